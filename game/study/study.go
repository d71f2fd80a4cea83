// Package study is a record that is looked at and changed: a tree of turns, the moment
// looked at, and any legal turn played from there (game/README.md, Records). It knows
// nothing of clocks and offers: games are played in game/match.
package study

import (
	"errors"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// Why a study takes no more in.
var (
	errOver = errors.New("the game is over here")
	errFull = errors.New("the study is full")
	errDeep = errors.New("variations within each other are too many")
)

// Study is a record's tree and the moment of it that is looked at. It is not safe for
// concurrent use.
type Study struct {
	walker
	record *match.Match // as it was read, for what it says beside its turns
	turns  int          // in the tree

	undone  []change
	typed   *tree.Node // its comment is being written
	version int
	changes int
	// judgements were kept
	judgements int
}

// New is the study of a match, which it does not change: its turns and all that its
// record has beside them. The moment looked at is its end.
func New(m *match.Match) (*Study, error) {
	if m.Deploying() {
		return nil, errors.New("tiles are still being laid")
	}
	s := &Study{record: m, walker: walker{root: m.Tree().Copy(), moves: map[*tree.Node]*match.Move{}}}
	setup := match.Setup{Options: m.Setup().Options, Start: m.PositionAt(0), Seed: m.Setup().Seed, Date: m.Setup().Date}
	for _, p := range m.Setup().Seats {
		setup.Seats = append(setup.Seats, match.Player{Name: p.Name})
	}
	line, err := match.New(m.Variant(), setup)
	if err != nil {
		return nil, err
	}
	s.line, s.at, s.opening = line, s.root, line.Line()
	s.label(s.root)
	s.turns = s.root.Size()
	s.GoTo(last(s.root))
	return s, nil
}

// last is the end of a node's line.
func last(n *tree.Node) *tree.Node {
	for n.Main() != nil {
		n = n.Main()
	}
	return n
}

// Version grows with everything that changes, Changes with what is worth keeping: the
// tree, not the moment looked at.
func (s *Study) Version() int { return s.version + s.steps }

// Changes grows with every change of the tree and of what is kept with it.
func (s *Study) Changes() int { return s.changes + s.judgements }

// Edits grows with every change of the tree by whoever looks at it: judgements are none.
func (s *Study) Edits() int { return s.changes }

// GoTo looks at the moment after a turn of the tree.
func (s *Study) GoTo(n *tree.Node) {
	if n == s.at {
		s.Untry()
		return
	}
	s.typed = nil
	s.walk(n)
	s.version++
}

// Step goes a turn further in its line, or with a negative n back, and reports whether
// it could.
func (s *Study) Step(n int) bool {
	was := s.at
	to := s.at
	for ; n > 0 && to.Main() != nil; n-- {
		to = to.Main()
	}
	for ; n < 0 && to.Parent() != nil; n++ {
		to = to.Parent()
	}
	s.GoTo(to)
	return to != was
}

// Start looks at the start, End at the end of the line looked at.
func (s *Study) Start() { s.GoTo(s.root) }

// End looks at the end of the line looked at.
func (s *Study) End() { s.GoTo(last(s.at)) }

// Beside goes to the next of the turns in the place of the one looked at, or with a
// negative n to the one before, and reports whether there is one. Where there is no
// choice it looks for the nearest turn before that leaves one.
func (s *Study) Beside(n int) bool {
	for at := s.at; at.Parent() != nil; at = at.Parent() {
		places := at.Parent().Next
		for i, m := range places {
			if m == at && i+n >= 0 && i+n < len(places) {
				s.GoTo(places[i+n])
				return true
			}
		}
	}
	return false
}

// Play plays a legal turn at the moment looked at: the tree's own, if it has it there,
// else a new one, which is a variation where the line goes on already. What has to be
// drawn is drawn; see [Study.RevealOther].
func (s *Study) Play(t game.Turn) error {
	s.untry()
	if s.line.Over() {
		return errOver
	}
	if err := s.line.PlayTurn(t); err != nil {
		return err
	}
	text := s.line.Moves()[s.line.Ply()-1].Text
	if next := s.at.Child(text); next != nil {
		s.at = next
		s.version++
		return nil
	}
	return s.grow(text)
}

// grow adds the turn that the line has just gained.
func (s *Study) grow(text string) error {
	if err := s.room(s.at); err != nil {
		_ = s.line.TakeBackTo(s.line.Ply() - 1) // what was just played can be
		return err
	}
	s.change(s.at)
	n := s.at.Add(text)
	n.Round = s.line.Moves()[s.line.Ply()-1].Round
	s.note(n)
	s.at = n
	s.turns++
	return nil
}

// room reports why no turn may follow a node, so that the tree's text can be read again.
func (s *Study) room(n *tree.Node) error {
	switch {
	case s.turns >= tree.MostTurns:
		return errFull
	case len(n.Next) > 0 && n.Nested() >= tree.MostNested:
		return errDeep
	}
	return nil
}

// RevealOther plays the turn that led to the moment looked at once more and has something else
// drawn in it.
func (s *Study) RevealOther(d game.Reveal) error {
	move := s.moves[s.at]
	if move == nil || !move.Turn.HasReveal() {
		return errors.New("nothing is drawn in this turn")
	}
	text := s.line.Info().FormatTurn(move.Turn.WithReveal(d))
	before := s.at.Parent()
	if n := before.Child(text); n != nil {
		s.GoTo(n)
		return nil
	}
	was := s.at
	s.walk(before)
	if err := s.line.PlayRecorded(text); err != nil {
		s.walk(was)
		return err
	}
	return s.grow(text)
}
