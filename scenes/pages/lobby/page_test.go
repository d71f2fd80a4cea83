package lobby_test

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/room"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/pages/lobby"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// table stands in for the table of a room's game.
type table struct{ ui.FormPage }

func (*table) Layout(ui.View)          {}
func (*table) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (*table) Draw(*canvas.Canvas)     {}

// player is a person with a running program.
type player struct {
	*scenetest.Stage
	session *session.Session
	net     *onlinetest.Net
}

func visitor(t *testing.T, s *onlinetest.Server) *player {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	net := &onlinetest.Net{Server: s}
	sh := app.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Net: net})
	sh.Routes.RoomTable = func() ui.Page { return &table{} }
	p := &player{scenetest.New(sh.Stack, 1280, 800), sh, net}
	p.Rest(t)
	return p
}

func server() *onlinetest.Server {
	s := onlinetest.New()
	s.At, s.Lobby = time.Now(), true
	return s
}

// settle runs all programs until no message is pending.
func settle(t *testing.T, all ...*player) {
	t.Helper()
	for range 6 {
		for _, p := range all {
			if err := p.Step(1); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// at reports whether the lobby is shown.
func (p *player) at() bool {
	_, ok := p.Stack.Top().(*lobby.Page)
	return ok
}

// enter opens the lobby from the home page, with a name.
func (p *player) enter(t *testing.T, name string) {
	t.Helper()
	p.Choose(t, "lobby")
	settle(t, p)
	p.write(t, name)
}

func (p *player) control(id string) *ui.Control {
	for _, ctl := range p.Stack.Top().Controls() {
		if ctl.ID == id {
			return &ctl
		}
	}
	return nil
}

func (p *player) write(t *testing.T, name string) {
	t.Helper()
	field := p.control("name")
	if field == nil {
		t.Fatalf("a %T has no field for a name", p.Stack.Top())
	}
	field.Field.Text = name
	field.Do()
}

func (p *player) says(text string) bool {
	form := &p.Stack.Top().(*lobby.Page).Form
	return strings.Contains(strings.Join(form.Texts(), "\n"), text)
}

// A site without a lobby offers none.
func TestASiteWithoutALobbyOffersNone(t *testing.T) {
	p := visitor(t, onlinetest.New())
	if p.control("lobby") != nil || p.control("friends") == nil {
		t.Error("the first page leads to a lobby, or not to friends")
	}
	p.Choose(t, "friends")
	if p.control("lobby") != nil {
		t.Error("the page of friends leads to a lobby")
	}
}

// A host opens a room to strangers; a stranger finds it and sits down with one press.
func TestAStrangerSitsDownByOnePress(t *testing.T) {
	s := server()
	host, guest := visitor(t, s), visitor(t, s)
	guest.enter(t, "孙权")
	if !guest.says(locale.T("lobby.none")) {
		t.Error("nothing is said where no table is")
	}
	host.session.NamePlayer("刘备")
	host.session.Online.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "刘备"}, {}}})
	settle(t, host)
	host.session.Online.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	host.Stack.Open(host.session.Routes.Room())
	settle(t, host)
	host.Choose(t, "list.open")
	settle(t, host, guest)
	code := host.session.Online.Room().People().Code
	if !guest.says("刘备") || guest.control("sit."+code) == nil {
		t.Fatal("the table is not shown")
	}
	guest.Choose(t, "sit."+code)
	settle(t, guest, host, guest, host)
	if !guest.session.Online.Room().People().Seated() {
		t.Fatal("one press does not sit down")
	}
	guest.Choose(t, "ready")
	settle(t, guest, host, guest, host)
	for _, p := range []*player{host, guest} {
		if _, ok := p.Stack.Top().(*table); !ok {
			t.Errorf("the page is a %T", p.Stack.Top())
		}
	}
}

// Two players ask for the same game. One waits on another page and is notified by a sheet; the
// other stays and goes to the table.
func TestWhoWaitsElsewhereIsCalled(t *testing.T) {
	s := server()
	a, b := visitor(t, s), visitor(t, s)
	a.enter(t, "")
	if ask := a.control("ask"); !ask.Off {
		t.Error("a game is asked for without a name")
	}
	a.write(t, "刘备")
	a.Choose(t, "game")
	a.Choose(t, "game.xiangqi")
	a.Choose(t, "clock.1")
	a.Choose(t, "wait.600")
	a.Choose(t, "ask")
	settle(t, a)
	if a.control("cancel") == nil || !a.says(locale.T("lobby.waiting.free")) {
		t.Fatalf("who has asked is not told that he waits: %q", a.session.Online.Fault())
	}
	a.Choose(t, "back")
	a.Choose(t, "library")
	library := a.Stack.Top()
	b.enter(t, "孙权")
	b.Choose(t, "game")
	b.Choose(t, "game.xiangqi")
	b.Choose(t, "clock.1")
	b.Choose(t, "ask")
	settle(t, b, a, b, a)
	if _, ok := b.Stack.Top().(*table); !ok {
		t.Errorf("who stayed is at a %T", b.Stack.Top())
	}
	if a.control("table") == nil {
		t.Fatalf("who went on is at a %T, and not called", a.Stack.Top())
	}
	a.Choose(t, "later")
	settle(t, a)
	if a.Stack.Top() != library {
		t.Errorf("who is not ready yet is at a %T", a.Stack.Top())
	}
	a.Stack.Home()
	settle(t, a)
}

// A player who stops waiting loses the seat and may ask again.
func TestWaitingEndsWhenOneWantsIt(t *testing.T) {
	s := server()
	p := visitor(t, s)
	p.enter(t, "刘备")
	p.Choose(t, "ask")
	settle(t, p)
	code := p.session.Online.Room().People().Code
	if p.control("sit."+code) != nil {
		t.Error("who waits is offered his own table")
	}
	p.Choose(t, "cancel")
	settle(t, p)
	if p.session.Online.Room() != nil || len(p.session.Online.Kept()) > 0 || p.control("ask") == nil {
		t.Error("he still waits")
	}
	if s.Room(code).Seats()[0].Taken {
		t.Error("his seat is kept")
	}
	s.Refuse("many")
	p.Choose(t, "ask")
	settle(t, p)
	if p.control("ask") == nil || p.control("ask").Off {
		t.Error("who was refused cannot ask again")
	}
	if !p.at() {
		t.Errorf("he is at a %T", p.Stack.Top())
	}
}

// The last choices are offered again; choices saved by another version are ignored.
func TestWhatWasAskedForIsKept(t *testing.T) {
	p := visitor(t, server())
	p.enter(t, "刘备")
	p.Choose(t, "game")
	p.Choose(t, "game.baige")
	p.Choose(t, "back")
	p.Choose(t, "lobby")
	p.Choose(t, "game")
	if !p.control("game.baige").On {
		t.Error("another game is chosen")
	}
	for _, text := range []string{`{"Game":"nogame","Clock":99,"Wait":-1}`, `[`} {
		p.session.Keep("quick", text)
		p.Choose(t, "back")
		p.Choose(t, "lobby")
		p.Choose(t, "game")
		if !p.control("game.yanyi").On || !p.control("clock.0").On || !p.control("wait.120").On {
			t.Errorf("%s is what is asked for", text)
		}
	}
}

// Waiting and ongoing games are listed apart; games unknown to this program are left out.
// Pressing an ongoing game opens it as a spectator.
func TestGamesAreWatched(t *testing.T) {
	s := server()
	host, p := visitor(t, s), visitor(t, s)
	host.session.Online.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "刘备"}, {Level: 1}}})
	settle(t, host)
	r := host.session.Online.Room()
	r.Say(room.Say{Do: room.List, List: &room.Listing{Watch: true}})
	r.Say(room.Say{Do: room.SetReady, Yes: true})
	settle(t, host)
	code := r.People().Code
	s.Listed = append(samples(s), room.Table{Code: "EEEEEE", Game: "of tomorrow", Seats: []room.Occupant{{}, {}}})
	p.Choose(t, "lobby")
	settle(t, p)
	for id, there := range map[string]bool{
		"sit.AAAAAA": true, "sit.BBBBBB": true, "sit.CCCCCC": true, "watch.DDDDDD": true, "watch." + code: true,
		"sit.DDDDDD": false, "sit.EEEEEE": false, "sit." + code: false,
	} {
		if (p.control(id) != nil) != there {
			t.Errorf("%s is there: %t", id, !there)
		}
	}
	for _, text := range []string{"孔融", "1:15", "3 天", "蜀让车马", locale.Count("lobby.late", 3), locale.Count("room.watching", 12)} {
		if !p.says(text) {
			t.Errorf("the lobby does not say %q", text)
		}
	}
	p.control("watch." + code).Go()
	p.Stack.Open(p.session.Routes.Room())
	settle(t, p)
	if _, ok := p.Stack.Top().(*table); !ok || p.session.Online.Room().People().Seated() || !p.session.Online.Room().Watches() {
		t.Errorf("who looks on is at a %T", p.Stack.Top())
	}
}

// On a phone with the largest text nothing in the lobby is shortened, in any language, with or
// without the busiest game's board.
func TestTheLargestTextIsWholeInTheLobby(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		s := server()
		s.Listed = samples(s)
		s.Shown = &room.Board{Code: "DDDDDD", Position: "start"}
		sh := app.New(&scenetest.Machine{Langs: []string{lang}, IsStill: true, Net: &onlinetest.Net{Server: s}, Eyes: scenetest.Eyes{Text: 150}})
		p := &player{scenetest.New(sh.Stack, 1280, 1600), sh, nil}
		p.Rest(t)
		p.Choose(t, "lobby")
		settle(t, p)
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {480, 520}} {
			canvas.OnCut = func(text string) { t.Errorf("%s %gx%g: %q is cut", lang, size[0], size[1], text) }
			p.Resize(size[0], size[1])
			p.Rest(t)
			canvas.OnCut = nil
			for _, ctl := range p.Stack.Top().Controls() {
				if ctl.Rect.X < 0 || ctl.Rect.Right() > p.Stack.View().W {
					t.Errorf("%s %gx%g: %s leaves the view: %v", lang, size[0], size[1], ctl.ID, ctl.Rect)
				}
			}
		}
		p.Screen.Deallocate()
	}
}

// begun is a quick game of xiangqi between a person and a computer.
func begun(t *testing.T, s *onlinetest.Server) *player {
	t.Helper()
	p := visitor(t, s)
	p.session.Online.Quick(room.Quick{Game: "xiangqi", Clock: room.Clock{Total: 600_000}, Name: "刘备", Level: 3, Wait: 30_000})
	settle(t, p)
	s.Fill(p.session.Online.Room().People().Code, 3)
	settle(t, p)
	return p
}

// A player who asks for a game that has begun is offered the computer's seat, in the list and at
// the request; taking it ends the request.
func TestWhoComesLateFindsAComputersSeat(t *testing.T) {
	s := server()
	host, p := begun(t, s), visitor(t, s)
	r := host.session.Online.Room()
	if r.People().Phase != room.Playing {
		t.Fatalf("the game is in phase %d", r.People().Phase)
	}
	p.enter(t, "")
	id := "join." + r.People().Code
	if ctl := p.control(id); ctl == nil || !ctl.Off || !p.says(locale.T("lobby.yields")) || p.control("late") != nil {
		t.Errorf("without a name, and asking for another game, he is offered %+v", ctl)
	}
	p.write(t, "孙权")
	p.Choose(t, "game")
	p.Choose(t, "game.xiangqi")
	if p.control("late") == nil || p.control(id).Off {
		t.Fatal("the seat is not offered where the same is asked for")
	}
	p.Choose(t, "clock.1")
	if p.control("late") != nil {
		t.Error("a game by another clock is offered")
	}
	p.Choose(t, "clock.0")
	p.Choose(t, "ask")
	settle(t, p)
	waits := p.session.Online.Room().People().Code
	p.Choose(t, "late")
	settle(t, p, host)
	if q := r.People().Question; q == nil || q.What != room.Join || q.Name != "孙权" {
		t.Fatalf("those who play are asked %+v", q)
	}
	if s.Room(waits).Seats()[0].Taken || len(p.session.Online.Kept()) != 0 {
		t.Error("he still waits, too")
	}
	r.Say(room.Say{Do: room.Answer, Of: r.People().Question.N, Yes: true})
	settle(t, host, p)
	if _, ok := p.Stack.Top().(*table); !ok || !p.session.Online.Room().People().Seated() {
		t.Errorf("he is at a %T", p.Stack.Top())
	}
}

// The ongoing game with the most spectators comes first, with its board, and needs no connection
// other than the lobby's.
func TestTheBusiestGameComesFirst(t *testing.T) {
	s := server()
	p := visitor(t, s)
	s.Listed = samples(s)
	last := s.Listed[3]
	last.Code, last.Since = "FFFFFF", last.Since+1
	s.Listed = append(s.Listed, last)
	first := func() string {
		t.Helper()
		for _, ctl := range p.Stack.Top().Controls() {
			if strings.HasPrefix(ctl.ID, "watch.") {
				return ctl.ID
			}
		}
		return ""
	}
	p.Choose(t, "lobby")
	settle(t, p)
	if id := first(); id != "watch.DDDDDD" {
		t.Errorf("without a board %s comes first", id)
	}
	s.Shown = &room.Board{Code: "FFFFFF", Position: "start"}
	settle(t, p)
	if id := first(); id != "watch.FFFFFF" {
		t.Errorf("%s comes first", id)
	}
	if n := p.net.Wires(); n != 1 {
		t.Errorf("%d connections", n)
	}
}

// Who is slowed down reads so in place of the tables.
func TestWhoIsSlowedDownReadsIt(t *testing.T) {
	s := server()
	p := visitor(t, s)
	s.Refuse("many")
	p.enter(t, "刘备")
	settle(t, p)
	if want := locale.T("room.fault.many"); !p.says(want) {
		t.Errorf("it is not said: %s", want)
	}
}
