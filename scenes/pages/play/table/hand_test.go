package table

import (
	"slices"
	"testing"

	"yanyi/game"
)

// deal gives a hand some turns on an imagined board where every refusal is the
// key "no".
func deal(confirm bool, turns ...game.Turn) *Hand {
	h := new(Hand)
	h.Deal(turns, func(from, to game.Square) game.Phrase {
		return game.Say("no", game.OnSquare("from", from), game.OnSquare("to", to))
	}, func(game.Turn) bool { return confirm })
	return h
}

func TestTapSelectsAndGoes(t *testing.T) {
	h := deal(false, game.Move(1, 2), game.Move(1, 3), game.Move(4, 2))
	if a := h.Tap(1); a.Done || h.Selected() != 1 {
		t.Fatalf("tap on a movable piece: %+v, selected %d", a, h.Selected())
	}
	if a := h.Tap(4); a.Done || h.Selected() != 4 {
		t.Fatalf("tap on another own piece should select it, selected %d", h.Selected())
	}
	if a := h.Tap(3); a.Why.Key != "no" || h.Selected() != 4 {
		t.Fatalf("an illegal target must say why and keep the selection: %+v", a)
	}
	if a := h.Tap(2); !a.Done || a.Turn != game.Move(4, 2) {
		t.Fatalf("tap on a target: %+v", a)
	}
}

func TestTapOnTheSelectedPieceLetsGo(t *testing.T) {
	h := deal(false, game.Move(1, 2))
	h.Tap(1)
	if a := h.Tap(1); a.Done || a.Why.Key != "" || h.Selected() != game.NoSquare {
		t.Errorf("second tap: %+v, selected %d", a, h.Selected())
	}
}

func TestTapElsewhereSaysWhyNothingMoves(t *testing.T) {
	h := deal(false, game.Move(1, 2))
	a := h.Tap(9)
	if a.Why.Key != "no" || a.Why.Args[0].Square != 9 || a.Why.Args[1].Square != 9 {
		t.Errorf("tap on an immovable piece asks for the reason of its square: %+v", a)
	}
}

func TestDragDropsAndReturns(t *testing.T) {
	h := deal(false, game.Move(1, 2), game.Move(1, 3))
	if h.Lift(7) {
		t.Error("lifted a piece that cannot move")
	}
	if !h.Lift(1) {
		t.Fatal("could not lift a movable piece")
	}
	if a := h.Drop(5); a.Done || a.Why.Key != "no" || h.Selected() != 1 {
		t.Errorf("illegal drop: %+v, selected %d", a, h.Selected())
	}
	h.Lift(1)
	if a := h.Drop(1); a.Done || a.Why.Key != "" || h.Selected() != 1 {
		t.Errorf("dropped at home: %+v, selected %d", a, h.Selected())
	}
	if a := h.Drop(3); !a.Done || a.Turn != game.Move(1, 3) {
		t.Errorf("drop on a target: %+v", a)
	}
}

func TestPromotionIsAskedBesideTheSquare(t *testing.T) {
	stay := game.Move(1, 2)
	h := deal(false, stay, stay.WithPromotion(game.Rook), stay.WithPromotion(game.Knight), game.Move(1, 3))
	h.Tap(1)
	if a := h.Tap(2); a.Done {
		t.Fatalf("played before the promotion was chosen: %+v", a)
	}
	f, values, ok := h.Asks()
	if !ok || f != game.ChoosePromotion || !slices.Equal(values, []uint8{uint8(game.NoKind), uint8(game.Rook), uint8(game.Knight)}) {
		t.Fatalf("asks %v %v %v", f, values, ok)
	}
	if !h.Back() || h.Selected() != 1 || h.Aimed() != game.NoSquare {
		t.Fatal("Escape must go back to the selected piece")
	}
	h.Tap(2)
	if a := h.Choose(game.ChoosePromotion, uint8(game.Knight)); !a.Done || a.Turn != stay.WithPromotion(game.Knight) {
		t.Errorf("chosen: %+v", a)
	}
}

func TestConfirmHoldsTheTurn(t *testing.T) {
	h := deal(true, game.Move(1, 2), game.Move(3, 4))
	if h.Tap(1); h.Selected() != 1 {
		t.Fatal("not selected")
	}
	if _, waits := h.Proposed(); waits {
		t.Fatal("a piece with one target must not be proposed before the target is picked")
	}
	if a := h.Tap(2); a.Done {
		t.Fatalf("played without confirmation: %+v", a)
	}
	if turn, ok := h.Proposed(); !ok || turn != game.Move(1, 2) {
		t.Fatalf("proposed %v %v", turn, ok)
	}
	if a := h.Confirm(); !a.Done || a.Turn != game.Move(1, 2) {
		t.Errorf("confirmed: %+v", a)
	}
	if a := h.Tap(2); !a.Done || a.Turn != game.Move(1, 2) {
		t.Errorf("confirmed by a second tap: %+v", a)
	}
}

func TestATapElsewhereTakesTheProposalBack(t *testing.T) {
	h := deal(true, game.Move(1, 2), game.Move(1, 3))
	h.Tap(1)
	h.Tap(2)
	if a := h.Tap(3); a.Done || h.Aimed() != game.NoSquare || h.Selected() != 1 {
		t.Errorf("a tap elsewhere: %+v, aimed %d", a, h.Aimed())
	}
}

func TestOneTargetStillNeedsItsTap(t *testing.T) {
	h := deal(false, game.Move(1, 2))
	if a := h.Tap(1); a.Done {
		t.Fatalf("selecting the only movable piece played its only move: %+v", a)
	}
}

func TestTapTurnsOverAtOnce(t *testing.T) {
	h := deal(false, game.TurnOver(1), game.TurnOver(2), game.Move(3, 4))
	if h.Lift(1) {
		t.Error("a face-down piece must not be dragged")
	}
	h.Release()
	if a := h.Tap(2); !a.Done || a.Turn != game.TurnOver(2) {
		t.Errorf("tap on a face-down piece: %+v", a)
	}
}

func TestSlideIsChosenBeforeTheMove(t *testing.T) {
	plain, slid := game.Move(1, 2), game.Move(1, 2).WithSlide(game.Forward)
	h := deal(false, plain, slid, game.Move(1, 5).WithSlide(game.Forward))
	if got := h.Ways(game.ChooseSlide); len(got) != 2 {
		t.Fatalf("slides offered: %v", got)
	}
	if a := h.Choose(game.ChooseSlide, uint8(game.Forward)); a.Done {
		t.Fatal("a slide alone is no turn")
	}
	h.Tap(1)
	if !h.IsTarget(5) {
		t.Fatal("the slide opens its own targets")
	}
	if a := h.Tap(2); !a.Done || a.Turn != slid {
		t.Errorf("turn with slide: %+v", a)
	}
	h = deal(false, plain, slid)
	h.Tap(1)
	if a := h.Tap(2); !a.Done || a.Turn != plain {
		t.Errorf("moving at once declines the slide: %+v", a)
	}
}
