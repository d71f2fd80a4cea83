package tabletext

import (
	"slices"

	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
)

// Heard is a phrase about a legal move of the present position as read aloud: its {move} in few
// words rather than in notation. NoTurn leaves the notation.
func Heard(m *moment.Moment, p game.Phrase, t game.Turn) string {
	args := slices.Clone(p.Args)
	for i := range args {
		if t == game.NoTurn {
			break
		}
		if args[i].Name == "move" && args[i].Phrase != nil {
			args[i] = game.OfPhrase("move", plainly(m, *args[i].Phrase, t))
		}
	}
	return gametext.Of(m.Info, game.Say(p.Key, args...))
}

// plainly is a move in few words, or in notation if it does more than move a piece.
func plainly(m *moment.Moment, written game.Phrase, t game.Turn) game.Phrase {
	from, to := game.OnSquare("from", t.From()), game.OnSquare("to", t.To())
	switch {
	case t.Flip():
		return game.Say("sr.plainly.flip", from)
	case t != t.Chosen() || t != game.Move(t.From(), t.To()):
		return written
	}
	piece, target := game.OfPiece("piece", m.View.Cells[t.From()].Piece), m.View.Cells[t.To()].Piece
	if target == game.NoPiece {
		return game.Say("sr.plainly", piece, from, to)
	}
	return game.Say("sr.plainly.take", piece, from, to, game.OfPiece("target", target))
}
