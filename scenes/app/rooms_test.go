package app_test

import (
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// net is the connection to the server for the session that was begun last.
var net *onlinetest.Net

func connected() *onlinetest.Net {
	net = &onlinetest.Net{Server: onlinetest.New()}
	return net
}

// roomPages are the online pages in all their states.
func roomPages(t *testing.T, sh *session.Session) map[string]func() ui.Page {
	list := map[string]func() ui.Page{
		"friends": func() ui.Page {
			hosted(t, sh, "yanyi")
			return sh.Routes.Friends()
		},
		"room hosted by a computer": func() ui.Page {
			return said(sh, hosted(t, sh, "yanyi"), room.Say{Do: room.Appoint, Seat: 1, Level: 8})
		},
		"room seated":  func() ui.Page { return said(sh, invited(t, sh), room.Say{Do: room.Sit, Name: "诸葛亮"}) },
		"room closed":  func() ui.Page { return said(sh, hosted(t, sh, "yanyi"), room.Say{Do: room.Close}) },
		"room invited": func() ui.Page { return said(sh, invited(t, sh)) },
		"room by a code": func() ui.Page {
			return said(sh, visited(sh, "?room="+hosted(t, sh, "yanyi").People().Code+"#seat=nobody's"))
		},
		"room none": func() ui.Page { return said(sh, visited(sh, "QQQQQQ")) },
		"room joined": func() ui.Page {
			sh.Online.Visit("QQQQQQ")
			return sh.Routes.Room()
		},
		"room of a newer server": func() ui.Page {
			net.Server.Speak(room.Version + 1)
			defer net.Server.Speak(room.Version)
			return said(sh, visited(sh, "QQQQQQ"))
		},
		"room lost": func() ui.Page {
			here := hosted(t, sh, "yanyi")
			net.Cut()
			return said(sh, here)
		},
	}
	for _, v := range catalog.All() {
		id := v.Info().ID
		list["room "+id] = func() ui.Page { return said(sh, hosted(t, sh, id)) }
	}
	return list
}

// hosted is a room of a timed game that waits for the other players.
func hosted(t *testing.T, sh *session.Session, id string) host.Room {
	t.Helper()
	v, _ := catalog.Find(id)
	setup := &room.Setup{Variant: id, Relief: 3, Clock: room.Clock{Total: 600_000, Increment: 10_000},
		Seats: make([]room.Place, len(v.Info().Seats))}
	setup.Seats[len(setup.Seats)-1].Name = "司马懿"
	sh.Online.Create(setup)
	sh.Online.Tick()
	if sh.Online.Room() == nil {
		t.Fatalf("no room: %q", sh.Online.Fault())
	}
	said(sh, sh.Online.Room())
	return sh.Online.Room()
}

// invited is a room as a visitor with a seat's link sees it.
func invited(t *testing.T, sh *session.Session) host.Room {
	t.Helper()
	link, _ := hosted(t, sh, "yanyi").Link(game.First)
	return visited(sh, link)
}

// visited is the room that a text names.
func visited(sh *session.Session, text string) host.Room {
	sh.Online.Visit(text)
	return sh.Online.Room()
}

// said is the room's page after a message in it.
func said(sh *session.Session, here host.Room, list ...room.Say) ui.Page {
	sh.Online.Tick()
	sh.Online.Tick()
	for _, s := range list {
		here.Say(s)
	}
	sh.Online.Tick()
	sh.Online.Tick()
	return sh.Routes.Room()
}

// inviting is the set-up page of a game with an invited player.
func inviting(sh *session.Session, v game.Variant) ui.Page {
	sh.NamePlayer("司马懿")
	p := sh.Routes.Setup(v)
	p.Layout(ui.View{W: 1280, H: 800, Scale: 1, Theme: sh.Theme()})
	for _, id := range []string{"seat.0.who.invite", "clock.day3", "relief.computer"} {
		for _, ctl := range p.Controls() {
			if ctl.ID == id {
				ctl.Do()
				break
			}
		}
	}
	return p
}
