package org.seclangc.cli.cases;

import org.seclangc.runtime.Exchange;

/**
 * One request to run.
 *
 * @param id its name, repeated in the answer
 * @param exchange the request, with or without a response
 */
public record Case(String id, Exchange exchange) {}
