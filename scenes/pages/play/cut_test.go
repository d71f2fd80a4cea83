package play

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
)

// In long games full of special turns (slides, sweeps, exchanges, swaps, checks of two
// players) no text of the table is shown shortened, in any language and at any usual
// size.
func TestNoTextOfALongGameIsCut(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	sizes := [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {853, 533}, {1280, 800}, {1920, 1080}}
	langs := []string{"zh-Hans", "zh-Hant", "en"}
	if testing.Short() {
		sizes, langs = sizes[1:6:6], langs[2:]
	}
	for _, g := range []struct{ id, start string }{
		{"qice", tiled}, {"qice-line", qiceLine}, {"weiwo", ""}, {"qiji", ""}, {"qiji", qijiSlide}, {"huanfang", fangRook}, {"baige", ""}, {"guoji", ""}, {"yanyi", prepared},
	} {
		turns := special(t, g.id, g.start, 60)
		for _, lang := range langs {
			for _, size := range sizes {
				if lang == "zh-Hant" && size[0] > 480 && size[0] != 1280 {
					continue // its texts are as long as those of zh-Hans
				}
				machine := still()
				machine.Langs = []string{lang}
				w := lay(t, machine, g.id, g.start, size[0], size[1])
				w.turns(turns...)
				where := fmt.Sprintf("%s %s %gx%g", g.id, lang, size[0], size[1])
				wantWhole(t, w, where)
				resignAll(w)
				wantWhole(t, w, where+" at the end")
				w.Screen.Deallocate()
			}
		}
	}
}

// wantWhole wants no text of the page to be cut.
func wantWhole(t *testing.T, w *world, where string) {
	t.Helper()
	cut := map[string]bool{}
	canvas.OnCut = func(text string) { cut[text] = true }
	w.step()
	canvas.OnCut = nil
	for text := range cut {
		t.Errorf("%s: %q", where, text)
	}
}

// resignAll ends the game: whoever is to move resigns until somebody has won.
func resignAll(w *world) {
	m := w.page.table.Line().(*match.Match)
	for !m.Over() {
		w.turns(string(rune(m.Info().Seats[m.Actor()].Letter)) + ":resign")
	}
	w.settle()
}

// special is a game played at random, special turns first, as far as it goes.
func special(t *testing.T, id, start string, most int) []string {
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	m, err := match.New(v, match.Setup{Start: start, Seed: 3})
	if err != nil {
		t.Fatal(fmt.Errorf("%s: %w", id, err))
	}
	r := rand.New(rand.NewPCG(5, uint64(len(id))))
	for range most {
		if m.Outcome().Over {
			break
		}
		if turn := pickTurn(r, m.Position()); turn == game.NoTurn || m.PlayTurn(turn) != nil {
			break
		}
	}
	return m.Turns()
}
