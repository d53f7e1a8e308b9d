package org.seclangc.compiler.codegen.emit;

import org.seclangc.compiler.codegen.asm.Code;
import org.seclangc.compiler.tables.TableBuilder;

/**
 * Where an emitter writes.
 *
 * @param code the instructions
 * @param tables the constants they name
 */
public record EmitContext(Code code, TableBuilder tables) {}
