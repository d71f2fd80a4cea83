package study

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// What others do to a study that several people look at. None of it can be undone here.

// Graft adds a turn that somebody has played after a moment, and does not look there.
func (s *Study) Graft(after *tree.Node, text string) (n *tree.Node, err error) {
	if n = after.Child(text); n != nil {
		return n, nil
	}
	if err = s.room(after); err != nil {
		return nil, err
	}
	s.visit(after, func() {
		if err = s.line.PlayRecorded(text); err != nil {
			return
		}
		n = after.Add(text)
		n.Round = s.line.Moves()[s.line.Ply()-1].Round
		s.note(n)
		s.turns++
		_ = s.line.TakeBackTo(s.line.Ply() - 1) // what was just played can be
	})
	s.altered()
	return n, err
}

// Cut takes a turn and all that follows it out of the tree.
func (s *Study) Cut(n *tree.Node) {
	if s.Delete(n) {
		s.undone = nil
	}
}

// Draw says of a turn how good it was, 0 for nothing, and which rings and arrows stand on
// the board after it, as commands of records ([tree.Note]).
func (s *Study) Draw(n *tree.Node, g tree.Glyph, commands []string) {
	n.Glyphs = nil
	if g > 0 {
		n.Glyphs = []tree.Glyph{g}
	}
	n.Commands = slices.DeleteFunc(slices.Clone(n.Commands), func(c string) bool {
		return strings.HasPrefix(c, "csl ") || strings.HasPrefix(c, "cal ")
	})
	n.Commands = append(n.Commands, commands...)
	s.altered()
}

func (s *Study) altered() {
	s.typed = nil
	s.version++
	s.changes++
}

// Draft is how a legal turn would be written at the moment looked at, with what is drawn in
// it.
func (s *Study) Draft(t game.Turn) (text string, err error) {
	s.untry()
	if s.line.Over() {
		return "", errOver
	}
	if err := s.line.PlayTurn(t); err != nil {
		return "", err
	}
	text = s.line.Moves()[s.line.Ply()-1].Text
	return text, s.line.TakeBackTo(s.line.Ply() - 1)
}
