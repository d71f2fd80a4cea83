package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// news is the table's output: that something it shows has changed, and lines for the person.
type news struct {
	version int
	notice  Notice
	told    []Told
}

// Told is what the player of a move said about it.
type Told struct {
	Move   *match.Move
	Phrase game.Phrase
}

// Told are the moves that their players explained, in the order of the game; those taken back
// since are among them. The list only grows at its end.
func (n *news) Told() []Told { return n.told }

// Notice is one line for the person; N grows with each new one.
type Notice struct {
	N      int
	Phrase game.Phrase
	Fault  bool // an error of the program
	Ply    int  // of the turn that its player explains, 0 if it explains none
}

// Version grows whenever anything a page shows may have changed, clocks apart.
func (n *news) Version() int { return n.version }

// touch notes that something shown has changed.
func (n *news) touch() { n.version++ }

// say shows the person a line.
func (n *news) say(p game.Phrase) {
	if p.Key != "" {
		n.notice = Notice{N: n.notice.N + 1, Phrase: p}
		n.touch()
	}
}

// Notice is the newest line for the person; its N is 0 before the first.
func (n *news) Notice() Notice { return n.notice }
