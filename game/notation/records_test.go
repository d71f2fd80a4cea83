package notation_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
)

func decoded(name string, data []byte) string {
	old := encoding.Encoding(simplifiedchinese.GB18030)
	if name == "big5" {
		old = traditionalchinese.Big5
	}
	text, _ := old.NewDecoder().Bytes(data)
	return string(text)
}

// TestRecordsOfAllForms reads testdata/records: records.txt states for each the number of turns,
// the last position, the result, variations and comments, and for one that cannot be read to its
// end the turn, line, column and word.
func TestRecordsOfAllForms(t *testing.T) {
	list, err := os.ReadFile("testdata/records.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
		want := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		t.Run(want[0], func(t *testing.T) {
			data, err := os.ReadFile("testdata/records/" + want[0])
			if err != nil {
				t.Fatal(err)
			}
			games := notation.Open(data, decoded)
			if len(games) != 1 {
				t.Fatalf("%d games", len(games))
			}
			checkRecord(t, games[0].Text, want[1:])
		})
	}
}

func checkRecord(t *testing.T, text string, want []string) {
	t.Helper()
	_, strict := match.Parse(catalog.Named, text)
	m, err := match.ParseLegal(catalog.Named, text)
	if place := strings.Fields(want[5]); len(place) > 0 {
		if strict == nil || !strings.Contains(strict.Error(), place[3]) {
			t.Errorf("read without the fault %s: %v", place, strict)
		}
		if place[0] == "0" {
			return
		}
		cut := m.Cut()
		if err != nil || cut == nil || strconv.Itoa(cut.Turn) != place[0] || strconv.Itoa(cut.Line) != place[1] || strconv.Itoa(cut.Column) != place[2] || cut.Text != place[3] {
			t.Fatalf("cut %+v, %v", cut, err)
		}
	} else if strict != nil {
		t.Fatal(strict)
	}
	variations, comments := m.Tree().Count()
	got := []string{strconv.Itoa(m.Ply()), m.Position().String(), m.Info().Result(m.Outcome()), strconv.Itoa(variations), strconv.Itoa(comments)}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("got %q, want %q", got, want)
			break
		}
	}
	if want[5] == "" {
		checkWritten(t, m)
	}
}

// checkWritten reads a game back from each format in which it can be written.
func checkWritten(t *testing.T, m *match.Match) {
	t.Helper()
	for name, form := range map[string]notation.Format{
		"record": notation.AsRecord, "pgn": notation.AsPGN, "iccs": notation.AsICCS, "wxf": notation.AsWXF, "dhtmlxq": notation.AsDhtml,
	} {
		text, err := match.Export(m, form)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		back, err := match.Parse(catalog.Named, text)
		if err != nil || back.Position().String() != m.Position().String() || back.Outcome() != m.Outcome() {
			t.Errorf("%s reads as another game (%v):\n%s", name, err, text)
			continue
		}
		v, c := m.Tree().Count()
		if v2, c2 := back.Tree().Count(); form != notation.AsWXF && (v != v2 || c != c2) {
			t.Errorf("%s: %d variations and %d comments of %d and %d\n%s", name, v2, c2, v, c, text)
		}
	}
}

// Xiangqi games from elsewhere continue where the rules here end them by repetition, and may
// then have another result.
func TestGamesThatGoOn(t *testing.T) {
	const again = "1. b1c3 b10c8 2. c3b1 c8b10 3. b1c3 b10c8 4. c3b1 c8b10 5. b1c3 b10c8"
	for _, c := range []struct {
		text, result string
		plies        int
	}{
		{again + " 6. h3e3 *", "*", 11}, {again + " 0-1", "black", 10}, {again, "draw", 10},
		{again + " (5... h10g8 6. h3e3) 6. c3b1 1-0", "red", 11},
	} {
		m, err := match.Parse(catalog.Named, c.text)
		if err != nil || m.Ply() != c.plies || m.Info().Result(m.Outcome()) != c.result || m.Pruned() != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if back, err := match.Parse(catalog.Find, m.Save()); err != nil || back.Outcome() != m.Outcome() {
			t.Errorf("%s: saved and read again: %v", c.text, err)
		}
	}
}
