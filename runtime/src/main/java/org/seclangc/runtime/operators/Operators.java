package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Makes operators from their names and arguments. */
public final class Operators {
    private static final Operator NEVER = (value, captures) -> false;
    private static final Operator ALWAYS = (value, captures) -> true;

    private Operators() {}

    /**
     * The operator {@code name} with an argument that holds no macros.
     *
     * @throws OperatorArgumentException if the argument is wrong or the operator is not supported. Of a pattern that
     *     does not compile, the {@link RegexSyntaxException} is the cause.
     * @throws IllegalArgumentException if {@code resources} have no detector for {@code @detectSQLi}, {@code @detectXSS}
     */
    public static Operator create(OperatorName name, ByteSlice argument, OperatorResources resources)
            throws OperatorArgumentException {
        if (name.support() == OperatorSupport.REJECTED) {
            throw new OperatorArgumentException("@" + name.spelling() + " is not supported: " + name.reason(), 0);
        }
        return switch (name) {
            case RX -> new RxOperator(compile(argument, 0, false, resources));
            case RX_GLOBAL -> new RxGlobalOperator(compile(argument, 0, false, resources));
            case PM -> phrases(argument);
            case PM_FROM_FILE -> new PhraseOperator(ListFiles.phrases(argument, resources));
            case IP_MATCH -> IpMatchOperator.ofArgument(argument);
            case IP_MATCH_FROM_FILE -> new IpMatchOperator(ListFiles.networks(argument, resources));
            case VALIDATE_BYTE_RANGE -> new ByteRangeOperator(argument);
            case VALIDATE_URL_ENCODING -> new UrlEncodingOperator();
            case VALIDATE_UTF8_ENCODING -> new Utf8EncodingOperator();
            case VERIFY_CC -> verify(CheckDigits.LUHN, argument, resources);
            case VERIFY_CPF -> verify(CheckDigits.CPF, argument, resources);
            case VERIFY_SSN -> verify(CheckDigits.SSN, argument, resources);
            case VERIFY_SVNR -> verify(CheckDigits.SVNR, argument, resources);
            case VALIDATE_NID -> nationalId(argument, resources);
            case DETECT_SQLI, DETECT_XSS -> resources.detector(name);
            case UNCONDITIONAL_MATCH -> ALWAYS;
            case NO_MATCH, GEO_LOOKUP, RBL -> NEVER;
            default -> withParameter(name, argument);
        };
    }

    /**
     * The operator {@code name} for parameters known when the rule runs; all that take macros but {@code @rx}, whose
     * patterns have to be compiled first.
     *
     * @throws IllegalArgumentException if {@code name} is another operator
     */
    public static ParameterOperator parameterOperator(OperatorName name) {
        return switch (name) {
            case BEGINS_WITH -> StringComparison.BEGINS_WITH;
            case CONTAINS, STRMATCH -> StringComparison.CONTAINS;
            case CONTAINS_WORD -> StringComparison.CONTAINS_WORD;
            case ENDS_WITH -> StringComparison.ENDS_WITH;
            case STREQ -> StringComparison.STREQ;
            case WITHIN -> StringComparison.WITHIN;
            case EQ -> NumericComparison.EQ;
            case GE -> NumericComparison.GE;
            case GT -> NumericComparison.GT;
            case LE -> NumericComparison.LE;
            case LT -> NumericComparison.LT;
            default -> throw new IllegalArgumentException("@" + name.spelling() + " takes no parameter at run time");
        };
    }

    private static Operator withParameter(OperatorName name, ByteSlice argument) {
        if (name == OperatorName.CONTAINS || name == OperatorName.STRMATCH) {
            ByteSearch search = new ByteSearch(argument);
            return (value, captures) -> search.occursIn(value);
        }
        if (name == OperatorName.CONTAINS_WORD) {
            ByteSearch search = new ByteSearch(argument);
            return (value, captures) -> search.occursAsWordIn(value);
        }
        ParameterOperator operator = parameterOperator(name);
        return (value, captures) -> operator.matches(value, argument);
    }

    private static Regex compile(ByteSlice pattern, int offset, boolean multiline, OperatorResources resources)
            throws OperatorArgumentException {
        try {
            return resources.regex(pattern, multiline);
        } catch (RegexSyntaxException e) {
            OperatorArgumentException fault = new OperatorArgumentException(e.getMessage(), offset + e.offset());
            fault.initCause(e);
            throw fault;
        }
    }

    private static Operator phrases(ByteSlice argument) throws OperatorArgumentException {
        PhraseList list = PhraseList.parse(argument);
        if (list.phrases().isEmpty()) {
            throw new OperatorArgumentException("@pm has no phrase to look for", 0);
        }
        return new PhraseOperator(list);
    }

    private static Operator verify(CheckDigits check, ByteSlice pattern, OperatorResources resources)
            throws OperatorArgumentException {
        return pattern.isEmpty() ? NEVER : new VerifyOperator(compile(pattern, 0, true, resources), check);
    }

    private static Operator nationalId(ByteSlice argument, OperatorResources resources)
            throws OperatorArgumentException {
        int end = 0;
        while (end < argument.length() && !Ascii.isSpace(argument.at(end))) {
            end++;
        }
        ArgumentItem pattern = ArgumentItem.trimmed(argument, end, argument.length());
        CheckDigits check = switch (argument.slice(0, end).latin1()) {
            case "cl" -> CheckDigits.RUT;
            case "us" -> CheckDigits.SSN;
            default ->
                throw new OperatorArgumentException("@validateNid knows the countries cl (Chile) and us (USA)", 0);
        };
        if (pattern.text().isEmpty()) {
            throw new OperatorArgumentException("@validateNid needs a pattern behind the country", end);
        }
        return new NidOperator(compile(pattern.text(), pattern.offset(), false, resources), check);
    }
}
