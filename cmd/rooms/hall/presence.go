package hall

import (
	"encoding/json"
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// Presence is who has a connection to a room.
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

// crowd is what a table knows of who is here. None of it is written down.
type crowd struct {
	others map[string]other  // processes, as they called last
	mine   Presence          // what this process called last
	told   Presence          // what the guests were told last
	gone   map[int]room.Time // since when a seat's person has had no connection
	woken  room.Time         // when the room was last found by the sweep, with nothing before

	counted  time.Time // when anything of this was last told
	counting bool      // it is told again soon how many watch
}

// other is what is here on another process.
type other struct {
	Presence
	at time.Time
}

// local is who is here on this process.
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

// presence is who is here on any process.
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

// announce tells the guests and the other processes who is here, if that has changed.
func (h *Hall) announce(code string, t *table) {
	if p, mine := h.presence(t), t.local(); (p != t.told || mine != t.mine) && !h.waits(code, t, p, mine) {
		t.counted = time.Now()
		h.spread(code, t, p, mine)
	}
	list(h, code, t)
}

func (h *Hall) spread(code string, t *table, p, mine Presence) {
	if p != t.told {
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

// waits reports whether a change can be told a little later, with others that follow, and
// sees to it. A crowd that comes to watch would else hear of each other, one by one.
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

// count tells how many watch now.
func (h *Hall) count(code string) {
	if t := h.locked(code, false); t != nil {
		defer t.mu.Unlock()
		t.counting = false
		h.announce(code, t)
	}
}

// counts reports whether nothing but the count differs.
func (p Presence) counts(o Presence) bool { return p.Here == o.Here && p.Weak == o.Weak }

// Weak notes whether a guest's connection is slow to answer.
func (h *Hall) Weak(code string, g *Guest, weak bool) {
	t := h.locked(code, false)
	if t == nil {
		return
	}
	defer t.mu.Unlock()
	if g.weak != weak {
		g.weak = weak
		h.announce(code, t)
	}
}

// call is what processes call to each other: who is here in which rooms.
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

// called hears another process.
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

// note notes who is here on another process.
func (h *Hall) note(code, from string, p Presence) {
	t := h.locked(code, false)
	if t == nil {
		return
	}
	defer t.mu.Unlock()
	if t.others == nil {
		t.others = map[string]other{}
	}
	t.others[from] = other{p, time.Now()}
	h.announce(code, t)
}

// newName is a name that no other process has.
func newName() string {
	return time.Now().UTC().Format("150405.000000000") + string(rune('a'+luck{}.Uint64()%26))
}
