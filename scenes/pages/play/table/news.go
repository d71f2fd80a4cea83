package table

import "yanyi/game"

// news is the table's output: that something it shows has changed, and lines for the person.
type news struct {
	version int
	notice  Notice
}

// Notice is one line for the person; N grows with each new one.
type Notice struct {
	N      int
	Phrase game.Phrase
	Fault  bool // an error of the program
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
