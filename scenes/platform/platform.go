// Package platform is the machine the game runs on, a browser's page or a desktop: the system's
// preferences, the start's parameters, the store of matches, and the computer players' process.
package platform

import (
	"strings"

	"yanyi/game/link"
	"yanyi/scenes/machine"
)

// Machine is a browser's page or a desktop, see [machine.Machine].
type Machine struct {
	Store  *Store
	params map[string]string
	system
}

// Open opens the machine. params are the parameters of the page's address or the command line,
// record is the file of a record to open, "" for none.
func Open(params map[string]string, record string) *Machine {
	return &Machine{Store: openStore(), params: params, system: newSystem(record)}
}

// Param is a parameter of the page's address or of the command line, "" if it
// was not given. "r" is the record in the address's fragment (see package link).
func (m *Machine) Param(name string) string { return m.params[name] }

// Load is the text kept under a key, "" if there is none.
func (m *Machine) Load(key string) (string, error) { return m.Store.Load(key) }

// Save keeps a text under a key; an empty text forgets the key. The error wraps
// machine.ErrRefused where nothing can be kept, machine.ErrFull where there is no room.
func (m *Machine) Save(key, text string) error { return m.Store.Save(key, text) }

// SetAside moves an unreadable text out of the way.
func (m *Machine) SetAside(key string) error { return m.Store.SetAside(key) }

// Keys lists the keys under which something is saved.
func (m *Machine) Keys() ([]string, error) { return m.Store.Keys() }

// Erase forgets everything.
func (m *Machine) Erase() error { return m.Store.Erase() }

// Close ends the program: everything saved is on the disk, or the error says why not.
func (m *Machine) Close() error {
	m.close()
	return m.Store.Close()
}

var _ machine.Machine = (*Machine)(nil)

// maxRecord bounds input from outside: above the longest match, far below a harmful size.
const maxRecord = 1 << 20

// Pack makes a record short enough for an address. It belongs behind "#r=", or "#s="
// where it is to be studied: no server sees it there.
func Pack(record string) string { return link.PackText(record) }

// isWeb keeps links to the web: other schemes may start programs.
func isWeb(address string) bool {
	return strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}

// withQuery is an address with more parameters, which are written as in addresses.
func withQuery(address, query string) string {
	if strings.Contains(address, "?") {
		return address + "&" + query
	}
	return address + "?" + query
}
