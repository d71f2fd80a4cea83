package threekingdoms

import (
	"os"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

// seeds adds the fixtures' positions to a fuzz target.
func seeds(f *testing.F, add func(variant uint8, position string)) {
	for i, v := range Variants() {
		add(uint8(i), v.Info().Start)
		file, err := os.Open("testdata/" + v.Info().ID + ".txt")
		if err != nil {
			f.Fatal(err)
		}
		entries, err := gametest.ReadFixtures(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, e := range entries {
			add(uint8(i), e.Position)
		}
		file.Close()
	}
}

// FuzzParse checks that an accepted text prints unchanged, that every listed turn is legal, and
// that doing and undoing it restores everything.
func FuzzParse(f *testing.F) {
	variants := Variants()
	seeds(f, func(v uint8, position string) { f.Add(v, uint8(0), position) })
	f.Add(uint8(0), uint8(2), variants[0].Info().Start+" e1:2,m1:1")
	f.Fuzz(func(t *testing.T, n, m uint8, text string) {
		v := variants[int(n)%len(variants)]
		all := modes(v)
		pos, err := v.Parse(text, all[int(m)%len(all)])
		if err != nil {
			return
		}
		if got := pos.String(); got != text && text != "start" {
			t.Fatalf("read %s, printed %s", text, got)
		}
		p := pos.(*position)
		check(t, p)
		hash, printed := pos.Hash(), pos.String()
		for _, turn := range pos.Turns(nil) {
			mover := p.moving.turn
			pos.Do(turn)
			if pos.Actor() == game.Chance {
				for _, d := range pos.Reveals(nil) {
					pos.DoReveal(d)
					check(t, p)
					pos.Undo()
				}
			} else {
				check(t, p)
				if p.moving.alive.Has(mover) && p.last != mover {
					t.Fatalf("%s: the last mover is not the mover", v.Info().FormatTurn(turn))
				}
			}
			pos.Undo()
			if pos.Hash() != hash || pos.String() != printed {
				t.Fatalf("%s undone leaves %s", v.Info().FormatTurn(turn), pos)
			}
		}
	})
}

// FuzzTurn checks that an accepted turn is written unchanged, and is legal exactly if it is
// listed; an illegal one has a reason.
func FuzzTurn(f *testing.F) {
	variants := Variants()
	for _, text := range []string{"q5q6", "h3e3", "u:resign", "q6o5*P", "c9m9*C/N", "h1f1", "a1a1", "e2e4"} {
		for i := range variants {
			f.Add(uint8(i), text)
		}
	}
	f.Fuzz(func(t *testing.T, n uint8, text string) {
		v := variants[int(n)%len(variants)]
		in := v.Info()
		turn, err := in.ParseTurn(text)
		if err != nil {
			return
		}
		if back := in.FormatTurn(turn); back != text && strings.Count(text, "^") == 0 {
			t.Fatalf("%q is written %q", text, back)
		}
		pos, err := v.Parse("start", nil)
		if err != nil {
			t.Fatal(err)
		}
		_, err = game.Find(in, pos, text)
		_, resigns := turn.Resigns()
		listed := resigns
		for _, legal := range pos.Turns(nil) {
			listed = listed || legal.Chosen() == turn.Chosen()
		}
		if listed != (err == nil) {
			t.Fatalf("%q: listed %v, found %v", text, listed, err)
		}
		plain := game.Move(turn.From(), turn.To())
		if turn.From() != turn.To() && turn.Chosen() == plain && !listed && pos.Why(turn.From(), turn.To()).Key == "" {
			t.Fatalf("%q is illegal for no reason", text)
		}
	})
}
