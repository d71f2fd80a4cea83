//go:build js

package platform

import (
	"errors"
	"slices"
	"syscall/js"

	"yanyi/scenes/machine"
)

// network is the way to servers elsewhere, by the page's own script (wasm/net.js).
type network struct {
	js    js.Value
	wires []*wire
}

// newNetwork is the page's network, nil in a page without the script.
func newNetwork() machine.Net {
	page := js.Global().Get("yanyi")
	if !page.Truthy() || !page.Get("net").Truthy() {
		return nil
	}
	n := &network{js: page.Get("net")}
	n.js.Set("heard", js.FuncOf(func(js.Value, []js.Value) any {
		for _, w := range n.wires {
			if w.do != nil {
				go w.do() // blocking must not hold up the browser
			}
		}
		return nil
	}))
	return n
}

// Site is where the page was loaded from.
func (n *network) Site() string { return n.js.Get("site").String() }

// Fetch asks an address once the first picture stands.
func (n *network) Fetch(address, body string) <-chan machine.Reply {
	answer := make(chan machine.Reply, 1)
	var done js.Func
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done.Release()
		reply := machine.Reply{Status: args[0].Int(), Body: args[1].String()}
		if reply.Status == 0 {
			reply = machine.Reply{Err: errors.New(reply.Body)}
		}
		answer <- reply
		return nil
	})
	n.js.Call("ask", address, body, done)
	return answer
}

// Dial opens a WebSocket.
func (n *network) Dial(address string) machine.Wire {
	w := &wire{js: n.js.Call("dial", address)}
	n.wires = append(slices.DeleteFunc(n.wires, (*wire).Ended), w)
	return w
}

// wire is a WebSocket of the page's.
type wire struct {
	js js.Value
	do func()
}

// Listen lets do run whenever something has come, and now and then in a hidden page.
func (w *wire) Listen(do func()) { w.do = do }

// Open reports whether messages can be sent now.
func (w *wire) Open() bool { return w.js.Call("open").Bool() }

// Send says a message.
func (w *wire) Send(text string) { w.js.Call("send", text) }

// Receive takes the next message that has come.
func (w *wire) Receive() (string, bool) {
	text := w.js.Call("take")
	if text.Type() != js.TypeString {
		return "", false
	}
	return text.String(), true
}

// Ended reports whether the wire has ended.
func (w *wire) Ended() bool { return w.js.Call("ended").Bool() }

// Close ends the wire.
func (w *wire) Close() { w.js.Call("end") }
