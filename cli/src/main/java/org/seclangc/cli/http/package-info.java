/**
 * Requests as people write them: a request line, a curl command, a raw HTTP message. Text in here is one char a byte
 * (ISO-8859-1), as everywhere in the engine.
 */
package org.seclangc.cli.http;
