package mistakes

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/training"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/cards"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest   = 1232
	twoFrom  = 960 // the kinds beside the days
	tileFrom = 900 // the line of a figure in one row
	rowFrom  = 520 // a kind's bar beside its name
	barHigh  = 10
	dayHigh  = 92 // of the tallest day
	lookHigh = 6
)

// Types that the look has no name for.
var (
	figure   = theme.Role{Size: 30, Line: 36}
	plain    = theme.Role{Size: 18, Line: 24}
	smallest = theme.Role{Size: 13, Line: 16}
)

func (p *Page) body(float64) ui.Part {
	parts := []ui.Part{p.today()}
	if p.sum.cards == 0 {
		return ui.Column(theme.CardGap, append(parts, p.look())...)
	}
	parts = append(parts, p.figures())
	if p.view.W >= twoFrom {
		parts = append(parts, ui.Row(theme.CardGap,
			p.kinds().Wide(0).Share(1.5).Top(),
			ui.Column(theme.CardGap, p.days(), p.look()).Wide(0).Grow().Top()))
	} else {
		parts = append(parts, p.days(), p.kinds(), p.look())
	}
	return ui.Column(theme.CardGap, parts...)
}

// today is what is to be practised, and the button that begins it.
func (p *Page) today() ui.Part {
	ink, seal := p.view.Theme, locale.T("cards.seal")
	line := locale.T("cards.due.none")
	switch n := p.sum.due; {
	case n > 0:
		line = locale.Count("cards.due", n)
	case p.sum.cards == 0:
		line = locale.T("cards.empty")
	}
	words := ui.Column(2, ui.Text(theme.Caption, locale.T("cards.today"), ink.GoldText), ui.Text(theme.Rule, line, ink.Ink).Lines(5)).Wide(0).Grow()
	text := ui.Row(14, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, 0) }).Sized(44, 44), words)
	button := ui.If(p.sum.due > 0, ui.Press(ui.Primary("practise", locale.T("cards.practise")).Replies().Goes(p.practise)))
	if p.view.Phone() {
		return ui.Card(14, 14, ui.Column(12, text, button))
	}
	return ui.Card(18, 16, ui.Row(16, text.Wide(0).Grow(), button.Wide(148)))
}

// figures are the sums.
func (p *Page) figures() ui.Part {
	fresh := ""
	if p.sum.fresh > 0 {
		fresh = locale.T("cards.count.new", locale.Num("n", p.sum.fresh))
	}
	return ui.Columns(theme.GroupGap,
		p.tile(p.sum.cards, "cards.count", fresh),
		p.tile(p.sum.known, "cards.known", locale.T("cards.known.line")),
		p.tile(p.sum.lapses, "cards.lapses", locale.T("cards.lapses.line")))
}

// tile is a sum, its name, and a line about it.
func (p *Page) tile(value int, key, line string) ui.Part {
	ink := p.view.Theme
	pad, high := 14.0, theme.Caption.Line
	if p.view.W < tileFrom {
		pad, high = 10, 2*theme.Caption.Line
	}
	return ui.Card(pad, 10, ui.Column(0,
		ui.Text(figure, strconv.Itoa(value), ink.Ink),
		ui.Text(theme.Body, locale.T(key), ink.Ink2).Try(theme.Caption, locale.T(key)),
		ui.Column(0, ui.Text(theme.Caption, line, ink.Ink3).Lines(2)).High(high)))
}

// headed is a card with a heading and a line beside it.
func (p *Page) headed(key, line string, parts ...ui.Part) ui.Part {
	ink := p.view.Theme
	head := ui.Row(12, ui.Text(plain, locale.T(key), ink.Ink), ui.Space(0), ui.Text(theme.Caption, line, ink.Ink3).OrNone()).High(44)
	return ui.Card(16, 0, ui.Inset(0, 0, 0, 14, ui.Column(0, append([]ui.Part{head}, parts...)...)))
}

// kinds are the mistakes by kind: a bar as long as there are many, the well known part filled.
func (p *Page) kinds() ui.Part {
	var rows []ui.Part
	for _, t := range p.sum.tallies {
		rows = append(rows, p.kind(t))
	}
	return p.headed("cards.kinds", locale.T("cards.kinds.line"), rows...)
}

func (p *Page) kind(t training.Tally) ui.Part {
	ink, most := p.view.Theme, p.sum.tallies[0].Cards
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	name := ui.Text(theme.Body, cards.KindName(t.Kind), ink.Ink).Lines(2)
	bar := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		whole := canvas.Box(r.X, r.Y, max(r.H, r.W*float64(t.Cards)/float64(most)), r.H)
		c.Shape(whole, canvas.Shape{Radius: r.H / 2, Fill: theme.Alpha(c.Theme.Hint, 0.24)})
		if t.Known > 0 {
			c.Shape(canvas.Box(r.X, r.Y, max(r.H, whole.W*float64(t.Known)/float64(t.Cards)), r.H), canvas.Shape{Radius: r.H / 2, Fill: c.Theme.Hint})
		}
	}).High(barHigh)
	count := ui.Text(theme.Body, strconv.Itoa(t.Cards)+" "+locale.T("ui.separator")+" "+strconv.Itoa(t.Known), ink.Ink2).Right().Wide(64)
	return ui.Column(0, rule, ui.Pad(0, 9, ui.InWidth(func(w float64) ui.Part {
		if w >= rowFrom {
			return ui.Row(16, name.Wide(190), bar.Wide(0).Grow(), count)
		}
		return ui.Column(6, ui.Row(12, name.Wide(0).Grow(), count), bar)
	})))
}

// days are the days ahead, if all of today are known.
func (p *Page) days() ui.Part {
	most := 1
	for _, n := range p.sum.ahead {
		most = max(most, n)
	}
	var parts []ui.Part
	for i, n := range p.sum.ahead {
		parts = append(parts, p.day(i+1, n, most))
	}
	return p.headed("cards.days", "", ui.Columns(4, parts...))
}

// day is a day ahead: how many cards come, as a slip of bamboo, and its date.
func (p *Page) day(in, n, most int) ui.Part {
	ink := p.view.Theme
	date := p.session.Now().UTC().AddDate(0, 0, in).Format("2")
	if in == 1 || date == "1" {
		date = p.session.Now().UTC().AddDate(0, 0, in).Format("1/2")
	}
	value := ""
	if n > 0 {
		value = strconv.Itoa(n)
	}
	slip := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		high := max(4, r.H*float64(n)/float64(most))
		at := canvas.Box(r.X+(r.W-min(r.W, 30))/2, r.Bottom()-high, min(r.W, 30), high)
		if n == 0 {
			c.Shape(at, canvas.Shape{Radius: 2, Fill: c.Theme.Sunk})
			return
		}
		c.Slip(at, c.Theme.Bamboo, false)
	}).High(dayHigh - 40)
	return ui.Column(2,
		ui.Column(0, ui.Text(theme.Caption, value, ink.Ink).Center()).High(18), slip,
		ui.Text(smallest, date, ink.Ink3).Center().High(18))
}

// look is the look through the last games.
func (p *Page) look() ui.Part {
	ink, l := p.view.Theme, p.looking
	line, button := locale.T("cards.look.none"), ui.Part{}
	switch {
	case l.On:
		line = locale.T("cards.look.now", locale.Num("n", min(l.Done+1, l.Of)), locale.Num("of", l.Of))
		if l.Resting {
			line = locale.T("cards.look.rests")
		}
		button = ui.Press(ui.Secondary("look.stop", locale.T("cards.look.stop")).Does(p.shelf.Stop))
	case p.sum.unseen > 0:
		line = locale.Count("cards.look.line", p.sum.unseen)
		button = ui.Press(ui.Secondary("look", locale.T("cards.look.begin")).Does(p.shelf.Begin))
	}
	failed, added := "", ""
	if l.Failed {
		failed = locale.T("error.worker")
	}
	if l.Added > 0 {
		added = locale.Count("cards.look.added", l.Added)
	}
	bar := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		now := p.looking
		share := (float64(now.Done) + now.Share) / float64(max(1, now.Of))
		c.Shape(r, canvas.Shape{Radius: r.H / 2, Fill: c.Theme.Sunk})
		if share > 0 {
			c.Shape(canvas.Box(r.X, r.Y, max(r.H, r.W*min(1, share)), r.H), canvas.Shape{Radius: r.H / 2, Fill: c.Theme.Hint})
		}
	}).High(lookHigh)
	return p.headed("cards.look", "", ui.Column(10,
		ui.Text(theme.Body, line, ink.Ink2).Lines(5),
		ui.If(l.On, bar),
		ui.If(added != "", ui.Text(theme.Body, added, ink.GoldText)),
		ui.If(failed != "", ui.Text(theme.Body, failed, ink.Danger).Lines(2)),
		button))
}
