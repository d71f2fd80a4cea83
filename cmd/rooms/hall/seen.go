package hall

import (
	"maps"
	"slices"

	"yanyi/game/room"
)

// Seen is a room in memory, as the server's owner sees it.
type Seen struct {
	Code     string          `json:"code"`
	Game     string          `json:"game,omitempty"` // "" of a room whose state was dropped, since nothing happens
	Phase    room.Phase      `json:"phase"`
	Ply      int             `json:"ply"`
	Seats    []room.Occupant `json:"seats"`
	From     []int           `json:"from,omitempty"` // of each seat, the number of an address that its person has come from, 0 for none here
	Here     int             `json:"here"`           // seats whose person has a connection
	Watching int             `json:"watching"`
	Open     bool            `json:"open,omitempty"`
	Watch    bool            `json:"watch,omitempty"`
	Last     room.Time       `json:"last"` // when something happened
}

// Seen are the rooms that this process has in memory.
func (h *Hall) Seen() []Seen {
	h.mu.Lock()
	codes := slices.Sorted(maps.Keys(h.tables))
	h.mu.Unlock()
	var list []Seen
	for _, code := range codes {
		_ = h.within(code, false, func(t *table) error {
			list = append(list, t.as(code, h.presence(t)))
			return nil
		})
	}
	return list
}

// as is the room as it is seen.
func (t *table) as(code string, p Presence) Seen {
	r := t.room
	s := Seen{Code: code, Phase: r.Phase(), Watching: p.Watching, Last: r.Last()}
	for here := p.Here; here != 0; here &= here - 1 {
		s.Here++
	}
	if r.Phase() == room.Empty {
		return s
	}
	s.From = make([]int, len(r.Seats()))
	for g := range t.guests {
		if int(g.seat) < len(s.From) {
			s.From[g.seat] = max(s.From[g.seat], g.From)
		}
	}
	s.Game, s.Ply, s.Open, s.Watch = r.Setup().Variant, r.Match().Ply(), r.Listing().Open, r.Listing().Watch
	for _, seat := range r.Seats() {
		s.Seats = append(s.Seats, room.Occupant{Taken: seat.Taken, Name: seat.Name, Level: seat.Level, Bot: seat.Bot})
	}
	return s
}

// Thinking is how many computers think or wait to.
func (h *Hall) Thinking() int { return int(h.waiting.Load()) }
