package threekingdoms

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/game"
)

// pact is a position in which two are allied and the third commands Han: each has a king and a
// chariot, and the third has so many chariots more.
func pact(t *testing.T, allies, alone string, chariots int) *position {
	t.Helper()
	row := strings.Repeat(alone+"R,", chariots) + fmt.Sprint(9-chariots)
	return read(t, "yanyi", fmt.Sprintf("4,wK,4/wR,8/9/9/17/17/17/17/hK:%s,15,uK/17/17/17/15,uR,1/9/%s/sR,8/3,sK,5 u uws %s spent - 0",
		alone, row, allies), "last")
}

// The ally who moves directly before the enemy is better off than the other, and than a lone
// player with equal strength.
func TestAlliesAreJudgedByTheOrderOfTurns(t *testing.T) {
	for _, c := range []struct {
		allies, third        string
		before, after, alone game.Seat
	}{
		{"uw", "s", game.Wei, game.Wu, game.Shu},
		{"us", "w", game.Wu, game.Shu, game.Wei},
		{"ws", "u", game.Shu, game.Wei, game.Wu},
	} {
		p := pact(t, c.allies, c.third, 0)
		if b, a, l := p.Eval(c.before), p.Eval(c.after), p.Eval(c.alone); b <= a || b <= l {
			t.Errorf("%s: before the enemy %d, after it %d, alone %d", c.allies, b, a, l)
		}
	}
}

// A siege of an ally's palace weighs more than one of a rival's.
func TestTheSiegeOfAnAllyIsFeared(t *testing.T) {
	besieged := func(emperor, state string) int {
		var sieges [2]int
		for i, rows := range [2][2]string{{"9", "3,sR,sR,4"}, {"3,sR,sR,4", "9"}} {
			p := read(t, "yanyi", fmt.Sprintf("4,wK,4/9/%s/9/17/17/17/17/%s,15,uK/17/17/17/17/%s/9/9/3,sK,5 u uws %s - 0",
				rows[0], emperor, rows[1], state), "last")
			sieges[i] = p.evaluation().sieges(game.Wu)
		}
		return sieges[0] - sieges[1]
	}
	if ally, rival := besieged("hK:s", "uw spent"), besieged("hK", "- idle"); rival <= 0 || ally <= rival {
		t.Errorf("it costs %d if an ally is besieged, %d if a rival is", ally, rival)
	}
}

// A possible horse among equivalent face-down pieces counts less, so that it is turned over
// soon.
func TestAFaceDownHorseCountsLess(t *testing.T) {
	start := strings.Replace(read(t, "jieqi", "start", "last").String(), "s=CCNNPPPPPRR", "s=CCNNPPPPRR", 1)
	without := func(piece, gap string) int {
		if !strings.Contains(start, piece) {
			t.Fatalf("no %s in %s", piece, start)
		}
		return read(t, "jieqi", strings.Replace(start, piece, gap, 1), "last").evaluation().strength(game.Shu)
	}
	if soldier, horse := without("/s~P,1,", "/2,"), without("/s~R,s~N,", "/s~R,1,"); horse <= soldier {
		t.Errorf("without one on a horse's point %d, on a soldier's %d", horse, soldier)
	}
}

// Standing alone costs less the larger the player's share of all strength is, and in the end
// nothing.
func TestTheStrongStandAlone(t *testing.T) {
	last := -10_000
	for chariots := range 7 {
		p := pact(t, "uw", "s", chariots)
		var forces [3]int
		for s := game.Wu; s <= game.Shu; s++ {
			forces[s] = p.evaluation().strength(s)
		}
		now := p.evaluation().standing(game.Shu, &forces)
		if now < last || chariots == 0 && now != p.weighing.judge.alone || chariots == 6 && now != 0 {
			t.Errorf("with %d chariots more: %d after %d", chariots, now, last)
		}
		last = now
	}
}

// A horse about to capture the emperor counts as a danger if its player moves directly before
// the seat; after the next player's deposing the seat is the ally that mates it.
func TestWhoseDesignsOnTheEmperorAreFeared(t *testing.T) {
	const board = "4,wK,4/9/9/9/17/17/3,hR,13/%s/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/9/9/3,sK,5 %s uws - idle - 0"
	for _, c := range []struct {
		horse string
		seat  game.Seat
		want  int // sign
	}{
		{"2,uN,14", game.Wu, 1},
		{"2,uN,14", game.Wei, -1},
		{"2,uN,14", game.Shu, 0},
		{"2,wN,14", game.Shu, -1},
		{"2,sN,14", game.Wu, -1},
		{"2,sN,14", game.Wei, 0},
	} {
		p := read(t, "yanyi", fmt.Sprintf(board, c.horse, "u"), "last")
		if got := p.evaluation().designs(c.seat); got*c.want < 0 || (got == 0) != (c.want == 0) {
			t.Errorf("%s: for seat %d designs come to %d", c.horse, c.seat, got)
		}
	}
}
