package hall

import (
	"encoding/json"
	"math/rand/v2"
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// Presence is the connections to a room.
type Presence struct {
	Here     game.SeatSet // seats whose person has
	Weak     game.SeatSet // of these, whose connections are all slow to answer
	Watching int          // connections without a seat
}

const (
	sweepTime = 5 * time.Second // between two calls of all that is here
	countTime = time.Second     // between two words of nothing but how many watch
	staleTime = 3 * sweepTime   // after which what another process called counts no more
	dayGame   = room.Time(time.Hour / time.Millisecond)
)

// crowd is what a table knows of presence. None of it is written down.
type crowd struct {
	others map[string]other // processes, as they called last
	mine   Presence         // what this process called last
	told   Presence         // as last sent to the guests
	// A person has lost the last connection since the sweep was here.
	vanished bool
	gone     map[int]room.Time // since when a seat's person has had no connection
	woken    room.Time         // when the room was last found by the sweep, with nothing before

	counted  time.Time // when any of this was last sent
	counting bool      // a new count of spectators is due soon
}

// other is the presence on another process.
type other struct {
	Presence
	at time.Time
}

// local is the presence on this process.
func (t *table) local() Presence {
	var p Presence
	var strong game.SeatSet
	for g := range t.guests {
		switch {
		case g.Quiet:
			continue
		case g.seat == game.NoSeat:
			p.Watching++
			continue
		case !g.weak:
			strong = strong.With(g.seat)
		}
		p.Here = p.Here.With(g.seat)
	}
	p.Weak = p.Here &^ strong
	return p
}

// presence is the presence on all processes.
func (h *Hall) presence(t *table) Presence {
	p := t.local()
	strong := p.Here &^ p.Weak
	for name, o := range t.others {
		if time.Since(o.at) > staleTime {
			delete(t.others, name)
			continue
		}
		p.Here |= o.Here
		p.Watching += o.Watching
		strong |= o.Here &^ o.Weak
	}
	p.Weak = p.Here &^ strong
	return p
}

// announce sends the presence to guests and other processes, if it has changed.
func (h *Hall) announce(code string, t *table) {
	if p, mine := h.presence(t), t.local(); (p != t.told || mine != t.mine) && !h.waits(code, t, p, mine) {
		t.counted = time.Now()
		h.spread(code, t, p, mine)
	}
	h.list(code, t)
}

func (h *Hall) spread(code string, t *table, p, mine Presence) {
	if p != t.told {
		t.vanished = t.vanished || t.told.Here&^p.Here != 0
		t.told = p
		for g := range t.guests {
			g.See(p)
		}
	}
	if mine != t.mine {
		t.mine = mine
		h.call(map[string]Presence{code: mine})
	}
}

// waits reports whether a change can be sent a little later, with others that follow, and sees
// to it. Otherwise a crowd of arriving spectators would be announced one by one.
func (h *Hall) waits(code string, t *table, p, mine Presence) bool {
	wait := countTime - time.Since(t.counted)
	if wait <= 0 || !t.told.counts(p) || !t.mine.counts(mine) {
		return false
	}
	if !t.counting {
		t.counting = true
		time.AfterFunc(wait, func() { h.count(code) })
	}
	return true
}

// count sends the number of spectators.
func (h *Hall) count(code string) {
	_ = h.within(code, false, func(t *table) error {
		t.counting = false
		h.announce(code, t)
		return nil
	})
}

// counts reports whether nothing but the count differs.
func (p Presence) counts(o Presence) bool { return p.Here == o.Here && p.Weak == o.Weak }

// Weak notes whether a guest's connection is slow to answer.
func (h *Hall) Weak(code string, g *Guest, weak bool) {
	_ = h.within(code, false, func(t *table) error {
		if g.weak != weak {
			g.weak = weak
			h.announce(code, t)
		}
		return nil
	})
}

// call is a message between processes: the presence in rooms.
type call struct {
	From  string
	Rooms map[string]Presence
}

const mostCalled = 500 // rooms in one call

func (h *Hall) call(rooms map[string]Presence) {
	text, err := json.Marshal(call{h.name, rooms})
	if err == nil {
		err = h.journal.Call(text)
	}
	if err != nil && h.ctx.Err() == nil {
		h.Log.Error("calling other processes", "error", err)
	}
}

// called handles another process's announcement.
func (h *Hall) called(text []byte) {
	var c call
	if json.Unmarshal(text, &c) != nil || c.From == h.name {
		return
	}
	for code, p := range c.Rooms {
		if h.table(code, false) != nil {
			go h.note(code, c.From, p)
		}
	}
}

// note notes the presence on another process.
func (h *Hall) note(code, from string, p Presence) {
	_ = h.within(code, false, func(t *table) error {
		if t.others == nil {
			t.others = map[string]other{}
		}
		t.others[from] = other{p, time.Now()}
		h.announce(code, t)
		return nil
	})
}

// newName is a name that no other process has.
func newName(luck rand.Source) string {
	return time.Now().UTC().Format("150405.000000000") + string(rune('a'+luck.Uint64()%26))
}
