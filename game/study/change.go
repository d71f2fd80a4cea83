package study

import (
	"slices"

	"yanyi/game/tree"
)

// mostUndone is how many changes can be undone.
const mostUndone = 200

// change is the state of a tree before a change.
type change struct {
	at  *tree.Node // the moment shown
	was []state
}

// state is the former state of a node.
type state struct {
	node *tree.Node
	next []*tree.Node
	note tree.Note
}

// change records nodes that are about to change.
func (s *Study) change(nodes ...*tree.Node) { s.changed(s.before(nodes...)) }

// before prepares a change of nodes that may follow.
func (s *Study) before(nodes ...*tree.Node) change {
	c := change{at: s.at}
	for _, n := range nodes {
		note := n.Note
		note.Glyphs = slices.Clone(note.Glyphs)
		c.was = append(c.was, state{n, slices.Clone(n.Next), note})
	}
	return c
}

// changed records a change.
func (s *Study) changed(c change) {
	if len(s.undone) == mostUndone {
		s.undone = slices.Delete(s.undone, 0, 1)
	}
	s.undone = append(s.undone, c)
	s.altered()
}

// MayUndo reports whether there is a change to be undone.
func (s *Study) MayUndo() bool { return len(s.undone) > 0 }

// Undo undoes the tree's newest change and moves to its place. It reports whether there was one.
func (s *Study) Undo() bool {
	k := len(s.undone) - 1
	if k < 0 {
		return false
	}
	c := s.undone[k]
	s.undone = s.undone[:k]
	for _, was := range c.was {
		was.note.Judgement, was.note.Commands = was.node.Judgement, was.node.Commands // of a report since
		was.node.Next, was.node.Note = was.next, was.note
	}
	s.turns = s.root.Size()
	s.walk(c.at)
	s.altered()
	return true
}

// Promote promotes the variation of a turn by one step: it becomes the line, and the line a
// variation. It reports whether there was one.
func (s *Study) Promote(n *tree.Node) bool {
	b := n.Branch()
	if b == nil {
		return false
	}
	s.change(b.Parent())
	b.Lead()
	return true
}

// Delete removes a turn with all that follows it from the tree and moves, if the moment shown
// is removed, to the moment before. It reports whether it could: the root stays.
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

// Comment writes a comment after a turn, or at the root before all turns; "" removes it. Braces
// are left out, and the length is limited, as in a record's text.
func (s *Study) Comment(n *tree.Node, text string) {
	text = tree.AsComment(text)
	if text == n.After {
		return
	}
	if s.typed != n { // a comment written without interruption is undone at once
		s.change(n)
	}
	n.After, s.typed = text, n
	s.version++
	s.changes++
}

// Mark adds a glyph to a turn, or removes it. A turn has at most one glyph of a kind.
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

// Record is the study as a record. The result stays while the record's turns are the main line.
func (s *Study) Record() string { return s.line.Whole().Record() }
