//go:build e2e

package browsertest

import "github.com/chromedp/cdproto/input"

// The bits of keys that are held, in the browser's protocol.
const (
	ctrl  = 2
	shift = 8
)

// Undo presses Ctrl+Z.
func (tab *Tab) Undo() {
	tab.t.Helper()
	tab.chord(input.DispatchKeyEventParams{Key: "Control", Code: "ControlLeft", WindowsVirtualKeyCode: 17},
		input.DispatchKeyEventParams{Key: "z", Code: "KeyZ", WindowsVirtualKeyCode: 90, Modifiers: ctrl})
}

// BackTab presses Shift+Tab.
func (tab *Tab) BackTab() {
	tab.t.Helper()
	tab.chord(input.DispatchKeyEventParams{Key: "Shift", Code: "ShiftLeft", WindowsVirtualKeyCode: 16},
		input.DispatchKeyEventParams{Key: "Tab", Code: "Tab", WindowsVirtualKeyCode: 9, Modifiers: shift})
}

// HoldRight presses the arrow to the right and does not let go.
func (tab *Tab) HoldRight() {
	tab.t.Helper()
	call(tab, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: "rawKeyDown", Key: "ArrowRight", Code: "ArrowRight", WindowsVirtualKeyCode: 39})
}

// chord presses a key while another is held, each for a few frames as by a hand.
func (tab *Tab) chord(held, key input.DispatchKeyEventParams) {
	tab.t.Helper()
	press := func(k input.DispatchKeyEventParams, how input.DispatchKeyEventType) {
		k.Type = how
		call(tab, input.DispatchKeyEvent, k)
		tab.frames()
	}
	up := held
	held.Modifiers = key.Modifiers
	press(held, "rawKeyDown")
	press(key, "rawKeyDown")
	press(key, "keyUp")
	press(up, "keyUp")
}
