package play

import (
	"testing"

	"yanyi/game/catalog"
	"yanyi/scenes/shell"
)

// What the set-up forbade stays forbidden when a kept game goes on; games kept
// without a word about it forbid nothing.
func TestContinuedGamesForbidWhatTheirSetUpDid(t *testing.T) {
	for _, allow := range []Allowed{{true, true}, {false, true}, {true, false}, {false, false}} {
		w := show(t, prepared, 1280, 800)
		keeper := allow.keeping(w.sh.Saves.Keeper("").Save)
		if err := keeper(w.page.table.Saved()); err != nil {
			t.Fatal(err)
		}
		kept := w.sh.Saves.List()[0].Text
		for range 2 { // also what the continued game keeps itself
			p, err := Continue(w.sh, Tools{}, catalog.Find, kept)
			if err != nil {
				t.Fatal(err)
			}
			if p.allow != allow {
				t.Errorf("kept with %+v, continued with %+v from\n%s", allow, p.allow, kept)
			}
			p.table.Tap(p.info.Board.At(3, 9))
			p.table.Tap(p.info.Board.At(1, 10))
			kept = w.sh.Saves.List()[0].Text
		}
	}
	w := show(t, prepared, 1280, 800)
	if got := allowedIn(w.page.table.Saved()); got != (Allowed{true, true}) {
		t.Errorf("an old save allows %+v", got)
	}
	v, _ := find("yanyi")
	p, err := Begin(w.sh, Tools{}, shell.Setup{Variant: v, Start: prepared, Seats: w.page.table.Match().Setup().Seats, Bottom: 2, Hints: true})
	if err != nil {
		t.Fatal(err)
	}
	begun := p.(*Page)
	begun.table.Tap(begun.info.Board.At(3, 9))
	begun.table.Tap(begun.info.Board.At(1, 10))
	if got := allowedIn(w.sh.Saves.List()[0].Text); got != (Allowed{false, true}) || begun.table.Match().Ply() != 1 {
		t.Errorf("a game begun without take-back is kept as allowing %+v", got)
	}
}
