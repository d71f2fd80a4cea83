package platform

import (
	"os"
	"path/filepath"
	"strings"
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
