//go:build js

package platform

import (
	"errors"
	"syscall/js"

	"yanyi/scenes/machine"
)

// Abilities are those of a browser's page.
func (m *Machine) Abilities() machine.Abilities {
	can := machine.Abilities{
		Engine:      func() machine.Engine { return m.NewEngine() },
		Giving:      machine.Giving{Copy: m.Copy, Hand: hand},
		Inbox:       m,
		ChooseFile:  m.ChooseFile,
		Decode:      decode,
		Channel:     newChannel(),
		Changed:     m.Store.Changed,
		Readdressed: m.Readdressed,
		Place:       machine.Place{Embedded: framed(), Edges: m.safe.of, Boards: boards},
		Share:       share,
		Carry:       carry,
		Hiding:      hiding,
		Net:         m.net,
		Senses:      machine.Senses{Attention: newAttention(), Mirror: newMirror()},
		Address:     m.name,
		Reseated:    m.Reseated,
		Renew:       renew,
	}
	if page := js.Global().Get("yanyi"); page.Truthy() {
		if game := page.Get("carried").String(); len(game) <= maxRecord {
			can.Carried = game
		}
	}
	if shares() {
		can.Offer = offer
	}
	if address := m.fullAddress(); address != "" {
		can.Full = func(query, record string) bool {
			if record != "" {
				record = "#r=" + Pack(record)
			}
			return m.open(withQuery(address, query) + record)
		}
	}
	return can
}

// hiding has do run when the page is hidden or left: the last that a page hears for sure is
// that it is hidden, and where it is closed in sight, that it goes.
func hiding(do func()) {
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("type").String() == "pagehide" || js.Global().Get("document").Get("hidden").Bool() {
			do()
		}
		return nil
	})
	js.Global().Call("addEventListener", "pagehide", hear)
	js.Global().Get("document").Call("addEventListener", "visibilitychange", hear)
}

// carry lets the page ask for the game played when its picture is taken away (wasm/still.js).
func carry(game func() string) {
	if page := js.Global().Get("yanyi"); page.Truthy() {
		page.Set("state", js.FuncOf(func(js.Value, []js.Value) any { return game() }))
	}
}

// Puzzles are fetched from beside the page.
func (m *Machine) Puzzles(variant string) <-chan machine.Reply {
	return beside("puzzles/" + variant + ".txt")
}

// Endgames are fetched from beside the page.
func (m *Machine) Endgames(variant string) <-chan machine.Reply {
	return beside("endgames/" + variant + ".txt")
}

// Texts are fetched from beside the page.
func (m *Machine) Texts(name string) <-chan machine.Reply { return beside("texts/" + name + ".txt") }

// beside asks the page for a text that lies beside it (wasm/fetch.js).
func beside(name string) <-chan machine.Reply {
	answer := make(chan machine.Reply, 1)
	page := js.Global().Get("yanyi")
	if !page.Truthy() {
		answer <- machine.Reply{Err: errors.New("the page has no loader")}
		return answer
	}
	settled(page.Call("beside", name), func(text js.Value) {
		answer <- machine.Reply{Status: 200, Body: text.String()}
	}, func(why js.Value) {
		answer <- machine.Reply{Err: errors.New(why.Get("message").String())}
	})
	return answer
}
