package org.seclangc.compiler.compiled;

import java.util.LinkedHashMap;
import java.util.Map;

/** Small rule sets by what they are about. */
final class Sets {
    private Sets() {}

    static Map<String, String> targets() {
        Map<String, String> sets = new LinkedHashMap<>();
        sets.put("scalars and collections", """
                SecRule REQUEST_METHOD|REQUEST_URI "@rx O" "id:1,phase:1,pass,capture"
                SecRule ARGS|REQUEST_HEADERS "@contains a" "id:2,phase:2,pass,log,msg:'%{MATCHED_VAR_NAME}'"
                SecRule ARGS_NAMES "@streq foo" "id:3,phase:2,pass,nolog"
                SecRule FULL_REQUEST "@contains Cookie" "id:4,phase:2,pass"
                """);
        sets.put("selectors", """
                SecRule ARGS:foo "@rx ." "id:1,phase:2,pass"
                SecRule ARGS:/^[fq]/ "@rx ." "id:2,phase:2,pass"
                SecRule REQUEST_HEADERS:/^x-/ "@rx ." "id:3,phase:1,pass"
                SecAction "id:4,phase:1,pass,setvar:tx.Key_One=1,setvar:tx.other=2"
                SecRule TX:key_one "@eq 1" "id:5,phase:1,pass"
                SecRule TX:/^KEY/ "@eq 1" "id:6,phase:1,pass"
                SecRule TX:absent "@rx ." "id:7,phase:1,pass,tag:never"
                """);
        sets.put("exclusions", """
                SecRule ARGS|!ARGS:q|!ARGS:/^p/ "@rx ." "id:1,phase:2,pass"
                SecRule ARGS|!ARGS:q|!ARGS:/^p/ "@rx a" "id:2,phase:2,pass"
                SecRule REQUEST_COOKIES|!REQUEST_COOKIES:sid "@rx ." "id:3,phase:1,pass"
                """);
        sets.put("counts", """
                SecRule &ARGS "@gt 3" "id:1,phase:2,pass"
                SecRule &ARGS:q|&ARGS:/./|&REQUEST_HEADERS:X-Test "@eq 2" "id:2,phase:2,pass"
                SecRule &TX:none|&TX:1 "@eq 0" "id:3,phase:1,pass,setvar:tx.none=1"
                SecRule &TX:none "@eq 1" "id:4,phase:1,pass"
                SecRule &ARGS|!ARGS:q "@eq 0" "id:5,phase:2,pass"
                """);
        sets.put("transformations", """
                SecRule ARGS "@contains select" "id:1,phase:2,pass,t:none,t:urlDecodeUni,t:lowercase"
                SecRule ARGS "@rx a" "id:2,phase:2,pass,t:none,t:urlDecodeUni,t:lowercase,t:removeWhitespace"
                SecRule ARGS "@rx ." "id:3,phase:2,pass,t:none,t:sha1,t:hexEncode,capture,logdata:'%{TX.0}'"
                SecRule ARGS "@rx %" "id:4,phase:2,pass,t:none"
                SecRule ARGS|ARGS_NAMES "@rx ^[0-9]+$" "id:5,phase:1,pass,t:length,multiMatch"
                """);
        sets.put("multiMatch", """
                SecRule ARGS "@rx (?i)a" "id:1,phase:2,pass,multiMatch,t:urlDecode,t:lowercase,t:trim,\\
                    setvar:tx.n=+1,logdata:'%{MATCHED_VAR}'"
                SecRule ARGS "!@rx ^a" "id:2,phase:2,pass,multiMatch,t:urlDecode,t:lowercase"
                SecRule ARGS "@rx a" "id:3,phase:2,pass,multiMatch"
                """);
        sets.put("operators", """
                SecRule ARGS "@pm attack select 41" "id:1,phase:2,pass,capture,logdata:'%{TX.0}'"
                SecRule ARGS "!@within 1 22 attack" "id:2,phase:2,pass"
                SecRule REMOTE_ADDR "@ipMatch 192.0.2.0/24" "id:3,phase:1,pass"
                SecRule ARGS "@rx (.)(.)(x)?" "id:4,phase:2,pass,capture,setvar:tx.two=%{TX.2}"
                SecRule ARGS "@validateByteRange 32-126" "id:5,phase:2,pass"
                SecRule ARGS "@rx ^%{ARGS.re}$" "id:6,phase:2,pass"
                SecRule ARGS "@rx ^%{ARGS.name}$" "id:7,phase:2,pass"
                SecRule ARGS "@streq %{ARGS.q}" "id:8,phase:2,pass"
                SecRule MSC_PCRE_ERROR|TX:MSC_PCRE_LIMITS_EXCEEDED "@eq 1" "id:9,phase:2,pass"
                SecRule ARGS "@rxGlobal (a)|(t)" "id:10,phase:2,pass,capture"
                SecRule ARGS "@unconditionalMatch" "id:11,phase:5,pass"
                SecRule ARGS "@detectSQLi" "id:12,phase:2,pass,capture,tag:never"
                """);
        return sets;
    }

    static Map<String, String> flow() {
        Map<String, String> sets = new LinkedHashMap<>();
        sets.put("chains", """
                SecRule ARGS "@rx ^[aA]" "id:1,phase:2,pass,setvar:tx.first=+1,chain"
                    SecRule MATCHED_VARS "@rx A" "setvar:tx.second=%{MATCHED_VAR},chain"
                    SecRule MATCHED_VARS_NAMES "@contains q" "setvar:tx.third=+1"
                SecRule ARGS "@rx ." "id:2,phase:2,pass,setvar:tx.acts=+1,tag:never,chain"
                    SecRule ARGS "@rx ^never$" "t:none"
                SecRule TX:acts "@gt 0" "id:3,phase:2,pass"
                SecRule MATCHED_VAR "@rx ." "id:4,phase:2,pass,msg:'%{MATCHED_VAR} at %{MATCHED_VAR_NAME}'"
                """);
        sets.put("skip", """
                SecRule ARGS:skip "@rx ." "id:1,phase:2,pass,skip:2"
                SecAction "id:2,phase:2,pass"
                SecAction "id:3,phase:1,pass"
                SecAction "id:4,phase:2,pass"
                SecRule ARGS:q "@rx ." "id:5,phase:2,pass,skip:100"
                SecAction "id:6,phase:2,pass,ctl:ruleRemoveById=7,skip:1"
                SecAction "id:7,phase:2,pass,tag:never"
                SecAction "id:8,phase:2,pass"
                """);
        sets.put("skipAfter", """
                SecMarker BEFORE
                SecRule ARGS:q "@rx ." "id:1,phase:2,pass,skipAfter:END-A"
                SecAction "id:2,phase:2,pass"
                SecMarker END-A
                SecAction "id:3,phase:1,pass,skipAfter:END-B"
                SecAction "id:4,phase:1,pass,tag:never"
                SecAction "id:5,phase:2,pass"
                SecMarker END-B
                SecMarker END-A
                SecRule ARGS:skip "@rx ." "id:6,phase:2,pass,skipAfter:END-A"
                SecAction "id:7,phase:2,pass,skipAfter:MISSING"
                SecAction "id:8,phase:2,pass,tag:never"
                """);
        sets.put("jumps over blocks", many());
        sets.put("disruptions", """
                SecRule ARGS:skip "@rx ." "id:1,phase:1,allow:request"
                SecRule ARGS:q "@streq attack" "id:2,phase:1,allow:phase,severity:2"
                SecRule ARGS:q "@contains Sel" "id:3,phase:2,allow"
                SecRule REQUEST_HEADERS:X-Off "@rx ." "id:4,phase:2,redirect:'http://e.test/%{ARGS.q}?%{rule.id}',log"
                SecRule ARGS:q "@rx %" "id:5,phase:4,drop,log,msg:'%{HIGHEST_SEVERITY}',severity:1"
                SecRule ARGS:re "@rx ." "id:6,phase:3,deny,status:418"
                SecAction "id:7,phase:5,pass"
                SecAction "id:8,phase:5,deny"
                """);
        sets.put("response", """
                SecRule RESPONSE_STATUS "@eq 200" "id:1,phase:3,pass"
                SecRule RESPONSE_BODY "@rx Error (\\d+)" "id:2,phase:4,pass,capture,setvar:tx.code=%{TX.1}"
                SecRule RESPONSE_HEADERS "@contains html" "id:3,phase:4,pass"
                """);
        return sets;
    }

    /** 200 rules in one phase, with jumps inside a block of 64, to its end, and over several. */
    private static String many() {
        StringBuilder rules = new StringBuilder();
        for (int i = 1; i <= 200; i++) {
            int skip = i == 3 ? 10 : i == 20 ? 43 : i == 70 ? 90 : i == 165 ? 1000 : 0;
            rules.append("SecRule ARGS:q|ARGS:skip \"@rx ").append(skip == 0 ? "." : skip == 1000 ? "att" : "1");
            rules.append("\" \"id:").append(i).append(",phase:2,nolog,pass");
            rules.append(skip == 0 ? "" : ",skip:" + skip).append("\"\n");
        }
        return rules.toString();
    }

    static Map<String, String> effects() {
        Map<String, String> sets = new LinkedHashMap<>();
        sets.put("setvar", """
                SecRule ARGS "@rx ." "id:1,phase:2,pass,setvar:tx.n=+1,setvar:tx.%{MATCHED_VAR_NAME}=%{MATCHED_VAR}"
                SecAction "id:2,phase:2,pass,setvar:tx.n=-3,setvar:tx.copy=%{tx.n},setvar:!tx.copy,setvar:tx.flag"
                SecRule TX "@rx ." "id:3,phase:2,pass,setvar:tx.count=+%{tx.n}"
                """);
        sets.put("environment", """
                SecAction "id:1,phase:1,pass,setenv:mark=%{REMOTE_ADDR},setenv:!HOME"
                SecRule ENV:mark "@rx 192" "id:2,phase:1,pass"
                SecRule &ENV:HOME "@eq 0" "id:3,phase:1,pass"
                """);
        sets.put("persistent", """
                SecAction "id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},initcol:global=all,setvar:ip.hits=+1"
                SecRule IP:HITS "@gt 2" "id:2,phase:1,pass,setvar:global.seen=+1,expirevar:ip.hits=60"
                SecRule REQUEST_COOKIES:sid "@rx ." "id:3,phase:2,pass,setsid:%{MATCHED_VAR},setvar:session.n=+1"
                SecRule SESSION:n|SESSIONID "@rx ." "id:4,phase:2,pass,setuid:joe,setrsc:%{REQUEST_URI}"
                SecAction "id:5,phase:5,pass,deprecatevar:ip.hits=1/60"
                SecRule IP "@rx ." "id:6,phase:5,pass"
                """);
        sets.put("engine", """
                SecRule REQUEST_HEADERS:X-Off "@rx ." "id:1,phase:1,pass,ctl:ruleEngine=Off"
                SecRule ARGS:name "@rx ." "id:2,phase:1,pass,ctl:ruleEngine=DetectionOnly,skip:1"
                SecRule ARGS:skip "@rx ." "id:3,phase:1,deny"
                SecRule ARGS:q "@rx ." "id:4,phase:2,deny"
                SecRule REQUEST_HEADERS "@rx ." "id:5,phase:5,pass,tag:never,ctl:ruleEngine=Off,chain"
                    SecRule ARGS "@rx ^never$" "t:none"
                SecAction "id:6,phase:5,pass,tag:never"
                """);
        sets.put("body", """
                SecRule ARGS_NAMES "@streq name" "id:1,phase:1,pass,ctl:requestBodyProcessor=JSON"
                SecRule ARGS_NAMES "@streq skip" "id:2,phase:1,pass,ctl:requestBodyAccess=Off"
                SecRule ARGS_NAMES "@streq x" "id:3,phase:1,pass,ctl:forceRequestBodyVariable=On,\\
                    ctl:requestBodyLimit=3000000000,ctl:auditEngine=Off,ctl:auditLogParts=+E"
                SecRule REQBODY_PROCESSOR|REQUEST_BODY|ARGS_POST "@rx ." "id:4,phase:2,pass"
                """);
        sets.put("removals", """
                SecRule ARGS:skip "@rx ." "id:1,phase:1,pass,ctl:ruleRemoveById=11-13"
                SecRule ARGS:name "@rx ." "id:2,phase:1,pass,ctl:ruleRemoveByTag=attack,ctl:'ruleRemoveByMsg=A message'"
                SecRule ARGS:x "@rx ." "id:3,phase:1,pass,ctl:ruleRemoveTargetById=11;ARGS:q,\\
                    ctl:ruleRemoveTargetByTag=attack;ARGS:/^(p|long)$/"
                SecRule REQUEST_HEADERS:User-Agent "@rx ." "id:4,phase:1,pass,ctl:'ruleRemoveTargetByMsg=A message;ARGS'"
                SecRule ARGS "@rx ." "id:11,phase:2,pass,tag:attack,ctl:ruleRemoveTargetById=11;ARGS:foo,chain"
                    SecRule ARGS "@rx ." "setvar:tx.n=+1"
                SecRule ARGS "@rx ." "id:12,phase:2,pass,tag:attack,tag:'x%{tx.n}'"
                SecRule ARGS "@rx ." "id:13,phase:2,pass,msg:'A message'"
                SecRule &ARGS "@gt 0" "id:14,phase:2,pass,msg:'A message',tag:attack"
                SecRule ARGS "@rx ." "id:15,phase:5,pass"
                """);
        sets.put("macros", """
                SecAction "id:1,phase:1,pass,rev:7,ver:'v 1',severity:3,maturity:2,accuracy:9,\\
                    msg:'m %{rule.id} %{REQUEST_METHOD}',logdata:'%{rule.msg}|%{rule.ver}|%{TIME}',\\
                    setvar:'tx.a=%{rule.msg}/%{rule.severity}/%{rule.rev}/%{rule.accuracy}',setvar:tx.b=%{ARGS}"
                SecRule RULE "@rx ." "id:2,phase:1,pass,msg:'see %{rule.logdata}',logdata:'%{TIME_EPOCH} %{DURATION}'"
                SecRule RULE:id "@eq 3" "id:3,phase:1,pass,noauditlog"
                """);
        return sets;
    }
}
