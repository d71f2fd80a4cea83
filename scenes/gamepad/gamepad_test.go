package gamepad

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Buttons become keys when they go down; the D-pad repeats while it is held, other buttons do
// not.
func TestAGamepadsButtonsAreKeys(t *testing.T) {
	ticks := func(held Buttons, n int) (times int) {
		var p Pads
		for range n {
			if p.Take(held).Any {
				times++
			}
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
	var p Pads
	if x := p.Take(Bit(ebiten.StandardGamepadButtonRightLeft)); x.Key != ebiten.KeyZ || !x.Ctrl {
		t.Errorf("X is %+v: no take-back", x)
	}
	if m := p.Take(Bit(ebiten.StandardGamepadButtonCenterRight)); !m.Menu || m.Any {
		t.Errorf("the menu button is %+v", m)
	}
	if m := p.Take(Bit(ebiten.StandardGamepadButtonCenterRight)); m.Menu {
		t.Error("a menu button that is held is pressed twice")
	}
}

// A stick acts as the D-pad button of its largest deflection.
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

// A button held while the program is in the background has no effect until it has been released.
func TestAButtonThatIsHeldElsewhereMeansNothing(t *testing.T) {
	var p Pads
	right := Bit(ebiten.StandardGamepadButtonLeftRight)
	p.Take(right)
	p.Ignore(right)
	for range repeatAfter + 2*repeatEvery {
		if p.Take(right).Any {
			t.Fatal("a button that was held elsewhere goes on")
		}
	}
	p.Take(0)
	if !p.Take(right).Any {
		t.Error("a button that comes up and goes down means nothing")
	}
}
