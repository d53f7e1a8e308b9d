package org.seclangc.compiler.ir;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.PassPipeline;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.ir.build.ProgramBuilder;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.runtime.transformations.TransformationName;

/** Each test breaks one thing of a sound program; the records themselves refuse what they can see alone. */
class IrVerifierTest {
    private static final String RULES = """
            SecRule ARGS "@rx a" "id:1,phase:2,pass,t:urlDecode,t:lowercase,skip:1"
            SecRule ARGS "@rx b" "id:2,phase:2,pass,t:urlDecode,t:lowercase"
            SecRule ARGS "@rx c" "id:3,phase:2,pass,t:urlDecode"
            SecAction "id:4,phase:2,pass,ctl:ruleRemoveById=3"
            SecAction "id:5,phase:2,pass"
            """;

    private final Program sound =
            PassPipeline.run(ProgramBuilder.build("sound", Sample.of(RULES).rules()), CompilerOptions.of("sound"));
    private final Phase phase = sound.phases().get(1);

    @Test
    void aSoundProgramPasses() {
        assertThatCode(() -> IrVerifier.verify(sound)).doesNotThrowAnyException();
    }

    @Test
    void aJumpBackIsBroken() {
        RuleNode rule = phase.rules().get(1);
        assertBroken(withRule(1, new RuleNode(rule.index(), rule.rule(), rule.links(), rule.disruption(), 1)), "jumps");
    }

    @Test
    void aJumpBeyondThePhaseIsBroken() {
        RuleNode rule = phase.rules().get(1);
        assertBroken(withRule(1, new RuleNode(rule.index(), rule.rule(), rule.links(), rule.disruption(), 6)), "jumps");
    }

    @Test
    void aRuleTwiceIsBroken() {
        assertBroken(withRule(1, phase.rules().get(0)), "twice");
    }

    @Test
    void aRuleInAnotherPhaseIsBroken() {
        List<Phase> phases = new ArrayList<>(sound.phases());
        phases.set(1, new Phase(2, List.of(), List.of()));
        phases.set(2, new Phase(3, phase.rules(), phase.groups()));
        assertBroken(sound.with(phases, sound.trie()), "wrong phase");
    }

    @Test
    void aMissingRuleIsBroken() {
        List<RuleNode> rules = phase.rules().subList(0, 4);
        assertBroken(withPhase(new Phase(2, rules, phase.groups())), "missing");
    }

    @Test
    void aTrieThatTransformsOtherwiseIsBroken() {
        List<Trie.Node> nodes = new ArrayList<>(sound.trie().nodes());
        nodes.set(0, new Trie.Node(Trie.ROOT, TransformationName.TRIM));
        assertBroken(sound.with(sound.phases(), new Trie(nodes, sound.trie().leaves())), "another chain");
    }

    @Test
    void aGroupOfLinksWithAnotherChainIsBroken() {
        LinkNode link = phase.rules().get(2).links().get(0).withGroup(0);
        RuleNode rule = phase.rules().get(2).withLinks(List.of(link));
        ScanGroup group = phase.groups().get(0);
        List<ScanGroup.Member> members = new ArrayList<>(group.members());
        members.add(new ScanGroup.Member(2, 0));
        List<RuleNode> rules = new ArrayList<>(phase.rules());
        rules.set(2, rule);
        ScanGroup wider = new ScanGroup(group.targets(), group.exclusions(), group.chain(), members);
        assertBroken(withPhase(new Phase(2, rules, List.of(wider))), "does not belong to group");
    }

    @Test
    void aRemovalOfRulesThatDoNotExistIsBroken() {
        LinkNode link = phase.rules().get(3).links().get(0);
        EffectNode removal = new EffectNode.RemoveRules(new RuleIndexes(List.of(new RuleIndexes.Range(4, 6))));
        LinkNode broken = new LinkNode(
                List.of(),
                List.of(),
                LinkNode.NO_CHAIN,
                null,
                false,
                false,
                List.of(removal),
                Requirement.ANYTHING,
                -1,
                link.span());
        assertBroken(withRule(3, phase.rules().get(3).withLinks(List.of(broken))), "does not exist");
    }

    @Test
    void recordsRefuseWhatTheySeeAlone() {
        assertThatThrownBy(() -> new Phase(6, List.of(), List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RuleIndexes.Range(3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Trie(List.of(new Trie.Node(0, TransformationName.TRIM)), List.of(0)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> phase.rules().get(0).withLinks(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private Program withRule(int position, RuleNode rule) {
        List<RuleNode> rules = new ArrayList<>(phase.rules());
        rules.set(position, rule);
        return withPhase(new Phase(2, rules, phase.groups()));
    }

    private Program withPhase(Phase second) {
        List<Phase> phases = new ArrayList<>(sound.phases());
        phases.set(1, second);
        return sound.with(phases, sound.trie());
    }

    private static void assertBroken(Program program, String fault) {
        assertThatThrownBy(() -> IrVerifier.verify(program))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(fault);
    }
}
