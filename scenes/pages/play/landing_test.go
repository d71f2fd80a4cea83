package play

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// away takes the pointer off the board.
func (w *world) away() {
	w.next.X, w.next.Y = 1, 1
	w.step()
}

// land waits until nothing moves any more.
func (w *world) land() {
	w.t.Helper()
	for range 2000 {
		w.step()
		if !w.page.board.Animating() {
			break
		}
	}
	w.away()
	w.settle()
}

// fresh fails unless the board, after its animations, looks as one on which the
// same moment is shown at once.
func (w *world) fresh(what string) {
	w.t.Helper()
	w.land()
	machine := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: w.machine.IsStill}
	sh := session.New(machine)
	sh.Start(blank{})
	p, err := open(sh, kit{}, session.Request{Record: w.page.table.Line().(*match.Match).Save()})
	if err != nil {
		w.t.Fatal(err)
	}
	for p.table.Bottom() != w.page.table.Bottom() {
		p.table.Do(host.Request{Do: host.Rotate})
	}
	x := stage(w.t, machine, sh, p, w.page.view.W, w.page.view.H)
	x.settle()
	x.land()
	got, want := w.boardPixels(), x.boardPixels()
	if n := windowtest.Unlike(got, want); n > 0 {
		w.t.Errorf("%s: the board does not look as at rest: %d of %d bytes differ", what, n, len(got))
		w.shot("unlike-" + what)
		x.shot("unlike-" + what + "-rest")
	}
}

// boardPixels is the board as it is drawn, without what lies over it.
func (w *world) boardPixels() []byte {
	img := ebiten.NewImage(int(w.page.view.W), int(w.page.view.H))
	defer img.Deallocate()
	var c canvas.Canvas
	w.page.view.Draw(&c, img, false)
	w.page.board.Draw(&c)
	return windowtest.Picture(img).Pix
}

// lively makes the page animate.
func (w *world) lively() {
	w.machine.IsStill = false
	w.settle()
}

// Games played at random, by clicks, must be shown turn by turn as they stand.
func TestRandomGamesLand(t *testing.T) {
	turnsEach := 12
	if testing.Short() {
		turnsEach = 3
	}
	for _, g := range []struct{ id, start string }{{"anqi", anqiMiddle}, {"jieqi", ""}} {
		r := rand.New(rand.NewPCG(5, 9))
		w := show(t, g.id, g.start, 480, 520)
		w.lively()
		for n := range turnsEach {
			turns := w.page.table.Line().View(w.page.table.Actor()).Turns
			turn := turns[r.IntN(len(turns))]
			ply := w.ply()
			w.click(w.page.table.Info().Board.Name(turn.From()), false)
			if !turn.Flip() {
				w.click(w.page.table.Info().Board.Name(turn.To()), false)
			}
			if w.ply() != ply+1 {
				t.Fatalf("%s: turn %d was not played", g.id, n)
			}
			w.land()
			if n%3 == 2 {
				w.fresh(fmt.Sprintf("%s-%d", g.id, n))
			}
			if w.page.table.Over() {
				break
			}
		}
	}
}
