package room

// Greeting is a connection's first message.
type Greeting struct {
	V     int    `json:"v"`
	Code  string `json:"code"`
	Token string `json:"token"`           // of a seat; empty for a visitor by the code
	Look  bool   `json:"look,omitempty"`  // at the lobby, in the place of a code
	Watch bool   `json:"watch,omitempty"` // the connection only watches, whatever it sends later
	Reads int    `json:"reads,omitempty"` // the latest version of events that the client reads, Version if it is missing
}

// Message is one message to a connection: exactly one of its parts is set.
type Message struct {
	V        int       `json:"v"`
	Welcome  *Welcome  `json:"welcome,omitempty"`
	Event    *Event    `json:"event,omitempty"`
	You      *int      `json:"you,omitempty"` // with Welcome and Event: the seat this connection holds or is invited to
	Presence *Presence `json:"presence,omitempty"`
	Invite   *Invite   `json:"invite,omitempty"`
	Refused  *Refusal  `json:"refused,omitempty"`
	Do       Verb      `json:"do,omitempty"` // with Refused: the refused verb
	Tables   *Tables   `json:"tables,omitempty"`
	Now      Time      `json:"now,omitempty"` // alone: the server is there, at this time
}

// Welcome is the first message that a connection receives.
type Welcome struct {
	Now    Time   `json:"now"`             // by which the client's clocks run
	Token  string `json:"token,omitempty"` // for a visitor without one, to sit down with
	Host   bool   `json:"host,omitempty"`  // the token is that of the room's creator
	Events int    `json:"events"`          // that have happened, which follow
}

// Presence is the set of seats with a connection.
type Presence struct {
	Here     []int `json:"here"`
	Weak     []int `json:"weak"` // of these, the seats whose connections are all slow
	Watching int   `json:"watching"`
}

// Invite is the answer to a client that offered a seat.
type Invite struct {
	Seat  int    `json:"seat"`
	Token string `json:"token"`
}

// Opened is the answer to a client that created a room: its code, and for each seat its token,
// empty for computers.
type Opened struct {
	V      int      `json:"v"`
	Code   string   `json:"code"`
	Tokens []string `json:"tokens"`
}
