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

// Four pawns never mate a roaming king, so a pawn's move that puts off the draw is
// worth less than waiting for it; a bishop beside them can.
func TestWhatNobodyCanWinIsNotPutOff(t *testing.T) {
	pawns := read(t, "guoji", "9/9/9/7,wK,7/15/15/5,sP,sP,sP,7/6,sP,8/15/15/15/4,sK,10/9/9/9 s ws - spent - - 8", "last")
	if !pawns.futile() {
		t.Error("four pawns are thought to mate")
	}
	if before := pawns.Eval(2); before <= evalAfter(t, pawns, "h9h10") {
		t.Errorf("a pawn's move is worth more than the %d of a running clock", before)
	}
	bishop := read(t, "guoji", "9/9/9/7,wK,7/15/15/5,sP,sB,sP,7/6,sP,8/15/15/15/4,sK,10/9/9/9 s ws - spent - - 8", "last")
	if bishop.futile() {
		t.Error("a bishop is thought not to mate")
	}
}

// evalAfter is what Shu thinks of the position after a turn.
func evalAfter(t *testing.T, p *position, turn string) int {
	play(t, p, turn)
	defer p.Undo()
	return p.Eval(2)
}
