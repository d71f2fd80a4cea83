//go:build js

package platform

import "syscall/js"

// Download makes the browser save a text as a file, like any download.
func (m *Machine) Download(name, text string) (where string, err error) {
	err = guard(func() {
		blob := js.Global().Get("Blob").New([]any{text}, map[string]any{"type": "text/plain;charset=utf-8"})
		address := js.Global().Get("URL").Call("createObjectURL", blob)
		link := js.Global().Get("document").Call("createElement", "a")
		link.Set("href", address)
		link.Set("download", name)
		link.Call("click")
		js.Global().Get("URL").Call("revokeObjectURL", address)
	})
	return "", err
}
