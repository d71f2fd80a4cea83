package match_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
)

// TestSavesOfEarlierVersions reads saves as the versions named by the folders of
// testdata/earlier wrote them: games that ended, games under way with clocks and computers,
// games whose tiles are being laid. The first line of each file is what that version had:
// turns, result and position.
func TestSavesOfEarlierVersions(t *testing.T) {
	files, err := filepath.Glob("testdata/earlier/*/*.txt")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d saves, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimPrefix(file, "testdata/earlier/"), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, text, _ := strings.Cut(string(data), "\n")
			if revised(file) {
				readRevised(t, head, text)
				return
			}
			m, err := match.Parse(catalog.Named, text)
			if err != nil {
				t.Fatal(err)
			}
			position := ""
			if !m.Deploying() {
				position = m.Position().String()
			}
			got := strings.Join([]string{strconv.Itoa(m.Ply()), m.Info().Result(m.Outcome()), position}, "\t")
			if got != head {
				t.Errorf("it leads to\n%s\nnot to\n%s", got, head)
			}
			want := text
			if !strings.Contains(text, "[Levels ") { // of the time of three levels
				want = strings.ReplaceAll(want, "ai:2", "ai:5")
			}
			if again := m.Save(); withoutLevels(again) != withoutLevels(want) {
				t.Errorf("it is saved as\n%s\nnot as\n%s", again, want)
			}
		})
	}
}

// withoutLevels is a save without the tag that says how many levels there are.
func withoutLevels(text string) string {
	var kept []string
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "[Levels ") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

// revised reports whether a save is of a game whose rules have changed since: after 0.1.0 Han
// got another set-up in the games of three kingdoms.
func revised(file string) bool {
	version, name := filepath.Base(filepath.Dir(file)), filepath.Base(file)
	id, _, _ := strings.Cut(name, "-")
	return version == "0.1.0" && (id == "yanyi" || id == "jieqi" || id == "guoji")
}

// readRevised reads a save by the present rules: all of its turns, or those before the first
// that they forbid, which is named.
func readRevised(t *testing.T, head, text string) {
	m, err := match.ParseLegal(catalog.Named, text)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.SplitN(head, "\t", 3)
	cut := m.Cut()
	switch _, strict := match.Parse(catalog.Named, text); {
	case cut == nil && (strconv.Itoa(m.Ply()) != want[0] || m.Info().Result(m.Outcome()) != want[1]):
		t.Errorf("%d turns lead to %s, they led to %s", m.Ply(), m.Info().Result(m.Outcome()), head)
	case cut != nil && (strconv.Itoa(cut.Of) != want[0] || cut.Turn != m.Ply()+1 || strict == nil || !strings.Contains(strict.Error(), cut.Text)):
		t.Errorf("it is read up to %+v of %s: %v", cut, head, strict)
	}
}
