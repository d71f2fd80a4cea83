//go:build js

package platform

import "syscall/js"

// Engine is one computer player in a Web Worker (wasm/engine.js), whose program the page
// fetches when the first one is started. It speaks the lines of search.Serve.
type Engine struct {
	worker          js.Value
	onLine, onError js.Func
	lines           []string
}

// NewEngine starts an opponent.
func (m *Machine) NewEngine() *Engine {
	e := &Engine{}
	e.onLine = js.FuncOf(func(_ js.Value, args []js.Value) any {
		e.lines = append(e.lines, args[0].String())
		return nil
	})
	e.onError = js.FuncOf(func(_ js.Value, args []js.Value) any {
		e.lines = append(e.lines, "error "+args[0].String()) // it could not be fetched, or broke down
		return nil
	})
	page := js.Global().Get("yanyi")
	if !page.Truthy() {
		e.lines = append(e.lines, "error the page has no loader")
		return e
	}
	e.worker = page.Call("newEngine", e.onLine, e.onError)
	return e
}

// Send says a line to the engine. A stopped one does not hear it; a thinking one every 40 ms.
func (e *Engine) Send(line string) {
	if e.worker.Truthy() {
		e.worker.Call("send", line)
	}
}

// Lines appends the engine's lines since the last time to dst, without waiting for more.
func (e *Engine) Lines(dst []string) []string {
	dst = append(dst, e.lines...)
	e.lines = e.lines[:0]
	return dst
}

// Stop ends the engine, in mid-thought if need be. Unread lines are dropped.
func (e *Engine) Stop() {
	if !e.worker.Truthy() {
		return
	}
	e.worker.Call("stop")
	e.worker, e.lines = js.Undefined(), nil
	e.onLine.Release()
	e.onError.Release()
}
