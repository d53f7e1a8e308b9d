/**
 * Random rule sets and requests, and the comparison of two engines on them. Everything follows from a seed, and values,
 * keys and arguments come from one small vocabulary, so that matches are frequent.
 */
package org.seclangc.compiler.random;
