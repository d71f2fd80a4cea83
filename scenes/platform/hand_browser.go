//go:build js

package platform

import (
	"errors"
	"syscall/js"

	"yanyi/scenes/machine"
)

// blob is a file as the browser has it.
func blob(f machine.File) js.Value {
	data := js.Global().Get("Uint8Array").New(len(f.Data))
	js.CopyBytesToJS(data, f.Data)
	return js.Global().Get("File").New([]any{data}, f.Name, map[string]any{"type": f.Type})
}

// hand makes the browser save a file among the downloads.
func hand(f machine.File) <-chan machine.Handed {
	answer := make(chan machine.Handed, 1)
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", blob(f))
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", f.Name)
	link.Call("click")
	var later js.Func
	later = js.FuncOf(func(js.Value, []js.Value) any { // the download has begun by then
		later.Release()
		url.Call("revokeObjectURL", address)
		return nil
	})
	js.Global().Call("setTimeout", later, 60_000)
	answer <- machine.Handed{Where: f.Name}
	return answer
}

// shares reports whether the browser has a share sheet.
func shares() bool { return js.Global().Get("navigator").Get("share").Type() == js.TypeFunction }

// offer opens it. A cancellation is no error.
func offer(g machine.Gift) <-chan error {
	answer := make(chan error, 1)
	navigator := js.Global().Get("navigator")
	gift := map[string]any{"title": g.Title}
	if g.Text != "" {
		gift["text"] = g.Text
	}
	if g.Address != "" {
		gift["url"] = g.Address
	}
	if g.File != nil {
		gift["files"] = []any{blob(*g.File)}
		if can := navigator.Get("canShare"); can.Type() != js.TypeFunction || !navigator.Call("canShare", gift).Bool() {
			answer <- errors.New("files cannot be shared")
			return answer
		}
	}
	settled(navigator.Call("share", gift), func(js.Value) { answer <- nil }, func(why js.Value) {
		if why.Get("name").String() == "AbortError" {
			answer <- nil
		} else {
			answer <- errors.New(why.Get("message").String())
		}
	})
	return answer
}
