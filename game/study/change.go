package study

import (
	"slices"

	"yanyi/game/tree"
)

// mostUndone is how many changes can be undone.
const mostUndone = 200

// change is what a tree was like before one.
type change struct {
	at  *tree.Node // the moment looked at
	was []state
}

// state is what a node was like.
type state struct {
	node *tree.Node
	next []*tree.Node
	note tree.Note
}

// change notes that nodes are about to change.
func (s *Study) change(nodes ...*tree.Node) {
	c := change{at: s.at}
	for _, n := range nodes {
		note := n.Note
		note.Glyphs = slices.Clone(note.Glyphs)
		c.was = append(c.was, state{n, slices.Clone(n.Next), note})
	}
	if len(s.undone) == mostUndone {
		s.undone = slices.Delete(s.undone, 0, 1)
	}
	s.undone = append(s.undone, c)
	s.typed = nil
	s.version++
	s.changes++
}

// MayUndo reports whether there is a change to be undone.
func (s *Study) MayUndo() bool { return len(s.undone) > 0 }

// Undo undoes the newest change of the tree, a turn played included, and looks at where it
// was made. It reports whether there was one.
func (s *Study) Undo() bool {
	k := len(s.undone) - 1
	if k < 0 {
		return false
	}
	c := s.undone[k]
	s.undone, s.typed = s.undone[:k], nil
	for _, was := range c.was {
		was.note.Judgement, was.note.Commands = was.node.Judgement, was.node.Commands // of a report since
		was.node.Next, was.node.Note = was.next, was.note
	}
	s.turns = s.root.Size()
	s.walk(c.at)
	s.version++
	s.changes++
	return true
}

// Promote brings the variation that a turn is in one step nearer to the main line: it
// becomes the line, and the line a variation. It reports whether there was one.
func (s *Study) Promote(n *tree.Node) bool {
	b := n.Branch()
	if b == nil {
		return false
	}
	s.change(b.Parent())
	b.Lead()
	return true
}

// Delete takes a turn with all that follows it out of the tree and looks, if it was
// looked at, at the moment before. It reports whether it could: the root stays.
func (s *Study) Delete(n *tree.Node) bool {
	before := n.Parent()
	if before == nil {
		return false
	}
	s.change(before)
	n.Remove()
	s.turns -= 1 + n.Size()
	if s.at.Below(n) {
		s.walk(before)
	}
	return true
}

// Comment writes a comment after a turn, or at the root before all; "" takes it away. A
// record's text has no room for braces, and for so many characters only.
func (s *Study) Comment(n *tree.Node, text string) {
	text = tree.AsComment(text)
	if text == n.After {
		return
	}
	if s.typed != n { // what is written in one go is undone in one
		s.change(n)
	}
	n.After, s.typed = text, n
	s.version++
	s.changes++
}

// Mark puts a glyph on a turn, or takes it away if it bears it. Of those of a kind (a good
// turn, how the game stands) it bears one.
func (s *Study) Mark(n *tree.Node, g tree.Glyph) {
	if n.Parent() == nil || g == 0 {
		return
	}
	s.change(n)
	bore := slices.Contains(n.Glyphs, g)
	n.Glyphs = slices.DeleteFunc(slices.Clone(n.Glyphs), func(other tree.Glyph) bool { return other.Judges() == g.Judges() })
	if !bore {
		n.Glyphs = append(n.Glyphs, g)
	}
}

// Record is the study as a record's text. The result that the record told stands as long
// as its turns are the main line.
func (s *Study) Record() string {
	return s.record.RecordWith(s.root, s.resultAt(last(s.root)))
}

// resultAt is the result that the board shows after a turn, "*" if none.
func (s *Study) resultAt(n *tree.Node) (result string) {
	s.visit(n, func() { result = s.line.Info().Result(s.line.Position().Outcome()) })
	return result
}
