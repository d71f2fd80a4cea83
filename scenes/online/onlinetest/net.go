package onlinetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/machine"
)

// Address is where the server is found.
const Address = "https://rooms.test/"

// Net is one program's way to the server.
type Net struct {
	Server  *Server
	File    string // what rooms.json answers, "" for none
	NoHello bool   // the server does not answer at the page's origin
	Window  bool   // the program was not loaded from anywhere
	Offline bool   // nothing answers; Cut ends the connections that there are
	Silent  bool   // connections stay and bring nothing

	Asked []string // addresses fetched, in turn

	wires []*wire
	made  int // wires so far
}

var _ machine.Net = (*Net)(nil)

// Site is the server's own address, "" for a window.
func (n *Net) Site() string {
	if n.Window {
		return ""
	}
	return Address
}

// Fetch answers at once.
func (n *Net) Fetch(address, body string) <-chan machine.Reply {
	answer := make(chan machine.Reply, 1)
	n.Asked = append(n.Asked, address)
	answer <- n.fetched(address, body)
	return answer
}

func (n *Net) fetched(address, body string) machine.Reply {
	path, mine := strings.CutPrefix(address, Address)
	switch {
	case n.Offline || !mine:
		return machine.Reply{Err: errors.New("no network")}
	case path == "rooms.json" && n.File != "":
		return machine.Reply{Status: 200, Body: n.File}
	case path == "rooms/hello" && !n.NoHello:
		return machine.Reply{Status: 200, Body: fmt.Sprintf(`{"v":%d,"lobby":%t}`, n.Server.version, n.Server.Lobby)}
	case path == "rooms/quick" && body != "":
		return n.Server.quick(body)
	case path == "rooms/seats" && body != "":
		return n.Server.stands(body)
	case path == "rooms/new" && body != "":
		return n.Server.create(body)
	}
	return machine.Reply{Status: 404}
}

// Dial connects at once.
func (n *Net) Dial(address string) machine.Wire {
	n.made++
	w := &wire{net: n, server: n.Server, at: n.Server.At, key: room.Key(fmt.Sprintf("guest-%p-%d", n, n.made)), seat: game.NoSeat, ended: n.Offline}
	n.wires = append(n.wires, w)
	return w
}

// Wires is how many connections this program has made.
func (n *Net) Wires() int { return n.made }

// Cut ends all connections of this program.
func (n *Net) Cut() {
	for _, w := range n.wires {
		w.Close()
	}
	n.wires = nil
}

// wire is one connection.
type wire struct {
	net    *Net
	server *Server
	at     time.Time // when the server last sent its time
	hall   *hall
	looks  bool         // at the lobby
	shown  string       // the last list sent
	seen   []room.Table // likewise
	key    room.Key
	seat   game.Seat
	texts  []string
	ended  bool
	do     func()
}

func (w *wire) Listen(do func()) { w.do = do }
func (w *wire) Open() bool       { return !w.ended }
func (w *wire) Ended() bool      { return w.ended }
func (w *wire) put(m room.Message) {
	m.V = w.server.version
	text, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	w.texts = append(w.texts, string(text))
}

// Close ends the connection.
func (w *wire) Close() {
	if w.ended = true; w.hall == nil {
		return
	}
	for i, other := range w.hall.wires {
		if other == w {
			w.hall.wires = append(w.hall.wires[:i], w.hall.wires[i+1:]...)
			break
		}
	}
	h := w.hall
	w.hall = nil
	h.see()
}

// Receive is the next message. The server says now and then that it is there.
func (w *wire) Receive() (string, bool) {
	if w.net.Silent {
		return "", false
	}
	if !w.ended && w.server.At.Sub(w.at) >= 10*time.Second {
		w.at = w.server.At
		w.put(room.Message{Now: room.Time(w.server.At.UnixMilli())})
	}
	w.lookAgain()
	if len(w.texts) == 0 {
		return "", false
	}
	text := w.texts[0]
	w.texts = w.texts[1:]
	return text, true
}

// Send receives a message.
func (w *wire) Send(text string) {
	switch {
	case w.ended:
	case w.hall == nil:
		w.greet(text)
	default:
		w.hear(text)
	}
}

func (w *wire) greet(text string) {
	var hi room.Greeting
	if err := json.Unmarshal([]byte(text), &hi); err != nil {
		panic("onlinetest: greeting: " + err.Error())
	}
	if hi.Look {
		w.look()
		return
	}
	h := w.server.rooms[hi.Code]
	switch {
	case hi.V != w.server.version:
		w.put(room.Message{Refused: &room.Refusal{Code: "version", What: "another version"}})
		w.ended = true
		return
	case h == nil:
		w.put(room.Message{Refused: &room.Refusal{Code: "none", What: "no such room"}})
		w.ended = true
		return
	case max(hi.Reads, room.Version) < h.room.Reads():
		w.put(room.Message{Refused: &room.Refusal{Code: "version", What: "the room needs a later version"}})
		w.ended = true
		return
	}
	welcome := &room.Welcome{Now: room.Time(w.server.At.UnixMilli()), Events: len(h.events)}
	switch {
	case hi.Watch:
		w.key = ""
	case hi.Token == "":
		welcome.Token = string(w.key)
	default:
		w.key = room.Key(hi.Token)
	}
	w.hall, welcome.Host = h, h.room.Hosts(w.key)
	w.put(room.Message{Welcome: welcome, You: w.you()})
	for _, e := range h.events {
		w.tell(h, e)
	}
	h.wires = append(h.wires, w)
	h.see()
}

// you is the seat of the connection's token now.
func (w *wire) you() *int {
	w.seat = w.hall.room.SeatOf(w.key)
	if w.seat == game.NoSeat {
		return nil
	}
	n := int(w.seat)
	return &n
}

func (w *wire) tell(h *hall, e room.Event) {
	you := w.you()
	told := room.Tell(e, w.seat)
	w.put(room.Message{Event: &told, You: you})
}

func (w *wire) hear(text string) {
	say, err := room.DecodeSay([]byte(text))
	do := room.Verb("")
	if err == nil {
		do, say.Key = say.Do, room.Key(fmt.Sprintf("offer-%d", len(w.hall.events)))
		w.freeGhost(say)
		err = w.server.decide(w.hall, w.key, say)
	}
	var no *room.Refusal
	switch {
	case errors.As(err, &no):
		w.put(room.Message{Refused: no, Do: do})
	case err != nil:
		panic("onlinetest: " + err.Error())
	case do == room.Offer:
		w.put(room.Message{Invite: &room.Invite{Seat: int(say.Seat), Token: string(say.Key)}})
	case do == room.Sit, do == room.Answer:
		w.hall.see()
	}
}

// freeGhost frees the seat of an absent person, if the host offers it before the game.
func (w *wire) freeGhost(say *room.Say) {
	h := w.hall
	if do := say.Do; do != room.Offer && do != room.Appoint || !h.room.Hosts(w.key) || int(say.Seat) >= len(h.room.Seats()) || say.Seat == h.room.HostSeat() {
		return
	}
	for _, other := range h.wires {
		if other.seat == say.Seat {
			return
		}
	}
	// A free seat stays so.
	_ = w.server.decide(h, room.Server, &room.Say{V: room.Version, Do: room.Leave, Seat: say.Seat})
}

// see sends the presence to all.
func (h *hall) see() {
	p := room.Presence{Here: []int{}, Weak: []int{}}
	for i, seat := range h.room.Seats() {
		here := false
		for _, w := range h.wires {
			here = here || int(w.seat) == i
		}
		if here && seat.Taken {
			p.Here = append(p.Here, i)
		}
	}
	p.Watching = len(h.wires) - len(p.Here)
	for _, w := range h.wires {
		seen := p
		w.put(room.Message{Presence: &seen})
	}
}
