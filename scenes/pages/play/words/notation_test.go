package words_test

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
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
		turn, err := game.Find(tb.Info(), tb.Match().Position(), c.turn)
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
			if got := phrase.Of(m.Info, words.Proposal(m, turn)); got != want.spells {
				t.Errorf("%s %s in %v by %q: %q, want %q", c.id, c.turn, want.lang, want.notation, got, want.spells)
			}
		}
	}
}
