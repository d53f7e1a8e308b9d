/** The reference evaluator: small, slow, obvious; the oracle of every test. */
package org.seclangc.compiler.reference;
