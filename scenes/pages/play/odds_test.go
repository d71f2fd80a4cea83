package play

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/odds"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/session"
)

// given shows a game in which somebody gives odds.
func given(t *testing.T, lang locale.Lang, id string, o odds.Odds, w, h float64) *world {
	t.Helper()
	machine := still()
	machine.Langs = []string{lang.String()}
	sh := session.New(machine)
	sh.Settings.Sound = false
	sh.Start(blank{})
	v, _ := catalog.Find(id)
	p := begin(t, sh, kit{}, session.Setup{Variant: v, Odds: o, Seats: make([]match.Player, len(v.Info().Seats)), TakeBack: true, Hints: true})
	x := stage(t, machine, sh, p, w, h)
	x.settle()
	return x
}

// The table says who gives which pieces, while the game is played, at its end, and to who asks
// who plays; a rematch has the same player give them.
func TestTheTableTellsOdds(t *testing.T) {
	for _, c := range []struct {
		lang locale.Lang
		want string
	}{{locale.En, "Black without both horses"}, {locale.ZhHans, "黑方让双马"}, {locale.ZhHant, "黑方讓雙馬"}} {
		for _, size := range append(frames, [2]float64{320, 568}) {
			w := given(t, c.lang, "xiangqi", odds.Odds{By: 1, Pieces: "NN"}, size[0], size[1])
			if size[0] > 320 && size[1] > 520 && !w.says(c.want) { // the smallest windows have a line for whose turn it is alone
				t.Errorf("%v %v: not a word of the odds among %q", c.lang, size, w.page.form.Texts())
			}
			answer := w.control(board.ID).Places.Hear("o")
			if !strings.Contains(answer.Said, c.want) {
				t.Errorf("%v: asked who plays it says %q", c.lang, answer.Said)
			}
			next := again(w.page.table)
			if next.Odds != (odds.Odds{By: 0, Pieces: "NN"}) || next.Start != "" {
				t.Errorf("a rematch has %+v from %q", next.Odds, next.Start)
			}
			w.turns("h3e3", "b:resign")
			if _, under := w.page.record.Title(); !w.page.table.Over() || !strings.Contains(under, c.want) {
				t.Errorf("%v %v: over %t, below the title %q", c.lang, size, w.page.table.Over(), under)
			}
		}
	}
}

// In games of three a rematch has the same player give odds from the next seat.
func TestARematchOfThreeKeepsOdds(t *testing.T) {
	w := given(t, locale.En, "chibi", odds.Odds{By: game.Wei, Pieces: "NN"}, 1280, 800)
	if next := again(w.page.table); next.Odds.By != game.Shu || next.Odds.Pieces != "N" {
		t.Errorf("a rematch has %+v", next.Odds)
	}
}

// With odds of time everybody's card shows the own time, the table says who has less, and a
// rematch has the same player give them.
func TestTheTableTellsOddsOfTime(t *testing.T) {
	sh := session.New(still())
	sh.Settings.Sound = false
	sh.Start(blank{})
	v, _ := catalog.Find("xiangqi")
	clock := match.Clock{Total: 10 * time.Minute, Giver: 1, Part: 2}
	p := begin(t, sh, kit{}, session.Setup{Variant: v, Clock: clock, Seats: make([]match.Player, 2)})
	w := stage(t, still(), sh, p, 390, 844)
	w.settle()
	if !w.says("黑方只有一半时间") {
		t.Errorf("not a word of the odds among %q", w.page.form.Texts())
	}
	if answer := w.control(board.ID).Places.Hear("c"); !strings.Contains(answer.Said, "黑方：5:00") || !strings.Contains(answer.Said, "红方：9:59") && !strings.Contains(answer.Said, "红方：10:00") {
		t.Errorf("asked for the clocks it says %q", answer.Said)
	}
	if answer := w.control(board.ID).Places.Hear("o"); !strings.Contains(answer.Said, "黑方只有一半时间") {
		t.Errorf("asked who plays it says %q", answer.Said)
	}
	if next := again(p.table).Clock; next.Giver != 0 || next.Part != 2 {
		t.Errorf("a rematch is played by %+v", next)
	}
}
