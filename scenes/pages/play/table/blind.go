package table

import "yanyi/scenes/host"

// blindfold is what hides the pieces from a person who plays blindfold.
type blindfold struct {
	peeking bool // they are shown until the person has moved
}

// blindfolded reports whether a person here plays without seeing the pieces, peeks apart. Who
// has finished, or only looks, sees them.
func (t *Table) blindfolded() bool {
	may := t.May()
	return t.prefs.Blindfold && t.people() != 0 && !may.Free && !may.Idle && !t.Over()
}

// Blind reports whether the pieces are hidden now.
func (t *Table) Blind() bool { return t.blindfolded() && !t.blindfold.peeking }

// Peeking reports whether a person who plays blindfold looks at the pieces.
func (t *Table) Peeking() bool { return t.blindfolded() && t.blindfold.peeking }

// peek shows the pieces until the person has moved, or hides them again.
func (t *Table) peek() bool {
	if !t.blindfolded() {
		return false
	}
	t.blindfold.peeking = !t.blindfold.peeking
	t.touch()
	return !t.blindfold.peeking || t.ask(host.Request{Do: host.Peek})
}

// play passes a turn to the host, which counts those taken without seeing the pieces.
func (t *Table) play(r host.Request) bool {
	if t.Blind() {
		t.host.Do(host.Request{Do: host.Unseen})
	}
	t.blindfold.peeking = false
	return t.ask(r)
}
