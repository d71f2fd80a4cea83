//go:build !js

package host

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"testing"
)

func TestFlags(t *testing.T) {
	names := []string{"game", "seats", "r"}
	given, err := flags(names, []string{"-game", "yanyi", "--seats=human,ai:3,ai:3"})
	if err != nil || given["game"] != "yanyi" || given["seats"] != "human,ai:3,ai:3" || len(given) != 2 {
		t.Errorf("%v, %v", given, err)
	}
	m := &Machine{params: given}
	if m.Param("game") != "yanyi" || m.Param("r") != "" {
		t.Errorf("%q, %q", m.Param("game"), m.Param("r"))
	}
	silently(t, func() {
		for _, bad := range [][]string{{"-colour", "red"}, {"yanyi"}, {"-game"}} {
			if given, err := flags(names, bad); err == nil {
				t.Errorf("%q reads as %v", bad, given)
			}
		}
		if _, err := flags(names, []string{"-h"}); !errors.Is(err, flag.ErrHelp) {
			t.Errorf("help: %v", err)
		}
	})
}

// silently keeps what f says on standard error from the test's output.
func silently(t *testing.T, f func()) {
	t.Helper()
	stderr := os.Stderr
	defer func() { os.Stderr = stderr }()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	os.Stderr = null
	f()
}

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

func TestAsked(t *testing.T) {
	if got := asked("echo", "prefer-dark"); got != "prefer-dark" {
		t.Errorf("got %q", got)
	}
	if got := asked("no-such-program"); got != "" {
		t.Errorf("got %q", got)
	}
}

func TestOpenURLRefusesPrograms(t *testing.T) {
	var s system
	if err := s.OpenURL("file:///bin/sh"); !errors.Is(err, errNotWeb) {
		t.Error(err)
	}
}
