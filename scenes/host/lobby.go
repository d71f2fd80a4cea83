package host

import "yanyi/game/room"

// Lobby is the list of public tables.
type Lobby interface {
	// Attend keeps the tables fresh for a while. A page that shows them calls it at every tick.
	Attend()
	// Tables are the known tables, the longest waiting first; read only. Known reports whether
	// they are up to date, and Version grows whenever anything has changed.
	Tables() []room.Table
	Known() bool
	// Slowed reports whether they are not, since too much has come from here.
	Slowed() bool
	Version() int
	// Board is the position at the table with the most spectators, nil if no game is played;
	// every change makes a new one.
	Board() *room.Board
	// Now is the time by which they were opened.
	Now() room.Time
}

// Lobby is none,
func (Alone) HasLobby() bool { return false }
func (Alone) Lobby() Lobby   { return nil }

// Quick does nothing: there is no server.
func (Alone) Quick(room.Quick) {}
