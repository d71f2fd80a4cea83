package platform

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
)

var (
	copiers = [][]string{{"clip.exe"}}
	pasters = [][]string{{"powershell.exe", "-NoProfile", "-Command", "Get-Clipboard -Raw"}}
)

func dataFolder() (string, error) {
	dir, err := os.UserConfigDir() // %AppData%
	return filepath.Join(dir, "Yanyi"), err
}

func languages() []string {
	return strings.Fields(outputOf("powershell.exe", "-NoProfile", "-Command", "(Get-UICulture).Name"))
}

// registry is a number of the user's settings, as reg.exe prints it.
func registry(key, name string) string {
	fields := strings.Fields(outputOf("reg.exe", "query", key, "/v", name))
	if len(fields) == 0 {
		return ""
	}
	return fields[len(fields)-1]
}

func prefersDark() bool {
	return registry(`HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize`, "AppsUseLightTheme") == "0x0"
}

func prefersStill() bool {
	return registry(`HKCU\Control Panel\Desktop\WindowMetrics`, "MinAnimate") == "0"
}

// choose asks by a script; cancelling prints an empty line.
const choose = `[Console]::OutputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Windows.Forms
$d = New-Object System.Windows.Forms.SaveFileDialog
$d.FileName = $env:YANYI_FILE
$d.InitialDirectory = $env:YANYI_FOLDER
$front = New-Object System.Windows.Forms.Form -Property @{TopMost = $true}
if ($d.ShowDialog($front) -eq 'OK') { $d.FileName }`

func savers() []saver {
	return []saver{{"powershell.exe", []string{"-NoProfile", "-STA", "-Command", choose}, 0}}
}

// quietly lets a program open no console of its own.
func quietly(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{CreationFlags: 0x08000000} // CREATE_NO_WINDOW
}
