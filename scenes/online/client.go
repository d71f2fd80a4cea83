package online

import (
	"encoding/json"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
)

// World is what a client needs of the program around it.
type World struct {
	Net  machine.Net
	Find func(id string) (game.Variant, bool)
	// Elapsed is the time since any moment, by a clock that cannot be set.
	Elapsed func() time.Duration
	// Load and Save keep the seats that are held here.
	Load func(key string) string
	Save func(key, text string)
	// Listen is called for every message as it arrives, in a goroutine of its own; nil where
	// ticks never stop.
	Listen func()
}

// Client is how the program plays with people elsewhere.
type Client struct {
	world  World
	finder finder
	asked  *asked // a room that is being created, nil for none
	room   *Room  // the one taken part in, nil for none
	fault  string
	lobby  *lobby // nil while the lobby is closed
	standings
}

// New returns a client. server is the address of a server, or of a page that says where
// one is, as it was named on the command line; "" to look for one where the program comes
// from, or where it was last.
func New(w World, server string) *Client {
	c := &Client{world: w}
	c.finder.begin(w, server)
	return c
}

// asked is a room that has been asked for.
type asked struct {
	setup  *room.Setup // nil for a quick game
	answer <-chan machine.Reply
}

// Tick processes what has arrived. It belongs before every tick.
func (c *Client) Tick() {
	c.finder.tick(c.world)
	c.created()
	if c.lobby != nil {
		c.lobby.tick()
	}
	c.enquire()
	if c.room != nil {
		c.room.found(c.finder.server, c.Looking())
		c.room.tick()
		c.keep()
	}
}

// Available reports whether a server of rooms has answered.
func (c *Client) Available() bool { return c.finder.server != "" }

// Looking reports whether the search for a server goes on.
func (c *Client) Looking() bool { return c.finder.answer != nil }

// Server is the address of the server, ending in a slash; "" if there is none.
func (c *Client) Server() string { return c.finder.server }

// Create asks for a room. Creating is true until there is a Room, or a Fault.
func (c *Client) Create(setup *room.Setup) {
	body, err := json.Marshal(room.Say{V: room.Version, Do: room.Create, Setup: setup})
	if err != nil {
		panic("online: a set-up is plain data: " + err.Error())
	}
	c.Leave()
	c.fault = ""
	c.asked = &asked{setup, c.world.Net.Fetch(c.finder.server+"rooms/new", string(body))}
}

// Creating reports whether a room has been asked for and not answered yet.
func (c *Client) Creating() bool { return c.asked != nil }

// Fault is the code of why the last room asked for was not created ("many", "server",
// "lost" where nothing answered, …), "" if it was.
func (c *Client) Fault() string { return c.fault }

// created takes in the answer to Create.
func (c *Client) created() {
	if c.asked == nil {
		return
	}
	select {
	case reply := <-c.asked.answer:
		setup := c.asked.setup
		if c.asked = nil; setup == nil {
			c.seated(reply)
			return
		}
		c.opened(reply, setup)
	default:
	}
}

// opened joins the room that was created, in its creator's seat.
func (c *Client) opened(reply machine.Reply, setup *room.Setup) {
	var opened room.Opened
	if reply.Err != nil || reply.Status != 201 || json.Unmarshal([]byte(reply.Body), &opened) != nil {
		if c.fault = faultIn(reply); c.fault == "format" { // a part of the set-up is unknown there
			c.fault = "bounds"
		}
		return
	}
	token := ""
	for i, p := range setup.Seats {
		if p.Name != "" && i < len(opened.Tokens) {
			token = opened.Tokens[i]
			break
		}
	}
	c.Join(opened.Code, token)
	for s, t := range opened.Tokens {
		if t != "" && t != token {
			c.room.invite(game.Seat(s), t)
		}
	}
}

// faultIn is the code in a refusal over HTTP, "lost" if there is none.
func faultIn(reply machine.Reply) string {
	var m room.Message
	if reply.Err == nil && json.Unmarshal([]byte(reply.Body), &m) == nil && m.Refused != nil {
		return m.Refused.Code
	}
	return "lost"
}

// Join takes part in a room in the place of the last: with a seat's token, as the link
// of its invitation has it, or the one that is kept for the room here, or without any,
// to look on or to sit down on a free seat. Where the server is may not be known yet.
func (c *Client) Join(code, token string) *Room {
	c.Leave()
	kept := c.keptOf(code)
	if token == "" {
		token = kept.Token
	}
	c.room = newRoom(c.world, c.finder.server, code, token)
	if token == kept.Token {
		for s, t := range kept.Links {
			c.room.invite(game.Seat(s), t)
		}
	}
	return c.room
}

// Visit takes part in the room that a text names, its code or a link to it, and reports
// whether it names any. A window asks where the link leads for the server.
func (c *Client) Visit(text string) bool {
	code, token, ok := host.ReadCode(text)
	if !ok {
		return false
	}
	site, _, linked := strings.Cut(strings.TrimSpace(text), "?")
	switch {
	case linked && c.world.Net.Site() == "":
		c.finder.server = ""
		c.finder.ask(c.world, slashed(site))
	case !c.Available() && !c.Looking(): // perhaps there is one by now
		c.finder.begin(c.world, "")
	}
	if strings.Contains(text, "mode=watch") {
		c.watch(code)
		return true
	}
	c.Join(code, token)
	return true
}

// watch opens a room as a spectator, even if a seat is held there from here.
func (c *Client) watch(code string) {
	c.Leave()
	c.room = newRoom(c.world, c.finder.server, code, "")
	c.room.looks = true
}

// Room is the one taken part in, nil for none.
func (c *Client) Room() *Room { return c.room }

// Leave ends the connection to the room. The seat stays held, and its person may return. A room
// that is still being created is not joined.
func (c *Client) Leave() {
	c.asked = nil
	if c.room != nil {
		c.room.close()
		c.room = nil
		c.Enquire()
	}
}
