package table

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
)

// entries makes a game of which only the seats and events matter.
func entries(seats string, events map[int]game.Event) []match.Move {
	var es []match.Move
	round, last := 0, game.Seat(9)
	for i, c := range seats {
		s := game.Seat(c - '0')
		if s <= last {
			round++
		}
		last = s
		e := match.Move{Ply: i + 1, Seat: s, Round: round}
		if ev, ok := events[i+1]; ok {
			e.Events = []game.Event{ev}
		}
		es = append(es, e)
	}
	return es
}

func draw(rows []Row) string {
	var b strings.Builder
	for _, r := range rows {
		if r.Event != nil {
			fmt.Fprintf(&b, "*%d|", r.Ply)
			continue
		}
		fmt.Fprintf(&b, "%d:", r.Round)
		for _, c := range r.Cells {
			switch {
			case c.Skipped:
				b.WriteString(" -")
			case c.Ply == 0:
				b.WriteString(" .")
			default:
				fmt.Fprintf(&b, " %d", c.Ply)
			}
		}
		b.WriteString("|")
	}
	return b.String()
}

func TestRows(t *testing.T) {
	allied := game.Event{Type: game.Allied}
	weiOut := game.Event{Type: game.WentOut, Seat: game.Wei}
	for _, c := range []struct {
		name, seats string
		events      map[int]game.Event
		split       bool
		want        string
	}{
		{"plain", "01201", nil, true, "1: 1 2 3|2: 4 5 .|"},
		{"out of order", "0201", nil, true, "1: 1 - 2|2: 3 4 .|"},
		{"back to the first", "0101", nil, true, "1: 1 2 -|2: 3 4 .|"},
		{"split by an alliance", "0120120", map[int]game.Event{4: allied}, true, "1: 1 2 3|2: 4 . .|*4|0: - 5 6|3: 7 . .|"},
		{"alliance after its round", "0120120", map[int]game.Event{4: allied}, false, "1: 1 2 3|2: 4 5 6|*4|3: 7 . .|"},
		{"the fallen are not skipped", "012020", map[int]game.Event{3: weiOut}, false, "1: 1 2 3|*3|2: 4 . 5|3: 6 . .|"},
		{"from the middle", "2012", nil, true, "1: . . 1|2: 2 3 4|"},
	} {
		if got := draw(Rows(entries(c.seats, c.events), 3, c.split)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
