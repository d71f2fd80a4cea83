//go:build js

package platform

import "yanyi/scenes/machine"

// Abilities are those of a browser's page.
func (m *Machine) Abilities() machine.Abilities {
	can := machine.Abilities{
		Engine:     func() machine.Engine { return m.NewEngine() },
		Copy:       m.Copy,
		Inbox:      m,
		ChooseFile: m.ChooseFile,
		Channel:    m.channel,
		Changed:    m.Store.Changed,
	}
	if address := m.fullAddress(); address != "" {
		can.Full = func(record string) { m.open(address + "#r=" + Pack(record)) }
	}
	return can
}
