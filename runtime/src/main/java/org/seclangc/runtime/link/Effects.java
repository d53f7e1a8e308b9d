package org.seclangc.runtime.link;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;

/**
 * What matching values do to variables (language reference 1, D.5 to D.6). Called by generated code; keys, names and
 * values are indexes of macros in the tables.
 */
public final class Effects {
    private Effects() {}

    /** {@code setvar:collection.key=value}. */
    public static void set(Frame frame, int collection, int key, int value) {
        frame.state.put(variable(frame, collection), text(frame, key), text(frame, value));
    }

    /** {@code setvar:collection.key=+value}. */
    public static void add(Frame frame, int collection, int key, int value) {
        Variable variable = variable(frame, collection);
        ByteSlice name = text(frame, key);
        frame.state.put(variable, name, Decimal.of(Decimal.sum(number(frame, variable, name), number(frame, value))));
    }

    /** {@code setvar:collection.key=-value}. */
    public static void subtract(Frame frame, int collection, int key, int value) {
        Variable variable = variable(frame, collection);
        ByteSlice name = text(frame, key);
        long difference = Decimal.difference(number(frame, variable, name), number(frame, value));
        frame.state.put(variable, name, Decimal.of(difference));
    }

    /** {@code setvar:!collection.key}. */
    public static void delete(Frame frame, int collection, int key) {
        frame.state.remove(variable(frame, collection), text(frame, key));
    }

    /** {@code setenv:name=value}. */
    public static void setEnvironment(Frame frame, int name, int value) {
        frame.state.setEnvironment(text(frame, name), text(frame, value));
    }

    /** {@code setenv:!name}. */
    public static void unsetEnvironment(Frame frame, int name) {
        frame.state.setEnvironment(text(frame, name), null);
    }

    /** {@code expirevar:collection.key=seconds}. */
    public static void expire(Frame frame, int collection, int key, int seconds) {
        long life = Decimal.parsePrefix(text(frame, seconds));
        frame.state.expire(variable(frame, collection), text(frame, key), life);
    }

    /** {@code deprecatevar:collection.key=amount/seconds}; the last two are the numbers themselves. */
    public static void deprecate(Frame frame, int collection, int key, int amount, int seconds) {
        frame.state.deprecate(variable(frame, collection), text(frame, key), amount, seconds);
    }

    /** {@code initcol:collection=key} and its kin. */
    public static void open(Frame frame, int collection, int key) {
        frame.state.openCollection(variable(frame, collection), text(frame, key));
    }

    private static long number(Frame frame, Variable collection, ByteSlice key) {
        return Decimal.parsePrefix(frame.state.get(collection, key));
    }

    private static long number(Frame frame, int macro) {
        return Decimal.parsePrefix(text(frame, macro));
    }

    private static Variable variable(Frame frame, int index) {
        return frame.tables.variables[index];
    }

    private static ByteSlice text(Frame frame, int macro) {
        return Macros.expand(frame, frame.tables.macros[macro]);
    }
}
