package main

import "syscall/js"

// stayAwake reports to the page that something is drawn. The page then requests every frame for
// a while (wasm/loader.js), and keeps the picture once nothing is drawn any more (still.js).
func stayAwake() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Call("drawing")
	}
}

// ticks is how often the game has looked at what was touched and pressed.
var ticks int

// ticked counts a tick.
func ticked() { ticks++ }

// The page asks how often, so that a finger is seen before the next is told (wasm/loader.js).
func init() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Set("ticks", js.FuncOf(func(js.Value, []js.Value) any { return ticks }))
	}
}
