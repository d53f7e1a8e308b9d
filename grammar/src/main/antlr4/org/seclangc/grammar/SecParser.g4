/*
 * Structure of SecLang (language reference, parts A to D), for the four starting points of SecLexer. Every token
 * sequence has exactly one tree: mistakes are alternatives of their own, so that one mistake does not hide the next.
 */
parser grammar SecParser;

options { tokenVocab = SecLexer; }

// One logical line that is neither blank nor a comment.

line : ( directive | CONTAINER | NO_DIRECTIVE )? EOF ;

directive : DIRECTIVE argument* ;

argument : QUOTED | APOSTROPHED | BLOCK | BARE | UNTERMINATED ;

// ARGS|!ARGS:/^x/|&TX:y

targets : target ( SEPARATOR target )* EOF ;

target
    : prefix* ( NAME ( COLON selected? | strayName strayTarget* )? | XML selected? | noVariable strayTarget* )?
    ;

prefix : EXCLUDE | COUNT ;

selected : selector strayTarget* ;

selector
    : KEY
    | QUOTED_KEY
    | PATTERN
    | QUOTED_PATTERN
    | XPATH_TEXT
    | SELECTOR_BLANKS
    | UNTERMINATED_SELECTOR
    ;

noVariable : COLON | NO_TARGET ;

strayName : NAME | XML | EXCLUDE | COUNT | NO_TARGET ;

strayTarget : NAME | XML | EXCLUDE | COUNT | COLON | NO_TARGET | selector ;

// !@rx ^x$

operator : NEGATION? ( OPERATOR_NAME OPERATOR_TEXT? | BARE_PATTERN )? EOF ;

// id:1,msg:'x',pass

actions : action ( COMMA action )* EOF ;

action : ( ACTION_NAME ( VALUE_COLON valued? | strayActionName strayAction* )? | noAction strayAction* )? ;

valued : value strayAction* ;

value : QUOTED_VALUE | TARGET_VALUE | PLAIN_VALUE | UNTERMINATED_VALUE ;

noAction : VALUE_COLON | NO_ACTION ;

strayActionName : ACTION_NAME | NO_ACTION ;

strayAction : ACTION_NAME | VALUE_COLON | NO_ACTION | value ;
