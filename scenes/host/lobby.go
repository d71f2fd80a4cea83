package host

import "yanyi/game/room"

// Lobby is the tables that strangers may find.
type Lobby interface {
	// Attend keeps the tables fresh for a while. Whoever shows them says so at every tick.
	Attend()
	// Tables are those that are known, the longest waiting first; read only. Known reports
	// whether they are those of now, and Version grows whenever anything has changed.
	Tables() []room.Table
	Known() bool
	Version() int
	// Board is how the game stands at the table that most look at, nil where none is played;
	// another one after every change.
	Board() *room.Board
	// Now is the time by which they were opened.
	Now() room.Time
}

// Lobby is none,
func (Alone) HasLobby() bool { return false }
func (Alone) Lobby() Lobby   { return nil }

// and nobody to play with.
func (Alone) Quick(room.Quick) {}
