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

// table stands for the table of a room's game.
type table struct{ ui.FormPage }

func (*table) Layout(ui.View)          {}
func (*table) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (*table) Draw(c *canvas.Canvas)   {}

// player is somebody with a program of his own.
type player struct {
	*scenetest.Stage
	session *session.Session
	machine *scenetest.Machine
	net     *onlinetest.Net
}

// visitor is somebody on the home page.
func visitor(t *testing.T, s *onlinetest.Server) *player {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	net := &onlinetest.Net{Server: s}
	return start(t, net)
}

// start is a program that begins anew, on a machine that keeps nothing yet.
func start(t *testing.T, net *onlinetest.Net) *player {
	t.Helper()
	on := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Net: net}
	sh := app.New(on)
	sh.Routes.RoomTable = func() ui.Page { return &table{} }
	p := &player{scenetest.New(sh.Stack, 1280, 800), sh, on, net}
	p.Rest(t)
	return p
}

// settle lets all programs hear each other.
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

// control is a control of the page shown, nil if it has none with that id.
func (p *player) control(id string) *ui.Control {
	for _, ctl := range p.Stack.Top().Controls() {
		if ctl.ID == id {
			return &ctl
		}
	}
	return nil
}

// says reports whether a text stands on the page.
func (p *player) says(text string) bool {
	form := &p.Stack.Top().(*page.Page).Form
	return strings.Contains(strings.Join(form.Texts(), "\n"), text)
}

func (p *player) at(route any) bool {
	_, room := p.Stack.Top().(*page.Page)
	_, game := p.Stack.Top().(*table)
	return route == "room" && room || route == "table" && game
}

// write writes into the field of the page shown that has an id.
func (p *player) write(t *testing.T, id, text string) {
	t.Helper()
	ctl := p.control(id)
	if ctl == nil {
		t.Fatalf("no field %q", id)
	}
	ctl.Field.Text = text
	ctl.Do()
}

// opener opens a room of a game from its set-up: all seats but one are invited to.
func opener(t *testing.T, s *onlinetest.Server, id string) *player {
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
	p.write(t, "name."+string(rune('0'+mine)), "刘备")
	p.Choose(t, "begin")
	settle(t, p)
	if !p.at("room") {
		t.Fatalf("the page is a %T, fault %q", p.Stack.Top(), p.session.Online.Fault())
	}
	return p
}

// guest comes by a link or a code.
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

// ready taps that the player is ready, or not yet after all.
func (p *player) ready(t *testing.T) {
	t.Helper()
	p.Choose(t, "ready")
}
