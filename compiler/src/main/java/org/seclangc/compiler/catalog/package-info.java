/** Closed tables of names: directives, actions, ctl options. */
package org.seclangc.compiler.catalog;
