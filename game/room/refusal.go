package room

import "fmt"

// Refusal is why something said does not happen. Code is a word for programs, which
// tell it in their player's language; What is for whoever reads logs.
type Refusal struct {
	Code string `json:"code"`
	What string `json:"what"`
}

// Error is What.
func (e *Refusal) Error() string { return e.What }

func refuse(code, format string, args ...any) error {
	return &Refusal{Code: code, What: fmt.Sprintf(format, args...)}
}

var (
	errSeat    = refuse("seat", "there is no such seat")
	errNobody  = refuse("nobody", "only who holds a seat may do that")
	errHost    = refuse("host", "only who created the room may do that")
	errPhase   = refuse("phase", "this is not the time for it")
	errTaken   = refuse("taken", "the seat is not free")
	errSeated  = refuse("seated", "you hold a seat already")
	errTurn    = refuse("turn", "it is not this seat's turn")
	errStale   = refuse("stale", "the game has gone on since")
	errTooLate = refuse("late", "the time had run out")
	errNothing = refuse("nothing", "that changes nothing")
	errSoon    = refuse("soon", "that is too soon after the last time")
	errOut     = refuse("out", "the seat is out of the game")
	errFull    = refuse("full", "the room has seen too much; begin another")
)
