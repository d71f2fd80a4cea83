package gametext_test

import (
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/scenes/gametext"
)

// Days are counted from midnight to midnight, not by hours.
func TestDays(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.En)
	now := time.Date(2026, 3, 2, 0, 30, 0, 0, time.Local)
	for _, c := range []struct {
		when time.Time
		want string
	}{
		{time.Time{}, ""},
		{now, "Today"},
		{now.Add(time.Hour), "Today"}, // the clock was set back
		{now.Add(-time.Hour), "Yesterday"},
		{now.Add(-24 * time.Hour), "Yesterday"},
		{now.Add(-25 * time.Hour), "2 days ago"},
	} {
		if got := gametext.Played(c.when, now); got != c.want {
			t.Errorf("%v: %q, want %q", c.when, got, c.want)
		}
	}
}
