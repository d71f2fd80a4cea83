package command

import (
	"errors"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/release"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/scenes/platform"
)

// here changes to a folder with a record.
func here(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.WriteFile("game.pgn", []byte("[Variant \"xiangqi\"]\n\n1. h3e3 *"), 0o600); err != nil {
		t.Fatal(err)
	}
}

// told is a flag's description in the help.
type told struct{ takes, about, values, example string }

// read parses the help.
func read(t *testing.T, help string) map[string]told {
	t.Helper()
	flags := map[string]told{}
	_, help, _ = strings.Cut(help, "\n  -")
	for _, part := range strings.Split(help, "\n  -") {
		head, body, _ := strings.Cut(part, "\n")
		var f told
		name := ""
		name, f.takes, _ = strings.Cut(head, " ")
		body = strings.ReplaceAll(body, "\n"+indent+"  ", " ")
		for _, line := range strings.Split(strings.TrimRight(body, "\n"), "\n") {
			line = strings.TrimPrefix(line, indent)
			switch what, rest, _ := strings.Cut(line, ": "); what {
			case "values":
				f.values = rest
			case "example":
				f.example = rest
			default:
				f.about = line
			}
		}
		flags[name] = f
	}
	return flags
}

// words splits a command line of the help as a shell does.
func words(line string) (list []string) {
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}

// The help describes every flag's value, effect, permitted values and an example, which the
// program accepts.
func TestTheHelpTellsOfEveryFlagWhatItTakes(t *testing.T) {
	here(t)
	var out strings.Builder
	if _, err := Parse([]string{"-h"}, &out); !errors.Is(err, errAsked) {
		t.Fatalf("-h: %v", err)
	}
	help := read(t, out.String())
	for _, flag := range Flags() {
		f := help[flag.Name]
		if f.takes == "" || f.about == "" || f.values == "" {
			t.Errorf("-%s takes %q, does %q, with the values %q", flag.Name, f.takes, f.about, f.values)
		}
		line := words(f.example)
		if len(line) < 3 || line[0] != "yanyi" || !slices.Contains(line, "-"+flag.Name) {
			t.Errorf("-%s: the example is %q", flag.Name, f.example)
			continue
		}
		if _, err := Parse(line[1:], &out); err != nil {
			t.Errorf("-%s: the example %s: %v", flag.Name, f.example, err)
		}
	}
	for _, line := range strings.Split(out.String(), "\n") {
		if len([]rune(line)) > 100 {
			t.Errorf("too long a line: %s", line)
		}
	}
}

// Each value listed by the help is accepted.
func TestListedValuesAreTaken(t *testing.T) {
	here(t)
	for _, f := range Flags() {
		for _, v := range f.Values {
			line := []string{"-" + f.Name, v}
			if slices.Contains(f.needs, record) {
				line = append(line, "game.pgn")
			}
			if _, err := Parse(line, &strings.Builder{}); err != nil {
				t.Errorf("%q: %v", line, err)
			}
		}
	}
}

// A wrong value is refused in one line that names the flag, the value and what is permitted.
func TestWrongValuesAreRefusedWithWhatIsAllowed(t *testing.T) {
	here(t)
	for _, c := range []struct {
		args string
		want []string
	}{
		{"-game go", []string{`-game "go"`, "yanyi, mini"}},
		{"-bg blue", []string{`-bg "blue"`, "light, dark, system"}},
		{"-lang fr", []string{`-lang "fr"`, "zh-Hans, zh-Hant, en"}},
		{"-pieces wood", []string{`-pieces "wood"`, "hanzi, signs, letters, figures"}},
		{"-controls off", []string{`-controls "off"`, "0, 1"}},
		{"-sound loud", []string{`-sound "loud"`, "0, 1"}},
		{"-motion fast", []string{`-motion "fast"`, "auto, reduce"}},
		{"-mode look -game yanyi", []string{`-mode "look"`, "play, replay"}},
		{"-game yanyi -seats human,ai:3", []string{`-seats "human,ai:3"`, "yanyi has 3 seats", "2"}},
		{"-game xiangqi -seats human,robot", []string{`"robot"`, "ai:LEVEL"}},
		{"-game xiangqi -seats human,ai:9", []string{`"ai:9"`, "1 to 8"}},
		{"-game xiangqi -seats human,ai:2:bold", []string{`"ai:2:bold"`, "from level 4"}},
		{"-game xiangqi -position 9/9", []string{`-position "9/9"`, "xiangqi"}},
		{"-game xiangqi -view u", []string{`-view "u"`, "r, b"}},
		{"-view x game.pgn", []string{`-view "x"`, "u, w, s"}},
		{"-ply last game.pgn", []string{`-ply "last"`, "number of turns"}},
		{"-r %%%", []string{`-r "%%%"`, "packed record"}},
		{"-room nowhere", []string{`-room "nowhere"`, "ABC234"}},
		{"-server ftp://example.org", []string{`-server "ftp://example.org"`, "https://"}},
		{"-colour red", []string{"-colour"}},
		{"-game", []string{"-game"}},
		{"nothing.pgn", []string{"nothing.pgn", "no such file"}},
		{"game.pgn -ply 3", []string{`"-ply"`, "before"}},
	} {
		_, err := Parse(strings.Fields(c.args), &strings.Builder{})
		for _, want := range c.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, which does not say %q", c.args, err, want)
			}
		}
	}
}

// Input that would be ignored is refused: flags that need another one, and two things to open at
// once.
func TestNothingIsDroppedInSilence(t *testing.T) {
	here(t)
	packed := platform.Pack("[Variant \"xiangqi\"]\n\n1. h3e3 *")
	for line, want := range map[string]string{
		"-seats human,ai:3":         "-seats says nothing without -game",
		"-position 9/9":             "-position says nothing without -game",
		"-view u":                   "-view says nothing without -game, -r or a record",
		"-ply 3 -game yanyi":        "-ply says nothing without -r or a record",
		"-mode replay":              "-mode says nothing without",
		"-game yanyi game.pgn":      "only one of them",
		"-game yanyi -room ABC234":  "only one of them",
		"-game yanyi -r " + packed:  "only one of them",
		"-room ABC234 -r " + packed: "only one of them",
	} {
		if _, err := Parse(strings.Fields(line), &strings.Builder{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}

// A command line is parsed into named values; a record is a file, or packed if flags state how
// to view it.
func TestACommandLineIsRead(t *testing.T) {
	here(t)
	l, err := Parse([]string{"-game", "yanyi", "--seats=human,ai:3,ai:3"}, &strings.Builder{})
	if err != nil || l.Record != "" || len(l.Given) != 2 || l.Given["game"] != "yanyi" || l.Given["seats"] != "human,ai:3,ai:3" {
		t.Errorf("%v, %v", l, err)
	}
	l, err = Parse([]string{"-lang", "en", filepath.Join(".", "game.pgn")}, &strings.Builder{})
	if err != nil || l.Record != "game.pgn" || len(l.Given) != 1 {
		t.Errorf("%v, %v", l, err)
	}
	l, err = Parse([]string{"-ply", "1", "game.pgn"}, &strings.Builder{})
	if err != nil {
		t.Fatal(err)
	}
	if text, _, err := link.Unpack(catalog.Named, l.Given["r"]); err != nil || l.Record != "" || !strings.Contains(text, "h3e3") {
		t.Errorf("%v holds %q (%v)", l, text, err)
	}
}

// Every build states its version: the number, and the commit if known.
func TestVersion(t *testing.T) {
	var out strings.Builder
	if _, err := Parse([]string{"-version"}, &out); !errors.Is(err, errAsked) || !strings.HasPrefix(out.String(), "yanyi ") {
		t.Errorf("-version says %q (%v)", out.String(), err)
	}
	engine := []*debug.Module{{Path: "github.com/hajimehoshi/ebiten/v2", Version: "v2.10.4"}}
	for _, c := range []struct {
		info debug.BuildInfo
		want string
	}{
		{debug.BuildInfo{Deps: engine}, "yanyi " + release.Version + "; Ebitengine v2.10.4; go"},
		{debug.BuildInfo{Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: "0123456789abcdef"}, {Key: "vcs.time", Value: "2026-11-27T07:00:00Z"}, {Key: "vcs.modified", Value: "true"},
		}}, "yanyi " + release.Version + " at 0123456789ab of 2026-11-27T07:00:00Z, changed since; go"},
	} {
		if got := versionOf(&c.info); !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
