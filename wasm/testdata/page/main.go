//go:build js

// Command page stands in for the game in the tests of the loader: it shows a canvas, reports
// that it is ready, and passes an engine's lines to the document.
package main

import "syscall/js"

func main() {
	window, document := js.Global(), js.Global().Get("document")
	document.Get("body").Call("append", document.Call("createElement", "canvas"))
	document.Get("body").Get("dataset").Set("started", "yes")
	if js.Global().Get("location").Get("search").String() == "?crash" {
		panic("as the test asked")
	}
	window.Get("yanyi").Call("ready")
	select {}
}
