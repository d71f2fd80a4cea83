package threekingdoms

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

const (
	// Wei and Shu are allied, with one piece of Wu between their kings.
	wuBetween = "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:u,4,uC,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 u uws ws spent - 0"
	// The same with a piece of Wei.
	weiBetween = "4,wK,4/2,wN,6/9/9/17/17/17/17/3,hR:u,4,wR,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 w uws ws spent - 0"
	// Nothing stands between them.
	facing = "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:u,9,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 w uws ws spent - 0"
	// Wu is in check.
	wuChecked = "4,wK,4/2,wR,6/9/9/17/8,uN,8/17/4,sR,12/10,sR,5,uK/4,sR,12/17/17/17/9/9/4,sK,4/9 u uws ws spent - 1"
)

// A turn of Wu that opens the line between the allied kings of Wei and Shu wins the game at once
// (README.md, Wei and Shu face each other).
func TestKingsMeet(t *testing.T) {
	p := read(t, "yanyi", wuBetween, "last")
	play(t, p, "i9i8")
	if p.Outcome().Over {
		t.Fatal("the cannon still stands between")
	}
	p.Undo()
	play(t, p, "i9j9")
	if got := tail(p); got != "u uws ws spent - 1" {
		t.Errorf("alive, alliance and clock: %s", got)
	}
	if o := p.Outcome(); !o.Over || o.Winner != game.Wu || o.Reason != "event.result.by.met" || o.Points != [3]int8{2, 0, 0} {
		t.Errorf("%+v", o)
	}
	want := []game.EventType{game.Moved, game.Met, game.Ended}
	if got := types(p); !slices.Equal(got, want) {
		t.Errorf("events %v, want %v", got, want)
	}
	if e := p.Events(nil)[1]; e.Seat != game.Wu || e.From != square(t, p, "i17") || e.To != square(t, p, "i2") {
		t.Errorf("%+v", e)
	}
	if again := read(t, "yanyi", p.String(), "last"); !again.Outcome().Over || len(again.Turns(nil)) > 0 {
		t.Errorf("read again it goes on: %s", p)
	}
}

// It is a way out of check, too, and takes precedence over mate.
func TestMeetingOutOfCheck(t *testing.T) {
	p := read(t, "yanyi", wuChecked, "last")
	play(t, p, "i12g11")
	if o := p.Outcome(); o.Winner != game.Wu || o.Points != [3]int8{2, 0, 0} || !p.moving.checked.Has(game.Wu) {
		t.Errorf("%+v: %s", o, p)
	}
	if types := types(p); slices.Contains(types, game.WentOut) || slices.Contains(types, game.Check) {
		t.Errorf("events %v", types)
	}
}

// Wu wins by deposing, which allies the kings that face each other.
func TestMeetingByDeposing(t *testing.T) {
	const idle = "4,wK,4/9/9/wR,8/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/1,uN,1,hR,13/17/17/sR,8/9/4,sK,4/9 u uws - idle - 0"
	p := read(t, "yanyi", idle, "last")
	play(t, p, "b7a9")
	if o := p.Outcome(); o.Winner != game.Wu || o.Reason != "event.result.by.met" {
		t.Errorf("%+v", o)
	}
	p = read(t, "yanyi", strings.Replace(idle, "wR,8/17", "wR,8/uR,16", 1), "last")
	play(t, p, "b7a9")
}

// Wei and Shu may not open the line, step onto it, or ally while it is open; a player who finds
// it open must close it.
func TestNoMeetingByThemselves(t *testing.T) {
	for _, c := range []struct{ position, pair, key string }{
		{weiBetween, "i9j9", "why.met"},
		{weiBetween, "i9i10", ""},
		{weiBetween, "i17h17", ""},
		{"4,wK,4/9/9/2,wP,6/17/17/17/17/3,hR:u,9,uP,2,uK/17/17/17/17/sR,8/9/3,sK,5/9 w uws ws spent - 0", "i17h17", "why.met"},
		{"4,wK,4/9/9/2,wP,6/17/17/17/17/3,hR:u,9,uP,2,uK/17/17/17/17/sR,8/9/3,sK,5/9 w uws ws spent - 0", "i17j17", ""},
		{facing, "g16g15", "why.met"},
		{facing, "g16i16", ""},
		{facing, "i17h17", ""},
		{"4,wK,4/9/9/wR,8/17/1,wN,15/3,hR,13/17/hK,1,hC,hR,13/13,uP,2,uK/3,hR,13/17/17/sR,8/9/4,sK,4/9 w uws - idle - 0", "b12a10", "why.met"},
		{"3,wK,5/9/9/wR,8/17/1,wN,15/3,hR,13/17/hK,1,hC,hR,13/13,uP,2,uK/3,hR,13/17/17/sR,8/9/4,sK,4/9 w uws - idle - 0", "b12a10", ""},
	} {
		p := read(t, "yanyi", c.position, "last")
		turn, err := p.moving.rules.info.ParseTurn(c.pair)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Why(turn.From(), turn.To()); got.Key != c.key {
			t.Errorf("%s: %q, want %q\n%s", c.pair, got.Key, c.key, c.position)
		}
		if legal := slices.Contains(p.Turns(nil), turn); legal != (c.key == "") {
			t.Errorf("%s: legal is %v\n%s", c.pair, legal, c.position)
		}
	}
	p := read(t, "yanyi", strings.Replace(weiBetween, ",wR,", ",wP,", 1), "last")
	if got := p.Why(square(t, p, "i9"), square(t, p, "i9")); got.Key != "why.met" && got.Key != "" {
		t.Errorf("the soldier between: %q", got.Key)
	}
}

// With other alliances, and in guoji, kings may face each other.
func TestOtherKingsMayMeet(t *testing.T) {
	p := read(t, "yanyi", "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:w,4,uR,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 u uws us spent - 0", "last")
	play(t, p, "i9j9")
	if p.Outcome().Over {
		t.Errorf("Wei and Shu are enemies: %+v", p.Outcome())
	}
	p = read(t, "guoji", "4,wK,4/9/9/15/15/15/7,uR,7/14,uK/15/15/15/15/9/9/4,sK,4 u uws ws spent - - 0", "last")
	play(t, p, "h9g9")
	if p.Outcome().Over {
		t.Errorf("guoji: %+v", p.Outcome())
	}
}

// The armies of a player eliminated by an ally's move go to the third (README.md, Going out).
func TestAllyNeverAbsorbs(t *testing.T) {
	p := read(t, "yanyi", "3,wK,5/9/9/9/17/17/17/17/1,hK:w,6,wR,4,uP,2,uK/17/17/7,wR,1,wR,7/17/4,uN,3,sP/9/9/uR,3,sK,4 u uws us spent - 0", "last")
	fell := 0
	for _, turn := range p.Turns(nil) {
		p.Do(turn)
		for _, e := range p.Events(nil) {
			if e.Type == game.WentOut && e.Seat == game.Shu && e.Fall == game.Mated {
				if fell++; e.Other != game.Wei {
					t.Errorf("%s: %d absorbs", p.moving.rules.info.FormatTurn(turn), e.Other)
				}
			}
		}
		p.Undo()
	}
	if fell == 0 {
		t.Error("no turn of Wu's has its ally mated")
	}
}
