//go:build js

package platform

import (
	"strings"
	"syscall/js"
)

// address hears of the records that the page's address comes to name.
type address struct{ next string } // "" if there is none

func (a *address) listen() {
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		a.next = recordInAddress()
		return nil
	}))
}

// Readdressed takes the record that the address names since it was changed, as Pack
// writes it; "" if it was not.
func (a *address) Readdressed() string {
	next := a.next
	a.next = ""
	return next
}

// recordInAddress is what stands in the address's fragment, "" if it is no record.
func recordInAddress() string {
	if packed, ok := strings.CutPrefix(js.Global().Get("location").Get("hash").String(), "#r="); ok {
		return packed
	}
	return ""
}
