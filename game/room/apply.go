package room

import (
	"fmt"
	"slices"

	"yanyi/game"
)

// step is how a kind of event is taken in.
type step struct {
	phases []Phase // in which it can happen
	take   func(*Room, *Event) error
}

var (
	underWay = []Phase{Laying, Playing, Over}
	anyTime  = []Phase{Gathering, Laying, Playing, Over}
)

var steps = map[Kind]step{
	Created:  {[]Phase{Empty}, (*Room).create},
	Offered:  {[]Phase{Gathering}, (*Room).offer},
	Sat:      {[]Phase{Gathering}, (*Room).sit},
	Left:     {anyTime, (*Room).leave},
	Back:     {underWay, (*Room).back},
	Renamed:  {anyTime, (*Room).rename},
	Computer: {[]Phase{Gathering}, (*Room).appoint},
	Ready:    {[]Phase{Gathering}, (*Room).ready},
	Shuffled: {[]Phase{Gathering}, (*Room).shuffle},
	Started:  {[]Phase{Gathering}, (*Room).start},
	Laid:     {[]Phase{Laying}, (*Room).lay},
	Turned:   {[]Phase{Playing}, (*Room).turn},
	Resigned: {[]Phase{Playing}, (*Room).resign},
	Timeout:  {[]Phase{Playing}, (*Room).timeout},
	Asked:    {anyTime, (*Room).ask},
	Answered: {anyTime, (*Room).answer},
	Phrased:  {anyTime, (*Room).speak},
	Paused:   {[]Phase{Playing}, (*Room).pause},
	Grown:    {[]Phase{Over}, grow},
	Noted:    {[]Phase{Over}, note},
	Pruned:   {[]Phase{Over}, prune},
	Shown:    {[]Phase{Over}, show},
	Closed:   {anyTime, (*Room).end},
	Listed:   {anyTime, (*Room).list},
}

// seatless are the kinds of events that concern no seat.
var seatless = []Kind{Created, Paused, Closed, Shuffled, Started, Listed}

// Apply takes in the next event. After an error the room has to be read anew from its events.
func (r *Room) Apply(e Event) error {
	err := r.follows(&e)
	if err == nil {
		r.n, r.last = e.N, e.At
		err = steps[e.Kind].take(r, &e)
	}
	if err == nil {
		err = r.checkResult(&e)
	}
	if err != nil {
		return fmt.Errorf("event %d (%s): %w", e.N, game.Brief(string(e.Kind)), err)
	}
	return nil
}

// follows checks that an event can come next.
func (r *Room) follows(e *Event) error {
	s, known := steps[e.Kind]
	switch {
	case e.V < 1 || e.V > Reads:
		return refuse("version", "v: %d, this program reads 1 to %d", e.V, Reads)
	case e.N != r.n+1:
		return refuse("order", "n: after event %d", r.n)
	case e.At < 0 || e.At > latest:
		return refuse("bounds", "at: %d", e.At)
	case e.At < r.last:
		return refuse("order", "at: before the last event")
	case !known:
		return refuse("bounds", "kind: unknown")
	case !slices.Contains(s.phases, r.phase):
		return errPhase
	case !slices.Contains(seatless, e.Kind) && int(e.Seat) >= len(r.seats):
		return errSeat
	}
	return nil
}

// checkResult compares a written result with the game's.
func (r *Room) checkResult(e *Event) error {
	if e.Result == "" {
		return nil
	}
	if got := r.match.Info().Result(r.match.Outcome()); got != e.Result {
		return refuse("order", "result: %q, the game stands %q", game.Brief(e.Result), got)
	}
	return nil
}

func (r *Room) offer(e *Event) error {
	s := &r.seats[e.Seat]
	free := Seat{key: e.Key}
	if e.Yes && s.Taken {
		r.dismissed = append(r.dismissed, s.key)
		free.Freed = Dismissed
	}
	*s = free
	r.reseated(e.At)
	return nil
}

func (r *Room) sit(e *Event) error {
	if s := &r.seats[e.Seat]; s.Taken || s.Level > 0 {
		return errTaken
	}
	r.seats[e.Seat] = Seat{Taken: true, Name: e.Name, Bot: e.Yes, key: e.Key}
	r.reseated(e.At)
	return nil
}

// leave frees a seat before the game, an invitation again; later the person is away.
func (r *Room) leave(e *Event) error {
	s := &r.seats[e.Seat]
	if !s.Taken {
		return errNothing
	}
	r.question = nil
	if r.phase == Gathering {
		*s = Seat{key: s.key}
		if e.Yes {
			s.Freed = Unready
		}
		r.reseated(e.At)
	} else {
		s.Away = true
	}
	return nil
}

func (r *Room) back(e *Event) error {
	s := &r.seats[e.Seat]
	if !s.Taken {
		return errNobody
	}
	if s.Level > 0 {
		s.Level = 0
		r.since = max(r.since, e.At)
	}
	s.Away, r.question = false, nil
	return nil
}

// rename takes in another name, or that the seat's person is a program, which it stays.
func (r *Room) rename(e *Event) error {
	s := &r.seats[e.Seat]
	s.Name, s.Bot = e.Name, s.Bot || e.Yes
	return nil
}

func (r *Room) appoint(e *Event) error {
	if e.Level < 1 {
		return refuse("bounds", "level: %d", e.Level)
	}
	r.seats[e.Seat] = Seat{Level: e.Level}
	r.reseated(e.At)
	return r.begin(e.At)
}

func (r *Room) ready(e *Event) error {
	if !r.seats[e.Seat].Taken {
		return errNobody
	}
	r.seats[e.Seat].Ready = e.Yes
	return r.begin(e.At)
}

func (r *Room) speak(e *Event) error {
	r.spoke[e.Seat] = e.At
	return nil
}

func (r *Room) end(*Event) error {
	r.phase = Done
	return nil
}

// lay notes a seat's tiles, or only that it has laid them. The last one begins the game.
func (r *Room) lay(e *Event) error {
	switch {
	case e.All != nil:
		if err := r.match.LayAll(e.All); err != nil {
			return refuse("tiles", "all: %v", err)
		}
		r.phase, r.mark, r.since = Playing, e.N, e.At
		return nil
	case e.Tiles == nil:
		return r.match.LaidElsewhere(e.Seat)
	case r.othersHaveLaid(e.Seat):
		return refuse("order", "all: is missing")
	}
	if err := r.match.Lay(e.Seat, e.Tiles); err != nil {
		return refuse("tiles", "tiles: %v", err)
	}
	return nil
}

// othersHaveLaid reports whether a seat is the last to lay tiles.
func (r *Room) othersHaveLaid(last game.Seat) bool {
	for s := range game.Seat(len(r.seats)) {
		if s != last && !r.match.Laid(s) {
			return false
		}
	}
	return true
}

// turn plays a turn with the reveals that are written in it.
func (r *Room) turn(e *Event) error {
	if r.match.Actor() != e.Seat {
		return errTurn
	}
	if t, err := r.match.Info().ParseTurn(e.Turn); err == nil {
		if _, resigns := t.Resigns(); resigns {
			return refuse("illegal", "turn: to resign is no turn")
		}
	}
	if err := r.stopClock(e.At); err != nil {
		return err
	}
	if err := r.match.PlayRecorded(e.Turn); err != nil {
		return refuse("illegal", "turn: %v", err)
	}
	return r.played(e)
}

func (r *Room) resign(e *Event) error {
	if err := r.stopClock(e.At); err != nil {
		return err
	}
	if err := r.match.Resign(e.Seat); err != nil {
		return refuse("out", "%v", err)
	}
	return r.played(e)
}

// played continues from a new position.
func (r *Room) played(e *Event) error {
	r.mark, r.since = e.N, max(r.since, e.At)
	if r.match.Over() {
		r.phase = Over
	}
	return r.goesOn(e)
}

// ended is the result of a game that is over, else "".
func ended(in *game.Info, pos game.Position) string {
	if o := pos.Outcome(); o.Over {
		return in.Result(o)
	}
	return ""
}
