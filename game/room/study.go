package room

import (
	"errors"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// A finished game is studied together: every holder of a seat plays turns from any of its
// moments, and marks them, for all to see. There are no written comments.
//
// Ruling: the player of a turn chooses its draws, as in any study; the game's secrets are
// secret no more.

// Annotation is the notes on one moment of a study, or on the order of the seats.
type Annotation struct {
	Node  int      `json:"node,omitempty"`  // a moment: so many turns of the game, or the event that led to it
	Glyph int      `json:"glyph,omitempty"` // of how good the turn was, as in records
	Marks []string `json:"marks,omitempty"` // "a1" a ring, "a1-b2" an arrow
	Order []int    `json:"order,omitempty"` // of Shuffled
}

// Study is a game that is studied together; read only.
type Study struct {
	Changes []Event   // of the tree, in turn
	Shows   game.Seat // the seat that shows its moment to the others, game.NoSeat for none
	At      int       // the moment shown

	shown Time // when the notes were made
	root  *tree.Node
	nodes map[int]*tree.Node
	line  *tree.Cursor // where it was looked last whether a turn is legal
	effort
}

// effort is how many turns were played again lately to look whether others are legal.
type effort struct {
	left  int  // that may be
	since Time // when that was reckoned
}

// Distant moments are costly: so many turns may be replayed at once for all, so many a second.
const mostEffort, effortPerSecond = 3000, 500

// spend takes turns from those that may be played again, and reports whether there are so many.
func (f *effort) spend(turns int, at Time) bool {
	f.left = min(mostEffort, f.left+int(min(at-f.since, 60_000))*effortPerSecond/1000)
	f.since = at
	if turns > f.left {
		return false
	}
	f.left -= turns
	return true
}

// The limits of a study.
const (
	mostNodes   = 1000 // turns beside the game's
	mostDrawn   = 24   // rings and arrows at a moment
	mostGlyph   = 6
	longestMark = 9
)

// Study is the shared study of the game, nil before it begins.
func (r *Room) Study() *Study { return r.study }

// studied is the study, or one that would be begun now.
func (r *Room) studied() *Study {
	if r.study != nil {
		return r.study
	}
	root := r.match.Tree().Copy()
	line := tree.NewCursor(r.match.Info(), r.match.Look(r.match.Tree()).Position().Clone(), root)
	s := &Study{Shows: game.NoSeat, root: root, nodes: map[int]*tree.Node{0: root}, line: line}
	for _, n := range root.Line() {
		s.nodes[n.Ply] = n
	}
	return s
}

// node is a moment of the study.
func (s *Study) node(id int) (*tree.Node, error) {
	if n := s.nodes[id]; n != nil {
		return n, nil
	}
	return nil, errStale
}

// grown is a turn that may follow a moment, with what is drawn in it. It is not in the tree.
func (s *Study) grown(r *Room, id int, turn string) (*tree.Node, error) {
	before, err := s.node(id)
	if err != nil {
		return nil, err
	}
	t, err := s.legal(before, turn)
	if err != nil {
		return nil, refuse("illegal", "turn: %v", err)
	}
	n, err := s.line.Try(t, nil)
	switch {
	case err != nil:
		return nil, refuse("illegal", "turn: %v", err)
	case before.Child(n.Text) != nil:
		return nil, errNothing
	case len(s.nodes) > r.match.Ply()+mostNodes, len(before.Next) > 0 && before.Nested() >= tree.MostNested:
		return nil, errFull
	}
	return n, nil
}

// legal is the legal turn that a text stands for after a moment.
func (s *Study) legal(n *tree.Node, turn string) (game.Turn, error) {
	over := s.line.To(n).Outcome().Over
	t, err := s.line.Find(turn)
	if _, resigns := t.Resigns(); err == nil && resigns {
		return t, errors.New("to resign is no turn")
	}
	if err == nil && over {
		return t, errors.New("the game is over")
	}
	return t, err
}

// grow takes a turn in.
func grow(r *Room, e *Event) error {
	s := r.studied()
	n, err := s.grown(r, e.Node, e.Turn)
	if err != nil {
		return err
	}
	n.Join()
	s.nodes[e.N] = n
	return r.changed(s, e)
}

// note applies the notes on a moment: the last ones count.
func note(r *Room, e *Event) error {
	s := r.studied()
	if _, err := s.noted(r, &e.Annotation); err != nil {
		return err
	}
	return r.changed(s, e)
}

// prune takes a turn and all that follows it out of the tree.
func prune(r *Room, e *Event) error {
	s := r.studied()
	n, err := s.pruned(r, e.Node)
	if err != nil {
		return err
	}
	for id, other := range s.nodes {
		if other.Below(n) {
			delete(s.nodes, id)
		}
	}
	n.Remove()
	if s.nodes[s.At] == nil {
		s.At = r.match.Ply()
	}
	return r.changed(s, e)
}

// show applies that a seat shows its moment to the others, or ceases to.
func show(r *Room, e *Event) error {
	s := r.studied()
	if _, err := s.node(e.Node); err != nil {
		return err
	}
	r.study = s
	switch {
	case e.Yes:
		s.Shows, s.At, s.shown = e.Seat, e.Node, e.At
	case s.Shows == e.Seat:
		s.Shows = game.NoSeat
	default:
		return errNothing
	}
	return nil
}

// changed keeps a change of the tree.
func (r *Room) changed(s *Study, e *Event) error {
	s.Changes = append(s.Changes, *e)
	r.study = s
	return nil
}

// noted checks the notes on a moment.
func (s *Study) noted(r *Room, l *Annotation) (*tree.Node, error) {
	n, err := s.node(l.Node)
	if err != nil {
		return nil, err
	}
	if err := within("marks", len(l.Marks), 0, mostDrawn); err != nil {
		return nil, err
	}
	if err := within("glyph", l.Glyph, 0, mostGlyph); err != nil {
		return nil, err
	}
	for _, m := range l.Marks {
		if _, _, err := ReadMark(r.match.Info().Board, m); err != nil {
			return nil, refuse("bounds", "marks: %v", err)
		}
	}
	return n, nil
}

// pruned checks that a turn may be taken out: the game's own stay.
func (s *Study) pruned(r *Room, id int) (*tree.Node, error) {
	if id <= r.match.Ply() {
		return nil, refuse("bounds", "node: %d is the game's", id)
	}
	return s.node(id)
}

// ReadMark reads a ring, which has but one square, or an arrow.
func ReadMark(b *game.Board, mark string) (from, to game.Square, err error) {
	a, z, arrow := strings.Cut(mark, "-")
	if from, err = b.Square(a); err != nil || !arrow {
		return from, from, err
	}
	if to, err = b.Square(z); err == nil && from == to {
		err = game.Errorf("%q leads nowhere", mark)
	}
	return from, to, err
}

// Deciding about the study.

func decideGrow(r *Room, t *talk, e *Event) error {
	s := r.studied()
	before, err := s.node(t.Node)
	if err != nil {
		return err
	}
	if !s.spend(s.line.Far(before), t.at) {
		return errSoon
	}
	n, err := s.grown(r, t.Node, t.Turn)
	if err == nil {
		e.Node, e.Turn = t.Node, n.Text
	}
	return err
}

func decideNote(r *Room, t *talk, e *Event) error {
	e.Annotation = Annotation{Node: t.Node, Glyph: t.Glyph, Marks: slices.Clone(t.Marks)}
	_, err := r.studied().noted(r, &e.Annotation)
	return err
}

func decidePrune(r *Room, t *talk, e *Event) error {
	e.Node = t.Node
	_, err := r.studied().pruned(r, t.Node)
	return err
}

// decideShow lets the sender show: the last one does.
func decideShow(r *Room, t *talk, e *Event) error {
	s := r.studied()
	e.Node, e.Yes = t.Node, t.Yes
	switch {
	case t.Yes && s.Shows == t.seat && s.At == t.Node, !t.Yes && s.Shows != t.seat:
		return errNothing
	case t.Yes && s.Shows == t.seat && t.at-s.shown < showGap:
		return errSoon
	}
	_, err := s.node(t.Node)
	return err
}
