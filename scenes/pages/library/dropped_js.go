package library

// keysPaste: a browser delivers pasted text by itself (scenes/platform).
const keysPaste = false

// dropped has nothing to do: the page itself brings files that are dropped.
func (t *Intake) dropped() {}
