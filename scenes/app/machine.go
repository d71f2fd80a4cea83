package app

import (
	"yanyi/scenes/host"
	"yanyi/scenes/shell"
)

// machine is a real host as the shell sees it.
type machine struct{ *host.Machine }

// On makes a machine the shell's host.
func On(m *host.Machine) shell.Host { return machine{m} }

// SetAside moves an unreadable text out of the way.
func (m machine) SetAside(key string) error { return m.Store.SetAside(key) }
