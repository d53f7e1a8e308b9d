package org.seclangc.runtime.libinjection;

import static org.seclangc.runtime.libinjection.SqlType.BAREWORD;
import static org.seclangc.runtime.libinjection.SqlType.COMMENT;
import static org.seclangc.runtime.libinjection.SqlType.EVIL;
import static org.seclangc.runtime.libinjection.SqlType.NONE;

/**
 * Reads tokens and folds what makes no difference to an attack ({@code 1+1} is {@code 1}), until five are left or the
 * input ends. Takes constant time a token.
 */
final class SqlFolder {
    private static final int LEADING_JUNK = SqlType.setOf("c(t");

    private final SqlTokenizer tokenizer;
    private final SqlWindow window = new SqlWindow();
    private final SqlToken lastComment = new SqlToken();
    private boolean more;

    SqlFolder(SqlTokenizer tokenizer) {
        this.tokenizer = tokenizer;
    }

    /** The token at {@code index} of the result. */
    SqlToken token(int index) {
        return window.slot(index);
    }

    /** Folds the tokens of one run; the number of tokens that are left, at most five. */
    int run() {
        int count = fold();
        SqlToken last = window.slot(Math.max(count - 1, 0));
        if (count > 2 && isLoneTick(last)) {
            last.type = COMMENT;
        }
        for (int i = 0; i < count; i++) {
            if (window.slot(i).is(EVIL)) {
                window.slot(0).copyFrom(window.slot(i));
                return 1;
            }
        }
        return count;
    }

    /** An unclosed back-tick at the end works as a comment in MySQL. */
    private static boolean isLoneTick(SqlToken token) {
        return token.is(BAREWORD) && token.open == '`' && token.length == 0 && token.close == 0;
    }

    private int fold() {
        lastComment.clear();
        window.left = 0;
        if (!skipLeadingJunk()) {
            return 0;
        }
        window.size = 1;
        while (true) {
            foldFive();
            if (!more || window.left >= SqlWindow.LIMIT) {
                window.left = window.size;
                return withComment();
            }
            if (!fill(2)) {
                window.left = window.size;
                continue;
            }
            SqlPairRules.Outcome outcome = SqlPairRules.apply(window);
            if (outcome == SqlPairRules.Outcome.STOP) {
                return window.left + 2;
            }
            if (outcome == SqlPairRules.Outcome.RESTART) {
                continue;
            }
            if (!fill(3)) {
                window.left = window.size;
            } else if (!SqlTripleRules.apply(window)) {
                window.left++;
            }
        }
    }

    /** Leaves the first token that means something in slot 0; false if there is none. */
    private boolean skipLeadingJunk() {
        SqlToken first = window.slot(0);
        do {
            more = tokenizer.next(first);
        } while (more && (first.in(LEADING_JUNK) || first.isUnary()));
        return more;
    }

    /** Reads until {@code wanted} tokens are in sight; false if they do not come. */
    private boolean fill(int wanted) {
        while (more && window.size <= SqlWindow.LIMIT && window.size - window.left < wanted) {
            SqlToken token = window.slot(window.size);
            more = tokenizer.next(token);
            if (token.is(COMMENT)) {
                lastComment.copyFrom(token);
            } else if (more) {
                lastComment.clear();
                window.size++;
            }
        }
        return window.size - window.left >= wanted;
    }

    /** Five tokens that stand for one, such as {@code 1 + ( 1 )}: the first stays, and the sixth if it is there. */
    private void foldFive() {
        if (window.size < SqlWindow.LIMIT || !isFoldableFive()) {
            return;
        }
        if (window.size > SqlWindow.LIMIT) {
            window.slot(1).copyFrom(window.slot(SqlWindow.LIMIT));
            window.size = 2;
        } else {
            window.size = 1;
        }
        window.left = 0;
    }

    private boolean isFoldableFive() {
        return isFive("1", "o,", "(", "1", ")")
                || isFive("n", "o", "(", "n1", ")")
                || isFive("1", ")", ",", "(", "1")
                || isFive("n", ")", "o", "(", "n");
    }

    private boolean isFive(String t0, String t1, String t2, String t3, String t4) {
        return isOneOf(0, t0) && isOneOf(1, t1) && isOneOf(2, t2) && isOneOf(3, t3) && isOneOf(4, t4);
    }

    private boolean isOneOf(int index, String letters) {
        return letters.indexOf(window.slot(index).type.letter) >= 0;
    }

    private int withComment() {
        if (window.left < SqlWindow.LIMIT && !lastComment.is(NONE)) {
            window.slot(window.left).copyFrom(lastComment);
            window.left++;
        }
        return Math.min(window.left, SqlWindow.LIMIT);
    }
}
