package room

import (
	"slices"

	"yanyi/game"
)

// Deciding about seats.

func (r *Room) decideCreate(t *talk, e *Event) error {
	if t.Setup == nil {
		return refuse("bounds", "setup: is missing")
	}
	v, ok := r.find(t.Setup.Variant)
	if !ok {
		return refuse("bounds", "setup.variant: there is no %q", game.Brief(t.Setup.Variant))
	}
	if err := t.Setup.check(v.Info()); err != nil {
		return refuse("bounds", "%v", err)
	}
	s := *t.Setup
	s.Seats = nil
	for _, p := range t.Setup.Seats {
		p.Name = CleanName(p.Name)
		s.Seats = append(s.Seats, p)
	}
	if err := checkPlaces(s.Seats); err != nil {
		return err
	}
	e.V, e.Seat, e.Setup, e.Key = s.reads(), game.NoSeat, &s, t.who
	trial := New(r.find)
	if err := trial.create(e); err != nil {
		return err
	}
	if s.Start != "" { // written as this program spells it, whatever spelling it was read from
		s.Start = trial.match.PositionAt(0)
	}
	return trial.playable()
}

// playable refuses a start in which no player can move.
func (r *Room) playable() error {
	if r.match.Deploying() {
		return nil
	}
	switch actor := r.match.Actor(); {
	case int(actor) >= len(r.seats):
		return refuse("bounds", "setup.start: the game is over there")
	case len(r.match.View(actor).Turns) == 0:
		return refuse("bounds", "setup.start: whose turn it is has none")
	}
	return nil
}

// checkPlaces refuses indistinguishable seats, and a person without a key.
func checkPlaces(places []Place) error {
	seen := map[Key]bool{"": true, Server: true}
	for i, p := range places {
		if p.Level > 0 && (p.Name != "" || p.Key != "") {
			return refuse("bounds", "setup.seats: seat %d is a computer's and a person's", i)
		}
		if p.Level == 0 && seen[p.Key] {
			return refuse("bounds", "setup.seats: seat %d has no key of its own", i)
		}
		seen[p.Key] = true
	}
	return nil
}

// named is the seat that a message means.
func (r *Room) named(t *talk) (*Seat, error) {
	if int(t.Seat) >= len(r.seats) {
		return nil, errSeat
	}
	return &r.seats[t.Seat], nil
}

func (r *Room) decideOffer(t *talk, e *Event) error {
	s, err := r.named(t)
	switch {
	case err != nil:
		return err
	case s.Taken && r.SeatOf(r.host) != t.Seat && !t.Yes:
		return errTaken
	case t.Key == "" || t.Key == Server || r.SeatOf(t.Key) != game.NoSeat && r.SeatOf(t.Key) != t.Seat:
		return refuse("bounds", "key: seat %d has none of its own", t.Seat)
	}
	e.Seat, e.Key, e.Yes = t.Seat, t.Key, t.Yes && s.Taken && r.SeatOf(r.host) != t.Seat
	return nil
}

func (r *Room) decideAppoint(t *talk, e *Event) error {
	s, err := r.named(t)
	switch {
	case err != nil:
		return err
	case s.Taken:
		return errTaken
	case s.Level == t.Level:
		return errNothing
	}
	e.Seat, e.Level = t.Seat, t.Level
	return within("level", t.Level, 1, mostLevel)
}

// decideSit seats the holder of a seat's link, or a visitor by the room's code with a key of
// its own, on a free seat; the link is then void.
func (r *Room) decideSit(t *talk, e *Event) error {
	s, err := r.named(t)
	switch {
	case err != nil:
		return err
	case t.who == "" || t.who == Server:
		return errNobody
	case s.Taken || s.Level > 0:
		return errTaken
	case r.SeatOf(t.who) != game.NoSeat && r.SeatOf(t.who) != t.Seat:
		return errSeated
	case slices.Contains(r.dismissed, t.who):
		return errDismissed
	}
	e.Seat, e.Key, e.Name, e.Yes = t.Seat, t.who, CleanName(t.Name), t.Yes
	return nil
}

func (r *Room) decideLeave(t *talk, e *Event) error {
	if r.seats[t.seat].Away {
		return errNothing
	}
	if e.Yes = t.Yes && t.who == Server; e.Yes && (r.phase != Gathering || r.seats[t.seat].Ready) {
		return errNothing
	}
	return nil
}

// decideReturn lets a person back.
//
// Ruling: a person whose total time has run out has none to come back with.
func (r *Room) decideReturn(t *talk, _ *Event) error {
	s := &r.seats[t.seat]
	switch {
	case s.here():
		return errNothing
	case r.flagged.Has(t.seat) && r.setup.Clock.Total > 0 && r.phase == Playing:
		return errTooLate
	}
	return nil
}

func (r *Room) decideRename(t *talk, e *Event) error {
	s := &r.seats[t.seat]
	if e.Name, e.Yes = CleanName(t.Name), t.Yes; e.Name == s.Name && (s.Bot || !t.Yes) {
		return errNothing
	}
	return nil
}

func (r *Room) decideReady(t *talk, e *Event) error {
	if e.Yes = t.Yes; t.Yes == r.seats[t.seat].Ready {
		return errNothing
	}
	return nil
}

func (r *Room) decidePhrase(t *talk, e *Event) error {
	if r.spoke[t.seat] > 0 && t.at-r.spoke[t.seat] < PhraseGap {
		return errSoon
	}
	e.Phrase = t.Phrase
	return within("phrase", t.Phrase, 1, Phrases)
}

// decideClose closes the room: its creator only before the game.
func (r *Room) decideClose(t *talk, e *Event) error {
	if t.who != Server && r.phase != Gathering {
		return errPhase
	}
	e.Seat = game.NoSeat
	return nil
}
