//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// allied is a Red Cliffs position in which a move by Shu and then one by Wu mate Wei.
const allied = "4,wK,4/9/1,sR,7/wP,8/9/4,hP,4/9/9/8,uR/4,sK,uK,3 w uws us ready - 0"

// Shu and Wu, each in its own browser context, beat Wei in a room; both pages show the win.
// Earlier Wei takes back its first move after both opponents agree.
func TestAlliesInARoomBeatWei(t *testing.T) {
	t.Parallel()
	f := newFriends(t, 3)
	code := f.create("chibi", allied)
	f.open(1, "&room="+code+f.link(1))
	f.sit(1, "Ben")
	f.open(2, "&room="+strings.ToLower(code))
	f.sit(2, "Cai")
	f.begin(3)
	v, _ := catalog.Find("chibi")
	pos, err := v.Parse(allied, nil)
	if err != nil {
		t.Fatal(err)
	}
	f.agree(pos, 0)
	f.takesBack(v, pos, 1, "a7a6", 2, 0)
	plies := 0
	for _, turn := range []struct {
		seat int
		text string
	}{{1, "a7a6"}, {2, "e5e6"}, {0, "i2i3"}, {1, "a6a5"}, {2, "b8b9"}, {0, "i3i10"}} {
		found, err := game.Find(v.Info(), pos, turn.text)
		if err != nil {
			t.Fatal(err)
		}
		(&actor{*f.pages[turn.seat], &script{variant: v}, pos}).play(found, false)
		pos.Do(found)
		plies++
		f.agree(pos, plies)
	}
	for i, p := range f.pages {
		o := p.look(p)
		if !o.Over || o.Result != "us" {
			t.Errorf("page %d: over %t, result %q", i, o.Over, o.Result)
		}
	}
}

// takesBack plays a move and takes it back. The opponents are asked one after the other, and the
// move is taken back only when the last one has agreed.
func (f *friends) takesBack(v game.Variant, pos game.Position, seat int, text string, others ...int) {
	f.Helper()
	turn, err := game.Find(v.Info(), pos, text)
	if err != nil {
		f.Fatal(err)
	}
	(&actor{*f.pages[seat], &script{variant: v}, pos}).play(turn, false)
	f.pages[seat].plies(1)
	f.pages[seat].press("takeback")
	for i, other := range others {
		f.pages[other].sees("the question", "accept")
		if o := f.pages[other].look(f.pages[other]); o.Plies != 1 {
			f.Errorf("after %d of %d answers %d turns are played", i, len(others), o.Plies)
		}
		f.pages[other].press("accept")
	}
	f.agree(pos, 0)
}
