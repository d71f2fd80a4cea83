package study_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
)

// TestStudiesOfEarlierVersions reads studies as the versions named by the folders of
// testdata/earlier wrote them, with variations, comments, glyphs and judgements. The first
// line of each file is what that version had: turns of the main line, result and position.
func TestStudiesOfEarlierVersions(t *testing.T) {
	files, err := filepath.Glob("testdata/earlier/*/*.txt")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d studies, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimPrefix(file, "testdata/earlier/"), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, text, _ := strings.Cut(string(data), "\n")
			m, err := match.Parse(catalog.Named, text)
			if err != nil {
				t.Fatal(err)
			}
			got := strings.Join([]string{strconv.Itoa(m.Ply()), m.Info().Result(m.Outcome()), m.Position().String()}, "\t")
			if got != head {
				t.Errorf("it leads to\n%s\nnot to\n%s", got, head)
			}
			s, err := study.New(m)
			if err != nil {
				t.Fatal(err)
			}
			if again := s.Record(); again != text {
				t.Errorf("the study is kept as\n%s\nnot as\n%s", again, text)
			}
			if s.Undo() || s.Changes() != 0 {
				t.Error("reading it is a change")
			}
		})
	}
}
