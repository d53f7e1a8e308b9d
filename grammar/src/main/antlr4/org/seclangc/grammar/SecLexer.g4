lexer grammar SecLexer;

WORD : ~[ \t\r\n]+ ;
SPACE : [ \t\r\n]+ -> skip ;
