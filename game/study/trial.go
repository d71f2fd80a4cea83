package study

import (
	"yanyi/game"
	"yanyi/game/tree"
)

// Try plays a legal turn after the moment looked at on the line alone: the tree stays as it
// is. What has to be drawn is drawn.
func (s *Study) Try(t game.Turn) error {
	if s.line.Over() {
		return errOver
	}
	if err := s.line.PlayTurn(t); err != nil {
		return err
	}
	s.tried = append(s.tried, s.line.Moves()[s.line.Ply()-1].Text)
	s.version++
	return nil
}

// Untry takes back all turns that were tried.
func (s *Study) Untry() {
	if s.untry() {
		s.version++
	}
}

func (s *Study) untry() bool {
	if len(s.tried) == 0 {
		return false
	}
	_ = s.line.TakeBackTo(s.line.Ply() - len(s.tried)) // what was just played can be
	s.tried = nil
	return true
}

// visit does something at the moment after a turn and comes back, also to turns that are
// tried.
func (s *Study) visit(n *tree.Node, do func()) {
	at, tried := s.at, s.tried
	s.walk(n)
	do()
	s.walk(at)
	for _, text := range tried {
		if s.line.PlayRecorded(text) == nil {
			s.tried = append(s.tried, text)
		}
	}
}

// Tried are the turns that were tried after the moment looked at.
func (s *Study) Tried() []string { return s.tried }

// Sequel is what a turn leads to.
type Sequel uint8

// The sequels.
const (
	Goes  Sequel = iota // somebody is to move
	Draws               // something has to be drawn first
	Ends                // the game is over
)

// Foresee is what a turn that might follow one leads to, whatever is drawn in it, and, if
// somebody is to move, the position as engines take it.
func (s *Study) Foresee(n *tree.Node, text string) (line string, sequel Sequel) {
	s.visit(n, func() {
		pos := s.line.Position().Clone()
		t, err := s.line.Find(text)
		if err != nil {
			sequel = Ends
			return
		}
		pos.Do(t.WithReveal(game.Reveal{}))
		switch {
		case pos.Actor() == game.Chance:
			sequel = Draws
		case pos.Outcome().Over:
			sequel = Ends
		}
	})
	return s.LineTo(n) + " " + text, sequel
}

// Same reports whether two texts are a turn, but for what was drawn in it.
func (s *Study) Same(a, b string) bool {
	t, err := s.line.Info().ParseTurn(b)
	return err == nil && s.same(a, t)
}
