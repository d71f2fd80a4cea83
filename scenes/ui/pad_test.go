package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/gamepad"
)

// The D-pad moves the focus to the neighbouring control, A presses it.
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
		in.TakePad(new(gamepad.Pads).Take(gamepad.Bit(c.button)))
		if id := activated(f, &in); id != "" || f.Focus() != c.focus || len(in.Keys) > 0 {
			t.Errorf("%d: the focus is %q, want %q; activated %q, keys left %v", i, f.Focus(), c.focus, id, in.Keys)
		}
	}
	if s.Y == 0 {
		t.Error("what has the focus is not scrolled into view")
	}
	var in Input
	in.TakePad(new(gamepad.Pads).Take(gamepad.Bit(ebiten.StandardGamepadButtonRightBottom)))
	if id := activated(f, &in); id != "3" {
		t.Errorf("A activates %q", id)
	}
}
