package session

import "strconv"

// TextSizes are the sizes text may have, in percent of the usual one.
var TextSizes = [...]string{"100", "112", "125", "150"}

// TextSize is the size of text, one of TextSizes: the choice, or the largest that is no larger
// than the system's.
func (s *Session) TextSize() string {
	if s.Settings.Text != "" {
		return s.Settings.Text
	}
	for i := len(TextSizes) - 1; i > 0; i-- {
		if n, _ := strconv.Atoi(TextSizes[i]); s.machine.TextSize() >= n {
			return TextSizes[i]
		}
	}
	return TextSizes[0]
}

// large is how much larger than usual text is.
func (s *Session) large() float64 {
	n, _ := strconv.Atoi(s.TextSize())
	return float64(n) / 100
}
