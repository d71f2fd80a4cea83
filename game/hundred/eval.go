package hundred

import (
	"math/bits"

	"yanyi/game"
)

// values are hundred.md's, in centipawns.
var values = [16]int32{
	game.Queen: 900, game.Guard: 300, game.Bishop: 400, game.Knight: 300, game.Rook: 500,
	game.Cannon: 400, game.Advisor: 300, game.Ferz: 150, game.Wazir: 200, game.Pawn: 100,
}

// advance is what each rank forward is worth, centre each ring toward the middle.
var (
	advance   = [16]int32{game.Pawn: 8, game.Ferz: 5, game.Wazir: 5, game.Guard: 2}
	centrally = [16]int32{
		game.Queen: 3, game.Guard: 6, game.Bishop: 7, game.Knight: 12, game.Rook: 2,
		game.Cannon: 4, game.Advisor: 5, game.Ferz: 4, game.Wazir: 4, game.Pawn: 3,
	}
)

// worth is what a piece is worth where it stands, by side, kind and square.
var worth = func() (w [2][16][squares]int32) {
	for side := range game.Seat(2) {
		for k := game.Queen; k <= game.Wazir; k++ {
			for sq := range uint8(squares) {
				w[side][k][sq] = values[k] + advance[k]*int32(rankOf(sq, side)) + centrally[k]*int32(center[sq])
			}
		}
	}
	return w
}()

// Eval is material, where it stands, and how the kings are sheltered.
func (p *position) Eval(s game.Seat) int {
	score := p.side(s) - p.side(s^1)
	if p.turn == s {
		return int(score) + 10
	}
	return int(score) - 10
}

func (p *position) side(s game.Seat) int32 {
	var score int32
	for own := p.of[s]; ; {
		sq, ok := own.pop()
		if !ok {
			break
		}
		score += worth[s][p.at[sq].Kind()][sq]
	}
	return score + p.shelter(s)
}

// What shelters a king while the enemy can still attack it, in centipawns. A right
// to castle is worth less than having castled, or nobody would; a king that walked
// there has shut its rook in.
const (
	besideWorth = 9  // an own piece beside it
	besideMost  = 5  // pieces; a king at home has no more places beside it
	awayCost    = 40 // a rank away from home
	rightWorth  = 25 // a right to castle
	housedWorth = 80 // standing where castling leads, no rook shut in
)

// shelter is how safe a side's king is; once the enemy has little left it is to
// come to the middle.
func (p *position) shelter(s game.Seat) int32 {
	if p.of[s^1].len() < 8 {
		return 4 * int32(center[p.king[s]])
	}
	var beside int32
	for d := range 8 {
		if r := &rays[p.king[s]][d]; r.n > 0 {
			if pc := p.at[r.sq[0]]; pc != game.NoPiece && pc.Origin() == s {
				beside++
			}
		}
	}
	score := besideWorth*min(beside, besideMost) - awayCost*int32(rankOf(p.king[s], s))
	if p.housed(s) {
		score += housedWorth
	}
	return score + rightWorth*int32(bits.OnesCount8(p.castling&rightsOf[s]))
}

var rightsOf = [2]uint8{white: whiteShort | whiteLong, black: blackShort | blackLong}

// housed reports whether a king stands at home as far to a side as castling takes
// it, with no rook between it and the edge.
func (p *position) housed(s game.Seat) bool {
	king := p.king[s]
	edge, file := king-king%10, king%10
	from, to := edge, king
	if file > 5 {
		from, to = king, edge+9
	}
	if rankOf(king, s) > 0 || to-from > 3 {
		return false
	}
	for sq := from; sq <= to; sq++ {
		if p.at[sq].Kind() == game.Rook {
			return false
		}
	}
	return true
}

// Gain is the captured value plus what a promotion adds.
func (p *position) Gain(t game.Turn) int {
	if _, ok := t.Resigns(); ok {
		return 0
	}
	from, to := uint8(t.From()), uint8(t.To())
	gain := values[p.at[p.passedPawn(from, to)].Kind()]
	if k := t.Promotion(); k != game.NoKind {
		gain += values[k] - values[p.at[from].Kind()]
	}
	return int(gain)
}
