package room

// Greeting is a connection's first message.
type Greeting struct {
	V     int    `json:"v"`
	Code  string `json:"code"`
	Token string `json:"token"`           // of a seat; empty for who came by the code
	Look  bool   `json:"look,omitempty"`  // at the lobby, in the place of a code
	Watch bool   `json:"watch,omitempty"` // whoever comes only looks on, whatever is said later
}

// Message is what a connection hears: one of its parts.
type Message struct {
	V        int       `json:"v"`
	Welcome  *Welcome  `json:"welcome,omitempty"`
	Event    *Event    `json:"event,omitempty"`
	You      *int      `json:"you,omitempty"` // with Welcome and Event: the seat this connection holds or is invited to
	Presence *Presence `json:"presence,omitempty"`
	Invite   *Invite   `json:"invite,omitempty"`
	Refused  *Refusal  `json:"refused,omitempty"`
	Do       Verb      `json:"do,omitempty"` // with Refused: what is refused
	Tables   *Tables   `json:"tables,omitempty"`
}

// Welcome is the first message a connection hears.
type Welcome struct {
	Now    Time   `json:"now"`             // by which the client's clocks run
	Token  string `json:"token,omitempty"` // for who came without one, to sit down with
	Host   bool   `json:"host,omitempty"`  // the token is that of whoever created the room
	Events int    `json:"events"`          // that have happened, which follow
}

// Presence is who has a connection, by seat.
type Presence struct {
	Here     []int `json:"here"`
	Weak     []int `json:"weak"` // of these, whose connections are all slow
	Watching int   `json:"watching"`
}

// Invite is the answer to who offered a seat.
type Invite struct {
	Seat  int    `json:"seat"`
	Token string `json:"token"`
}

// Opened is the answer to who created a room: its code, and for each seat the token
// of whoever may sit there, empty for computers.
type Opened struct {
	V      int      `json:"v"`
	Code   string   `json:"code"`
	Tokens []string `json:"tokens"`
}
