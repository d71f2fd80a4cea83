package ui

import (
	"image"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"yanyi/scenes/gamepad"
	"yanyi/scenes/gestures"
)

// Slop is how far in logical pixels a pointer may stray before a press becomes a
// drag; fingers stray more.
const (
	Slop      = 3.0
	TouchSlop = 8.0
)

// Pointer is the mouse or the first finger, in logical pixels of the view.
type Pointer struct {
	X, Y           float64
	StartX, StartY float64 // where it was pressed
	DX, DY         float64 // moved since the last tick
	Down           bool    // held
	Pressed        bool    // went down this tick
	Released       bool    // came up this tick (Pressed and Released may share a tick)
	Canceled       bool    // was cancelled this tick: the pressed control is released
	Dragging       bool    // strayed further than the slop since it was pressed
	Touch          bool    // a finger: it does not hover
	Secondary      bool    // the other mouse button was pressed this tick
}

// Input is all that happened in one tick, from one place. Tests may fill one by
// hand.
type Input struct {
	Pointer
	Pinch            gestures.Pinch
	WheelX, WheelY   float64       // logical pixels to scroll by
	Keys             []ebiten.Key  // pressed this tick, or repeating
	Ctrl, Shift, Alt bool          // Ctrl stands for Cmd too
	Tick             int           // ticks since the program began, 60 a second
	Now              time.Duration // since the program began, by the clock
	Visible          bool          // the window is not hidden
	Typing           bool          // keys belong to a text field
	Pad              bool          // Keys are a gamepad's buttons
	Reader           *Reader       // nil for none
	gamepad.Calls

	came arrival // of the page

	devices
}

// devices are the state of the devices from tick to tick.
type devices struct {
	pads    gamepad.Pads
	touch   ebiten.TouchID
	touches []ebiten.TouchID
	touched bool
	lost    bool // the pressed control is cancelled
	focus   presence
	stray   float64
	mouse   struct{ x, y int }
	corner  image.Point // of the view, in device pixels
}

// Key reports whether a key was pressed this tick or repeats, and no text field
// is being written in.
func (in *Input) Key(k ebiten.Key) bool { return !in.Typing && slices.Contains(in.Keys, k) }

// begun is when the program began.
var begun = time.Now()

// Poll reads the devices for one tick, for a view of a scale with its corner at a device
// pixel. It allocates nothing.
func (in *Input) Poll(scale float64, corner image.Point) {
	in.Tick++
	in.Now = time.Since(begun)
	in.corner = corner
	in.Typing = false
	in.Pressed, in.Released, in.Canceled, in.Secondary, in.Pinch.Ended = false, false, false, false, false
	x, y := in.X, in.Y
	if in.focus.leaves(ebiten.IsFocused()) {
		in.lost = true
	}
	in.pollTouch(scale)
	if !in.touched {
		in.pollMouse(scale)
	}
	if in.Pressed {
		in.StartX, in.StartY, in.stray = in.X, in.Y, 0
		in.Dragging = false
		x, y = in.X, in.Y
	}
	in.DX, in.DY = in.X-x, in.Y-y
	if in.Down {
		in.stray = max(in.stray, math.Hypot(in.X-in.StartX, in.Y-in.StartY))
		slop := Slop
		if in.Touch {
			slop = TouchSlop
		}
		in.Dragging = in.stray > slop
	}
	in.pollKeys()
	wx, wy := ebiten.Wheel()
	in.WheelX, in.WheelY = -wx*wheelUnit, -wy*wheelUnit
	in.TakePad(in.pads.Poll(in.focus.away()))
}

// TakePad adds the pressed buttons of a gamepad.
func (in *Input) TakePad(p gamepad.Pressed) {
	in.Menu, in.Pad = p.Menu, p.Any || p.Menu || p.Scroll != 0
	in.WheelY += p.Scroll
	if p.Any {
		in.Keys, in.Ctrl, in.Shift = append(in.Keys[:0], p.Key), p.Ctrl, p.Shift
	}
}

// pollTouch follows the first finger until it is lifted.
func (in *Input) pollTouch(scale float64) {
	if p := &in.Pinch; p.Busy() || in.touched && p.Joined(in.touch) {
		if in.Canceled = !p.Busy(); in.Canceled {
			in.Down, in.Dragging = false, false
		}
		p.Poll(scale, in.corner)
		in.touched, in.lost = p.Busy(), false
		return
	}
	if in.touched {
		if inpututil.IsTouchJustReleased(in.touch) {
			in.touched = false
			in.lift()
			return
		}
		in.placeTouch(scale)
		return
	}
	in.touches = inpututil.AppendJustPressedTouchIDs(in.touches[:0])
	if len(in.touches) == 0 {
		return
	}
	in.touch, in.touched, in.lost = in.touches[0], true, false
	in.Touch, in.Down, in.Pressed = true, true, true
	in.placeTouch(scale)
}

func (in *Input) placeTouch(scale float64) {
	if x, y := ebiten.TouchPosition(in.touch); x != 0 || y != 0 {
		in.X, in.Y = gestures.At(in.touch, scale, in.corner)
	}
}

func (in *Input) pollMouse(scale float64) {
	cx, cy := ebiten.CursorPosition()
	x, y := float64(cx-in.corner.X)/scale, float64(cy-in.corner.Y)/scale
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if in.Touch && !down && cx == in.mouse.x && cy == in.mouse.y {
		return // the finger was the last to point
	}
	in.Touch = false
	in.mouse.x, in.mouse.y = cx, cy
	in.X, in.Y = x, y
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	if in.Pressed {
		in.lost = false
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		in.lift()
	}
	in.Down = down
	in.Secondary = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
}

// lift releases the pressed control, which activates it unless it was cancelled.
func (in *Input) lift() {
	in.Down = false
	in.Released, in.Canceled, in.lost = !in.lost, in.lost, false
}

// presence is whether the program has the keyboard's focus, and had it at any time: where
// there is no such thing it is never reported.
type presence struct{ has, had bool }

// leaves takes in whether it has the focus, and reports whether it has just lost it.
func (p *presence) leaves(has bool) bool {
	lost := p.has && !has
	p.has, p.had = has, p.had || has
	return lost
}

// away reports whether the focus is elsewhere.
func (p *presence) away() bool { return p.had && !p.has }

// repeat is after how many ticks a held key repeats, and how often.
const (
	repeatAfter = 24
	repeatEvery = 4
)

func (in *Input) pollKeys() {
	in.Keys = inpututil.AppendJustPressedKeys(in.Keys[:0])
	in.Listen()
	for _, k := range [...]ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyBackspace, ebiten.KeyDelete} {
		if d := inpututil.KeyPressDuration(k); d >= repeatAfter && (d-repeatAfter)%repeatEvery == 0 {
			in.Keys = append(in.Keys, k)
		}
	}
	in.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	in.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
}
