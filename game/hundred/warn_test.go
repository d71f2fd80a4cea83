package hundred

import (
	"fmt"
	"slices"
	"testing"

	"yanyi/game"
)

// says is a warning's key and its argument.
func says(p *position) string {
	w := p.Warning()
	switch {
	case len(w.Args) == 0:
	case w.Args[0].Kind == game.ArgPiece:
		return w.Key + " " + string(w.Args[0].Piece.Kind().Letter())
	default:
		return fmt.Sprint(w.Key, " ", w.Args[0].N)
	}
	return w.Key
}

func TestWarnings(t *testing.T) {
	const (
		twice  = "event.offer.repeat.warn"
		clock  = "event.offer.clock.warn.baige"
		fourth = "event.offer.perpetual.warn.baige"
	)
	for _, c := range []struct {
		name, from    string
		turns, warned []string // the last warnings
	}{
		{"a position that comes again", "5k4/10/10/10/10/10/10/10/9R/5K4 w - - 0 1 -/-",
			[]string{"j2j3", "f10e10", "j3j2", "e10f10", "j2j3", "f10e10", "j3j2", "e10f10"},
			[]string{"", twice, twice, twice, twice, ""}},
		{"quiet moves", "5k4/10/10/10/10/10/10/10/9R/5K4 w - - 88 80 -/-",
			[]string{"j2j3", "f10e10", "j3j4", "e10d10", "j4j5", "d10c10", "j5j6", "c10b10", "j6j7", "b10a10", "j7j8", "a10b10"},
			[]string{"", clock + " 10", clock + " 9", clock + " 8", clock + " 7", clock + " 6", clock + " 5", clock + " 4", clock + " 3", clock + " 2", clock + ".one", ""}},
		{"a pawn's move", "5k4/10/10/10/10/10/10/10/P9/5K4 w - - 98 80 -/-",
			[]string{"f1e1", "f10e10"}, []string{clock + ".one", ""}},
		{"a pawn's move starts the count anew", "5k4/10/10/10/10/10/10/P9/10/5K4 w - - 97 80 -/-",
			[]string{"f1e1", "f10e10", "a3a4"}, []string{clock + " 2", clock + ".one", ""}},
		{"the third check by one piece, to its side", "k9/10/10/10/10/10/10/10/9R/5K4 w - - 0 1 -/-",
			[]string{"j2j10", "a10a9", "j10j9", "a9a10", "j9j10", "a10a9", "j10i10"},
			[]string{"", "", "", "", twice, fourth + " R", ""}},
	} {
		p := read(t, c.from)
		var got []string
		for _, turn := range c.turns {
			play(t, p, turn)
			got = append(got, says(p))
		}
		if got = got[len(got)-len(c.warned):]; !slices.Equal(got, c.warned) {
			t.Errorf("%s: %q, want %q", c.name, got, c.warned)
		}
	}
}
