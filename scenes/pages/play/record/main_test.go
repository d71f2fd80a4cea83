package record

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// prepared is a position in which Wu may depose, ally, and mate; ended is a game
// from it in which Wu mates both others.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

var ended = []string{"c7a8", "i12i11", "i6i7", "m5m1", "i11i10", "m1m17"}

// shown is a table after some turns, and its record.
func shown(t testing.TB, id, start string, turns ...string) (*table.Table, *Record) {
	t.Helper()
	tb := tabletest.New(t, id, start)
	tabletest.Play(t, tb, turns...)
	var r *Record
	r = New(func(q host.Request) bool {
		done := tb.Do(q)
		show(r, tb)
		return done
	})
	show(r, tb)
	return tb, r
}

func show(r *Record, tb *table.Table) { r.Show(tabletest.At(tb, 1280, 800)) }

// duels is a table of Three Kingdoms with duels (game/threekingdoms/README.md,
// Duels 趣味单挑).
func duels(t testing.TB, start string) *table.Table {
	t.Helper()
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Options: game.Options{"mode": "duel"}, Start: start, Seats: make([]match.Player, 3), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return tabletest.Of(m)
}

// long is a game of xiangqi of n turns, the first played at random that lasts so long.
func long(t testing.TB, n int) *table.Table {
	t.Helper()
	for seed := range uint64(100) {
		if tb := atRandom(t, seed, n); !tb.Over() {
			return tb
		}
	}
	t.Fatalf("no game lasts %d turns", n)
	return nil
}

func atRandom(t testing.TB, seed uint64, n int) *table.Table {
	tb := tabletest.New(t, "xiangqi", "start")
	m, r := tb.Line().(*match.Match), rand.New(rand.NewPCG(seed, 0))
	for m.Ply() < n && !m.Over() {
		turns := m.Position().Turns(nil)
		if err := m.Play(tb.Info().FormatTurn(turns[r.IntN(len(turns))])); err != nil {
			t.Fatal(err)
		}
	}
	return tb
}
