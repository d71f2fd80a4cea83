package online

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/machine"
)

// Bond is how the room is connected with.
type Bond uint8

// The bonds.
const (
	Joining Bond = iota // for the first time
	Bound               // all that has happened was heard
	Lost                // the connection is looked for again
	Ended               // for good, see Fault
)

// Room is one room as it is taken part in from here: the fold of the events it was told.
type Room struct {
	Code  string
	Token string // of the seat that is or may be held; a secret

	world  World
	server string
	state  *room.Room
	you    game.Seat
	here   room.Presence
	host   bool
	talk   []Talk // the latest phrases
	muting

	connection
	said    []room.Say // choices not heard of yet, said again after a loss
	refused *room.Refusal
	fault   string
	invited map[game.Seat]string
	version int
	unkept  bool
}

// connection is the one there is, or is looked for.
type connection struct {
	wire    machine.Wire // nil while none is
	bond    Bond
	greeted bool          // on this wire
	live    bool          // all that had happened before this wire was heard on it
	awaited int           // events that the welcome announced
	again   time.Time     // when to look for it again
	heard   time.Time     // when something was heard last, or the wire was made
	tries   int           // in vain, since the last
	ahead   time.Duration // by which the server's clock is ahead of the one here
}

// Talk is a phrase somebody said.
type Talk struct {
	By     game.Seat
	Phrase int
	At     room.Time
}

const mostTalk = 20 // phrases remembered

func newRoom(w World, server, code, token string) *Room {
	return &Room{
		Code: code, Token: token, world: w, server: server, state: room.New(w.Find),
		you: game.NoSeat, invited: map[game.Seat]string{},
	}
}

// State is the room as far as it is known here; read only. Before the first event it is
// empty (room.Empty).
func (r *Room) State() *room.Room { return r.state }

// You is the seat held here, or the one that this link invites to; game.NoSeat for
// spectators.
func (r *Room) You() game.Seat { return r.you }

// Seated reports whether the seat of You is held, not only offered.
func (r *Room) Seated() bool {
	return r.you != game.NoSeat && int(r.you) < len(r.state.Seats()) && r.state.Seats()[r.you].Taken
}

// Own is the seat that is held here, game.NoSeat for none.
func (r *Room) Own() game.Seat {
	if !r.Seated() {
		return game.NoSeat
	}
	return r.you
}

// Host reports whether the token is that of whoever created the room.
func (r *Room) Host() bool { return r.host }

// Presence is who is here now; read only.
func (r *Room) Presence() *room.Presence { return &r.here }

// Here reports whether a seat's person has a connection now, and whether a slow one alone.
func (r *Room) Here(s game.Seat) (here, weak bool) {
	return slices.Contains(r.here.Here, int(s)), slices.Contains(r.here.Weak, int(s))
}

// Bond is how the room is connected with now.
func (r *Room) Bond() Bond { return r.bond }

// Fault is the code of why the room has ended for here ("version", "none", "origin"
// as the server says, "nowhere" if there is no server), "" while it has not.
func (r *Room) Fault() string { return r.fault }

// Version grows whenever anything above has changed.
func (r *Room) Version() int { return r.version }

// Talk is the latest phrases, the oldest first; read only.
func (r *Room) Talk() []Talk { return r.talk }

// Refused takes the latest refusal of something said here, nil if there is none.
func (r *Room) Refused() *room.Refusal {
	no := r.refused
	r.refused = nil
	return no
}

// Now is the server's time.
func (r *Room) Now() room.Time { return room.Time(r.world.Now().Add(r.ahead).UnixMilli()) }

// Left is the time a seat has left now; without a clock 0.
func (r *Room) Left(s game.Seat) time.Duration {
	return time.Duration(max(0, r.state.TimeLeft(s, r.Now()))) * time.Millisecond
}

func (r *Room) touch() { r.version++ }

func (r *Room) invite(s game.Seat, token string) {
	r.invited[s] = token
	r.unkept = true
	r.touch()
}

// dial begins a connection.
func (r *Room) dial() {
	address := strings.Replace(r.server, "http", "ws", 1) + "rooms/ws"
	r.wire, r.greeted, r.live, r.heard = r.world.Net.Dial(address), false, false, r.world.Now()
	if r.world.Listen != nil {
		r.wire.Listen(r.world.Listen)
	}
}

// close ends the connection for good.
func (r *Room) close() {
	if r.wire != nil {
		r.wire.Close()
	}
	r.bond = Ended
}

// tick takes in what has come, and connects again where that is due.
func (r *Room) tick() {
	switch {
	case r.bond == Ended || r.server == "":
		return
	case r.wire == nil:
		if !r.world.Now().Before(r.again) {
			r.dial()
		}
		return
	case r.wire.Open() && !r.greeted:
		r.greeted = true
		r.send(room.Greeting{V: room.Version, Code: r.Code, Token: r.Token})
	}
	for r.bond != Ended && r.wire != nil {
		text, ok := r.wire.Receive()
		if !ok {
			break
		}
		r.hear(text)
	}
	switch {
	case r.bond == Ended || r.wire == nil:
	case r.wire.Ended():
		r.lose()
	case r.world.Now().Sub(r.heard) > longestQuiet:
		r.broken()
	}
}

// longestQuiet is how long a server may say nothing. It says every ten seconds that it is
// there: a network that has gone without a word is found out by that alone.
const longestQuiet = 25 * time.Second

const longestWait = 8 * time.Second // between two looks for a lost connection

// found notes where the server is, once that is known; without one there is no room.
func (r *Room) found(server string, looking bool) {
	if r.server != "" || looking || r.bond == Ended {
		return
	}
	if r.server = server; server == "" {
		r.fault, r.bond = "nowhere", Ended
	}
	r.touch()
}

// lose looks for the connection again after a while, each time a longer one.
func (r *Room) lose() {
	r.wire, r.live = nil, false
	r.again = r.world.Now().Add(min(longestWait, 250*time.Millisecond<<min(r.tries, 6)))
	r.tries++
	if r.bond == Bound {
		r.bond = Lost
	}
	r.touch()
}

// Retry looks for a lost connection at once.
func (r *Room) Retry() { r.again, r.tries = time.Time{}, 0 }

func (r *Room) send(message any) {
	text, err := json.Marshal(message)
	if err != nil {
		panic("online: a message is plain data: " + err.Error())
	}
	r.wire.Send(string(text))
}

// hear takes in one message. What cannot be read ends the connection, and it is
// connected again: all is heard from the first event on.
func (r *Room) hear(text string) {
	r.heard = r.world.Now()
	var m room.Message
	if err := json.Unmarshal([]byte(text), &m); err != nil || m.V != room.Version && m.Refused == nil {
		r.broken()
		return
	}
	if m.Welcome != nil || m.Event != nil {
		you := game.NoSeat
		if m.You != nil {
			you = game.Seat(*m.You)
		}
		r.unkept = r.unkept || you != r.you
		r.you = you
	}
	switch {
	case m.Welcome != nil:
		r.welcome(m.Welcome)
	case m.Event != nil:
		r.event(m.Event)
	case m.Presence != nil:
		r.here = *m.Presence
	case m.Invite != nil:
		r.invite(game.Seat(m.Invite.Seat), m.Invite.Token)
	case m.Refused != nil:
		r.refuse(m.Refused, m.Do)
	default: // the server is there
		return
	}
	r.touch()
}

// broken gives up a connection on which nonsense was heard.
func (r *Room) broken() {
	r.wire.Close()
	r.lose()
}

func (r *Room) welcome(w *room.Welcome) {
	r.tries, r.awaited = 0, w.Events
	r.ahead = time.UnixMilli(int64(w.Now)).Sub(r.world.Now())
	r.host = w.Host
	if w.Token != "" {
		r.Token = w.Token
	}
	r.bind()
}

// event takes in what happened; what was heard before the connection was lost is told
// again and passed over.
func (r *Room) event(e *room.Event) {
	if e.N <= r.state.Events() {
		r.bind()
		return
	}
	over := r.state.Phase() == room.Over
	if r.state.Apply(*e) != nil { // one is missing: all is heard anew
		r.state, r.muted, r.talk = room.New(r.world.Find), 0, nil
		r.broken()
		return
	}
	r.unkept = true
	if e.Kind == room.Phrased {
		r.talk = append(r.talk, Talk{e.Seat, e.Phrase, e.At})
		r.talk = r.talk[max(0, len(r.talk)-mostTalk):]
	}
	switch {
	case e.Kind == room.Sat: // who sits down anew has not said anything yet
		r.muted = r.muted.Without(e.Seat)
	case over && r.state.Phase() != room.Over: // for a rematch
		r.moveUp(game.Seat(len(r.state.Seats())))
	}
	r.confirm(e)
	r.bind()
}

// bind notes when all that had happened before the connection has been heard, and says
// again what may have been lost with the last one.
func (r *Room) bind() {
	if r.live || r.state.Events() < r.awaited {
		return
	}
	r.live, r.bond = true, Bound
	for _, say := range r.said {
		r.send(say)
	}
}
