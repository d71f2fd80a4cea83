package table

import (
	"slices"
	"testing"

	"yanyi/game"
)

func TestPrefixIsMadeChangedAndUndone(t *testing.T) {
	plain := game.Move(1, 2)
	plus, minus := plain.WithSlide(game.Forward), plain.WithSlide(game.Back)
	gone := game.Move(3, 4)
	h := deal(false, plain, plus, minus, gone)
	h.Tap(1)
	if got := h.Ways(game.ChooseSlide); !slices.Equal(got, []uint8{0, 1, 2}) {
		t.Fatalf("with a piece selected the slides are %v", got)
	}
	if !h.Prefer(game.ChooseSlide, uint8(game.Forward), false) || h.Selected() != 1 {
		t.Fatal("the selected piece is let go")
	}
	if a := h.Tap(9); a.Done || h.IsTarget(4) {
		t.Fatal("a turn without the slide is left")
	}
	if !h.Prefer(game.ChooseSlide, uint8(game.Back), false) {
		t.Fatal("the slide cannot be changed")
	}
	if h.Back(); h.Selected() != game.NoSquare {
		t.Fatal("the first step back lets go of the piece")
	}
	if v, ok := h.Prefix(game.ChooseSlide); !ok || game.Slide(v) != game.Back {
		t.Fatal("the slide went with the piece")
	}
	if h.Back(); len(h.Left()) != 4 {
		t.Fatal("the second step back does not undo the slide")
	}
	h.Prefer(game.ChooseSlide, uint8(game.Back), false)
	h.Tap(1)
	h.Prefer(game.ChooseSlide, 0, true)
	if a := h.Tap(2); !a.Done || a.Turn != plain {
		t.Errorf("after the slide was undone: %+v", a)
	}
}

func TestPrefixThatLeavesNoTurnIsRefused(t *testing.T) {
	h := deal(false, game.Move(1, 2), game.Move(1, 2).WithSweep())
	if h.Prefer(game.ChooseSlide, uint8(game.Back), false) {
		t.Error("a slide nobody offers was made")
	}
	if got := h.Ways(game.ChooseSweep); len(got) != 2 {
		t.Errorf("the sweep is gone: %v", got)
	}
}
