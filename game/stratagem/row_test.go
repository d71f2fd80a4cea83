package stratagem

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"yanyi/game/gametest"
)

// inDeck is the copy deck's text of a stratagem.
type inDeck struct {
	Number int
	Rule   string
	Piece  string
	How    []string
}

func readStratagems(t *testing.T) map[string]inDeck {
	t.Helper()
	text, err := os.ReadFile("../../assets/locales/stratagems.json")
	if err != nil {
		t.Fatal(err)
	}
	deck := map[string]inDeck{}
	if err := json.Unmarshal(text, &deck); err != nil {
		t.Fatal(err)
	}
	return deck
}

// how lists the words that the deck uses for a kind's effect.
func (k *kind) how() (words []string) {
	for _, e := range []struct {
		has  bool
		word string
	}{
		{k.ends&quiet != 0, "move"}, {k.ends&capture != 0, "capture"}, {k.ends&exchange != 0, "exchange"},
		{k.effect&flying != 0, "check"}, {k.effect&rises != 0, "promote"}, {k.effect&wins != 0, "win"},
		{k.effect&(holdsAll|holdsOne) != 0, "hold"},
		{k.effect&(untouchable|sparesCannon|sparesHorse|neverStale) != 0, "guard"},
	} {
		if e.has {
			words = append(words, e.word)
		}
	}
	return words
}

// rule is the key of the kind's sentence in a variant.
func (v *rules) rule(k *kind) string {
	key := k.row.in[v.edition].rule
	switch {
	case k.row.swap && v.swaps, k.row.swap && v.edition == sixteen:
		return key + ".swap"
	case k.row.line && v.edition == thirtyTwo && !v.river:
		return key + ".line"
	}
	return key
}

func TestRowsAgreeWithTheLocales(t *testing.T) {
	deck := readStratagems(t)
	for id, count := range map[string]int{"qiji": 8, "weiwo": 8, "qiji16": 16, "qice": 32, "qice-line": 32} {
		v := rulesOf(t, id)
		if got := len(v.kinds) - 1; got != count {
			t.Errorf("%s has %d kinds, want %d", id, got, count)
		}
		for n := 1; n < len(v.kinds); n++ {
			k := &v.kinds[n]
			key := fmt.Sprintf("strat.%s.%d", id, n)
			said, ok := deck[key]
			switch {
			case k.row == nil:
				t.Errorf("%s has no row", key)
				continue
			case !ok:
				t.Errorf("%s is not in the locales", key)
			case said.Piece != string(k.row.piece.Letter()):
				t.Errorf("%s (%s) is for %c, the locales say %s", key, k.row.name, k.row.piece.Letter(), said.Piece)
			case said.Rule != v.rule(k):
				t.Errorf("%s (%s) links %s, the locales say %s", key, k.row.name, v.rule(k), said.Rule)
			case !slices.Equal(said.How, k.how()):
				t.Errorf("%s (%s) may %v, the locales say %v", key, k.row.name, k.how(), said.How)
			}
			if _, ok := deck[v.rule(k)]; !ok {
				t.Errorf("%s links %s, which is not in the locales", key, v.rule(k))
			}
		}
	}
}

// TestTheTableOfKinds compares the tables of the package documentation with the rows and the
// fixtures.
func TestTheTableOfKinds(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	fixtures := map[string]gametest.Fixture{}
	for _, v := range family {
		for _, f := range readFixtures(t, v.info.ID) {
			fixtures[f.ID] = f
		}
	}
	var e edition
	lines := map[edition]int{}
	for _, line := range strings.Split(string(text), "\n") {
		switch {
		case strings.Contains(line, "nine settings"):
			e = nine
		case strings.Contains(line, "sixteen tiles"):
			e = sixteen
		case strings.Contains(line, "thirty-two tiles"):
			e = thirtyTwo
		}
		words := strings.Fields(strings.TrimPrefix(line, "//"))
		var n int
		if len(words) < 4 || !strings.HasPrefix(line, "//\t") {
			continue
		}
		if _, err := fmt.Sscan(words[0], &n); err != nil {
			continue
		}
		lines[e]++
		name, id := strings.Join(words[2:len(words)-1], " "), words[len(words)-1]
		f, ok := fixtures[id]
		if !ok {
			t.Errorf("%q: no such fixture", line)
			continue
		}
		if n > 0 && !inForce(t, f, e, n, name) {
			t.Errorf("%q: the fixture does not put it in force, or the row has another name", line)
		}
	}
	if lines[nine] != 9 || lines[sixteen] != 16 || lines[thirtyTwo] != 32 {
		t.Errorf("the tables have %v lines", lines)
	}
}

// inForce reports whether a kind of that row is in force in the fixture, or one step away.
func inForce(t *testing.T, f gametest.Fixture, e edition, n int, name string) bool {
	t.Helper()
	for _, v := range family {
		v.ready()
		if v.edition != e || v.kinds[n].row.name != name || !strings.HasPrefix(f.ID, v.info.ID+"-") {
			continue
		}
		pos, err := v.Parse(f.Position, nil)
		if err != nil {
			continue
		}
		p := pos.(*position)
		for s := range 2 {
			if int(p.active[s]) == n {
				return true
			}
		}
	}
	return false
}
