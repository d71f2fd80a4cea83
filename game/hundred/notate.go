package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Notate spells a turn: piece, from, to, promotion, check or mate.
func (p *position) Notate(t game.Turn) game.Phrase {
	if seat, ok := t.Resigns(); ok {
		return game.Say("event.result.by.resign", game.OfSeat("side", seat))
	}
	from, to := t.From(), t.To()
	mover := p.at[from]
	key := "notation.move"
	switch {
	case p.castlingOf(from, to) != nil && to%10 > 5:
		return p.suffixed(t, game.Say("event.move.castling.near"))
	case p.castlingOf(from, to) != nil:
		return p.suffixed(t, game.Say("event.move.castling.far"))
	case p.at[p.passedPawn(from, to)] != game.NoPiece:
		key = "notation.take"
	}
	text := game.Say(key, game.OfPiece("piece", mover), game.OnSquare("from", from), game.OnSquare("to", to))
	if k := t.Promotion(); k != game.NoKind {
		text = game.Say("notation.promote", game.OfPhrase("text", text), game.OfPiece("piece", mover.As(k)))
	}
	return p.suffixed(t, text)
}

// suffixed adds check or mate, which is found by playing the turn.
func (p *position) suffixed(t game.Turn, text game.Phrase) game.Phrase {
	p.Do(t)
	checked, mated := p.checked, p.checked && !p.hasTurn()
	p.Undo()
	return board.Checked(text, checked, mated)
}
