package table

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
)

// entries makes a game of which only the seats and events matter.
func entries(seats string, events map[int][]game.Event) []*match.Move {
	var es []*match.Move
	round, last := 0, game.Seat(9)
	for i, c := range seats {
		s := game.Seat(c - '0')
		if s <= last {
			round++
		}
		last = s
		e := &match.Move{Ply: i + 1, Seat: s, Round: round}
		e.Events = events[i+1]
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
			case c.Passed:
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
	over := func(s game.Seat) game.Event { return game.Event{Type: game.PassedOver, Seat: s, N: 1} }
	waits := func(s game.Seat) game.Event { return game.Event{Type: game.PassedOver, Seat: s} }
	type told = map[int][]game.Event
	for _, c := range []struct {
		name, seats string
		events      told
		split       bool
		want        string
	}{
		{"plain", "01201", nil, true, "1: 1 2 3|2: 4 5 .|"},
		{"passed over between", "0201", told{1: {over(1)}}, true, "1: 1 - 2|2: 3 4 .|"},
		{"passed over at the end of a round", "0101", told{2: {over(2)}}, true, "1: 1 2 -|2: 3 4 .|"},
		{"passed over at the beginning of one", "012120", told{3: {over(0)}}, true, "1: 1 2 3|2: - 4 5|3: 6 . .|"},
		{"seen at once", "0", told{1: {over(1)}}, true, "1: 1 - .|"},
		{"waits and moves right after", "01210", told{3: {waits(0)}}, true, "1: 1 2 3|2: . 4 .|3: 5 . .|"},
		{"waits between", "021012", told{1: {waits(1)}}, true, "1: 1 . 2|2: . 3 .|3: 4 5 6|"},
		{"no turn, and nobody passed over", "0201", nil, true, "1: 1 . 2|2: 3 4 .|"},
		{"split by an alliance", "0120120", told{4: {allied}}, true, "1: 1 2 3|2: 4 . .|*4|0: . 5 6|3: 7 . .|"},
		{"passed over after an alliance", "01202", told{4: {allied, over(1)}}, true, "1: 1 2 3|2: 4 . .|*4|0: . - 5|"},
		{"alliance after its round", "0120120", told{4: {allied}}, false, "1: 1 2 3|2: 4 5 6|*4|3: 7 . .|"},
		{"empty beside an alliance", "010", told{2: {allied, over(2)}}, true, "1: 1 2 .|*2|2: 3 . .|"},
		{"passed over in a round with an alliance", "010", told{2: {allied, over(2)}}, false, "1: 1 2 -|*2|2: 3 . .|"},
		{"the fallen are not passed over", "012020", told{3: {weiOut}}, false, "1: 1 2 3|*3|2: 4 . 5|3: 6 . .|"},
		{"from the middle", "2012", nil, true, "1: . . 1|2: 2 3 4|"},
	} {
		if got := draw(Rows(&game.Info{Seats: make([]game.SeatInfo, 3)}, entries(c.seats, c.events), c.split)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
