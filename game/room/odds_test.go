package room

import (
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/odds"
)

// wantOdds checks who gives what, also in the start that is played from.
func (p *party) wantOdds(text string) {
	p.t.Helper()
	v, _ := catalog.Find(p.r.setup.Variant)
	o, err := odds.Parse(v, text)
	if got := p.r.Odds(); err != nil || got != text || p.r.match.Setup().Odds != o || !o.Begins(v, nil, p.r.match.PositionAt(0)) {
		p.t.Errorf("%v: the odds are %q, want %q, from %s", err, got, text, p.r.match.PositionAt(0))
	}
}

// Odds are given by the player who was on the seat at first, wherever that player moves: by a
// swap before the game, and in a rematch. Programs that do not know odds are told so.
func TestOddsGoAlongWithTheirPlayer(t *testing.T) {
	p := gather(t, Setup{Variant: "xiangqi", Odds: "Red:RN"})
	p.wantOdds("Red:RN")
	p.say(bob, Say{Do: Sit, Seat: 1, Name: "Bob"})
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	p.say(bob, Say{Do: Answer, Of: p.r.Question().N, Yes: true})
	p.wantOdds("Black:RN")
	for _, k := range p.people() {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
	p.wantOdds("Black:RN")
	p.any()
	if record := p.r.match.Record(); !strings.Contains(record, `[Odds "Black:RN"]`) || !strings.Contains(record, "[FEN ") {
		t.Errorf("the record is\n%s", record)
	}
	p.say(ann, Say{Do: Resign, Of: p.r.Mark()})
	p.say(bob, Say{Do: Ask, What: Rematch})
	p.say(ann, Say{Do: Answer, Of: p.r.Question().N, Yes: true})
	p.wantOdds("Red:RN")
	for i, text := range p.log {
		if e, err := DecodeEvent([]byte(text)); err != nil || e.V != map[bool]int{true: 4, false: 2}[i == 0] {
			t.Errorf("event %d is of version %d (%v)", i+1, e.V, err)
		}
	}
	if p.r.Reads() != 4 || play(t, byoyomi).r.Reads() != 3 {
		t.Errorf("the room reads %d, one with periods %d", p.r.Reads(), play(t, byoyomi).r.Reads())
	}
	if p.replay().match.Record() != p.r.match.Record() {
		t.Error("the journal leads elsewhere")
	}
}

// Tiles are laid as ever in a room with odds.
func TestOddsWithTiles(t *testing.T) {
	p := play(t, Setup{Variant: "qice", Odds: "Black:CC"})
	if p.r.Phase() != Laying {
		t.Fatalf("phase %d", p.r.Phase())
	}
	p.wantOdds("Black:CC")
}

// Odds that nobody gives, and odds in a start of one's own, are refused with their place.
func TestWrongOdds(t *testing.T) {
	for _, c := range []struct {
		setup Setup
		want  string
	}{
		{Setup{Variant: "xiangqi", Odds: "Red:K"}, `setup.odds: odds "Red:K": Red may give`},
		{Setup{Variant: "anqi", Odds: "Wu:N"}, "setup.odds"},
		{Setup{Variant: "xiangqi", Odds: strings.Repeat("R", 300)}, "setup.odds: 300"},
		{Setup{Variant: "xiangqi", Odds: "Red:N", Start: "3k5/9/9/9/9/9/9/9/9/R3K4 w"}, "setup.odds: the game has a start of its own"},
	} {
		v, _ := catalog.Find(c.setup.Variant)
		for i := range v.Info().Seats {
			c.setup.Seats = append(c.setup.Seats, Place{Name: "A", Key: []Key{ann, bob, cyd}[i]})
		}
		_, err := New(catalog.Find).Decide(ann, &Say{V: Version, Do: Create, Setup: &c.setup}, 1000, nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.setup.Odds, err, c.want)
		}
	}
}

// The list of the lobby has a table's odds.
func TestTablesTellOdds(t *testing.T) {
	p := gather(t, Setup{Variant: "xiangqi", Odds: "Red:N"})
	p.say(ann, Say{Do: List, List: &Listing{Open: true}})
	table, ok := p.r.Table("ABCDEF", 0)
	if !ok || table.Odds != "Red:N" || table.Start {
		t.Errorf("%t, listed as %+v", ok, table)
	}
	other := table
	if other.Odds = ""; table.Same(&other) {
		t.Error("without odds it looks the same")
	}
}

// Odds of time go along with their player, too, and are no matter of quick games.
func TestOddsOfTimeInRooms(t *testing.T) {
	clock := Clock{Total: 600 * second, Giver: 1, Part: 2}
	p := play(t, Setup{Variant: "xiangqi", Clock: clock})
	p.left(0, 600*second)
	p.left(1, 300*second)
	p.any()
	p.say(ann, Say{Do: Resign, Of: p.r.Mark()})
	p.say(bob, Say{Do: Ask, What: Rematch})
	p.say(ann, Say{Do: Answer, Of: p.r.Question().N, Yes: true})
	p.left(0, 300*second)
	p.left(1, 600*second)
	if p.r.Clock().Giver != 0 || p.r.Reads() != 4 {
		t.Errorf("%+v, read by version %d", p.r.Clock(), p.r.Reads())
	}
	if p.replay().match.Record() != p.r.match.Record() || !strings.Contains(p.r.match.Record(), `[TimeOdds "Red:1/2"]`) {
		t.Errorf("the record is\n%s", p.r.match.Record())
	}
	for _, bad := range []Clock{{Total: 600 * second, Giver: 2, Part: 2}, {Total: 600 * second, Part: 11}, {PerTurn: second, Part: 2}, {Total: second, Giver: 1}} {
		setup := Setup{Variant: "xiangqi", Clock: bad, Seats: []Place{{Name: "A", Key: ann}, {Name: "B", Key: bob}}}
		if _, err := New(catalog.Find).Decide(ann, &Say{V: Version, Do: Create, Setup: &setup}, 1000, nil); err == nil {
			t.Errorf("a room with %+v", bad)
		}
	}
	v, _ := catalog.Find("xiangqi")
	q := Quick{Clock: clock, Name: "A", Level: 1, Wait: leastWait, Once: strings.Repeat("a", leastOnce)}
	if err := q.check(v.Info()); err == nil || !strings.Contains(err.Error(), "clock.part") {
		t.Errorf("a quick game with odds: %v", err)
	}
}
