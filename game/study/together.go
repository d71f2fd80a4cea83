package study

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// The changes of a shared study by others. None of them can be undone here.

// Graft adds another player's turn after a moment, without moving there.
func (s *Study) Graft(after *tree.Node, text string) (n *tree.Node, err error) {
	if n = after.Child(text); n != nil {
		return n, nil
	}
	if err = s.room(after); err != nil {
		return nil, err
	}
	c := s.line.Look(after)
	t, err := c.Find(text)
	if err == nil && c.Position().Outcome().Over {
		err = errOver
	}
	if err == nil {
		n, _, err = c.Grow(t, nil)
	}
	if err != nil {
		return nil, err
	}
	s.turns++
	s.altered()
	return n, nil
}

// Cut removes a turn and all that follows it from the tree.
func (s *Study) Cut(n *tree.Node) {
	if s.Delete(n) {
		s.undone = nil
	}
}

// Draw sets a turn's glyph, 0 for none, and the rings and arrows after it, as record commands.
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

// Draft is the text of a legal turn at the moment shown, with its draws.
func (s *Study) Draft(t game.Turn) (text string, err error) {
	c := s.line.Look(s.at)
	if c.Position().Outcome().Over {
		return "", errOver
	}
	n, err := c.Try(t, s.line.Draw)
	return n.Text, err
}
