package catalog

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

// FuzzPosition checks that no text breaks a variant's reader and that accepted positions keep
// the contracts of package game.
func FuzzPosition(f *testing.F) {
	for i, v := range All() {
		f.Add(uint8(i), v.Info().Start)
		pos, err := v.Parse("start", nil)
		if err != nil {
			f.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(i), 9))
		for ply := 1; ply <= 60 && !pos.Outcome().Over; ply++ {
			turns := pos.Turns(nil)
			pos.Do(turns[r.IntN(len(turns))])
			if pos.Actor() == game.Chance {
				pos.DoReveal(pos.Reveals(nil)[0])
			}
			if ply%20 == 0 {
				f.Add(uint8(i), pos.String())
			}
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, text string) {
		v := All()[int(i)%len(All())]
		if err := gametest.CheckPosition(v, nil, text); err != nil {
			t.Error(err)
		}
	})
}

// FuzzTurn checks that no text breaks the reader of turns and that an accepted turn is written
// and read as the same turn.
func FuzzTurn(f *testing.F) {
	for i, v := range All() {
		pos, err := v.Parse("start", nil)
		if err != nil {
			f.Fatal(err)
		}
		for _, t := range pos.Turns(nil) {
			f.Add(uint8(i), v.Info().FormatTurn(t))
		}
	}
	for _, text := range []string{"u:resign", "x/+^R/h3e3=Q*uP/N", "e1~e4", "@e4*wK", "a1a2^C", "-/a1a2"} {
		f.Add(uint8(0), text)
	}
	f.Fuzz(func(t *testing.T, i uint8, text string) {
		in := All()[int(i)%len(All())].Info()
		turn, err := in.ParseTurn(text)
		if err != nil {
			return
		}
		written := in.FormatTurn(turn)
		back, err := in.ParseTurn(written)
		if err != nil || back != turn {
			t.Errorf("%q reads as %x, written %q, which reads as %x (%v)", text, uint64(turn), written, uint64(back), err)
		}
	})
}
