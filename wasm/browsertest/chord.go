//go:build e2e

package browsertest

import "github.com/chromedp/cdproto/input"

// ctrl is the bit of the control key in the browser's protocol.
const ctrl = 2

// Undo presses Ctrl+Z, each key held for a few frames as by a hand.
func (tab *Tab) Undo() {
	tab.t.Helper()
	control := input.DispatchKeyEventParams{Key: "Control", Code: "ControlLeft", WindowsVirtualKeyCode: 17}
	z := input.DispatchKeyEventParams{Key: "z", Code: "KeyZ", WindowsVirtualKeyCode: 90, Modifiers: ctrl}
	press := func(k input.DispatchKeyEventParams, how input.DispatchKeyEventType) {
		k.Type = how
		call(tab, input.DispatchKeyEvent, k)
		tab.frames()
	}
	control.Modifiers = ctrl
	press(control, "rawKeyDown")
	press(z, "rawKeyDown")
	press(z, "keyUp")
	control.Modifiers = 0
	press(control, "keyUp")
}
