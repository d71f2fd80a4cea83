package local

import (
	"testing"
	"time"

	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// taken is how long a computer that knows its turn takes for the first one in a position.
func taken(t *testing.T, setup match.Setup, answer string, unhurried bool) time.Duration {
	t.Helper()
	setup.Seats = []match.Player{match.Computer(1), match.Human("")}
	m, err := match.New(variant(t, "xiangqi"), setup)
	if err != nil {
		t.Fatal(err)
	}
	engine := &enginetest.Script{Says: []string{"bestmove " + answer}}
	h := New(m, Deps{Engine: func() machine.Engine { return engine }, Unhurried: func() bool { return unhurried }})
	defer h.Close()
	const tick = 10 * time.Millisecond
	for passed := time.Duration(0); passed < 10*time.Second; passed += tick {
		if m.Ply() > 0 {
			return passed
		}
		h.Tick(host.Tick{Passed: tick, Still: true})
	}
	t.Fatal("it does not play")
	return 0
}

// An unhurried computer takes one to four seconds, more where there is more to consider, hardly
// any of a clock that runs out; others play at once.
func TestUnhurriedComputers(t *testing.T) {
	const (
		quiet = "3k5/9/9/9/9/9/9/9/9/4K4 w"
		wild  = "r1bakabr1/9/1c2c1n2/p1p1p1p1p/1n7/2P3R2/P3P1P1P/1C2C1N2/9/1NBAKAB1R w"
	)
	mean := func(setup match.Setup, answer string) (sum time.Duration) {
		const games = 10
		for seed := range uint64(games) {
			setup.Seed = seed
			d := taken(t, setup, answer, true)
			if d < takesLeast || d > takesMost+100*time.Millisecond {
				t.Errorf("%s: seed %d takes %v", setup.Start, seed, d)
			}
			sum += d / games
		}
		return sum
	}
	easy, hard := mean(match.Setup{Start: quiet}, "e1f1"), mean(match.Setup{Start: wild}, "g5g7")
	if hard < easy+time.Second/2 {
		t.Errorf("an easy position takes %v, a hard one %v", easy, hard)
	}
	if d := taken(t, match.Setup{Start: wild}, "g5g7", false); d > time.Second/2 {
		t.Errorf("others take %v", d)
	}
	clock := match.Setup{Start: wild, Clock: match.Clock{Total: 10 * time.Second}}
	if d := taken(t, clock, "g5g7", true); d > time.Second/2 {
		t.Errorf("of ten seconds on the clock it takes %v", d)
	}
}

// A position without a choice takes the least time.
func TestForcedTurnsAreQuick(t *testing.T) {
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Start: "3k5/9/9/9/9/9/9/4r4/9/4K4 w"})
	if err != nil {
		t.Fatal(err)
	}
	turns, gains := m.Preview().Choices()
	if turns > 2 || gains > 0 {
		t.Fatal(turns, gains)
	}
	if d := considers(turns, gains, nil); d != takesLeast {
		t.Errorf("takes %v", d)
	}
}
