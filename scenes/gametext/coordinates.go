package gametext

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
)

// ByCoordinates replaces the move by lines within the notation of a turn, which may capture:
// Nf13-e11 for N4+5.
func ByCoordinates(n game.Phrase, t game.Turn, takes bool) game.Phrase {
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
			a = game.OfPhrase(a.Name, ByCoordinates(*a.Phrase, t, takes))
		}
		args[i] = a
	}
	return game.Say(n.Key, args...)
}

// pieceOf is the piece named by a notation by lines.
func pieceOf(n game.Phrase) game.Arg {
	return n.Args[slices.IndexFunc(n.Args, func(a game.Arg) bool { return a.Name == "piece" })]
}

// Turn is the notation of a turn that was played, by coordinates or as the game writes it.
func Turn(move *match.Move, coordinates bool) game.Phrase {
	if !coordinates {
		return move.Notation
	}
	takes := slices.ContainsFunc(move.Events, func(e game.Event) bool { return e.Type == game.Captured })
	return ByCoordinates(move.Notation, move.Turn, takes)
}
