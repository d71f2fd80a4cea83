package words

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/phrase"
)

// Turn is a turn as the settings want turns written: by lines, 炮二平五, or by
// coordinates, 炮h3-e3. Games that have no lines are always written by
// coordinates, and what a turn does besides moving reads the same either way.
func Turn(m *moment.Moment, e *match.Move) game.Phrase {
	takes := false
	for i := range e.Events {
		takes = takes || e.Events[i].Type == game.Captured
	}
	return written(m, e.Notation, e.Turn, takes)
}

// Proposal is a turn not yet played, as the settings want it written.
func Proposal(m *moment.Moment, t game.Turn) game.Phrase { return proposed(m, m.Preview.Notate(t), t) }

// Spellings are the ways in which a turn not yet played may be written.
func Spellings(m *moment.Moment, t game.Turn) []string {
	lines := m.Preview.Notate(t)
	points := byCoordinates(lines, t, m.View.Cells[t.To()].Piece != game.NoPiece)
	return []string{
		phrase.Of(m.Info, lines), Move(m, lines), phrase.Of(m.Info, points), Move(m, points),
		m.Info.Board.Name(t.From()) + m.Info.Board.Name(t.To()),
	}
}

func proposed(m *moment.Moment, n game.Phrase, t game.Turn) game.Phrase {
	// A turn that ends on a piece takes it, unless both stay: those have words of
	// their own.
	return written(m, n, t, m.View.Cells[t.To()].Piece != game.NoPiece)
}

func written(m *moment.Moment, n game.Phrase, t game.Turn, takes bool) game.Phrase {
	if m.Settings.NotationShown() != "coordinates" {
		return n
	}
	return byCoordinates(n, t, takes)
}

// Move is a notation as it stands beside the board, with pieces as the board shows them.
func Move(m *moment.Moment, n game.Phrase) string {
	return phrase.Signed(m.Info, n, m.Screen.Look.Faces)
}

// Said puts what the table has to say into words: the turn a hint proposes and points
// are called as the settings want turns written.
func Said(m *moment.Moment, p game.Phrase) string {
	if m.Hint != game.NoTurn {
		p = proposed(m, p, m.Hint)
	}
	if m.Settings.NotationShown() != "coordinates" {
		p = phrase.Lined(m.Info, p, m.Actor())
	}
	return Move(m, p)
}

// byCoordinates replaces the move by lines within a notation.
func byCoordinates(n game.Phrase, t game.Turn, takes bool) game.Phrase {
	key := "notation.move"
	if takes {
		key = "notation.take"
	}
	ends := []game.Arg{game.OnSquare("from", t.From()), game.OnSquare("to", t.To())}
	switch n.Key {
	case "notation.line", "notation.tandem", "notation.tandem.line", "notation.column":
		return game.Say(key, append(ends, pieceOf(n))...)
	case "notation.corner":
		return game.Say(key, append(ends, pieceOf(*n.Args[0].Phrase))...)
	case "notation.swap.pos", "notation.swap.line":
		return game.Say("notation.swap.at", ends...)
	}
	args := make([]game.Arg, len(n.Args))
	for i, a := range n.Args {
		if a.Kind == game.ArgPhrase && a.Phrase != nil {
			a = game.OfPhrase(a.Name, byCoordinates(*a.Phrase, t, takes))
		}
		args[i] = a
	}
	return game.Say(n.Key, args...)
}

// pieceOf is the piece that a notation by lines speaks of.
func pieceOf(n game.Phrase) game.Arg {
	return n.Args[slices.IndexFunc(n.Args, func(a game.Arg) bool { return a.Name == "piece" })]
}
