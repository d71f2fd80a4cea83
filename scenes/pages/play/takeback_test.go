package play

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game/room"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/session"
)

// tab presses Tab until a control has the keyboard.
func (w *world) tab(id string) {
	w.t.Helper()
	for range 60 {
		if w.page.form.Focus() == id {
			return
		}
		w.keys(ebiten.KeyTab)
	}
	w.t.Fatalf("Tab does not come to %q", id)
}

// The board is told to be quiet while a button changes the game, before the page shows
// what the game has become: nothing may then be read from the game as it is now by the
// numbers of the moment shown.
func TestTakingBackWithTheCursorOnTheBoard(t *testing.T) {
	for id, seats := range map[string]string{"yanyi": "ai:1,human,ai:1", "xiangqi": "human,ai:1", "baige": "human,ai:1"} {
		t.Run(id, func(t *testing.T) {
			sh := newcomer()
			p, err := open(sh, kit{Engine: enginetest.Mute}, session.Request{Game: id, Seats: seats})
			if err != nil {
				t.Fatal(err)
			}
			w := stage(t, still(), sh, p, 1280, 800)
			w.settle()
			person := p.now.You()
			for p.table.Plies() < 9 || p.table.Actor() != person {
				w.turns(p.table.Info().FormatTurn(p.table.Line().View(p.table.Actor()).Turns[3]))
				w.settle()
			}
			plies := p.table.Plies()
			w.keys(ebiten.KeyEscape, ebiten.KeyUp, ebiten.KeyUp, ebiten.KeyUp)
			w.linger()
			w.tab("takeback")
			w.keys(ebiten.KeyEnter)
			w.settle()
			if got := p.now.Plies; got >= plies {
				t.Errorf("%d turns are shown after taking back to %d", got, p.table.Plies())
			}
		})
	}
}

// So it is in a room, where the other's Accept takes the turn back.
func TestAcceptingWithTheCursorOnTheBoard(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 1280, 800)
	a, b := guests[0], guests[1]
	says(t, guests, "h3e3", "h10g8", "h1g3", "i10i9", "i1i2", "a10a9")
	a.table()
	a.press("takeback")
	b.table()
	b.keys(ebiten.KeyEscape, ebiten.KeyUp, ebiten.KeyUp)
	b.linger()
	b.tab("accept")
	b.keys(ebiten.KeyEnter)
	everybody(guests, 4)
}
