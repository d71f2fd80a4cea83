package main

import "syscall/js"

// awake calls the page's loader, which then asks for every frame for a while
// (wasm/loader.js).
func awake() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Call("awake")
	}
}
