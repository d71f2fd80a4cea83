package tree

import "slices"

// Parent is the turn before one, the root before the first, nil before the root.
func (n *Node) Parent() *Node { return n.parent }

// Path is the turns from the start to a node, none to the root.
func (n *Node) Path() []*Node {
	count := 0
	for m := n; m.parent != nil; m = m.parent {
		count++
	}
	path := make([]*Node, count)
	for ; count > 0; n = n.parent {
		count--
		path[count] = n
	}
	return path
}

// Copy is an independent copy of the tree from a node on.
func (n *Node) Copy() *Node {
	c := n.alone()
	c.Next = make([]*Node, 0, len(n.Next))
	for _, next := range n.Next {
		c.join(next.Copy())
	}
	return c
}

// Bare is a tree of one line of turns without comments.
func Bare(path []*Node) *Node {
	root := &Node{}
	at := root
	for _, n := range path {
		next := n.alone()
		next.Note = Note{}
		at.join(next)
		at = next
	}
	return root
}

// alone is a copy of a node outside any tree.
func (n *Node) alone() *Node {
	c := *n
	c.Next, c.parent = nil, nil
	c.Glyphs, c.Commands = slices.Clone(n.Glyphs), slices.Clone(n.Commands)
	return &c
}

// Child is the turn of a text that follows a node, nil if none does.
func (n *Node) Child(text string) *Node {
	for _, next := range n.Next {
		if next.Text == text {
			return next
		}
	}
	return nil
}

// Remove removes a turn and all that follows it from its tree.
func (n *Node) Remove() {
	n.parent.Next = slices.DeleteFunc(slices.Clone(n.parent.Next), func(m *Node) bool { return m == n })
}

// Lead makes a turn the first among its alternatives, so that it continues the line before it.
func (n *Node) Lead() {
	n.Remove()
	n.parent.Next = slices.Insert(n.parent.Next, 0, n)
}

// End ends a line at a turn: the later turns become a variation that begins with it. See Rejoin.
func (n *Node) End() {
	if n.parent == nil || len(n.Next) == 0 {
		return
	}
	again := n.alone()
	again.Note = Note{}
	n.parent.join(again)
	for _, next := range n.Next {
		again.join(next)
	}
	n.Next = nil
}

// Rejoin appends to a turn the continuations of variations that begin with the same turn again.
func (n *Node) Rejoin() {
	for _, v := range slices.Clone(n.Variations()) {
		if v.Text != n.Text {
			continue
		}
		v.Remove()
		for _, next := range v.Next {
			n.join(next)
		}
	}
}

// Leads reports whether a turn continues the line before it.
func (n *Node) Leads() bool { return n.parent == nil || n.parent.Main() == n }

// Branch is the first turn of the variation that a turn is in, nil in the main line.
func (n *Node) Branch() *Node {
	for ; n != nil; n = n.parent {
		if !n.Leads() {
			return n
		}
	}
	return nil
}

// Nested is the number of nested variations that a turn is in.
func (n *Node) Nested() (depth int) {
	for b := n.Branch(); b != nil; b = b.parent.Branch() {
		depth++
	}
	return depth
}

// Below reports whether a turn is the given one or comes after it.
func (n *Node) Below(other *Node) bool {
	for ; n != nil; n = n.parent {
		if n == other {
			return true
		}
	}
	return false
}

// Size counts the turns of a tree.
func (n *Node) Size() (turns int) {
	for _, next := range n.Next {
		turns += 1 + next.Size()
	}
	return turns
}
