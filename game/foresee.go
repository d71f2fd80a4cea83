package game

import "slices"

// Brings reports whether a legal turn of pos surely makes something happen,
// whatever is drawn in it. pos stays as it is.
func Brings(pos Position, t Turn, what EventType) bool {
	pos = pos.Clone()
	pos.Do(t)
	if pos.Actor() != Chance {
		return lastBrought(pos, what)
	}
	for _, d := range pos.Reveals(nil) {
		pos.DoReveal(d)
		brought := lastBrought(pos, what)
		if pos.Undo(); !brought {
			return false
		}
	}
	return true
}

func lastBrought(pos Position, what EventType) bool {
	return slices.ContainsFunc(pos.Events(nil), func(e Event) bool { return e.Type == what })
}
