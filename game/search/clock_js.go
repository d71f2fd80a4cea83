package search

import "syscall/js"

// clock is a steady clock's milliseconds. Package time would cost the page some 50 KB.
func clock() int64 { return int64(js.Global().Get("performance").Call("now").Float()) }

// allTime is the strongest level's thinking time in the page, in milliseconds.
const allTime = 5000

// between is how long a search runs, in milliseconds, before it lets the worker receive
// messages.
const between = 40

// breath is the channel by which a search lets its worker receive messages: a message to itself
// comes after those that are queued.
var breath struct {
	last int64
	port js.Value
	done chan struct{}
}

// breathe lets the single-threaded worker receive a request to stop.
func breathe() {
	now := clock()
	if now-breath.last < between {
		return
	}
	if breath.done == nil {
		breath.done = make(chan struct{}, 1)
		ports := js.Global().Get("MessageChannel").New()
		breath.port = ports.Get("port1")
		ports.Get("port2").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
			breath.done <- struct{}{}
			return nil
		}))
	}
	breath.port.Call("postMessage", "")
	<-breath.done
	breath.last = clock()
}
