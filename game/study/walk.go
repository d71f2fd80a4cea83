package study

import (
	"errors"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// walk moves to the moment after a turn.
func (s *Study) walk(n *tree.Node) {
	s.line.GoTo(n)
	s.at = n
}

// Line is the turns from the start to the moment shown; read only.
func (s *Study) Line() *match.Match { return s.line }

// Root is the tree; read only.
func (s *Study) Root() *tree.Node { return s.root }

// At is the turn that led to the moment shown, the root at the start.
func (s *Study) At() *tree.Node { return s.at }

// Try plays a legal turn after the moment shown on the line, not in the tree. Draws are made.
func (s *Study) Try(t game.Turn) error {
	if s.line.Over() {
		return errOver
	}
	if err := s.line.Try(t); err != nil {
		return err
	}
	s.version++
	return nil
}

// Untry takes back all tried turns.
func (s *Study) Untry() {
	if len(s.Tried()) > 0 {
		s.walk(s.at)
		s.version++
	}
}

// Tried are the turns tried after the moment shown.
func (s *Study) Tried() (texts []string) { return s.line.Turns()[s.at.Ply:] }

// end is where the line ends, including tried turns.
func (s *Study) end() *tree.Node {
	if n := s.line.Ply(); n > 0 {
		return s.line.Moves()[n-1]
	}
	return s.root
}

// Ahead is an engine's line from the moment shown, up to a turn that is illegal or has a draw.
func (s *Study) Ahead(texts []string) []*match.Move {
	moves, _ := ahead(s.line.Look(s.end()), texts)
	return moves
}

// ahead plays turns outside the tree at a cursor; drawn reports whether the last has a draw.
func ahead(c *tree.Cursor, texts []string) (moves []*match.Move, drawn bool) {
	for _, text := range texts {
		t, err := c.Find(text)
		if err != nil || c.Position().Outcome().Over {
			break
		}
		move, err := c.Try(t, nil)
		if drawn = errors.Is(err, tree.ErrUndrawn); err != nil && !drawn {
			break
		}
		if moves = append(moves, move); drawn {
			break
		}
	}
	return moves, drawn
}

// MoveAt is a possible turn after another one, nil if it is illegal there.
func (s *Study) MoveAt(n *tree.Node, text string) *match.Move {
	if moves, _ := ahead(s.line.Look(n), []string{text}); len(moves) > 0 {
		return moves[0]
	}
	return nil
}

// Scene is a moment outside the tree, as a seat sees it.
type Scene struct {
	View game.View
	Last *match.Move // that led there; nil at the start
	Next game.Turn   // the next turn, which has a draw; NoTurn if there is none
}

// SceneAhead is the scene after turns from the moment shown, while legal and without draws.
func (s *Study) SceneAhead(texts []string, seat game.Seat) (scene Scene) {
	c := s.line.Look(s.end())
	if moves, drawn := ahead(c, texts); drawn {
		scene.Next = moves[len(moves)-1].Turn
	}
	scene.View = c.Position().View(seat)
	if scene.View.Outcome = c.Position().Outcome(); scene.View.Outcome.Over {
		scene.View.Turns = nil
	}
	if path := c.Path(); len(path) > 0 {
		scene.Last = path[len(path)-1]
	}
	return scene
}

// Reveals lists the possible draws of the turn that led to the moment shown, if any.
func (s *Study) Reveals() []game.Reveal {
	if !s.at.Turn.HasReveal() {
		return nil
	}
	pos := s.line.Look(s.at.Parent()).Position()
	pos.Do(s.at.Turn.WithReveal(game.Reveal{}))
	defer pos.Undo()
	return pos.Reveals(nil)
}

// LineTo is the position after a turn in the engines' notation ([match.Match.Line]).
func (s *Study) LineTo(n *tree.Node) string {
	line := s.opening
	for _, m := range n.Path() {
		line += " " + m.Text
	}
	return line
}

// OutcomeAt is the outcome on the board after a turn.
func (s *Study) OutcomeAt(n *tree.Node) game.Outcome { return s.line.Look(n).Position().Outcome() }

// Reasons says why an engine's line after a turn is good, in a few words true by the rules.
func (s *Study) Reasons(n *tree.Node, line []string) []game.Phrase {
	return advice.Of(s.line.Variant(), s.line.Setup().Options, s.line.Look(n).Position().Clone(), line)
}

// Robbed reports whether a turn after one plainly loses a piece that a better one keeps, if an
// engine finds it worse by the given centipawns ([advice.Robbed]).
func (s *Study) Robbed(n *tree.Node, turn, better string, worse int) (robbed bool) {
	c := s.line.Look(n)
	a, err := c.Find(turn)
	b, wrong := c.Find(better)
	if err == nil && wrong == nil {
		_, robbed = advice.Robbed(s.line.Variant(), s.line.Setup().Options, c.Position(), a, b, worse)
	}
	return robbed
}

// Same reports whether a text is a turn, apart from its draws.
func (s *Study) Same(text string, t game.Turn) bool {
	other, err := s.line.Info().ParseTurn(text)
	return err == nil && other.Chosen() == t.Chosen()
}
