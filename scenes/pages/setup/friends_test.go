package setup_test

import (
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// gathering stands in for the page where players gather.
type gathering struct{ ui.FormPage }

func (*gathering) Layout(ui.View)          {}
func (*gathering) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (*gathering) Draw(*canvas.Canvas)     {}

// connected opens the set-up of a variant on a site with a rooms server.
func connected(t *testing.T, game string) (*scenetest.Stage, *setup.Page, *session.Session, *onlinetest.Server) {
	t.Helper()
	server := onlinetest.New()
	sh := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true, Net: &onlinetest.Net{Server: server}})
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	sh.Routes.Room = func() ui.Page { return &gathering{} }
	v, _ := catalog.Find(game)
	sh.Stack.Open(sh.Routes.Setup(v))
	s := scenetest.New(sh.Stack, 1280, 1400)
	s.Rest(t)
	return s, sh.Stack.Top().(*setup.Page), sh, server
}

// name writes a seat's name.
func name(p *setup.Page, id, text string) {
	ctl := controls(p)[id]
	ctl.Field.Text = text
	ctl.Do()
}

// The button that opens a room states what is missing: exactly one seat for oneself and a name.
func TestWhatARoomLacks(t *testing.T) {
	s, p, _, _ := connected(t, "yanyi")
	for _, c := range []struct {
		press, begin string
		off          bool
	}{
		{"seat.0.who.computer", "Begin", false},
		{"seat.0.who.invite", "Please enter your name", true},
		{"seat.1.who.human", "Only you sit here; invite the others", true},
		{"seat.1.who.invite", "Please enter your name", true},
		{"seat.2.who.computer", "Keep a seat for yourself", true},
		{"seat.1.who.human", "Please enter your name", true},
	} {
		s.Choose(t, c.press)
		if begin := controls(p)["begin"]; begin.Name != c.begin || begin.Off != c.off {
			t.Errorf("%s: the button says %q, off %t; want %q", c.press, begin.Name, begin.Off, c.begin)
		}
	}
	if got := p.Setup().Bottom; got != 1 {
		t.Errorf("seat %d is at the bottom of the board", got)
	}
	name(p, "name.1", "Cao Cao")
	if begin := controls(p)["begin"]; begin.Name != "Play with friends" || begin.Off {
		t.Errorf("the button says %q, off %t", begin.Name, begin.Off)
	}
}

// A room gets all choices of the page; choices that need the other players' consent are not
// offered.
func TestARoomIsCreatedAsItIsSetUp(t *testing.T) {
	s, p, sh, server := connected(t, "yanyi")
	for _, id := range []string{"seat.0.who.invite", "level.1", "option.mode.first", "clock.day3", "giver.1", "odds.CC", "relief.computer"} {
		s.Choose(t, id)
	}
	for _, id := range []string{"takeback", "hints", "playon", "eye.0"} {
		if _, ok := controls(p)[id]; ok {
			t.Errorf("a room has %s", id)
		}
	}
	name(p, "name.2", "  Liu   Bei ")
	s.Choose(t, "begin")
	if sh.Online.Room() == nil {
		t.Fatalf("no room: %q", sh.Online.Fault())
	}
	state := server.Room(sh.Online.Room().People().Code)
	got := state.Setup()
	seats := state.Seats()
	days := room.Time((72 * time.Hour).Milliseconds())
	if got.Variant != "yanyi" || got.Options["mode"] != "first" || got.Clock != (room.Clock{PerTurn: days}) || got.Relief != session.EasyLevel || got.Odds != "Wei:CC" ||
		seats[0].Taken || seats[1].Level != p.Setup().Seats[1].Level || seats[2].Name != "Liu Bei" || seats[2].Ready {
		t.Errorf("the room is %+v with %+v", got, seats)
	}
	if _, ok := sh.Stack.Top().(*gathering); !ok || sh.PlayerName() != "Liu Bei" {
		t.Errorf("the page is a %T, the name kept %q", sh.Stack.Top(), sh.PlayerName())
	}
}

// The last name is proposed again.
func TestTheLastNameIsKept(t *testing.T) {
	s, p, sh, _ := connected(t, "baige")
	sh.NamePlayer("Liu Bei")
	s.Choose(t, "seat.1.who.invite")
	if got := controls(p)["name.0"].Field.Text; got != "Liu Bei" {
		t.Errorf("the name is %q", got)
	}
}

// A refused room is reported and can be requested again.
func TestRefusedRooms(t *testing.T) {
	s, p, sh, server := connected(t, "baige")
	server.Refuse("many")
	sh.NamePlayer("Liu Bei")
	s.Choose(t, "seat.1.who.invite")
	s.Choose(t, "begin")
	if want := locale.T("room.fault.many"); sh.Stack.Said() != want || sh.Stack.Top() != ui.Page(p) || controls(p)["begin"].Off {
		t.Errorf("said %q at a %T", sh.Stack.Said(), sh.Stack.Top())
	}
	server.Refuse("")
	s.Choose(t, "begin")
	if sh.Online.Room() == nil {
		t.Errorf("no room: %q", sh.Online.Fault())
	}
}

// Days per turn are for online players: they disappear with the last one.
func TestDaysAreForPeopleElsewhere(t *testing.T) {
	s, p, _, _ := connected(t, "baige")
	if _, ok := controls(p)["clock.day1"]; ok {
		t.Error("days are offered to people at one screen")
	}
	s.Choose(t, "seat.1.who.invite")
	s.Choose(t, "clock.day1")
	if got := p.Setup().Clock.PerTurn; got != 24*time.Hour {
		t.Errorf("a turn has %v", got)
	}
	s.Choose(t, "seat.1.who.computer")
	if got := p.Setup().Clock; got.PerTurn != 0 || !controls(p)["clock.none"].On {
		t.Errorf("against a computer the clock is %+v", got)
	}
}

// Swapping seats moves everything that belongs to the player, invitations too.
func TestInvitationsChangeSeats(t *testing.T) {
	s, p, _, _ := connected(t, "yanyi")
	s.Choose(t, "seat.0.who.invite")
	s.Choose(t, "rotate")
	if on := controls(p); !on["seat.1.who.invite"].On || on["seat.0.who.invite"].On || !on["seat.0.who.human"].On {
		t.Error("the invitation has not moved on")
	}
}
