package match

import (
	"fmt"
	"math/rand/v2"

	"yanyi/game"
)

// Play plays a turn given as text, without reveals: those are the match's to make.
// A resignation (u:resign) is a turn too.
func (m *Match) Play(text string) error {
	if err := m.playable(); err != nil {
		return err
	}
	t, err := m.Find(text)
	if err != nil {
		return err
	}
	if t.HasReveal() {
		return fmt.Errorf("turn %s: what is drawn is not the player's choice", text)
	}
	m.do(t, picking(m.setup.Seed, m.Ply()))
	return nil
}

// PlayTurn plays one of the position's turns.
func (m *Match) PlayTurn(t game.Turn) error {
	return m.Play(m.in.FormatTurn(t.Chosen()))
}

// Resign lets a living seat give up, on turn or not.
func (m *Match) Resign(s game.Seat) error { return m.Play(m.in.FormatTurn(game.Resign(s))) }

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

// do plays a legal turn; pick decides a pending reveal among its outcomes.
func (m *Match) do(t game.Turn, pick func(t game.Turn, outcomes []game.Reveal) game.Reveal) {
	seat := m.pos.Actor()
	if s, ok := t.Resigns(); ok {
		seat = s
	}
	m.pos.Do(t)
	if m.pos.Actor() == game.Chance {
		d := pick(t, m.pos.Reveals(nil))
		m.pos.Undo()
		t = t.WithReveal(d)
		move := m.move(seat, t)
		m.pos.Do(t.WithReveal(game.Reveal{}))
		m.pos.DoReveal(d)
		m.played(move)
		return
	}
	m.pos.Undo()
	move := m.move(seat, t)
	m.pos.Do(t)
	m.played(move)
}

// move describes a turn about to be played.
func (m *Match) move(seat game.Seat, t game.Turn) Move {
	_, resigns := t.Resigns()
	move := Move{
		Ply:      len(m.moves) + 1,
		Round:    m.round(m.in, seat, resigns),
		Seat:     seat,
		Turn:     t,
		Text:     m.in.FormatTurn(t),
		Resigned: resigns,
	}
	if !resigns {
		move.Notation = m.pos.Notate(t)
	}
	return move
}

// played notes a move that has just been made.
func (m *Match) played(move Move) {
	move.Events = m.pos.Events(nil)
	m.time.next(move.Seat)
	move.Left = m.time.left[move.Seat]
	m.moves = append(m.moves, move)
}

// picking picks an outcome of a turn that draws from a bag, by weight. It depends on the
// seed, on when it happens and on the turn alone: a turn that is taken back and played
// again draws the same.
func picking(seed uint64, ply int) func(t game.Turn, outcomes []game.Reveal) game.Reveal {
	return func(t game.Turn, outcomes []game.Reveal) game.Reveal {
		r := rand.New(rand.NewPCG(seed, uint64(ply)<<40^uint64(t.Chosen())))
		return game.PickReveal(r, outcomes)
	}
}

// Reseed changes what will be drawn, for matches continued from a record.
func (m *Match) Reseed(seed uint64) { m.setup.Seed = seed }

// TakeBackTo takes turns back until ply of them are left; clocks return to what
// they were. A draw agreed on is off, and so is a result that only the record told. To
// the present ply it only does the latter.
func (m *Match) TakeBackTo(ply int) error {
	if ply < 0 || ply > len(m.moves) {
		return fmt.Errorf("turn %d to take back to, of %d played", ply, len(m.moves))
	}
	if ply == len(m.moves) && !m.verdict.given() {
		return nil
	}
	m.review.leave(m, ply)
	for i := len(m.moves) - 1; i >= ply; i-- {
		undo(m.pos, m.moves[i].Turn)
	}
	m.moves = m.moves[:ply]
	m.verdict = verdict{}
	m.time.back(ply)
	return nil
}

// undo takes one complete turn back, its reveal included.
func undo(pos game.Position, t game.Turn) {
	if t.HasReveal() {
		pos.Undo()
	}
	pos.Undo()
}
