package match_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// told is a snapshot with its content when it was taken.
type told struct {
	snap    match.Snapshot
	preview match.Preview
	texts   []string
	views   []game.View
	outcome game.Outcome
	turn    game.Turn // a legal one, NoTurn once the game is over
	events  []game.Event
	why     game.Phrase
}

func takeSnapshot(m *match.Match) told {
	v := m.View(m.OnTurn())
	s := told{snap: m.Snapshot(), preview: m.Preview(), texts: m.Turns(), outcome: m.Outcome(), turn: game.NoTurn, why: m.Preview().Why(0, 1)}
	for ply := range m.Ply() + 1 {
		s.views = append(s.views, m.ViewAt(ply, game.NoSeat))
	}
	if len(v.Turns) > 0 {
		s.turn = v.Turns[len(v.Turns)/2]
		s.events = m.Preview().Foretell(s.turn)
	}
	return s
}

// check compares a snapshot's content with the original one.
func (s *told) check(t *testing.T) {
	t.Helper()
	moves := s.snap.Moves()
	if len(moves) != len(s.texts) || s.snap.Ply() != len(s.texts) || !reflect.DeepEqual(s.snap.Outcome(), s.outcome) {
		t.Fatalf("%d turns and %+v, were %d and %+v", len(moves), s.snap.Outcome(), len(s.texts), s.outcome)
	}
	for i, move := range moves {
		if move.Text != s.texts[i] || move.Ply != i+1 {
			t.Fatalf("turn %d is %s, was %s", i+1, move.Text, s.texts[i])
		}
	}
	for ply := range s.views {
		if got := s.snap.ViewAt(ply, game.NoSeat); !reflect.DeepEqual(got, s.views[ply]) {
			t.Fatalf("the view after %d turns of %d has changed", ply, len(moves))
		}
	}
	if why := s.preview.Why(0, 1); !reflect.DeepEqual(why, s.why) {
		t.Fatalf("it is refused by %v, was by %v", why, s.why)
	}
	if s.turn == game.NoTurn {
		return
	}
	if events := s.preview.Foretell(s.turn); !reflect.DeepEqual(events, s.events) {
		t.Fatalf("%v is foretold, was %v", events, s.events)
	}
}

// In every variant snapshots and previews never change, whatever is played and taken back
// afterwards.
func TestSnapshotsNeverChange(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(53, 2))
			m, err := match.New(v, match.Setup{Start: "start"})
			if err != nil {
				t.Fatal(err)
			}
			var all []told
			for range 60 {
				if turns := m.View(m.OnTurn()).Turns; len(turns) == 0 || r.IntN(5) == 0 {
					if err := m.TakeBackTo(r.IntN(m.Ply() + 1)); err != nil {
						t.Fatal(err)
					}
				} else if err := m.PlayTurn(turns[r.IntN(len(turns))]); err != nil {
					t.Fatal(err)
				}
				if r.IntN(3) == 0 {
					all = append(all, takeSnapshot(m))
				}
				all = all[max(0, len(all)-8):]
				for i := range all {
					all[i].check(t)
				}
			}
		})
	}
}
