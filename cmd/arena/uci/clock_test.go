package uci

import (
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
)

func TestTimeForATurn(t *testing.T) {
	baige, _ := catalog.Find("baige")
	yanyi, _ := catalog.Find("yanyi")
	two, three := baige.Info(), yanyi.Info()
	budget := func(in *game.Info, actor game.Seat, words string) time.Duration {
		return clockOf(in, actor, numbers(strings.Fields(words))).budget(20)
	}
	for _, c := range []struct {
		in         *game.Info
		actor      game.Seat
		words      string
		from, upTo time.Duration
	}{
		{two, game.First, "wtime 60000 btime 9", time.Second, 3 * time.Second},
		{two, game.Second, "wtime 9 btime 60000 winc 0 binc 1000", 2 * time.Second, 4 * time.Second},
		{two, game.First, "wtime 1000 btime 1000 movestogo 1", 500 * time.Millisecond, 900 * time.Millisecond},
		{two, game.First, "wtime 100 winc 5000", time.Millisecond, 90 * time.Millisecond},
		{two, game.First, "wtime -5 btime 100", time.Millisecond, time.Millisecond},
		{two, game.First, "depth 3", 0, 0},
		{three, game.Shu, "utime 9 wtime 9 stime 60000", time.Second, 3 * time.Second},
	} {
		if got := budget(c.in, c.actor, c.words); got < c.from || got > c.upTo {
			t.Errorf("seat %d thinks %v of %q", c.actor, got, c.words)
		}
	}
}
