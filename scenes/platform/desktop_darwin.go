package platform

import (
	"os"
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
