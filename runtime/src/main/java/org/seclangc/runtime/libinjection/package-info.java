/**
 * {@code @detectSQLi} and {@code @detectXSS}: our own detectors with the answers of libinjection.
 *
 * <p>SQLi: {@link org.seclangc.runtime.libinjection.SqliDetector} runs {@code SqlTokenizer} and {@code SqlFolder} over
 * up to five readings of the value and looks the result up in {@code SqlFingerprints}. XSS:
 * {@link org.seclangc.runtime.libinjection.XssDetector} runs {@code HtmlTokenizer} over up to five readings and asks
 * {@code XssRules} about each token. Neither copies the value, recurses or allocates; both take time linear in it.
 *
 * <p>The word list, the fingerprints and the name lists are data measured from libinjection (see NOTICE).
 */
package org.seclangc.runtime.libinjection;
