package room

import "yanyi/game"

// Verb is the kind of a message.
type Verb string

// The verbs, with the fields they use. People act for the seat that their key holds; Seat
// names another seat that they mean.
const (
	Create   Verb = "create"   // Setup
	Offer    Verb = "offer"    // Seat, Key, and Yes to have its person go; by the room's creator, before the game
	Appoint  Verb = "computer" // Seat, Level; likewise
	Sit      Verb = "sit"      // Seat, Name, and Yes by a program
	Leave    Verb = "leave"    // by the server also Yes, of who was not ready in time
	Return   Verb = "back"     // from being away, or to take back from a computer
	Rename   Verb = "rename"   // Name, and Yes by a program
	SetReady Verb = "ready"    // Yes
	Lay      Verb = "lay"      // Tiles
	Play     Verb = "turn"     // Turn, Of: Room.Mark
	Resign   Verb = "resign"   // Of: Room.Mark
	Ask      Verb = "ask"      // What; for Relief also Seat and Level, for Swap Seat, for Join Seat and Name
	Answer   Verb = "answer"   // Of: Question.N, Yes
	Speak    Verb = "phrase"   // Phrase
	Grow     Verb = "grow"     // Node, Turn with its draws; after the game, as all of the study
	Note     Verb = "note"     // Node, Glyph, Marks
	Prune    Verb = "prune"    // Node
	Show     Verb = "show"     // Node, Yes
	Close    Verb = "close"    // by the room's creator, before the game
	Shuffle  Verb = "shuffle"  // the seats are drawn; likewise
	Start    Verb = "start"    // though not all are ready; likewise, once they have had StartWait
	List     Verb = "list"     // List; by the room's creator

	// Of the server alone, which also lays, plays and leaves for Seat, and closes.
	Tick  Verb = "tick"  // time has passed
	Pause Verb = "pause" // Since, Until: no server was there between
)

// effects are the events of the verbs.
var effects = map[Verb]Kind{
	Create:   Created,
	Offer:    Offered,
	Appoint:  Computer,
	Sit:      Sat,
	Leave:    Left,
	Return:   Back,
	Rename:   Renamed,
	SetReady: Ready,
	Lay:      Laid,
	Play:     Turned,
	Resign:   Resigned,
	Ask:      Asked,
	Answer:   Answered,
	Speak:    Phrased,
	Close:    Closed,
	Grow:     Grown,
	Note:     Noted,
	Prune:    Pruned,
	Show:     Shown,
	Shuffle:  Shuffled,
	Start:    Started,
	Tick:     Timeout,
	Pause:    Paused,
	List:     Listed,
}

// Effect is the kind of the event that a verb leads to; "" of an unknown one.
func (v Verb) Effect() Kind { return effects[v] }

// Say is a client's message. It holds no decisions: draws, keys and times are the server's.
type Say struct {
	V      int       `json:"v"`
	Do     Verb      `json:"do"`
	Seat   game.Seat `json:"seat,omitempty"`
	Of     int       `json:"of,omitempty"` // the event it answers, so that an old message never counts as a new one
	Name   string    `json:"name,omitempty"`
	Level  int       `json:"level,omitempty"`
	Yes    bool      `json:"yes,omitempty"`
	Tiles  []int     `json:"tiles,omitempty"`
	Turn   string    `json:"turn,omitempty"`
	What   What      `json:"what,omitempty"`
	Phrase int       `json:"phrase,omitempty"`
	Setup  *Setup    `json:"setup,omitempty"`
	Annotation
	List *Listing `json:"list,omitempty"`

	Key          Key  `json:"-"` // for Offer: of the invitation
	Since, Until Time `json:"-"` // for Pause
}
