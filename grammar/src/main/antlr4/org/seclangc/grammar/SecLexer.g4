/*
 * Tokens of SecLang (language reference, parts A to D). One char is one byte (ISO-8859-1).
 *
 * The language quotes twice: a line is cut into arguments, and an argument is a text of its own once its quotes and the
 * escapes of its quotes are gone. So there are four starting points: the default mode for one logical line (lines
 * already joined, comments already gone), TARGETS, OPERATOR and ACTIONS for the text of an argument. Every text has a
 * token sequence in every mode; tokens that only mistakes produce are marked.
 */
lexer grammar SecLexer;

// A logical line.

LINE_BLANKS : Blank+ -> skip ;
CONTAINER : '<' Any* ;
DIRECTIVE : ~[ \t\r\n\f\u000B<"'`] ~[ \t\r\n\f\u000B"'`]* -> mode(ARGUMENTS) ;
NO_DIRECTIVE : ["'`] Any* ; // mistake

mode ARGUMENTS;

ARGUMENT_BLANKS : Blank+ -> skip ;
QUOTED : '"' ( '\\' . | ~["\\] )* '"' ;
APOSTROPHED : '\'' ( '\\' . | ~['\\] )* '\'' ;
BLOCK : '`' ~'`'* '`' ;
UNTERMINATED : ( '"' ( '\\' . | ~["\\] )* | '\'' ( '\\' . | ~['\\] )* ) '\\'? | '`' ~'`'* ; // mistake
BARE : ~[ \t\r\n\f\u000B"'`] ~[ \t\r\n\f\u000B]* ;

// A list of variables.

mode TARGETS;

TARGET_BLANKS : Blank+ -> skip ;
SEPARATOR : [|,] ;
EXCLUDE : '!' ;
COUNT : '&' ;
XML : [Xx] [Mm] [Ll] ':' -> mode(XPATH) ;
NAME : [A-Za-z0-9_]+ ;
COLON : ':' -> mode(SELECTOR) ;
NO_TARGET : ~[A-Za-z0-9_|,!&: \t\r\n\f\u000B]+ ; // mistake

mode SELECTOR;

PATTERN : '/' ( '\\' . | ~[/\\] )* '/' -> mode(TARGETS) ;
QUOTED_PATTERN : '\'/' ( '\\' . | ~['\\] )* '/\'' -> mode(TARGETS) ;
QUOTED_KEY : '\'' ( '\\' . | ~['\\] )* '\'' -> mode(TARGETS) ;
KEY : ~[/'|, \t\r\n\f\u000B] ~[|, \t\r\n\f\u000B]* -> mode(TARGETS) ;
SELECTOR_BLANKS : Blank+ ; // mistake
UNTERMINATED_SELECTOR // mistake
    : ( '/' ( '\\' . | ~[/|,\\] )* | '\'' ( '\\' . | ~['|,\\] )* ) '\\'? -> mode(TARGETS)
    ;
SELECTOR_END : [|,] -> type(SEPARATOR), mode(TARGETS) ;

mode XPATH;

// Separators may stand between brackets, one level deep.
XPATH_TEXT : ~[|, \t\r\n\f\u000B] ( '[' ~']'* ']' | '(' ~')'* ')' | ~[|,] )* -> mode(TARGETS) ;
XPATH_BLANKS : Blank+ -> type(SELECTOR_BLANKS) ; // mistake
XPATH_END : [|,] -> type(SEPARATOR), mode(TARGETS) ;

// An operator.

mode OPERATOR;

NEGATION : Blank* '!' Blank* -> mode(OPERATOR_BODY) ;
FIRST_OPERATOR_NAME : Blank* '@' ~[ \t\r\n\f\u000B]* -> type(OPERATOR_NAME), mode(OPERATOR_ARGUMENT) ;
FIRST_BARE_PATTERN : ( Blank* ~[!@ \t\r\n\f\u000B] Any* | Blank+ ) -> type(BARE_PATTERN) ;

mode OPERATOR_BODY;

OPERATOR_NAME : '@' ~[ \t\r\n\f\u000B]* -> mode(OPERATOR_ARGUMENT) ;
BARE_PATTERN : ~[@ \t\r\n\f\u000B] Any* ;

mode OPERATOR_ARGUMENT;

OPERATOR_BLANKS : Blank+ -> skip ;
OPERATOR_TEXT : ~[ \t\r\n\f\u000B] Any* ;

// A list of actions.

mode ACTIONS;

ACTION_BLANKS : Blank+ -> skip ;
COMMA : ',' ;
ACTION_NAME : [A-Za-z] [A-Za-z0-9_]* ;
VALUE_COLON : ':' -> mode(VALUE) ;
NO_ACTION : ~[A-Za-z,: \t\r\n\f\u000B] ~[,: \t\r\n\f\u000B]* ; // mistake

mode VALUE;

VALUE_BLANKS : Blank+ -> skip ;
QUOTED_VALUE : '\'' ( '\\' . | ~['\\] )* '\'' -> mode(ACTIONS) ;
UNTERMINATED_VALUE : '\'' ( '\\' . | ~['\\] )* '\\'? -> mode(ACTIONS) ; // mistake
// Commas inside the pattern of a removed target belong to the value. XML has paths, not patterns.
TARGET_VALUE
    options { caseInsensitive = true; }
    : 'ruleremovetargetby' ~[,;']* ';' ( '!' | Blank )* [a-wyz] [a-z_]* ':/' ( '\\' . | ~[/\\] )* '/' -> mode(ACTIONS)
    ;
PLAIN_VALUE : ~[', \t\r\n\f\u000B] ~','* -> mode(ACTIONS) ;
VALUE_END : ',' -> type(COMMA), mode(ACTIONS) ;

fragment Blank : [ \t\r\n\f\u000B] ;
fragment Any : [\u0000-\u{10FFFF}] ;
