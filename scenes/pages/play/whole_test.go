package play

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/gametest"
	"yanyi/game/match"
)

// tiled lets both sides lay tiles whose turns are special.
const tiled = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w tiles=7,4,11,12,19,28,29,8/23,31,20,2,9,15,24,5"

// Games played at random by mouse, finger and keys, special turns first: what was
// meant is what is played, whatever is asked on the way.
func TestRandomGamesByHandAndKeys(t *testing.T) {
	for i, g := range []struct{ id, start string }{
		{"qice", tiled}, {"qice-line", qiceLine}, {"weiwo", ""}, {"qiji", ""}, {"qiji16", qiji16Laid}, {"huanfang", ""}, {"baige", ""}, {"guoji", ""}, {"yanyi", prepared},
	} {
		size := frames[i%len(frames)]
		t.Run(fmt.Sprintf("%s %gx%g", g.id, size[0], size[1]), func(t *testing.T) { playAtRandom(t, g.id, g.start, size[0], size[1]) })
	}
}

// qiceLine is tiled on the board without a river row.
const qiceLine = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w tiles=7,4,11,12,19,28,29,8/23,31,20,2,9,15,24,5"

func playAtRandom(t *testing.T, id, start string, width, height float64) {
	turns := 40
	switch {
	case testing.Short():
		turns = 8
	case gametest.Soak():
		turns = 200
	}
	r := rand.New(rand.NewPCG(11, uint64(len(id))))
	w := show(t, id, start, width, height)
	m := w.page.table.Line().(*match.Match)
	for n := 0; n < turns && !w.page.table.Over(); n++ {
		turn := pickTurn(r, m.Position())
		want := w.page.table.Info().FormatTurn(turn.Chosen())
		w.perform(turn, [...]string{"mouse", "finger", "keys"}[n%3])
		w.rest()
		got := m.Turns()
		if len(got) != n+1 || got[n] != want {
			t.Fatalf("turn %d: meant %s in %s, played %v", n, want, m.Position(), got)
		}
	}
}

// pickTurn is a legal turn, a special one if there is any more often than not.
func pickTurn(r *rand.Rand, pos game.Position) game.Turn {
	all := pos.Turns(nil)
	var special []game.Turn
	ex, explains := pos.(game.Explainer)
	for _, t := range all {
		based, traded := 0, false
		if explains {
			based, traded = ex.Basis(t)
		}
		if based != 0 || traded || t.Sweep() || t.Slide() != game.NoSlide || t.Swap() || t.Promotion() != game.NoKind || pos.Gain(t) > 0 {
			special = append(special, t)
		}
	}
	if len(special) > 0 && r.IntN(4) > 0 {
		return special[r.IntN(len(special))]
	}
	return all[r.IntN(len(all))]
}

// rest waits until nothing moves any more.
func (w *world) rest() {
	w.step()
	for range 400 {
		if !w.page.board.Animating() && !w.page.table.Hand().Active() || w.page.table.Hand().Selected() == game.NoSquare && !w.page.board.Animating() {
			break
		}
		if err := w.Stack.Update(); err != nil {
			w.t.Fatal(err)
		}
	}
	w.step()
}

// perform does a turn as a person does, by mouse, finger or keys.
func (w *world) perform(turn game.Turn, by string) {
	w.t.Helper()
	if turn.Sweep() {
		w.press(sweepYes)
	}
	if turn.Slide() != game.NoSlide {
		w.press(fmt.Sprintf("slide.%d", turn.Slide()))
		w.decide(turn)
	}
	pick := func(sq game.Square) {
		if by == "keys" {
			w.walk(sq)
			w.keys(ebiten.KeyEnter)
		} else {
			w.click(w.page.table.Info().Board.Name(sq), by == "finger")
		}
	}
	pick(turn.From())
	pick(turn.To())
	if w.has("confirm") { // it costs more than its target shows
		pick(turn.To())
	}
	w.decide(turn)
}

// decide answers what is asked beside a square, as a turn has it.
func (w *world) decide(turn game.Turn) {
	w.t.Helper()
	for range 3 {
		cells := w.choices()
		if len(cells) == 0 {
			return
		}
		var field game.Field
		var value uint8
		if _, err := fmt.Sscanf(cells[0].ID, "choice.%d.%d", &field, &value); err != nil {
			w.t.Fatal(err)
		}
		w.press(choiceID(field, field.Value(turn)))
	}
}

// walk brings the cursor to a square by arrow keys.
func (w *world) walk(to game.Square) {
	w.t.Helper()
	if w.page.board.Cursor() == game.NoSquare {
		w.keys(ebiten.KeyUp)
	}
	for range 60 {
		was := w.page.board.Cursor()
		if was == to {
			return
		}
		far, near := w.way(to)
		if w.keys(far); w.page.board.Cursor() == was { // the edge is here
			w.keys(near)
		}
	}
	w.t.Fatalf("the cursor does not come to %s", w.page.table.Info().Board.Name(to))
}

// way is the arrow that leads the cursor nearer to a square, and the one beside it.
func (w *world) way(to game.Square) (far, near ebiten.Key) {
	x, y := w.page.board.Center(w.page.board.Cursor())
	tx, ty := w.page.board.Center(to)
	across, along := ebiten.KeyRight, ebiten.KeyDown
	if tx < x {
		across = ebiten.KeyLeft
	}
	if ty < y {
		along = ebiten.KeyUp
	}
	if math.Abs(tx-x) > math.Abs(ty-y) {
		return across, along
	}
	return along, across
}
