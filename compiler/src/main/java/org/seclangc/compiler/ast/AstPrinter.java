package org.seclangc.compiler.ast;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.seclangc.compiler.ast.Directive.SelectBy;

/** Directives as SecLang text that parses back to them. */
public final class AstPrinter {
    private final StringBuilder out = new StringBuilder();

    private AstPrinter() {}

    /**
     * One line a directive, one char a byte. Parsing the text gives the same directives at other places.
     *
     * @throws IllegalArgumentException if a directive does not come from the parser and holds a text that no rule file
     *     can hold, such as a message with a line end
     */
    public static String print(List<Directive> directives) {
        AstPrinter printer = new AstPrinter();
        directives.forEach(printer::directive);
        return printer.out.toString();
    }

    private void directive(Directive directive) {
        if (directive instanceof Directive.SecRule rule) {
            line("SecRule").bare(targets(rule.targets())).quoted(operator(rule.operator()));
            // Without actions, a pattern such as " id:1" would be taken for them.
            actions(rule.actions(), !isBlank(rule.operator().argument().value(), 0));
        } else if (directive instanceof Directive.SecAction action) {
            line("SecAction").actions(action.actions(), false);
        } else if (directive instanceof Directive.SecDefaultAction action) {
            line("SecDefaultAction").actions(action.actions(), false);
        } else if (directive instanceof Directive.SecMarker marker) {
            line("SecMarker").texts(List.of(marker.label()));
        } else if (directive instanceof Directive.SecRuleScript script) {
            line("SecRuleScript").texts(List.of(script.file())).actions(script.actions(), true);
        } else if (directive instanceof Directive.RemoveRules remove) {
            line("SecRuleRemove" + by(remove.by())).texts(remove.selectors());
        } else if (directive instanceof Directive.UpdateTargets update) {
            line("SecRuleUpdateTarget" + by(update.by())).texts(List.of(update.selector()));
            bare(targets(update.targets()));
            if (!update.replaced().isEmpty()) {
                bare(targets(update.replaced()));
            }
        } else if (directive instanceof Directive.UpdateActions update) {
            line("SecRuleUpdateActionById").texts(List.of(update.selector())).actions(update.actions(), false);
        } else if (directive instanceof Directive.Setting setting) {
            line(setting.name().value()).texts(setting.arguments());
        }
        if (out.charAt(out.length() - 1) == '\\') {
            out.append("\\\n"); // a backslash ends a line only if another one continues it, with nothing here
        }
        out.append('\n');
    }

    private static String by(SelectBy by) {
        return switch (by) {
            case ID -> "ById";
            case TAG -> "ByTag";
            case MSG -> "ByMsg";
        };
    }

    private AstPrinter line(String name) {
        out.append(name);
        return this;
    }

    private AstPrinter bare(String argument) {
        out.append(' ').append(QuotePrinter.argument(argument, true));
        return this;
    }

    private AstPrinter quoted(String argument) {
        out.append(' ').append(QuotePrinter.argument(argument, false));
        return this;
    }

    private AstPrinter texts(List<Text> arguments) {
        arguments.forEach(argument -> bare(argument.value()));
        return this;
    }

    private void actions(List<ActionNode> actions, boolean optional) {
        if (!optional || !actions.isEmpty()) {
            quoted(actions.stream().map(AstPrinter::action).collect(Collectors.joining(",")));
        }
    }

    private static String targets(List<TargetNode> targets) {
        List<String> entries = new ArrayList<>(targets.size());
        for (TargetNode target : targets) {
            String prefix = switch (target.prefix()) {
                case NONE -> "";
                case EXCLUDE -> "!";
                case COUNT -> "&";
            };
            Selector selector = target.selector();
            entries.add(prefix + target.name().value() + (selector == null ? "" : ":" + selector(selector)));
        }
        return String.join("|", entries);
    }

    private static String selector(Selector selector) {
        String text = selector.text().value();
        if (selector instanceof Selector.XPath) {
            return text;
        }
        if (selector instanceof Selector.Pattern) {
            return pattern(text);
        }
        boolean plain = !text.isEmpty() && text.charAt(0) != '/' && text.charAt(0) != '\'';
        for (int i = 0; i < text.length(); i++) {
            plain &= text.charAt(i) != '|' && text.charAt(i) != ',' && !isBlank(text, i);
        }
        if (text.length() > 1 && text.startsWith("/") && text.endsWith("/")) {
            throw new IllegalArgumentException("this key would be a pattern: " + text);
        }
        return plain ? text : QuotePrinter.apostrophed(text);
    }

    private static String pattern(String text) {
        if (QuotePrinter.endsUnpaired(text)) {
            throw new IllegalArgumentException("the slash behind would belong to the pattern " + text);
        }
        return QuotePrinter.isOneToken(text, '/') ? "/" + text + "/" : QuotePrinter.apostrophed("/" + text + "/");
    }

    /** The name is always written: a pattern alone might look like something else. */
    private static String operator(OperatorNode operator) {
        String argument = operator.argument().value();
        if (isBlank(argument, 0)) {
            return nameless(operator);
        }
        String name = (operator.negated() ? "!@" : "@") + operator.name().value();
        return argument.isEmpty() ? name : name + " " + argument;
    }

    /** Blanks after a name are left out, so a pattern that begins with one has no name. */
    private static String nameless(OperatorNode operator) {
        String pattern = operator.argument().value();
        String start = pattern.stripLeading();
        if (operator.negated()
                || !operator.name().value().equalsIgnoreCase("rx")
                || start.startsWith("!")
                || start.startsWith("@")) {
            throw new IllegalArgumentException("no operator can have the argument " + pattern);
        }
        return pattern;
    }

    private static String action(ActionNode action) {
        String name = action.name().value();
        return action.value() == null ? name : name + ":" + value(action.value().value());
    }

    private static String value(String value) {
        boolean plain = !value.isEmpty()
                && value.charAt(0) != '\''
                && value.chars().allMatch(c -> c > ' ' && c != ',')
                && QuotePrinter.hasNoEscaped(value, '\'');
        // A pattern in such a value may go on behind commas, so quotes mark its end.
        boolean open = value.regionMatches(true, 0, "ruleRemoveTargetBy", 0, 18);
        return plain && !(open && QuotePrinter.fits(value, '\'')) ? value : QuotePrinter.apostrophed(value);
    }

    private static boolean isBlank(String text, int at) {
        return at < text.length() && " \t\r\n\f\u000B".indexOf(text.charAt(at)) >= 0;
    }
}
