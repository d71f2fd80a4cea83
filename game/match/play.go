package match

import (
	"fmt"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/game/tree"
)

// Play plays a turn given as text, without reveals: the match makes those. A resignation
// (u:resign) is a turn too.
func (m *Match) Play(text string) error { return m.playText(text, m.Draw) }

func (m *Match) playText(text string, draw tree.Draw) error {
	if err := m.playable(); err != nil {
		return err
	}
	t, err := m.Find(text)
	if err != nil {
		return err
	}
	return m.do(t, draw)
}

// PlayTurn plays one of the position's turns; the match decides its draws.
func (m *Match) PlayTurn(t game.Turn) error {
	if err := m.playable(); err != nil {
		return err
	}
	t, err := game.Legal(m.in, m.Position(), t.Chosen())
	if err != nil {
		return err
	}
	return m.do(t, m.Draw)
}

// Resign makes a living seat resign, on turn or not.
func (m *Match) Resign(s game.Seat) error { return m.PlayTurn(game.Resign(s)) }

// playable reports why no turn can be played now.
func (m *Match) playable() error {
	switch {
	case m.Deploying():
		return errDeploying
	case m.Outcome().Over:
		return errOver
	}
	return nil
}

// PlayRecorded plays a turn of a record, with the reveal in its text.
func (m *Match) PlayRecorded(text string) error { return m.playText(text, nil) }

// Continue plays a legal turn of a record; draw decides its draws.
func (m *Match) Continue(t game.Turn, draw tree.Draw) error {
	if err := m.continuable(); err != nil {
		return err
	}
	return m.do(t, draw)
}

// continuable reports why no turn of a record can follow where the cursor is. Xiangqi games
// from elsewhere continue where these rules end them by repetition or a count of quiet turns.
func (m *Match) continuable() error {
	switch pos := m.Position(); {
	case m.Deploying():
		return errDeploying
	case pos.Outcome().Over && !(notation.Chinese(m.in) && goesOn(pos)):
		return errOver
	}
	return nil
}

// do plays a legal turn, new or in the tree; draw, if not nil, decides its draws.
func (m *Match) do(t game.Turn, draw tree.Draw) error {
	if draw != nil && t.HasReveal() {
		return fmt.Errorf("turn %s: what is drawn is not the player's choice", m.in.FormatTurn(t))
	}
	n, _, err := m.cursor.Grow(t, draw)
	if err == nil {
		m.played(n)
	}
	return err
}

// played updates the match after a turn.
func (m *Match) played(n *tree.Node) {
	m.moved()
	m.time.next(n.Seat)
	m.clocked(n)
}

// clocked notes in a turn the time its seat had left after it.
func (m *Match) clocked(n *tree.Node) {
	if m.setup.Clock.Total > 0 {
		n.Clock = tree.Time{}
		if !n.Resigned {
			n.Clock = tree.Time{Told: true, Span: m.time.left[n.Seat]}
		}
	}
}

// moved updates the match after the cursor has moved.
func (m *Match) moved() { m.moves, m.asked = m.cursor.Path(), nil }

// Draw picks an outcome of a turn that draws from a bag, by weight. It depends only on the
// seed, the ply and the turn: a turn that is taken back and played again draws the same.
func (m *Match) Draw(ply int, t game.Turn, outcomes []game.Reveal) game.Reveal {
	r := rand.New(rand.NewPCG(m.setup.Seed, uint64(ply)<<40^uint64(t.Chosen())))
	return game.PickReveal(r, outcomes)
}

// Reseed changes future draws, for matches continued from a record.
func (m *Match) Reseed(seed uint64) { m.setup.Seed = seed }

// TakeBackTo takes turns back until ply of them are left; clocks return to what they were. An
// agreed draw is cancelled, and so is a result that only the record states. With the present
// ply it does only that.
func (m *Match) TakeBackTo(ply int) error {
	if ply < 0 || ply > len(m.moves) {
		return fmt.Errorf("turn %d to take back to, of %d played", ply, len(m.moves))
	}
	if ply == len(m.moves) && !m.verdict.given() {
		return nil
	}
	m.cursor.CutBack(ply)
	m.moved()
	m.verdict = verdict{}
	m.time.back(ply)
	return nil
}

// AgreeDraw ends the game in a draw, which all living players have agreed to. Questions and
// answers are the business of the host or room (room.Question).
func (m *Match) AgreeDraw() error {
	if err := m.playable(); err != nil {
		return err
	}
	if !m.in.Drawable {
		return errNoDraw
	}
	m.verdict.agreed = true
	return nil
}

// MovedUp rotates a list by seat for a rematch: each one seat further, the last to the first.
func MovedUp[T any](seats []T) []T {
	last := len(seats) - 1
	return append([]T{seats[last]}, seats[:last]...)
}
