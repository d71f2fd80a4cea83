//go:build js

package platform

import "syscall/js"

// boards asks the page for small boards that lie beside it (wasm/boards.js), or none.
func boards(name string) <-chan []byte {
	answer := make(chan []byte, 1)
	page := js.Global().Get("yanyi")
	if !page.Truthy() || !page.Get("boards").Truthy() {
		answer <- nil
		return answer
	}
	var came js.Func
	came = js.FuncOf(func(_ js.Value, got []js.Value) any {
		came.Release()
		data := make([]byte, got[0].Length())
		js.CopyBytesToGo(data, got[0])
		answer <- data
		return nil
	})
	page.Call("boards", name).Call("then", came)
	return answer
}
