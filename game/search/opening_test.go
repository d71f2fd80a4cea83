package search_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/game/search"
)

// opening is the first turns of a game among computers.
type opening struct {
	*table
	before []game.Position // the position before each turn
	turns  []game.Turn
}

// open has computers of the given levels, by seat, play the first turns.
func open(t *testing.T, id string, levels []int, seed uint64, plies int) *opening {
	v, _ := catalog.Find(id)
	o, s := &opening{table: sit(t, v, seed)}, search.New(v.Info())
	for len(o.turns) < plies && !o.pos.Outcome().Over {
		l := search.Limits{Level: levels[o.pos.Actor()], Seed: o.rand.Uint64(), Nodes: 4000}
		turn := s.Best(context.Background(), o.pos, l).Turn
		o.before, o.turns = append(o.before, o.pos.Clone()), append(o.turns, turn)
		o.play(turn)
	}
	return o
}

// From level 2 on, the first ten turns of computers in baige contain no king walk; castling,
// captures and answers to checks are no walks. Level 1 is meant for a child's first game.
func TestKingsDoNotWalkInTheOpening(t *testing.T) {
	for level := 2; level <= search.Levels; level++ {
		for seed := range uint64(2) {
			o := open(t, "baige", []int{level, level}, seed, 20)
			for i, turn := range o.turns {
				if walks(o.before[i], turn) {
					t.Errorf("level %d, seed %d, turn %d: the king walks %s", level, seed, i, o.info.FormatTurn(turn))
				}
			}
		}
	}
}

func walks(before game.Position, turn game.Turn) bool {
	events := eventsOf(before, turn)
	return len(before.Check(nil, before.Actor())) == 0 && len(events) == 1 && events[0].Piece.Kind() == game.King
}

// eventsOf lists the events of a turn.
func eventsOf(before game.Position, turn game.Turn) []game.Event {
	p := before.Clone()
	p.Do(turn)
	return p.Events(nil)
}

// In the first five rounds among computers of levels 3, 5 and 7 the emperor is hardly ever
// deposed unopposed: opponents capture a horse that they can reach before its last leap, and
// guard the point from which it leaps instead of playing a quiet turn. Without that evaluation
// term 11 of a soak run's games had such a turn.
func TestTheEmperorIsGuardedInTheOpening(t *testing.T) {
	games, most := 12, 2
	if gametest.Soak() {
		games, most = 108, 8
	}
	ids := []string{"yanyi", "jieqi", "guoji"}
	found := make([][]string, len(ids))
	var wait sync.WaitGroup
	for v, id := range ids {
		wait.Go(func() {
			for n := range games {
				levels := []int{3 + n%3*2, 3 + n/3%3*2, 3 + n/9%3*2}
				o := open(t, id, levels, uint64(n), 15)
				for i := range o.turns {
					if what := o.unopposed(i); what != "" {
						found[v] = append(found[v], fmt.Sprint(id, levels, what))
					}
				}
			}
		})
	}
	wait.Wait()
	idle := slices.Concat(found...)
	if len(idle) > most {
		t.Errorf("%d of %d: %s", len(idle), 3*games, strings.Join(idle, "; "))
	}
}

// unopposed names what the opponents failed to do against the i-th turn, if it deposes.
func (o *opening) unopposed(i int) string {
	deposer, last := o.before[i].Actor(), o.turns[i].From()
	if !slices.ContainsFunc(eventsOf(o.before[i], o.turns[i]), func(e game.Event) bool { return e.Type == game.Deposed }) {
		return ""
	}
	landed := i - 1
	for ; o.before[landed].Actor() != deposer; landed-- {
		if takes(o.before[landed], last) {
			return fmt.Sprintf(" turn %d spares the horse that deposes in turn %d", landed, i)
		}
	}
	for k := landed - 1; k >= 0 && o.before[k].Actor() != deposer; k-- {
		if o.turns[landed].To() == last && o.quiet(k) && o.couldGuard(k, landed) {
			return fmt.Sprintf(" turn %d leaves the emperor to the horse of turn %d", k, i)
		}
	}
	return ""
}

// takes reports whether the player to move may capture the piece on a square.
func takes(p game.Position, sq game.Square) bool {
	return slices.ContainsFunc(p.Turns(nil), func(t game.Turn) bool { return t.To() == sq })
}

// quiet reports whether the k-th turn neither captures nor answers a check.
func (o *opening) quiet(k int) bool {
	p := o.before[k]
	return p.Gain(o.turns[k]) <= 0 && len(p.Check(nil, p.Actor())) == 0
}

// couldGuard reports whether another k-th turn, with all else equal, would have let its player
// capture the horse on the square that the turn landed reached.
func (o *opening) couldGuard(k, landed int) bool {
	return slices.ContainsFunc(o.before[k].Turns(nil), func(other game.Turn) bool {
		p := o.before[k].Clone()
		seat := p.Actor()
		p.Do(other)
		for _, next := range o.turns[k+1 : landed+1] {
			if p.Actor() == game.Chance || !slices.Contains(p.Turns(nil), next) {
				return false
			}
			p.Do(next)
		}
		for _, next := range o.turns[landed+1:] {
			if p.Actor() == seat || p.Actor() == game.Chance || !slices.Contains(p.Turns(nil), next) {
				break
			}
			p.Do(next)
		}
		return p.Actor() == seat && takes(p, o.turns[landed].To())
	})
}
