//go:build js

package platform

import (
	"syscall/js"

	"yanyi/scenes/machine"
)

// attention calls through the page's title and the browser's notices (wasm/attention.js).
type attention struct{ js js.Value }

// newAttention is the page's, nil in a page without the script.
func newAttention() machine.Attention {
	if page := js.Global().Get("yanyi"); page.Truthy() && page.Get("attention").Truthy() {
		return attention{page.Get("attention")}
	}
	return nil
}

// Entitle gives the page a title.
func (a attention) Entitle(title string) { a.js.Call("entitle", title) }

// KeepAwake keeps the screen on (wasm/wakelock.js).
func (a attention) KeepAwake(on bool) {
	if page := js.Global().Get("yanyi"); page.Get("wakeLock").Truthy() {
		page.Call("wakeLock", on)
	}
}

// Buzzes reports whether the device can tremble in a hand.
func (a attention) Buzzes() bool { return a.js.Call("buzzes").Bool() }

// Buzz trembles, where the browser lets it.
func (a attention) Buzz(ms int) { a.js.Call("buzz", ms) }

// Looked reports whether the page is seen and has the keyboard, a frame for itself.
func (a attention) Looked() bool { return a.js.Call("looked").Bool() }

// Mark writes a mark before the title.
func (a attention) Mark(text string) { a.js.Call("mark", text) }

// Ask asks whether notices may be shown.
func (a attention) Ask() { a.js.Call("ask") }

// Notify shows a notice, where it may.
func (a attention) Notify(text string) { a.js.Call("notify", text) }
