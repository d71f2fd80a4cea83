package session

import (
	"yanyi/game/match"
	"yanyi/scenes/saves"
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

	Lesson bool // a lesson asks for it, and lies below

	View  string // the letter of the seat at the bottom; "" as kept or set up
	Ply   *int   // the turn to show first; nil for the last
	Watch bool   // the game is only watched
	Study bool   // the game is studied; records that are marked as studies always are
}
