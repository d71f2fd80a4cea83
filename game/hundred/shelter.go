package hundred

import (
	"math/bits"

	"yanyi/game"
	"yanyi/game/weights"
)

// besideMost is the most pieces beside a king that count: at home it has no more adjacent
// squares.
const besideMost = 5

// shelter is the safety of a side's king. A right to castle is worth less than having castled,
// otherwise nobody would castle; a king that walked there has shut its rook in.
func (p *position) shelter(j *judge, s game.Seat) weights.Score {
	beside := steps[game.King][p.king[s]].And(p.of[s])
	sum := j.beside.Times(min(beside.Len(), besideMost)) +
		j.away.Times(rankOf(p.king[s], s)) +
		j.right.Times(bits.OnesCount8(p.castling&rightsOf[s]))
	if p.housed(s) {
		sum += j.housed
	}
	return sum
}

var rightsOf = [2]uint8{white: whiteShort | whiteLong, black: blackShort | blackLong}

// housed reports whether a king stands at home for castling, no rook between it and the edge.
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

// danger is the threats to a king: pieces that attack the squares around it, and those on its
// lines over none to three pieces.
func (p *position) danger(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	enemy := &sights[s^1]
	seen := enemy.all.And(steps[game.King][p.king[s]])
	held := seen.And(sights[s].all).Len()
	// The king guards all of these squares itself; other guards are not counted.
	return j.siege[min(enemy.siege, len(j.siege)-1)] + j.held.Times(held) +
		j.bare.Times(seen.Len()-held) + p.lines(j, s)
}

func (p *position) lines(j *judge, s game.Seat) (sum weights.Score) {
	king := p.king[s]
	occ, men := p.of[0].Or(p.of[1]), &p.men[s^1]
	sliders := [2]set{men[game.Queen].Or(men[game.Rook]), men[game.Queen].Or(men[game.Bishop])}
	jumpers := [2]set{men[game.Cannon], men[game.Advisor]}
	for way := range 2 {
		slide, jump := sliders[way], jumpers[way]
		if !crosses[king][way].Meets(slide.Or(jump)) {
			continue
		}
		for d := way; d < 8; d += 2 {
			if ray := lanes[king][d]; ray.Meets(slide.Or(jump)) {
				sum += j.line(d, ray.And(occ), slide, jump)
			}
		}
	}
	return sum
}

// line scans the first four pieces of a line from the king.
func (j *judge) line(d int, pieces, sliders, jumpers set) (sum weights.Score) {
	for n := range 4 {
		if pieces.Empty() {
			break
		}
		sq := pieces.Low()
		if d >= 4 {
			sq = pieces.High()
		}
		switch {
		case sliders.Has(sq):
			sum += j.slider[n]
		case jumpers.Has(sq):
			sum += j.jumper[n]
		}
		pieces.Remove(sq)
	}
	return sum
}
