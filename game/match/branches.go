package match

import (
	"errors"
	"slices"

	"yanyi/game"
	"yanyi/game/tree"
)

// beside is what a record has beside its turns.
type beside struct {
	root   tree.Note // said before the first turn
	pruned []Cut
}

// mostPruned is how many cut variations are told of.
const mostPruned = 20

// Preface is what the record says before the first turn, "" if nothing.
func (m *Match) Preface() string { return m.beside.root.After }

// Pruned is where variations of the record were cut: each ends before its first turn
// that cannot be played. The game itself is whole; see [Match.Cut].
func (m *Match) Pruned() []Cut { return m.beside.pruned }

// Tree is the match as a tree, to be read only: its turns are the main line, and what
// the record had beside them hangs from those that were not taken back.
func (m *Match) Tree() *tree.Node {
	root, line := tree.New(len(m.moves))
	root.Note = m.beside.root
	before := root
	for i, n := range line {
		move := &m.moves[i]
		if move.Node != nil {
			n.Note = move.Node.Note
			before.Next = append(before.Next, move.Node.Variations()...)
		}
		n.Turn, n.Round, n.Fell = move.Text, move.Round, move.Timed
		if m.setup.Clock.Total > 0 {
			n.Clock = tree.Time{Told: !move.Resigned, Span: move.Left}
		}
		before = n
	}
	return root
}

// take notes what a record says of the turn just played.
func (m *Match) take(n *tree.Node) {
	move := &m.moves[len(m.moves)-1]
	move.Timed = move.Resigned && n.Fell
	if n.Clock.Told && m.setup.Clock.Total > 0 {
		m.time.set(move.Ply, move.Seat, n.Clock.Span)
		move.Left = n.Clock.Span
	}
	n.Fell = false // the move tells of both from here on
	if m.setup.Clock.Total > 0 {
		n.Clock = tree.Time{}
	}
	if !n.Silent() || len(n.Variations()) > 0 {
		move.Node = n
	}
}

// branches plays the variations, each from where it leaves its line: their turns get
// the house's spelling and their rounds. One with a turn that cannot be played ends
// before it, with all that stands there in its place.
func (r *reader) branches(m *Match) {
	for i := range m.moves {
		n := m.moves[i].Node
		if n == nil || len(n.Variations()) == 0 {
			continue
		}
		b := brancher{r, m, m.review.to(m, i)}
		n.Keep(func(v *tree.Node) bool { return b.follow(v, i, m.tally(i)) })
	}
}

// brancher plays variations in a position.
type brancher struct {
	*reader
	m   *Match
	pos game.Position
}

// follow plays a variation after so many turns, takes it back, and reports whether
// anything is left of it.
func (b *brancher) follow(first *tree.Node, ply int, at tally) bool {
	var done []game.Turn
	var before *tree.Node
	for n := first; n != nil; n = n.Main() {
		t, err := recorded(b.in, b.pos, b.spelled(n))
		if err != nil {
			b.prune(ply+len(done)+1, n.Turn, err)
			if before != nil {
				before.Next = nil
			}
			break
		}
		if before != nil {
			n.Keep(func(v *tree.Node) bool { return b.follow(v, ply+len(done), at) })
		}
		n.Round, at = at.next(mover(b.pos, t))
		n.Turn, before = b.in.FormatTurn(t), n
		redo(b.pos, t)
		done = append(done, t)
	}
	for _, t := range slices.Backward(done) {
		undo(b.pos, t)
	}
	return before != nil
}

func (b *brancher) prune(ply int, text string, err error) {
	if len(b.m.beside.pruned) == mostPruned {
		return
	}
	cut := Cut{Turn: ply, Text: text}
	if illegal := (*game.IllegalTurn)(nil); errors.As(err, &illegal) {
		cut.Why = illegal.Why
	}
	b.m.beside.pruned = append(b.m.beside.pruned, cut)
}

// recorded reads a turn of a record, with its draw, as the position's.
func recorded(in *game.Info, pos game.Position, text string) (game.Turn, error) {
	if pos.Outcome().Over {
		return game.NoTurn, errOver
	}
	t, err := game.Find(in, pos, text)
	if err != nil {
		return t, err
	}
	return recordedDraw(in, pos, t)
}

// Variation is a variation of the turn that led to a ply, or as many turns of it as
// are asked for, as moves with their notation. Nothing that stands in the place of
// its own turns is among them.
func (m *Match) Variation(ply int, v *tree.Node, most int) (moves []Move) {
	pos := m.review.to(m, ply-1)
	at := m.tally(ply - 1)
	for ; v != nil && len(moves) < most; v = v.Main() {
		t, err := recorded(m.in, pos, v.Turn)
		if err != nil {
			break // cannot be: it was played when it was read
		}
		seat, resigns := mover(pos, t)
		move := Move{Ply: ply + len(moves), Seat: seat, Turn: t, Text: v.Turn, Resigned: resigns, Node: v}
		move.Round, at = at.next(seat, resigns)
		if !resigns {
			move.Notation = pos.Notate(t)
		}
		redo(pos, t)
		move.Events = pos.Events(nil)
		moves = append(moves, move)
	}
	for _, move := range slices.Backward(moves) {
		undo(pos, move.Turn)
	}
	return moves
}

// mover is whose a turn is, and whether it is a resignation.
func mover(pos game.Position, t game.Turn) (s game.Seat, resigns bool) {
	if s, resigns = t.Resigns(); resigns {
		return s, true
	}
	return pos.Actor(), false
}
