package hall

import (
	"maps"
	"slices"

	"yanyi/game/room"
)

// Seen is a room in memory, as the server's owner sees it.
type Seen struct {
	Code     string       `json:"code"`
	Game     string       `json:"game,omitempty"` // "" of a room whose state was dropped, since nothing happens
	Phase    room.Phase   `json:"phase"`
	Ply      int          `json:"ply"`
	Seats    []room.Chair `json:"seats"`
	Here     int          `json:"here"` // seats whose person has a connection
	Watching int          `json:"watching"`
	Open     bool         `json:"open,omitempty"`
	Watch    bool         `json:"watch,omitempty"`
	Last     room.Time    `json:"last"` // when something happened
}

// SeenBy are the rooms that a process has in memory.
func SeenBy(h *Hall) []Seen {
	h.mu.Lock()
	codes := slices.Sorted(maps.Keys(h.tables))
	h.mu.Unlock()
	var list []Seen
	for _, code := range codes {
		if t := h.locked(code, false); t != nil {
			list = append(list, seenIn(h, code, t))
			t.mu.Unlock()
		}
	}
	return list
}

func seenIn(h *Hall, code string, t *table) Seen {
	p, r := h.presence(t), t.room
	s := Seen{Code: code, Phase: r.Phase(), Watching: p.Watching, Last: r.Last()}
	for here := p.Here; here != 0; here &= here - 1 {
		s.Here++
	}
	if r.Phase() == room.Empty {
		return s
	}
	s.Game, s.Ply, s.Open, s.Watch = r.Setup().Variant, r.Match().Ply(), r.Listing().Open, r.Listing().Watch
	for _, seat := range r.Seats() {
		s.Seats = append(s.Seats, room.Chair{Taken: seat.Taken, Name: seat.Name, Level: seat.Level})
	}
	return s
}

// ThinkingIn is how many computers think or wait to.
func ThinkingIn(h *Hall) int { return int(h.waiting.Load()) }
