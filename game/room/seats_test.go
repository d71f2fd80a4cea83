package room

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

var (
	yanyi = Setup{Variant: "yanyi"}
	qice  = Setup{Variant: "qice"}
	jieqi = Setup{Variant: "jieqi"}

	sitBob = Say{Do: Sit, Seat: 1, Name: "Bob"}
)

func TestWhoHoldsTheLinkSitsDown(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	if s := p.r.Seats()[1]; !s.Taken || s.Name != "Bob" || p.r.SeatOf(bob) != 1 {
		t.Errorf("Bob sits as %+v", s)
	}
	p.refused("taken", dan, sitBob)
	p.refused("seated", bob, Say{Do: Sit, Seat: 2})
	p.refused("seat", dan, Say{Do: Sit, Seat: 3})
	p.refused("nobody", "", Say{Do: Sit, Seat: 2})
}

// TestWhoComesByTheCodeTakesAFreeSeat checks that taking a free seat invalidates the link to it.
func TestWhoComesByTheCodeTakesAFreeSeat(t *testing.T) {
	p := gather(t, yanyi)
	p.say(dan, sitBob)
	if p.r.SeatOf(dan) != 1 || p.r.SeatOf(bob) != game.NoSeat {
		t.Error("the seat is not Dan's")
	}
	p.refused("taken", bob, sitBob)
}

func TestWithoutAKeyNothingIsDone(t *testing.T) {
	p := play(t, yanyi)
	for _, who := range []Key{"", dan, Server} {
		p.refused("nobody", who, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
		p.refused("nobody", who, Say{Do: Resign, Of: p.r.Mark()})
		p.refused("nobody", who, Say{Do: Ask, What: Draw})
	}
	for _, who := range []Key{"", dan, ann} {
		p.refused("nobody", who, Say{Do: Pause})
	}
	p.refused("nobody", dan, Say{Do: Speak, Phrase: 1})
}

func TestBeforeTheGameASeatLeftIsFree(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	p.say(bob, Say{Do: Leave})
	p.refused("nobody", bob, Say{Do: SetReady, Yes: true})
	p.say(bob, sitBob)
}

func TestWhoCreatedTheRoomArrangesFreeSeats(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	p.refused("host", bob, Say{Do: Appoint, Seat: 2, Level: 3})
	p.refused("host", "", Say{Do: Close})
	p.refused("taken", ann, Say{Do: Appoint, Seat: 1, Level: 3})
	p.refused("taken", ann, Say{Do: Offer, Seat: 1, Key: dan})
	p.refused("bounds", ann, Say{Do: Appoint, Seat: 2, Level: mostLevel + 1})
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 3})
	p.refused("taken", cyd, Say{Do: Sit, Seat: 2})
	p.refused("bounds", ann, Say{Do: Offer, Seat: 2, Key: bob})
	p.say(ann, Say{Do: Offer, Seat: 2, Key: dan})
	p.say(dan, Say{Do: Sit, Seat: 2})
	p.say(ann, Say{Do: Close})
	p.refused("phase", dan, Say{Do: Leave})
}

func TestTheGameBeginsWhenAllAreReady(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.refused("nothing", ann, Say{Do: SetReady, Yes: true})
	p.say(bob, Say{Do: SetReady, Yes: true})
	p.say(bob, Say{Do: SetReady})
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 3})
	if p.r.Phase() != Gathering {
		t.Fatal("the game began before Bob was ready")
	}
	p.say(bob, Say{Do: SetReady, Yes: true})
	if p.r.Phase() != Playing {
		t.Error("the game has not begun")
	}
	p.refused("phase", ann, Say{Do: Appoint, Seat: 2, Level: 1})
	p.refused("phase", ann, Say{Do: Close})
}

func TestARoomOfComputersAloneDoesNotBegin(t *testing.T) {
	p := gather(t, Setup{Variant: "baige", Seats: []Place{{Level: 1}, {Key: bob}}})
	p.say(ann, Say{Do: Appoint, Seat: 1, Level: 1})
	if p.r.Phase() != Gathering {
		t.Error("computers began a game")
	}
}

func TestTheHousePlaysForComputersAlone(t *testing.T) {
	p := gather(t, Setup{Variant: "baige", Seats: []Place{{Level: 2}, {Key: ann}}})
	p.say(ann, Say{Do: Sit, Seat: 1})
	p.say(ann, Say{Do: SetReady, Yes: true})
	if s, ok := p.r.Due(); !ok || s != 0 {
		t.Errorf("due is %d, %v", s, ok)
	}
	p.say(Server, Say{Do: Play, Seat: 0, Turn: p.choice(0), Of: p.r.Mark()})
	if _, ok := p.r.Due(); ok {
		t.Error("a computer is due on Ann's turn")
	}
	p.refused("nobody", Server, Say{Do: Play, Seat: 1, Turn: p.choice(0), Of: p.r.Mark()})
	p.turn(p.choice(0))
}

func TestASetupIsCheckedWhole(t *testing.T) {
	seats := []Place{{Key: ann}, {Key: bob}}
	for place, s := range map[string]Setup{
		`setup.variant: there is no "ludo"`: {Variant: "ludo", Seats: seats},
		"setup.seats: 2":                    {Variant: "yanyi", Seats: seats},
		"options":                           {Variant: "baige", Seats: seats, Options: game.Options{"x": "y"}},
		"start":                             {Variant: "baige", Seats: seats, Start: "nonsense"},
		"clock: either":                     {Variant: "baige", Seats: seats, Clock: Clock{PerTurn: second, Total: second}},
		"setup.clock: -1 ms":                {Variant: "baige", Seats: seats, Clock: Clock{PerTurn: -1}},
		"setup.clock: 1000000001 ms":        {Variant: "baige", Seats: seats, Clock: Clock{Total: mostTime + 1}},
		"setup.seats.level: 9":              {Variant: "baige", Seats: []Place{{Key: ann}, {Level: mostLevel + 1}}},
		"seat 1 has no key":                 {Variant: "baige", Seats: []Place{{Key: ann}, {Key: ann}}},
		"seat 0 has no key":                 {Variant: "baige", Seats: []Place{{Key: Server}, {Key: bob}}},
		"seat 1 is a computer's":            {Variant: "baige", Seats: []Place{{Key: ann}, {Level: 1, Name: "x"}}},
		"setup.start: 4097":                 {Variant: "baige", Seats: seats, Start: strings.Repeat("9", mostStart+1)},
		"setup.relief: 9":                   {Variant: "baige", Seats: seats, Relief: mostLevel + 1},
	} {
		_, err := New(catalog.Find).Decide(ann, &Say{V: Version, Do: Create, Setup: &s}, 1, nil)
		if err == nil || !strings.Contains(err.Error(), place) {
			t.Errorf("%s: the answer is %v", place, err)
		}
	}
}

func TestNamesAreCleaned(t *testing.T) {
	for in, want := range map[string]string{
		"  刘 \n\t备 ":                        "刘 备",
		"a\u202eb\u200bc\x00":               "abc",
		"\xff\xfe":                          "",
		strings.Repeat("名", 99):             strings.Repeat("名", longestName),
		"e" + strings.Repeat("\u0301", 50):  "e\u0301\u0301",
		"\u0301x":                           "x",
		"\u3164":                            "",
		"\u115f\u1160\uffa0x\u2800":         "x",
		"\U0001d159\ufffc\u034f\ufe0f":      "",
		"\u17b4\ufffd\U00013441 \U0001d159": "",
	} {
		if got := CleanName(in); got != want {
			t.Errorf("%q is cleaned to %q, want %q", in, got, want)
		}
	}
	s := Setup{Variant: "baige", Seats: []Place{{Key: ann, Name: " A\u202enn\n"}, {Key: bob}}}
	e, err := New(catalog.Find).Decide(ann, &Say{V: Version, Do: Create, Setup: &s}, 1, nil)
	if err != nil || e.Setup.Seats[0].Name != "Ann" {
		t.Errorf("a room is created as %+v: %v", e, err)
	}
	p := gather(t, yanyi)
	p.say(bob, Say{Do: Sit, Seat: 1, Name: "B\u202eob"})
	p.refused("nothing", bob, Say{Do: Rename, Name: " Bob "})
	p.say(bob, Say{Do: Rename, Name: " Rob "})
	if got := p.r.Seats()[1].Name; got != "Rob" {
		t.Errorf("the name is %q", got)
	}
}

func TestPhrasesAreNumberedAndNotTooMany(t *testing.T) {
	p := gather(t, yanyi)
	p.refused("bounds", ann, Say{Do: Speak})
	p.refused("bounds", ann, Say{Do: Speak, Phrase: Phrases + 1})
	p.say(ann, Say{Do: Speak, Phrase: Phrases})
	p.wait(PhraseGap - 1)
	p.refused("soon", ann, Say{Do: Speak, Phrase: 1})
	p.wait(1)
	p.say(ann, Say{Do: Speak, Phrase: 1})
	p.refused("nobody", bob, Say{Do: Speak, Phrase: 1})
}

// TestRoomsDoNotGrowForEver checks that at the size limit first phrases are refused, then
// everything.
func TestRoomsDoNotGrowForEver(t *testing.T) {
	p := play(t, jieqi)
	p.r.n = mostTalk
	p.refused("full", ann, Say{Do: Speak, Phrase: 1})
	p.any()
	p.r.n = mostEvents
	p.refused("full", bob, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	p.say(Server, Say{Do: Close})
}
