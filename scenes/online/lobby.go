package online

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"strings"
	"time"

	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
)

// lobby is the tables of a server that strangers may find.
type lobby struct {
	client   *Client
	list     []room.Table
	board    *room.Board
	known    bool // the list has been received on this wire
	slowed   bool // the last wire was refused as one too many
	version  int
	attended time.Duration // when the lobby was last shown

	wire    machine.Wire // nil while the lobby is closed
	greeted bool
	again   time.Duration // when to look for the wire again
	heard   time.Duration
	clock   clock
}

// HasLobby reports whether the server keeps one.
func (c *Client) HasLobby() bool { return c.finder.server != "" && c.finder.lobby }

// Lobby is the server's, nil if it keeps none.
func (c *Client) Lobby() host.Lobby {
	if !c.HasLobby() {
		return nil
	}
	if c.lobby == nil {
		c.lobby = &lobby{client: c}
	}
	return c.lobby
}

const (
	inattention  = 3 * time.Second // after which the lobby counts as closed
	lobbyAgain   = 2 * time.Second // until a lost connection is tried again
	mostOfTables = 200
)

// Attend keeps the tables fresh for a while.
func (l *lobby) Attend() { l.attended = l.client.world.Elapsed() }

// Tables are those that are known; read only.
func (l *lobby) Tables() []room.Table { return l.list }

// Known reports whether they are those of now.
func (l *lobby) Known() bool { return l.known }

// Slowed reports whether they are not, since too much has come from here.
func (l *lobby) Slowed() bool { return l.slowed }

// Board is how the game stands at the table that most look at, nil where none is played.
func (l *lobby) Board() *room.Board { return l.board }

// Version grows whenever something has changed.
func (l *lobby) Version() int { return l.version }

// Now is the server's time.
func (l *lobby) Now() room.Time { return l.clock.now(l.client.world.Elapsed()) }

// tick processes what has arrived, as long as the lobby is open.
func (l *lobby) tick() {
	now := l.client.world.Elapsed()
	switch {
	case now-l.attended > inattention:
		l.lose()
		return
	case l.wire == nil:
		if now >= l.again {
			l.wire = l.client.world.Net.Dial(strings.Replace(l.client.finder.server, "http", "ws", 1) + "rooms/ws")
			l.greeted, l.heard = false, now
		}
		return
	case l.wire.Open() && !l.greeted:
		l.greeted = true
		l.wire.Send(fmt.Sprintf(`{"v":%d,"look":true}`, room.Version))
	}
	for l.wire != nil {
		text, ok := l.wire.Receive()
		if !ok {
			break
		}
		l.hear(text)
	}
	if l.wire != nil && (l.wire.Ended() || now-l.heard > longestQuiet) {
		l.lose()
	}
}

// lose ends the wire.
func (l *lobby) lose() {
	if l.wire == nil {
		return
	}
	l.wire.Close()
	l.wire, l.again = nil, l.client.world.Elapsed()+lobbyAgain
	if l.known {
		l.known = false
		l.version++
	}
}

// hear takes in a message; one that cannot be read ends the wire.
func (l *lobby) hear(text string) {
	l.heard = l.client.world.Elapsed()
	var m room.Message
	switch err := json.Unmarshal([]byte(text), &m); {
	case err == nil && m.Refused != nil && m.Refused.Code == "many" && !l.slowed:
		l.slowed = true
		l.version++
		l.lose()
	case err != nil || m.V != room.Version || m.Refused != nil:
		l.lose()
	case m.Welcome != nil:
		l.clock.set(m.Welcome.Now, l.heard)
	case m.Tables != nil:
		l.take(m.Tables)
	default:
		l.clock.check(m.Now, l.heard)
	}
}

// take takes the changes in.
func (l *lobby) take(t *room.Tables) {
	list := slices.DeleteFunc(slices.Clone(l.list), func(old room.Table) bool {
		same := func(x room.Table) bool { return x.Code == old.Code }
		return t.All || slices.Contains(t.Gone, old.Code) || slices.ContainsFunc(t.List, same)
	})
	list = append(list, t.List...)
	for i := range list {
		if n, ok := t.Plies[list[i].Code]; ok {
			list[i].Ply = n
		}
	}
	sort.SliceStable(list, func(i, k int) bool { return list[i].Since < list[k].Since })
	l.list, l.known, l.slowed = list[:min(len(list), mostOfTables)], true, false
	if t.All || t.Board != nil {
		l.board = t.Board
	}
	l.version++
}

// Quick asks for a game. Creating is true until there is a Room, or a Fault.
func (c *Client) Quick(q room.Quick) {
	q.V, q.Once = room.Version, fmt.Sprintf("%016x%016x", rand.Uint64(), rand.Uint64())
	body, err := json.Marshal(q)
	if err != nil {
		panic("online: what is asked is plain data: " + err.Error())
	}
	c.Leave()
	c.fault = ""
	c.asked = &asked{nil, c.world.Net.Fetch(c.finder.server+"rooms/quick", string(body))}
}

// seated joins the room that was asked for, ready for its game.
func (c *Client) seated(reply machine.Reply) {
	var opened room.Opened
	if reply.Err != nil || reply.Status != 200 || json.Unmarshal([]byte(reply.Body), &opened) != nil || len(opened.Tokens) != 1 {
		c.fault = faultIn(reply)
		return
	}
	c.Join(opened.Code, opened.Tokens[0]).Say(room.Say{Do: room.SetReady, Yes: true})
}
