/**
 * Regular expressions over bytes: our own parser and the engines behind {@code @rx}.
 *
 * <p>{@link RegexParser} reads a pattern as PCRE would with DOTALL and DOLLAR_ENDONLY (spec/data D.4) and gives a {@link
 * RegexTree}, from which {@link Re2Printer} and {@link JavaPrinter} print what the engines compile. {@link RegexCompiler}
 * takes RE2/J for all patterns inside RE2, and for others, if allowed, java.util.regex under a budget.
 *
 * <p>Where the engines cannot do what PCRE does:
 *
 * <ul>
 *   <li>{@code (?m)^} matches behind an LF that ends the value, as in RE2; PCRE would not.
 *   <li>In a loop whose body may match the empty string, such as {@code (a*)*}, the end of the match and its groups may
 *       differ; whether there is a match, and where it starts, does not (but for java.util.regex if look-around, atomic
 *       groups or back-references depend on it). No pattern of the Core Rule Set has such a loop.
 *   <li>java.util.regex may leave in groups inside loops, look-ahead or atomic groups what an abandoned attempt has set.
 * </ul>
 */
package org.seclangc.runtime.regex;
