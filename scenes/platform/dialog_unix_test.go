//go:build !js && !windows && !darwin

package platform

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/scenes/machine"
)

// dialogs puts substitutes for the system's dialogs into a folder that is the whole PATH, and
// gives the user a home folder.
func dialogs(t *testing.T, scripts map[string]string) (home string) {
	t.Helper()
	home, bin := t.TempDir(), t.TempDir()
	for name, script := range scripts {
		if err := os.WriteFile(filepath.Join(bin, name), []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", bin)
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_CURRENT_DESKTOP", "")
	return home
}

var (
	aPicture = machine.File{Name: "yanyi-mini-6.gif", Type: "image/gif", Data: []byte("GIF89a")}
	aRecord  = machine.File{Name: "yanyi-mini-6.pgn", Type: "text/plain", Data: []byte("1. e4")}
)

// The dialog proposes the picture folder and a file name; the file is written where the user
// chooses, with its extension.
func TestTheDialogSaysWhere(t *testing.T) {
	home := dialogs(t, map[string]string{"zenity": `echo "$@" > "$HOME/asked"; echo "$HOME/my game"`})
	done := <-hand(aPicture)
	if want := filepath.Join(home, "my game.gif"); done != (machine.Handed{Where: want}) {
		t.Fatalf("%+v, want %s", done, want)
	}
	if data, err := os.ReadFile(done.Where); err != nil || string(data) != "GIF89a" {
		t.Errorf("it holds %q, %v", data, err)
	}
	asked, _ := os.ReadFile(filepath.Join(home, "asked"))
	if want := "--save --confirm-overwrite --filename=" + filepath.Join(home, "Pictures", aPicture.Name); !strings.Contains(string(asked), want) {
		t.Errorf("asked %q, want %q", asked, want)
	}
}

// Cancelling the dialog writes no file and asks no further question.
func TestTheDialogIsCalledOff(t *testing.T) {
	home := dialogs(t, map[string]string{"zenity": "exit 1", "kdialog": `echo "$HOME/no.gif"`})
	if done := <-hand(aPicture); done != (machine.Handed{Off: true}) {
		t.Errorf("%+v", done)
	}
	if left, _ := os.ReadDir(home); len(left) > 0 {
		t.Errorf("there are %v", left)
	}
}

// On KDE its own dialog is used; if one dialog program fails, the next is tried.
func TestTheDialogsOfDesktops(t *testing.T) {
	home := dialogs(t, map[string]string{"zenity": `echo "$HOME/gnome.gif"`, "kdialog": `echo "$HOME/kde.gif"`})
	for desktop, want := range map[string]string{"": "gnome.gif", "GNOME": "gnome.gif", "KDE": "kde.gif"} {
		t.Setenv("XDG_CURRENT_DESKTOP", desktop)
		if done := <-hand(aPicture); done.Where != filepath.Join(home, want) {
			t.Errorf("%q: %+v", desktop, done)
		}
	}
	home = dialogs(t, map[string]string{"zenity": "exit 255", "kdialog": `echo "$HOME/next.gif"`})
	if done := <-hand(aPicture); done.Where != filepath.Join(home, "next.gif") {
		t.Errorf("%+v", done)
	}
}

// Without a dialog, pictures go to their folder and other files to the downloads, without
// overwriting anything.
func TestWithoutADialog(t *testing.T) {
	home := dialogs(t, map[string]string{"zenity": "exit 255"})
	for _, want := range []string{"Pictures/yanyi-mini-6.gif", "Pictures/yanyi-mini-6-2.gif"} {
		if done := <-hand(aPicture); done != (machine.Handed{Where: filepath.Join(home, want)}) {
			t.Errorf("%+v, want %s", done, want)
		}
	}
	if err := os.Mkdir(filepath.Join(home, "Downloads"), 0o755); err != nil {
		t.Fatal(err)
	}
	if done := <-hand(aRecord); done != (machine.Handed{Where: filepath.Join(home, "Downloads", aRecord.Name)}) {
		t.Errorf("%+v", done)
	}
}
