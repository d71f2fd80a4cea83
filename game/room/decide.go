package room

import (
	"math/rand/v2"
	"slices"

	"yanyi/game"
)

// talk is a message with its context.
type talk struct {
	*Say
	who  Key
	seat game.Seat // the seat it is said for, game.NoSeat for none
	at   Time
	luck rand.Source
}

// rule states who may use a verb, and makes its event from the message; the event's number, time
// and kind are set.
type rule struct {
	may  func(*Room, *talk) error
	make func(*Room, *talk, *Event) error
}

// ruleOf is a verb's rule; ok is false of an unknown one. It is a switch because a table would
// be linked into the page too, which decides nothing.
func ruleOf(v Verb) (r rule, ok bool) {
	switch v {
	case Create:
		return rule{(*Room).asAnybody, (*Room).decideCreate}, true
	case Offer:
		return rule{(*Room).asHost, (*Room).decideOffer}, true
	case Appoint:
		return rule{(*Room).asHost, (*Room).decideAppoint}, true
	case Sit:
		return rule{(*Room).asAnybody, (*Room).decideSit}, true
	case Leave:
		return rule{(*Room).asHolder, (*Room).decideLeave}, true
	case Return:
		return rule{(*Room).asHolder, (*Room).decideReturn}, true
	case Rename:
		return rule{(*Room).asHolder, (*Room).decideRename}, true
	case SetReady:
		return rule{(*Room).asHolder, (*Room).decideReady}, true
	case Lay:
		return rule{(*Room).asPlayer, (*Room).decideLay}, true
	case Play:
		return rule{(*Room).asPlayer, (*Room).decideTurn}, true
	case Resign:
		return rule{(*Room).asPlayer, (*Room).decideResign}, true
	case Ask:
		return rule{(*Room).asAsker, (*Room).decideAsk}, true
	case Answer:
		return rule{(*Room).asAnswerer, (*Room).decideAnswer}, true
	case Speak:
		return rule{(*Room).asHolder, (*Room).decidePhrase}, true
	case Grow:
		return rule{(*Room).asHolder, decideGrow}, true
	case Note:
		return rule{(*Room).asHolder, decideNote}, true
	case Prune:
		return rule{(*Room).asHolder, decidePrune}, true
	case Show:
		return rule{(*Room).asHolder, decideShow}, true
	case List:
		return rule{(*Room).asHost, (*Room).decideList}, true
	case Close:
		return rule{(*Room).asHost, (*Room).decideClose}, true
	case Shuffle:
		return rule{(*Room).asHost, (*Room).decideShuffle}, true
	case Start:
		return rule{(*Room).asHost, (*Room).decideStart}, true
	case Tick:
		return rule{(*Room).asHouse, (*Room).decideTick}, true
	case Pause:
		return rule{(*Room).asHouse, (*Room).decidePause}, true
	}
	return rule{}, false
}

// chatter are the verbs that a room which has seen much does without.
var chatter = map[Verb]bool{Offer: true, Sit: true, Rename: true, SetReady: true, Ask: true, Speak: true, Lay: true, Leave: true, Return: true,
	Shuffle: true, Grow: true, Note: true, Prune: true, Show: true, List: true}

// Decide turns a message into one event, to be written down and then applied, or into a
// *Refusal. With errTooLate it returns both: the event that the time had run out, and the
// refusal of the later message. The room is unchanged.
//
// Times that run backwards count as the last event's. Draws are made with luck, which on a
// server is its secure source.
func (r *Room) Decide(who Key, say *Say, at Time, luck rand.Source) (*Event, error) {
	t := &talk{Say: say, who: who, at: max(at, r.last), luck: luck}
	t.seat = r.speaker(t)
	if say.Do != Pause && r.late(t.at) {
		e, err := r.decide(&talk{Say: &Say{V: Version, Do: Tick}, who: Server, at: t.at})
		if err == nil && say.Do != Tick {
			err = errTooLate
		}
		return e, err
	}
	return r.decide(t)
}

// speaker is the seat of a message: the one that the key holds, or the one that the server
// names.
func (r *Room) speaker(t *talk) game.Seat {
	if t.who == Server {
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

func (r *Room) inPhase(k Kind) bool { return slices.Contains(steps[k].phases, r.phase) }

// asAnybody admits all senders, holders of other seats included.
func (r *Room) asAnybody(_ *talk) error { return nil }

// asHost admits the room's creator and the server.
func (r *Room) asHost(t *talk) error {
	if t.who != Server && !r.Hosts(t.who) {
		return errHost
	}
	return nil
}

// asHolder admits the person of a seat, even if a computer plays for it, and the server for it.
func (r *Room) asHolder(t *talk) error {
	if t.seat == game.NoSeat || !r.seats[t.seat].Taken {
		return errNobody
	}
	return nil
}

// asPlayer admits the player of a seat: its person, or the server for a computer.
func (r *Room) asPlayer(t *talk) error {
	switch {
	case t.seat == game.NoSeat:
		return errNobody
	case r.seats[t.seat].Level > 0 != (t.who == Server):
		return refuse("nobody", "a computer plays for the seat, or a person")
	}
	return nil
}

func (r *Room) asHouse(t *talk) error {
	if t.who != Server {
		return errNobody
	}
	return nil
}
