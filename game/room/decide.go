package room

import (
	"math/rand/v2"

	"yanyi/game"
)

// talk is something said, and what goes with it.
type talk struct {
	*Say
	who  Key
	seat game.Seat // for whom it is said, game.NoSeat for nobody
	at   Time
	luck rand.Source
}

// rule says who may use a verb, and how its event is made out of what is said; the event's
// number, time and kind are set.
type rule struct {
	may  func(*Room, *talk) error
	make func(*Room, *talk, *Event) error
}

// ruleOf is a verb's rule; ok is false of an unknown one. It is no table, for what stands in
// one is built into the page, too, which decides nothing.
func ruleOf(v Verb) (r rule, ok bool) {
	switch v {
	case Create:
		return rule{anybody, (*Room).decideCreate}, true
	case Offer:
		return rule{host, (*Room).decideOffer}, true
	case Appoint:
		return rule{host, (*Room).decideAppoint}, true
	case Sit:
		return rule{anybody, (*Room).decideSit}, true
	case Leave:
		return rule{holder, (*Room).decideLeave}, true
	case Return:
		return rule{holder, (*Room).decideReturn}, true
	case Rename:
		return rule{holder, (*Room).decideRename}, true
	case SetReady:
		return rule{holder, (*Room).decideReady}, true
	case Lay:
		return rule{player, (*Room).decideLay}, true
	case Play:
		return rule{player, (*Room).decideTurn}, true
	case Resign:
		return rule{player, (*Room).decideResign}, true
	case Ask:
		return rule{asker, (*Room).decideAsk}, true
	case Answer:
		return rule{answerer, (*Room).decideAnswer}, true
	case Speak:
		return rule{holder, (*Room).decidePhrase}, true
	case Grow:
		return rule{holder, decideGrow}, true
	case Note:
		return rule{holder, decideNote}, true
	case Prune:
		return rule{holder, decidePrune}, true
	case Show:
		return rule{holder, decideShow}, true
	case List:
		return rule{host, decideList}, true
	case Close:
		return rule{host, (*Room).decideClose}, true
	case Shuffle:
		return rule{host, (*Room).decideShuffle}, true
	case Start:
		return rule{host, (*Room).decideStart}, true
	case Tick:
		return rule{house, (*Room).decideTick}, true
	case Pause:
		return rule{house, (*Room).decidePause}, true
	}
	return rule{}, false
}

// chatter are the verbs that a room which has seen much does without.
var chatter = map[Verb]bool{Offer: true, Sit: true, Rename: true, SetReady: true, Ask: true, Speak: true, Lay: true, Leave: true, Return: true,
	Shuffle: true, Grow: true, Note: true, Prune: true, Show: true, List: true}

// Decide says what follows from something said: one event, to be written down and
// then applied, or a *Refusal. With errTooLate comes both: the event that the time
// had run out, and the refusal of what was said after that. The room is unchanged.
//
// Times that run backwards count as the last event's. Draws are made with luck,
// which on a server is its secure source.
func (r *Room) Decide(who Key, say *Say, at Time, luck rand.Source) (*Event, error) {
	t := &talk{Say: say, who: who, at: max(at, r.last), luck: luck}
	t.seat = r.speaker(t)
	if say.Do != Pause && r.late(t.at) {
		e, err := r.decide(&talk{Say: &Say{V: Version, Do: Tick}, who: House, at: t.at})
		if err == nil && say.Do != Tick {
			err = errTooLate
		}
		return e, err
	}
	return r.decide(t)
}

// speaker is the seat for which something is said: the one that the key holds, or
// whichever the House names.
func (r *Room) speaker(t *talk) game.Seat {
	if t.who == House {
		if int(t.Seat) < len(r.seats) {
			return t.Seat
		}
		return game.NoSeat
	}
	s := r.SeatOf(t.who)
	if s != game.NoSeat && !r.seats[s].Taken {
		return game.NoSeat
	}
	return s
}

func (r *Room) decide(t *talk) (*Event, error) {
	if err := t.check(); err != nil {
		return nil, err
	}
	v, known := ruleOf(t.Do)
	switch {
	case !known:
		return nil, refuse("bounds", "do: unknown")
	case !r.inPhase(t.Do.Effect()):
		return nil, errPhase
	case r.n >= mostEvents && t.Do != Close, r.n >= mostTalk && chatter[t.Do]:
		return nil, errFull
	}
	if err := v.may(r, t); err != nil {
		return nil, err
	}
	e := &Event{V: Version, N: r.n + 1, At: t.at, Kind: t.Do.Effect(), Seat: t.seat}
	if err := v.make(r, t, e); err != nil {
		return nil, err
	}
	return e, nil
}

func (r *Room) inPhase(k Kind) bool {
	for _, p := range steps[k].phases {
		if p == r.phase {
			return true
		}
	}
	return false
}

// anybody may, a holder of another seat included.
func anybody(*Room, *talk) error { return nil }

// host is whoever created the room, or the House.
func host(r *Room, t *talk) error {
	if t.who != House && !r.Hosts(t.who) {
		return errHost
	}
	return nil
}

// holder is the person of a seat, whoever plays for it, or the House for it.
func holder(r *Room, t *talk) error {
	if t.seat == game.NoSeat || !r.seats[t.seat].Taken {
		return errNobody
	}
	return nil
}

// player is who plays for a seat: its person, or the House for a computer.
func player(r *Room, t *talk) error {
	switch {
	case t.seat == game.NoSeat:
		return errNobody
	case r.seats[t.seat].Level > 0 != (t.who == House):
		return refuse("nobody", "a computer plays for the seat, or a person")
	}
	return nil
}

func house(_ *Room, t *talk) error {
	if t.who != House {
		return errNobody
	}
	return nil
}
