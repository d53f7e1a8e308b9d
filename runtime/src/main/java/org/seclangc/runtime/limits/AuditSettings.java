package org.seclangc.runtime.limits;

/**
 * The audit log's directives.
 *
 * @param engine which transactions are audited
 * @param parts letters of the parts (SecAuditLogParts)
 * @param relevantStatus pattern of relevant response statuses as written, or null (SecAuditLogRelevantStatus)
 */
public record AuditSettings(AuditEngine engine, String parts, String relevantStatus) {}
