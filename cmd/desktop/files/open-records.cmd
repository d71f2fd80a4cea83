@echo off
rem Lets the Explorer open records with Yanyi, for you alone: .yanyi at once, .pgn by
rem "Open with". With -r that is removed again. Run it anew after moving the folder.
set classes=HKCU\Software\Classes
if "%1"=="-r" goto remove
reg add "%classes%\Yanyi.Record" /ve /d "Yanyi record" /f >nul
reg add "%classes%\Yanyi.Record\DefaultIcon" /ve /d "\"%~dp0yanyi.exe\",0" /f >nul
reg add "%classes%\Yanyi.Record\shell\open\command" /ve /d "\"%~dp0yanyi.exe\" \"%%1\"" /f >nul
reg add "%classes%\.yanyi" /ve /d "Yanyi.Record" /f >nul
reg add "%classes%\.pgn\OpenWithProgids" /v "Yanyi.Record" /d "" /f >nul
echo Records are opened with %~dp0yanyi.exe
goto :eof
:remove
reg delete "%classes%\Yanyi.Record" /f >nul
reg delete "%classes%\.yanyi" /f >nul
reg delete "%classes%\.pgn\OpenWithProgids" /v "Yanyi.Record" /f >nul
echo Records are not opened with Yanyi any more
