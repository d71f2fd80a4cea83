package advice_test

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/catalog"
)

// parsed is a position of a game.
func parsed(t *testing.T, id, position string) (game.Variant, game.Position) {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	pos, err := v.Parse(position, nil)
	if err != nil {
		t.Fatal(err)
	}
	return v, pos
}

// A square is attacked by pieces of every player, and guarded by those that would recapture.
func TestWhoPressesASquare(t *testing.T) {
	const three = "wR,wN,wB,wA,wK,wA,wB,1,wR/9/1,wC,4,wN,wC,1/wP,1,wP,1,wP,1,wP,1,wP/5,sR,7,uP,2,uR/14,uC,2/3,hR,9,uP,2,uB/7,uN,7,uN,uA/hK,1,hC,hR,3,sC,5,uP,2,uK/16,uA/3,hR,9,uP,uN,1,uB/14,uC,2/9,wC,3,uP,2,uR/sP,1,sP,1,sP,1,sP,1,sP/9/9/sR,sN,sB,sA,sK,sA,sB,sN,1 w uws - idle - 0"
	for _, c := range []struct{ id, position, square, want string }{
		{"xiangqi", "3k5/9/4r4/9/4C4/9/9/9/R8/5K3 w", "e6", "e8 b"},
		{"xiangqi", "3k5/9/4r4/9/4C4/9/9/9/4R4/5K3 w", "e6", "e2 r guards, e8 b"},
		{"xiangqi", "3k5/9/4r4/9/9/9/9/9/4R4/5K3 w", "e5", "e2 r, e8 b"},
		{"yanyi", three, "f15", "f13 s, l15 w guards"},
		{"xiangqi", "3k5/9/4r4/9/4C4/9/9/9/R8/5K3 w", "e4", ""},           // a cannon without a screen
		{"xiangqi", "3k5/9/4r4/9/4C4/4P4/9/9/R8/5K3 w", "e4", "e6 r"},     // with one
		{"xiangqi", "3k5/9/4r4/9/9/9/9/4P4/R8/5K3 w", "e4", "e3 r, e8 b"}, // a soldier before it
		{"xiangqi", "3k5/9/4r4/9/9/9/9/9/R8/5K3 w", "a8", "a2 r, e8 b"},   // either may be the passive one
		{"guoji", "start", "f3", "E1 s, E2 s, G2 s"},                      // pawns capture diagonally, though they move straight
		{"baige", "start", "e5", "d4 w, f4 w"},                            // likewise
	} {
		v, pos := parsed(t, c.id, c.position)
		sq, err := v.Info().Board.Square(c.square)
		if err != nil {
			t.Fatal(err)
		}
		var told []string
		for _, p := range advice.Pressure(v, nil, pos, sq) {
			text := v.Info().Board.Label(p.From) + " " + string(rune(v.Info().Seats[p.By].Letter))
			if p.Guards {
				text += " guards"
			}
			told = append(told, text)
		}
		slices.Sort(told)
		if got := strings.Join(told, ", "); got != c.want {
			t.Errorf("%s of %s: %q, want %q", c.square, c.position, got, c.want)
		}
	}
}

// Among three, one opponent may open a line and the other then capture.
func TestWhatTwoRivalsTogetherCouldTake(t *testing.T) {
	// Shu's chariot captures on f15 at once; nothing else is in reach.
	v, pos := parsed(t, "yanyi", "4,wK,4/9/1,wC,7/9/5,sR,11/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/8,sP,8/17/9/9/9/4,sK,4 w uws - idle - 0")
	if got := endangered(v, pos); got != "f15" {
		t.Errorf("in danger: %s", got)
	}
	// Wu's cannon on f10 has one piece too many before it until Shu's horse on f12 has moved.
	v, pos = parsed(t, "yanyi", "4,wK,4/9/1,wC,7/9/5,sP,11/5,sN,11/3,hR,13/5,uC,11/hK,1,hC,hR,12,uK/17/3,hR,13/8,sP,8/17/9/9/9/4,sK,4 w uws - idle - 0")
	if got := endangered(v, pos); got != "f15" {
		t.Errorf("in danger: %s", got)
	}
}

func endangered(v game.Variant, pos game.Position) string {
	var names []string
	for _, sq := range advice.Endangered(v, nil, pos, pos.Actor()) {
		names = append(names, v.Info().Board.Label(sq))
	}
	return strings.Join(names, " ")
}

// The objection to a move describes the effect of its best answer.
func TestWhatIsSaidAgainstATurn(t *testing.T) {
	for _, c := range []struct{ name, id, position, turn, answers, want string }{
		{"a chariot for nothing", "xiangqi", "3k5/9/9/9/1r7/9/R8/9/9/4K4 w", "a4b4", "b6b4", "coach.takes"},
		{"one that is guarded, for a horse", "xiangqi", "3k5/9/9/9/9/2n6/9/R8/R8/4K4 w", "a3a4", "c5a4", "coach.takes.for"},
		{"a fair exchange", "xiangqi", "3k5/9/9/9/9/2n6/r8/9/R8/4K4 w", "a2a4", "c5a4", ""},
		{"a soldier", "xiangqi", "3k5/9/9/9/1r7/9/P8/9/9/4K4 w", "e1e2", "b6b4 e2e1 b4a4", ""},
		{"mate", "xiangqi", "3k5/R8/9/9/9/9/8r/9/1R7/4K4 b", "i4i3", "b2b10", "coach.mate"},
		{"mate in two", "xiangqi", "3k5/9/9/R8/9/9/8p/9/1R7/4K4 b", "i4i3", "b2b9 i3i2 a7a10", "coach.mate.in"},
		{"the emperor", "yanyi", "4,wK,4/9/9/9/2,sR,14/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/8,sP,8/17/9/9/9/4,sK,4 s uws - idle - 0", "i6i7", "c10a9", "coach.deposes"},
		{"an alliance of others", "yanyi", "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/17/9/9/9/4,sK,4 s uws - idle - 0", "i6i7", "c7a8", "coach.allies"},
		{"an alliance lost with a horse for a horse", "mini", "1,wK,3/5/5/5/3,hR,9/4,uN,8/hK,2,hC,8,uK/3,sN,2,sR,6/3,hR,9/5/5/5/3,sK,1 s uws - idle - 0", "h1h2", "e8d6", "coach.spoils"},
		{"an alliance that another horse can make yet", "mini", "1,wK,3/5/5/5/3,hR,9/3,sN,uN,8/hK,2,hC,8,uK/3,sN,2,sR,6/3,hR,9/5/5/5/3,sK,1 s uws - idle - 0", "h1h2", "e8d6", ""},
		{"a horse for a horse far from the alliance points", "mini", "1,wK,3/5/5/5/3,hR,9/13/hK,2,hC,3,uN,4,uK/5,sN,sR,6/3,hR,9/5/5/5/3,sK,1 s uws - idle - 0", "h1h2", "h7f6", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			v, pos := parsed(t, c.id, c.position)
			me := pos.Actor()
			turn, err := game.Find(v.Info(), pos, c.turn)
			if err != nil {
				t.Fatal(err)
			}
			pos.Do(turn)
			r, ok := advice.Against(v, nil, pos, pos.Events(nil), me, strings.Fields(c.answers))
			if ok != (c.want != "") || r.Why.Key != c.want {
				t.Errorf("%q, want %q", r.Why.Key, c.want)
			}
		})
	}
}
