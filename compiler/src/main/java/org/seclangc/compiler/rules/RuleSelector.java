package org.seclangc.compiler.rules;

/** Chooses rules. */
public sealed interface RuleSelector {
    /** Ids {@code first} to {@code last}, both included. */
    record Ids(int first, int last) implements RuleSelector {}

    /** Rules with exactly that tag, macros in the rule's tag not expanded. */
    record Tag(String tag) implements RuleSelector {}

    /** Rules with exactly that msg, macros not expanded. */
    record Msg(String msg) implements RuleSelector {}
}
