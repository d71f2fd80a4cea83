package room

import (
	"yanyi/game"
	"yanyi/game/match"
)

// Party is the players who can be asked, by seat: the living, the people, the people present.
type Party struct{ Alive, People, Here game.SeatSet }

// Consenting is the set of seats whose consent a question needs: for draws and take-backs all
// living people, for the rest all remaining people. A person who is away remains in the game,
// but is not waited for to give up the seat or to play again.
//
// Ruling: computers do not stand in the way of what all living people want.
func (q *Question) Consenting(p Party) game.SeatSet {
	switch q.What {
	case Rematch:
		return p.Here
	case Relief, Join:
		return p.Here & p.Alive &^ game.SetOf(q.For)
	case Swap:
		return p.People & game.SetOf(q.By, q.For)
	}
	return p.People & p.Alive
}

// Waits is the set of seats whose answer a question still waits for.
func (q *Question) Waits(p Party) game.SeatSet { return q.Consenting(p) &^ q.Yes }

// party is the players who can be asked now.
func (r *Room) party() Party {
	p := Party{Alive: r.match.Alive()}
	for i := range r.seats {
		if s := game.SetOf(game.Seat(i)); r.seats[i].person() {
			p.People |= s
			if r.seats[i].here() {
				p.Here |= s
			}
		}
	}
	return p
}

func (r *Room) consenting(q *Question) game.SeatSet { return q.Consenting(r.party()) }

// Waiting is the set of seats that have not answered the question yet.
func (r *Room) Waiting() game.SeatSet {
	if r.question == nil {
		return 0
	}
	return r.question.Waits(r.party())
}

// ask puts a question; its author agrees to it.
func (r *Room) ask(e *Event) error {
	if err := r.mayInterrupt(e.What); err != nil {
		return err
	}
	q := &Question{N: e.N, What: e.What, By: e.Seat, For: e.For, Level: e.Level, Ply: e.Ply, Yes: game.SetOf(e.Seat)}
	if q.What == Join {
		r.joined, q.Name, q.key = e.At, e.Name, e.Key
	} else {
		r.asked[e.Seat] = e.At
	}
	if err := r.mayAsk(q); err != nil {
		return err
	}
	r.question = q
	return r.agree(e)
}

// mayInterrupt refuses a question while another waits, except a player's before a latecomer's.
func (r *Room) mayInterrupt(what What) error {
	if q := r.question; q != nil && (q.What != Join || what == Join) {
		return refuse("asked", "another question waits for answers")
	}
	return nil
}

// mayAsk refuses a question that makes no sense now.
//
// Ruling: giving up is final, by clock or by word; no turn before it is taken back.
func (r *Room) mayAsk(q *Question) error {
	ok := false
	switch q.What {
	case TakeBack:
		ok = r.phase == Playing && q.Ply >= 0 && q.Ply < r.match.Ply() && !r.match.GaveUpSince(q.Ply)
	case Draw:
		ok = r.phase == Playing && r.match.Info().Drawable
	case Relief:
		ok = (r.phase == Laying || r.phase == Playing) && int(q.For) < len(r.seats) && r.seats[q.For].person() && r.seats[q.For].Away &&
			r.match.Alive().Has(q.For) && q.Level >= 1
	case Rematch:
		ok = r.phase == Over
	case Swap:
		ok = r.phase == Gathering && int(q.For) < len(r.seats) && q.For != q.By
	case Join:
		ok = r.vacant(q.For)
	}
	if !ok {
		return refuse("question", "that cannot be asked now")
	}
	if q.What != Join && !r.consenting(q).Has(q.By) {
		return errOut
	}
	return nil
}

// answer applies an answer; one no declines, and the author of a question withdraws it so.
func (r *Room) answer(e *Event) error {
	if r.question == nil {
		return refuse("question", "nothing was asked")
	}
	if !r.heeds(r.question, e.Seat, e.Yes) {
		return errOut
	}
	if !e.Yes {
		r.declined = Declined{N: e.N, Of: *r.question, By: e.Seat}
		r.question = nil
		return nil
	}
	r.question.Yes = r.question.Yes.With(e.Seat)
	return r.agree(e)
}

// heeds reports whether a seat's answer counts: it is asked, or withdraws its question.
func (r *Room) heeds(q *Question, s game.Seat, yes bool) bool {
	return r.consenting(q).Has(s) || q.What == Join && s == q.For && !yes
}

// agree applies a question once all agree.
func (r *Room) agree(e *Event) error {
	if r.Waiting() != 0 {
		return nil
	}
	q := r.question
	r.question = nil
	switch q.What {
	case TakeBack:
		return r.takeBack(q.Ply, e)
	case Draw:
		return r.draw(e)
	case Relief:
		r.relieve(q.For, q.Level, e.At)
		return nil
	case Swap:
		r.swap(q.By, q.For, e.At)
		return nil
	case Join:
		r.join(q, e.At)
		return nil
	}
	return r.rematch(e)
}

// takeBack takes turns back, clocks too, and keeps their draws for the same turns.
func (r *Room) takeBack(ply int, e *Event) error {
	in := r.match.Info()
	for i, move := range r.match.Moves()[ply:] {
		if move.Turn.HasReveal() {
			r.drawn[r.match.PositionAt(ply+i)+" "+in.FormatTurn(move.Turn.Chosen())] = move.Text
		}
	}
	if err := r.match.TakeBackTo(ply); err != nil {
		return refuse("question", "%v", err)
	}
	r.mark, r.since = e.N, max(r.since, e.At)
	return nil
}

// draw ends the game by agreement.
func (r *Room) draw(e *Event) error {
	if err := r.stopClock(e.At); err != nil {
		return err
	}
	if err := r.match.AgreeDraw(); err != nil {
		return refuse("question", "%v", err)
	}
	return r.played(e)
}

// relieve lets a computer play for a seat, which stays its person's. Its clock stands still.
func (r *Room) relieve(s game.Seat, level int, at Time) {
	if t, ok := r.Ticking(); ok && t == s && !r.late(at) {
		r.match.Tick((at - r.since).span())
	}
	r.seats[s].Level = level
	r.since, r.question = max(r.since, at), nil
}

// rematch moves every player up a seat and begins anew. The seat of a person who is away is
// offered again; a person who was relieved by a computer but is present has the seat back, and
// the game waits until that person is ready.
func (r *Room) rematch(e *Event) error {
	order := make([]int, len(r.seats))
	for i := range order {
		order[i] = i
	}
	r.move(match.MovedUp(order))
	for i := range r.seats {
		switch s := &r.seats[i]; {
		case !s.Taken:
		case s.Away:
			*s = Seat{key: s.key}
		default:
			s.Ready, s.Level = s.Level == 0, 0
		}
	}
	r.phase = Gathering
	r.reseated(e.At)
	r.listing.Open, r.listing.Quick = false, 0 // the same players play again
	if err := r.newMatch(e.At); err != nil {
		return err
	}
	return r.begin(e.At)
}
