package app_test

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/online/onlinetest"
	gathering "yanyi/scenes/pages/room"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// page is a page on the site of a rooms server, with an address that can be read and changed.
type page struct {
	*scenetest.Machine
	address [2]string // room and seat
	watches bool      // likewise
	next    string    // the seat that the address changes to
}

func (p *page) Abilities() machine.Abilities {
	can := p.Machine.Abilities()
	can.Address = func(room, seat string, watches bool) {
		p.address, p.watches = [2]string{room, seat}, watches
	}
	can.Reseated = func() string { next := p.next; p.next = ""; return next }
	return can
}

func arrive(t *testing.T, s *onlinetest.Server, params map[string]string) (*page, *session.Session, *scenetest.Stage) {
	t.Helper()
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	p := &page{Machine: &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: params, Net: &onlinetest.Net{Server: s}}}
	sh := app.New(p)
	stage := scenetest.New(sh.Stack, 480, 520)
	stage.Rest(t)
	return p, sh, stage
}

// waiting is a xiangqi room with a free seat and a known link.
func waiting(t *testing.T, s *onlinetest.Server) (code, token string, ann *page) {
	t.Helper()
	ann, sh, stage := arrive(t, s, nil)
	sh.Online.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "Ann"}, {}}})
	stage.Rest(t)
	link, ok := sh.Online.Room().Link(1)
	if !ok {
		t.Fatal("the free seat has no link")
	}
	code, token, _ = host.ReadCode(link)
	return code, token, ann
}

// The address of a participant names the room, so that a reload returns to it. Opening the link
// leads to the gathering page, on the seat of the link.
func TestAnAddressOpensItsRoom(t *testing.T) {
	s := onlinetest.New()
	code, token, ann := waiting(t, s)
	if ann.address[0] != code || ann.address[1] == "" || ann.address[1] == token {
		t.Errorf("Ann's address has %q, the room is %s", ann.address, code)
	}
	guest, sh, stage := arrive(t, s, map[string]string{"room": code, "seat": token})
	if _, ok := sh.Stack.Top().(*gathering.Page); !ok || sh.Online.Room().People().You != 1 {
		t.Fatalf("the page is a %T, the seat %d", sh.Stack.Top(), sh.Online.Room().People().You)
	}
	if guest.address != [2]string{code, token} {
		t.Errorf("the guest's address has %q", guest.address)
	}
	sh.Online.Leave()
	stage.Rest(t)
	if guest.address != [2]string{} {
		t.Errorf("the address of who has left has %q", guest.address)
	}
}

// A spectator's address opens the room as a spectator again after a reload, without a seat.
func TestAnAddressTellsWhoOnlyLooksOn(t *testing.T) {
	s := onlinetest.New()
	code, _, _ := waiting(t, s)
	p, sh, stage := arrive(t, s, map[string]string{"room": code, "mode": "watch"})
	if p.address != [2]string{code, ""} || !p.watches {
		t.Errorf("the address has %q, to look on: %t", p.address, p.watches)
	}
	for _, ctl := range sh.Stack.Top().Controls() {
		if ctl.ID == "sit" {
			t.Error("who came to look on is offered the free seat")
		}
	}
	sh.Online.Leave()
	stage.Rest(t)
	if p.watches {
		t.Error("who has left still looks on")
	}
}

// A link to another seat of the same room, opened in the same tab, takes that seat.
func TestALinkInTheSameTabTakesItsSeat(t *testing.T) {
	s := onlinetest.New()
	code, token, _ := waiting(t, s)
	p, sh, stage := arrive(t, s, map[string]string{"room": code})
	if sh.Online.Room().People().You != game.NoSeat {
		t.Fatal("a seat without a token")
	}
	p.next = token
	stage.Rest(t)
	if sh.Online.Room().People().You != 1 || p.address != [2]string{code, token} {
		t.Errorf("seat %d, the address has %q", sh.Online.Room().People().You, p.address)
	}
}

// An invalid room code is reported, and home is shown.
func TestAnAddressWithoutARoom(t *testing.T) {
	_, sh, _ := arrive(t, onlinetest.New(), map[string]string{"room": "hello world"})
	if said := sh.Stack.Said(); said != "No such room: hello world" || sh.Online.Room() != nil {
		t.Errorf("said %q", said)
	}
}

// A page older than the server says so and offers a reload.
func TestAnOldPageIsToldToReload(t *testing.T) {
	s := onlinetest.New()
	code, token, _ := waiting(t, s)
	s.Speak(room.Version + 1)
	renewed := 0
	p := &page{Machine: &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Net: &onlinetest.Net{Server: s},
		Params: map[string]string{"room": code, "seat": token}, Renew: func() { renewed++ }}}
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	sh := app.New(p)
	stage := scenetest.New(sh.Stack, 480, 520)
	stage.Rest(t)
	stage.Choose(t, "renew")
	if renewed != 1 || sh.Online.Room().People().Fault != "version" {
		t.Errorf("renewed %d times, fault %q", renewed, sh.Online.Room().People().Fault)
	}
}

// slow answers requests for a new room when it is told to.
type slow struct {
	*onlinetest.Net
	waiting func()
}

func (n *slow) Fetch(address, body string) <-chan machine.Reply {
	if !strings.HasSuffix(address, "rooms/new") {
		return n.Net.Fetch(address, body)
	}
	answer := make(chan machine.Reply, 1)
	n.waiting = func() { answer <- <-n.Net.Fetch(address, body) }
	return answer
}

// A room that is created while the person has left the set-up is not entered; one that comes
// while the set-up waits is.
func TestANewRoomDoesNotCallBack(t *testing.T) {
	for _, leaves := range []bool{true, false} {
		t.Cleanup(func() { locale.Use(locale.ZhHans) })
		net := &slow{Net: &onlinetest.Net{Server: onlinetest.New()}}
		p := &page{Machine: &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Net: net}}
		sh := app.New(p)
		stage := scenetest.New(sh.Stack, 480, 520)
		stage.Rest(t)
		v, _ := catalog.Find("yanyi")
		sh.Stack.Open(inviting(sh, v))
		stage.Rest(t)
		for _, ctl := range sh.Stack.Top().Controls() {
			if ctl.ID == "begin" && !ctl.Off {
				ctl.Do()
			}
		}
		if stage.Rest(t); net.waiting == nil || !sh.Online.Creating() {
			t.Fatal("no room is asked for")
		}
		if leaves {
			sh.Stack.Home()
			stage.Rest(t)
		}
		net.waiting()
		stage.Rest(t)
		if _, there := sh.Stack.Top().(*gathering.Page); there == leaves || (sh.Online.Room() == nil) != leaves || (p.address[0] == "") != leaves {
			t.Errorf("the person has left: %v; the page is a %T, the room %v, the address %q", leaves, sh.Stack.Top(), sh.Online.Room() != nil, p.address[0])
		}
	}
}
