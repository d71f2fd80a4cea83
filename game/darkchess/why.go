package darkchess

import "yanyi/game"

// explainer says why turns are not legal.
type explainer struct{ p *position }

func (p *position) explainer() explainer { return explainer{p} }

// Why says why no legal turn goes from one square to another; equal squares ask
// about turning over or moving at all.
func (p *position) Why(from, to game.Square) game.Phrase {
	for _, t := range p.Turns(nil) {
		if t.From() == from && (t.To() == to || from == to) {
			return game.Phrase{}
		}
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
	if why := p.explainer().whyTarget(to); why.Key != "" {
		return why
	}
	if pc.Kind() == game.Cannon {
		return p.explainer().whyCannon(from, to)
	}
	return p.explainer().whyStep(from, to)
}

// whyTarget is about targets no piece could take.
func (e explainer) whyTarget(to game.Square) game.Phrase {
	target := e.p.at[to]
	owner := e.p.commander(target.Origin())
	piece := game.OfPiece("piece", target)
	switch {
	case target == game.NoPiece:
		return game.Phrase{}
	case target.Hidden():
		return game.Say("why.anqi.hidden.capture")
	case owner == game.NoSeat && target.Kind() == game.King:
		return game.Phrase{} // the emperor: whyStep knows
	case owner == game.NoSeat:
		return game.Say("why.idle.capture")
	case owner == e.p.actor:
		return game.Say("why.own", piece)
	case !e.p.hostile(target, e.p.actor):
		return game.Say("why.ally", game.OfSeat("side", owner), piece)
	}
	return game.Phrase{}
}

func (e explainer) whyStep(from, to game.Square) game.Phrase {
	mover, target := e.p.at[from], e.p.at[to]
	switch {
	case distance[from][to] != 1:
		return game.Say("why.anqi.shape")
	case target.Origin() == game.Han && target.Kind() == game.King && e.p.champion == game.NoSeat && target != game.NoPiece:
		return game.Say("why.anqi.emperor")
	case target != game.NoPiece && mover.Kind() == game.King && target.Kind() == game.Pawn:
		return game.Say("why.anqi.king.soldier")
	case target != game.NoPiece && !beats(mover.Kind(), target.Kind()):
		return game.Say("why.anqi.rank", game.OfPiece("piece", mover), game.OfPiece("target", target))
	}
	if mover.Kind() == game.King {
		if sq := e.p.danger(from, to); sq != game.NoSquare {
			return game.Say("why.anqi.king.danger", game.OnSquare("square", to),
				game.OfSeat("side", e.p.commander(e.p.at[sq].Origin())), game.OfPiece("piece", e.p.at[sq]))
		}
	}
	return game.Say("why.threefold")
}

func (e explainer) whyCannon(from, to game.Square) game.Phrase {
	target := e.p.at[to]
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
	faceDown, faceUp, ok := e.between(from, to)
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

// between counts what stands between two squares of one line; ok is false if they
// are not on one.
func (e explainer) between(from, to game.Square) (faceDown, faceUp int, ok bool) {
	for d := 0; d < 8; d += 2 {
		faceDown, faceUp = 0, 0
		for _, sq := range lines[from][d] {
			if sq == to {
				return faceDown, faceUp, true
			}
			switch pc := e.p.at[sq]; {
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
