package room

import (
	"math/rand/v2"
	"slices"

	"yanyi/game"
)

// Deciding about the game.

// decideLay lays tiles in secret; a computer's are thought of here.
func (r *Room) decideLay(t *talk, e *Event) error {
	by := r.match.Variant().(game.Deployer)
	e.Tiles = slices.Clone(t.Tiles)
	if t.who == Server {
		if r.match.Laid(t.seat) {
			return errNothing
		}
		e.Tiles = by.Suggest(t.seat, t.luck.Uint64(), r.setup.Options)
	}
	if err := by.CheckTiles(e.Tiles, r.setup.Options); err != nil {
		return refuse("tiles", "tiles: %v", err)
	}
	e.All = r.layouts(t.seat, e.Tiles)
	return nil
}

// layouts is every seat's tiles once one lays the last, else nil.
func (r *Room) layouts(last game.Seat, tiles []int) [][]int {
	all := make([][]int, len(r.seats))
	for i := range all {
		s := game.Seat(i)
		switch {
		case s == last:
			all[s] = tiles
		case !r.match.Laid(s):
			return nil
		default:
			all[s] = r.match.View(s).Seats[s].Tiles
		}
	}
	return all
}

func (r *Room) decideTurn(t *talk, e *Event) error {
	switch {
	case r.match.Actor() != t.seat:
		return errTurn
	case t.Of != r.mark:
		return errStale
	}
	found, err := r.match.Find(t.Turn)
	if err != nil {
		return refuse("illegal", "turn: %v", err)
	}
	if _, resigns := found.Resigns(); resigns || found.HasReveal() {
		return refuse("illegal", "turn: what is drawn is not the player's choice, and to resign is no turn")
	}
	e.Turn, e.Result = r.foresee(found, t.luck)
	return nil
}

// foresee plays a turn on a copy: its text with its draws, and the result if it ends the game.
func (r *Room) foresee(turn game.Turn, luck rand.Source) (text, result string) {
	in, pos := r.match.Info(), r.match.Position().Clone()
	before := r.drawn[pos.String()+" "+in.FormatTurn(turn.Chosen())]
	pos.Do(turn)
	if pos.Actor() == game.Chance {
		d, again := drawnBefore(in, pos, before)
		if !again {
			d = game.PickReveal(rand.New(luck), pos.Reveals(nil))
		}
		turn = turn.WithReveal(d)
		pos.DoReveal(d)
	}
	return in.FormatTurn(turn), ended(in, pos)
}

// drawnBefore is the pending draw of a position as it came out before the turn was taken back.
func drawnBefore(in *game.Info, pos game.Position, text string) (d game.Reveal, ok bool) {
	before, err := in.ParseTurn(text)
	if err == nil {
		d, err = game.FindReveal(in, pos, before)
	}
	return d, err == nil
}

func (r *Room) decideResign(t *talk, e *Event) error {
	switch {
	case t.Of != r.mark:
		return errStale
	case !r.match.Alive().Has(t.seat):
		return errOut
	}
	e.Result = r.resultIfGone(t.seat)
	return nil
}

// resultIfGone is the result if a seat resigns now, "" if the game continues.
func (r *Room) resultIfGone(s game.Seat) string {
	pos := r.match.Position().Clone()
	pos.Do(game.Resign(s))
	return ended(r.match.Info(), pos)
}

// decideTick ends the time of the player to move, once it has run out.
func (r *Room) decideTick(t *talk, e *Event) error {
	s, ok := r.Ticking()
	if !ok || !r.late(t.at) {
		return errNothing
	}
	e.Seat = s
	if r.setup.Relief == 0 {
		e.Result = r.resultIfGone(s)
	}
	return nil
}

// decidePause gives back the time from Since to Until, but none before the last event,
// when a server was there: a server that finds a room says it before anything else.
func (r *Room) decidePause(t *talk, e *Event) error {
	e.Seat, e.Lost = game.NoSeat, min(t.Until, t.at)-max(t.Since, r.last, r.since)
	if _, ok := r.Ticking(); !ok || e.Lost <= 0 {
		return errNothing
	}
	return nil
}

func (r *Room) decideAsk(t *talk, e *Event) error {
	if err := r.mayInterrupt(t.What); err != nil {
		return err
	}
	if t.What == Join {
		return r.decideJoin(t, e)
	}
	if r.asked[t.seat] > 0 && t.at-r.asked[t.seat] < askGap {
		return errSoon
	}
	e.What = t.What
	switch t.What {
	case TakeBack:
		ply, ok := r.match.LastTurnOf(game.SetOf(t.seat))
		if !ok {
			return errNothing
		}
		e.Ply = ply
	case Relief:
		if err := within("level", t.Level, 1, mostLevel); err != nil {
			return err
		}
		e.For, e.Level = t.Seat, t.Level
	case Swap:
		e.For = t.Seat
	}
	q := &Question{What: e.What, By: e.Seat, For: e.For, Level: e.Level, Ply: e.Ply, Yes: game.SetOf(e.Seat)}
	if err := r.mayAsk(q); err != nil {
		return err
	}
	e.Result = r.resultIfAgreed(q)
	return nil
}

// decideAnswer takes an answer to the question at hand; to one that is gone it is stale.
func (r *Room) decideAnswer(t *talk, e *Event) error {
	q := r.question
	switch {
	case q == nil || q.N != t.Of:
		return errStale
	case !r.heeds(q, t.seat, t.Yes):
		return errOut
	case t.Yes && q.Yes.Has(t.seat):
		return errNothing
	}
	if e.Yes = t.Yes; t.Yes {
		e.Result = r.resultIfAgreed(&Question{What: q.What, For: q.For, Yes: q.Yes.With(t.seat)})
	}
	return nil
}

// resultIfAgreed is the draw that a question brings about, if all have agreed to it.
func (r *Room) resultIfAgreed(q *Question) string {
	if q.What != Draw || r.consenting(q)&^q.Yes != 0 {
		return ""
	}
	return "draw"
}
