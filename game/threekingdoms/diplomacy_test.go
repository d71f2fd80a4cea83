package threekingdoms

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

const (
	// A horse of Wu by the emperor (c10), another by Wei's point (c7).
	atTheGates = "3,wK,5/9/7,wC,1/wR,8/13,uR,3/17/3,hR,13/2,uN,14/hK,1,hC,hR,13/13,uP,2,uK/2,uN,hR,13/17/17/sR,8/9/1,sC,7/4,sK,4 u uws - idle - 0"
)

// Deposing: the horse captures the emperor, Han obeys the deposer, the other two are allied
// (README.md, Diplomacy).
func TestDeposing(t *testing.T) {
	p := read(t, "yanyi", atTheGates, "last")
	play(t, p, "c10a9")
	if got := tail(p); got != "w uws ws spent - 0" {
		t.Fatalf("after the deposing: %s", got)
	}
	want := []game.EventType{game.Deposed, game.Moved, game.CommanderChanged}
	if got := types(p); !slices.Equal(got, want) {
		t.Errorf("events %v, want %v", got, want)
	}
	v := p.View(game.Wei)
	if d := v.Diplomacy; !d.Spent || !d.Deposed || d.Champion != game.Wu {
		t.Errorf("%+v", d)
	}
	if v.Seats[game.Wei].Ally != game.Shu || v.Seats[game.Shu].Ally != game.Wei || v.Seats[game.Wu].Ally != game.NoSeat {
		t.Errorf("allies %+v", v.Seats)
	}
	p.Undo()
	if got := p.String(); got != atTheGates {
		t.Errorf("undone: %s", got)
	}
}

// Alliance: the horse on another's point; Han obeys the third player, its
// emperor included.
func TestAlliance(t *testing.T) {
	p := read(t, "yanyi", atTheGates, "last")
	play(t, p, "c7a8")
	if got := tail(p); got != "s uws uw spent - 0" && got != "w uws uw spent - 0" {
		t.Fatalf("after the alliance: %s", got)
	}
	v := p.View(game.NoSeat)
	if d := v.Diplomacy; d.Champion != game.Shu || d.Deposed || d.At != square(t, p, "a8") {
		t.Errorf("%+v", d)
	}
	if c := v.Cells[square(t, p, "a9")]; c.Commander != game.Shu || c.Piece != emperor {
		t.Errorf("the emperor is %+v", c)
	}
	events := p.Events(nil)
	if len(events) < 3 || events[1].Type != game.Allied || events[1].Other != game.Wei || events[1].Third != game.Shu {
		t.Errorf("events %v", events)
	}
}

// A horse on its own kingdom's point has no effect.
func TestOwnPoint(t *testing.T) {
	p := read(t, "yanyi", strings.Replace(atTheGates, "2,uN,hR", "uN,2,hR", 1), "last")
	play(t, p, "a7b9")
	if got := tail(p); got != "w uws - idle - 1" {
		t.Errorf("on its own point: %s", got)
	}
}

// An alliance ends with the first elimination, whoever it is.
func TestAllianceEnds(t *testing.T) {
	p := read(t, "yanyi", atTheGates, "last")
	play(t, p, "c7a8", "s:resign")
	if got := tail(p); got != "w uw - spent - 0" {
		t.Errorf("after Shu's resignation: %s", got)
	}
	if contains(p.String(), "h") {
		t.Errorf("Shu commanded Han's army and the emperor: %s", p)
	}
	if !slices.Contains(types(p), game.AllianceEnded) {
		t.Errorf("events %v", types(p))
	}
}

// With two players left alliance points have no effect; deposing still has.
func TestDiplomacyOfTwo(t *testing.T) {
	const two = "3,wK,5/9/9/wR:s,8/13,uR,3/17/3,hR,13/2,uN,14/hK,1,hC,hR,13/13,uP,2,uK/2,uN,hR,13/17/17/sR,8/9/1,sC,7/4,sK,4 u us - idle - 0"
	p := read(t, "yanyi", "9/9/9/wR:s,8/13,uR,3/17/3,hR,13/2,uN,14/hK,1,hC,hR,13/13,uP,2,uK/2,uN,hR,13/17/17/sR,8/9/1,sC,7/4,sK,4 u us - idle - 0", "last")
	if _, err := find(t, "yanyi").Parse(two, nil); err == nil {
		t.Error("a fallen player's king is read")
	}
	play(t, p, "c7a8")
	if got := tail(p); got != "s us - idle - 1" {
		t.Errorf("on the point: %s", got)
	}
	p.Undo()
	play(t, p, "c10a9")
	if got := tail(p); got != "s us - spent - 0" {
		t.Errorf("deposing: %s", got)
	}
}
