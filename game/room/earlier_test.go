package room

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"yanyi/game/catalog"
)

// folded is what a journal leads to: record, position, phase, seats, and the common study.
func folded(r *Room) string {
	var b strings.Builder
	b.WriteString(r.match.Record())
	fmt.Fprintf(&b, "\n%s\nphase %d, %d events\n", r.match.Position(), r.phase, r.n)
	for _, s := range r.Seats() {
		fmt.Fprintf(&b, "%q %d %t\n", s.Name, s.Level, s.Taken)
	}
	if r.study != nil {
		b.WriteString(r.study.root.Movetext("*"))
	}
	return b.String()
}

// TestJournalsOfEarlierVersions: journals that the versions named by testdata/earlier wrote of
// random people lead to what they led to there.
func TestJournalsOfEarlierVersions(t *testing.T) {
	files, err := filepath.Glob("testdata/earlier/*.jsonl")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d journals, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			old := &party{t: t, r: New(catalog.Find), log: strings.Split(strings.TrimSpace(read(t, file)), "\n")}
			if got, want := bare(folded(old.replay())), bare(read(t, strings.TrimSuffix(file, ".jsonl")+".txt")); got != want {
				t.Errorf("the journal leads to\n%s\nnot to\n%s", got, want)
			}
		})
	}
}

// bare leaves out what not all versions write: the tag with the number of levels, and in the
// study, below the phase, the numbers before turns and the times behind them.
func bare(text string) string {
	record, study, _ := strings.Cut(text, "\nphase ")
	var words []string
	for _, w := range strings.Fields(clocks.ReplaceAllString(study, "")) {
		if w = strings.TrimLeft(w, "("); strings.Trim(w, "0123456789") != "." && strings.Trim(w, "0123456789") != "..." {
			words = append(words, w)
		}
	}
	return levels.ReplaceAllString(record, "") + "\nphase " + strings.Join(words, " ")
}

var (
	clocks = regexp.MustCompile(`\{\[%clk [^]]*\]\}`)
	levels = regexp.MustCompile(`\[Levels "8"\]\n`)
)
