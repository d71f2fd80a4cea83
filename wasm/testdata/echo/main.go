//go:build js

// Command echo stands in for the engine in the worker's tests: it echoes; "loop" hangs.
package main

import "syscall/js"

func main() {
	window := js.Global()
	window.Set("engineLine", js.FuncOf(func(_ js.Value, args []js.Value) any {
		line := args[0].String()
		for line == "loop" {
		}
		if line == "crash" {
			panic("as the test asked")
		}
		window.Call("postMessage", "echo "+line)
		return nil
	}))
	window.Call("postMessage", "hello")
	select {}
}
