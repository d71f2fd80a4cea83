package match

import (
	"slices"

	"yanyi/game"
	"yanyi/game/advice"
)

// Ahead is the turns that a player may choose before it is due. They are those of the present
// position as if it were the player's turn, and those that take back what another player takes
// with its next turn. While the player who is due answers a check by this one, they are the turns
// after each of its answers.
//
// Ruling. Only turns that their two squares decide, without a slide or a sweep, can be chosen
// ahead: no promotion of several, and nothing that needs confirmation (see [Stake.Grave]).
type Ahead struct {
	turns []game.Turn
	at    []Preview // by turn: where it is legal
}

// Ahead is the turns that a player who is not due may choose ahead; none if the game is over.
func (p Preview) Ahead(s game.Seat) (a Ahead) {
	if p.over || p.pos.Actor() == s || !p.pos.Alive().Has(s) {
		return a
	}
	now, ok := p.as(s)
	if ok {
		a.take(now)
	}
	for other := range game.Seat(len(p.in.Seats)) {
		theirs, due := p.as(other)
		if other == s || !due {
			continue
		}
		for _, t := range theirs.pos.Turns(nil) {
			takes := ok && p.commander(t.To()) == s && !t.Flip()
			if !takes && (ok || other != p.pos.Actor()) {
				continue
			}
			if after, ok := theirs.after(t).as(s); ok {
				a.take(after, onto(t.To(), takes)...)
			}
		}
	}
	return a
}

// onto is a square as a list, empty for any.
func onto(sq game.Square, only bool) []game.Square {
	if only {
		return []game.Square{sq}
	}
	return nil
}

// as is the preview of the position as if it were a player's turn; false where that cannot be.
func (p Preview) as(s game.Seat) (Preview, bool) {
	pos, ok := advice.Passed(p.v, p.options, p.pos, s)
	p.pos = pos
	return p, ok
}

// after is the preview of the position after a turn, with any draw.
func (p Preview) after(t game.Turn) Preview {
	p.pos = p.pos.Clone()
	p.pos.Do(t)
	if p.pos.Actor() == game.Chance {
		p.pos.DoReveal(p.pos.Reveals(nil)[0])
	}
	return p
}

// commander commands the piece on a square, NoSeat for nobody.
func (p Preview) commander(sq game.Square) game.Seat {
	v := p.pos.View(game.NoSeat)
	return v.Cells[sq].Commander
}

// take adds the turns of a position that can be chosen ahead, if squares are given those onto
// one of them.
func (a *Ahead) take(p Preview, only ...game.Square) {
	turns := p.pos.Turns(nil)
	for _, t := range turns {
		same := func(o game.Turn) bool { return o.From() == t.From() && o.To() == t.To() }
		switch {
		case len(only) > 0 && !slices.Contains(only, t.To()), slices.ContainsFunc(a.turns, same):
		case t.Slide() != game.NoSlide, t.Sweep(), several(turns, t), p.Stake(t).Grave():
		default:
			a.turns, a.at = append(a.turns, t), append(a.at, p)
		}
	}
}

// several reports whether a turn's squares leave something to choose besides a slide or a sweep.
func several(turns []game.Turn, t game.Turn) bool {
	return slices.ContainsFunc(turns, func(o game.Turn) bool {
		return o.From() == t.From() && o.To() == t.To() && o.Chosen() != t.Chosen() && o.Slide() == game.NoSlide && !o.Sweep()
	})
}

// Turns is the turns; read only.
func (a Ahead) Turns() []game.Turn { return a.turns }

// At answers questions about one of them: it is of the position in which the turn is legal.
func (a Ahead) At(t game.Turn) Preview { return a.at[slices.Index(a.turns, t)] }

// Why says why none of them goes from one square to another.
func (a Ahead) Why(from, to game.Square) game.Phrase {
	if len(a.at) == 0 {
		return game.Phrase{}
	}
	return a.at[0].Why(from, to)
}
