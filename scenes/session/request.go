package session

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/saves"
	"yanyi/scenes/ui"
)

// Request asks for a table. It names a game that is kept, or a record, or a new game by its
// set-up or by the words of an address; the first of them that is given counts.
type Request struct {
	Save   *saves.Save  // a kept game, as it is stored by now
	Record string       // a record, or the text of a save
	Match  *match.Match // the game of the record, if it has been read; it is the page's from then on
	Setup  *Setup       // a new game

	Game     string // a new game: the variant's id,
	Position string // where it begins, "" at the ordinary start,
	Options  string // key=value, by commas,
	Seats    string // who plays, see Setup.SetSeats; "" as usual
	Address  string // mark of the address that asks for it, see Params.Address; "" for none

	Lesson  bool     // a lesson asks for it, and lies below
	Endgame *Endgame // it is practised in the game of the set-up, which is not kept; nil elsewhere

	View  string // the letter of the seat at the bottom; "" as kept or set up
	Ply   *int   // the turn to show first; nil for the last
	Watch bool   // the game is only watched
	Study bool   // the game is studied; records that are marked as studies always are
}

// Endgame is what a table has to know of the endgame that is practised on it.
type Endgame struct {
	Task        func() string                                 // in words
	Held        int                                           // the person's turns without a loss after which the game is drawn; 0 for never
	Told        func(o game.Outcome, turns int) (said string) // hears how it ended after so many turns of the person
	Reached     bool                                          // as Told heard
	Again, Next func() ui.Nav                                 // begin this one again, and another one; Next is nil after the last
}
