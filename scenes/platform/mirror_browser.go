//go:build js

package platform

import (
	"sync"
	"syscall/js"

	"yanyi/scenes/machine"
)

// mirror is the page's elements for readers of screens (wasm/mirror.js).
type mirror struct {
	js    js.Value
	asked chan asked
}

// asked is a reader's request to a node.
type asked struct {
	key, line string
	press     bool
}

// newMirror is the page's mirror, nil in a page without the script. There is only one.
var newMirror = sync.OnceValue(func() machine.Mirror {
	page := js.Global().Get("yanyi")
	if !page.Truthy() || !page.Get("mirror").Truthy() {
		return nil
	}
	m := mirror{page.Get("mirror"), make(chan asked, 16)}
	page.Set("ask", js.FuncOf(func(_ js.Value, a []js.Value) any {
		select {
		case m.asked <- asked{a[0].String(), a[2].String(), a[1].Bool()}:
		default: // a reader that asks faster than the game ticks
		}
		return nil
	}))
	return m
})

// Show hands the changes to the page.
func (m mirror) Show(changes string) { m.js.Call("show", changes) }

// Asked is the oldest that was asked.
func (m mirror) Asked() (key, line string, press, ok bool) {
	select {
	case a := <-m.asked:
		return a.key, a.line, a.press, true
	default:
		return "", "", false, false
	}
}
