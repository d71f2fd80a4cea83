package tabletext

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
)

// Turn is a turn as the settings want turns written: by lines, 炮二平五, or by coordinates, 炮h3-e3.
// Games that have no lines are always written by coordinates, and the effects of a turn besides
// its move read the same in both.
func Turn(m *moment.Moment, e *match.Move) game.Phrase {
	return gametext.Turn(e, m.Settings.NotationShown() == "coordinates")
}

// Proposal is a turn not yet played, as the settings want it written.
func Proposal(m *moment.Moment, t game.Turn) game.Phrase { return proposed(m, m.Preview.Notate(t), t) }

// Spellings are the ways in which a turn not yet played may be written.
func Spellings(m *moment.Moment, t game.Turn) []string {
	lines := m.Preview.Notate(t)
	points := gametext.ByCoordinates(lines, t, m.View.Cells[t.To()].Piece != game.NoPiece)
	return []string{
		gametext.Of(m.Info, lines), Move(m, lines), gametext.Of(m.Info, points), Move(m, points),
		m.Info.Board.Name(t.From()) + m.Info.Board.Name(t.To()),
	}
}

func proposed(m *moment.Moment, n game.Phrase, t game.Turn) game.Phrase {
	// A turn that ends on a piece captures it, unless both stay: these have words of their own.
	return written(m, n, t, m.View.Cells[t.To()].Piece != game.NoPiece)
}

func written(m *moment.Moment, n game.Phrase, t game.Turn, takes bool) game.Phrase {
	if m.Settings.NotationShown() != "coordinates" {
		return n
	}
	return gametext.ByCoordinates(n, t, takes)
}

// Move is a notation as it stands beside the board, with pieces as the board shows them.
func Move(m *moment.Moment, n game.Phrase) string {
	return gametext.Signed(m.Info, n, m.Screen.Look.Faces)
}

// Said puts a table's notice into words; turns and points follow the settings' notation.
func Said(m *moment.Moment, p game.Phrase) string {
	if m.Hint != game.NoTurn {
		p = proposed(m, p, m.Hint)
	}
	if m.Settings.NotationShown() != "coordinates" {
		p = gametext.Lined(m.Info, p, m.Actor())
	}
	return Move(m, p)
}

// Objection is what a coach says of a rival's reply, written as the settings want turns.
func Objection(m *moment.Moment, p game.Phrase, reply game.Turn) string {
	if reply != game.NoTurn {
		p = proposed(m, p, reply)
	}
	return Said(m, p)
}
