package host

import (
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// Room is where people play with each other. All methods are for one goroutine.
type Room interface {
	// People are those in the room as they are now; read only.
	People() *People
	// Version grows whenever anything of them has changed.
	Version() int
	// Watches reports whether who is here came to look on, and will not be given a seat.
	Watches() bool
	// Listing is what of the room strangers may see and do.
	Listing() room.Listing
	// Now is the time by which what they said was said.
	Now() room.Time

	// Say says something to the others. It has happened once the people are so.
	Say(room.Say)
	// Saying reports whether something of a kind was said and has not happened yet.
	Saying(room.Verb) bool
	// Refused takes the code of the latest refusal of something said here, "" for none.
	Refused() string
	// Mute has the phrases of some seats not shown, and those of all others shown.
	Mute(game.SeatSet)
	// Retry looks for a lost connection at once.
	Retry()
	// Link is the address that leads others to a seat, or, for NoSeat, to look on; false
	// where that seat's is not known.
	Link(game.Seat) (string, bool)

	// Study is how the finished game is studied together, nil where nobody does; read only.
	Study() *room.Study

	// Game runs the game that is played now. save keeps the record of a finished one; nil
	// keeps nothing.
	Game(save func(record string) error) Host
}

// Rooms are where people elsewhere are found.
type Rooms interface {
	// Tick takes in what has come.
	Tick()
	// Available reports whether there can be rooms, and Looking whether that is still
	// being found out.
	Available() bool
	Looking() bool
	// Anywhere reports whether a Server may be named, and Look looks for one.
	Anywhere() bool
	Server() string
	Look(server string)

	// Create asks for a room. Creating tells until when; then there is a Room, or the code
	// of a Fault.
	Create(*room.Setup)
	Creating() bool
	Fault() string

	// Visit takes part in the room that a text names (ReadCode), in the place of the last;
	// false if it names none. A link with mode=watch only looks on.
	Visit(text string) bool
	// Room is the one taken part in, nil for none.
	Room() Room
	// Leave leaves it. A seat stays held; who comes back goes on.
	Leave()

	// Lobby is the tables of strangers, nil where there are none to be found (HasLobby).
	HasLobby() bool
	Lobby() Lobby
	// Quick asks for a game with whoever else asks for the same, as Create asks for a room.
	Quick(room.Quick)

	// Kept are the rooms in which a seat is held from here, the latest first, and Forget
	// lets go of one.
	Kept() []Kept
	Forget(code string)
	// Waiting is in how many of them somebody waits for who holds the seat, the one taken
	// part in apart, and Enquire asks after them anew.
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

	Known bool          // how it stands has been heard:
	Waits bool          // it waits for who holds the seat
	Turn  game.Seat     // whose turn it is, NoSeat for nobody's
	Left  time.Duration // that whoever is to move had left, 0 without clock
}

// ReadCode reads what somebody typed or pasted for a room's code: the code itself, in any
// case and with spaces, or a link that has it. token is the link's, "" if it has none. ok
// is false if there is no code in it.
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

// Alone is a program that reaches nobody: there are no rooms.
type Alone struct{}

var _ Rooms = Alone{}

// There is nothing to be told,
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

// and nothing to be done.
func (Alone) Look(string)        {}
func (Alone) Create(*room.Setup) {}
func (Alone) Visit(string) bool  { return false }
func (Alone) Leave()             {}
func (Alone) Forget(string)      {}
func (Alone) Enquire()           {}
