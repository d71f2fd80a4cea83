package play

import (
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/render/windowtest"
	"yanyi/scenes/host"
	"yanyi/scenes/host/remote"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// guest is one program at a room's table.
type guest struct {
	*world
	net *onlinetest.Net
}

// gathering is where the players of a room gather, in these tests.
type gathering struct{ blank }

// arrive starts a program that knows a server.
func arrive(t testing.TB, server *onlinetest.Server, machine *scenetest.Machine, w, h float64) *guest {
	t.Helper()
	windowtest.Need(t)
	net := &onlinetest.Net{Server: server}
	sh := session.New(machine)
	sh.Settings.Sound = false
	sh.Online = remote.New(remote.World{Net: net, Find: catalog.Find, Elapsed: server.Elapsed, Load: sh.Kept, Save: sh.Keep}, "")
	sh.Start(blank{})
	sh.Routes.Room = func() ui.Page { return gathering{} }
	Install(sh, machine, catalog.Find)
	x := &world{Stage: scenetest.New(sh.Stack, w, h), t: t, machine: machine, sh: sh}
	sh.Stack.Source = x.source
	sh.Stack.Before = func(*ui.Input) { sh.TickRooms() }
	g := &guest{x, net}
	g.settle()
	return g
}

func (g *guest) room() host.Room { return g.sh.Online.Room() }

// asks asks the others for something; for relief, that a computer plays for a seat.
func (g *guest) asks(what room.What, of game.Seat) {
	g.room().Say(room.Say{Do: room.Ask, What: what, Seat: of, Level: usualLevel[what]})
}

var usualLevel = map[room.What]int{room.Relief: 4}

// answers answers what is asked.
func (g *guest) answers(yes bool) {
	g.room().Say(room.Say{Do: room.Answer, Of: g.room().People().Question.N, Yes: yes})
}

// resigns gives up.
func (g *guest) resigns() {
	g.room().Say(room.Say{Do: room.Resign, Of: g.room().People().Mark})
}

// table takes in what has happened and is the table shown then.
func (g *guest) table() *Page {
	g.t.Helper()
	g.settle()
	p, ok := g.Stack.Top().(*Page)
	if !ok {
		g.t.Fatalf("the page is a %T", g.Stack.Top())
	}
	g.page = p
	return p
}

// party is a room of a game whose seats are all held by guests, the game begun.
func party(t testing.TB, setup room.Setup, w, h float64) (*onlinetest.Server, []*guest) {
	t.Helper()
	server := onlinetest.New()
	host := arrive(t, server, still(), w, h)
	host.sh.Online.Create(&setup)
	host.settle()
	if host.room() == nil {
		t.Fatalf("there is no room of %s: %q", setup.Variant, host.sh.Online.Fault())
	}
	guests := []*guest{}
	for s, place := range setup.Seats {
		switch {
		case place.Level > 0:
		case place.Name != "":
			guests = append(guests, host)
		default:
			g := arrive(t, server, still(), w, h)
			link, _ := host.room().Link(game.Seat(s))
			g.sh.Online.Visit(link)
			g.settle()
			g.room().Say(room.Say{Do: room.Sit, Seat: game.Seat(s), Name: string(rune('A' + s))})
			guests = append(guests, g)
		}
	}
	for _, g := range guests {
		g.room().Say(room.Say{Do: room.SetReady, Yes: true})
	}
	for _, g := range guests {
		g.open()
	}
	return server, guests
}

// open goes to the table.
func (g *guest) open() {
	g.settle()
	g.sh.Stack.Home()
	g.sh.Stack.Open(g.sh.Routes.RoomTable())
	g.settle()
}

// plays takes a turn on the guest's board by its squares.
func (g *guest) plays(from, to string) {
	g.t.Helper()
	g.table()
	g.click(from, false)
	g.click(to, false)
	g.settle()
}

func everybody(guests []*guest, plies int) {
	for i, g := range guests {
		g.t.Helper()
		if got := g.table().table.Plies(); got != plies {
			g.t.Fatalf("guest %d has seen %d turns, want %d", i, got, plies)
		}
	}
}

var two, three = []room.Place{{Name: "A"}, {}}, []room.Place{{Name: "A"}, {}, {}}

func TestTwoPlayAtARoomsTable(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 1280, 800)
	a, b := guests[0], guests[1]
	a.plays("h3", "e3")
	if a.page.table.Hand().Active() {
		t.Error("after the turn the hand does not rest")
	}
	everybody(guests, 1)
	b.plays("h10", "g8")
	everybody(guests, 2)
	if a.page.table.Bottom() != 0 || b.page.table.Bottom() != 1 || !a.page.table.Hand().Active() || b.page.table.Hand().Active() {
		t.Error("not everybody sits before the own pieces with the own turn")
	}
	if at := server.Room(a.room().People().Code).Match().Ply(); at != 2 {
		t.Errorf("the server has seen %d turns", at)
	}
	a.shot("room-xiangqi")
	b.press("resign")
	b.press("resign.yes")
	for _, g := range guests {
		if !g.table().table.Over() || !g.page.lists.result {
			t.Error("the end is not seen by all")
		}
		if n := len(g.sh.Saves.List()); n != 1 {
			t.Errorf("%d games kept", n)
		}
	}
	a.shot("room-over")
	server.At = server.At.Add(time.Minute)
}
