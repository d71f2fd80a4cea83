package match_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/game/match"
)

// TestEveryVariantIsPlayed plays random matches of every variant and saves, resumes, looks back
// and takes back in between.
func TestEveryVariantIsPlayed(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(3) {
				playThrough(t, v, seed)
			}
		})
	}
}

func playThrough(t *testing.T, v game.Variant, seed uint64) {
	seats := make([]match.Player, len(v.Info().Seats))
	for i := range seats {
		seats[i] = match.Computer(1 + i)
	}
	m, err := match.New(v, match.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	views := []game.View{m.View(game.NoSeat)}
	r := rand.New(rand.NewPCG(seed, 3))
	for !m.Over() && m.Ply() < 250 {
		turns := m.View(m.Actor()).Turns
		if err := m.PlayTurn(turns[r.IntN(len(turns))]); err != nil {
			t.Fatal(err)
		}
		views = append(views, m.View(game.NoSeat))
	}
	resume(t, m)
	lookBack(t, m, views)
	half := m.Ply() / 2
	if err := m.TakeBackTo(half); err != nil {
		t.Fatal(err)
	}
	if got := m.View(game.NoSeat); !reflect.DeepEqual(got, views[half]) {
		t.Errorf("seed %d: taken back to %d the view is another", seed, half)
	}
	resume(t, m)
}

// resume reads save and record and compares.
func resume(t *testing.T, m *match.Match) {
	t.Helper()
	back, err := match.Parse(catalog.Find, m.Save())
	if err != nil || back.Save() != m.Save() || back.Position().String() != m.Position().String() {
		t.Errorf("the match is resumed otherwise (%v):\n%s", err, m.Save())
		return
	}
	for _, move := range back.Moves() {
		move.At = 0 // texts do not contain the time of play
	}
	if !reflect.DeepEqual(back.Moves(), m.Moves()) || !reflect.DeepEqual(back.View(0), m.View(0)) {
		t.Error("the resumed match has other moves or another view")
	}
	if _, err := match.Parse(catalog.Find, m.Record()); err != nil {
		t.Errorf("the record does not read: %v", err)
	}
}

// lookBack compares the views and events of some plies with the original ones.
func lookBack(t *testing.T, m *match.Match, views []game.View) {
	t.Helper()
	for ply := m.Ply(); ply > 0; ply -= 7 {
		view := m.ViewAt(ply, game.NoSeat)
		if !reflect.DeepEqual(view, views[ply]) {
			t.Fatalf("looking back, ply %d is another", ply)
		}
		state := gametest.StateOf(&views[ply-1])
		if err := state.Replay(m.EventsAt(ply)); err != nil {
			t.Fatal(err)
		}
		if err := state.Compare(m.Info().Board, &view); err != nil {
			t.Fatal(err)
		}
	}
}
