//go:build js

package platform

import "yanyi/scenes/machine"

// Abilities are those of a browser's page.
func (m *Machine) Abilities() machine.Abilities {
	can := machine.Abilities{
		Engine:      func() machine.Engine { return m.NewEngine() },
		Copy:        m.Copy,
		Inbox:       m,
		ChooseFile:  m.ChooseFile,
		Channel:     newChannel(),
		Changed:     m.Store.Changed,
		Readdressed: m.Readdressed,
		Embedded:    framed(),
	}
	if address := m.fullAddress(); address != "" {
		can.Full = func(query, record string) bool { return m.open(withQuery(address, query) + "#r=" + Pack(record)) }
	}
	return can
}
