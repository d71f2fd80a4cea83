// Package gamepad reads gamepads: their buttons stand for keys, for pages played by keys.
package gamepad

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Buttons is which buttons of a gamepad are held, a bit each, as Ebitengine's standard
// layout numbers them; the left stick counts as the four of the cross.
type Buttons uint32

// Bit is a button's.
func Bit(b ebiten.StandardGamepadButton) Buttons { return 1 << b }

// Pads is what is known of the gamepads.
type Pads struct {
	ids  []ebiten.GamepadID
	held Buttons
	long int     // ticks since it changed
	idle Buttons // held since the program was not looked at: they mean nothing until they come up
}

const (
	tilted      = 0.5  // from here on a stick points somewhere
	padScroll   = 14.0 // logical pixels a tick with the right stick at its end
	padDeadzone = 0.2
)

// padButtons are the buttons that mean something and the keys they stand for, so that
// a page that is played by keys is played by a gamepad too: the cross moves the cursor and
// the focus, A takes, B goes back, X takes a turn back, Y goes on, the shoulders go
// through the controls, the triggers to the first and the last turn, the view button to
// the whole screen. The menu button opens the settings.
var padButtons = [...]struct {
	button      ebiten.StandardGamepadButton
	key         ebiten.Key
	ctrl, shift bool
}{
	{ebiten.StandardGamepadButtonLeftLeft, ebiten.KeyLeft, false, false},
	{ebiten.StandardGamepadButtonLeftRight, ebiten.KeyRight, false, false},
	{ebiten.StandardGamepadButtonLeftTop, ebiten.KeyUp, false, false},
	{ebiten.StandardGamepadButtonLeftBottom, ebiten.KeyDown, false, false},
	{ebiten.StandardGamepadButtonRightBottom, ebiten.KeyEnter, false, false},
	{ebiten.StandardGamepadButtonRightRight, ebiten.KeyEscape, false, false},
	{ebiten.StandardGamepadButtonRightLeft, ebiten.KeyZ, true, false},
	{ebiten.StandardGamepadButtonRightTop, ebiten.KeyPageDown, false, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, ebiten.KeyTab, false, true},
	{ebiten.StandardGamepadButtonFrontTopRight, ebiten.KeyTab, false, false},
	{ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.KeyHome, false, false},
	{ebiten.StandardGamepadButtonFrontBottomRight, ebiten.KeyEnd, false, false},
	{ebiten.StandardGamepadButtonCenterLeft, ebiten.KeyF11, false, false},
	{ebiten.StandardGamepadButtonCenterRight, -1, false, false},
}

// Pressed is what was pressed in a tick.
type Pressed struct {
	Key         ebiten.Key // if Any
	Any         bool
	Ctrl, Shift bool
	Menu        bool
	Scroll      float64 // logical pixels
}

// Poll reads the gamepads of the standard layout, all as one; they have no effect while another
// program is in use. It allocates nothing.
func (p *Pads) Poll(away bool) Pressed {
	var held Buttons
	scroll := 0.0
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	for _, id := range p.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for i := range padButtons {
			if b := padButtons[i].button; ebiten.IsStandardGamepadButtonPressed(id, b) {
				held |= Bit(b)
			}
		}
		held |= pointed(
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal),
			ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical))
		if y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical); max(y, -y) > padDeadzone {
			scroll += y * padScroll
		}
	}
	if away {
		p.Ignore(held)
		return Pressed{}
	}
	pressed := p.Take(held)
	pressed.Scroll = scroll
	return pressed
}

// pointed is the direction a stick points to, the one it is tilted to most.
func pointed(x, y float64) Buttons {
	switch {
	case max(x, -x, y, -y) < tilted:
		return 0
	case max(x, -x) > max(y, -y) && x < 0:
		return Bit(ebiten.StandardGamepadButtonLeftLeft)
	case max(x, -x) > max(y, -y):
		return Bit(ebiten.StandardGamepadButtonLeftRight)
	case y < 0:
		return Bit(ebiten.StandardGamepadButtonLeftTop)
	}
	return Bit(ebiten.StandardGamepadButtonLeftBottom)
}

// cross are the buttons that repeat while they are held.
const cross Buttons = 1<<ebiten.StandardGamepadButtonLeftLeft | 1<<ebiten.StandardGamepadButtonLeftRight |
	1<<ebiten.StandardGamepadButtonLeftTop | 1<<ebiten.StandardGamepadButtonLeftBottom

// The delay, in ticks, before a held button of the D-pad repeats, and between repeats.
const (
	repeatAfter = 24
	repeatEvery = 4
)

// Ignore lets go of all buttons: what is held means nothing until it comes up.
func (p *Pads) Ignore(held Buttons) { p.held, p.long, p.idle = 0, 0, held }

// Take is what it means that these buttons are held in this tick. One button counts in a
// tick: with others, Ctrl and Shift would be theirs too.
func (p *Pads) Take(held Buttons) (pressed Pressed) {
	p.idle &= held
	held &^= p.idle
	fresh := held &^ p.held
	if p.long++; held != p.held {
		p.long = 0
	}
	p.held = held
	if p.long >= repeatAfter && (p.long-repeatAfter)%repeatEvery == 0 {
		fresh |= held & cross
	}
	for i := range padButtons {
		b := &padButtons[i]
		switch {
		case fresh&Bit(b.button) == 0:
		case b.key < 0:
			pressed.Menu = true
		case !pressed.Any:
			pressed.Any, pressed.Key, pressed.Ctrl, pressed.Shift = true, b.key, b.ctrl, b.shift
		}
	}
	return pressed
}

// Calls are for what opens over any page.
type Calls struct {
	Menu  bool // a gamepad's menu button was pressed this tick
	Asked bool // "?" was typed this tick, wherever a keyboard has it

	chars []rune
}

// Listen hears what is typed in a tick.
func (c *Calls) Listen() {
	c.chars = ebiten.AppendInputChars(c.chars[:0])
	c.Asked = slices.Contains(c.chars, '?') || slices.Contains(c.chars, '？')
}
