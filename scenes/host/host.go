// Package host runs a game independently of its display: the turns taken so far, the possible
// actions, and their execution. A game at one screen (host/local) and one among people on
// different machines (host/remote) are both hosts; the display never asks where the game is
// played (game/README.md, Rooms).
package host

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/game/tree"
)

// Host runs a game. All methods are for one goroutine.
type Host interface {
	// Line is the game as far as it has come. It stays the same one for the host's life.
	Line() Line
	// Player is the player of a seat now.
	Player(game.Seat) match.Player
	// Left is the time a seat has left, 0 without clocks.
	Left(game.Seat) time.Duration
	// Played is how long the game has been played, 0 where that is not known.
	Played() time.Duration

	// May is what the people here may do now.
	May() May
	// Busy is what the host is busy with.
	Busy() Busy
	// Do carries out a request of a person here, or asks the others for it; false if that is
	// not possible now.
	Do(Request) bool
	// Tick lets time pass.
	Tick(Tick)

	// RoomState is the room in which the game is played, without people where all play here.
	RoomState() RoomState
	// StudyState is the study that the game is, nil if it is none.
	StudyState() *StudyState

	// Version grows whenever anything above has changed, clocks apart.
	Version() int
	// News are the lines for the person since the last call.
	News() []News

	// Sketched is what a seat here has laid of its tiles so far, nil for nothing.
	Sketched(game.Seat) []int
	// Text is the game as text from which it can be continued, viewed from a seat, NoSeat for
	// the last such seat.
	Text(from game.Seat) string
	// Changes grows with every change that is worth saving.
	Changes() int
	// Keep saves the game as it is now, if it is saved at all.
	Keep(from game.Seat) error
	// Close stops all work of the host, for a game that is left.
	Close()
}

// Line is the turns of a game from its start to the present, and the views that they
// lead to. It is read only.
type Line interface {
	Info() *game.Info
	Variant() game.Variant
	Setup() match.Setup
	Blindfold() match.Blindfold
	Cut() *match.Cut
	Pruned() []match.Cut // variations that were cut

	Ply() int
	Moves() []*match.Move
	Turns() []string
	PositionAt(ply int) string
	ViewAt(ply int, s game.Seat) game.View
	CapturedAt(ply int, s game.Seat) []game.Piece
	Preface() string // what the record says before the first turn

	View(s game.Seat) game.View
	OnTurn() game.Seat // by the position, when the game is over, too
	Actor() game.Seat  // NoSeat once it is
	Alive() game.SeatSet
	Over() bool
	Outcome() game.Outcome
	Find(turn string) (game.Turn, error)
	Preview() match.Preview
	Snapshot() match.Snapshot
	Clone() *match.Match // a match of its own
	Whole() *match.Match // the same, of a study with all of its tree

	Deploying() bool
	Laid(s game.Seat) bool
	Record() string
}

// Way is how an action can be done.
type Way uint8

// The ways.
const (
	Never  Way = iota // not now
	AtOnce            // at once
	Asked             // by asking the others
)

// May is what the people here may do now, as plain data.
type May struct {
	Here game.SeatSet // the seats that people play from here

	Move bool // the player on turn is here and may take its turn
	Free bool // any turn may be tried at any moment: none is final, and no player waits
	Sent bool // a turn taken here is on its way to the others
	Idle bool // the game is only shown, without players

	TakeBack Way
	Back     int // ply to which it goes
	Draw     bool
	Offer    Offer // a draw to be answered here
	Rematch  Way
	Lay      game.SeatSet // seats that have tiles to lay here

	Coach  bool    // a coach can be turned on or off
	Warned Warning // its objection, to be answered here
	Looked bool    // at by it is the turn that a person has just taken

	Helped bool // hints exist in this game,
	Hint   bool // and may be asked for
	Hurry  bool // the persons here are out, and the computers may be hurried

	Panels Panels // that stand beside the board
}

// Panels are what a host offers beside the board.
type Panels uint8

// The panels.
const (
	Verdict  Panels = 1 << iota // how the game has ended
	Tree                        // the turns with their variations, notes, and an engine's lines
	Exercise                    // a better turn is looked for, in place of the tree
	Together                    // the moments that other players show
	Phrases                     // the phrases of people elsewhere
)

// Has reports whether all the given panels are among them.
func (p Panels) Has(some Panels) bool { return p&some == some }

// Offer is a draw offer that a person here has to answer.
type Offer struct {
	Open    bool
	By, For game.Seat
}

// Warning is a coach's objection to the turn that a person here has just taken. The turn is
// answered only after the person has answered the coach.
type Warning struct {
	Open        bool
	Phrase      game.Phrase
	Reply, Then game.Turn // by which the turn is refuted; Then is NoTurn where one suffices
}

// Busy is what a host is busy with.
type Busy struct {
	Thinking bool // thinking about a computer's turn
	Hinting  bool // looking for a hint
	Coaching bool // a coach is on
	Stuck    bool // a computer cannot move because its engine does not work
	Pace     Pace // of computers
	Moved    bool // the game continues as another one: a rematch
}

// Pace is the pace at which computers play on once the person at the table is out of the game.
type Pace uint8

// The paces.
const (
	Usual     Pace = iota // every turn is fully animated
	Hurried               // turns follow each other quickly
	PlayedOut             // they play as fast as they can; the board shows their progress now and then
)

// Verb is the kind of a person's request.
type Verb uint8

// The verbs, with the fields of the request that they use.
const (
	Play     Verb = iota // Turn
	Resign               // Seat
	TakeBack             //
	Draw                 // Seat: the player who offers it
	Answer               // Yes, to the Offer
	Rematch              //
	Unseen               // notes that the turn just taken was taken without seeing the pieces
	Peek                 // notes a look at the pieces; at a table, shows or hides them
	Lay                  // Seat, Tiles
	Sketch               // Seat, Tiles: laid so far
	Hint                 // or, while one is being looked for, to cancel it
	SetPace              // Pace
	Retry                // to restart a failed engine
	Coach                // Yes, to turn it on
	Heed                 // Yes, to take the turn back that the coach warns of; else it stands

	// Requests to a room.
	Say       // Say: something to the others
	Mute      // Seats, whose phrases are hidden; those of all others are shown
	Reconnect // at once

	// Requests to a study. A Node is a turn of its tree.
	Visit       // Node: to the moment after it
	Beside      // N alternatives onward, of the turn shown or the nearest earlier one that has any
	PlayLine    // Texts, one after the other
	Foresee     // Texts, Seat: to show where they lead, seen from a seat; none shows the moment again
	RevealOther // Reveal, in place of what was drawn in the turn shown
	Mark        // Node, Glyph: to add it, or to remove it
	Comment     // Node, Text
	Promote     // Node: its variation
	Delete      // Node, with all that follows
	Analyse     // N lines, 0 to turn the engine off
	Judge       // Yes, to begin a report; else to end it
	Explain     // Yes, while the report is read
	Meet        // to read the person's own games
	Train       // Seat, whose mistakes are exercises
	Solve       // to show the solution of an exercise
	Next        // to go on to the next exercise
	EndTraining //
	Follow      // the moment that another person shows
	Show        // Yes, to show the others the moment shown here; else to stop
	Pen         // Yes, to draw on the board
	Stroke      // Square: to begin or end a ring or an arrow there

	// Requests that the table on a screen carries out itself: turns in the making, and other
	// moments.
	Tap     // Square
	Lift    // Square, to drag its piece; false where it may not move
	Drop    // Square, NoSquare for beside the board
	Aim     // Square to To, where more may have to be chosen
	Propose // Turn, which waits for Confirm
	Choose  // Field, Value: an open choice
	Prefer  // Field, Value: a choice before the move; with Open it is undone
	Confirm // the turn that waits
	Cancel  // the last step; false where there is none
	Write   // Text, a turn in any notation
	GoTo    // Ply
	Rotate  // the next seat to the bottom
)

// Request is a person's request.
type Request struct {
	Do    Verb
	Seat  game.Seat
	Turn  game.Turn
	Yes   bool
	Pace  Pace
	Tiles []int

	Square, To game.Square
	Field      game.Field
	Value      uint8
	Open       bool
	Text       string
	Ply        int

	Say   room.Say
	Seats game.SeatSet

	Node   *tree.Node
	N      int
	Texts  []string
	Reveal game.Reveal
	Glyph  tree.Glyph
}

// Tick is one step of time.
type Tick struct {
	Passed time.Duration
	Still  bool // no animation is running
	Past   bool // the board shows a past moment
}

// News is one line for the person: also a hint, or an opponent's word about its turn.
type News struct {
	Phrase game.Phrase
	Fault  bool      // an error of the program
	Hint   game.Turn // that was asked for, NoTurn for none
	Ply    int       // of the turn that its player explains, 0 if it explains none
}
