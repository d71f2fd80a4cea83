//go:build !js

package platform

import (
	"net/http"

	"yanyi/assets/charset"
	"yanyi/assets/endgames"
	"yanyi/assets/puzzles"
	"yanyi/scenes/machine"
)

// Abilities are those of a desktop.
func (m *Machine) Abilities() machine.Abilities {
	return machine.Abilities{
		Engine:  func() machine.Engine { return m.NewEngine() },
		Giving:  machine.Giving{Copy: m.Copy, Hand: hand},
		Inbox:   m,
		Deliver: m.DeliverFrom,
		Decode:  charset.Decode,
		Failed:  m.Store.Failed,
		Net:     network{},
	}
}

// Puzzles are in the program.
func (m *Machine) Puzzles(variant string) <-chan machine.Reply {
	return machine.Replied(machine.Reply{Status: http.StatusOK, Body: puzzles.Of(variant)})
}

// Endgames are in the program.
func (m *Machine) Endgames(variant string) <-chan machine.Reply {
	return machine.Replied(machine.Reply{Status: http.StatusOK, Body: endgames.Of(variant)})
}

// Texts has none: the program lacks no text.
func (m *Machine) Texts(string) <-chan machine.Reply {
	return machine.Replied(machine.Reply{Status: http.StatusNotFound})
}
