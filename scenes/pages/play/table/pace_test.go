package table

import (
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/local"
	"yanyi/scenes/machine"
)

// out is a table whose only person, Wei, has resigned.
func out(t *testing.T, deps local.Deps) (*Table, *first) {
	t.Helper()
	engine := &first{t: t}
	deps.Engine = func() machine.Engine { return engine }
	tb := newTable(t, "2h2", "", deps)
	if tb.May().Hurry {
		t.Fatal("a person who plays stands by")
	}
	tb.Do(host.Request{Do: host.Resign})
	if !tb.May().Hurry || tb.Busy().Pace != host.Usual {
		t.Fatalf("out: bystanding %t at pace %d", tb.May().Hurry, tb.Busy().Pace)
	}
	return tb, engine
}

// In haste nobody waits for animations, which every computer's turn waits for
// otherwise.
func TestAPersonWhoIsOutMayHurryTheComputers(t *testing.T) {
	tb, engine := out(t, local.Deps{})
	wait := func() {
		for range 40 {
			tb.Update(50*time.Millisecond, false)
		}
	}
	if wait(); tb.Line().Ply() != 1 {
		t.Fatal("a computer moved while an animation ran")
	}
	tb.Do(host.Request{Do: host.SetPace, Pace: host.Hurried})
	if wait(); tb.Line().Ply() < 5 {
		t.Errorf("only %d turns in two seconds", tb.Line().Ply())
	}
	if !strings.Contains(engine.limits, "level 2 time 250 seed") {
		t.Errorf("a hurried computer is asked to think for %q", engine.limits)
	}
}

// At once the game is played out: nobody is asked twice, nobody waits for an animation, and the
// end is shown and kept.
func TestAGameIsPlayedOutAtOnce(t *testing.T) {
	saves := 0
	tb, engine := out(t, local.Deps{Save: func(string) error { saves++; return nil }})
	saves, engine.asked = 0, 0
	tb.Do(host.Request{Do: host.SetPace, Pace: host.PlayedOut})
	for range 10 {
		tb.Update(time.Second/60, false)
	}
	if !tb.Over() || engine.asked != 1 || !strings.HasPrefix(engine.limits, "nodes 300 turns 1000 time 1200") {
		t.Fatalf("over %t after %d questions, the last for %q", tb.Over(), engine.asked, engine.limits)
	}
	if tb.Ply() != tb.Line().Ply() || !tb.View().Outcome.Over || tb.May().Hurry || saves == 0 {
		t.Errorf("the end is not what is shown, or not kept: %d times", saves)
	}
}

// While a person who is out looks back, nothing goes on.
func TestTheComputersWaitWhileABystanderLooksBack(t *testing.T) {
	tb, _ := out(t, local.Deps{})
	run(tb, 2*time.Second)
	plies := tb.Line().Ply()
	tb.GoTo(0)
	run(tb, 2*time.Second)
	if tb.Line().Ply() != plies || tb.Ply() != 0 {
		t.Fatalf("%d turns were %d, looking at %d", tb.Line().Ply(), plies, tb.Ply())
	}
	tb.GoLive()
	run(tb, 2*time.Second)
	if tb.Line().Ply() == plies {
		t.Error("nothing goes on in the present")
	}
}

// The computers of a person who plays, and those among themselves, are not hurried;
// who was mated and takes back plays at the usual pace again.
func TestOnlyTheOutHurry(t *testing.T) {
	for _, seats := range []string{"h11", "111"} {
		tb := newTable(t, seats, "", local.Deps{})
		tb.Do(host.Request{Do: host.SetPace, Pace: host.PlayedOut})
		if tb.May().Hurry || tb.Busy().Pace != host.Usual {
			t.Errorf("%s: bystanding %t, pace %d", seats, tb.May().Hurry, tb.Busy().Pace)
		}
	}
	tb := newTable(t, "11h", mates, local.Deps{})
	for _, turn := range []string{"c7a8", "i12i11", "i6i7", "m5m1"} {
		if err := tb.Line().(*match.Match).Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	tb.Do(host.Request{Do: host.SetPace, Pace: host.Hurried})
	if !tb.May().Hurry || tb.Busy().Pace != host.Hurried {
		t.Fatal("Shu is mated")
	}
	if !tb.Do(host.Request{Do: host.TakeBack}) || tb.Busy().Pace != host.Usual || tb.Actor() != game.Shu {
		t.Errorf("pace %d, %d to move", tb.Busy().Pace, tb.Actor())
	}
}

// mates is a position in which Wu mates Shu with its fourth turn.
const mates = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
