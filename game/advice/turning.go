package advice

import (
	"slices"

	"yanyi/game"
)

// Turning says in one sentence what a turn just taken has changed, if the game turned with it:
// an alliance, a deposing or a rescue, a rival's end, a rival skipped in need, a forced mate of
// two, or a piece won where the engine's estimate of the mover has clearly risen. It returns the
// zero phrase for every other turn, and once the game is over.
//
// pos is the position before the turn, which is given as taken, with its draws; line is the
// engine's line from there. Only what has happened is told, as all can see it: no next turn, and
// no piece that lies face down.
func Turning(v game.Variant, o game.Options, pos game.Position, taken game.Turn, line []string, rose bool) game.Phrase {
	j := newJudge(v, o, pos, taken)
	after := j.pos.Clone()
	if after.Do(taken); after.Actor() == game.Chance || after.Outcome().Over {
		return game.Phrase{}
	}
	j.after = []future{{after, after.Events(nil)}} // what was drawn is known by now
	for _, told := range []func() game.Phrase{
		j.dealt, j.ended,
		func() game.Phrase { return j.skipped(rose) },
		func() game.Phrase { return j.forced(line) },
		func() game.Phrase { return j.won(rose) },
	} {
		if p := told(); p.Key != "" {
			return p
		}
	}
	return game.Phrase{}
}

// dealt is an alliance, a deposing or a rescue, with what each of the three has of it
// (game/threekingdoms/README.md, Diplomacy; game/darkchess/README.md, Rescue 勤王).
func (j *judge) dealt() game.Phrase {
	e, ok := j.sure(func(_ *future, e *game.Event) bool {
		return (e.Type == game.Allied || e.Type == game.Deposed) && e.Seat == j.me
	})
	if !ok {
		return game.Phrase{}
	}
	key, args := "told.deposes", []game.Arg{side(j.me)}
	if j.in.Rescue {
		key = "told.rescues"
	}
	switch {
	case e.Type == game.Allied:
		key, args = "told.allies", append(args, game.OfSeat("b", e.Other), game.OfSeat("c", e.Third))
	case e.N == 1:
		key, args = key+".alliance", append(args, game.OfSeat("b", e.Other), game.OfSeat("c", e.Third))
	}
	return game.Say(key, args...)
}

// ended is that the mover has mated a rival, whose army follows it, or left it without a turn.
func (j *judge) ended() game.Phrase {
	out, ok := j.sure(func(_ *future, e *game.Event) bool { return e.Type == game.WentOut && j.rival(e.Seat) })
	if !ok {
		return game.Phrase{}
	}
	_, absorbed := j.sure(func(_ *future, e *game.Event) bool {
		return e.Type == game.Absorbed && e.Other == out.Seat && e.Seat == j.me
	})
	switch {
	case absorbed:
		return game.Say("told.absorbs", side(j.me), game.OfSeat("b", out.Seat))
	case out.Fall == game.Mated && out.Other == j.me:
		return game.Say("told.mates", side(j.me), game.OfSeat("b", out.Seat))
	case out.Fall == game.Stalemated:
		return game.Say("told.stalemates", side(j.me), game.OfSeat("b", out.Seat))
	}
	return game.Phrase{}
}

// skipped is that a check makes a rival wait who could have won a piece of the mover's, or who
// waits at a moment that is clearly better for the mover.
func (j *judge) skipped(rose bool) game.Phrase {
	check := j.checks()
	if check.Key != "hint.checks.waits" {
		return game.Phrase{}
	}
	checked, waits := check.Args[0].Seat, check.Args[1].Seat
	if !rose && !j.robs(waits) {
		return game.Phrase{}
	}
	return game.Say("told.skips", side(j.me), game.OfSeat("b", checked), game.OfSeat("c", waits))
}

// robs reports whether a rival could have taken a piece of weight of the mover's for nothing if
// it had been its turn before the turn.
func (j *judge) robs(s game.Seat) bool {
	next, ok := j.passed(j.pos, s)
	if !ok {
		return false
	}
	return slices.ContainsFunc(next.Turns(nil), func(t game.Turn) bool {
		lies := j.before.Cells[t.To()]
		if t.Swap() || t.Flip() || lies.Commander != j.me || worth(lies.Piece) < worthTelling {
			return false
		}
		for _, f := range futures(next, t) {
			if back, ok := j.passed(f.pos, j.me); !ok || lands(back, t.To()) {
				return false
			}
		}
		return true
	})
}

// forced is that the turn forces mate, in a game of two. How, the player finds out.
func (j *judge) forced(line []string) game.Phrase {
	if len(line) == 0 || line[0] != j.in.FormatTurn(j.turn) || j.matesSoon(line).Key == "" {
		return game.Phrase{}
	}
	return game.Say("told.forces", side(j.me))
}

// won is that the turn wins a piece of weight for nothing, or for one that is worth clearly less.
func (j *judge) won(rose bool) game.Phrase {
	p := j.takes()
	if !rose || p.Key != "hint.takes.free" && p.Key != "hint.takes.more" {
		return game.Phrase{}
	}
	taken := p.Args[0].Piece
	if worth(taken) < worthTelling {
		return game.Phrase{}
	}
	key, args := "told.takes.free", []game.Arg{side(j.me), target(taken)}
	if p.Key == "hint.takes.more" {
		own := p.Args[1].Piece
		if worth(taken)-worth(own) < worthTelling {
			return game.Phrase{}
		}
		key, args = "told.takes.more", append(args, piece(own))
	}
	if !j.two() {
		e, _ := j.sure(func(_ *future, e *game.Event) bool {
			return e.Type == game.Captured && e.Seat == j.me && e.Piece == taken
		})
		key, args = key+".side", append(args, game.OfSeat("b", e.Other))
	}
	return game.Say(key, args...)
}
