package players

import (
	"testing"
	"time"

	"yanyi/game"
	"yanyi/scenes/scenetest/tabletest"
)

// A ring stands round one's own card for a second when one's turn comes, with motion reduced or
// not, and not when it was one's turn already or another's comes.
func TestARingWhenTheTurnComes(t *testing.T) {
	tb := tabletest.New(t, "yanyi", "start")
	was := tabletest.At(tb, 1280, 800)
	was.May.Here = game.SetOf(game.Wei) // Wu moves
	tabletest.Play(t, tb, "n9m9")
	due := tabletest.At(tb, 1280, 800)
	due.May.Here = game.SetOf(game.Wei)
	tabletest.Play(t, tb, "i14i13")
	gone := tabletest.At(tb, 1280, 800)
	gone.May.Here = game.SetOf(game.Wei)

	for _, still := range []bool{false, true} {
		p := New()
		if p.Show(was); p.ring.left > 0 {
			t.Error("a ring at the start")
		}
		if p.Show(due); p.ring.left != ringed {
			t.Error("no ring when the turn comes")
		}
		p.Tick(600*time.Millisecond, still)
		if p.Show(due); p.ring.left == 0 || p.ring.left == ringed {
			t.Errorf("%v left after another look", p.ring.left)
		}
		if !p.Tick(600*time.Millisecond, still) || p.ring.left > 0 {
			t.Error("the ring stays")
		}
		p.Show(was)
		p.Show(due)
		if p.Show(gone); p.ring.left > 0 {
			t.Error("the ring outlasts the turn")
		}
	}
}
