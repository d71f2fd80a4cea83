package tabletext_test

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
)

// jieqiOpen has a chariot of Shu's that may take a face-down horse of Wu's, which
// itself moves as a chariot.
const jieqiOpen = "w~R,2,wK,5/9/9/w~P,8/17/17/3,h~R,13/17/hK,1,h~C,h~R,12,uK/17/3,h~R,13/17/4,sR,11,u~R/9/9/9/4,sK,4 s uws - idle - 0 u=N,w=CC,s=-,h=CRRR"

// A turn not yet played is written by lines or, as the settings may ask, by
// coordinates; what only playing it shows is left out.
func TestProposalsAreWrittenAsTheSettingsSay(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range []struct {
		id, start, turn, lines, squares, english string
	}{
		{"xiangqi", "start", "h3e3", "炮二平五", "炮h3-e3", "Ch3-e3"},
		{"xiangqi", "start", "h3h10", "炮二进七", "炮h3×h10", "Ch3×h10"},
		{"yanyi", "start", "q12o13", "马6进5", "马q12-o13", "Nq12-o13"},
		{"jieqi", jieqiOpen, "e5q5", "车13平1", "车e5×q5", "Re5×q5"},
		{"jieqi", strings.Replace(jieqiOpen, " s uws", " u uws", 1), "q5p5", "暗车13进1", "暗车q5-p5", "?Rq5-p5"},
	} {
		tb := tabletest.New(t, c.id, c.start)
		turn, err := game.Find(tb.Info(), tb.Line().(*match.Match).Position(), c.turn)
		if err != nil {
			t.Fatal(err)
		}
		m := tabletest.At(tb, 1280, 800)
		for _, want := range []struct {
			lang             locale.Lang
			notation, spells string
		}{
			{locale.ZhHans, "chinese", c.lines}, {locale.ZhHans, "coordinates", c.squares}, {locale.ZhHans, "", c.lines},
			{locale.En, "coordinates", c.english}, {locale.En, "", c.english},
		} {
			locale.Use(want.lang)
			m.Settings.Notation = want.notation
			if got := gametext.Of(m.Info, tabletext.Proposal(m, turn)); got != want.spells {
				t.Errorf("%s %s in %v by %q: %q, want %q", c.id, c.turn, want.lang, want.notation, got, want.spells)
			}
		}
	}
}

// What the table says calls points as turns are written: by the lines of the side to
// move, or by the names the board then shows.
func TestPointsAreCalledAsTurnsAreWritten(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range []struct {
		id, start, from, to     string
		lines, squares, english string
	}{
		{"xiangqi", "start", "a1", "a5", "途中九路有兵。", "途中a4有兵。", "The soldier on a4 is in the way."},
		{"xiangqi", "start", "a1", "b1", "此处已有己方马。", "此处已有己方马。", "Your own horse stands there."},
		{"yanyi", "start", "q13", "m13", "途中5路有兵。", "途中n13有兵。", "The soldier on n13 is in the way."},
		{"guoji", "start", "o4", "k4", "途中N4有兵。", "途中N4有兵。", "The pawn on N4 is in the way."},
	} {
		tb := tabletest.New(t, c.id, c.start)
		m := tabletest.At(tb, 1280, 800)
		why := tb.Line().Preview().Why(tabletest.Square(t, tb, c.from), tabletest.Square(t, tb, c.to))
		for _, want := range []struct {
			lang             locale.Lang
			notation, spells string
		}{{locale.ZhHans, "", c.lines}, {locale.ZhHans, "coordinates", c.squares}, {locale.En, "", c.english}} {
			locale.Use(want.lang)
			m.Settings.Notation = want.notation
			if got := tabletext.Said(m, why); got != want.spells {
				t.Errorf("%s %s-%s in %v by %q: %q, want %q", c.id, c.from, c.to, want.lang, want.notation, got, want.spells)
			}
		}
	}
}

// Turns that lines alone would leave in doubt are called by squares where those are
// asked for.
func TestTurnsOfDoubtBySquares(t *testing.T) {
	for _, c := range []struct{ id, start, turn, lines, squares string }{
		{"xiangqi", "4k4/9/2P3P2/2P3P2/9/9/9/9/9/3K5 w", "c8c9", "前七进一", "兵c8-c9"},
		{"huanfang", "3k5/9/9/9/9/4r4/9/9/9/R3K3R w", "e1~a1", "换九路车", "换e1⇄a1"},
		{"qice", "4k4/9/9/9/9/9/9/9/R8/3K5/9 w tiles=0,0,9,0,0,0,0,0/0,0,0,0,0,0,0,0", "a3e1", "车九退二平五 将", "车a3-e1 将"},
	} {
		tb := tabletest.New(t, c.id, c.start)
		turn, err := game.Find(tb.Info(), tb.Line().(*match.Match).Position(), c.turn)
		if err != nil {
			t.Fatal(err)
		}
		m := tabletest.At(tb, 1280, 800)
		for notation, want := range map[string]string{"chinese": c.lines, "coordinates": c.squares} {
			m.Settings.Notation = notation
			if got := gametext.Of(m.Info, tabletext.Proposal(m, turn)); got != want {
				t.Errorf("%s by %s: %q, want %q", c.turn, notation, got, want)
			}
		}
	}
}
