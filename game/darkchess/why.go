package darkchess

import "yanyi/game"

// Why is the reason why no legal turn goes from one square to another; equal squares ask about
// turning over or moving at all.
func (p *position) Why(from, to game.Square) game.Phrase {
	if game.Goes(p.Turns(nil), from, to) {
		return game.Phrase{}
	}
	pc := p.at[from]
	switch {
	case p.Outcome().Over:
		return game.Say("why.over")
	case p.pending != game.NoSquare:
		return game.Say("why.finish")
	case pc == game.NoPiece:
		return game.Say("why.nopiece")
	case pc.Hidden():
		return game.Say("why.anqi.hidden.move")
	case pc.Origin() == game.Han && pc.Kind() == game.King:
		return game.Say("why.emperor.own")
	case pc.Origin() == game.Han && p.champion == game.NoSeat:
		return game.Say("why.idle")
	case p.commander(pc.Origin()) != p.actor:
		return game.Say("why.notyours", game.OfSeat("side", p.commander(pc.Origin())), game.OfPiece("piece", pc))
	case from == to:
		return game.Say("why.nomoves")
	}
	if why := p.whyTarget(to); why.Key != "" {
		return why
	}
	if pc.Kind() == game.Cannon {
		return p.whyCannon(from, to)
	}
	return p.whyStep(from, to)
}

// whyTarget concerns targets that no piece could capture.
func (p *position) whyTarget(to game.Square) game.Phrase {
	target := p.at[to]
	owner := p.commander(target.Origin())
	piece := game.OfPiece("piece", target)
	switch {
	case target == game.NoPiece:
		return game.Phrase{}
	case target.Hidden():
		return game.Say("why.anqi.hidden.capture")
	case owner == game.NoSeat && target.Kind() == game.King:
		return game.Phrase{} // the emperor: whyStep has the reason
	case owner == game.NoSeat:
		return game.Say("why.idle.capture")
	case owner == p.actor:
		return game.Say("why.own", piece)
	case !p.hostile(target, p.actor):
		return game.Say("why.ally", game.OfSeat("side", owner), piece)
	}
	return game.Phrase{}
}

func (p *position) whyStep(from, to game.Square) game.Phrase {
	mover, target := p.at[from], p.at[to]
	switch {
	case distance[from][to] != 1:
		return game.Say("why.anqi.shape")
	case target.Origin() == game.Han && target.Kind() == game.King && p.champion == game.NoSeat && target != game.NoPiece:
		return game.Say("why.anqi.emperor")
	case target != game.NoPiece && mover.Kind() == game.King && target.Kind() == game.Pawn:
		return game.Say("why.anqi.king.soldier")
	case target != game.NoPiece && !beats(mover.Kind(), target.Kind()):
		return game.Say("why.anqi.rank", game.OfPiece("piece", mover), game.OfPiece("target", target))
	}
	if mover.Kind() == game.King {
		if sq := p.danger(from, to); sq != game.NoSquare {
			return game.Say("why.anqi.king.danger", game.OnSquare("square", to),
				game.OfSeat("side", p.commander(p.at[sq].Origin())), game.OfPiece("piece", p.at[sq]))
		}
	}
	return game.Say("why.threefold")
}

func (p *position) whyCannon(from, to game.Square) game.Phrase {
	target := p.at[to]
	switch {
	case target.Origin() == game.Han && target.Kind() == game.King && target != game.NoPiece:
		return game.Say("why.anqi.emperor")
	case target == game.NoPiece && distance[from][to] == 1:
		return game.Say("why.threefold")
	case target == game.NoPiece:
		return game.Say("why.anqi.cannon.far")
	case target.Kind() == game.King:
		return game.Say("why.anqi.cannon.king")
	case target.Kind() == game.Rook:
		return game.Say("why.anqi.cannon.rook")
	}
	faceDown, faceUp, ok := p.between(from, to)
	switch {
	case !ok:
		return game.Say("why.anqi.shape")
	case distance[from][to] == 1:
		return game.Say("why.anqi.cannon.adjacent")
	case faceDown+faceUp == 0:
		return game.Say("why.anqi.cannon.none")
	case faceDown == 0:
		return game.Say("why.anqi.cannon.open", game.OfNumber("n", faceUp))
	}
	return game.Say("why.anqi.cannon.mixed", game.OfNumber("n", faceUp), game.OfNumber("m", faceDown))
}

// between counts the pieces between two squares of one line; ok is false if they are not on one.
func (p *position) between(from, to game.Square) (faceDown, faceUp int, ok bool) {
	for d := 0; d < 8; d += 2 {
		faceDown, faceUp = 0, 0
		for _, sq := range lines[from][d] {
			if sq == to {
				return faceDown, faceUp, true
			}
			switch pc := p.at[sq]; {
			case pc == game.NoPiece:
			case pc.Hidden():
				faceDown++
			default:
				faceUp++
			}
		}
	}
	return 0, 0, false
}
