package org.seclangc.runtime.limits;

import java.util.List;
import org.seclangc.runtime.transformations.UnicodeMap;

/**
 * What directives other than rules fix for all transactions of a rule set.
 *
 * @param engine what the engine does
 * @param requestBody limits of request bodies
 * @param responseBody limits of response bodies
 * @param audit audit log
 * @param webAppId name space of SESSION, USER and RESOURCE records (SecWebAppId)
 * @param collectionTimeoutSeconds idle life of a persistent record (SecCollectionTimeout)
 * @param regexStepBudget steps a search of a backtracking pattern may take (from SecPcreMatchLimit)
 * @param componentSignatures SecComponentSignature texts in order
 * @param unicodeMap best-fit map of {@code urlDecodeUni}
 */
public record EngineSettings(
        EngineMode engine,
        RequestBodySettings requestBody,
        ResponseBodySettings responseBody,
        AuditSettings audit,
        String webAppId,
        int collectionTimeoutSeconds,
        int regexStepBudget,
        List<String> componentSignatures,
        UnicodeMap unicodeMap) {
    /** Copies the list. */
    public EngineSettings {
        componentSignatures = List.copyOf(componentSignatures);
    }
}
