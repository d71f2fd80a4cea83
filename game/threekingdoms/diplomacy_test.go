package threekingdoms

import (
	"slices"
	"testing"

	"yanyi/game"
)

const (
	// A horse of Wu by the emperor (d10) and one of Shu by Wei's point (c9 taken by Han).
	atTheGates = "3,wK,5/9/7,wC,1/wR,8/13,uR,3/17/17/1,hR,1,uN,13/hC,hK,hR,14/1,hR,11,uP,2,uK/17/17/17/sR,8/9/1,sC,7/4,sK,4 u uws - idle - 0"
)

// Deposing: the horse takes the emperor, Han obeys the deposer, the other two are
// allied (§1 Diplomacy).
func TestDeposing(t *testing.T) {
	p := read(t, "yanyi", atTheGates, "last")
	play(t, p, "d10b9")
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

// Alliance: the horse on another's point; Han obeys the third player, and the
// emperor stands for good.
func TestAlliance(t *testing.T) {
	p := read(t, "yanyi", atTheGates, "last")
	play(t, p, "d10b11")
	if got := tail(p); got != "s uws uw spent - 0" && got != "w uws uw spent - 0" {
		t.Fatalf("after the alliance: %s", got)
	}
	v := p.View(game.NoSeat)
	if d := v.Diplomacy; d.Champion != game.Shu || d.Deposed || d.At != square(t, p, "b11") {
		t.Errorf("%+v", d)
	}
	if c := v.Cells[square(t, p, "b9")]; c.Commander != game.NoSeat || c.Piece != emperor {
		t.Errorf("the emperor is %+v", c)
	}
	events := p.Events(nil)
	if len(events) < 3 || events[1].Type != game.Allied || events[1].Other != game.Wei || events[1].Third != game.Shu {
		t.Errorf("events %v", events)
	}
	for p.turn != game.Wu {
		p.Do(p.Turns(nil)[0])
	}
	if why := p.Why(square(t, p, "b11"), square(t, p, "b9")); why.Key != "why.shape.yanyi.n" {
		t.Errorf("b11b9: %v", why)
	}
}

// An alliance ends with the first to go out, whoever it is.
func TestAllianceEnds(t *testing.T) {
	p := read(t, "yanyi", atTheGates, "last")
	play(t, p, "d10b11", "s:resign")
	if got := tail(p); got != "w uw - spent - 0" {
		t.Errorf("after Shu's resignation: %s", got)
	}
	if contains(p.String(), "hR") || contains(p.String(), "hC") || !contains(p.String(), "hK") {
		t.Errorf("Shu commanded Han's army, not the emperor: %s", p)
	}
	if !slices.Contains(types(p), game.AllianceEnded) {
		t.Errorf("events %v", types(p))
	}
}

// With two left alliance points do nothing, deposing still works.
func TestDiplomacyOfTwo(t *testing.T) {
	const two = "3,wK,5/9/9/wR:s,8/13,uR,3/17/17/1,hR,1,uN,13/hC,hK,hR,14/1,hR,11,uP,2,uK/17/17/17/sR,8/9/1,sC,7/4,sK,4 u us - idle - 0"
	p := read(t, "yanyi", "9/9/9/wR:s,8/13,uR,3/17/17/1,hR,1,uN,13/hC,hK,hR,14/1,hR,11,uP,2,uK/17/17/17/sR,8/9/1,sC,7/4,sK,4 u us - idle - 0", "last")
	if _, err := find(t, "yanyi").Parse(two, nil); err == nil {
		t.Error("a fallen player's king is read")
	}
	play(t, p, "d10b11")
	if got := tail(p); got != "s us - idle - 1" {
		t.Errorf("on the point: %s", got)
	}
	p.Undo()
	play(t, p, "d10b9")
	if got := tail(p); got != "s us - spent - 0" {
		t.Errorf("deposing: %s", got)
	}
}
