package online_test

import (
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/online/onlinetest"
)

// A site without a lobby gets no further requests, and no lobby is shown.
func TestWithoutALobbyNothingIsAsked(t *testing.T) {
	s := onlinetest.New()
	p := visit(s)
	if p.HasLobby() || p.Lobby() != nil || len(p.net.Asked) != 2 {
		t.Errorf("a lobby %t, asked for %v", p.HasLobby(), p.net.Asked)
	}
}

// Tables come and go while the lobby is viewed; a connection that ends is restored.
func TestTablesAreSeenWhileSomebodyLooks(t *testing.T) {
	s := onlinetest.New()
	s.Lobby = true
	a, b := visit(s), visit(s)
	if !b.HasLobby() {
		t.Fatal("there is no lobby")
	}
	l := b.Lobby()
	look := func() {
		for range 4 {
			l.Attend()
			settle(a, b)
		}
	}
	look()
	if !l.Known() || len(l.Tables()) != 0 || l.Now() != room.Time(s.At.UnixMilli()) {
		t.Errorf("known %t, %d tables, at %d", l.Known(), len(l.Tables()), l.Now())
	}
	a.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "A"}, {}}})
	settle(a)
	a.Room().Say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	look()
	if list := l.Tables(); len(list) != 1 || list[0].Seats[0].Name != "A" || !a.Room().Listing().Open || a.Room().Saying(room.List) {
		t.Fatalf("strangers see %+v", list)
	}
	s.At = s.At.Add(10 * time.Second) // the lobby is not viewed any more
	settle(b)
	if l.Known() {
		t.Error("a table that nobody looks at is known")
	}
	s.At = s.At.Add(10 * time.Second)
	look()
	if !l.Known() {
		t.Error("who looks again sees nothing")
	}
	a.Room().Say(room.Say{Do: room.List, List: &room.Listing{}})
	look()
	if len(l.Tables()) != 0 {
		t.Error("a table stays that was closed")
	}
}

// For an ongoing game only the number of turns is sent.
func TestTurnsOfAGameAreCounted(t *testing.T) {
	s := onlinetest.New()
	s.Lobby = true
	s.Listed = []room.Table{{Code: "AAAAAA", Game: "xiangqi", Playing: true, Ply: 3}, {Code: "BBBBBB", Game: "xiangqi", Playing: true, Ply: 7}}
	p := visit(s)
	look := func() {
		p.Lobby().Attend()
		settle(p)
	}
	look()
	look()
	s.Listed[0].Ply = 4
	before := p.Lobby().Version()
	look()
	list := p.Lobby().Tables()
	if len(list) != 2 || list[0].Ply != 4 || list[1].Ply != 7 || p.Lobby().Version() == before {
		t.Errorf("strangers see %+v", list)
	}
}

// Two requests for the same quick game are matched; a refusal is shown.
func TestAQuickGame(t *testing.T) {
	s := onlinetest.New()
	s.Lobby = true
	a, b := visit(s), visit(s)
	q := room.Quick{Game: "xiangqi", Name: "A", Level: 3, Wait: 30_000}
	a.Quick(q)
	settle(a)
	if a.Creating() || a.Room() == nil || a.Room().Listing().Quick == 0 {
		t.Fatalf("A waits nowhere: %q", a.Fault())
	}
	q.Name = "B"
	b.Quick(q)
	settle(a, b)
	if p := b.Room().People(); p.Phase != room.Playing || p.Own() == a.Room().People().Own() {
		t.Errorf("they do not play: %+v", p)
	}
	s.Refuse("many")
	b.Quick(q)
	settle(b)
	if b.Room() != nil || b.Fault() != "many" {
		t.Errorf("refused as %q", b.Fault())
	}
}

// A spectator's link opens the room as a spectator, also on a device with a seat in it.
func TestALinkToWatchLooksOn(t *testing.T) {
	s := onlinetest.New()
	a, _ := gather(t, s)
	code := a.Room().People().Code
	link, _ := a.Room().Link(game.NoSeat)
	for text, seated := range map[string]bool{code: true, link: false} {
		if !a.Visit(text) {
			t.Fatalf("%s names no room", text)
		}
		settle(a)
		if p := a.Room().People(); p.Seated() != seated || p.Phase != room.Playing || a.Room().Watches() == seated {
			t.Errorf("%s: seated %t, %v", text, p.Seated(), p.Phase)
		}
	}
	if len(a.Kept()) != 1 {
		t.Error("the seat is not kept")
	}
}

// Who is refused a look, since too much has come from there, knows it until the list comes.
func TestWhoIsSlowedDownKnowsIt(t *testing.T) {
	s := onlinetest.New()
	s.Lobby = true
	a := visit(s)
	l := a.Lobby()
	look := func() {
		for range 4 {
			l.Attend()
			settle(a)
			s.At = s.At.Add(time.Second)
		}
	}
	s.Refuse("many")
	look()
	if !l.Slowed() || l.Known() {
		t.Errorf("refused: slowed down %t, known %t", l.Slowed(), l.Known())
	}
	s.Refuse("")
	look()
	if l.Slowed() || !l.Known() {
		t.Errorf("let in: slowed down %t, known %t", l.Slowed(), l.Known())
	}
}
