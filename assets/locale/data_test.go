package locale

import (
	"slices"
	"strings"
	"testing"
)

func TestGenerals(t *testing.T) {
	all := Generals()
	if len(all) != 59 {
		t.Errorf("%d generals, want 59", len(all))
	}
	words := map[byte]string{'u': "wu", 'w': "wei", 's': "shu", 'h': "han"}
	for i := range all {
		g := &all[i]
		if !strings.HasPrefix(g.Key, "general."+words[g.Kingdom]+".") {
			t.Errorf("%s serves %c", g.Key, g.Kingdom)
		}
		if g.Might < 1 || g.Might > 5 || g.Wits < 1 || g.Wits > 5 {
			t.Errorf("%s: might %d, wits %d", g.Key, g.Might, g.Wits)
		}
		for _, edition := range []string{"yanyi", "guoji", "chibi"} {
			if p := g.Place(edition); p != nil && GeneralOf(edition, g.Kingdom, p.Piece[0], p.Nth) != g {
				t.Errorf("%s: another stands in his place %v", g.Key, *p)
			}
		}
	}
}

func TestGeneralOf(t *testing.T) {
	if g := GeneralOf("chibi", 'h', 'P', 1); g == nil || g.Name(En) != "Liu Xie" || GeneralOf("chibi", 'h', 'K', 1) != nil {
		t.Errorf("Han's one piece in Red Cliffs is %+v", g)
	}
	g := GeneralOf("yanyi", 'u', 'R', 1)
	if g == nil || g.Name(En) != "Zhou Yu" || g.Name(ZhHans) != "周瑜" || g.Might != 3 || g.Wits != 5 {
		t.Errorf("Wu's first chariot is %+v", g)
	}
	if g.Epithet(ZhHant) != "赤壁一炬，曲誤必顧" {
		t.Errorf("epithet %q", g.Epithet(ZhHant))
	}
	if GeneralOf("yanyi", 'u', 'P', 6) != nil || GeneralOf("yanyi", 'u', 'Q', 1) != nil || GeneralOf("", 'u', 'R', 1) != nil {
		t.Error("Wu has five soldiers and no queen")
	}
}

func TestStratagems(t *testing.T) {
	numbers := map[string]int{"qiji": 9, "weiwo": 9, "qiji16": 17, "qice": 33, "qice-line": 33, "xiangqi": 0}
	how := []string{"move", "capture", "exchange", "check", "guard", "hold", "promote", "win"}
	for game, want := range numbers {
		rows := Stratagems(game)
		if len(rows) != want {
			t.Errorf("%s: %d rows, want %d", game, len(rows), want)
		}
		for i := range rows {
			s := &rows[i]
			if s.Number != i || s.Game != game || !Has(s.Rule) || StratagemOf(game, i) != s {
				t.Errorf("%s row %d: %+v", game, i, *s)
			}
			for _, h := range s.How {
				if !slices.Contains(how, h) {
					t.Errorf("%s: changes %q", s.Key, h)
				}
			}
		}
	}
	if s := StratagemOf("qiji", 6); s.Name(En) != "Unblocked Horse" || s.Piece != "N" {
		t.Errorf("qiji 6 is %+v", *s)
	}
	if StratagemOf("qiji", 9) != nil {
		t.Error("qiji ends at 8")
	}
}

func TestEveryGameHasRules(t *testing.T) {
	games := 0
	for _, key := range Keys() {
		id, ok := strings.CutSuffix(strings.TrimPrefix(key, "game."), ".name")
		if !ok || !strings.HasPrefix(key, "game.") || strings.Contains(id, ".") {
			continue
		}
		games++
		sections := Rules(id)
		if len(sections) < 3 {
			t.Errorf("%s: %d sections", id, len(sections))
		}
		for _, s := range sections {
			if !Has(s.Text) {
				t.Errorf("%s has no text", s.Head)
			}
		}
		if !slices.IsSortedFunc(sections, func(a, b Section) int { return strings.Compare(a.Head, b.Head) }) {
			t.Errorf("%s: sections out of order", id)
		}
	}
	if games < 12 {
		t.Errorf("%d games", games)
	}
}
