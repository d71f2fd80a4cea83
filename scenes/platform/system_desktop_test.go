//go:build !js

package platform

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/scenes/machine"
)

func TestTryCopyTakesTheFirstProgramThatIsThere(t *testing.T) {
	out := filepath.Join(t.TempDir(), "clipboard")
	programs := [][]string{{"no-such-program"}, {"sh", "-c", "cat > '" + out + "'"}}
	if err := tryCopy(programs, "棋谱"); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(out); string(got) != "棋谱" {
		t.Errorf("copied %q", got)
	}
	if err := tryCopy(programs[:1], "x"); err == nil {
		t.Error("nobody copied it")
	}
}

func TestTextsArrive(t *testing.T) {
	var b inbox
	if _, ok := b.Arrived(); ok {
		t.Error("something is there at once")
	}
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte("1. 马6进5 *"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.deliverFile(path)
	b.deliverFile(path + ".not")
	b.Deliver(strings.Repeat("x", maxRecord+1), nil)
	b.Deliver(tryPaste([][]string{{"no-such-program"}, {"echo", "-n", "pasted"}}))
	b.Deliver(tryPaste([][]string{{"no-such-program"}}))
	for i, want := range []struct {
		text string
		err  func(error) bool
	}{
		{"1. 马6进5 *", func(err error) bool { return err == nil }},
		{"", func(err error) bool { return errors.Is(err, os.ErrNotExist) }},
		{"", func(err error) bool { return errors.Is(err, machine.ErrBig) }},
		{"pasted", func(err error) bool { return err == nil }},
		{"", func(err error) bool { return err != nil }},
	} {
		if a, ok := b.Arrived(); !ok || a.Text != want.text || !want.err(a.Err) {
			t.Errorf("%d: %q, %v", i, a.Text, a.Err)
		}
	}
	if _, ok := b.Arrived(); ok {
		t.Error("more arrives than was sent")
	}
}

func TestAsked(t *testing.T) {
	if got := outputOf("echo", "prefer-dark"); got != "prefer-dark" {
		t.Errorf("got %q", got)
	}
	if got := outputOf("no-such-program"); got != "" {
		t.Errorf("got %q", got)
	}
}
