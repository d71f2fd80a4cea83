package room

import "fmt"

// Refusal is the reason why a message is refused. Code is a word for programs, which say it in
// their player's language; What is for readers of logs.
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
	errSeat      = &Refusal{"seat", "there is no such seat"}
	errNobody    = &Refusal{"nobody", "only who holds a seat may do that"}
	errHost      = &Refusal{"host", "only who created the room may do that"}
	errPhase     = &Refusal{"phase", "this is not the time for it"}
	errTaken     = &Refusal{"taken", "the seat is not free"}
	errSeated    = &Refusal{"seated", "you hold a seat already"}
	errTurn      = &Refusal{"turn", "it is not this seat's turn"}
	errStale     = &Refusal{"stale", "the game has gone on since"}
	errTooLate   = &Refusal{"late", "the time had run out"}
	errNothing   = &Refusal{"nothing", "that changes nothing"}
	errSoon      = &Refusal{"soon", "that is too soon after the last time"}
	errOut       = &Refusal{"out", "the seat is out of the game"}
	errDismissed = &Refusal{"dismissed", "the host has asked you to go"}
	errFull      = &Refusal{"full", "the room has seen too much; begin another"}
)
