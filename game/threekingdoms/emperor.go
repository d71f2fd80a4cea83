package threekingdoms

import "yanyi/game"

// An alliance brings the emperor into the war: he steps and captures in Luoyang, is never
// captured, and belongs to his commander's army (README.md, The emperor after an alliance).

// follow puts the emperor under a seat's command, or nobody's.
func (p *position) follow(to game.Seat) {
	if sq := p.moving.emperorAt; sq != game.NoSquare {
		p.hash ^= p.moving.key(sq, emperor, p.moving.emperorBy) ^ p.moving.key(sq, emperor, to)
	}
	p.moving.emperorBy = to
}

// emperorHostile reports whether the emperor fights for one of the hostile armies: his
// commander's own, or Han's while he is idle and a possible alliance is examined.
func (d *diplomacy) emperorHostile(hostile uint8) bool {
	if d.emperorBy == game.NoSeat {
		return hostile>>game.Han&1 != 0
	}
	return hostile>>d.emperorBy&1 != 0
}

// whyEmperor is the reason why the emperor does not step to a square: he stays in Luoyang and
// makes single steps.
func (p *position) whyEmperor(from, to game.Square) game.Phrase {
	switch {
	case p.moving.hops[slot(emperor)][from].has(to):
		return p.whyOccupied(emperor, to)
	case p.moving.rules.kingSteps(from, to) && !p.moving.rules.frame.palace(game.Han, to):
		return game.Say("why.emperor.luoyang")
	}
	return game.Say(p.moving.rules.emperorShape)
}

// kingSteps reports whether a step is one of a king's: orthogonal, in guoji diagonal too.
func (r *rules) kingSteps(from, to game.Square) bool {
	a, b := r.info.Board.Points[from], r.info.Board.Points[to]
	files, ranks := abs(int(b.File-a.File)), abs(int(b.Rank-a.Rank))
	return files+ranks == 1 || r.castles && files == 1 && ranks == 1
}
