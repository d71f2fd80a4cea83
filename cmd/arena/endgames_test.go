package main

import (
	"regexp"
	"strings"
	"testing"

	"yanyi/assets/endgames"
)

// ofTheme are the lines of a theme in a game's file.
func ofTheme(id, name string) (lines string) {
	for line := range strings.Lines(endgames.Of(id)) {
		if strings.Contains(line, " "+name+" ") {
			lines += line
		}
	}
	return lines
}

// Endgames are counted by game and theme.
func TestEndgamesAreCounted(t *testing.T) {
	if out := done(t, "endgames", "-count", "-variant", "qice"); !strings.Contains(out, "qice\tsoldier-advisor\t3\n") {
		t.Errorf("counted is %q", out)
	}
}

// The miner finds the endgames that are kept, by the same seed, and they are proven.
func TestEndgamesAreMinedAndProven(t *testing.T) {
	args := []string{"-variant", "yanyi", "-theme", "rook-away"}
	want := ofTheme("yanyi", "rook-away")
	out, errs, code := arena(t, "", append([]string{"endgames", "-mine", "-seed", "1"}, args...)...)
	if out != want || want == "" || code != 0 || !strings.Contains(errs, "34317 positions") {
		t.Errorf("mined is\n%swant\n%s%s", out, want, errs)
	}
	if out := done(t, append([]string{"endgames", "-prove"}, args...)...); !regexp.MustCompile(`^(yanyi [2-9a-z]{5} proven\n){3}$`).MatchString(out) {
		t.Errorf("proven is\n%s", out)
	}
}

// An endgame that is not what its line says is named, and the exit code is 1.
func TestAnEndgameThatIsNotProvenIsNamed(t *testing.T) {
	line, _, _ := strings.Cut(ofTheme("yanyi", "rook-away"), "\n")
	for _, c := range []struct {
		text, out, errs string
		code            int
	}{
		{line, "yanyi ign2n proven\n", "", 0},
		{strings.Replace(line, "win/3", "win/4", 1), "", "arena: yanyi ign2n: it is won in 3 turns, not 4\n", 1},
		{strings.Replace(line, "ign2n", "ign2m", 1), "", `line 1: id "ign2m" should be ign2n`, 1},
	} {
		out, errs, code := arena(t, c.text, "endgames", "-prove", "-variant", "yanyi", "-from", "-")
		if out != c.out || !strings.Contains(errs, c.errs) || code != c.code {
			t.Errorf("%s: %q, %q, code %d", c.text, out, errs, code)
		}
	}
}
