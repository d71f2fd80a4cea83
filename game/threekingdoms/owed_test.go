package threekingdoms

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"yanyi/game"
)

// turnOf is the TURN field of a position string: the player to move and the waiting ones.
func turnOf(p *position) string {
	return string(p.appendOwed([]byte{p.moving.rules.info.Seats[p.moving.turn].Letter}))
}

// Wu's chariot may check Shu, which answers h1i1.
const openFile = "5,wK,3/9/9/wR,8/17/17/17/17/12,uR,uP,2,uK/17/17/17/17/sR,8/9/9/3,sK,5 u uws - spent - 0"

// 轮空: a player who answers a check out of order passes over the one due, and play continues from
// the player who answered; the one passed over moves in its place or after the next answer, and
// is not passed over again before that (README.md, Check, turn order).
func TestPassingOver(t *testing.T) {
	for _, c := range []struct {
		name, position string
		turns, want    []string // TURN after each turn
	}{
		{"passed over, and moves at its place", openFile,
			[]string{"m9h9", "h1i1", "n9n8", "e14e15"}, []string{"s~w", "u!w", "w", "s"}},
		{"not twice: after the second answer it moves at once", openFile,
			[]string{"m9h9", "h1i1", "h9i9", "i1h1", "e14e15"}, []string{"s~w", "u!w", "s!w", "w", "s"}},
		{"in check itself it is due", openFile,
			[]string{"m9h9", "h1i1", "h9j9"}, []string{"s~w", "u!w", "w"}},
		{"a check on an ally passes nobody over",
			"5,wK,3/9/9/9/17/17/17/17/4,sR,1,wP,9,uK/17/17/17/17/9/9/9/3,sK,5 w uws uw spent - 0",
			[]string{"g9g8", "q9q10"}, []string{"u!s", "s"}},
		{"nor does one uncovered for another",
			"5,wK,3/9/9/3,wR,5/17/17/17/17/7,uR,5,uP,2,uK/17/17/17/17/9/9/9/3,sK,5 u uws - spent - 0",
			[]string{"h9g9", "h1i1"}, []string{"s!w", "w"}},
		{"nor one by Han's army changing hands",
			"5,wK,3/9/9/9/17/17/2,uN,14/17/hK,12,uP,2,uK/17/17/17/7,hR,9/9/9/9/3,sK,5 u uws - idle - 0",
			[]string{"c11a10", "h1i1"}, []string{"s!w", "w"}},
		{"nobody waits with two alive",
			"9/9/9/9/17/17/17/17/12,uR,uP,2,uK/17/17/17/17/sR,8/9/9/3,sK,5 u us - spent - 0",
			[]string{"m9h9", "h1i1"}, []string{"s", "u"}},
	} {
		p := read(t, "yanyi", c.position, "last")
		for i, turn := range c.turns {
			play(t, p, turn)
			if got := turnOf(p); got != c.want[i] {
				t.Errorf("%s: after %s %s, want %s", c.name, turn, got, c.want[i])
			}
		}
	}
}

// told are the PassedOver events of the last turn.
func told(p *position) (list []game.Event) {
	for _, e := range p.Events(nil) {
		if e.Type == game.PassedOver {
			list = append(list, e)
		}
	}
	return list
}

// The view and the event name who answers, who waits and how, and who continues.
func TestPassingOverIsTold(t *testing.T) {
	p := read(t, "yanyi", openFile, "last")
	if w := p.View(game.NoSeat).Wait; w != nil {
		t.Errorf("at the start %+v waits", *w)
	}
	for _, c := range []struct {
		turn string
		wait *game.Wait
		told []game.Event
	}{
		{"m9h9", &game.Wait{Seat: game.Wei, Passed: true, Next: game.Wu}, []game.Event{{Type: game.PassedOver, Seat: game.Wei, Other: game.Shu, N: 1}}},
		{"h1i1", &game.Wait{Seat: game.Wei, Next: game.Wei}, nil},
		{"h9i9", &game.Wait{Seat: game.Wei, Next: game.Wei}, []game.Event{{Type: game.PassedOver, Seat: game.Wei, Other: game.Shu}}},
		{"i1h1", nil, nil},
	} {
		play(t, p, c.turn)
		if got := p.View(game.NoSeat).Wait; !reflect.DeepEqual(got, c.wait) {
			t.Errorf("after %s waits %+v, want %+v", c.turn, got, c.wait)
		}
		if got := told(p); !slices.Equal(got, c.told) {
			t.Errorf("after %s is told %+v, want %+v", c.turn, got, c.told)
		}
	}
}

// In random play nobody is passed over twice without having moved in between, and a check that
// the mover does not give passes nobody over.
func TestNobodyIsPassedOverTwice(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 30
	}
	for _, id := range []string{"yanyi", "jieqi", "guoji"} {
		for seed := range games {
			watchOrder(t, id, seed)
		}
	}
}

// watchOrder plays a random game and follows the waiting players.
func watchOrder(t *testing.T, id string, seed uint64) {
	t.Helper()
	p := read(t, id, "start", "last")
	r := rand.New(rand.NewPCG(seed, 1))
	var waiting [3]bool
	for ply := 0; ply < 400 && !p.Outcome().Over; ply++ {
		mover := p.moving.turn
		playRandomly(p, r)
		waiting[mover] = false
		for _, e := range told(p) {
			if e.N == 1 && waiting[e.Seat] {
				t.Fatalf("%s seed %d ply %d: seat %d is passed over again: %s", id, seed, ply, e.Seat, p)
			}
			waiting[e.Seat] = true
		}
		if p.moving.alive != allSeats {
			return
		}
	}
}

func playRandomly(p *position, r *rand.Rand) {
	list := p.Turns(nil)
	p.Do(list[r.IntN(len(list))])
	if p.Actor() == game.Chance {
		reveals := p.Reveals(nil)
		p.DoReveal(reveals[r.IntN(len(reveals))])
	}
}
