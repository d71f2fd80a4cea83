package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

const halfmoveLimit = 100 // 50 moves each

// ended reports ends of the game on the board that are the same for all viewers: two bare
// kings, or a resignation.
func (p *position) ended() bool { return p.resigner != game.NoSeat || p.bareKings() }

func (p *position) bareKings() bool { return p.of[0].Len() == 1 && p.of[1].Len() == 1 }

// Outcome applies the order of README.md, Ends: no legal move loses, then the draws.
func (p *position) Outcome() game.Outcome {
	switch {
	case p.resigner != game.NoSeat:
		return game.Outcome{Over: true, Winner: p.resigner ^ 1, Side: p.resigner, Reason: "event.result.by.resign"}
	case p.bareKings():
		return draw("event.result.draw.bare")
	case !p.hasTurn():
		return game.Outcome{Over: true, Winner: p.turn ^ 1, Side: p.turn, Reason: p.lossReason()}
	case p.History.Count(p.hash, int(p.halfmove)) >= 3:
		return draw("event.result.draw.repetition")
	case p.halfmove >= halfmoveLimit:
		return draw("event.result.draw.clock.baige")
	}
	return game.Outcome{Winner: game.NoSeat}
}

// Warning names the count that is about to end the game, or to forbid a further check by the
// piece that keeps checking (game.Warner; README.md, Repeated checks 長捉; Ends).
func (p *position) Warning() game.Phrase {
	run := p.checks[p.turn]
	switch {
	case p.Outcome().Over:
		return game.Phrase{}
	case run.n == checksMost:
		return game.Say("event.offer.perpetual.warn.baige", game.OfPiece("piece", p.at[run.sq]))
	case p.History.Count(p.hash, int(p.halfmove)) == 2:
		return game.Say("event.offer.repeat.warn")
	}
	return board.Quiet("event.offer.clock.warn.baige", halfmoveLimit-int(p.halfmove))
}

func draw(reason string) game.Outcome {
	return game.Outcome{Over: true, Winner: game.NoSeat, Reason: reason}
}

func (p *position) lossReason() string {
	if p.checked {
		return "event.result.by.mate"
	}
	return "event.result.by.stalemate"
}

// hasTurn reports whether the side to move has a legal move. The cheap test comes first: almost
// always some piece has a move that needs no test.
func (p *position) hasTurn() bool { return p.Count() > 0 }

// Check appends the squares of the pieces that attack s's king.
func (p *position) Check(dst []game.Square, s game.Seat) []game.Square {
	return p.attackers(dst, p.king[s], s^1)
}
