package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** Tests of the digits in a text, all other bytes ignored (specification, data, D.6). */
enum CheckDigits {
    /** Credit cards: ISO/IEC 7812-1, annex B (Luhn); any number of digits but none. */
    LUHN {
        @Override
        boolean isValid(ByteSlice text) {
            int sum = 0;
            int digits = 0;
            for (int i = text.length() - 1; i >= 0; i--) {
                if (Ascii.isDigit(text.at(i))) {
                    int weighted = (text.at(i) - '0') << (digits & 1);
                    // The sum is kept small, for a text may be long.
                    sum = (sum + (weighted > 9 ? weighted - 9 : weighted)) % 10;
                    digits++;
                }
            }
            return digits > 0 && sum == 0;
        }
    },
    /** Brazilian tax numbers: two check digits at the end. */
    CPF {
        @Override
        boolean isValid(ByteSlice text) {
            int[] digits = digits(text, 11);
            return digits != null
                    && !stepsBy(digits, 0)
                    && !isBlankForm(digits)
                    && digits[9] == checkDigit(digits, 9)
                    && digits[10] == checkDigit(digits, 10);
        }

        /** Weights go down to 2 at the last of the first {@code count} digits. */
        private int checkDigit(int[] digits, int count) {
            int sum = 0;
            for (int i = 0; i < count; i++) {
                sum += digits[i] * (count + 1 - i);
            }
            int remainder = sum % 11;
            return remainder < 2 ? 0 : 11 - remainder;
        }

        /** 012.345.678-90, which stands in forms as an example and has valid check digits. */
        private boolean isBlankForm(int[] digits) {
            for (int i = 0; i < digits.length; i++) {
                if (digits[i] != i % 10) {
                    return false;
                }
            }
            return true;
        }
    },
    /** US social security numbers: no check digit, but numbers that were never issued. */
    SSN {
        @Override
        boolean isValid(ByteSlice text) {
            int[] digits = digits(text, 9);
            if (digits == null || stepsBy(digits, 0) || stepsBy(digits, 1)) {
                return false;
            }
            int area = number(digits, 0, 3);
            boolean areaIssued = area > 0 && area < 740 && area != 666;
            return areaIssued && number(digits, 3, 5) > 0 && number(digits, 5, 9) > 0;
        }
    },
    /** Austrian social insurance numbers: the fourth digit checks the others. */
    SVNR {
        private static final int[] WEIGHTS = {3, 7, 9, 0, 5, 8, 4, 2, 1, 6};

        @Override
        boolean isValid(ByteSlice text) {
            int[] digits = digits(text, WEIGHTS.length);
            if (digits == null || stepsBy(digits, 0)) {
                return false;
            }
            int sum = 0;
            for (int i = 0; i < WEIGHTS.length; i++) {
                sum += digits[i] * WEIGHTS[i];
            }
            return sum % 11 % 10 == digits[3];
        }
    },
    /** Chilean RUT: six to eight digits and a check digit, {@code k} for 10; weights 2 to 7 from the right. */
    RUT {
        @Override
        boolean isValid(ByteSlice text) {
            int sum = 0;
            int digits = 0;
            int check = -1;
            for (int i = text.length() - 1; i >= 0; i--) {
                int b = Ascii.lower(text.at(i));
                if (check < 0 && (Ascii.isDigit(b) || b == 'k')) {
                    check = b;
                } else if (Ascii.isDigit(b)) {
                    sum = (sum + (b - '0') * (digits % 6 + 2)) % 11;
                    digits++;
                }
            }
            if (digits < 6 || digits > 8) {
                return false;
            }
            int expected = 11 - sum;
            return check == (expected == 11 ? '0' : expected == 10 ? 'k' : '0' + expected);
        }
    };

    /** Whether the digits of {@code text} make a valid number. */
    abstract boolean isValid(ByteSlice text);

    /** The digits of {@code text}, or null if their number is not {@code count}. */
    private static int[] digits(ByteSlice text, int count) {
        int[] digits = new int[count];
        int found = 0;
        for (int i = 0; i < text.length(); i++) {
            if (Ascii.isDigit(text.at(i))) {
                if (found == count) {
                    return null;
                }
                digits[found++] = text.at(i) - '0';
            }
        }
        return found == count ? digits : null;
    }

    /** Whether each digit is its predecessor plus {@code step}. */
    private static boolean stepsBy(int[] digits, int step) {
        for (int i = 1; i < digits.length; i++) {
            if (digits[i] != digits[i - 1] + step) {
                return false;
            }
        }
        return true;
    }

    private static int number(int[] digits, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = number * 10 + digits[i];
        }
        return number;
    }
}
