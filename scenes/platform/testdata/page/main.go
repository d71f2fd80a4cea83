//go:build js

// Command page reads everything from the machine and writes it into the document, and to the
// page around it if it is in a frame. It stands in for the game in the tests of this package.
package main

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"time"

	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/scenes/platform"

	"yanyi/scenes/machine"
)

// tell puts a value into the document's data, and into the parent's.
func tell(name string, value any) {
	text := fmt.Sprint(value)
	js.Global().Get("document").Get("body").Get("dataset").Set(name, text)
	js.Global().Get("parent").Call("postMessage", name+" "+text, "*")
}

func main() {
	m := platform.Open(platform.Address([]string{"game", "seats", "lang", "r", "room"}), "")
	lend(m)
	tell("game", m.Param("game"))
	tell("seats", m.Param("seats"))
	tell("seat", m.Param("seat"))
	record, _, err := link.Unpack(catalog.Find, m.Param("r"))
	tell("record", fmt.Sprint(record, err))
	tell("languages", strings.Join(m.Languages(), ","))
	store(m)
	js.Global().Get("document").Get("body").Call("append", js.Global().Get("document").Call("createElement", "canvas"))
	m.Ready()
	think(m)
	tell("text", m.TextSize())
	tell("done", true)
	for {
		tell("dark", m.Dark())
		tell("still", m.Still())
		tell("contrast", m.Contrast())
		if key, ok := m.Abilities().Changed(); ok {
			tell("changed", key)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// store keeps, reads, forgets and sets aside.
func store(m *platform.Machine) {
	tell("refused", errors.Is(m.Store.Err(), machine.ErrRefused))
	tell("saveRefused", errors.Is(m.Save("game", "马"), machine.ErrRefused))
	text, err := m.Load("game")
	tell("loaded", text)
	tell("loadRefused", errors.Is(err, machine.ErrRefused))
	kept, _ := m.Load("kept")
	tell("kept", kept)
	tell("full", errors.Is(m.Save("big", strings.Repeat("x", 20_000_000)), machine.ErrFull))
	tell("forgotten", m.Save("game", ""))
	tell("broken", m.Save("broken", "%"))
	tell("setAside", m.Store.SetAside("broken"))
	tell("aside", m.Store.Aside())
	tell("saved", m.Save("kept", "from before"))
	keys, _ := m.Store.Keys()
	tell("keys", strings.Join(keys, ","))
}

// think starts an opponent, has it stopped, and starts another, which answers and breaks down.
func think(m *platform.Machine) {
	e := m.NewEngine()
	e.Send("loop")
	e.Stop()
	e = m.NewEngine()
	e.Send("one")
	lines := hear(e, 2)
	tell("lines", strings.Join(lines, ","))
	e.Send("crash")
	lines = hear(e, 1)
	tell("crashed", len(lines) == 1 && strings.HasPrefix(lines[0], "error "))
	e.Stop()
}

// hear waits for so many lines of an engine, at most half a minute.
func hear(e *platform.Engine, n int) (lines []string) {
	for deadline := time.Now().Add(30 * time.Second); len(lines) < n && time.Now().Before(deadline); {
		time.Sleep(5 * time.Millisecond)
		lines = e.Lines(lines)
	}
	return lines
}
