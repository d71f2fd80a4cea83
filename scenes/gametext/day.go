package gametext

import (
	"time"

	"yanyi/assets/locale"
)

// Played says when a match was played last; "" if that is not known.
func Played(when, now time.Time) string {
	if when.IsZero() {
		return ""
	}
	midnight := func(t time.Time) time.Time {
		y, m, d := t.Local().Date()
		return time.Date(y, m, d, 12, 0, 0, 0, time.UTC)
	}
	switch n := int(midnight(now).Sub(midnight(when)).Hours() / 24); {
	case n <= 0:
		return locale.T("library.today")
	case n == 1:
		return locale.T("library.yesterday")
	default:
		return locale.T("library.days", locale.Num("n", n))
	}
}
