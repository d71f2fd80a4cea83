//go:build js

package play

import (
	"strings"
	"syscall/js"

	"yanyi/scenes/session"
)

// installProbe gives a browser's end-to-end test its view of the program, if asked by ?e2e=1.
func installProbe(s *session.Session) {
	location := js.Global().Get("location")
	if !location.Truthy() || !strings.Contains(location.Get("search").String(), "e2e=1") {
		return
	}
	js.Global().Set("yanyiProbe", js.FuncOf(func(js.Value, []js.Value) any { return Look(s).JSON() }))
}
