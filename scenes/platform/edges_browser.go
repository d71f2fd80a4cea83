//go:build js

package platform

import (
	"strconv"
	"strings"
	"syscall/js"
)

// edges are the parts of the screen under a notch or the system's bar, as the page's style
// knows them (wasm/style.css). They change with the window's size alone.
type edges struct{ left, top, right, bottom float64 }

func newEdges() *edges {
	e := new(edges)
	e.read()
	js.Global().Call("addEventListener", "resize", js.FuncOf(func(js.Value, []js.Value) any {
		e.read()
		return nil
	}))
	return e
}

func (e *edges) read() {
	style := js.Global().Call("getComputedStyle", js.Global().Get("document").Get("documentElement"))
	px := func(name string) float64 {
		text := style.Call("getPropertyValue", name).String()
		v, _ := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(text), "px"), 64) // none is 0
		return v
	}
	e.left, e.top, e.right, e.bottom = px("--left"), px("--top"), px("--right"), px("--bottom")
}

func (e *edges) of() (left, top, right, bottom float64) { return e.left, e.top, e.right, e.bottom }
