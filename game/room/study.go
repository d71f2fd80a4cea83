package room

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// A game that is over is studied together: whoever holds a seat plays turns from any of its
// moments, and marks them, for all to see. Nothing is written in words.
//
// Ruling: face-down pieces are drawn as whoever plays the turn likes, as in any study; what
// was secret in the game is so no more.

// Leaf is what is said of one moment of a study, or of the order of the seats.
type Leaf struct {
	Node  int      `json:"node,omitempty"`  // a moment: so many turns of the game, or the event that led to it
	Glyph int      `json:"glyph,omitempty"` // of how good the turn was, as in records
	Marks []string `json:"marks,omitempty"` // "a1" a ring, "a1-b2" an arrow
	Order []int    `json:"order,omitempty"` // of Shuffled
}

// Study is a game that is studied together; read only.
type Study struct {
	Changes []Event   // of the tree, in turn
	Shows   game.Seat // who shows the others what it looks at, game.NoSeat for nobody
	At      int       // the moment shown

	shown Time // when that was said
	root  *tree.Node
	nodes map[int]*tree.Node
	line  *match.Match // played up to where it was looked last whether a turn is legal
	effort
}

// effort is how many turns were played again lately to look whether others are legal.
type effort struct {
	left  int  // that may be
	since Time // when that was reckoned
}

// Far moments take long to come to: so many turns are played again at once for all who
// study, and so many a second.
const mostEffort, effortPerSecond = 3000, 500

// spend takes turns from those that may be played again, and reports whether there are so
// many.
func (f *effort) spend(turns int, at Time) bool {
	f.left = min(mostEffort, f.left+int(min(at-f.since, 60_000))*effortPerSecond/1000)
	f.since = at
	if turns > f.left {
		return false
	}
	f.left -= turns
	return true
}

// What a study holds at most.
const (
	mostNodes   = 1000 // turns beside the game's
	mostDrawn   = 24   // rings and arrows at a moment
	mostGlyph   = 6
	longestMark = 9
)

// Study is how the game is studied together, nil where nobody has begun to.
func (r *Room) Study() *Study { return r.study }

// studied is the study, or one that would be begun now.
func (r *Room) studied() *Study {
	if r.study != nil {
		return r.study
	}
	root, line := tree.New(r.match.Ply())
	s := &Study{Shows: game.NoSeat, root: root, nodes: map[int]*tree.Node{0: root}}
	for i, n := range line {
		n.Turn = r.match.Moves()[i].Text
		s.nodes[i+1] = n
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

// walk plays the line up to a moment.
func (s *Study) walk(r *Room, n *tree.Node) error {
	if s.line == nil {
		m := r.match
		line, err := match.New(m.Variant(), match.Setup{Options: m.Setup().Options, Start: m.PositionAt(0), Date: m.Setup().Date})
		if err != nil {
			return err
		}
		s.line = line
	}
	path, same := s.way(n)
	if err := s.line.TakeBackTo(same); err != nil {
		return err
	}
	for _, text := range path[same:] {
		if err := s.line.PlayRecorded(text); err != nil {
			return err
		}
	}
	return nil
}

// way is the turns that lead to a moment, and how many of them the line has.
func (s *Study) way(n *tree.Node) (path []string, same int) {
	for ; n.Parent() != nil; n = n.Parent() {
		path = append(path, n.Turn)
	}
	slices.Reverse(path)
	for s.line != nil && same < len(path) && same < s.line.Ply() && s.line.Moves()[same].Text == path[same] {
		same++
	}
	return path, same
}

// follow is how a turn that follows a moment is written, which has to be legal there, with
// what is drawn in it.
func (s *Study) follow(r *Room, n *tree.Node, turn string) (string, error) {
	t, err := r.match.Info().ParseTurn(turn)
	if err != nil {
		return "", refuse("illegal", "turn: %v", err)
	}
	if _, resigns := t.Resigns(); resigns {
		return "", refuse("illegal", "turn: to resign is no turn")
	}
	if err := s.walk(r, n); err != nil {
		return "", refuse("illegal", "node: %v", err)
	}
	if err := s.line.PlayRecorded(turn); err != nil {
		return "", refuse("illegal", "turn: %v", err)
	}
	return s.line.Moves()[s.line.Ply()-1].Text, nil
}

// grown checks that a turn may follow a moment, and is the moment and how it is written.
func (s *Study) grown(r *Room, id int, turn string) (*tree.Node, string, error) {
	n, err := s.node(id)
	if err != nil {
		return nil, "", err
	}
	text, err := s.follow(r, n, turn)
	switch {
	case err != nil:
		return nil, "", err
	case n.Child(text) != nil:
		return nil, "", errNothing
	case len(s.nodes) > r.match.Ply()+mostNodes, len(n.Next) > 0 && n.Nested() >= tree.MostNested:
		return nil, "", errFull
	}
	return n, text, nil
}

// grow takes a turn in.
func grow(r *Room, e *Event) error {
	s := r.studied()
	n, text, err := s.grown(r, e.Node, e.Turn)
	if err != nil {
		return err
	}
	s.nodes[e.N] = n.Add(text)
	return r.changed(s, e)
}

// note takes in what is said of a moment: the last that was said counts.
func note(r *Room, e *Event) error {
	s := r.studied()
	if _, err := s.noted(r, &e.Leaf); err != nil {
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

// show takes in what somebody shows to the others, or that it does no more.
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

// noted checks what is said of a moment.
func (s *Study) noted(r *Room, l *Leaf) (*tree.Node, error) {
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
	n, err := s.node(t.Node)
	if err != nil {
		return err
	}
	if path, same := s.way(n); !s.spend(len(path)-same, t.at) {
		return errSoon
	}
	e.Node = t.Node
	_, e.Turn, err = s.grown(r, t.Node, t.Turn)
	return err
}

func decideNote(r *Room, t *talk, e *Event) error {
	e.Leaf = Leaf{Node: t.Node, Glyph: t.Glyph, Marks: slices.Clone(t.Marks)}
	_, err := r.studied().noted(r, &e.Leaf)
	return err
}

func decidePrune(r *Room, t *talk, e *Event) error {
	e.Node = t.Node
	_, err := r.studied().pruned(r, t.Node)
	return err
}

// decideShow lets whoever says so show: the last who does.
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
