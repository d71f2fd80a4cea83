package home

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/shell"
	"yanyi/scenes/ui"
)

// Last is the game last played, as the strip of the home page shows it.
type Last struct {
	Text    string // as saved
	Variant game.Variant
	View    *game.View
	Status  []Part
}

// Part is a piece of the line that says how a game stands.
type Part struct {
	Text   string
	Danger bool
}

// strip is the last game, or the offer of a first one; it returns the y below.
func (p *Page) strip(col ui.Rect, y float64) float64 {
	h := 112.0
	if p.view.Phone() {
		h = 96
	}
	r := ui.Box(col.X, y, col.W, h)
	p.form.Paint(func(c *ui.Canvas) { c.Card(r) })
	if p.last == nil || p.last.Variant == nil {
		p.firstStrip(r)
	} else {
		p.lastStrip(r)
	}
	return r.Bottom()
}

// firstStrip offers a first game.
func (p *Page) firstStrip(r ui.Rect) {
	v := p.families[0].variants[0]
	button := p.stripButtons(r, locale.T("home.first.start"), "first", "")
	text := p.stripPicture(r, v, p.start(v))
	text.W = button - text.X - 12
	p.form.Paint(func(c *ui.Canvas) {
		if p.view.Phone() {
			c.TextIn(theme.Name, ui.Box(text.X, r.Y+12, text.W, 24), ui.AlignLeft, locale.T("home.first"), c.Theme.Ink)
			lines := ui.Wrap(theme.Caption, locale.T("home.first.line"), text.W, c.Scale)
			c.Lines(theme.Caption, lines[:min(2, len(lines))], text.X, r.Y+40, c.Theme.Ink2)
			return
		}
		c.Text(theme.Caption, locale.T("home.first"), text.X, r.Y+18, c.Theme.GoldText)
		c.TextIn(theme.Section, ui.Box(text.X, r.Y+36, text.W, 32), ui.AlignLeft, locale.T("game."+v.Info().ID+".name"), c.Theme.Ink)
		c.TextIn(ui.ButtonText, ui.Box(text.X, r.Y+68, text.W, 28), ui.AlignLeft, locale.T("home.first.line"), c.Theme.Ink2)
	})
}

// lastStrip shows the last game with its emblems and how it stands.
func (p *Page) lastStrip(r ui.Rect) {
	last := p.last
	in := last.Variant.Info()
	button := p.stripButtons(r, locale.T("home.continue"), "continue", locale.T("home.new"))
	text := p.stripPicture(r, last.Variant, last.View)
	text.W = button - text.X - 12
	name := locale.T("game." + in.ID + ".short")
	p.form.Paint(func(c *ui.Canvas) {
		if p.view.Phone() {
			c.TextIn(theme.Name, ui.Box(text.X, r.Y+10, text.W, 24), ui.AlignLeft, name, c.Theme.Ink)
			p.drawStatusLines(c, text.X, r.Y+38, text.W)
			return
		}
		c.Text(theme.Caption, locale.T("home.last"), text.X, r.Y+18, c.Theme.GoldText)
		c.Text(theme.Section, name, text.X, r.Y+36, c.Theme.Ink)
		x := text.X + c.Measure(theme.Section, name) + 16
		for s := range in.Seats {
			c.Emblem(p.shell.Look(c.Scale), in, game.Seat(s), ui.Box(x, r.Y+38, 30, 30))
			x += 36
		}
		x = text.X
		for _, part := range last.Status {
			c.Text(ui.ButtonText, part.Text, x, r.Y+66, statusInk(c, part))
			x += c.Measure(ui.ButtonText, part.Text)
		}
	})
}

// drawStatusLines sets how the game stands below each other, the danger last.
func (p *Page) drawStatusLines(c *ui.Canvas, x, y, w float64) {
	line := ""
	for _, part := range p.last.Status {
		if part.Danger {
			c.TextIn(theme.Caption, ui.Box(x, y+18, w, 18), ui.AlignLeft, part.Text, c.Theme.Danger)
		} else {
			line += part.Text
		}
	}
	lines := ui.Wrap(theme.Caption, line, w, c.Scale)
	c.Lines(theme.Caption, lines[:min(2, len(lines))], x, y, c.Theme.Ink2)
}

func statusInk(c *ui.Canvas, part Part) theme.Color {
	if part.Danger {
		return c.Theme.Danger
	}
	return c.Theme.Ink2
}

// stripPicture draws the small board and returns where the text begins.
func (p *Page) stripPicture(r ui.Rect, v game.Variant, view *game.View) ui.Rect {
	pic := ui.Box(r.X+12, r.Y+12, r.H-24, r.H-24)
	p.form.Paint(func(c *ui.Canvas) {
		if view != nil {
			p.miniature(c, v, view, pic)
		}
	})
	gap := 24.0
	if p.view.Phone() {
		gap = 12
	}
	return ui.Box(pic.Right()+gap, r.Y, 0, r.H)
}

// stripButtons places the primary button, and the other one if there is room;
// it returns the x where they begin.
func (p *Page) stripButtons(r ui.Rect, primary, id, other string) float64 {
	w := max(80, ui.Measure(theme.Primary, primary, p.view.Scale)+36)
	if !p.view.Phone() {
		w = 144
	}
	pad := (r.H - 44) / 2
	if p.view.Phone() {
		pad = 12
	}
	main := ui.Box(r.Right()-w-min(pad, 24), r.Y+(r.H-44)/2, w, 44)
	p.form.Add(ui.Primary(id, main, primary))
	if other == "" || p.view.Phone() {
		return main.X
	}
	ow := ui.ChipWidth(other, p.view.Scale)
	p.form.Add(ui.Secondary("new", ui.Box(main.X-24-ow, main.Y, ow, 44), other))
	return main.X - 24 - ow
}

// ReadLast reads the saved game; nil if there is none.
func ReadLast(s *shell.Shell) *Last { return nil }
