// Package advice explains why a turn is good, in a few words that hold by the rules: what it
// takes, wins, threatens or prevents. It plays out an engine's line, and tries what would
// happen if a player passed. It uses no evaluation, so that it works in every position, and
// claims only what it has seen happen.
//
// Its claims hold for every draw, and rest on public knowledge alone.
package advice

import (
	"slices"

	"yanyi/game"
)

// Most is the largest number of reasons given for a turn.
const Most = 2

// Of explains why the first turn of a line is good in a position: the weightiest reasons
// first, at most [Most] and at least one. The line is turn texts of an engine; the position is
// left unchanged. Of returns none if the first turn is not legal.
func Of(v game.Variant, o game.Options, pos game.Position, line []string) []game.Phrase {
	if len(line) == 0 {
		return nil
	}
	turn, err := game.Find(v.Info(), pos, line[0])
	if err != nil {
		return nil
	}
	j := newJudge(v, o, pos, turn)
	reasons := j.ends()
	if p := j.matesSoon(line); len(reasons) == 0 && p.Key != "" {
		reasons = append(reasons, p)
	}
	if len(reasons) > 0 {
		return reasons
	}
	for _, reason := range []func() game.Phrase{
		j.answersCheck, j.pact, j.takes, j.promotes, j.activates, j.checks,
		j.threatensMate, j.preventsMate, j.escapes, j.attacks, j.protects, j.nearsPact,
		func() game.Phrase { return j.takesNext(line) },
	} {
		if p := reason(); p.Key != "" && len(reasons) < Most {
			reasons = append(reasons, p)
		}
	}
	if len(reasons) == 0 {
		return []game.Phrase{j.quiet()}
	}
	return reasons
}

// judge examines one turn of a position.
type judge struct {
	v      game.Variant
	in     *game.Info
	o      game.Options
	pos    game.Position // before the turn
	before game.View
	turn   game.Turn
	me     game.Seat
	rivals []game.Seat // the living players who are not allies
	after  []future    // one for every draw
}

// future is the state that a turn has led to.
type future struct {
	pos    game.Position
	events []game.Event
}

func newJudge(v game.Variant, o game.Options, pos game.Position, t game.Turn) *judge {
	j := &judge{v: v, in: v.Info(), o: o, pos: pos.Clone(), before: pos.View(game.NoSeat), turn: t.Chosen(), me: pos.Actor()}
	friends := pos.Friends(j.me)
	for s := range game.Seat(len(j.in.Seats)) {
		if pos.Alive().Has(s) && !friends.Has(s) {
			j.rivals = append(j.rivals, s)
		}
	}
	for _, t := range pos.Turns(nil) {
		if t.Chosen() == j.turn {
			j.after = futures(j.pos, t)
			break
		}
	}
	return j
}

// futures is all that a turn may lead to.
func futures(pos game.Position, t game.Turn) []future {
	pos = pos.Clone()
	pos.Do(t)
	if pos.Actor() != game.Chance {
		return []future{{pos, pos.Events(nil)}}
	}
	var list []future
	for _, d := range pos.Reveals(nil) {
		p := pos.Clone()
		p.DoReveal(d)
		list = append(list, future{p, p.Events(nil)})
	}
	return list
}

// two reports whether the game is one of two players.
func (j *judge) two() bool { return len(j.in.Seats) == 2 }

// plain is the future after the turn; ok is false with a draw, and after the end.
func (j *judge) plain() (f *future, ok bool) {
	f = &j.after[0]
	return f, len(j.after) == 1 && !f.pos.Outcome().Over
}

// sure is the event of which one occurs whatever is drawn.
func (j *judge) sure(want func(f *future, e *game.Event) bool) (game.Event, bool) {
	var found game.Event
	for i := range j.after {
		f, some := &j.after[i], false
		for k := range f.events {
			if e := &f.events[k]; want(f, e) && (i == 0 || alike(e, &found)) {
				found, some = *e, true
				break
			}
		}
		if !some {
			return game.Event{}, false
		}
	}
	return found, true
}

// alike reports whether two events are the same apart from their draws.
func alike(a, b *game.Event) bool {
	return a.Type == b.Type && a.Seat == b.Seat && a.Other == b.Other && a.From == b.From && a.Piece == b.Piece && a.N == b.N
}

// rival reports whether a seat is one.
func (j *judge) rival(s game.Seat) bool { return slices.Contains(j.rivals, s) }

// mover is the piece that the turn moves, as it lies before.
func (j *judge) mover() game.Piece { return j.before.Cells[j.turn.From()].Piece }

// piece and target name pieces, side a player.
func piece(p game.Piece) game.Arg  { return game.OfPiece("piece", p) }
func target(p game.Piece) game.Arg { return game.OfPiece("target", p) }
func side(s game.Seat) game.Arg    { return game.OfSeat("side", s) }

// ofSide is a reason that names a side where more than two play.
func (j *judge) ofSide(key string, s game.Seat) game.Phrase {
	if j.two() {
		return game.Say(key)
	}
	return game.Say(key+".side", side(s))
}
