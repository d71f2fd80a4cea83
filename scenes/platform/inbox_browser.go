//go:build js

package platform

import (
	"errors"
	"syscall/js"

	"yanyi/scenes/machine"
)

// listen receives texts pasted on the page, outside its text fields, and files dropped on it.
func (b *inbox) listen() {
	window := js.Global()
	on := func(event string, do func(e js.Value)) {
		window.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}), true)
	}
	on("paste", func(e js.Value) {
		data := e.Get("clipboardData")
		if tag := e.Get("target").Get("tagName"); data.Truthy() && (!tag.Truthy() || tag.String() != "TEXTAREA" && tag.String() != "INPUT") {
			b.Deliver(data.Call("getData", "text").String(), nil)
		}
	})
	on("dragover", func(e js.Value) { e.Call("preventDefault") })
	on("drop", func(e js.Value) {
		e.Call("preventDefault")
		e.Call("stopImmediatePropagation") // the engine would read the whole folder
		if data := e.Get("dataTransfer"); data.Truthy() && data.Get("files").Length() > 0 {
			b.read(data.Get("files").Index(0))
		}
	})
}

// read reads a file.
func (b *inbox) read(file js.Value) {
	if file.Get("size").Int() > maxRecord {
		b.Deliver("", machine.ErrBig)
		return
	}
	b.await(file.Call("arrayBuffer"), "the file cannot be read")
}

// await delivers the text or the bytes that a promise gives, or that it gives none.
func (b *inbox) await(promise js.Value, refused string) {
	settled(promise,
		func(given js.Value) { b.Deliver(textOf(given), nil) },
		func(js.Value) { b.Deliver("", errors.New(refused)) })
}

// textOf is a text, or the bytes of a buffer.
func textOf(v js.Value) string {
	if v.Type() == js.TypeString {
		return v.String()
	}
	view := js.Global().Get("Uint8Array").New(v)
	data := make([]byte, view.Length())
	js.CopyBytesToGo(data, view)
	return string(data)
}

// decode has the browser write bytes of an old encoding as text.
func decode(encoding string, data []byte) string {
	view := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(view, data)
	return js.Global().Get("TextDecoder").New(encoding).Call("decode", view).String()
}

// Paste asks for the clipboard's text, for the inbox. Browsers may ask first, or refuse frames.
func (s *system) Paste() {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() || !clipboard.Get("readText").Truthy() {
		s.Deliver("", errors.New("clipboard refused"))
		return
	}
	s.await(clipboard.Call("readText"), "clipboard refused")
}

// ChooseFile lets the reader choose a file; its text arrives in the inbox.
func (s *system) ChooseFile() {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", ".pgn,.txt,.wxf,.xqf,.cbr,.cbl,text/plain")
	var chosen js.Func
	chosen = js.FuncOf(func(js.Value, []js.Value) any {
		chosen.Release()
		if files := input.Get("files"); files.Length() > 0 {
			s.read(files.Index(0))
		}
		return nil
	})
	input.Call("addEventListener", "change", chosen)
	input.Call("click")
}
