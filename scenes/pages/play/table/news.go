package table

import "yanyi/game"

// news is what a table tells: that something it shows has changed, and lines to the
// person.
type news struct {
	version int
	notice  Notice
}

// Notice is one line told to the person; N grows with each new one.
type Notice struct {
	N      int
	Phrase game.Phrase
	Fault  bool // something of the program's went wrong
}

// Version grows whenever anything a page shows may have changed, clocks apart.
func (n *news) Version() int { return n.version }

// touch notes that something shown has changed.
func (n *news) touch() { n.version++ }

// say tells the person something in one line.
func (n *news) say(p game.Phrase) {
	if p.Key != "" {
		n.notice = Notice{N: n.notice.N + 1, Phrase: p}
		n.touch()
	}
}

// Notice is the newest line told to the person; its N is 0 before the first.
func (n *news) Notice() Notice { return n.notice }
