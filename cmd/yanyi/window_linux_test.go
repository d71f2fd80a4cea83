package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// noScreen is the message when no window can be opened.
const noScreen = "there is no screen here to open a window on; without one, make play serves the game for a browser."

// Started without a screen, the program says so in one line.
func TestWithoutAScreen(t *testing.T) {
	program := filepath.Join(t.TempDir(), "yanyi")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := exec.Command(program)
	run.Env = append(os.Environ(), "DISPLAY=:98765", "HOME="+t.TempDir(), "XDG_DATA_HOME="+t.TempDir())
	out, err := run.CombinedOutput()
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) || string(out) != "yanyi: "+noScreen+"\n" {
		t.Errorf("%v, told:\n%s", err, out)
	}
	const framebuffer = "ui: no window system is available: fbdev: failed to open /dev/fb0: no such file or directory"
	if got := plainly(errors.New(framebuffer)); got != noScreen {
		t.Errorf("without DISPLAY: %s", got)
	}
}
