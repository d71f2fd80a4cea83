package record

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/scenes/scenetest/tabletest"
)

// jieqiOpen is a position of face-down chess with a chariot turned over.
const jieqiOpen = "w~R,2,wK,5/9/9/w~P,8/17/17/3,h~R,13/17/hK,1,h~C,h~R,12,uK/17/3,h~R,13/17/4,sR,11,u~R/9/9/9/4,sK,4 s uws - idle - 0 u=N,w=CC,s=-,h=CRRR"

// The list writes turns by lines or, as the settings may ask, by coordinates; what
// a turn does besides moving is told either way.
func TestMovesAreWrittenAsTheSettingsSay(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range []struct{ id, start, turn, lines, squares, english string }{
		{"xiangqi", "start", "h3e3", "炮二平五", "炮h3-e3", "Ch3-e3"},
		{"xiangqi", "start", "h3h10", "炮二进七", "炮h3×h10", "Ch3×h10"},
		{"yanyi", "start", "q12o13", "马6进5", "马q12-o13", "Nq12-o13"},
		{"jieqi", jieqiOpen, "e5q5", "车13平1", "车e5×q5", "Re5×q5"},
		{"jieqi", strings.Replace(jieqiOpen, " s uws", " u uws", 1), "q5p5", "暗车13进1→马", "暗车q5-p5→马", "?Rq5-p5→N"},
	} {
		tb, r := shown(t, c.id, c.start, c.turn)
		for _, want := range []struct {
			lang             locale.Lang
			notation, spells string
		}{
			{locale.ZhHans, "chinese", c.lines}, {locale.ZhHans, "coordinates", c.squares}, {locale.ZhHans, "", c.lines},
			{locale.En, "coordinates", c.english}, {locale.En, "", c.english},
		} {
			locale.Use(want.lang)
			m := tabletest.At(tb, 1280, 800)
			m.Settings.Notation, m.Screen.Look.Faces = want.notation, render.Letters
			r.Show(m)
			if got := r.turns[0].Text; got != want.spells {
				t.Errorf("%s %s in %v by %q: %q, want %q", c.id, c.turn, want.lang, want.notation, got, want.spells)
			}
		}
	}
}

// In English the list shows pieces as the board does, without a turn being played.
func TestTheListFollowsTheBoardsFaces(t *testing.T) {
	defer locale.Use(locale.Current())
	tb, r := shown(t, "xiangqi", "start", "h3e3")
	locale.Use(locale.En)
	for faces, want := range map[render.Faces]string{render.Figures: "\uE10Ah3-e3", render.Letters: "Ch3-e3", render.Hanzi: "炮h3-e3"} {
		m := tabletest.At(tb, 1280, 800)
		m.Screen.Look.Faces = faces
		if r.Show(m); r.turns[0].Text != want {
			t.Errorf("%v: %q, want %q", faces, r.turns[0].Text, want)
		}
	}
}

// Of three players it is said who is in check, of two only that somebody is; a mate
// says it all itself.
func TestChecksAreSaidBesideTheTurn(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.ZhHans)
	for _, c := range []struct {
		id, start, turn string
		want            Turn
	}{
		{"xiangqi", "4k4/9/9/9/9/9/9/9/R8/3K5 w", "a2e2", Turn{"车九平五", "将"}},
		{"xiangqi", "4k4/R8/9/9/9/9/9/9/1R7/3K5 w", "b2b10", Turn{"车八进八 将死", ""}},
		{"yanyi", prepared, "m5i5", Turn{"车13进4", "将蜀"}},
		{"yanyi", prepared, "m5m6", Turn{"车13平12", ""}},
	} {
		_, r := shown(t, c.id, c.start, c.turn)
		if r.turns[0] != c.want {
			t.Errorf("%s %s: %+v, want %+v", c.id, c.turn, r.turns[0], c.want)
		}
	}
}
