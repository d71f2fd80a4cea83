package board

import (
	"testing"

	"yanyi/game"
)

func square10() *game.Board {
	return game.NewBoard(game.Hundred, 10, 10, func(int, int) bool { return true })
}

func TestLayoutPrintsWhatItReads(t *testing.T) {
	cross := game.NewBoard(game.Cross, 3, 3, func(f, r int) bool { return f == 1 || r == 1 })
	for _, c := range []struct {
		layout Layout
		text   string
	}{
		{Layout{square10(), false}, "10/k9/9K/4pp4/10/10/1p1p1p1p1p/10/10/10"},
		{Layout{cross, true}, "wR/1,hC:u,1/1"},
		{Layout{cross, true}, "1/3/sP"},
		{Layout{cross, true}, "1/aA,bB,cC/sP"},
	} {
		var faults game.Faults
		got := map[game.Square]string{}
		c.layout.Read(c.text, &faults, func(sq game.Square, token string) { got[sq] = token })
		if err := faults.Err(); err != nil {
			t.Errorf("%s: %v", c.text, err)
		}
		back := c.layout.Append(nil, func(dst []byte, sq game.Square) ([]byte, bool) {
			token, ok := got[sq]
			return append(dst, token...), ok
		})
		if string(back) != c.text {
			t.Errorf("read %s, printed %s", c.text, back)
		}
	}
}

func TestLayoutReportsEveryFault(t *testing.T) {
	var faults game.Faults
	Layout{square10(), false}.Read("11/9/10/10/10/10/10/10/10/8", &faults, func(game.Square, string) {})
	if len(faults) != 3 {
		t.Errorf("faults %v, want three ranks of wrong length", faults)
	}
}

func TestLayoutReportsEmptyPlaces(t *testing.T) {
	cross := game.NewBoard(game.Cross, 3, 3, func(f, r int) bool { return f == 1 || r == 1 })
	for text, want := range map[string]int{"wR//wR": 1, "wR/wR,,2/wR": 1, "wR/,3/wR,": 2, "//": 3, "wR/2,9223372036854775807,wR/wR": 1} {
		var faults game.Faults
		Layout{cross, true}.Read(text, &faults, func(_ game.Square, token string) {
			if token == "" {
				t.Errorf("%s: an empty piece is placed", text)
			}
		})
		if len(faults) != want {
			t.Errorf("%s: faults %v, want %d", text, faults.Error(), want)
		}
	}
}

func TestLinesStopAtTheEdge(t *testing.T) {
	b := square10()
	lines := NewLines(b)
	d4 := b.At(3, 3)
	for d, want := range map[Dir]int{East: 6, NorthEast: 6, North: 6, NorthWest: 3, West: 3, SouthWest: 3, South: 3, SouthEast: 3} {
		if got := len(lines[d4][d]); got != want {
			t.Errorf("direction %d from d4 has %d squares, want %d", d, got, want)
		}
	}
}

func TestBagText(t *testing.T) {
	bag, err := ParseBag("RPCRNPC")
	if err != nil || bag.String() != "CCNPPRR" || bag.Len() != 7 || bag.Kinds() != 4 {
		t.Errorf("bag %s (%v)", bag.String(), err)
	}
	for _, bad := range []string{"", "RX?", "r"} {
		if _, err := ParseBag(bad); err == nil {
			t.Errorf("bag %q read without an error", bad)
		}
	}
}

func TestJournalDropsWhatItBegan(t *testing.T) {
	var j Journal[int]
	*j.Begin() = 1
	j.Add(game.Event{Type: game.Moved})
	*j.Begin() = 3
	j.Add(game.Event{Type: game.Captured})
	j.Add(game.Event{Type: game.Check})
	if n := len(j.Events(1)); n != 2 {
		t.Errorf("%d events in the newest entry, want 2", n)
	}
	if n := len(j.Events(9)); n != 3 {
		t.Errorf("%d events in all, want 3", n)
	}
	if u := *j.Drop(); u != 3 || len(j.Events(1)) != 1 || j.Len() != 1 {
		t.Errorf("after the drop: undo %d, events %v", u, j.Events(1))
	}
}
