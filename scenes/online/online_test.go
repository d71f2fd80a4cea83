package online_test

import (
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/online"
	"yanyi/scenes/online/onlinetest"
)

// program is one running program.
type program struct {
	*online.Client
	net   *onlinetest.Net
	store map[string]string
}

func start(s *onlinetest.Server, net *onlinetest.Net, store map[string]string) *program {
	net.Server = s
	w := online.World{
		Net: net, Find: catalog.Find, Elapsed: s.Elapsed,
		Load: func(key string) string { return store[key] }, Save: func(key, text string) { store[key] = text },
	}
	p := &program{online.New(w, ""), net, store}
	p.Tick()
	p.Tick()
	return p
}

func visit(s *onlinetest.Server) *program { return start(s, &onlinetest.Net{}, map[string]string{}) }

func settle(all ...*program) {
	for range 4 {
		for _, p := range all {
			p.Tick()
		}
	}
}

// gather is a xiangqi room with both players seated and the game begun.
func gather(t *testing.T, s *onlinetest.Server) (a, b *program) {
	t.Helper()
	a, b = visit(s), visit(s)
	a.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "A"}, {}}})
	settle(a)
	if a.Room() == nil || a.Room().People().You != 0 {
		t.Fatalf("not created: %q", a.Fault())
	}
	link, ok := a.Room().Link(1)
	if !ok {
		t.Fatal("the other seat has no link")
	}
	code, token, ok := host.ReadCode(link)
	if !ok {
		t.Fatalf("the link %s has no code", link)
	}
	b.Join(code, token)
	settle(a, b)
	b.Room().Say(room.Say{Do: room.Sit, Seat: 1, Name: "B"})
	for _, p := range []*program{a, b} {
		p.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	}
	settle(a, b)
	if a.Room().People().Phase != room.Playing || b.Room().People().You != 1 || !b.Room().People().Seated() {
		t.Fatalf("phase %d, the guest has seat %d", a.Room().People().Phase, b.Room().People().You)
	}
	return a, b
}

func play(p *program) {
	turns := p.Room().State().View(p.Room().People().You).Turns
	p.Room().Play(turns[0])
}

func plies(p *program) int { return p.Room().State().Match().Ply() }

func TestARoomIsFoundWhereTheSiteSaysSo(t *testing.T) {
	for _, c := range []struct {
		name string
		net  *onlinetest.Net
		want string
	}{
		{"at the page's origin", &onlinetest.Net{}, onlinetest.Address},
		{"in rooms.json", &onlinetest.Net{File: `{"v":1,"server":"https://rooms.test"}`}, onlinetest.Address},
		{"here, says rooms.json", &onlinetest.Net{File: `{"v":1,"server":""}`}, onlinetest.Address},
		{"nowhere, says rooms.json", &onlinetest.Net{File: `{"v":1}`}, ""},
		{"nowhere", &onlinetest.Net{NoHello: true}, ""},
		{"elsewhere, which does not answer", &onlinetest.Net{File: `{"v":1,"server":"https://gone.test"}`}, ""},
		{"offline", &onlinetest.Net{Offline: true}, ""},
	} {
		p := start(onlinetest.New(), c.net, map[string]string{})
		if p.Server() != c.want || p.Available() != (c.want != "") || p.Looking() {
			t.Errorf("%s: found %q, want %q", c.name, p.Server(), c.want)
		}
	}
}

// A window is given its server, and finds it again after a restart.
func TestAWindowIsToldItsServer(t *testing.T) {
	s := onlinetest.New()
	p := start(s, &onlinetest.Net{Window: true}, map[string]string{})
	if p.Available() || !p.Anywhere() || visit(s).Anywhere() {
		t.Fatalf("%q is found before anybody named it", p.Server())
	}
	p.Look("nowhere.test")
	settle(p)
	if p.Available() || p.Looking() {
		t.Errorf("found %q, looking %t", p.Server(), p.Looking())
	}
	p.Look(" rooms.test ")
	settle(p)
	again := start(s, &onlinetest.Net{Window: true}, p.store)
	if p.Server() != onlinetest.Address || again.Server() != onlinetest.Address {
		t.Errorf("found %q, then %q", p.Server(), again.Server())
	}
}

func TestTurnsReachTheOthers(t *testing.T) {
	s := onlinetest.New()
	a, b := gather(t, s)
	play(a)
	if !a.Room().Saying(room.Play) {
		t.Error("the turn is not under way")
	}
	settle(a, b)
	play(b)
	settle(a, b)
	if plies(a) != 2 || plies(b) != 2 || a.Room().Saying(room.Play) {
		t.Errorf("%d and %d plies", plies(a), plies(b))
	}
}

// A turn sent while the connection was lost is sent again.
func TestALostConnectionLosesNoTurn(t *testing.T) {
	s := onlinetest.New()
	a, b := gather(t, s)
	a.net.Offline = true
	a.net.Cut()
	settle(a, b)
	if a.Room().People().Bond != host.Lost || b.Room().People().Here.Len() != 1 {
		t.Fatalf("bond %d, here %v", a.Room().People().Bond, b.Room().People().Here)
	}
	play(a)
	s.At = s.At.Add(time.Minute)
	settle(a, b)
	a.net.Offline = false
	s.At = s.At.Add(time.Minute)
	settle(a, b)
	if a.Room().People().Bond != host.Bound || plies(a) != 1 || plies(b) != 1 {
		t.Errorf("bond %d, %d and %d plies", a.Room().People().Bond, plies(a), plies(b))
	}
}

// A player who returns later gets the seat back from the store.
func TestWhoComesBackIsInTheSeat(t *testing.T) {
	s := onlinetest.New()
	a, b := gather(t, s)
	play(a)
	settle(a, b)
	kept := b.Kept()
	if len(kept) != 1 || kept[0].Game != "xiangqi" || kept[0].Seat != 1 {
		t.Fatalf("kept is %+v", kept)
	}
	b.net.Cut()
	s.At = s.At.Add(72 * time.Hour)
	again := start(s, &onlinetest.Net{}, b.store)
	again.Join(kept[0].Code, "")
	settle(a, again)
	if again.Room().People().You != 1 || plies(again) != 1 || !again.Room().People().Seated() {
		t.Errorf("seat %d after %d plies", again.Room().People().You, plies(again))
	}
}

// The creator of a room is its host on another device too, with an empty store.
func TestTheHostIsSoOnAnyDevice(t *testing.T) {
	s := onlinetest.New()
	a, b := gather(t, s)
	for token, host := range map[string]bool{a.Room().People().Token: true, b.Room().People().Token: false} {
		other := start(s, &onlinetest.Net{}, map[string]string{})
		other.Join(a.Room().People().Code, token)
		settle(other)
		if other.Room().People().Host != host {
			t.Errorf("host: %t, want %t", !host, host)
		}
	}
}

func TestWhoComesByTheCodeLooksOn(t *testing.T) {
	s := onlinetest.New()
	a, b := gather(t, s)
	c := visit(s)
	c.Join(a.Room().People().Code, "")
	settle(a, b, c)
	if c.Room().People().You != game.NoSeat || c.Room().People().Seated() || a.Room().People().Watching != 1 || len(c.Kept()) != 0 {
		t.Errorf("seat %d, %d watch, kept %v", c.Room().People().You, a.Room().People().Watching, c.Kept())
	}
}

func TestWhatEndsARoomIsTold(t *testing.T) {
	s := onlinetest.New()
	a := visit(s)
	if a.Join("QQQQQQ", ""); true {
		settle(a)
	}
	if a.Room().People().Bond != host.Ended || a.Room().People().Fault != "none" {
		t.Errorf("bond %d, fault %q", a.Room().People().Bond, a.Room().People().Fault)
	}
	delete(a.store, "rooms")
	if settle(a); a.store["rooms"] != "" {
		t.Error("that there is no such room is written down again and again")
	}
	a, b := gather(t, s)
	s.Speak(room.Version + 1)
	b.net.Cut()
	settle(a, b)
	s.At = s.At.Add(time.Minute)
	settle(a, b)
	if b.Room().People().Fault != "version" {
		t.Errorf("fault %q", b.Room().People().Fault)
	}
	s.Speak(room.Version)
	s.Refuse("many")
	a.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "A"}, {}}})
	settle(a)
	if a.Fault() != "many" || a.Room() != nil {
		t.Errorf("fault %q", a.Fault())
	}
}

// A room whose clock has periods is played in by this version; a server that knows none says
// that it does not accept the set-up.
func TestARoomWithPeriods(t *testing.T) {
	s := onlinetest.New()
	a, b := visit(s), visit(s)
	clock := room.Clock{Total: 60_000, Periods: 3, Period: 30_000}
	a.Create(&room.Setup{Variant: "xiangqi", Clock: clock, Seats: []room.Place{{Name: "A"}, {}}})
	settle(a)
	b.Join(a.Room().People().Code, "")
	if settle(a, b); b.Room().People().Setup.Clock != clock {
		t.Errorf("fault %q, set up as %+v", b.Room().People().Fault, b.Room().People().Setup)
	}
	s.Refuse("format")
	a.Create(&room.Setup{Variant: "xiangqi", Clock: clock, Seats: []room.Place{{Name: "A"}, {}}})
	if settle(a); a.Fault() != "bounds" {
		t.Errorf("fault %q", a.Fault())
	}
}

// A connection that is lost silently is detected by missing messages of the server, and
// unanswered messages are sent again.
func TestASilentConnectionIsGivenUp(t *testing.T) {
	s := onlinetest.New()
	a, b := gather(t, s)
	version := a.Room().Version()
	s.At = s.At.Add(time.Hour)
	settle(a, b)
	if a.Room().People().Bond != host.Bound || a.Room().Version() != version {
		t.Fatalf("a quiet room: bond %d, %d changes", a.Room().People().Bond, a.Room().Version()-version)
	}
	a.net.Silent = true
	play(a)
	s.At = s.At.Add(26 * time.Second)
	settle(a, b)
	if a.Room().People().Bond != host.Lost {
		t.Fatalf("bond %d", a.Room().People().Bond)
	}
	a.net.Silent = false
	s.At = s.At.Add(time.Second)
	settle(a, b)
	if a.Room().People().Bond != host.Bound || plies(a) != 1 || plies(b) != 1 {
		t.Errorf("bond %d, %d and %d plies", a.Room().People().Bond, plies(a), plies(b))
	}
}

// A server named by an address counts only if the page comes from it; a window connects to the
// server it is given.
func TestWhoseServerCounts(t *testing.T) {
	for _, c := range []struct {
		name, server string
		net          *onlinetest.Net
		want         string
	}{
		{"another site's", "https://evil.test", &onlinetest.Net{}, onlinetest.Address},
		{"the page's own, without a scheme", "rooms.test", &onlinetest.Net{}, onlinetest.Address},
		{"a window's", "rooms.test", &onlinetest.Net{Window: true}, onlinetest.Address},
		{"a window's page, which says that it has none", onlinetest.Address, &onlinetest.Net{Window: true, File: `{"v":1}`}, ""},
		{"none in a window", "", &onlinetest.Net{Window: true}, ""},
	} {
		s, store := onlinetest.New(), map[string]string{}
		c.net.Server = s
		w := online.World{
			Net: c.net, Find: catalog.Find, Elapsed: s.Elapsed,
			Load: func(key string) string { return store[key] }, Save: func(key, text string) { store[key] = text },
		}
		p := &program{online.New(w, c.server), c.net, store}
		settle(p)
		if p.Server() != c.want {
			t.Errorf("%s: %q, want %q", c.name, p.Server(), c.want)
		}
		for _, asked := range c.net.Asked {
			if c.net.Site() != "" && !strings.HasPrefix(asked, onlinetest.Address) {
				t.Errorf("%s: the page asks %s", c.name, asked)
			}
		}
	}
}

// A window given a whole link finds the server in it and takes the seat.
func TestALinkLeadsAWindowToItsRoom(t *testing.T) {
	s := onlinetest.New()
	a, _ := gather(t, s)
	link := onlinetest.Address + "?room=" + a.Room().People().Code
	w := start(s, &onlinetest.Net{Window: true}, map[string]string{})
	if w.Visit("no code") || !w.Visit(" "+link+"#seat="+a.Room().People().Token+"\n") {
		t.Fatal("the link is not taken")
	}
	settle(w)
	if w.Room().People().You != 0 || w.Server() != onlinetest.Address {
		t.Errorf("seat %d at %q", w.Room().People().You, w.Server())
	}
}

// A player who changes seats keeps all that depends on them: sent phrases, muted players, links;
// and no phrase stays unread.
func TestWhoChangesSeatsIsTheSame(t *testing.T) {
	s := onlinetest.New()
	a, b := visit(s), visit(s)
	a.Create(&room.Setup{Variant: "yanyi", Seats: []room.Place{{Name: "A"}, {}, {}}})
	settle(a)
	for seat, want := range map[game.Seat]bool{0: false, 1: true, 2: true} {
		if _, known := a.Room().Link(seat); known != want {
			t.Fatalf("the link of seat %d is known: %t", seat, known)
		}
	}
	free, _ := a.Room().Link(2)
	mine, _ := a.Room().Link(1)
	_, token, _ := host.ReadCode(mine)
	b.Join(a.Room().People().Code, token)
	settle(a, b)
	b.Room().Say(room.Say{Do: room.Sit, Seat: 1, Name: "B"})
	settle(a, b)
	b.Room().Say(room.Say{Do: room.Speak, Phrase: 3})
	settle(a, b)
	a.Room().Mute(game.SetOf(1))
	a.Room().Say(room.Say{Do: room.Ask, What: room.Swap, Seat: 2})
	settle(a, b)
	if link, ok := a.Room().Link(0); !ok || link != free || a.Room().People().You != 2 {
		t.Errorf("A sits on %d, the free seat's link is %q, not %q", a.Room().People().You, link, free)
	}
	b.Room().Say(room.Say{Do: room.Ask, What: room.Swap, Seat: 2})
	settle(a, b)
	a.Room().Say(room.Say{Do: room.Answer, Yes: true, Of: a.Room().People().Question.N})
	settle(a, b)
	people := a.Room().People()
	if people.You != 1 || !people.Muted.Has(2) || people.Talk[0].By != 2 || b.Room().People().You != 2 {
		t.Errorf("A sits on %d, muted is %b, %d has spoken", people.You, people.Muted, people.Talk[0].By)
	}
	if a.Room().Saying(room.Answer) || b.Room().Saying(room.Ask) {
		t.Error("what was heard of waits to be heard of")
	}
}

// The rooms in which seats are held are polled with one request a minute, only there; the rooms
// in which the player is awaited are counted.
func TestRoomsElsewhereAreAskedAfter(t *testing.T) {
	s := onlinetest.New()
	asked := func(p *program) (n int) {
		for _, address := range p.net.Asked {
			if strings.HasSuffix(address, "rooms/seats") {
				n++
			}
		}
		return n
	}
	a, b := gather(t, s)
	if c := visit(s); asked(c) != 0 || asked(a) != 0 {
		t.Error("somebody without a seat elsewhere asks")
	}
	play(a)
	settle(a, b)
	b.Leave()
	settle(a, b)
	if asked(b) != 1 || b.Waiting() != 1 {
		t.Fatalf("asked %d times, %d rooms wait", asked(b), b.Waiting())
	}
	kept := b.Kept()[0]
	if !kept.Known || !kept.Waits || kept.Turn != 1 || !strings.Contains(kept.Link, "?room="+kept.Code+"#seat=") {
		t.Errorf("kept is %+v", kept)
	}
	settle(a, b)
	s.At = s.At.Add(time.Minute)
	settle(a, b)
	if asked(b) != 2 {
		t.Errorf("asked %d times in a minute", asked(b))
	}
	other := start(s, &onlinetest.Net{}, map[string]string{})
	other.Visit(kept.Link)
	settle(a, other)
	if other.Room().People().You != 1 {
		t.Error("the link does not lead to the seat")
	}
	play(other)
	settle(a, other)
	a.Room().Resign()
	settle(a, other)
	s.At = s.At.Add(time.Minute)
	settle(b)
	if b.Waiting() != 0 || !b.Kept()[0].Over {
		t.Errorf("%d rooms wait, kept is %+v", b.Waiting(), b.Kept())
	}
	s.At = s.At.Add(time.Hour)
	if settle(b); asked(b) != 3 {
		t.Errorf("it is asked %d times after what is over", asked(b))
	}
}
