package game_test

import (
	"slices"
	"testing"

	"yanyi/game"
)

// promotions is a list of turns that differ in every field.
func promotions() []game.Turn {
	stay, go1 := game.Move(1, 2), game.Move(3, 4)
	return []game.Turn{
		stay, stay.WithPromotion(game.Rook), stay.WithPromotion(game.Cannon),
		go1, go1.WithSlide(game.Forward), stay.WithSlide(game.Back), go1.WithSweep(),
	}
}

func TestChooserNarrows(t *testing.T) {
	c := game.NewChooser(promotions())
	if f, ok := c.Next(); !ok || f != game.ChooseSweep {
		t.Errorf("first asks for %d", f)
	}
	if !c.Pick(game.ChooseFrom, 1) || len(c.Left()) != 3 {
		t.Fatalf("picking a square declines the slide: %d left, want 3", len(c.Left()))
	}
	if f, ok := c.Next(); !ok || f != game.ChoosePromotion {
		t.Errorf("then asks for %d", f)
	}
	if got := c.Values(game.ChoosePromotion); !slices.Equal(got, []uint8{0, uint8(game.Rook), uint8(game.Cannon)}) {
		t.Errorf("promotions %v", got)
	}
	if c.Pick(game.ChoosePromotion, uint8(game.Queen)) || len(c.Left()) != 3 {
		t.Error("a promotion that is not offered was taken")
	}
	if _, ok := c.Turn(); ok {
		t.Error("decided too early")
	}
	c.Pick(game.ChoosePromotion, uint8(game.Rook))
	if turn, ok := c.Turn(); !ok || turn != promotions()[1] {
		t.Errorf("chosen %x", uint64(turn))
	}
	if v, ok := c.Value(game.ChoosePromotion); !ok || v != uint8(game.Rook) {
		t.Errorf("value %d", v)
	}
	for c.Back() {
	}
	if len(c.Left()) != len(promotions()) || c.Picked(game.ChooseFrom) {
		t.Error("going back does not lead to the start")
	}
}

func TestChooserKeepsAPickedSlide(t *testing.T) {
	c := game.NewChooser(promotions())
	c.Pick(game.ChooseSlide, uint8(game.Back))
	c.Pick(game.ChooseFrom, 1)
	if turn, ok := c.Turn(); !ok || turn.Slide() != game.Back {
		t.Errorf("chosen %x", uint64(turn))
	}
}

func TestSeatSets(t *testing.T) {
	set := game.SetOf(game.Wu, game.Shu)
	if set.Len() != 2 || !set.Has(game.Wu) || set.Has(game.Wei) || set.Has(game.NoSeat) || set.Has(game.Chance) {
		t.Errorf("set %b", set)
	}
	if set.Without(game.Wu).With(game.Wei) != game.SetOf(game.Wei, game.Shu) {
		t.Errorf("set %b", set.Without(game.Wu).With(game.Wei))
	}
}

func TestPiecesPack(t *testing.T) {
	for k := game.King; k <= game.Wazir; k++ {
		for army := range game.Army(4) {
			p, h := game.NewPiece(k, army), game.NewHidden(k, army)
			if p.Kind() != k || p.Origin() != army || p.Hidden() || h.Kind() != k || h.Origin() != army || !h.Hidden() || h.As(k) != p {
				t.Errorf("kind %d army %d: %x, %x", k, army, p, h)
			}
		}
		if game.KindOf(k.Letter()) != k {
			t.Errorf("letter %c", k.Letter())
		}
	}
}
