package threekingdoms

import "yanyi/game"

// commanders ensures that an army has one commander: a living kingdom's its own player, idle
// Han's nobody, any other's the one its pieces name.
func (r *reader) commanders() {
	for army := game.Wu; army <= game.Han; army++ {
		kingdom := army != game.Han && r.m.alive.Has(army)
		switch {
		case kingdom:
			r.m.command[army] = army
			r.obeys(army, army, "a living player commands its own army")
		case army == game.Han && !r.m.spent:
			r.obeys(army, game.NoSeat, "Han is idle and obeys nobody")
		default:
			r.m.command[army] = r.free(army)
		}
	}
	r.m.enlist()
}

// obeys faults the pieces of an army that name another commander.
func (r *reader) obeys(army game.Army, seat game.Seat, what string) {
	for sq := range r.m.armies[army].all {
		if r.orders[sq] != game.NoSeat && r.orders[sq] != seat {
			r.faults.Add("board", sq, "%s: %s", r.rules.info.Board.Name(sq), what).Say("error.position.commander")
		}
	}
}

// free finds the commander of an army that is not its own player's.
func (r *reader) free(army game.Army) game.Seat {
	one, known := game.NoSeat, false
	for sq := range r.m.armies[army].all {
		name, seat := r.rules.info.Board.Name(sq), r.orders[sq]
		switch {
		case r.m.board[sq].Kind() == game.King:
			continue // a fallen player's is faulted as such
		case seat == game.NoSeat:
			r.faults.Add("board", sq, "%s: nobody commands this piece", name).Say("error.position.commander")
		case !r.m.alive.Has(seat):
			r.faults.Add("board", sq, "%s: its commander is out of the game", name).Say("error.position.commander")
		case known && seat != one:
			r.faults.Add("board", sq, "%s: the army of %c has two commanders", name, r.letter(army)).Say("error.position.commander")
		default:
			one, known = seat, true
		}
	}
	return one
}

func (r *reader) letter(army game.Army) byte { return r.rules.info.Armies[army].Letter }

// kings ensures that each living player has a king and the fallen have none.
func (r *reader) kings() {
	for s := game.Wu; s <= game.Shu; s++ {
		n := 0
		for sq := range r.m.armies[s].all {
			if r.m.board[sq] != game.NewPiece(game.King, s) {
				continue
			}
			r.m.king[s] = sq
			if n++; n > 1 || !r.m.alive.Has(s) {
				r.faults.Add("board", sq, "%s: %c has a king too many", r.rules.info.Board.Name(sq), r.letter(s)).
					Say("error.position.king.double", game.OfSeat("side", s))
			}
		}
		if n == 0 && r.m.alive.Has(s) {
			r.faults.Add("board", game.NoSquare, "%c lives without a king", r.letter(s)).Say("error.position.king.missing", game.OfSeat("side", s))
		}
	}
}

// emperor ensures that while Han is idle he is on his throne and obeys nobody, and that
// afterwards he is gone or obeys a living player. That he stands in Luoyang is checked where his
// piece is read.
func (r *reader) emperor() {
	p := r.p
	if p.moving.board[p.moving.rules.throne] != emperor && !p.moving.spent {
		r.faults.Add("board", p.moving.rules.throne, "%s: Han is idle, so its emperor is there", p.moving.rules.info.Board.Name(p.moving.rules.throne)).
			Say("error.position.emperor")
	}
	if p.moving.emperorAt == game.NoSquare {
		return
	}
	r.oneEmperor()
	seat, name := r.orders[p.moving.emperorAt], p.moving.rules.info.Board.Name(p.moving.emperorAt)
	switch {
	case !p.moving.spent && seat != game.NoSeat:
		r.faults.Add("board", p.moving.emperorAt, "%s: Han is idle and its emperor obeys nobody", name).Say("error.position.commander")
	case p.moving.spent && !p.moving.alive.Has(seat):
		r.faults.Add("board", p.moving.emperorAt, "%s: no living player commands the emperor", name).Say("error.position.emperor.commander")
	}
	p.moving.emperorBy = seat
}

// oneEmperor faults every emperor but the last one read.
func (r *reader) oneEmperor() {
	for sq := range r.rules.info.Board.Points {
		if sq := game.Square(sq); r.m.board[sq] == emperor && sq != r.m.emperorAt {
			r.faults.Add("board", sq, "%s: there is one emperor", r.rules.info.Board.Name(sq)).Say("error.position.emperor.double")
		}
	}
}
