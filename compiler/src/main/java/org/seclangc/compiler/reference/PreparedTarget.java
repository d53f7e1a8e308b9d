package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.Target;

/**
 * A target with its selector compiled.
 *
 * @param target the target
 * @param key which members of its variable
 */
record PreparedTarget(Target target, KeyMatcher key) {
    static PreparedTarget of(Target target) {
        return new PreparedTarget(target, KeyMatcher.of(target.selector()));
    }
}
