package darkchess

import "yanyi/game"

// Notate spells a turn: a turn-over, or piece, from and to.
func (p *position) Notate(t game.Turn) game.Phrase {
	if seat, ok := t.Resigns(); ok {
		return game.Say("event.out.resign.anqi", game.OfSeat("side", seat))
	}
	from, to := t.From(), t.To()
	if t.Flip() {
		return game.Say("notation.flip", game.OnSquare("square", from))
	}
	key := "notation.move"
	if p.at[to] != game.NoPiece {
		key = "notation.take"
	}
	return game.Say(key, game.OfPiece("piece", p.at[from]), game.OnSquare("from", from), game.OnSquare("to", to))
}
