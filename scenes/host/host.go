// Package host is what runs a game, whoever shows it: the turns taken so far, what may be
// done now, and doing it. A game at one screen (host/local) and one among people on
// different machines (host/remote) are hosts alike; what shows a game asks none of them
// where it is played (game/README.md, Rooms).
package host

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// Host runs a game. All methods are for one goroutine.
type Host interface {
	// Line is the game as far as it has come. It stays the same one for the host's life.
	Line() Line
	// Player is who plays a seat now.
	Player(game.Seat) match.Player
	// Left is the time a seat has left, 0 without clocks.
	Left(game.Seat) time.Duration
	// Played is how long the game has been played, 0 where that is not known.
	Played() time.Duration

	// May is what the people here may do now.
	May() May
	// Busy is what the host is about.
	Busy() Busy
	// Do does what a person here wants, or asks the others for it; false where that
	// cannot be now.
	Do(Request) bool
	// Tick lets time pass.
	Tick(Tick)

	// Version grows whenever anything above has changed, clocks apart.
	Version() int
	// News are the lines told since it was last called.
	News() []News

	// Sketched is what a seat here has laid of its tiles so far, nil for nothing.
	Sketched(game.Seat) []int
	// Text is the game as text from which it goes on, as looked at from a seat, NoSeat for
	// the one it was last looked at from.
	Text(from game.Seat) string
	// Keep keeps the game as it is now, where it is kept.
	Keep(from game.Seat) error
	// Close ends what the host is about, for a game that is left.
	Close()
}

// Line is the turns of a game from its start to the present, and the views that they
// lead to. It is read only.
type Line interface {
	Info() *game.Info
	Variant() game.Variant
	Setup() match.Setup
	Cut() *match.Cut
	Pruned() []match.Cut // variations that end before their end

	Ply() int
	Moves() []match.Move
	Turns() []string
	PositionAt(ply int) string
	ViewAt(ply int, s game.Seat) game.View
	CapturedAt(ply int, s game.Seat) []game.Piece
	Preface() string // what the record says before the first turn
	Variations(ply, most int) []match.Variation

	View(s game.Seat) game.View
	OnTurn() game.Seat // by the position, when the game is over, too
	Actor() game.Seat  // NoSeat once it is
	Alive() game.SeatSet
	Over() bool
	Outcome() game.Outcome
	Find(turn string) (game.Turn, error)
	Preview() match.Preview

	Deploying() bool
	Laid(s game.Seat) bool
	Record() string
}

// Way is how something comes about.
type Way uint8

// The ways.
const (
	Never  Way = iota // not now
	AtOnce            // by doing it
	Asked             // the others are asked
)

// May is what the people here may do now, as plain data.
type May struct {
	Here game.SeatSet // the seats that people play from here

	Move bool // whoever is on turn is here and may take its turn
	Sent bool // a turn taken here is on its way to the others
	Idle bool // nobody plays: the game is only looked at

	TakeBack Way
	Back     int // ply to which it goes
	Draw     bool
	Offer    Offer // a draw to be answered here
	Rematch  Way
	Lay      game.SeatSet // who has tiles to lay here

	Coach  bool    // a coach may be had, or sent away
	Warned Warning // what it has to say, to be answered here
	Looked bool    // at by it is the turn that a person has just taken

	Helped bool // hints are given in this game at all,
	Hint   bool // and may be asked for
	Hurry  bool // who played here is out, and the computers may be hurried
}

// Offer is a draw that somebody offers and somebody here has to answer.
type Offer struct {
	Open    bool
	By, For game.Seat
}

// Warning is what a coach says against the turn that a person here has just taken. Nobody
// answers the turn before the person has answered the coach.
type Warning struct {
	Open        bool
	Phrase      game.Phrase
	Reply, Then game.Turn // by which the turn is refuted; Then is NoTurn where one suffices
}

// Busy is what a host is about.
type Busy struct {
	Thinking bool // about a computer's turn
	Hinting  bool // about a hint
	Coaching bool // a coach looks on
	Stuck    bool // a computer cannot move because its engine does not work
	Pace     Pace // of computers
	Moved    bool // the game goes on as another one: a rematch
}

// Pace is how computers play on once the person at the table is out of the game.
type Pace uint8

// The paces.
const (
	Usual     Pace = iota // every turn is seen to its end
	Hurried               // turns follow each other quickly
	PlayedOut             // they play as fast as they can; now and then the board shows how far they are
)

// Verb says what a person wants.
type Verb uint8

// The verbs, with the fields of the request that they use.
const (
	Play     Verb = iota // Turn
	Resign               // Seat
	TakeBack             //
	Draw                 // Seat, who offers it
	Answer               // Yes, to the Offer
	Rematch              //
	Lay                  // Seat, Tiles
	Sketch               // Seat, Tiles: laid so far
	Hint                 // or, while one is looked for, to call it off
	SetPace              // Pace
	Retry                // to start an engine that does not work again
	Coach                // Yes, to have one look on
	Heed                 // Yes, to take the turn back that the coach warns of; else it stands
)

// Request is what a person wants.
type Request struct {
	Do    Verb
	Seat  game.Seat
	Turn  game.Turn
	Yes   bool
	Pace  Pace
	Tiles []int
}

// Tick is how time passes.
type Tick struct {
	Passed time.Duration
	Still  bool // no animation is running
	Past   bool // the board shows a past moment
}

// News is one line told to the person, or a hint.
type News struct {
	Phrase game.Phrase
	Fault  bool      // something of the program's went wrong
	Hint   game.Turn // that was asked for, NoTurn for none
}
