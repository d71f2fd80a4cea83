package tiles

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// others says which people elsewhere have laid their tiles and which have not.
func (p *Page) others() string {
	for s := range game.Seat(len(p.game.Info().Seats)) {
		if !p.host.May().Here.Has(s) && !p.game.Laid(s) {
			return locale.T(gametext.Worded(p.game.Info(), "online.lay.wait"), locale.Arg{Name: "name", Value: p.name(s)})
		}
	}
	return locale.T("online.lay.done")
}

func (p *Page) name(s game.Seat) string {
	who, _ := p.deps.Peers.Named(s)
	return who
}

// narrow is the width of a view below which answers in the bar are icons.
const narrow = 380.0

// asked is the card of the question asked here or waited for, nothing without one.
func (p *Page) asked() ui.Part {
	head, line, answers := p.deps.Peers.Question()
	if head == "" {
		return ui.Part{}
	}
	row := []ui.Part{ui.Column(0,
		p.line(theme.Name, head).Try(theme.Body, head).Try(theme.Caption, head).Lines(2),
		p.pale(theme.Caption, line).Lines(2).Drop(1)).Wide(0).Grow()}
	for _, a := range answers {
		button := ui.Secondary(a.ID, a.Label)
		if p.view.W < narrow {
			button = ui.BarButton(a.ID, a.Icon, a.Label)
		}
		row = append(row, ui.Press(button.Does(a.Do)))
	}
	return ui.Card(12, 4, ui.Row(8, row...))
}

// wait is the page shown while others lay their tiles: one's own, and the players who have
// finished.
type wait struct {
	*common
	page *Page
}

func (w *wait) update(f *ui.Form, in *ui.Input) ui.Nav {
	if in.Key(ui.KeyEscape) {
		return w.page.leave()
	}
	return f.Update(in)
}

func (w *wait) lay(f *ui.Form) {
	const widest, lowest = 640.0, 480.0
	v := w.view
	x := max(v.Margin(), (v.W-widest)/2)
	in := w.game.Info()
	title := w.text("deploy.title", locale.Arg{Name: "game", Value: locale.T("game." + in.ID + ".name")})
	var rows []ui.Part
	for s := range game.Seat(len(in.Seats)) {
		rows = append(rows, w.player(s))
	}
	list := ui.Column(0, rows...)
	if v.H < lowest {
		list = ui.Columns(32, rows...)
	}
	f.Place(ui.Column(12,
		ui.Pad(x, 0, ui.Head(v, title, w.page.others(), w.page.leave)),
		ui.Pad(x, 0, w.page.asked()),
		ui.Pad(x, 0, ui.Card(16, 4, list)),
		ui.Inset(x, 4, x, v.Margin(), w.own().Grow()).Grow(),
	), v.Bounds())
}

// player is a line that says whether a player has laid its tiles.
func (w *wait) player(s game.Seat) ui.Part {
	stand := w.text("online.lay.still")
	if may := w.host.May(); w.game.Laid(s) || may.Here.Has(s) && !may.Lay.Has(s) {
		stand = locale.T("deploy.laid")
	}
	king := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Piece(w.look(c), w.game.Info(), game.NewPiece(game.King, s), s, r)
	})
	return ui.Row(12, king.Sized(36, 36), w.line(theme.Name, w.page.name(s)).Wide(0).Grow(), w.pale(theme.Body, stand)).High(52)
}

// own is the palace as it was laid here, nothing for a spectator.
func (w *wait) own() ui.Part {
	if len(w.page.order) == 0 {
		return ui.Space(0)
	}
	you := w.page.order[0]
	tiles := w.game.View(you).Seats[you].Tiles
	if tiles == nil {
		tiles = w.host.Sketched(you)
	}
	if len(tiles) != slots {
		return ui.Space(0)
	}
	h := newHand(w.by, w.game.Setup().Options, you)
	palace := w.palace(you, func(slot int) ui.Part {
		k := h.kind(tiles[slot])
		return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			if k == nil {
				drawHollow(c, r, 1, 0.4, c.Theme.BoardLine)
				return
			}
			newFace(k).draw(c, r, slotName(r), "plain")
		})
	})
	return ui.Arrange(func(f *ui.Form, r canvas.Rect) {
		high := min(r.H, palaceMost)
		f.Place(palace, r.Center(min(r.W, high*1.3), high))
	})
}

// Peers are people elsewhere who lay tiles, too.
type Peers interface {
	// Hear handles received messages, and reports whether anything has changed.
	Hear() bool
	// Question is the question asked here or waited for; without a head there is none.
	Question() (head, line string, answers []Answer)
	// Named is the player of a seat.
	Named(s game.Seat) (who, short string)
	// Some reports whether there are any.
	Some() bool
}

// Answer is an answer to a question.
type Answer struct {
	ID, Label string
	Icon      canvas.Icon // shown instead in little room
	Do        func()
}

// nobody is a game whose players all lay here.
type nobody struct{}

func (nobody) Hear() bool                                      { return false }
func (nobody) Question() (head, line string, answers []Answer) { return "", "", nil }
func (nobody) Named(game.Seat) (who, short string)             { return "", "" }
func (nobody) Some() bool                                      { return false }
