package room

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// The limits of a room. Decisions and messages are checked against them, written events are
// not: those stay readable if a limit changes.
const (
	MostBytes = 8192 // of a message or an event as JSON
	Phrases   = 16   // quick phrases, by number
	mostLevel = match.Levels

	// CodeLetters are those of rooms' codes, six of them each: none can be taken for another.
	CodeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ2346789"

	mostEvents = 20000
	mostTalk   = 10000 // events after which only the game itself continues
	mostTiles  = 32
	mostTurn   = 64  // bytes of a turn's text
	mostText   = 256 // bytes of other short texts
	longestKey = 64
	mostStart  = 4096
	mostTime   = Time(1e9) // of a clock, 11 days, as in records

	latest = Time(1e14) // the year 5138

	PhraseGap Time = 3000  // between two phrases of a seat
	StartWait Time = 30000 // from when all seats are filled until the host may begin
	askGap    Time = 5000  // between two questions of a seat
	showGap   Time = 200   // between two moments that a person shows
)

// check refuses a set-up beyond its bounds; the rules check the rest.
func (s *Setup) check(in *game.Info) error {
	for _, err := range []error{
		within("setup.seats", len(s.Seats), len(in.Seats), len(in.Seats)),
		within("setup.start", len(s.Start), 0, mostStart),
		within("setup.odds", len(s.Odds), 0, mostText),
		within("setup.relief", s.Relief, 0, mostLevel),
		in.CheckOptions(s.Options),
		s.Clock.check(),
	} {
		if err != nil {
			return err
		}
	}
	for _, p := range s.Seats {
		if err := within("setup.seats.level", p.Level, 0, mostLevel); err != nil {
			return err
		}
	}
	return nil
}

func (c Clock) check() error {
	for _, t := range []Time{c.PerTurn, c.Total, c.Increment, c.Period} {
		if t < 0 || t > mostTime {
			return refuse("bounds", "setup.clock: %d ms, at most %d", t, mostTime)
		}
	}
	if err := within("setup.clock.part", c.Part, 0, match.MostPart); err != nil {
		return err
	}
	return within("setup.clock.periods", c.Periods, 0, match.MostPeriods)
}

// Match is a room's clock as one of a match.
func (c Clock) Match() match.Clock {
	return match.Clock{PerTurn: c.PerTurn.span(), Total: c.Total.span(), Increment: c.Increment.span(),
		Periods: c.Periods, Period: c.Period.span(), Giver: c.Giver, Part: c.Part}
}

// ClockOf is a match's clock as one of a room.
func ClockOf(c match.Clock) Clock {
	span := func(d time.Duration) Time { return Time(d.Milliseconds()) }
	return Clock{PerTurn: span(c.PerTurn), Total: span(c.Total), Increment: span(c.Increment), Periods: c.Periods, Period: span(c.Period),
		Giver: c.Giver, Part: c.Part}
}

// reads is the version of events from which on programs can play by a clock.
func (c Clock) reads() int {
	if c.Part > 0 {
		return readsOdds
	}
	if c.Periods > 0 {
		return readsPeriods
	}
	return Version
}

// reads is the version of events from which on programs can play in a room of this set-up.
func (s *Setup) reads() int {
	if s.Odds != "" {
		return readsOdds
	}
	return s.Clock.reads()
}

// Reads is the version of events that a program must read to take part in the room.
func (r *Room) Reads() int { return r.setup.reads() }

// within refuses a number outside its bounds, naming its place.
func within(place string, n, least, most int) error {
	if n < least || n > most {
		return refuse("bounds", "%s: %d, which is not from %d to %d", place, n, least, most)
	}
	return nil
}
