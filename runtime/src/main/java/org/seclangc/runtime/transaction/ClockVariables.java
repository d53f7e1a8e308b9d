package org.seclangc.runtime.transaction;

import java.time.ZonedDateTime;
import java.util.Locale;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;

/** TIME and its kin (language reference 2, A.5). */
final class ClockVariables {
    private ClockVariables() {}

    /** The text of a TIME variable at {@code now}. */
    static ByteSlice read(Variable variable, ZonedDateTime now) {
        return switch (variable) {
            case TIME ->
                ByteSlice.ofLatin1(
                        String.format(Locale.ROOT, "%02d:%02d:%02d", now.getHour(), now.getMinute(), now.getSecond()));
            case TIME_EPOCH -> Decimal.of(now.toEpochSecond());
            case TIME_YEAR -> Decimal.of(now.getYear());
            case TIME_MON -> twoDigits(now.getMonthValue());
            case TIME_DAY -> twoDigits(now.getDayOfMonth());
            case TIME_HOUR -> twoDigits(now.getHour());
            case TIME_MIN -> twoDigits(now.getMinute());
            case TIME_SEC -> twoDigits(now.getSecond());
            case TIME_WDAY -> Decimal.of(now.getDayOfWeek().getValue() % 7);
            default -> throw new IllegalArgumentException(variable.name());
        };
    }

    private static ByteSlice twoDigits(int number) {
        return ByteSlice.ofLatin1(String.format(Locale.ROOT, "%02d", number));
    }
}
