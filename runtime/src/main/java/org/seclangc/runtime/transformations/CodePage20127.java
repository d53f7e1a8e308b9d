package org.seclangc.runtime.transformations;

/**
 * The 370 best fits of Unicode to US-ASCII that the usual map file has for code page 20127
 * (specification, data C.4).
 */
final class CodePage20127 {
    /** A line is a target, then its code points and ranges of them, all in hex. Full-width forms are not listed. */
    private static final String TABLE = """
            20 00A0 2000-2006
            21 00A1
            22 02BA 030E 201C-201E
            24 00A4
            27 02B9 02BC 02C8 2018-2019 2032
            2C 00B8 201A
            2D 00AD 2010-2011 2013-2014
            2E 00B7 2022 2026
            31 00B9
            32 00B2
            33 00B3
            3C 00AB 2039
            3E 00BB 203A
            41 00C0-00C6 0100 0102 0104 01CD 01DE
            43 00A9 00C7 0106 0108 010A 010C
            44 00D0 010E 0110 0189
            45 00C8-00CB 0112 0114 0116 0118 011A
            46 0191
            47 011C 011E 0120 0122 01E4 01E6
            48 0124 0126
            49 00CC-00CF 0128 012A 012C 012E 0130 0197 01CF
            4A 0134
            4B 0136 01E8
            4C 0139 013B 013D 0141
            4E 00D1 0143 0145 0147
            4F 00D2-00D6 00D8 014C 014E 0150 0152 019F-01A0 01D1 01EA 01EC
            52 00AE 0154 0156 0158
            53 015A 015C 015E 0160
            54 0162 0164 0166 01AE 2122
            55 00D9-00DC 0168 016A 016C 016E 0170 0172 01AF 01D3 01D5 01D7 01D9 01DB
            57 0174
            59 00A5 00DD 0176 0178
            5A 0179 017B 017D
            5E 02C4 02C6 0302
            5F 02CD 0331-0332
            60 02CB 0300 2035
            61 00AA 00E0-00E6 0101 0103 0105 01CE 01DF
            62 0180
            63 00A2 00E7 0107 0109 010B 010D
            64 010F 0111
            65 00E8-00EB 0113 0115 0117 0119 011B
            66 0192
            67 011D 011F 0121 0123 01E5 01E7 0261
            68 0125 0127
            69 00EC-00EF 0129 012B 012D 012F 0131 01D0
            6A 0135 01F0
            6B 0137 01E9
            6C 013A 013C 013E 0142 019A
            6E 00F1 0144 0146 0148
            6F 00BA 00F2-00F6 00F8 014D 014F 0151 0153 01A1 01D2 01EB 01ED
            72 0155 0157 0159
            73 015B 015D 015F 0161
            74 0163 0165 0167 01AB
            75 00F9-00FC 0169 016B 016D 016F 0171 0173 01B0 01D4 01D6 01D8 01DA 01DC
            77 0175
            79 00FD 00FF 0177
            7A 017C 017E 01B6
            7C 00A6
            7E 02DC 0303
            """;

    private CodePage20127() {}

    static UnicodeMap load() {
        UnicodeMap.Builder builder = new UnicodeMap.Builder();
        for (int codePoint = 0xFF01; codePoint <= 0xFF5E; codePoint++) {
            // The file lacks the question mark; the rule for full-width forms gives it all the same.
            if (codePoint != 0xFF1F) {
                builder.put(codePoint, codePoint - 0xFF00 + 0x20);
            }
        }
        TABLE.lines().forEach(line -> addLine(builder, line));
        return builder.build();
    }

    private static void addLine(UnicodeMap.Builder builder, String line) {
        int target = Integer.parseInt(line, 0, 2, 16);
        for (int at = 3; at < line.length(); at += 5) {
            int first = Integer.parseInt(line, at, at + 4, 16);
            int last = first;
            if (at + 4 < line.length() && line.charAt(at + 4) == '-') {
                at += 5;
                last = Integer.parseInt(line, at, at + 4, 16);
            }
            for (int codePoint = first; codePoint <= last; codePoint++) {
                builder.put(codePoint, target);
            }
        }
    }
}
