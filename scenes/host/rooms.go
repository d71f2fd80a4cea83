package host

import (
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
)

// Room is where people play with each other. All methods are for one goroutine.
type Room interface {
	// People are those in the room as they are now; read only.
	People() *People
	// Version grows whenever anything about them has changed.
	Version() int
	// Watches reports whether the person here came to watch, and will not be given a seat.
	Watches() bool
	// Listing is what of the room strangers may see and do.
	Listing() room.Listing
	// Now is the present time on the clock of their messages.
	Now() room.Time

	// Say sends something to the others. It takes effect once People shows it.
	Say(room.Say)
	// Saying reports whether something of a kind was sent and has not taken effect yet.
	Saying(room.Verb) bool
	// Refused takes the code of the latest refusal of something sent here, "" for none.
	Refused() string
	// Mute hides the phrases of the given seats, and shows those of all others.
	Mute(game.SeatSet)
	// Retry reconnects at once.
	Retry()
	// Link is the address that leads others to a seat or, for NoSeat, to watch; false if that
	// seat's address is unknown.
	Link(game.Seat) (string, bool)

	// Study is the common study of the finished game, nil if there is none; read only.
	Study() *room.Study

	// Game runs the game that is played now. save keeps a finished one, given as a match of
	// its own; nil keeps nothing.
	Game(save func(*match.Match) error) Host
}

// RoomState is a room at one instant, as plain data; what it points to is read only.
type RoomState struct {
	People  *People // nil where all play here
	Version int     // grows whenever anything about them has changed
	Watches bool    // the person here came to watch, and will not be given a seat
	Now     room.Time
	Refused string // the code of the latest refusal since the state was told last, "" for none

	Playing, Answering, Asking bool // a turn, an answer, a question was sent and has not taken effect yet

	Studies game.Seat // who shows a moment of the common study, or changed it last; NoSeat for nobody
}

// StateOf is the present state of a room. It takes the room's refusal.
func StateOf(r Room) RoomState {
	s := RoomState{
		People: r.People(), Version: r.Version(), Watches: r.Watches(), Now: r.Now(), Refused: r.Refused(),
		Playing: r.Saying(room.Play), Answering: r.Saying(room.Answer), Asking: r.Saying(room.Ask), Studies: game.NoSeat,
	}
	if of := r.Study(); of != nil {
		if s.Studies = of.Shows; s.Studies == game.NoSeat && len(of.Changes) > 0 {
			s.Studies = of.Changes[len(of.Changes)-1].Seat
		}
	}
	return s
}

// Tell carries out a request that concerns the people of a room; false for any other.
func Tell(to Room, r Request) bool {
	switch r.Do {
	case Say:
		to.Say(r.Say)
	case Mute:
		to.Mute(r.Seats)
	case Reconnect:
		to.Retry()
	default:
		return false
	}
	return true
}

// Rooms are where people elsewhere are found.
type Rooms interface {
	// Tick handles received messages.
	Tick()
	// Available reports whether there can be rooms, and Looking whether that is not known yet.
	Available() bool
	Looking() bool
	// Anywhere reports whether a Server may be named, and Look connects to one.
	Anywhere() bool
	Server() string
	Look(server string)

	// Create asks for a room. Creating is true until it has come; then there is a Room, or the
	// code of a Fault.
	Create(*room.Setup)
	Creating() bool
	Fault() string

	// Visit enters the room that a text names (ReadCode), in place of the last one; false if it
	// names none. A link with mode=watch only watches.
	Visit(text string) bool
	// Room is the current room, nil for none.
	Room() Room
	// Leave leaves it. The seat stays held, so that the person can come back.
	Leave()

	// Lobby is the public tables, nil where there can be none (HasLobby).
	HasLobby() bool
	Lobby() Lobby
	// Quick requests a quick game, as Create requests a room.
	Quick(room.Quick)

	// Kept are the rooms in which a seat is held from here, the latest first, and Forget gives
	// one up.
	Kept() []Kept
	Forget(code string)
	// Waiting is the number of them, without the current room, in which the person here is
	// awaited, and Enquire asks about them again.
	Waiting() int
	Enquire()
}

// Kept is a room in which a seat is held from here.
type Kept struct {
	Code string
	Game string // the variant's id
	Seat game.Seat
	At   room.Time // when something happened last
	Over bool
	Link string // that opens it in its seat, on another device; a secret

	Known bool          // its state is known:
	Waits bool          // it waits for the person here
	Turn  game.Seat     // the seat to move, NoSeat for none
	Left  time.Duration // time left of the player to move, 0 without a clock
}

// ReadCode reads a typed or pasted room code: the code itself, in any case and with spaces, or
// a link that has it. token is the link's, "" if it has none. ok is false if there is no code
// in it.
func ReadCode(text string) (code, token string, ok bool) {
	text = strings.TrimSpace(text)
	if _, query, found := strings.Cut(text, "room="); found {
		code, _, _ = strings.Cut(query, "#")
		code, _, _ = strings.Cut(code, "&")
		_, token, _ = strings.Cut(query, "#seat=")
	} else {
		code = strings.NewReplacer(" ", "", "-", "").Replace(text)
	}
	code = strings.ToUpper(code)
	return code, token, len(code) == 6 && strings.Trim(code, room.CodeLetters) == "" && len(token) <= 128
}

// Alone is a program without a server: there are no rooms.
type Alone struct{}

var _ Rooms = Alone{}

// There is nothing to tell,
func (Alone) Tick()           {}
func (Alone) Available() bool { return false }
func (Alone) Looking() bool   { return false }
func (Alone) Anywhere() bool  { return false }
func (Alone) Server() string  { return "" }
func (Alone) Creating() bool  { return false }
func (Alone) Fault() string   { return "nowhere" }
func (Alone) Room() Room      { return nil }
func (Alone) Kept() []Kept    { return nil }
func (Alone) Waiting() int    { return 0 }

// and nothing to do.
func (Alone) Look(string)        {}
func (Alone) Create(*room.Setup) {}
func (Alone) Visit(string) bool  { return false }
func (Alone) Leave()             {}
func (Alone) Forget(string)      {}
func (Alone) Enquire()           {}
