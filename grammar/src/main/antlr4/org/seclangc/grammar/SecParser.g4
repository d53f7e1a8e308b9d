parser grammar SecParser;

options { tokenVocab = SecLexer; }

file : WORD* EOF ;
