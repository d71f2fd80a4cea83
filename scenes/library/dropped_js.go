package library

// keysPaste: a browser brings what is pasted by itself (scenes/host).
const keysPaste = false

// dropped has nothing to do: a page's host brings files that are dropped.
func (t *Intake) dropped() {}
