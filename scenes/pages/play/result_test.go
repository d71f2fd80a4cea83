package play

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
)

// Where the first fall ends the game, the weaker survivor has nothing, and is told
// why; in a draw everybody is told of the shared point.
func TestScoresGiveTheirReason(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	p := &Page{info: v.Info()}
	won := game.Outcome{Over: true, Winner: 0, Reason: "event.result.by.material", Points: [3]int8{2, 0, 1}}
	drawn := game.Outcome{Over: true, Winner: game.NoSeat, Reason: "event.result.draw.equal", Points: [3]int8{1, 1, 1}}
	for _, c := range []struct {
		o     game.Outcome
		seat  game.Seat
		order []game.Seat
		want  string
	}{
		{won, 0, []game.Seat{2}, "event.result.by.material"},
		{won, 1, []game.Seat{2}, "event.result.points.weaker"},
		{won, 2, []game.Seat{2}, "event.result.points.first"},
		{won, 1, []game.Seat{2, 1}, "event.result.points.second"},
		{drawn, 0, nil, "event.result.points.draw"},
	} {
		if got := p.scoreReason(c.o, c.seat, c.order); got != locale.T(c.want) {
			t.Errorf("%s, seat %d, fallen %v: %q, want %s", c.o.Reason, c.seat, c.order, got, c.want)
		}
	}
}
