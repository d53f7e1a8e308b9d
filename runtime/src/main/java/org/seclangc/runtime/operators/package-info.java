/** Operators of SecLang ({@code @name argument}) over byte slices. */
package org.seclangc.runtime.operators;
