package advice

import "yanyi/game"

// ends is that the turn wins the game, or puts a rival out.
func (j *judge) ends() []game.Phrase {
	won, mate := true, true
	for i := range j.after {
		o := j.after[i].pos.Outcome()
		won = won && o.Won(j.me)
		mate = mate && o.Reason == "event.result.by.mate"
	}
	switch {
	case won && mate && j.two():
		return []game.Phrase{game.Say("hint.mate")}
	case won:
		return []game.Phrase{game.Say("hint.wins")}
	}
	e, ok := j.sure(func(_ *future, e *game.Event) bool { return e.Type == game.WentOut && j.rival(e.Seat) })
	switch {
	case !ok:
		return nil
	case e.Fall == game.Mated && e.Other == j.me:
		return []game.Phrase{game.Say("hint.mate.side", side(e.Seat))}
	}
	return []game.Phrase{game.Say("hint.out", side(e.Seat))}
}

// answersCheck is that the mover is in check, and how it ends.
func (j *judge) answersCheck() game.Phrase {
	checkers := j.pos.Check(nil, j.me)
	if len(checkers) == 0 || !j.before.Seats[j.me].Checked {
		return game.Phrase{}
	}
	switch {
	case len(checkers) == 1 && j.captured(checkers[0]):
		return game.Say("hint.check.takes", target(j.before.Cells[checkers[0]].Piece))
	case j.turn.From() == j.before.Seats[j.me].King && !j.turn.Swap():
		return game.Say("hint.check.king")
	}
	return game.Say("hint.check")
}

// captured reports whether the turn surely takes the piece on a square.
func (j *judge) captured(sq game.Square) bool {
	_, ok := j.sure(func(_ *future, e *game.Event) bool {
		return e.Type == game.Captured && e.Seat == j.me && e.From == sq
	})
	return ok
}

// pact is the alliance or the deposing it brings (game/threekingdoms/README.md, Diplomacy).
func (j *judge) pact() game.Phrase {
	e, ok := j.sure(func(_ *future, e *game.Event) bool {
		return (e.Type == game.Allied || e.Type == game.Deposed) && e.Seat == j.me
	})
	switch {
	case !ok:
		return game.Phrase{}
	case e.Type == game.Allied:
		return game.Say("hint.allies", side(e.Other))
	case j.in.Rescue:
		return game.Say("hint.rescues")
	}
	return game.Say("hint.deposes")
}

// takes says what the turn captures or exchanges; a piece that gave check was mentioned already.
func (j *judge) takes() game.Phrase {
	e, ok := j.sure(func(_ *future, e *game.Event) bool {
		return e.Type == game.Captured && e.Seat == j.me && e.Other != j.me || e.Type == game.Exchanged && e.Seat == j.me
	})
	if !ok || j.answersCheck().Key == "hint.check.takes" {
		return game.Phrase{}
	}
	if e.Type == game.Exchanged {
		return game.Say("hint.trades", piece(e.Piece), target(e.Became))
	}
	f, plain := j.plain()
	if !plain {
		return game.Say("hint.takes", target(e.Piece))
	}
	switch own := at(f.pos, j.turn.To()); {
	case j.safe(f.pos, j.turn.To()):
		return game.Say("hint.takes.free", target(e.Piece))
	case worth(e.Piece) > worth(own) && worth(own) > 0:
		return game.Say("hint.takes.more", target(e.Piece), piece(own))
	}
	return game.Say("hint.takes", target(e.Piece))
}

// promotes says what the piece becomes.
func (j *judge) promotes() game.Phrase {
	e, ok := j.sure(func(_ *future, e *game.Event) bool { return e.Type == game.Promoted && e.Seat == j.me })
	if !ok || e.Became == game.NoPiece {
		return game.Phrase{}
	}
	return game.Say("hint.promotes", piece(e.Became))
}

// activates is the stratagem it brings into force.
func (j *judge) activates() game.Phrase {
	e, ok := j.sure(func(_ *future, e *game.Event) bool {
		return e.Type == game.Activated && e.Seat == j.me && e.N > 0
	})
	if !ok {
		return game.Phrase{}
	}
	return game.Say("hint.activates", game.OfStratagem("name", int(e.N)))
}

// checks says which king the turn checks with a piece of its own, and of three which player
// waits for the answer (game/threekingdoms/README.md, Passing over 轮空).
func (j *judge) checks() game.Phrase {
	e, ok := j.sure(func(f *future, e *game.Event) bool {
		return e.Type == game.Check && j.rival(e.Seat) && !j.before.Seats[e.Seat].Checked && commander(f.pos, e.From) == j.me
	})
	if !ok {
		return game.Phrase{}
	}
	waits, ok := j.sure(func(_ *future, w *game.Event) bool {
		return w.Type == game.PassedOver && w.N == 1 && w.Other == e.Seat && j.rival(w.Seat)
	})
	if ok {
		return game.Say("hint.checks.waits", side(e.Seat), game.OfSeat("b", waits.Seat))
	}
	return j.ofSide("hint.checks", e.Seat)
}

// escapes says that a piece of weight leaves a square on which it could be taken for one on
// which it cannot.
func (j *judge) escapes() game.Phrase {
	f, plain := j.plain()
	own := j.mover()
	if !plain || j.turn.Swap() || j.turn.Flip() || own.Hidden() || own.Kind() == game.King || worth(own) < worthTelling {
		return game.Phrase{}
	}
	if j.hit(j.pos, j.turn.From()) && j.safe(f.pos, j.turn.To()) {
		return game.Say("hint.escapes", piece(own))
	}
	return game.Phrase{}
}

// attacks is the weightiest piece that the mover could take next and nothing could take
// before, or the two weightiest: each is worth more than the mover, or nothing protects it.
func (j *judge) attacks() game.Phrase {
	f, plain := j.plain()
	if !plain || j.turn.Flip() || j.inCheck(f) {
		return game.Phrase{}
	}
	next, ok := j.passed(f.pos, j.me)
	if !ok {
		return game.Phrase{}
	}
	own, best, second := worth(at(f.pos, j.turn.To())), game.NoPiece, game.NoPiece
	where := map[game.Square]bool{}
	for _, t := range next.Turns(nil) {
		there := at(next, t.To())
		if t.From() != j.turn.To() || t.Swap() || !j.rival(commander(next, t.To())) {
			continue
		}
		if v := worth(there); v < worthTelling || v <= worth(second) || where[t.To()] || lands(j.pos, t.To()) {
			continue
		}
		if w := futures(next, t); worth(there) > own || len(w) == 1 && j.safe(w[0].pos, t.To()) {
			where[t.To()] = true
			if second = there; worth(second) > worth(best) {
				best, second = second, best
			}
		}
	}
	switch {
	case best == game.NoPiece:
		return game.Phrase{}
	case second == game.NoPiece:
		return game.Say("hint.attacks", target(best))
	}
	return game.Say("hint.forks", target(best), game.OfPiece("other", second))
}

// takesNext says what the mover takes with its next turn in the line, without draws.
func (j *judge) takesNext(line []string) game.Phrase {
	if j.attacks().Key != "" { // already mentioned
		return game.Phrase{}
	}
	pos := j.pos.Clone()
	for i, text := range line {
		t, err := game.Find(j.in, pos, text)
		if err != nil {
			return game.Phrase{}
		}
		mine := i > 0 && pos.Actor() == j.me
		if pos.Do(t.WithReveal(game.Reveal{})); pos.Actor() == game.Chance {
			return game.Phrase{}
		}
		for _, e := range pos.Events(nil) {
			if mine && e.Type == game.Captured && e.Seat == j.me && worth(e.Piece) >= worthTelling {
				return game.Say("hint.takes.next", target(e.Piece))
			}
		}
		if mine || pos.Outcome().Over {
			return game.Phrase{}
		}
	}
	return game.Phrase{}
}

// protects is the weightiest piece that a rival could take, and the mover could take back
// only since the turn.
func (j *judge) protects() game.Phrase {
	f, plain := j.plain()
	if !plain || j.turn.Swap() || j.turn.Flip() || j.before.Seats[j.me].Checked || j.inCheck(f) {
		return game.Phrase{}
	}
	best := game.NoPiece
	after := f.pos.View(game.NoSeat)
	for i, c := range j.before.Cells {
		sq := game.Square(i)
		if c.Commander == j.me && worth(c.Piece) > max(worth(best), worthTelling-1) && after.Cells[sq] == c && sq != j.turn.To() &&
			j.losesFree(j.pos, sq) && !j.losesFree(f.pos, sq) && j.hit(f.pos, sq) {
			best = c.Piece
		}
	}
	if best == game.NoPiece {
		return game.Phrase{}
	}
	return game.Say("hint.protects", piece(best))
}

// losesFree reports whether a rival could take the piece on a square for nothing, without draws.
func (j *judge) losesFree(pos game.Position, sq game.Square) bool {
	for _, s := range j.rivals {
		next, ok := j.passed(pos, s)
		if !ok {
			continue
		}
		for _, t := range next.Turns(nil) {
			if t.To() != sq || t.Swap() || t.Flip() {
				continue
			}
			for _, f := range futures(next, t) {
				if back, ok := j.passed(f.pos, j.me); ok && !lands(back, sq) {
					return true
				}
			}
		}
	}
	return false
}

// nearsPact is the alliance that the mover could make with its next turn and could not make now.
func (j *judge) nearsPact() game.Phrase {
	f, plain := j.plain()
	if j.two() || !plain || j.before.Diplomacy.Spent || j.before.Seats[j.me].Checked || j.inCheck(f) {
		return game.Phrase{}
	}
	if next, ok := j.passed(f.pos, j.me); ok {
		if ally := allies(next); ally != game.NoSeat && allies(j.pos) == game.NoSeat {
			return game.Say("hint.allies.next", side(ally))
		}
	}
	return game.Phrase{}
}

// allies is the player with whom the player to move can make an alliance, or NoSeat.
func allies(pos game.Position) game.Seat {
	by := pos.Actor()
	for _, t := range pos.Turns(nil) {
		for _, f := range futures(pos, t)[:1] {
			for _, e := range f.events {
				if e.Type == game.Allied && e.Seat == by {
					return e.Other
				}
			}
		}
	}
	return game.NoSeat
}
