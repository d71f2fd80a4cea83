// Package tree is a record's turns as a tree (game/README.md, Records): the main line and the
// variations, and the notes on them: comments before and after a turn, numbered glyphs, a
// computer's judgement, clock times. Its text is PGN's movetext, read tolerantly and written in
// one way.
//
// A tree that was read holds texts. A [Cursor] finds their meaning by playing them: from then
// on a node is a turn as a move list shows it. A match (game/match) is a line of such a tree, a
// study (game/study) all of it.
package tree

import (
	"slices"

	"yanyi/game"
)

// Node is a turn in its tree, or the root, which stands for the start and has none.
type Node struct {
	Text  string // as records have it
	Round int    // the number before the turn; 0 if none is known

	// Set by the cursor that plays the turn.
	Ply      int         // of the position it led to, 1 for the first
	Seat     game.Seat   // the mover
	Turn     game.Turn   // with its reveal; [game.NoTurn] if it was not played
	Notation game.Phrase // zero for a resignation
	Events   []game.Event
	Resigned bool

	At int // where the turn stands in the text that was read, in bytes
	Note
	// Next is the turns that follow: the first continues the line, the others are variations on
	// it.
	Next []*Node

	parent *Node
}

// Note is the annotations of a turn; at the root, those before all turns. The zero Note is
// empty.
type Note struct {
	Before, After string // comments, each on one line
	Glyphs        []Glyph
	Judgement     Judgement
	Clock         Time // that was left after the turn
	Spent         Time // on the turn
	Fell          bool // the turn is a flag that fell
	// Commands are those of comments that have no meaning here, without their
	// brackets: "csl Ga1".
	Commands []string
}

// Silent reports whether a note says nothing.
func (n *Note) Silent() bool {
	return n.Before == "" && n.After == "" && len(n.Glyphs) == 0 && len(n.Commands) == 0 &&
		n.Judgement == Judgement{} && n.Clock == Time{} && n.Spent == Time{} && !n.Fell
}

// Add adds a turn that follows a node: the first one added continues its line.
func (n *Node) Add(text string) *Node {
	next := &Node{Text: text}
	n.join(next)
	return next
}

// join makes a node a child of another.
func (n *Node) join(next *Node) { n.Next, next.parent = append(n.Next, next), n }

// Main is the turn that continues a line, nil at its end.
func (n *Node) Main() *Node {
	if len(n.Next) == 0 {
		return nil
	}
	return n.Next[0]
}

// Line is the turns that follow a node in its line.
func (n *Node) Line() (line []*Node) {
	for n = n.Main(); n != nil; n = n.Main() {
		line = append(line, n)
	}
	return line
}

// Variations are the alternatives to a turn, none for a turn that begins a variation itself.
func (n *Node) Variations() []*Node {
	if n.parent == nil || !n.Leads() {
		return nil
	}
	return n.parent.Next[1:]
}

// Keep removes the variations of a turn that keep rejects.
func (n *Node) Keep(keep func(v *Node) bool) {
	if len(n.Variations()) > 0 {
		n.parent.Next = slices.DeleteFunc(slices.Clone(n.parent.Next), func(v *Node) bool { return v != n && !keep(v) })
	}
}

// Count counts the variations and the comments below a node and at it.
func (n *Node) Count() (variations, comments int) {
	for ; n != nil; n = n.Main() {
		comments += told(n.Before) + told(n.After)
		for _, v := range n.Variations() {
			inner, said := v.Count()
			variations, comments = variations+1+inner, comments+said
		}
	}
	return variations, comments
}

func told(comment string) int {
	if comment == "" {
		return 0
	}
	return 1
}
