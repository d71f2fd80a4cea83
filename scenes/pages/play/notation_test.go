package play

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/scenetest"
)

// The list writes turns by lines or, as the settings may ask, by coordinates; what
// a turn does besides moving is told either way.
func TestMovesAreWrittenAsTheSettingsSay(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range []struct {
		id, start, turn, lines, squares, english string
	}{
		{"xiangqi", "start", "h3e3", "炮二平五", "炮h3-e3", "Ch3-e3"},
		{"xiangqi", "start", "h3h10", "炮二进七", "炮h3×h10", "Ch3×h10"},
		{"yanyi", "start", "q12o13", "马6进5", "马q12-o13", "Nq12-o13"},
		{"jieqi", jieqiOpen, "e5q5", "车13平1", "车e5×q5", "Re5×q5"},
		{"jieqi", strings.Replace(jieqiOpen, " s uws", " u uws", 1), "q5p5", "暗车13进1→马", "暗车q5-p5→马", "?Rq5-p5→N"},
	} {
		w := layOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, c.id, c.start, 1280, 800)
		w.turn(c.turn)
		for _, want := range []struct {
			lang             locale.Lang
			notation, spells string
		}{
			{locale.ZhHans, "chinese", c.lines}, {locale.ZhHans, "coordinates", c.squares}, {locale.ZhHans, "", c.lines},
			{locale.En, "coordinates", c.english}, {locale.En, "", c.english},
		} {
			locale.Use(want.lang)
			w.sh.Settings.Notation = want.notation
			w.page.Layout(w.page.view)
			got := ""
			for _, cell := range w.page.moves.rows[len(w.page.moves.rows)-1].cells {
				got += cell.text // the other players have not moved
			}
			if got != want.spells {
				t.Errorf("%s %s in %v by %q: %q, want %q", c.id, c.turn, want.lang, want.notation, got, want.spells)
			}
		}
	}
}
