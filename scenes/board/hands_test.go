package board

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// page is a board that shows a given state and records its requests.
type page struct {
	*Controller
	form  ui.Form
	told  Told
	asked []Request
}

func (p *page) Name(game.Square) string            { return "" }
func (p *page) News() (string, accessibility.News) { return "", accessibility.News{} }
func (p *page) Prompt() string                     { return "" }
func (p *page) Hear(string) accessibility.Reply    { return accessibility.Reply{} }

// ask records a request; only lifting is granted.
func (p *page) ask(r Request) bool {
	if r.Do == Select {
		p.told.Selected = r.At
	}
	if r.Do >= Tap && r.Do <= Cancel {
		p.asked = append(p.asked, r)
	}
	return r.Do == Lift
}

// sit shows the start of xiangqi, in which the cannon on h3 may move to e3.
func sit(t *testing.T) (p *page, h3, e3 game.Square) {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	in := v.Info()
	h3, _ = in.Board.Square("h3")
	e3, _ = in.Board.Square("e3")
	p = &page{told: Told{
		Screen: ui.View{W: 800, H: 800, Scale: 1, Theme: &theme.Light}, May: make([]May, len(in.Board.Points)),
		Selected: game.NoSquare, Waits: game.NoSquare, Start: h3,
	}}
	p.told.May[h3], p.told.May[e3] = Pick|Drag, Go
	p.Controller = New(in, &p.form, p.ask, p)
	p.SetLook(render.Look{Theme: &theme.Light, Scale: 1})
	p.tell()
	return p, h3, e3
}

func (p *page) tell() {
	p.Show(p.told)
	p.form.Reset(p.told.Screen)
	p.form.Place(p.Part(), canvas.Box(0, 0, 800, 800))
}

// tick runs one tick of the page with its board.
func (p *page) tick(in ui.Input) {
	p.form.Update(&in)
	p.Keys(&in)
	p.Point(&in)
	p.tell()
}

// pull presses on one square and releases on another.
func (p *page) pull(from, to game.Square, touch bool) {
	x, y := p.Center(from)
	tx, ty := p.Center(to)
	at := ui.Pointer{X: x, Y: y, StartX: x, StartY: y, Touch: touch, Down: true, Pressed: true}
	p.tick(ui.Input{Pointer: at})
	at.Pressed, at.X, at.Y, at.Dragging = false, tx, ty, from != to
	p.tick(ui.Input{Pointer: at})
	at.Down, at.Released = false, true
	p.tick(ui.Input{Pointer: at})
}

// Input becomes requests that depend on the given state alone: a click selects and a second one
// moves, a drag lifts and drops, a finger released without a drag taps, Enter taps at the
// cursor.
func TestHandsAskForWhatTheBoardWasTold(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(p *page, h3, e3 game.Square)
		want func(h3, e3 game.Square) []Request
	}{
		"clicks": {
			func(p *page, h3, e3 game.Square) { p.pull(h3, h3, false); p.pull(e3, e3, false) },
			func(h3, e3 game.Square) []Request { return []Request{{Do: Select, At: h3}, {Do: Tap, At: e3}} },
		},
		"a drag": {
			func(p *page, h3, e3 game.Square) { p.pull(h3, e3, false) },
			func(h3, e3 game.Square) []Request {
				return []Request{{Do: Select, At: h3}, {Do: Lift, At: h3}, {Do: Drop, From: h3, At: e3}}
			},
		},
		"a finger": {
			func(p *page, h3, e3 game.Square) { p.pull(h3, h3, true); p.pull(h3, e3, true) },
			func(h3, e3 game.Square) []Request {
				return []Request{{Do: Tap, At: h3}, {Do: Lift, At: h3}, {Do: Drop, From: h3, At: e3}}
			},
		},
		"keys": {
			func(p *page, h3, e3 game.Square) {
				p.tick(ui.Input{Keys: []ebiten.Key{ebiten.KeyLeft}})
				p.tick(ui.Input{Keys: []ebiten.Key{ebiten.KeyEnter}})
			},
			func(h3, e3 game.Square) []Request { return []Request{{Do: Tap, At: h3}} },
		},
	} {
		p, h3, e3 := sit(t)
		if c.do(p, h3, e3); !slices.Equal(p.asked, c.want(h3, e3)) {
			t.Errorf("%s: asked %+v, want %+v", name, p.asked, c.want(h3, e3))
		}
	}
}
