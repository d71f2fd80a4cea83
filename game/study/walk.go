package study

import (
	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// walker walks through a tree: its line is played up to the moment looked at.
type walker struct {
	line    *match.Match // from the start to the moment looked at
	opening string       // the start as engines take it
	root    *tree.Node
	at      *tree.Node
	moves   map[*tree.Node]*match.Move
	tried   []string // turns that the line has after the moment looked at, and the tree not
	steps   int      // to and from what is tried
}

// label plays all turns that follow a node, so that each is known as players write it.
func (s *walker) label(n *tree.Node) {
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
func (s *walker) walk(n *tree.Node) {
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
func (s *walker) step(n *tree.Node) bool {
	if err := s.line.PlayRecorded(n.Turn); err != nil {
		return false
	}
	s.note(n)
	s.at = n
	return true
}

// note keeps how the newest turn of the line reads.
func (s *walker) note(n *tree.Node) {
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

// Line is the turns from the start to the moment looked at; read only.
func (s *walker) Line() *match.Match { return s.line }

// Root is the tree; read only.
func (s *walker) Root() *tree.Node { return s.root }

// At is the turn that led to the moment looked at, the root at the start.
func (s *walker) At() *tree.Node { return s.at }

// Move is a turn of the tree as a move list shows it; nil for the root.
func (s *walker) Move(n *tree.Node) *match.Move { return s.moves[n] }

// visit does something at the moment after a turn and comes back, also to turns that are
// tried.
func (s *walker) visit(n *tree.Node, do func()) {
	at, tried := s.at, s.tried
	s.walk(n)
	do()
	s.walk(at)
	for _, text := range tried {
		if s.line.PlayRecorded(text) == nil {
			s.tried = append(s.tried, text)
		}
	}
}

// Ahead is turns that an engine would play from the moment looked at, as a move list shows
// them, up to one that is not legal or in which something has to be drawn.
func (s *walker) Ahead(texts []string) (moves []match.Move) {
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
func (s *walker) Reveals() []game.Reveal {
	move := s.moves[s.at]
	if move == nil || !move.Turn.HasReveal() {
		return nil
	}
	var pos game.Position
	s.visit(s.at.Parent(), func() { pos = s.line.Position().Clone() })
	pos.Do(move.Turn.WithReveal(game.Reveal{}))
	return pos.Reveals(nil)
}

// LineTo is the position after a turn as engines take it ([match.Match.Line]).
func (s *walker) LineTo(n *tree.Node) string {
	line := s.opening
	for _, m := range path(n) {
		line += " " + m.Turn
	}
	return line
}

// OutcomeAt is how the game stands by the board after a turn.
func (s *walker) OutcomeAt(n *tree.Node) (o game.Outcome) {
	s.visit(n, func() { o = s.line.Outcome() })
	return o
}

// Reasons is why a line that an engine has found after a turn is good, in a few words that
// hold by the rules.
func (s *walker) Reasons(n *tree.Node, line []string) (reasons []game.Phrase) {
	s.visit(n, func() {
		reasons = advice.Of(s.line.Variant(), s.line.Setup().Options, s.line.Position().Clone(), line)
	})
	return reasons
}

// MoveAt is a turn that might follow one, as a move list shows it; ok is false if it is not
// legal there.
func (s *walker) MoveAt(n *tree.Node, text string) (move match.Move, ok bool) {
	s.visit(n, func() {
		if moves := s.Ahead([]string{text}); len(moves) > 0 {
			move, ok = moves[0], true
		}
	})
	return move, ok
}

// Scene is a moment that is not in the tree, as a seat sees it.
type Scene struct {
	View game.View
	Last match.Move // that led there
	Next game.Turn  // in which something has to be drawn first, NoTurn if there is none
}

// SceneAhead is what turns lead to after the moment looked at, as far as they are legal and
// nothing has to be drawn.
func (s *walker) SceneAhead(texts []string, seat game.Seat) (scene Scene) {
	was := s.line.Ply()
	for _, text := range texts {
		t, err := s.line.Find(text)
		if err != nil || s.line.Over() {
			break
		}
		if s.drawn(t) {
			scene.Next = t
			break
		}
		if s.line.PlayTurn(t) != nil {
			break
		}
	}
	scene.View = s.line.View(seat)
	if n := s.line.Ply(); n > 0 {
		scene.Last = s.line.Moves()[n-1]
	}
	_ = s.line.TakeBackTo(was) // what was just played can be
	return scene
}

// drawn reports whether something is drawn in a turn.
func (s *walker) drawn(t game.Turn) bool {
	pos := s.line.Position()
	pos.Do(t.WithReveal(game.Reveal{}))
	defer pos.Undo()
	return pos.Actor() == game.Chance
}

// Same reports whether a text is a turn, but for what was drawn in it.
func (s *walker) Same(text string, t game.Turn) bool {
	other, err := s.line.Info().ParseTurn(text)
	return err == nil && other.Chosen() == t.Chosen()
}
