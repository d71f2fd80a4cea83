package play

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/online/onlinetest"
)

// withComputer is a game of two people with a computer on the last seat, and somebody named
// Dan who has come by its code.
func withComputer(t *testing.T, w, h float64) (server *onlinetest.Server, guests []*guest, dan *guest) {
	t.Helper()
	server, guests = party(t, room.Setup{Variant: "yanyi", Seats: []room.Place{{Name: "A"}, {}, {Level: 4}}}, w, h)
	dan = arrive(t, server, still(), w, h)
	dan.sh.NamePlayer("Dan")
	dan.sh.Online.Visit(guests[0].room().People().Code)
	dan.open()
	return server, guests, dan
}

// Who comes late asks for the computer's seat; all who sit are asked, and say yes: then he
// plays, from the bottom of his own board. All that is asked fits in three languages.
func TestWhoComesLateTakesAComputersSeat(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, size := range [][2]float64{{390, 844}, {1280, 800}, {480, 520}} {
		server, guests, dan := withComputer(t, size[0], size[1])
		a, b := guests[0], guests[1]
		fits := func(name string, all ...*guest) {
			t.Helper()
			for _, lang := range []locale.Lang{locale.ZhHant, locale.En, locale.ZhHans} {
				locale.Use(lang)
				for _, g := range all {
					g.fit("late-" + name + "-" + lang.Tag())
				}
			}
		}
		dan.table()
		fits("offered", dan)
		dan.press("join")
		dan.settle()
		a.table()
		b.table()
		fits("asked", dan, a, b)
		if !dan.listed("withdraw") || dan.page.table.Human(2) || len(dan.sh.Online.Kept()) != 0 {
			t.Error("who asks cannot take it back, or has a seat before anybody has agreed")
		}
		a.press("accept")
		a.table()
		fits("half", a)
		b.press("accept")
		dan.settle()
		if dan.table(); !dan.page.table.Human(2) || dan.page.table.Bottom() != 2 || len(dan.sh.Online.Kept()) != 1 {
			t.Fatalf("Dan plays %b, his seat is kept in %d rooms", dan.page.table.May().Here, len(dan.sh.Online.Kept()))
		}
		fits("plays", dan)
		if seat := server.Room(a.room().People().Code).Seats()[2]; seat.Name != "Dan" || seat.Level != 0 {
			t.Errorf("the seat is %+v", seat)
		}
	}
}

// One no is told to who asked; who only wants to look on is not asked again, nor is who came
// by a link to watch.
func TestWhoComesLateMayOnlyWatch(t *testing.T) {
	server, guests, dan := withComputer(t, 1280, 800)
	a, b := guests[0], guests[1]
	dan.table()
	dan.press("join")
	dan.settle()
	b.table()
	b.press("decline")
	if dan.table(); !strings.HasSuffix(dan.Stack.Said(), locale.T("online.declined.by", locale.Arg{Name: "name"}, locale.Arg{Name: "text", Value: locale.T("online.matter.join")})) || dan.page.table.Human(2) {
		t.Errorf("who was refused is told %q", dan.Stack.Said())
	}
	server.At = server.At.Add(2 * time.Minute)
	dan.table()
	dan.press("join")
	dan.settle()
	dan.press("withdraw")
	dan.settle()
	if q := a.room().People().Question; q != nil {
		t.Errorf("they still vote about %+v", q)
	}
	dan.table()
	dan.press("watch")
	if dan.table(); dan.listed("join") {
		t.Error("who wants to look on is asked again")
	}
	link, _ := a.room().Link(game.NoSeat)
	dan.sh.Online.Visit(link)
	dan.open()
	if dan.table(); dan.listed("join") || !dan.room().Watches() {
		t.Error("who came to look on is offered a seat")
	}
}
