package game

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
	for _, e := range pos.Events(nil) {
		if e.Type == what {
			return true
		}
	}
	return false
}
