package platform

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

var (
	copiers = [][]string{{"pbcopy"}}
	pasters = [][]string{{"pbpaste"}}
)

func dataFolder() (string, error) {
	dir, err := os.UserConfigDir() // ~/Library/Application Support
	return filepath.Join(dir, "Yanyi"), err
}

// languages reads the list `( "zh-Hans-CN", "en-CN" )`.
func languages() []string {
	return strings.FieldsFunc(outputOf("defaults", "read", "-g", "AppleLanguages"), func(r rune) bool {
		return strings.ContainsRune("() \n\t,\"", r)
	})
}

func prefersDark() bool { return outputOf("defaults", "read", "-g", "AppleInterfaceStyle") == "Dark" }

func prefersStill() bool {
	return outputOf("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
}

// choose asks by a script; cancelling prints an empty line.
const choose = `try
set there to choose file name default name (system attribute "YANYI_FILE") default location (POSIX file (system attribute "YANYI_FOLDER"))
return POSIX path of there
on error number -128
return ""
end try`

func savers() []saver { return []saver{{"osascript", []string{"-e", choose}, 0}} }

// quietly is nothing here.
func quietly(*exec.Cmd) {}
