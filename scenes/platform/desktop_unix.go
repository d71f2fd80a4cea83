//go:build !js && !windows && !darwin

package platform

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

var (
	copiers = [][]string{{"wl-copy"}, {"xclip", "-selection", "clipboard"}, {"xsel", "--clipboard", "--input"}}
	pasters = [][]string{{"wl-paste", "--no-newline"}, {"xclip", "-selection", "clipboard", "-out"}, {"xsel", "--clipboard", "--output"}}
)

// dataFolder follows the XDG base directories.
func dataFolder() (string, error) {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "yanyi"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	if home == "/" || home == "" {
		return "", errors.New("no home folder")
	}
	return filepath.Join(home, ".local", "share", "yanyi"), nil
}

// languages are those of the environment: LANGUAGE lists several, the others
// hold one each, and the first of them that is set counts.
func languages() []string {
	list := strings.FieldsFunc(os.Getenv("LANGUAGE"), func(r rune) bool { return r == ':' })
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return append(list, v)
		}
	}
	return list
}

func prefersDark() bool {
	return strings.Contains(outputOf("gsettings", "get", "org.gnome.desktop.interface", "color-scheme"), "prefer-dark")
}

func prefersStill() bool {
	return outputOf("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"
}

// savers are the programs of GNOME and its kin, and KDE's, which comes first at home.
func savers() []saver {
	kde := saver{"kdialog", []string{"--getsavefilename", "%"}, 1}
	var list []saver
	for _, name := range []string{"zenity", "qarma", "matedialog"} {
		list = append(list, saver{name, []string{"--file-selection", "--save", "--confirm-overwrite", "--filename=%"}, 1})
	}
	if strings.Contains(os.Getenv("XDG_CURRENT_DESKTOP"), "KDE") {
		return slices.Insert(list, 0, kde)
	}
	return append(list, kde)
}

// quietly is nothing here.
func quietly(*exec.Cmd) {}
