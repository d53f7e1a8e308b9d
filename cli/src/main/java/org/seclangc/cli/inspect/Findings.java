package org.seclangc.cli.inspect;

import java.util.Optional;
import org.seclangc.compiler.ArtifactReport;
import org.seclangc.compiler.RuleCode;

/**
 * What {@code inspect} was asked for.
 *
 * @param report the whole, absent if a part was asked for
 * @param rule the code of a rule
 * @param ir text of the program or of a rule in it
 */
public record Findings(Optional<ArtifactReport> report, Optional<RuleCode> rule, Optional<String> ir) {}
