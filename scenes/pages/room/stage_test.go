package room_test

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/online/onlinetest"
	page "yanyi/scenes/pages/room"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// table stands in for the table of a room's game.
type table struct{ ui.FormPage }

func (*table) Layout(ui.View)          {}
func (*table) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (*table) Draw(c *canvas.Canvas)   {}

// player is a person with a running program.
type player struct {
	*scenetest.Stage
	session *session.Session
	machine *scenetest.Machine
	net     *onlinetest.Net
}

// visitor is a person on the home page.
func visitor(t *testing.T, s *onlinetest.Server) *player {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	net := &onlinetest.Net{Server: s}
	return start(t, net)
}

// start starts a program on a machine with an empty store.
func start(t *testing.T, net *onlinetest.Net) *player {
	t.Helper()
	on := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Net: net}
	sh := app.New(on)
	sh.Routes.RoomTable = func() ui.Page { return &table{} }
	p := &player{scenetest.New(sh.Stack, 1280, 800), sh, on, net}
	p.Rest(t)
	return p
}

// settle runs all programs until no message is pending.
func settle(t *testing.T, all ...*player) {
	t.Helper()
	for range 4 {
		for _, p := range all {
			if err := p.Step(1); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// control is a control of the page on top, nil if there is none with that id.
func (p *player) control(id string) *ui.Control {
	for _, ctl := range p.Stack.Top().Controls() {
		if ctl.ID == id {
			return &ctl
		}
	}
	return nil
}

// says reports whether the page shows a text.
func (p *player) says(text string) bool {
	form := &p.Stack.Top().(*page.Page).Form
	return strings.Contains(strings.Join(form.Texts(), "\n"), text)
}

func (p *player) at(route any) bool {
	_, room := p.Stack.Top().(*page.Page)
	_, game := p.Stack.Top().(*table)
	return route == "room" && room || route == "table" && game
}

// write types into the field with an id on the page on top.
func (p *player) write(t *testing.T, id, text string) {
	t.Helper()
	ctl := p.control(id)
	if ctl == nil {
		t.Fatalf("no field %q", id)
	}
	ctl.Field.Text = text
	ctl.Do()
}

// opener opens a room from a variant's set-up page and invites players to all other seats.
func opener(t *testing.T, s *onlinetest.Server, id string, chosen ...string) *player {
	t.Helper()
	p := visitor(t, s)
	v, _ := catalog.Find(id)
	p.Stack.Open(p.session.Routes.Setup(v))
	p.Rest(t)
	mine := session.DefaultSetup(v).Bottom
	for i := range v.Info().Seats {
		if game.Seat(i) != mine {
			p.Choose(t, "seat."+string(rune('0'+i))+".who.invite")
		}
	}
	for _, id := range chosen {
		p.Choose(t, id)
	}
	p.write(t, "name."+string(rune('0'+mine)), "刘备")
	p.Choose(t, "begin")
	settle(t, p)
	if !p.at("room") {
		t.Fatalf("the page is a %T, fault %q", p.Stack.Top(), p.session.Online.Fault())
	}
	return p
}

// guest joins by a link or a code.
func guest(t *testing.T, s *onlinetest.Server, link string) *player {
	t.Helper()
	p := visitor(t, s)
	if !p.session.Online.Visit(link) {
		t.Fatalf("%q has no code", link)
	}
	p.Stack.Open(p.session.Routes.Room())
	settle(t, p)
	return p
}

func (p *player) link(t *testing.T, s game.Seat) string {
	t.Helper()
	link, ok := p.session.Online.Room().Link(s)
	if !ok {
		t.Fatalf("seat %d has no link", s)
	}
	return link
}

// ready toggles whether the player is ready.
func (p *player) ready(t *testing.T) {
	t.Helper()
	p.Choose(t, "ready")
}
