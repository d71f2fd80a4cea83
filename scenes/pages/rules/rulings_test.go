package rules

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
)

//go:embed testdata/rulings.txt
var rulingsText string

// sealed lists "RULING: GAME SECTION" for every mark in a language's texts.
func sealed(l locale.Lang, game string) (list []string) {
	for _, k := range locale.Rules(game) {
		number := strings.Split(k.Text, ".")[2]
		for _, s := range sentences(l.T(k.Text)) {
			for _, name := range s.rulings {
				list = append(list, name+": "+game+" "+number)
			}
		}
	}
	return list
}

// expected reads testdata/rulings.txt into the same form.
func expected(t *testing.T) map[string]bool {
	list := map[string]bool{}
	for _, line := range strings.Split(rulingsText, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.SplitN(line, ": ", 3)
		if len(f) != 3 || f[2] == "" {
			t.Fatalf("%q: want name, places, what it is of", line)
		}
		for _, place := range strings.Split(f[1], ", ") {
			words := strings.Fields(place)
			for _, number := range words[1:] {
				list[f[0]+": "+words[0]+" "+number] = true
			}
		}
	}
	return list
}

// Every ruling of the rules files has its mark where testdata/rulings.txt says, and nothing else
// has.
func TestRulingsAreSealedInTheirPlaces(t *testing.T) {
	left := expected(t)
	count := map[string]int{}
	for _, v := range catalog.All() {
		id := v.Info().ID
		list := sealed(locale.ZhHans, id)
		slices.Sort(list)
		for _, mark := range slices.Compact(list) {
			if !left[mark] {
				t.Errorf("%s: not in the list of the rulings", mark)
			}
			delete(left, mark)
		}
		count[id] = len(rulingsOf(id))
	}
	for mark := range left {
		t.Errorf("%s: bears no seal", mark)
	}
	want := map[string]int{
		"yanyi": 21, "mini": 22, "chibi": 9, "jieqi": 24, "anqi": 9, "guoji": 20, "xiangqi": 2, "huanfang": 4,
		"qiji": 11, "weiwo": 14, "qiji16": 17, "qice": 25, "qice-line": 21, "baige": 4,
	}
	for id, n := range want {
		if count[id] != n {
			t.Errorf("%s has %d rulings, want %d", id, count[id], n)
		}
	}
}

// rulingsOf are the names of a game's rulings.
func rulingsOf(game string) []string {
	var names []string
	for _, mark := range sealed(locale.ZhHans, game) {
		name, _, _ := strings.Cut(mark, ":")
		names = append(names, name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// The marks are at the same sentences in every language.
func TestLanguagesSealTheSameSentences(t *testing.T) {
	for _, v := range catalog.All() {
		for _, k := range locale.Rules(v.Info().ID) {
			want := marks.FindAllString(locale.ZhHans.T(k.Text), -1)
			for _, l := range locale.Langs() {
				if got := marks.FindAllString(l.T(k.Text), -1); !slices.Equal(got, want) {
					t.Errorf("%s %s: seals %v, in zh-Hans %v", l, k.Text, got, want)
				}
				for _, s := range sentences(l.T(k.Text)) {
					if strings.ContainsAny(s.text, "[]") {
						t.Errorf("%s %s: a mark inside %q", l, k.Text, s.text)
					}
				}
			}
		}
	}
}

// The last section of a variant lists all its rulings and nothing else.
func TestTheLastSectionListsEveryRuling(t *testing.T) {
	for _, v := range catalog.All() {
		id := v.Info().ID
		keys := locale.Rules(id)
		var listed []string
		for _, s := range sentences(locale.ZhHans.T(keys[len(keys)-1].Text)) {
			if len(s.rulings) == 0 {
				t.Errorf("%s: %q is no ruling", id, s.text)
			}
			listed = append(listed, s.rulings...)
		}
		for _, name := range rulingsOf(id) {
			if !slices.Contains(listed, name) {
				t.Errorf("%s: %s is not listed", id, name)
			}
		}
	}
}
