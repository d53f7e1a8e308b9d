/** What the project's claims about speed rest on; scripts beside this module run it. */
package org.seclangc.benchmarks;
