// Package study is a record that is looked at and changed: a tree of turns, the moment
// looked at, and any legal turn played from there (game/README.md, Records). It knows
// nothing of clocks and offers: games are played in game/match.
package study

import (
	"errors"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// Why a study takes no more in.
var (
	errOver = errors.New("the game is over here")
	errFull = errors.New("the study is full")
	errDeep = errors.New("variations within each other are too many")
)

// Study is a record's tree and the moment of it that is looked at. It is not safe for
// concurrent use.
type Study struct {
	record  *match.Match // as it was read, for what it says beside its turns
	line    *match.Match // from the start to the moment looked at
	opening string       // the start as engines take it
	root    *tree.Node
	at      *tree.Node
	moves   map[*tree.Node]*match.Move
	turns   int      // in the tree
	tried   []string // turns that the line has after the moment looked at, and the tree not

	undone  []change
	typed   *tree.Node // its comment is being written
	version int
	changes int
}

// New is the study of a match, which it does not change: its turns and all that its
// record has beside them. The moment looked at is its end.
func New(m *match.Match) (*Study, error) {
	if m.Deploying() {
		return nil, errors.New("tiles are still being laid")
	}
	s := &Study{record: m, root: m.Tree().Copy(), moves: map[*tree.Node]*match.Move{}}
	setup := match.Setup{Options: m.Setup().Options, Start: m.PositionAt(0), Seed: m.Setup().Seed, Date: m.Setup().Date}
	for _, p := range m.Setup().Seats {
		setup.Seats = append(setup.Seats, match.Player{Name: p.Name})
	}
	line, err := match.New(m.Variant(), setup)
	if err != nil {
		return nil, err
	}
	s.line, s.at, s.opening = line, s.root, line.Line()
	s.label(s.root)
	s.turns = s.root.Size()
	s.GoTo(last(s.root))
	return s, nil
}

// label plays all turns that follow a node, so that each is known as players write it.
func (s *Study) label(n *tree.Node) {
	var ahead []*tree.Node
	for n != nil {
		ahead = append(ahead, n.Next...)
		n = nil
		if k := len(ahead) - 1; k >= 0 {
			n, ahead = ahead[k], ahead[:k]
			s.walk(n)
		}
	}
}

// walk brings the line to a turn. The turns of a record were found to be legal when it
// was read; one that is not would end the line before it.
func (s *Study) walk(n *tree.Node) {
	s.untry()
	if n.Parent() == s.at && s.at != nil {
		s.step(n)
		return
	}
	path := path(n)
	same := 0
	for same < len(path) && same < s.line.Ply() && s.line.Moves()[same].Text == path[same].Turn {
		same++
	}
	if err := s.line.TakeBackTo(same); err != nil {
		return
	}
	s.at = s.root
	if same > 0 {
		s.at = path[same-1]
	}
	for _, node := range path[same:] {
		if !s.step(node) {
			return
		}
	}
}

// step plays a turn that follows the moment looked at.
func (s *Study) step(n *tree.Node) bool {
	if err := s.line.PlayRecorded(n.Turn); err != nil {
		return false
	}
	s.note(n)
	s.at = n
	return true
}

// note keeps how the newest turn of the line reads.
func (s *Study) note(n *tree.Node) {
	move := s.line.Moves()[s.line.Ply()-1]
	move.Node = n
	s.moves[n] = &move
}

// path is the turns from the start to one.
func path(n *tree.Node) []*tree.Node {
	count := 0
	for m := n; m.Parent() != nil; m = m.Parent() {
		count++
	}
	list := make([]*tree.Node, count)
	for ; count > 0; n = n.Parent() {
		count--
		list[count] = n
	}
	return list
}

// last is the end of a node's line.
func last(n *tree.Node) *tree.Node {
	for n.Main() != nil {
		n = n.Main()
	}
	return n
}

// Line is the turns from the start to the moment looked at; read only.
func (s *Study) Line() *match.Match { return s.line }

// Root is the tree; read only.
func (s *Study) Root() *tree.Node { return s.root }

// At is the turn that led to the moment looked at, the root at the start.
func (s *Study) At() *tree.Node { return s.at }

// Move is a turn of the tree as a move list shows it; nil for the root.
func (s *Study) Move(n *tree.Node) *match.Move { return s.moves[n] }

// Version grows with everything that changes, Changes with what is worth keeping: the
// tree, not the moment looked at.
func (s *Study) Version() int { return s.version }

// Changes grows with every change of the tree.
func (s *Study) Changes() int { return s.changes }

// GoTo looks at the moment after a turn of the tree.
func (s *Study) GoTo(n *tree.Node) {
	if n == s.at {
		s.Untry()
		return
	}
	s.typed = nil
	s.walk(n)
	s.version++
}

// Step goes a turn further in its line, or with a negative n back, and reports whether
// it could.
func (s *Study) Step(n int) bool {
	was := s.at
	to := s.at
	for ; n > 0 && to.Main() != nil; n-- {
		to = to.Main()
	}
	for ; n < 0 && to.Parent() != nil; n++ {
		to = to.Parent()
	}
	s.GoTo(to)
	return to != was
}

// Start looks at the start, End at the end of the line looked at.
func (s *Study) Start() { s.GoTo(s.root) }

// End looks at the end of the line looked at.
func (s *Study) End() { s.GoTo(last(s.at)) }

// Beside goes to the next of the turns in the place of the one looked at, or with a
// negative n to the one before, and reports whether there is one. Where there is no
// choice it looks for the nearest turn before that leaves one.
func (s *Study) Beside(n int) bool {
	for at := s.at; at.Parent() != nil; at = at.Parent() {
		places := at.Parent().Next
		for i, m := range places {
			if m == at && i+n >= 0 && i+n < len(places) {
				s.GoTo(places[i+n])
				return true
			}
		}
	}
	return false
}

// Play plays a legal turn at the moment looked at: the tree's own, if it has it there,
// else a new one, which is a variation where the line goes on already. What has to be
// drawn is drawn; see [Study.RevealOther].
func (s *Study) Play(t game.Turn) error {
	s.untry()
	if s.line.Over() {
		return errOver
	}
	if err := s.line.PlayTurn(t); err != nil {
		return err
	}
	text := s.line.Moves()[s.line.Ply()-1].Text
	if next := s.at.Child(text); next != nil {
		s.at = next
		s.version++
		return nil
	}
	return s.grow(text)
}

// grow adds the turn that the line has just gained.
func (s *Study) grow(text string) error {
	if err := s.room(s.at); err != nil {
		_ = s.line.TakeBackTo(s.line.Ply() - 1) // what was just played can be
		return err
	}
	s.change(s.at)
	n := s.at.Add(text)
	n.Round = s.line.Moves()[s.line.Ply()-1].Round
	s.note(n)
	s.at = n
	s.turns++
	return nil
}

// room reports why no turn may follow a node, so that the tree's text can be read again.
func (s *Study) room(n *tree.Node) error {
	switch {
	case s.turns >= tree.MostTurns:
		return errFull
	case len(n.Next) > 0 && n.Nested() >= tree.MostNested:
		return errDeep
	}
	return nil
}

// Ahead is turns that an engine would play from the moment looked at, as a move list shows
// them, up to one that is not legal or in which something has to be drawn.
func (s *Study) Ahead(texts []string) (moves []match.Move) {
	in, pos := s.line.Info(), s.line.Position().Clone()
	for _, text := range texts {
		t, err := game.Find(in, pos, text)
		if err != nil || pos.Outcome().Over {
			break
		}
		move := match.Move{Seat: pos.Actor(), Turn: t, Text: text, Notation: pos.Notate(t)}
		pos.Do(t)
		move.Events = pos.Events(nil)
		moves = append(moves, move)
		if pos.Actor() == game.Chance {
			break
		}
	}
	return moves
}

// Reveals is what might have been drawn in the turn that led to the moment looked at, none
// where nothing was.
func (s *Study) Reveals() []game.Reveal {
	move := s.moves[s.at]
	if move == nil || !move.Turn.HasReveal() {
		return nil
	}
	var pos game.Position
	s.visit(s.at.Parent(), func() { pos = s.line.Position().Clone() })
	pos.Do(move.Turn.WithReveal(game.Reveal{}))
	return pos.Reveals(nil)
}

// RevealOther plays the turn that led to the moment looked at once more and has something else
// drawn in it.
func (s *Study) RevealOther(d game.Reveal) error {
	move := s.moves[s.at]
	if move == nil || !move.Turn.HasReveal() {
		return errors.New("nothing is drawn in this turn")
	}
	text := s.line.Info().FormatTurn(move.Turn.WithReveal(d))
	before := s.at.Parent()
	if n := before.Child(text); n != nil {
		s.GoTo(n)
		return nil
	}
	was := s.at
	s.walk(before)
	if err := s.line.PlayRecorded(text); err != nil {
		s.walk(was)
		return err
	}
	return s.grow(text)
}
