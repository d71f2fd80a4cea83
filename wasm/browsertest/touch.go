//go:build e2e

package browsertest

import (
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
)

// turn is a turn of the wheel. Browsers want both ways, which cdproto leaves out at 0.
type turn struct {
	Type   string  `json:"type"`
	X      float64 `json:"x"`
	Y      float64 `json:"y"`
	DeltaX float64 `json:"deltaX"`
	DeltaY float64 `json:"deltaY"`
}

var turnWheel = cdp.Command[turn, cdp.Empty]{Method: input.CommandDispatchMouseEvent}

// Wheel turns the mouse's wheel over a point, by so many CSS pixels down.
func (tab *Tab) Wheel(x, y, by float64) {
	tab.t.Helper()
	tab.mouse("mouseMoved", 0, x, y)
	call(tab, turnWheel, turn{Type: "mouseWheel", X: x, Y: y, DeltaY: by})
	tab.frames()
}

// Swipe moves a finger over the window and lifts it; the Tab must have been opened with Touch.
func (tab *Tab) Swipe(fromX, fromY, toX, toY float64) {
	tab.t.Helper()
	const steps = 8
	tab.finger("touchStart", fromX, fromY)
	for i := 1; i <= steps; i++ {
		k := float64(i) / steps
		tab.finger("touchMove", fromX+(toX-fromX)*k, fromY+(toY-fromY)*k)
	}
	tab.finger("touchEnd")
}

// TakeFinger puts down a finger whose touch the system cancels.
func (tab *Tab) TakeFinger(x, y float64) {
	tab.t.Helper()
	tab.finger("touchStart", x, y)
	tab.frames()
	tab.finger("touchCancel")
}

// finger does one thing with a finger at a point, if it is still down.
func (tab *Tab) finger(what input.DispatchTouchEventType, at ...float64) {
	tab.t.Helper()
	p := input.DispatchTouchEventParams{Type: what, TouchPoints: []*input.TouchPoint{}}
	if len(at) > 0 {
		p.TouchPoints = append(p.TouchPoints, &input.TouchPoint{X: at[0], Y: at[1]})
	}
	call(tab, input.DispatchTouchEvent, p)
	time.Sleep(30 * time.Millisecond)
}

// Spread moves two fingers beside each other on a line about a point, from so far apart to so
// far, and lifts them, one after the other.
func (tab *Tab) Spread(x, y, from, to float64) {
	tab.t.Helper()
	const steps = 8
	put := func(what input.DispatchTouchEventType, offsets ...float64) {
		p := input.DispatchTouchEventParams{Type: what, TouchPoints: []*input.TouchPoint{}}
		for i, off := range offsets {
			p.TouchPoints = append(p.TouchPoints, &input.TouchPoint{X: x + off, Y: y, ID: new(float64(i + 1))})
		}
		call(tab, input.DispatchTouchEvent, p)
		time.Sleep(30 * time.Millisecond)
	}
	put("touchStart", -from/2)
	put("touchStart", -from/2, from/2)
	for i := 1; i <= steps; i++ {
		half := (from + (to-from)*float64(i)/steps) / 2
		put("touchMove", -half, half)
	}
	put("touchEnd", -to/2)
	put("touchEnd")
}
