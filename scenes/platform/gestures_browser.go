//go:build js

package platform

import "syscall/js"

// share tells the page the program's gestures, and receives lost fingers (wasm/gestures.js).
func share(uses func(x, y, dx, dy float64, finger bool) bool, lose func()) {
	page := js.Global().Get("yanyi")
	if !page.Truthy() {
		return
	}
	page.Set("uses", js.FuncOf(func(_ js.Value, g []js.Value) any {
		return uses(g[0].Float(), g[1].Float(), g[2].Float(), g[3].Float(), g[4].Bool())
	}))
	page.Set("lose", js.FuncOf(func(js.Value, []js.Value) any {
		lose()
		return nil
	}))
}
