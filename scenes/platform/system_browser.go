//go:build js

package platform

import (
	"errors"
	"syscall/js"

	"yanyi/scenes/machine"
)

// system is the browser's data on the reader's machine. It keeps itself up to date.
type system struct {
	*inbox
	*address
	net         machine.Net // nil in a page without its script
	dark, still *query
	sharp       *query
	safe        *edges
	text        int // percent
}

// query is a media query that is notified of changes, so that reading it costs nothing.
type query struct{ matches bool }

func newQuery(media string) *query {
	list := js.Global().Call("matchMedia", media)
	q := &query{matches: list.Get("matches").Bool()}
	list.Call("addEventListener", "change", js.FuncOf(func(_ js.Value, args []js.Value) any {
		q.matches = args[0].Get("matches").Bool()
		return nil
	}))
	return q
}

func newSystem(string) system {
	in, at := &inbox{}, &address{}
	in.listen()
	at.listen()
	return system{
		inbox: in, address: at, net: newNetwork(),
		dark:  newQuery("(prefers-color-scheme: dark)"),
		still: newQuery("(prefers-reduced-motion: reduce)"),
		sharp: newQuery("(prefers-contrast: more), (forced-colors: active)"),
		safe:  newEdges(),
		text:  newTextSize(),
	}
}

// Address reads the parameters of the page's address that have these names: the query, and
// "r" and "seat" from the fragment, and that the record is to be studied.
func Address(names []string) map[string]string {
	location := js.Global().Get("location")
	query := js.Global().Get("URLSearchParams").New(location.Get("search"))
	given := map[string]string{}
	for _, name := range names {
		if v := query.Call("get", name); v.Type() == js.TypeString {
			given[name] = v.String()
		}
	}
	packed, studied := record()
	given["r"], given["seat"] = packed, takeSeat()
	if studied {
		given["mode"] = "study"
	}
	return given
}

// Languages are the tags the reader prefers, best first.
func (s *system) Languages() []string {
	list := js.Global().Get("navigator").Get("languages")
	if !list.Truthy() {
		return nil
	}
	var tags []string
	for i := range list.Length() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}

// Dark reports whether the system wants a dark theme now.
func (s *system) Dark() bool { return s.dark.matches }

// Still reports whether the system wants less motion now.
func (s *system) Still() bool { return s.still.matches }

// Contrast reports whether the system wants more contrast now, or colours of its own.
func (s *system) Contrast() bool { return s.sharp.matches }

// TextSize is that of the page's root, which is the browser's own, 16 pixels being usual.
func (s *system) TextSize() int { return s.text }

func newTextSize() int {
	root := js.Global().Get("document").Get("documentElement")
	size := js.Global().Call("parseFloat", js.Global().Call("getComputedStyle", root).Get("fontSize")).Float()
	return int(size * 100 / 16)
}

// Ready notifies the page that the first picture stands, so that it removes the poster.
func (s *system) Ready() {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Call("ready")
	}
}

// Copy puts a text on the clipboard. The answer comes later, once: nil, or what failed.
func (s *system) Copy(text string) <-chan error {
	answer := make(chan error, 1)
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		answer <- copyBySelection(text)
		return answer
	}
	settled(clipboard.Call("writeText", text),
		func(js.Value) { answer <- nil },
		func(js.Value) { answer <- copyBySelection(text) })
	return answer
}

// copyBySelection is the old way, which frames without the right to the new one may still go.
func copyBySelection(text string) error {
	document := js.Global().Get("document")
	before := document.Get("activeElement")
	area := document.Call("createElement", "textarea")
	area.Set("value", text)
	area.Get("style").Set("cssText", "position:fixed;opacity:0")
	document.Get("body").Call("append", area)
	area.Call("select")
	copied := document.Call("execCommand", "copy").Bool()
	area.Call("remove")
	if before.Truthy() {
		before.Call("focus")
	}
	if !copied {
		return errors.New("clipboard refused")
	}
	return nil
}

// open opens an address in a new tab and reports whether it may: a sandboxed frame may not.
func (s *system) open(address string) bool {
	if !isWeb(address) {
		return false
	}
	opened := js.Global().Call("open", address, "_blank")
	if !opened.Truthy() {
		return false
	}
	opened.Set("opener", nil)
	return true
}

// fullAddress is the address of the whole page for a game in an embedded one, which
// looks as this one does; "" where the page is whole already.
func (s *system) fullAddress() string {
	root := js.Global().Get("document").Get("documentElement")
	if !root.Call("hasAttribute", "data-embed").Bool() {
		return ""
	}
	here := js.Global().Get("URL").New(js.Global().Get("location").Get("href"))
	full := js.Global().Get("URL").New("../", here)
	for _, name := range []string{"lang", "bg", "pieces", "board", "sound", "motion"} {
		if v := here.Get("searchParams").Call("get", name); v.Type() == js.TypeString {
			full.Get("searchParams").Call("set", name, v)
		}
	}
	return full.Get("href").String()
}

// framed reports whether the page stands in a frame of another one.
func framed() bool { return !js.Global().Get("parent").Equal(js.Global()) }

// close does nothing: a page has nothing open.
func (s *system) close() {}
