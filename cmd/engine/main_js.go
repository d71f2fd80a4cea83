//go:build js && wasm

package main

import (
	"syscall/js"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

func main() {
	in := make(chan string, 256)
	window := js.Global()
	window.Set("engineLine", js.FuncOf(func(_ js.Value, args []js.Value) any {
		in <- args[0].String()
		return nil
	}))
	search.Serve(forever{}, catalog.Find, in, func(line string) {
		window.Call("postMessage", line)
	})
}

// forever is a context that nothing cancels.
type forever struct{}

// Done is never closed.
func (forever) Done() <-chan struct{} { return nil }
