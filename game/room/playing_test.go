package room

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
)

func TestTurnsArePlayedInTurnAndOnce(t *testing.T) {
	p := play(t, yanyi)
	choice := p.choice(0)
	p.refused("turn", bob, Say{Do: Play, Turn: choice, Of: p.r.Mark()})
	old := Say{Do: Play, Turn: choice, Of: p.r.Mark()}
	p.say(ann, old)
	p.refused("turn", ann, old)
	p.any()
	p.any()
	p.refused("stale", ann, old)
	p.refused("stale", ann, Say{Do: Resign, Of: p.r.Mark() - 1})
}

func TestIllegalTurnsAreRefused(t *testing.T) {
	p := play(t, yanyi)
	for _, text := range []string{"", "a1a1", "nonsense", "w:resign", "u:resign", strings.Repeat("a", mostTurn)} {
		p.refused("illegal", ann, Say{Do: Play, Turn: text, Of: p.r.Mark()})
	}
}

// TestDrawsAreNotThePlayers checks that a player who states a draw is refused; the server's draw
// is stored.
func TestDrawsAreNotThePlayers(t *testing.T) {
	p := play(t, jieqi)
	choice := p.choice(0)
	p.refused("illegal", ann, Say{Do: Play, Turn: choice + "*R", Of: p.r.Mark()})
	e := p.turn(choice)
	if e.Turn == choice || !strings.HasPrefix(e.Turn, choice) {
		t.Errorf("%s drew %s", choice, e.Turn)
	}
}

// TestLuckDecidesDraws checks that other random numbers lead to other draws within a number of
// games.
func TestLuckDecidesDraws(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(40) {
		p := play(t, jieqi)
		p.luck = rand.NewPCG(seed, seed)
		seen[p.any().Turn] = true
	}
	if len(seen) < 4 {
		t.Errorf("40 games drew only %v", seen)
	}
}

// TestATurnPlayedAgainDrawsTheSame checks that taking back does not draw again.
func TestATurnPlayedAgainDrawsTheSame(t *testing.T) {
	for seed := range uint64(10) {
		p := play(t, jieqi)
		choice := p.choice(0)
		first := p.turn(choice).Turn
		p.say(ann, Say{Do: Ask, What: TakeBack})
		p.agree(bob, cyd)
		p.luck = rand.NewPCG(seed, seed)
		if again := p.turn(choice).Turn; again != first {
			t.Fatalf("drew %s, and again %s", first, again)
		}
	}
}

// agree gives people's consent to the pending question.
func (p *party) agree(who ...Key) {
	p.t.Helper()
	for _, k := range who {
		p.say(k, Say{Do: Answer, Yes: true, Of: p.r.Question().N})
	}
}

func TestResigningEndsTheGameOfTwo(t *testing.T) {
	p := play(t, Setup{Variant: "baige"})
	e := p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	if e.Result != p.r.Match().Info().Seats[0].Result || p.r.Phase() != Over {
		t.Errorf("the result is %q in phase %d", e.Result, p.r.Phase())
	}
	p.refused("phase", ann, Say{Do: Play, Turn: "e2e4", Of: p.r.Mark()})
}

func TestResigningLeavesTwoOfThree(t *testing.T) {
	p := play(t, yanyi)
	e := p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	if e.Result != "" || p.r.Phase() != Playing || p.r.Match().Alive().Has(1) {
		t.Errorf("after one of three resigned: %q, phase %d", e.Result, p.r.Phase())
	}
	p.refused("out", bob, Say{Do: Resign, Of: p.r.Mark()})
	if e := p.say(cyd, Say{Do: Resign, Of: p.r.Mark()}); e.Result == "" || p.r.Phase() != Over {
		t.Errorf("after two of three resigned: %q, phase %d", e.Result, p.r.Phase())
	}
}

func TestAllianceIsPlayedLikeAnyTurn(t *testing.T) {
	p := play(t, Setup{Variant: "yanyi", Start: "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"})
	p.turn("c7a8")
	v := p.r.View(game.NoSeat)
	if !v.Diplomacy.Spent || v.Seats[0].Ally == game.NoSeat {
		t.Errorf("diplomacy is %+v", v.Diplomacy)
	}
	if again := p.replay().View(game.NoSeat); again.Diplomacy != v.Diplomacy || again.Seats[0].Ally != v.Seats[0].Ally {
		t.Errorf("replayed it is %+v", again.Diplomacy)
	}
}
