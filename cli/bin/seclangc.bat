@echo off
rem Runs target\seclangc.jar, which "mvn package" makes. JAVA_HOME chooses the Java machine, SECLANGC_OPTS adds options to it.
setlocal
set "jar=%~dp0..\target\seclangc.jar"
if not exist "%jar%" (
    echo error: %jar% is missing; build it with: mvn package 1>&2
    exit /b 2
)
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
rem Requests by the thousand deserve the optimising compiler; everything else wants to start fast.
set "flags=-XX:+UseSerialGC -Xshare:auto"
if not "%~1"=="run" set "flags=%flags% -XX:TieredStopAtLevel=1"
"%java%" %flags% %SECLANGC_OPTS% -jar "%jar%" %*
exit /b %ERRORLEVEL%
