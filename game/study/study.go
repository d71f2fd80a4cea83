// Package study is a record that is viewed and changed: a tree of turns, the moment shown, and
// any legal turn played from there (game/README.md, Records). It knows nothing of clocks and
// offers: games are played in game/match.
package study

import (
	"errors"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// The reasons why a study accepts no more.
var (
	errOver = errors.New("the game is over here")
	errFull = errors.New("the study is full")
	errDeep = errors.New("variations within each other are too many")
)

// Study is a record's tree and the moment shown. It is not safe for concurrent use.
type Study struct {
	line    *match.Match // from the start to the moment shown, with turns tried there
	opening string       // the start in the engines' notation
	root    *tree.Node
	at      *tree.Node
	record  *match.Match // as read, for its content beside the turns
	turns   int          // in the tree

	undone  []change
	typed   *tree.Node // its comment is being written
	version int
	changes int
	// judgements were kept
	judgements int
}

// New is the study of an unchanged match: its turns and annotations. The end is shown.
func New(m *match.Match) (*Study, error) {
	if m.Deploying() {
		return nil, errors.New("tiles are still being laid")
	}
	root := m.Tree().Copy()
	line, err := m.Along(root)
	if err != nil {
		return nil, err
	}
	s := &Study{record: m, line: line, opening: line.Opening(), root: root, at: root, turns: root.Size()}
	end := last(root)
	end.Rejoin()
	s.walk(end)
	return s, nil
}

// last is the end of a node's line.
func last(n *tree.Node) *tree.Node {
	for n.Main() != nil {
		n = n.Main()
	}
	return n
}

// Version grows with every change, Changes with those worth saving: the tree's.
func (s *Study) Version() int { return s.version }

// Changes grows with every change of the tree and of what is kept with it.
func (s *Study) Changes() int { return s.changes + s.judgements }

// Edits grows with every change of the tree by a person: judgements do not count.
func (s *Study) Edits() int { return s.changes }

// GoTo moves to the moment after a turn of the tree.
func (s *Study) GoTo(n *tree.Node) {
	if n == s.at {
		s.Untry()
		return
	}
	s.typed = nil
	s.walk(n)
	s.version++
}

// Step goes a turn further in its line, or with a negative n back, and reports whether it could.
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

// Start moves to the start, End to the end of the line shown.
func (s *Study) Start() { s.GoTo(s.root) }

// End moves to the end of the line shown.
func (s *Study) End() { s.GoTo(last(s.at)) }

// Beside goes to the next alternative of the turn shown, or with a negative n to the previous
// one, and reports whether there is one. Without one it uses the nearest earlier turn with some.
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

// Play plays a legal turn at the moment shown: the tree's own, else a new one, which is a
// variation if the line continues already. Draws are made; see [Study.RevealOther].
func (s *Study) Play(t game.Turn) error {
	return s.play(s.at, func() error { return s.line.PlayTurn(t) })
}

// play runs an action that plays a turn after a node, and moves to the moment after it.
func (s *Study) play(after *tree.Node, do func() error) error {
	was := s.at
	s.walk(after)
	if s.line.Over() {
		s.walk(was)
		return errOver
	}
	full, change := s.room(after), s.before(after)
	if err := do(); err != nil {
		s.walk(was)
		return err
	}
	n := s.end()
	switch grown := len(after.Next) > len(change.was[0].next); {
	case grown && full != nil:
		s.walk(was)
		n.Remove()
		return full
	case grown:
		change.at = after
		s.changed(change)
		s.turns++
	default:
		s.typed = nil
		s.version++
	}
	s.at = n
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

// RevealOther plays the turn that led to the moment shown again with another draw.
func (s *Study) RevealOther(d game.Reveal) error {
	if !s.at.Turn.HasReveal() {
		return errors.New("nothing is drawn in this turn")
	}
	text := s.line.Info().FormatTurn(s.at.Turn.WithReveal(d))
	return s.play(s.at.Parent(), func() error { return s.line.PlayRecorded(text) })
}
