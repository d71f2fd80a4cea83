package threekingdoms

import "testing"

// Wei's king is hunted by Shu, who has the queen.
func TestRoomIsWhereAKingCanWalkUnharmed(t *testing.T) {
	for _, c := range []struct {
		name, pos string
		room      int
	}{
		// From d15 over d14 and e14 to f15; the queen on g13 has the rest.
		{"in a corner of its arm", "wK,8/9/3,sQ,5/15/15/15/15/15/15/15/15/15/9/9/4,sK,4 s ws - spent - - 0", 4},
		{"all the board", "4,wK,4/9/9/15/15/15/15/15/15/15/15/15/9/9/4,sK,4 s ws - spent - - 0", roomMost},
	} {
		if got := read(t, "guoji", c.pos, "last").room(1); got != c.room {
			t.Errorf("%s: %d squares, want %d", c.name, got, c.room)
		}
	}
}

// A king hemmed in is judged nearer to its mate than one that roams.
func TestAHuntIsWonByTakingRoom(t *testing.T) {
	roams := read(t, "guoji", "9/9/9/15/15/15/7,wK,7/15/15/15/15/15/sQ,8/9/4,sK,4 s ws - spent - - 0", "last")
	hemmed := read(t, "guoji", "wK,8/9/3,sQ,5/15/15/15/15/15/15/15/15/15/9/9/4,sK,4 s ws - spent - - 0", "last")
	if hemmed.Eval(2) <= roams.Eval(2) {
		t.Errorf("hemmed in %d, roaming %d", hemmed.Eval(2), roams.Eval(2))
	}
}
