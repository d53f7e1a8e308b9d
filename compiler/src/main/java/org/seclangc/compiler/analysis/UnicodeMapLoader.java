package org.seclangc.compiler.analysis;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.runtime.transformations.UnicodeMap;
import org.seclangc.runtime.transformations.UnicodeMapException;

/**
 * {@code SecUnicodeMapFile FILE [CODEPAGE]}. If there is no file, code page 20127 of the usual {@code unicode.mapping}
 * is built in (language reference, data, H26), so that the recommended configuration loads without it.
 */
final class UnicodeMapLoader {
    private static final String USUAL_FILE = "unicode.mapping";
    private static final int BUILT_IN = 20127;

    private final Context context;
    private final DataFiles files;

    UnicodeMapLoader(Context context, DataFiles files) {
        this.context = context;
        this.files = files;
    }

    /** The map, or nothing after a mistake, which is reported. */
    Optional<UnicodeMap> load(Directive.Setting setting) {
        Text file = setting.arguments().get(0);
        int codePage = BUILT_IN;
        if (setting.arguments().size() > 1) {
            Text second = setting.arguments().get(1);
            OptionalLong number = Numbers.parse(second.value(), 1, 99_999_999);
            if (number.isEmpty()) {
                context.report(
                        SemanticCode.INVALID_SETTING,
                        second.span(),
                        Shown.quoted(second.value()) + " is no code page",
                        "a number such as 20127");
                return Optional.empty();
            }
            codePage = (int) number.getAsLong();
        }
        try {
            return Optional.of(UnicodeMap.parse(
                    files.content(file.span().file(), file.value()).latin1(), codePage));
        } catch (NoSuchFileException e) {
            if (codePage == BUILT_IN && isUsualFile(file.value())) {
                return Optional.of(UnicodeMap.codePage20127());
            }
            context.report(
                    SemanticCode.UNREADABLE_DATA_FILE,
                    file.span(),
                    "cannot read " + Shown.quoted(file.value()) + ": there is no such file",
                    "`" + USUAL_FILE + " 20127` is built in");
        } catch (IOException e) {
            context.report(
                    SemanticCode.UNREADABLE_DATA_FILE,
                    file.span(),
                    "cannot read " + Shown.quoted(file.value()) + ": " + e.getMessage());
        } catch (UnicodeMapException e) {
            context.report(
                    SemanticCode.INVALID_DATA_FILE,
                    file.span(),
                    Shown.quoted(file.value()) + ", line " + e.line() + ": " + e.getMessage());
        }
        return Optional.empty();
    }

    private static boolean isUsualFile(String name) {
        return name.substring(name.lastIndexOf('/') + 1).equals(USUAL_FILE);
    }
}
