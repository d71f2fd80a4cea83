package darkchess

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// threats names the squares from which the piece on from could be captured if it stood on at.
func threats(t *testing.T, p *position, from, at string) string {
	t.Helper()
	var squares [2]game.Square
	for i, name := range [2]string{from, at} {
		sq, err := geometry.Square(name)
		if err != nil {
			t.Fatal(err)
		}
		squares[i] = sq
	}
	before := p.String()
	var names []string
	for _, sq := range p.Threats(nil, squares[0], squares[1]) {
		names = append(names, geometry.Name(sq))
	}
	if after := p.String(); after != before {
		t.Fatalf("asking changed\n%s to\n%s", before, after)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// The captures of README.md, Turn: equal and higher ranks capture at one step; a soldier
// captures a king and a king no soldier; a cannon jumps over one face-up piece and captures
// neither king nor chariot; an ally captures nothing.
func TestThreats(t *testing.T) {
	// Rank 5 holds Wei's chariot c5, Shu's horse d5, Wu's chariot e5 and Wei's cannon g5; rank 4
	// holds Shu's king d4 and Wu's soldier e4.
	const start = "1/7/7/7/2,wR,sN,uR,1,wC,2/2,sK,uP,3/7/7/1 s uws %s spent 0 u=-,w=-,s=-"
	for _, c := range []struct{ alliance, from, at, want string }{
		{"-", "d5", "d5", "c5 e5 g5"}, // higher chariots beside it, and a cannon over one face-up piece
		{"uw", "d5", "d5", "c5 e5 g5"},
		{"ws", "d5", "d5", "e5"},
		{"-", "d4", "d4", "e4"}, // the soldier takes the king
		{"-", "e4", "e4", ""},   // the king does not capture the soldier, the chariot above is its own
		{"-", "c5", "c5", ""},   // the horse ranks below the chariot, and no cannon captures one
		{"-", "d5", "d6", ""},   // stepped away
		{"-", "d5", "c5", "g5"}, // after capturing the chariot: only e5 is in between
		{"-", "d5", "f5", "e5"}, // the cannon beside it needs a screen
		{"-", "d5", "e5", ""},   // after capturing the other: no enemy beside it
		{"-", "b2", "b2", ""},
	} {
		p := read(t, strings.Replace(start, "%s", c.alliance, 1))
		if got := threats(t, p, c.from, c.at); got != c.want {
			t.Errorf("alliance %s: %s on %s could be taken by %q, want %q", c.alliance, c.from, c.at, got, c.want)
		}
	}
}

// Unowned Han neither captures nor is captured, face-down pieces are never captured, and the
// query allocates nothing.
func TestThreatsOfWhatCannotBeTaken(t *testing.T) {
	p := read(t, "start")
	for _, name := range []string{"e5", "i5", "b2", "e2"} {
		if got := threats(t, p, name, name); got != "" {
			t.Errorf("%s could be taken by %s", name, got)
		}
	}
	q := read(t, "1/7/7/7/2,wR,sN,uR,1,wC,2/7/7/7/1 s uws - spent 0 u=-,w=-,s=-")
	buf := make([]game.Square, 0, 8)
	d5, _ := geometry.Square("d5")
	q.Threats(buf, d5, d5)
	if n := testing.AllocsPerRun(100, func() { q.Threats(buf, d5, d5) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
