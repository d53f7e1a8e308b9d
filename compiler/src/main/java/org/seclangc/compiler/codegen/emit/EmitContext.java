package org.seclangc.compiler.codegen.emit;

import org.seclangc.compiler.artifact.TableBuilder;
import org.seclangc.compiler.codegen.asm.Code;

/**
 * Where an emitter writes.
 *
 * @param code the instructions
 * @param tables the constants they name
 */
public record EmitContext(Code code, TableBuilder tables) {}
