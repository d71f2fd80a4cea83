package home

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/saves"
	"yanyi/scenes/ui"
)

// strip is the last game, or the offer of a first one; it returns the y below.
func (p *Page) strip(col draw.Rect, y float64) float64 {
	h := 112.0
	if p.view.Phone() {
		h = 96
	}
	r := draw.Box(col.X, y, col.W, h)
	p.form.Paint(func(c *draw.Canvas) { c.Card(r) })
	if p.last == nil {
		p.firstStrip(r)
	} else {
		p.lastStrip(r)
	}
	return r.Bottom()
}

// firstStrip offers a first game.
func (p *Page) firstStrip(r draw.Rect) {
	v := p.families[0].variants[0]
	button := p.stripButtons(r, locale.T("home.first.start"), "first", "guide", locale.T("guide.title"))
	text := p.stripPicture(r, v, p.start(v))
	text.W = button - text.X - 12
	name := locale.T("game." + v.Info().ID + ".name")
	lines := draw.WrapTo(2, theme.Caption, locale.T("home.first.line"), text.W, p.view.Scale)
	p.form.Paint(func(c *draw.Canvas) {
		if p.view.Phone() {
			c.TextIn(theme.Name, draw.Box(text.X, r.Y+12, text.W, 24), draw.AlignLeft, locale.T("home.first"), c.Theme.Ink)
			c.Lines(theme.Caption, lines, text.X, r.Y+40, c.Theme.Ink2)
			return
		}
		c.Text(theme.Caption, locale.T("home.first"), text.X, r.Y+18, c.Theme.GoldText)
		c.TextFit(draw.Box(text.X, r.Y+36, text.W, 32), draw.AlignLeft, name, c.Theme.Ink, theme.Section, theme.Name, theme.Primary)
		c.TextFit(draw.Box(text.X, r.Y+68, text.W, 28), draw.AlignLeft, locale.T("home.first.line"), c.Theme.Ink2, ui.ButtonText, theme.Caption)
	})
}

// lastStrip shows the last game with its emblems and how it stands.
func (p *Page) lastStrip(r draw.Rect) {
	last := p.last
	in := last.Variant.Info()
	button := p.stripButtons(r, locale.T("home.continue"), "continue", "new", locale.T("home.new"))
	text := p.stripPicture(r, last.Variant, last.View)
	text.W = button - text.X - 12
	name := locale.T("game." + in.ID + ".short")
	calm, danger := statusLines(last, text.W, p.view.Scale)
	p.form.Paint(func(c *draw.Canvas) {
		if p.view.Phone() {
			c.TextIn(theme.Name, draw.Box(text.X, r.Y+10, text.W, 24), draw.AlignLeft, name, c.Theme.Ink)
			c.Lines(theme.Caption, calm, text.X, r.Y+38, c.Theme.Ink2)
			c.TextIn(theme.Caption, draw.Box(text.X, r.Y+56, text.W, 18), draw.AlignLeft, danger, c.Theme.Danger)
			return
		}
		c.Text(theme.Caption, locale.T("home.last"), text.X, r.Y+18, c.Theme.GoldText)
		c.Text(theme.Section, name, text.X, r.Y+36, c.Theme.Ink)
		x := text.X + c.Measure(theme.Section, name) + 16
		for s := range in.Seats {
			c.Emblem(p.session.Look(c.Scale), in, game.Seat(s), draw.Box(x, r.Y+38, 30, 30))
			x += 36
		}
		x = text.X
		for _, part := range last.Status {
			c.Text(ui.ButtonText, part.Text, x, r.Y+66, statusInk(c, part))
			x += c.Measure(ui.ButtonText, part.Text)
		}
	})
}

// statusLines is how the game stands in a narrow strip: at most two lines in all, what
// is in danger's colour last.
func statusLines(l *saves.Summary, w, scale float64) (calm []string, danger string) {
	text := ""
	for _, part := range l.Status {
		if part.Danger {
			danger = part.Text
		} else {
			text += part.Text
		}
	}
	if danger == "" {
		return draw.WrapTo(2, theme.Caption, text, w, scale), ""
	}
	text = strings.TrimRight(text, " "+locale.T("ui.separator"))
	return []string{draw.Fit(theme.Caption, text, w, scale)}, danger
}

func statusInk(c *draw.Canvas, part saves.Part) theme.Color {
	if part.Danger {
		return c.Theme.Danger
	}
	return c.Theme.Ink2
}

// pictureLeast is how wide a page is at least whose strip has a picture.
const pictureLeast = 350.0

// stripPicture draws the small board, if there is room for it, and returns where
// the text begins.
func (p *Page) stripPicture(r draw.Rect, v game.Variant, view *game.View) draw.Rect {
	if p.view.W < pictureLeast {
		return draw.Box(r.X+16, r.Y, 0, r.H)
	}
	pic := draw.Box(r.X+12, r.Y+12, r.H-24, r.H-24)
	p.form.Paint(func(c *draw.Canvas) {
		if view != nil {
			p.miniature(c, v, view, pic)
		}
	})
	gap := 24.0
	if p.view.Phone() {
		gap = 12
	}
	return draw.Box(pic.Right()+gap, r.Y, 0, r.H)
}

// stripButtons places the primary button, and the other one if there is room;
// it returns the x where they begin.
func (p *Page) stripButtons(r draw.Rect, primary, id, otherID, other string) float64 {
	w := max(80, draw.Measure(theme.Primary, primary, p.view.Scale)+36)
	if !p.view.Phone() {
		w = 144
	}
	pad := (r.H - 44) / 2
	if p.view.Phone() {
		pad = 12
	}
	main := draw.Box(r.Right()-w-min(pad, 24), r.Y+(r.H-44)/2, w, 44)
	p.form.Add(ui.Primary(id, primary).At(main))
	if p.view.Phone() {
		return main.X
	}
	ow := ui.ChipWidth(other, p.view.Scale)
	p.form.Add(ui.Secondary(otherID, other).At(draw.Box(main.X-24-ow, main.Y, ow, 44)))
	return main.X - 24 - ow
}
