package threekingdoms

import "testing"

// Wei's king is hunted by Shu, which has the queen.
func TestEscapeIsWhereAKingCanWalkUnharmed(t *testing.T) {
	for _, c := range []struct {
		name, pos string
		points    int
	}{
		// The king goes from d15 by d14 and e14 to f15; the queen on g13 controls the rest.
		{"in a corner of its arm", "wK,8/9/3,sQ,5/15/15/15/15/15/15/15/15/15/9/9/4,sK,4 s ws - spent - - 0", 4},
		{"all the board", "4,wK,4/9/9/15/15/15/15/15/15/15/15/15/9/9/4,sK,4 s ws - spent - - 0", escapeMost},
	} {
		if got := read(t, "guoji", c.pos, "last").evaluation().escape(1); got != c.points {
			t.Errorf("%s: %d squares, want %d", c.name, got, c.points)
		}
	}
}

// A confined king is evaluated as closer to mate than a roaming one.
func TestAHuntIsWonByTakingWaysOut(t *testing.T) {
	roams := read(t, "guoji", "9/9/9/15/15/15/7,wK,7/15/15/15/15/15/sQ,8/9/4,sK,4 s ws - spent - - 0", "last")
	hemmed := read(t, "guoji", "wK,8/9/3,sQ,5/15/15/15/15/15/15/15/15/15/9/9/4,sK,4 s ws - spent - - 0", "last")
	if hemmed.Eval(2) <= roams.Eval(2) {
		t.Errorf("hemmed in %d, roaming %d", hemmed.Eval(2), roams.Eval(2))
	}
}

// Four pawns never mate a roaming king, so a pawn move that only delays the draw is worth less
// than waiting; with a bishop beside them it can win.
func TestWhatNobodyCanWinIsNotPutOff(t *testing.T) {
	pawns := read(t, "guoji", "9/9/9/7,wK,7/15/15/5,sP,sP,sP,7/6,sP,8/15/15/15/4,sK,10/9/9/9 s ws - spent - - 8", "last")
	if !pawns.evaluation().futile() {
		t.Error("four pawns are thought to mate")
	}
	if before := pawns.Eval(2); before <= evalAfter(t, pawns, "h9h10") {
		t.Errorf("a pawn's move is worth more than the %d of a running clock", before)
	}
	bishop := read(t, "guoji", "9/9/9/7,wK,7/15/15/5,sP,sB,sP,7/6,sP,8/15/15/15/4,sK,10/9/9/9 s ws - spent - - 8", "last")
	if bishop.evaluation().futile() {
		t.Error("a bishop is thought not to mate")
	}
}

// evalAfter is Shu's evaluation of the position after a turn.
func evalAfter(t *testing.T, p *position, turn string) int {
	play(t, p, turn)
	defer p.Undo()
	return p.Eval(2)
}

// Mating a cornered king is worthwhile, although the hunt for the last one has yet to begin.
func TestMatingTheFirstOfTwoBareKingsIsProgress(t *testing.T) {
	for _, c := range []struct{ variant, cornered, mated string }{
		{"guoji",
			"9/9/9/15/4,sK,10/15/15/15/15/15/15/15/6,wK,2/6,wR,2/8,uK w uws - spent - - 4",
			"9/9/9/15/4,sK,10/15/15/15/15/15/15/15/6,wK,2/6,wR,2/9 s ws - spent - - 0"},
		{"yanyi",
			"4,wK,4/9/9/9/17/17/17/17/16,uK/17/14,wR,2/17/17/9/9/9/3,sK,5 w uws - spent - 0",
			"4,wK,4/9/9/9/17/17/17/17/17/17/14,wR,2/17/17/9/9/9/3,sK,5 s ws - spent - 0"},
	} {
		before, after := read(t, c.variant, c.cornered, "last").Eval(1), read(t, c.variant, c.mated, "last").Eval(1)
		if after <= before {
			t.Errorf("%s: Wei has %d with a king cornered, %d with it mated", c.variant, before, after)
		}
	}
}
