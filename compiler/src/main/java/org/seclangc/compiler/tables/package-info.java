/** The tables of a compiled rule set: constants that generated code refers to by number, in one binary resource. */
package org.seclangc.compiler.tables;
