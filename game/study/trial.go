package study

import "yanyi/game"

// Try plays a legal turn after the moment looked at on the line alone: the tree stays as it
// is. What has to be drawn is drawn.
func (s *walker) Try(t game.Turn) error {
	if s.line.Over() {
		return errOver
	}
	if err := s.line.PlayTurn(t); err != nil {
		return err
	}
	s.tried = append(s.tried, s.line.Moves()[s.line.Ply()-1].Text)
	s.steps++
	return nil
}

// Untry takes back all turns that were tried.
func (s *walker) Untry() {
	if s.untry() {
		s.steps++
	}
}

func (s *walker) untry() bool {
	if len(s.tried) == 0 {
		return false
	}
	_ = s.line.TakeBackTo(s.line.Ply() - len(s.tried)) // what was just played can be
	s.tried = nil
	return true
}

// Tried are the turns that were tried after the moment looked at.
func (s *walker) Tried() []string { return s.tried }
