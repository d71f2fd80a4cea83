package match_test

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// Permanent allies win together: by play, and by a result that only the record states.
func TestAlliesWinTogether(t *testing.T) {
	const start = "4,wK,4/9/1,sR,7/wP,8/9/4,hP,4/9/9/8,uR/4,sK,uK,3 w uws us ready - 0"
	for _, c := range []struct {
		name, turns, result string
		winner              game.Seat
		points              [3]int8
	}{
		{"Wu mates", "1. a7a6 e5e6 i2i3 2. a6a5 b8b9 i3i10", "us", game.Shu, [3]int8{3, 0, 3}},
		{"Wei resigns", "1. w:resign", "us", game.Shu, [3]int8{3, 0, 3}},
		{"Shu is out before", "1. a7a6 s:resign i2i10 w:resign", "us", game.Wu, [3]int8{3, 0, 3}},
		{"Wei outlasts both", "1. s:resign u:resign", "w", game.Wei, [3]int8{0, 6, 0}},
		{"told by the record", "1. a7a6", "us", game.Shu, [3]int8{3, 0, 3}},
		{"a draw", "1. a7a6", "draw", game.NoSeat, [3]int8{2, 2, 2}},
	} {
		turns := strings.Join(strings.Fields(strings.NewReplacer("1. ", "", "2. ", "").Replace(c.turns)), " ")
		text := "[Variant \"chibi\"]\n[Result \"" + c.result + "\"]\n[SetUp \"1\"]\n[FEN \"" + start + "\"]\n\n" + turns + " " + c.result
		m, err := match.Parse(catalog.Find, text)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		o := m.Outcome()
		if got := m.Info().Result(o); got != c.result || o.Winner != c.winner || o.Points != c.points {
			t.Errorf("%s: %s %+v", c.name, got, o)
		}
		again, err := match.Parse(catalog.Find, m.Record())
		if err != nil || again.Outcome() != o {
			t.Errorf("%s: again %v in\n%s", c.name, err, m.Record())
		}
	}
}

// A round of Red Cliffs begins with Wei, which opens, and continues with Shu and Wu.
func TestARoundBeginsWithWhoOpens(t *testing.T) {
	v, _ := catalog.Find("chibi")
	m, err := match.New(v, match.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for range 7 {
		if err := m.PlayTurn(m.View(m.OnTurn()).Turns[0]); err != nil {
			t.Fatal(err)
		}
	}
	for i, move := range m.Moves() {
		if want := i/3 + 1; move.Round != want {
			t.Errorf("turn %d, of %d, is of round %d, want %d", i+1, move.Seat, move.Round, want)
		}
	}
}
