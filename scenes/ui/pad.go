package ui

import (
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// Buttons is which buttons of a gamepad are held, a bit each, as Ebitengine's standard
// layout numbers them; the left stick counts as the four of the cross.
type Buttons uint32

// Bit is a button's.
func Bit(b ebiten.StandardGamepadButton) Buttons { return 1 << b }

// pad is what is known of the gamepads.
type pad struct {
	ids  []ebiten.GamepadID
	held Buttons
	long int // ticks since it changed
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
	{ebiten.StandardGamepadButtonLeftLeft, KeyLeft, false, false},
	{ebiten.StandardGamepadButtonLeftRight, KeyRight, false, false},
	{ebiten.StandardGamepadButtonLeftTop, KeyUp, false, false},
	{ebiten.StandardGamepadButtonLeftBottom, KeyDown, false, false},
	{ebiten.StandardGamepadButtonRightBottom, KeyEnter, false, false},
	{ebiten.StandardGamepadButtonRightRight, KeyEscape, false, false},
	{ebiten.StandardGamepadButtonRightLeft, KeyZ, true, false},
	{ebiten.StandardGamepadButtonRightTop, ebiten.KeyPageDown, false, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, KeyTab, false, true},
	{ebiten.StandardGamepadButtonFrontTopRight, KeyTab, false, false},
	{ebiten.StandardGamepadButtonFrontBottomLeft, KeyHome, false, false},
	{ebiten.StandardGamepadButtonFrontBottomRight, KeyEnd, false, false},
	{ebiten.StandardGamepadButtonCenterLeft, ebiten.KeyF11, false, false},
	{ebiten.StandardGamepadButtonCenterRight, -1, false, false},
}

// pollPads reads the gamepads of the standard layout, all as one.
func (in *Input) pollPads() {
	var held Buttons
	scroll := 0.0
	in.pad.ids = ebiten.AppendGamepadIDs(in.pad.ids[:0])
	for _, id := range in.pad.ids {
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
		if y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical); abs(y) > padDeadzone {
			scroll += y * padScroll
		}
	}
	in.TakePad(held, scroll)
}

// pointed is the direction a stick points to, the one it is tilted to most.
func pointed(x, y float64) Buttons {
	switch {
	case max(abs(x), abs(y)) < tilted:
		return 0
	case abs(x) > abs(y) && x < 0:
		return Bit(ebiten.StandardGamepadButtonLeftLeft)
	case abs(x) > abs(y):
		return Bit(ebiten.StandardGamepadButtonLeftRight)
	case y < 0:
		return Bit(ebiten.StandardGamepadButtonLeftTop)
	}
	return Bit(ebiten.StandardGamepadButtonLeftBottom)
}

// cross are the buttons that repeat while they are held.
const cross Buttons = 1<<ebiten.StandardGamepadButtonLeftLeft | 1<<ebiten.StandardGamepadButtonLeftRight |
	1<<ebiten.StandardGamepadButtonLeftTop | 1<<ebiten.StandardGamepadButtonLeftBottom

// TakePad makes keys of the buttons held in this tick, and scrolls by so much.
func (in *Input) TakePad(held Buttons, scroll float64) {
	p := &in.pad
	fresh := held &^ p.held
	if p.long++; held != p.held {
		p.long = 0
	}
	p.held = held
	if p.long >= repeatAfter && (p.long-repeatAfter)%repeatEvery == 0 {
		fresh |= held & cross
	}
	in.Menu = fresh&Bit(ebiten.StandardGamepadButtonCenterRight) != 0
	in.Pad = fresh != 0 || scroll != 0
	in.WheelY += scroll
	if fresh = fresh &^ Bit(ebiten.StandardGamepadButtonCenterRight); fresh == 0 {
		return
	}
	// One button a tick: with others, Ctrl and Shift would be theirs too.
	b := &padButtons[0]
	for i := range padButtons {
		if b = &padButtons[i]; b.button == ebiten.StandardGamepadButton(bits.TrailingZeros32(uint32(fresh))) {
			break
		}
	}
	in.Keys = append(in.Keys[:0], b.key)
	in.Ctrl, in.Shift = b.ctrl, b.shift
}

// steer moves the focus to the next control that way, for whoever has a gamepad's cross in
// place of a Tab key, and reports whether it did. On a page with a board, or another area
// that has its own use for the arrows, they are the area's until the shoulder buttons have
// led away from it.
func (f *Form) steer(in *Input) bool {
	dx, dy := arrow(in, 0), 0
	if dx == 0 {
		dy = arrow(in, 1)
	}
	if dx == 0 && dy == 0 {
		return false
	}
	ctl := f.find(f.focus)
	switch {
	case ctl == nil && f.hasArea(), ctl != nil && ctl.Role == RoleArea:
		return false
	case ctl == nil:
		f.moveFocus(false)
	case dx != 0 && ctl.Step != nil:
		ctl.Step(dx)
	default:
		f.stepFocus(ctl, float64(dx), float64(dy))
	}
	in.Keys = in.Keys[:0]
	return true
}

// hasArea reports whether a control takes the arrows for itself.
func (f *Form) hasArea() bool {
	for i := range f.items {
		if ctl := f.items[i].control; ctl != nil && ctl.Role == RoleArea && !ctl.Off {
			return true
		}
	}
	return false
}

// stepFocus gives the focus to the nearest control that lies rather ahead than aside.
func (f *Form) stepFocus(from *Control, dx, dy float64) {
	ax, ay := from.middle()
	var best *Control
	least := 0.0
	for i := range f.items {
		ctl := f.items[i].control
		if ctl == nil || ctl == from || ctl.Off || ctl.Inert {
			continue
		}
		x, y := ctl.middle()
		ahead, aside := (x-ax)*dx+(y-ay)*dy, abs((x-ax)*dy)+abs((y-ay)*dx)
		if cost := ahead + 2*aside; ahead > 4 && aside <= 3*ahead && (best == nil || cost < least) {
			best, least = ctl, cost
		}
	}
	if best != nil {
		f.SetFocus(best.ID)
		best.show()
	}
}

// middle is the middle of a control where it stands now.
func (c *Control) middle() (x, y float64) {
	dx, dy := c.scroll.offset()
	return c.Rect.X + c.Rect.W/2 + dx, c.Rect.Y + c.Rect.H/2 + dy
}
