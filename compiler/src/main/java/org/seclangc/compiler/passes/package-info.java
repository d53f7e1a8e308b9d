/** What a pass is; the passes themselves live in packages below. */
package org.seclangc.compiler.passes;
