package play

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// annotated is a game of which much is said beside its turns, and of three players.
const (
	annotated = `[Variant "xiangqi"]
[Result "1-0"]

{Peking, 1960.} 1. h3e3 $1 h10g8 {The usual answer.} (1... b10c8 2. h1g3
(2. b1c3 {quieter} i10i9) 2... i10i9 3. i1h1 {as in many games}) (1... h8e8) 2. h1g3 i10h10 3.
i1h1 {[%clk 0:12:31] 双车出，双方各先手；此后红方以中炮过河车进攻，黑方以马应之，是当时最流行的布局之一。A long remark goes on in
another language, for nobody knows who wrote it and where, https://example.org/a/very/long/address/that/cannot/be/broken/anywhere.html and it still
goes on until the reader has had enough of it, and then some more, so that three lines do not hold it.} g7g6 $6 4. h1h7 b10c8 5. c4c5
b8a8 6. {before} h7g7 $3 a8a9 {[%eval 1.25] ?} 7. b1c3 $5 1-0
`
	ofThree = `[Variant "yanyi"]

{Three at a board.} 1. q12o13 $1 {Wu looks to the north.} (1. q13o13) k14k13 {Wei waits,} (1... i14h14
g4g5) e4e5 {and so does Shu.} *
`
)

// remarked is the page of an annotated game, at a turn of it.
func remarked(t *testing.T, lang, record string, dark bool, width, height float64, ply int) *world {
	t.Helper()
	m, err := match.Parse(catalog.Named, record)
	if err != nil || m.Pruned() != nil {
		t.Fatal(err, m.Pruned())
	}
	w := showOn(t, &scenetest.Machine{Langs: []string{lang}, IsStill: true, IsDark: dark}, m.Info().ID, "", width, height)
	p := newPage(w.sh, tabletest.Of(m), kit{})
	p.buttons.watch = true
	w.turnTo(p)
	p.Show(ply)
	w.settle()
	return w
}

// What a record says of the turn looked at can be read in every frame and heard; what
// is longer than there is room for ends in an ellipsis, and stands whole in the list.
func TestRemarksAreSeen(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for i, size := range frames {
		for _, lang := range []string{"zh-Hans", "en"} {
			for ply, said := range map[int]string{0: "Peking, 1960.", 2: "The usual answer.", 5: "three lines do not hold it.", 11: "before"} {
				w := remarked(t, lang, annotated, i%2 == 1, size[0], size[1], ply)
				w.shot(fmt.Sprintf("remarks-%s-%d", lang, ply))
				wantWhole(t, w, fmt.Sprintf("%s at %d", lang, ply))
				if list := w.opened(); !strings.Contains(list.Value, said) || !strings.Contains(w.page.spoken(), said) {
					t.Errorf("%s, %gx%g, turn %d: the list says %q, the board %q", lang, size[0], size[1], ply, list.Value, w.page.spoken())
				}
				w.shot(fmt.Sprintf("remarks-list-%s-%d", lang, ply))
				wantWhole(t, w, fmt.Sprintf("%s at %d, the list", lang, ply))
				w.Screen.Deallocate()
			}
		}
		w := remarked(t, "en", ofThree, i%2 == 1, size[0], size[1], 1)
		w.opened()
		w.shot("remarks-three")
		wantWhole(t, w, "three")
		w.Screen.Deallocate()
	}
}

// opened brings the list of moves to sight, and is its control.
func (w *world) opened() ui.Control {
	switch {
	case w.page.upright():
		w.page.lists.sheet.Toggle()
		w.settle()
	case !w.listed("list"):
		w.press("drawer")
		w.settle()
	}
	return w.control("list")
}
