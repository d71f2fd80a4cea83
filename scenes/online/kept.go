package online

import (
	"encoding/json"
	"slices"

	"yanyi/game"
	"yanyi/game/room"
)

const (
	keyRooms = "rooms" // of the store
	mostKept = 30
)

// Kept is a room that a seat is held in from here.
type Kept struct {
	Server string
	Code   string
	Token  string
	Game   string               // the variant's id
	Seat   game.Seat            // held; game.NoSeat for none
	Links  map[game.Seat]string `json:",omitempty"` // tokens of seats that others are invited to
	At     room.Time            // of the last event
	Over   bool
}

// Kept is the rooms that a seat is held in from here, the latest first: those of the
// server, once it is known.
func (c *Client) Kept() []Kept {
	if c == nil {
		return nil
	}
	return slices.DeleteFunc(c.all(), func(k Kept) bool { return c.finder.server != "" && k.Server != c.finder.server })
}

func (c *Client) all() (list []Kept) {
	// What cannot be read was not written here, or by another version: it begins anew.
	_ = json.Unmarshal([]byte(c.world.Load(keyRooms)), &list)
	return list[:min(len(list), mostKept)]
}

// keptOf is what is kept of a room; nothing is, its Token is empty.
func (c *Client) keptOf(code string) Kept {
	for _, k := range c.Kept() {
		if k.Code == code {
			return k
		}
	}
	return Kept{}
}

// Forget lets go of a room that is kept here.
func (c *Client) Forget(code string) {
	c.write(slices.DeleteFunc(c.all(), func(k Kept) bool { return k.Code == code && k.Server == c.finder.server }))
}

// keep writes down the seat that is held in the room, whenever something has changed.
func (c *Client) keep() {
	r := c.room
	if r.fault == "none" {
		c.Forget(r.Code)
	}
	if !r.unkept || r.Token == "" || r.You() == game.NoSeat {
		return
	}
	r.unkept = false
	now := Kept{
		Server: c.finder.server, Code: r.Code, Token: r.Token, Game: r.State().Setup().Variant,
		Seat: r.You(), Links: r.invited, At: r.State().Last(), Over: r.State().Phase() >= room.Over,
	}
	rest := slices.DeleteFunc(c.all(), func(k Kept) bool { return k.Code == now.Code && k.Server == now.Server })
	c.write(append([]Kept{now}, rest...))
}

func (c *Client) write(list []Kept) {
	list = list[:min(len(list), mostKept)]
	text, err := json.Marshal(list)
	if err != nil {
		panic("online: what is kept is plain data: " + err.Error())
	}
	c.world.Save(keyRooms, string(text))
}
