//go:build !js

package platform

import "yanyi/scenes/machine"

// Abilities are those of a desktop.
func (m *Machine) Abilities() machine.Abilities {
	return machine.Abilities{
		Engine:  func() machine.Engine { return m.NewEngine() },
		Copy:    m.Copy,
		Inbox:   m,
		Deliver: m.DeliverFrom,
		Decode:  decode,
		Failed:  m.Store.Failed,
		Net:     network{},
	}
}
