package online

import (
	"encoding/json"
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
)

const (
	keyRooms = "rooms" // of the store
	mostKept = 30
)

// kept is a room that a seat is held in from here.
type kept struct {
	Server string
	Code   string
	Token  string
	Game   string               // the variant's id
	Seat   game.Seat            // held; game.NoSeat for none
	Links  map[game.Seat]string `json:",omitempty"` // tokens of seats that others are invited to
	At     room.Time            // of the last event
	Over   bool
}

// Kept are the server's rooms in which a seat is held here, the latest first, once it is known.
func (c *Client) Kept() (list []host.Kept) {
	for _, k := range c.there() {
		of := host.Kept{Code: k.Code, Game: k.Game, Seat: k.Seat, At: k.At, Over: k.Over, Link: c.seatLink(k)}
		if now, known := c.known[k.Code]; known {
			of.Known, of.Waits, of.Turn = true, now.Waits, now.Turn
			of.Left = time.Duration(now.Left) * time.Millisecond
		}
		list = append(list, of)
	}
	return list
}

// seatLink is the address that opens a kept room in its seat, on another device.
func (c *Client) seatLink(k kept) string {
	base := c.world.Net.Site()
	if base == "" {
		base = k.Server
	}
	return base + "?room=" + k.Code + "#seat=" + k.Token
}

// there are those of the server, once it is known.
func (c *Client) there() []kept {
	return slices.DeleteFunc(c.all(), func(k kept) bool { return c.finder.server != "" && k.Server != c.finder.server })
}

func (c *Client) all() (list []kept) {
	// An unreadable list was not written here, or by another version: it begins anew.
	_ = json.Unmarshal([]byte(c.world.Load(keyRooms)), &list)
	return list[:min(len(list), mostKept)]
}

// keptOf is the kept data of a room; without any, its Token is empty.
func (c *Client) keptOf(code string) kept {
	for _, k := range c.there() {
		if k.Code == code {
			return k
		}
	}
	return kept{}
}

// Forget lets go of a room that is kept here.
func (c *Client) Forget(code string) {
	c.write(slices.DeleteFunc(c.all(), func(k kept) bool { return k.Code == code && k.Server == c.finder.server }))
}

// keep writes down the seat that is held in the room, whenever something has changed.
func (c *Client) keep() {
	r := c.room
	if r.fault == "none" && !r.gone {
		r.gone = true
		c.Forget(r.code)
	}
	if !r.unkept || r.token == "" || r.you == game.NoSeat || r.People().Joining() != nil {
		return
	}
	r.unkept = false
	now := kept{
		Server: c.finder.server, Code: r.code, Token: r.token, Game: r.State().Setup().Variant,
		Seat: r.you, Links: r.invited, At: r.State().Last(), Over: r.State().Phase() >= room.Over,
	}
	rest := slices.DeleteFunc(c.all(), func(k kept) bool { return k.Code == now.Code && k.Server == now.Server })
	c.write(append([]kept{now}, rest...))
}

func (c *Client) write(list []kept) {
	list = list[:min(len(list), mostKept)]
	text, err := json.Marshal(list)
	if err != nil {
		panic("online: what is kept is plain data: " + err.Error())
	}
	c.world.Save(keyRooms, string(text))
}
