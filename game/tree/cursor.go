package tree

import (
	"errors"
	"slices"

	"yanyi/game"
)

// Cursor is a place in a tree and the position there. It walks by doing and undoing turns, and
// plays new ones. Cursors of one tree move independently of each other, so that visiting a
// moment with one leaves the others where they are.
type Cursor struct {
	in   *game.Info
	pos  game.Position
	root *Node
	path []*Node
}

// Draw chooses the draw of a turn at a ply among the outcomes.
type Draw func(ply int, t game.Turn, outcomes []game.Reveal) game.Reveal

// ErrUndrawn reports a turn with a draw that nothing decides.
var ErrUndrawn = errors.New("what was drawn is missing")

// NewCursor returns a cursor at the root of a tree, whose position start it changes as it walks.
func NewCursor(in *game.Info, start game.Position, root *Node) *Cursor {
	return &Cursor{in: in, pos: start, root: root}
}

// Beside returns another cursor at the same place.
func (c *Cursor) Beside() *Cursor { return &Cursor{c.in, c.pos.Clone(), c.root, slices.Clip(c.path)} }

// At is the turn that led to the cursor's position, the root at the start.
func (c *Cursor) At() *Node {
	if n := len(c.path); n > 0 {
		return c.path[n-1]
	}
	return c.root
}

// Root is the root of the tree.
func (c *Cursor) Root() *Node { return c.root }

// Plant moves a cursor to another tree, which contains the cursor's path.
func (c *Cursor) Plant(root *Node) { c.root = root }

// Path is the turns from the start to the cursor, read only. Walking on does not change it.
func (c *Cursor) Path() []*Node { return c.path }

// Position is the position at the cursor, to be read only.
func (c *Cursor) Position() game.Position { return c.pos }

// To walks to a node whose turns up to it were played before, and returns the position there.
func (c *Cursor) To(n *Node) game.Position {
	switch last := len(c.path) - 1; {
	case last >= 0 && n == c.path[last].parent:
		c.back(last)
	case n.parent != nil && n.parent == c.At():
		game.Redo(c.pos, n.Turn)
		c.path = append(c.path, n)
	default:
		c.Along(n.Path())
	}
	if n.parent == nil {
		c.root = n
	}
	return c.pos
}

// Along walks to the end of a path, which may be one of an earlier tree from the same start.
func (c *Cursor) Along(path []*Node) game.Position {
	same := c.shared(path)
	c.back(same)
	for _, n := range path[same:] {
		game.Redo(c.pos, n.Turn)
	}
	c.path = slices.Clip(path)
	return c.pos
}

// Far is the number of turns to play on the way to a node.
func (c *Cursor) Far(n *Node) int {
	path := n.Path()
	return len(path) - c.shared(path)
}

// shared is the number of turns that a path and the cursor's path have in common at their start.
func (c *Cursor) shared(path []*Node) (same int) {
	for same < min(len(path), len(c.path)) && path[same].Turn == c.path[same].Turn {
		same++
	}
	return same
}

// back undoes turns until ply of them are left.
func (c *Cursor) back(ply int) {
	for i := len(c.path) - 1; i >= ply; i-- {
		if c.path[i].Turn.HasReveal() {
			c.pos.Undo()
		}
		c.pos.Undo()
	}
	c.path = c.path[:ply:ply]
}

// Find reads the text of a turn as the legal turn that it stands for here.
func (c *Cursor) Find(text string) (game.Turn, error) { return game.Find(c.in, c.pos, text) }

// Play plays a legal turn as the turn of a node that follows the cursor, notes in the node what
// a move list shows, and steps to it. draw decides the draws; without it the turn itself does.
// With [ErrUndrawn] the cursor stays, and the node has the events before the draw.
func (c *Cursor) Play(n *Node, t game.Turn, draw Draw) error {
	n.Ply, n.Turn = len(c.path)+1, t
	if n.Seat, n.Resigned = t.Resigns(); !n.Resigned {
		n.Seat, n.Notation = c.pos.Actor(), c.pos.Notate(t)
	}
	n.Round = c.round(n)
	c.pos.Do(t.WithReveal(game.Reveal{}))
	err := c.reveal(n, draw)
	n.Text, n.Events = c.in.FormatTurn(n.Turn), c.pos.Events(nil)
	if err != nil {
		c.pos.Undo()
		return err
	}
	c.path = append(c.path, n)
	return nil
}

// reveal makes the draw of a node's turn, which has just been done.
func (c *Cursor) reveal(n *Node, draw Draw) error {
	switch pending := c.pos.Actor() == game.Chance; {
	case !pending && n.Turn.HasReveal():
		return errors.New("nothing is drawn in this turn")
	case !pending:
		return nil
	case draw == nil && !n.Turn.HasReveal():
		return ErrUndrawn
	}
	var d game.Reveal
	if draw != nil {
		d = draw(n.Ply-1, n.Turn, c.pos.Reveals(nil))
	} else if found, err := game.FindReveal(c.in, c.pos, n.Turn); err != nil {
		return err
	} else {
		d = found
	}
	n.Turn, n.Notation = n.Turn.WithReveal(d), game.Drawn(n.Notation, d)
	c.pos.DoReveal(d)
	return nil
}

// Try plays a legal turn like Play, on a node outside the tree.
func (c *Cursor) Try(t game.Turn, draw Draw) (*Node, error) {
	n := &Node{parent: c.At()}
	return n, c.Play(n, t, draw)
}

// Join adds a tried node to the tree.
func (n *Node) Join() { n.parent.Next = append(n.parent.Next, n) }

// Grow plays a legal turn: the tree's own, or one that is added to it.
func (c *Cursor) Grow(t game.Turn, draw Draw) (n *Node, grown bool, err error) {
	at := c.At()
	if n, err = c.Try(t, draw); err != nil {
		return nil, false, err
	}
	if own := at.Child(n.Text); own != nil {
		c.path[len(c.path)-1] = own
		return own, false, nil
	}
	n.Join()
	return n, true, nil
}

// round is the round of a turn after the cursor. A new one begins when its seat does not come
// after the last mover's ([game.Info.Column]). Resignations belong to the round they fall into.
func (c *Cursor) round(n *Node) int {
	for _, last := range slices.Backward(c.path) {
		switch {
		case last.Resigned:
		case n.Resigned || c.in.Column(n.Seat) > c.in.Column(last.Seat):
			return last.Round
		default:
			return last.Round + 1
		}
	}
	return 1
}

// Clone is a cursor at the same place of a copy of the tree, or where the path leaves the tree.
func (c *Cursor) Clone() *Cursor {
	d := c.Beside()
	d.root = c.root.Copy()
	path, at, twin := make([]*Node, 0, len(c.path)), c.root, d.root
	for _, n := range c.path {
		i := slices.Index(at.Next, n)
		if i < 0 {
			d.back(len(path))
			break
		}
		at, twin = n, twin.Next[i]
		path = append(path, twin)
	}
	d.path = path
	return d
}

// CutBack goes back until ply turns of the path are left, in a tree of its own that ends there,
// without the later turns and their variations. The nodes of the former tree stay as they were.
func (c *Cursor) CutBack(ply int) {
	c.back(ply)
	root := c.root.alone()
	path, n := make([]*Node, ply), root
	for i, old := range c.path {
		path[i] = old.alone()
		for _, next := range old.parent.Next {
			if next == old {
				n.join(path[i])
			} else {
				n.join(next.Copy())
			}
		}
		n = path[i]
	}
	c.root, c.path = root, path
}
