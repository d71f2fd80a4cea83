//go:build js

package platform

import (
	"strings"
	"syscall/js"
)

// address hears of the records and seats that the page's address comes to name.
type address struct {
	next, seat string // "" if there is none
	studied    bool   // next is to be studied
}

func (a *address) listen() {
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		a.next, a.studied = record()
		if strings.HasPrefix(fragment(), seatMark) {
			a.seat = takeSeat()
		}
		return nil
	}))
}

// Readdressed takes the record that the address names since it was changed, as Pack
// writes it, "" if it was not, and whether it is to be studied.
func (a *address) Readdressed() (record string, studied bool) {
	record = a.next
	a.next = ""
	return record, a.studied
}

// record is the record in the address's fragment, behind a mark that says whether it is a study.
func record() (packed string, studied bool) {
	if packed = inFragment("#s="); packed != "" {
		return packed, true
	}
	return inFragment("#r="), false
}

// Reseated takes the token of a seat that the address names by now; "" for none.
func (a *address) Reseated() string {
	seat := a.seat
	a.seat = ""
	return seat
}

func fragment() string { return js.Global().Get("location").Get("hash").String() }

// inFragment is the rest of the address's fragment after a mark, "" if it has another.
func inFragment(mark string) string {
	if rest, ok := strings.CutPrefix(fragment(), mark); ok {
		return rest
	}
	return ""
}

const seatMark = "#seat="

// takeSeat moves a seat's token from the address's fragment, where it might be shared or stored
// by accident, to the browser's state of this visit, where a reloaded page finds it.
func takeSeat() string {
	if token := inFragment(seatMark); token != "" {
		remember(token, js.Global().Get("location").Get("search").String())
		return token
	}
	state := js.Global().Get("history").Get("state")
	if state.Type() != js.TypeObject || state.Get("seat").Type() != js.TypeString {
		return ""
	}
	return state.Get("seat").String()
}

// remember replaces the address's query and fragment, and keeps a seat's token for this visit.
func remember(seat, query string) {
	state := js.Null()
	if seat != "" {
		state = js.ValueOf(map[string]any{"seat": seat})
	}
	js.Global().Get("history").Call("replaceState", state, "", js.Global().Get("location").Get("pathname").String()+query)
}

// name puts a room into the address, and keeps the token of a seat with it; "" is for none. A
// spectator's address remains a spectator's when the page is reloaded.
func (a *address) name(room, seat string, watches bool) {
	query := js.Global().Get("URLSearchParams").New(js.Global().Get("location").Get("search"))
	if room != "" {
		query.Call("set", "room", room)
	} else {
		query.Call("delete", "room")
	}
	if watches {
		query.Call("set", "mode", "watch")
	} else if query.Call("get", "mode").String() == "watch" {
		query.Call("delete", "mode")
	}
	text := query.Call("toString").String()
	if text != "" {
		text = "?" + text
	}
	remember(seat, text)
}

// renew loads the page anew, in its latest version (wasm/update.js).
func renew() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Call("renew")
	}
}
