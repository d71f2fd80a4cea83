package room

import (
	"slices"

	"yanyi/game"
)

// Version is that of clients' messages and of most events; events since the first can be read.
const Version = 2

// Reads is the latest version of events that can be read. A room that older programs would
// misunderstand is created by an event of a later version, which they refuse.
const Reads = readsOdds

const (
	readsPeriods = 3 // the clock has periods
	readsOdds    = 4 // somebody gives odds, of pieces or of time
)

// Time is a moment, or a span, in milliseconds; moments count from 1970, UTC.
type Time int64

// Key identifies the holder of a seat: the hash of a secret token, made by the server. It is
// written down and never sent. The empty Key is a spectator's.
type Key string

// Server is the server itself, which no hash can spell.
const Server Key = "house"

// Kind is the kind of an event.
type Kind string

// The kinds of events, with the fields they use besides Seat, which they concern.
const (
	Created  Kind = "created"  // Setup; Key: of the person who may arrange the seats
	Offered  Kind = "offered"  // the seat is free, Key invites to it; Yes: its person, asked to go, does not come back
	Sat      Kind = "sat"      // Name, Key; Yes: the person is a program
	Left     Kind = "left"     // before the game the seat is free again (Yes: its person was not ready in time), later its person is away
	Back     Kind = "back"     // a person who was away, or replaced by a computer, plays on
	Renamed  Kind = "renamed"  // Name; Yes: the person is a program
	Computer Kind = "computer" // a computer of Level gets the seat before the game
	Ready    Kind = "ready"    // Yes; the game begins when all are
	Shuffled Kind = "shuffled" // Order: which seat each one was
	Started  Kind = "started"  // the game begins, even if some are not ready
	Laid     Kind = "laid"     // Tiles; the last to lay reveals All
	Turned   Kind = "turn"     // Turn, its reveal included
	Resigned Kind = "resigned" //
	Timeout  Kind = "timeout"  // the seat resigned by its clock, or a computer relieves it
	Asked    Kind = "asked"    // What, and Ply, or For and Level; Seat agrees to it
	Answered Kind = "answered" // Yes; the last yes makes it so
	Phrased  Kind = "phrase"   // Phrase
	Paused   Kind = "pause"    // Lost is given back to the player to move
	Grown    Kind = "grown"    // Turn follows Node in the study, and is the node N
	Noted    Kind = "noted"    // Glyph and Marks are those of Node
	Pruned   Kind = "pruned"   // Node is taken out of the study, with all that follows it
	Shown    Kind = "shown"    // Yes: Seat shows Node to all, or does no more
	Closed   Kind = "closed"   // nothing follows
	Listed   Kind = "listed"   // List
)

// What is the kind of a question.
type What string

// The questions, and the consent that each needs.
const (
	TakeBack What = "takeback" // all living people: back to Ply
	Draw     What = "draw"     // all living people
	Relief   What = "computer" // all remaining people: a computer of Level takes over seat For
	Rematch  What = "rematch"  // all remaining people: everybody moves up a seat
	Swap     What = "swap"     // the person on For: before the game the two change seats
	Join     What = "join"     // all remaining people: Name, who holds no seat, takes over the computer's seat For
)

// Event is one thing that happened in a room, as written and, by [Tell] reduced, sent.
type Event struct {
	V     int       `json:"v"`
	N     int       `json:"n"` // its number in the room, from 1
	At    Time      `json:"at"`
	Kind  Kind      `json:"kind"`
	Seat  game.Seat `json:"seat"` // game.NoSeat where it concerns none
	Setup *Setup    `json:"setup,omitempty"`
	Key   Key       `json:"key,omitempty"`
	Name  string    `json:"name,omitempty"`
	Level int       `json:"level,omitempty"`
	Yes   bool      `json:"yes,omitempty"`
	Tiles []int     `json:"tiles,omitempty"`
	All   [][]int   `json:"all,omitempty"` // every seat's tiles
	Turn  string    `json:"turn,omitempty"`
	Matter
	Phrase int      `json:"phrase,omitempty"` // 1 to Phrases
	Lost   Time     `json:"lost,omitempty"`
	Result string   `json:"result,omitempty"` // of the game that the event ended
	List   *Listing `json:"list,omitempty"`
	Annotation
}

// Matter is the content of a question.
type Matter struct {
	What What      `json:"what,omitempty"`
	For  game.Seat `json:"for,omitempty"`
	Ply  int       `json:"ply,omitempty"`
}

// Setup is the settings with which a room is created.
type Setup struct {
	Variant string       `json:"variant"`
	Options game.Options `json:"options,omitempty"`
	Start   string       `json:"start,omitempty"` // as match.Setup.Start
	Odds    string       `json:"odds,omitempty"`  // as records have them ([odds.Odds]), at first; they go along with their player
	Clock   Clock        `json:"clock"`
	Relief  int          `json:"relief,omitempty"` // level of the computer that takes over when a player's time runs out; 0: that player resigns
	Seats   []Place      `json:"seats"`
}

// Place is a seat as a room is created with: a computer's if it has a Level, taken if
// it has a Name, else offered.
type Place struct {
	Name  string `json:"name,omitempty"`
	Level int    `json:"level,omitempty"`
	Key   Key    `json:"key,omitempty"`
}

// Clock limits the players' time: PerTurn for each turn anew (days, for correspondence), or
// Total for all turns with Increment added after each or Periods of byo-yomi after it, each of
// them a Period long ([match.Clock]). The zero Clock is none.
type Clock struct {
	PerTurn   Time `json:"perturn,omitempty"`
	Total     Time `json:"total,omitempty"`
	Increment Time `json:"increment,omitempty"`
	Periods   int  `json:"periods,omitempty"`
	Period    Time `json:"period,omitempty"`

	Giver game.Seat `json:"giver,omitempty"` // at first; the odds of time go along with their player
	Part  int       `json:"part,omitempty"`
}

// Tell is the part of an event that the connection of a seat, or of a spectator (game.NoSeat),
// may know: no keys, and no other seat's tiles before the last to lay reveals all. This is the
// only way from an event to a connection.
func Tell(e Event, to game.Seat) Event {
	e.Key = ""
	if e.Setup != nil {
		s := *e.Setup
		s.Seats = slices.Clone(s.Seats)
		for i := range s.Seats {
			s.Seats[i].Key = ""
		}
		e.Setup = &s
	}
	if e.Kind == Laid && e.All == nil && e.Seat != to {
		e.Tiles = nil
	}
	return e
}

// View is what a seat may know of the board now, game.NoSeat what everybody may: while tiles
// are being laid, its own tiles only.
func (r *Room) View(s game.Seat) game.View { return r.match.View(s) }
