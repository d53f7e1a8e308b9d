/** Test files in the format of go-ftw (schema 2.3 and 3): what they say, how they are read. */
package org.seclangc.cli.ftw;
