// Package tree is a record's turns as a tree (game/README.md, Records): the main line
// and the variations, and what was written beside them: comments before and after a
// turn, numbered glyphs, a computer's judgement, clock times. Its text is PGN's
// movetext, read tolerantly and written in one way.
//
// Turns are texts here. What they mean, and whether they are legal, game/match knows,
// whose matches are one line of such a tree.
package tree

// Node is a turn in its tree, or the root, which stands for the start and has none.
type Node struct {
	Turn  string
	Round int // the number before the turn; 0 if none is known
	At    int // where the turn stands in the text that was read, in bytes
	Note
	// Next is the turns that follow: the first goes on with the line, the others are
	// variations, which stand in its place.
	Next []*Node

	parent *Node
}

// Note is what was written beside a turn; at the root, before all turns. The zero Note
// says nothing.
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

// Add adds a turn that follows a node: the first one added goes on with its line.
func (n *Node) Add(turn string) *Node {
	next := &Node{Turn: turn, parent: n}
	n.Next = append(n.Next, next)
	return next
}

// Precede puts a turn before a node, in whose place it stands then, with all that is
// said before that and all that might stand there instead.
func (n *Node) Precede(turn string) {
	first := &Node{Turn: turn, Round: n.Round, At: n.At, parent: n.parent}
	first.Before, n.Before = n.Before, ""
	for i, next := range n.parent.Next {
		if next == n {
			n.parent.Next[i] = first
		}
	}
	first.Next, n.parent = []*Node{n}, first
}

// New is a tree of one line of n turns, whose texts are to be filled in.
func New(n int) (root *Node, line []*Node) {
	nodes := make([]Node, n+1)
	line = make([]*Node, n)
	for i := range line {
		line[i] = &nodes[i+1]
		nodes[i].Next, nodes[i+1].parent = line[i:i+1:i+1], &nodes[i]
	}
	return &nodes[0], line
}

// Main is the turn that goes on with a line, nil at its end.
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

// Variations are the turns that might stand in the place of one, none for a turn that
// begins a variation itself.
func (n *Node) Variations() []*Node {
	if n.parent == nil || n.parent.Next[0] != n {
		return nil
	}
	return n.parent.Next[1:]
}

// Keep leaves out the variations of a turn that keep refuses.
func (n *Node) Keep(keep func(v *Node) bool) {
	if n.parent == nil || n.parent.Next[0] != n {
		return
	}
	kept := n.parent.Next[:1]
	for _, v := range n.parent.Next[1:] {
		if keep(v) {
			kept = append(kept, v)
		}
	}
	n.parent.Next = kept
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
