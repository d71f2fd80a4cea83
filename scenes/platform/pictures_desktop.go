//go:build !js

package platform

import (
	"os"
	"path/filepath"
	"strings"
)

// Pictures is the user's folder for pictures: the one that the desktop names
// (user-dirs.dirs of the XDG), else Pictures in the home folder.
func Pictures() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return "."
	}
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" {
		config = filepath.Join(home, ".config")
	}
	text, _ := os.ReadFile(filepath.Join(config, "user-dirs.dirs")) // most systems have none
	for line := range strings.Lines(string(text)) {
		value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_PICTURES_DIR=")
		if dir := strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1); ok && filepath.IsAbs(dir) {
			return dir
		}
	}
	return filepath.Join(home, "Pictures")
}
