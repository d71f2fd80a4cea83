package main

import "syscall/js"

// stayAwake calls the page's loader, which then asks for every frame for a while
// (wasm/loader.js).
func stayAwake() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Call("awake")
	}
}
