package main

import "syscall/js"

// stayAwake tells the page that something is drawn. It then asks for every frame for a
// while (wasm/loader.js), and keeps the picture once there is nothing more (still.js).
func stayAwake() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Call("drawing")
	}
}
