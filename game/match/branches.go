package match

import (
	"errors"
	"slices"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/game/tree"
)

// beside is what a record has beside its turns.
type beside struct {
	root   tree.Note // said before the first turn
	event  string    // what the record is called, or what it was played in; "" for nothing
	study  bool      // the record is a study
	pruned []Cut
}

// Studied reports whether the record is marked as a study: it is looked at and changed,
// not played on.
func (b *beside) Studied() bool { return b.study }

// mostPruned is how many cut variations are told of.
const mostPruned = 20

// Preface is what the record says before the first turn, "" if nothing.
func (b *beside) Preface() string { return b.root.After }

// Pruned is where variations of the record were cut: each ends before its first turn
// that cannot be played. The game itself is whole; see Match.Cut.
func (b *beside) Pruned() []Cut { return b.pruned }

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
func take(m *Match, n *tree.Node) {
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
		t, err := recorded(b.in, b.pos, b.spelling.House(b.pos, n.Turn))
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
		seat, resigns := mover(b.pos, t)
		n.Round, at = at.next(b.in, seat, resigns)
		n.Turn, before = b.in.FormatTurn(t), n
		game.Redo(b.pos, t)
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

// recorded reads a turn of a record, with its reveal, as the position's.
func recorded(in *game.Info, pos game.Position, text string) (game.Turn, error) {
	if pos.Outcome().Over && !(notation.Chinese(in) && goesOn(pos)) {
		return game.NoTurn, errOver
	}
	t, err := game.Find(in, pos, text)
	if err != nil {
		return t, err
	}
	return recordedReveal(in, pos, t)
}

// Variation is turns that might stand in the place of one, as moves with their
// notation.
type Variation struct {
	Moves []Move
	Other [][]Variation // in the place of each move but the first
	Cut   bool          // the record has more of it
}

// Variations are those of the turn that led to a ply, at most so many turns of each,
// first of its own line.
func (m *Match) Variations(ply, most int) (list []Variation) {
	if ply < 1 || ply > len(m.moves) || m.moves[ply-1].Node == nil {
		return nil
	}
	for _, v := range m.moves[ply-1].Node.Variations() {
		w := walker{m.in, m.review.to(m, ply-1), most}
		list = append(list, w.walk(v, ply, m.tally(ply-1)))
	}
	return list
}

// walker plays variations that were played when they were read.
type walker struct {
	in   *game.Info
	pos  game.Position
	left int // turns that are still to be walked
}

// walk plays a variation and takes it back; on the way back, those in the place of its
// turns.
func (w *walker) walk(n *tree.Node, ply int, at tally) (v Variation) {
	var tallies []tally
	for ; n != nil && w.left > 0; n = n.Main() {
		t, err := recorded(w.in, w.pos, n.Turn)
		if err != nil {
			break
		}
		move := w.move(n, t)
		move.Ply = ply + len(v.Moves)
		tallies = append(tallies, at)
		move.Round, at = at.next(w.in, move.Seat, move.Resigned)
		v.Moves = append(v.Moves, move)
		w.left--
	}
	v.Cut, v.Other = n != nil, make([][]Variation, len(v.Moves))
	for i, move := range slices.Backward(v.Moves) {
		undo(w.pos, move.Turn)
		for _, other := range move.Node.Variations() {
			v.Other[i] = append(v.Other[i], w.walk(other, move.Ply, tallies[i]))
		}
	}
	return v
}

// move plays a turn and describes it.
func (w *walker) move(n *tree.Node, t game.Turn) Move {
	seat, resigns := mover(w.pos, t)
	move := Move{Seat: seat, Turn: t, Text: n.Turn, Resigned: resigns, Node: n}
	if !resigns {
		move.Notation = w.pos.Notate(t)
	}
	game.Redo(w.pos, t)
	move.Events = w.pos.Events(nil)
	return move
}

// mover is whose a turn is, and whether it is a resignation.
func mover(pos game.Position, t game.Turn) (s game.Seat, resigns bool) {
	if s, resigns = t.Resigns(); resigns {
		return s, true
	}
	return pos.Actor(), false
}
