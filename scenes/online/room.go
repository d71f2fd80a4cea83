package online

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
)

// Room is one room as it is taken part in from here: the fold of the events it was told.
type Room struct {
	code  string
	token string // of the seat that is or may be held; a secret
	looks bool   // on, without ever taking a seat

	world  World
	server string
	state  *room.Room
	you    game.Seat
	here   room.Presence
	mine   bool // it was created with the token
	talk   []host.Talk
	muting

	connection
	said    []room.Say // choices not heard of yet, said again after a loss
	refused string
	fault   string
	invited map[game.Seat]string
	version int
	people  *host.People // of that version, nil while nobody has asked for them
	unkept  bool
	gone    bool // the server has no such room, and nothing of it is kept here any more
}

// connection is the one there is, or is looked for.
type connection struct {
	wire    machine.Wire // nil while none is
	bond    host.Bond
	greeted bool          // on this wire
	live    bool          // all that had happened before this wire was heard on it
	awaited int           // events that the welcome announced
	again   time.Time     // when to look for it again
	heard   time.Time     // when something was heard last, or the wire was made
	tries   int           // in vain, since the last
	ahead   time.Duration // by which the server's clock is ahead of the one here
}

const mostTalk = 20 // phrases remembered

func newRoom(w World, server, code, token string) *Room {
	return &Room{
		code: code, token: token, world: w, server: server, state: room.New(w.Find),
		you: game.NoSeat, invited: map[game.Seat]string{},
	}
}

// State is the room as far as it is known here; read only. Before the first event it is
// empty (room.Empty).
func (r *Room) State() *room.Room { return r.state }

// Watches reports whether who is here came to look on, and will not be given a seat.
func (r *Room) Watches() bool { return r.looks }

// Listing is what of the room strangers may see and do.
func (r *Room) Listing() room.Listing { return r.state.Listing() }

// Study is how the finished game is studied together, nil where nobody does; read only.
func (r *Room) Study() *room.Study { return r.state.Study() }

// Version grows whenever anything of the room or its people has changed.
func (r *Room) Version() int { return r.version }

// Refused takes the code of the latest refusal of something said here, "" for none.
func (r *Room) Refused() string {
	no := r.refused
	r.refused = ""
	return no
}

// Now is the server's time.
func (r *Room) Now() room.Time { return room.Time(r.world.Now().Add(r.ahead).UnixMilli()) }

// Left is the time a seat has left now; without a clock 0.
func (r *Room) Left(s game.Seat) time.Duration {
	return time.Duration(max(0, r.state.TimeLeft(s, r.Now()))) * time.Millisecond
}

func (r *Room) touch() {
	r.version++
	r.people = nil
}

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
	r.bond = host.Ended
	r.touch()
}

// tick takes in what has come, and connects again where that is due.
func (r *Room) tick() {
	switch {
	case r.bond == host.Ended || r.server == "":
		return
	case r.wire == nil:
		if !r.world.Now().Before(r.again) {
			r.dial()
		}
		return
	case r.wire.Open() && !r.greeted:
		r.greeted = true
		r.send(room.Greeting{V: room.Version, Code: r.code, Token: r.token, Watch: r.looks})
	}
	for r.bond != host.Ended && r.wire != nil {
		text, ok := r.wire.Receive()
		if !ok {
			break
		}
		r.hear(text)
	}
	switch {
	case r.bond == host.Ended || r.wire == nil:
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
	if r.server != "" || looking || r.bond == host.Ended {
		return
	}
	if r.server = server; server == "" {
		r.fault, r.bond = "nowhere", host.Ended
	}
	r.touch()
}

// lose looks for the connection again after a while, each time a longer one.
func (r *Room) lose() {
	r.wire, r.live = nil, false
	r.again = r.world.Now().Add(min(longestWait, 250*time.Millisecond<<min(r.tries, 6)))
	r.tries++
	if r.bond == host.Bound {
		r.bond = host.Lost
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
	was := r.you
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
		r.event(m.Event, was)
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
	r.mine = w.Host
	if w.Token != "" {
		r.token = w.Token
	}
	r.bind()
}

// event takes in what happened; what was heard before the connection was lost is told
// again and passed over. held is the seat held here before it happened.
func (r *Room) event(e *room.Event, held game.Seat) {
	if e.N <= r.state.Events() {
		r.bind()
		return
	}
	was := slices.Clone(r.state.Order())
	if r.state.Apply(*e) != nil { // one is missing: all is heard anew
		r.state, r.muted, r.talk = room.New(r.world.Find), 0, nil
		r.broken()
		return
	}
	r.unkept = true
	if e.Kind == room.Phrased {
		r.talk = append(r.talk, host.Talk{By: e.Seat, Phrase: e.Phrase, At: e.At})
		r.talk = r.talk[max(0, len(r.talk)-mostTalk):]
	}
	if e.Kind == room.Sat { // who sits down anew has not said anything yet
		r.muted = r.muted.Without(e.Seat)
	}
	if now := r.state.Order(); len(was) > 0 && !slices.Equal(was, now) {
		r.moved(was, now)
	}
	r.confirm(e, held)
	r.bind()
}

// bind notes when all that had happened before the connection has been heard, and says
// again what may have been lost with the last one.
func (r *Room) bind() {
	if r.live || r.state.Events() < r.awaited {
		return
	}
	r.live, r.bond = true, host.Bound
	for _, say := range r.said {
		r.send(say)
	}
}
