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

// Room is the room of this client: the fold of the events received.
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
	said    []room.Say // unconfirmed choices, sent again after a loss
	refused string
	fault   string
	invited map[game.Seat]string
	version int
	people  *host.People // of that version, nil until requested
	unkept  bool
	gone    bool // the server has no such room, and nothing of it is kept here any more
}

// connection is the connection, or the attempt at one.
type connection struct {
	wire    machine.Wire // nil while none is
	bond    host.Bond
	greeted bool          // on this wire
	live    bool          // all earlier events have been received on this wire
	awaited int           // events that the welcome announced
	again   time.Duration // when to look for it again
	heard   time.Duration // time of the last message, or of the wire's beginning
	tries   int           // in vain, since the last
	clock   clock
}

const mostTalk = 20 // phrases remembered

func newRoom(w World, server, code, token string) *Room {
	return &Room{
		code: code, token: token, world: w, server: server, state: room.New(w.Find),
		you: game.NoSeat, invited: map[game.Seat]string{},
	}
}

// State is the room as known here; read only. Before the first event it is empty (room.Empty).
func (r *Room) State() *room.Room { return r.state }

// Watches reports whether this client came to watch, and will not be given a seat.
func (r *Room) Watches() bool { return r.looks }

// Listing is what strangers may see and do in the room.
func (r *Room) Listing() room.Listing { return r.state.Listing() }

// Study is the shared study of the finished game, or nil; read only.
func (r *Room) Study() *room.Study { return r.state.Study() }

// Version grows whenever anything of the room or its people has changed.
func (r *Room) Version() int { return r.version }

// Refused takes the code of the latest refusal, "" for none.
func (r *Room) Refused() string {
	no := r.refused
	r.refused = ""
	return no
}

// Now is the server's time.
func (r *Room) Now() room.Time { return r.clock.now(r.world.Elapsed()) }

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
	r.wire, r.greeted, r.live, r.heard = r.world.Net.Dial(address), false, false, r.world.Elapsed()
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

// tick processes what has arrived, and connects again where that is due.
func (r *Room) tick() {
	switch {
	case r.bond == host.Ended || r.server == "":
		return
	case r.wire == nil:
		if r.world.Elapsed() >= r.again {
			r.dial()
		}
		return
	case r.wire.Open() && !r.greeted:
		r.greeted = true
		r.send(room.Greeting{V: room.Version, Code: r.code, Token: r.token, Watch: r.looks, Reads: room.Reads})
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
	case r.world.Elapsed()-r.heard > longestQuiet:
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

// lose retries a lost connection after a while, each time a longer one.
func (r *Room) lose() {
	r.wire, r.live = nil, false
	r.again = r.world.Elapsed() + min(longestWait, 250*time.Millisecond<<min(r.tries, 6))
	r.tries++
	if r.bond == host.Bound {
		r.bond = host.Lost
	}
	r.touch()
}

// Retry retries a lost connection at once.
func (r *Room) Retry() { r.again, r.tries = 0, 0 }

func (r *Room) send(message any) {
	text, err := json.Marshal(message)
	if err != nil {
		panic("online: a message is plain data: " + err.Error())
	}
	r.wire.Send(string(text))
}

// hear processes one message. An unreadable one ends the connection, and it is made again: all
// is received from the first event on.
func (r *Room) hear(text string) {
	r.heard = r.world.Elapsed()
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
	case !r.clock.check(m.Now, r.heard): // the server is there
		return
	}
	r.touch()
}

// broken gives up a connection that sent nonsense.
func (r *Room) broken() {
	r.wire.Close()
	r.lose()
}

func (r *Room) welcome(w *room.Welcome) {
	r.tries, r.awaited = 0, w.Events
	r.clock.set(w.Now, r.world.Elapsed())
	r.mine = w.Host
	if w.Token != "" {
		r.token = w.Token
	}
	r.bind()
}

// event applies an event; those received before the connection was lost come again and are
// skipped. held is the seat held here before it happened.
func (r *Room) event(e *room.Event, held game.Seat) {
	if e.N <= r.state.Events() {
		r.bind()
		return
	}
	was := slices.Clone(r.state.Order())
	if r.state.Apply(*e) != nil { // one is missing: all are requested again
		r.state, r.muted, r.talk = room.New(r.world.Find), 0, nil
		r.broken()
		return
	}
	r.unkept = true
	if e.Kind == room.Phrased {
		r.talk = append(r.talk, host.Talk{By: e.Seat, Phrase: e.Phrase, At: e.At})
		r.talk = r.talk[max(0, len(r.talk)-mostTalk):]
	}
	if e.Kind == room.Sat { // a new person has not sent anything yet
		r.muted = r.muted.Without(e.Seat)
	}
	if now := r.state.Order(); len(was) > 0 && !slices.Equal(was, now) {
		r.moved(was, now)
	}
	r.confirm(e, held)
	r.bind()
}

// bind notes that all earlier events are received, and sends again what may have been lost.
func (r *Room) bind() {
	if r.live || r.state.Events() < r.awaited {
		return
	}
	r.live, r.bond = true, host.Bound
	for _, say := range r.said {
		r.send(say)
	}
}
