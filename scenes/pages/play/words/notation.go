package words

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/moment"
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
func Proposal(m *moment.Moment, t game.Turn) game.Phrase {
	// A turn that ends on a piece takes it, unless both stay: those have words of
	// their own.
	takes := m.View.Cells[t.To()].Piece != game.NoPiece
	return written(m, m.Match.Notate(t), t, takes)
}

func written(m *moment.Moment, n game.Phrase, t game.Turn, takes bool) game.Phrase {
	if m.Settings.NotationShown() != "coordinates" {
		return n
	}
	return byCoordinates(n, t, takes)
}

// byCoordinates replaces the move by lines within a notation.
func byCoordinates(n game.Phrase, t game.Turn, takes bool) game.Phrase {
	switch n.Key {
	case "notation.line", "notation.tandem":
		key := "notation.move"
		if takes {
			key = "notation.take"
		}
		args := []game.Arg{game.OnSquare("from", t.From()), game.OnSquare("to", t.To())}
		for _, a := range n.Args {
			if a.Name == "piece" {
				args = append(args, a)
			}
		}
		return game.Say(key, args...)
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
