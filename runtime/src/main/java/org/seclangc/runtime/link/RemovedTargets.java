package org.seclangc.runtime.link;

import java.util.BitSet;

/**
 * What one {@code ctl:ruleRemoveTarget...} does.
 *
 * @param rules indexes of the rules concerned
 * @param filter the members they do not look at any more
 */
record RemovedTargets(BitSet rules, TargetFilter filter) {}
