package tree

import "slices"

// Parent is the turn before one, the root before the first, nil before the root.
func (n *Node) Parent() *Node { return n.parent }

// Copy is a tree of its own that says the same from a node on.
func (n *Node) Copy() *Node {
	c := &Node{Turn: n.Turn, Round: n.Round, Note: n.Note, Next: make([]*Node, len(n.Next))}
	c.Glyphs, c.Commands = slices.Clone(n.Glyphs), slices.Clone(n.Commands)
	for i, next := range n.Next {
		c.Next[i] = next.Copy()
		c.Next[i].parent = c
	}
	return c
}

// Child is the turn of a text that follows a node, nil if none does.
func (n *Node) Child(turn string) *Node {
	for _, next := range n.Next {
		if next.Turn == turn {
			return next
		}
	}
	return nil
}

// Remove takes a turn and all that follows it out of its tree.
func (n *Node) Remove() {
	n.parent.Next = slices.DeleteFunc(slices.Clone(n.parent.Next), func(m *Node) bool { return m == n })
}

// Lead makes a turn the first of those in its place, so that the line before it goes on
// with it.
func (n *Node) Lead() {
	n.Remove()
	n.parent.Next = slices.Insert(n.parent.Next, 0, n)
}

// Leads reports whether the line before a turn goes on with it.
func (n *Node) Leads() bool { return n.parent == nil || n.parent.Next[0] == n }

// Branch is the turn with which the variation begins that a turn is in, nil in the main
// line.
func (n *Node) Branch() *Node {
	for ; n != nil; n = n.parent {
		if !n.Leads() {
			return n
		}
	}
	return nil
}

// Nested is how many variations a turn is in, one within the other.
func (n *Node) Nested() (depth int) {
	for b := n.Branch(); b != nil; b = b.parent.Branch() {
		depth++
	}
	return depth
}

// Below reports whether a turn is another one or comes after it.
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
