package ui

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Buttons are keys when they go down; the cross repeats while it is held, the rest does not.
func TestAGamepadsButtonsAreKeys(t *testing.T) {
	ticks := func(held Buttons, n int) (times int) {
		var in Input
		for range n {
			in.Keys = nil
			in.TakePad(held, 0)
			times += len(in.Keys)
		}
		return times
	}
	const long = repeatAfter + 2*repeatEvery
	for _, c := range []struct {
		button ebiten.StandardGamepadButton
		want   int
	}{{ebiten.StandardGamepadButtonLeftLeft, 3}, {ebiten.StandardGamepadButtonRightBottom, 1}, {ebiten.StandardGamepadButtonCenterRight, 0}} {
		if got := ticks(Bit(c.button), long); got != c.want {
			t.Errorf("button %d held for %d ticks is %d keys, want %d", c.button, long, got, c.want)
		}
	}
	var in Input
	in.TakePad(Bit(ebiten.StandardGamepadButtonRightLeft), 0)
	if !slices.Equal(in.Keys, []ebiten.Key{KeyZ}) || !in.Ctrl {
		t.Errorf("X is %v, Ctrl %t: no take-back", in.Keys, in.Ctrl)
	}
	in.TakePad(Bit(ebiten.StandardGamepadButtonCenterRight), 3)
	if !in.Menu || in.WheelY != 3 {
		t.Errorf("the menu button: %t; the stick scrolls by %g", in.Menu, in.WheelY)
	}
	in.TakePad(Bit(ebiten.StandardGamepadButtonCenterRight), 0)
	if in.Menu {
		t.Error("a menu button that is held is pressed twice")
	}
}

// A stick is the cross's button that it is tilted to most.
func TestAStickPointsOneWay(t *testing.T) {
	for way, b := range map[[2]float64]ebiten.StandardGamepadButton{
		{-0.9, 0.3}: ebiten.StandardGamepadButtonLeftLeft, {0.7, -0.6}: ebiten.StandardGamepadButtonLeftRight,
		{0.1, -1}: ebiten.StandardGamepadButtonLeftTop, {0, 0.6}: ebiten.StandardGamepadButtonLeftBottom,
	} {
		if got := pointed(way[0], way[1]); got != Bit(b) {
			t.Errorf("%v points to %b, want %b", way, got, Bit(b))
		}
	}
	if got := pointed(0.3, -0.4); got != 0 {
		t.Errorf("a stick at rest points to %b", got)
	}
}

// The cross leads from control to control as they lie, A presses.
func TestTheCrossMovesTheFocus(t *testing.T) {
	f, s := testForm()
	for i, c := range []struct {
		button ebiten.StandardGamepadButton
		focus  string
	}{
		{ebiten.StandardGamepadButtonLeftBottom, "a"}, // the first control
		{ebiten.StandardGamepadButtonLeftRight, "b"},
		{ebiten.StandardGamepadButtonLeftRight, "b"}, // nothing there
		{ebiten.StandardGamepadButtonLeftLeft, "a"},
		{ebiten.StandardGamepadButtonLeftBottom, "0"},
		{ebiten.StandardGamepadButtonLeftBottom, "1"},
		{ebiten.StandardGamepadButtonLeftBottom, "2"},
		{ebiten.StandardGamepadButtonLeftBottom, "3"},
	} {
		var in Input
		in.TakePad(Bit(c.button), 0)
		if id := activated(f, &in); id != "" || f.Focus() != c.focus || len(in.Keys) > 0 {
			t.Errorf("%d: the focus is %q, want %q; activated %q, keys left %v", i, f.Focus(), c.focus, id, in.Keys)
		}
	}
	if s.Y == 0 {
		t.Error("what has the focus is not scrolled into view")
	}
	var in Input
	in.TakePad(Bit(ebiten.StandardGamepadButtonRightBottom), 0)
	if id := activated(f, &in); id != "3" {
		t.Errorf("A activates %q", id)
	}
}
