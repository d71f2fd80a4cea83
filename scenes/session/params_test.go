package session

import "testing"

// Addresses are equal if they begin the same game, whatever display they ask for.
func TestAddressesAreTheSameThatBeginTheSameGame(t *testing.T) {
	one := Params{Game: "yanyi", Seats: "human,ai:3,ai:3"}
	for _, c := range []struct {
		other Params
		same  bool
	}{
		{Params{Game: "yanyi", Seats: "human, ai:3,ai:3 ", Lang: "en", Bg: "dark", View: "w", Pieces: "letters", Motion: "reduce"}, true},
		{Params{Game: "jieqi", Seats: "human,ai:3,ai:3"}, false},
		{Params{Game: "yanyi", Seats: "ai:3,human,ai:3"}, false},
		{Params{Game: "yanyi", Seats: "human,ai:3,ai:3", Position: "start"}, false},
		{Params{Game: "yanyi"}, false},
	} {
		if same := c.other.Address() == one.Address(); same != c.same {
			t.Errorf("%+v: the same %t, want %t", c.other, same, c.same)
		}
	}
	spaced, plain := Params{Game: "xiangqi", Position: " 9/9  w "}, Params{Game: "xiangqi", Position: "9/9 w"}
	if spaced.Address() != plain.Address() {
		t.Error("spaces make another position")
	}
}
