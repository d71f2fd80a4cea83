package game

import (
	"errors"
	"fmt"
	"testing"
)

func TestSprintfIsThatOfFmt(t *testing.T) {
	for _, c := range []struct {
		format string
		args   []any
	}{
		{"plain, 100%%", nil},
		{"%s holds %d of %c", []any{"a1", 3, byte('R')}},
		{"%q and %q and %q", []any{"x\"y", byte('z'), '炮'}},
		{"%v: %d %d %d %d", []any{errors.New("no"), uint8(7), int8(-1), uint64(1 << 40), uint16(9)}},
		{"%c%c, seat %d", []any{'炮', 'R', Shu}},
	} {
		if got, want := Sprintf(c.format, c.args...), fmt.Sprintf(c.format, c.args...); got != want {
			t.Errorf("%q: %q, want %q", c.format, got, want)
		}
	}
}

func TestErrorfWraps(t *testing.T) {
	inner := &IllegalTurn{Text: "a1a2"}
	err := Errorf("turn %d: %w", 3, inner)
	var found *IllegalTurn
	if err.Error() != "turn 3: illegal turn a1a2" || !errors.As(err, &found) || found != inner {
		t.Errorf("%v wraps %v", err, errors.Unwrap(err))
	}
	if errors.Unwrap(Errorf("alone")) != nil {
		t.Error("an error out of nothing")
	}
}

func TestSprintfShowsWhatItCannotFormat(t *testing.T) {
	if got := Sprintf("%d %s", 1.5); got != "%!d %!" {
		t.Errorf("%q", got)
	}
}
