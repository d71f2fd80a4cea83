package tiles

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

const (
	lowLeast     = 600.0 // least width of a phone on its side
	palaceLeast  = 158.0 // least height of the palace,
	besidePalace = 520.0 // and of everything else in portrait
	trayLeast    = 120.0 // least height of sets and tray where they scroll beside the palace
	lowField     = 140.0 // least width of the search field beside the groups
	fieldEdges   = 64.0  // and beside its hint
	effectLeast  = 640.0 // in lower views a tile's description replaces the title
)

// lay arranges the palace and the tray, under the carried tile.
func (d *desk) lay(f *ui.Form) {
	v := d.view
	switch {
	case v.Frame() == ui.Landscape:
		f.Place(d.landscape(), v.Bounds())
	case d.lies():
		f.Place(d.low(), v.Bounds())
	default:
		f.Place(d.portrait(), v.Bounds())
	}
	f.Paint(d.drag.draw)
}

// lies reports whether the view is a phone's that lies on its side.
func (d *desk) lies() bool {
	v := d.view
	return v.Frame() != ui.Landscape && v.W >= lowLeast && v.W > v.H
}

// landscape: the palace on the left, the tray and the tile's description on the right.
func (d *desk) landscape() ui.Part {
	v := d.view
	side := max(260, min(424, v.H-260, v.W*0.36))
	palace := ui.Column(4, d.palaceHead(), d.slots().Grow())
	left := ui.Column(12,
		ui.Column(12,
			palace.High(side+32).Or(palace.Tall().Grow()),
			d.pale(theme.Caption, d.text("deploy.rule")).Drop(2),
			ui.Flow(8, d.presets()...),
		).Tall().Grow(),
		d.buttons(),
	).Tall()
	detail := d.inHand().detail()
	right := ui.Column(16,
		ui.Row(8, append([]ui.Part{d.tray.field().Grow()}, d.tray.groups()...)...),
		ui.Card(20, 20, d.tray.columns()).Grow().Least(296),
		detail.High(150).Or(detail.High(118)),
	).Tall()
	return ui.Column(20, d.head(), ui.Inset(24, 0, 24, 40, ui.Row(32, left.Wide(side), right.Grow())).Grow())
}

// portrait: palace, sets and tray, and buttons. With enough height the palace stays visible.
func (d *desk) portrait() ui.Part {
	v, m := d.view, d.view.Margin()
	width := v.W - 2*m
	side := min(width, 420)
	high := max(palaceLeast, min(side*0.72, v.H-besidePalace))
	palace := ui.Inset(m, 4, m, 12, ui.Column(4, d.palaceHead(), ui.Middle(side, d.slots().High(high))))
	below := ui.Inset(m, 0, m, 16, d.below(width))
	return ui.Column(0,
		d.head(),
		ui.Column(0, palace, ui.Scrolling(&d.scroll, below).Grow().Least(trayLeast)).Grow().
			Or(ui.Scrolling(&d.scroll, ui.Column(0, palace, below)).Grow()),
		d.foot(ui.If(v.H >= effectLeast, d.inHand().card())),
	)
}

// low is the arrangement for a phone on its side: the palace stays visible while the rest
// scrolls beside it, so that tiles can be dragged onto it.
func (d *desk) low() ui.Part {
	v, m := d.view, d.view.Margin()
	left := v.W * 0.4
	slots := d.slots()
	palace := ui.Column(4, d.palaceHead(), slots.High(left*0.72).Or(slots.Grow()))
	below := ui.Inset(0, 0, 0, 16, d.belowLow(v.W-left-2*m-16))
	return ui.Column(0,
		d.head(),
		ui.Inset(m, 0, m, 0, ui.Row(16,
			ui.Inset(0, 0, 0, 12, palace.Tall()).Wide(left),
			ui.Scrolling(&d.scroll, below).Grow(),
		)).Grow(),
		d.foot(ui.Part{}),
	)
}

// below is the purpose of the tiles, the sets and the tray.
func (d *desk) below(width float64) ui.Part {
	return ui.Column(12,
		ui.Paragraph(theme.Caption, d.text("deploy.rule"), d.view.Theme.Ink2),
		ui.Flow(8, d.presets()...),
		d.tray.field(),
		ui.Sideways(&d.tray.chips, ui.Row(8, d.tray.groups()...)),
		d.tray.tiles(width),
	)
}

// belowLow is below for a height in which the tiles would otherwise not be visible.
func (d *desk) belowLow(width float64) ui.Part {
	field := max(lowField, canvas.Measure(theme.Body, d.text("deploy.search"), d.view.Scale)+fieldEdges)
	return ui.Column(8,
		ui.Sideways(&d.tray.sets, ui.Row(8, d.presets()...)),
		ui.Row(8, d.tray.field().Wide(field), ui.Sideways(&d.tray.chips, ui.Row(8, d.tray.groups()...)).Wide(0).Grow()),
		d.tray.tiles(width),
		ui.Paragraph(theme.Caption, d.text("deploy.rule"), d.view.Theme.Ink2),
	)
}

// head is the bar with the title and the player who is laying.
func (d *desk) head() ui.Part {
	m := d.view.Margin()
	top, high := 20.0, 76.0
	if d.lies() {
		top, high = 0, 54
	}
	bar := func(p ui.Part) ui.Part {
		return ui.Inset(m-10, top, m, 0, ui.Row(14, back(d.page.leave), p.Wide(0).Grow())).High(high)
	}
	if d.hand.picked != 0 && d.view.H < effectLeast {
		return bar(d.inHand().told())
	}
	if q := d.page.asked(); q.Width(d.view) > 0 {
		return bar(q)
	}
	in, secret := d.game.Info(), d.secret()
	full := d.text("deploy.title", locale.Arg{Name: "game", Value: locale.T("game." + in.ID + ".name")})
	name := locale.T("game." + in.ID + ".name")
	title := d.line(theme.Title, full).Try(theme.Name, full).Try(theme.Title, name).Try(theme.Name, name)
	return bar(ui.Row(0,
		ui.Row(24, ui.Column(0, title, d.pale(theme.Caption, d.text("deploy.line"))).Grow(), d.pale(theme.Caption, secret)).Grow().
			Or(ui.Column(0, title, d.pale(theme.Caption, secret)).Wide(0).Grow())))
}

// secret says what the other player does meanwhile.
func (d *desk) secret() string {
	other := d.hand.seat ^ 1
	switch {
	case d.page.deps.Peers.Some():
		return d.page.others()
	case !d.host.Player(other).Human():
		return locale.T("deploy.computer")
	}
	return locale.T("deploy.secret", d.side("side", d.hand.seat), d.side("b", other))
}

func (d *desk) palaceHead() ui.Part {
	count := locale.T("deploy.count", locale.Num("n", d.hand.count()))
	return ui.Row(8, d.line(theme.Name, d.palaceTitle(d.hand.seat)).Grow(), d.pale(theme.Body, count)).High(28)
}

// presets are the built-in sets and the player's own.
func (d *desk) presets() (list []ui.Part) {
	add := func(id, label string, use func()) {
		w := max(56, ui.ChipWidth(label, d.view.Scale)-8)
		list = append(list, ui.Press(ui.Secondary(id, label).Does(d.does(use)).Sized(w, theme.TouchTarget)))
	}
	for _, w := range presets {
		if w.name != "river" || len(d.hand.kinds) > 16 {
			add("preset."+w.name, locale.T("deploy.preset."+w.name), d.lays(func() { d.hand.layPreset(w) }))
		}
	}
	add("preset.random", locale.T("deploy.preset.random"), d.random)
	for i, s := range d.sets.list {
		add("set."+strconv.Itoa(i), locale.T("deploy.preset.own")+" "+s.name, d.lays(func() { d.hand.use(s) }))
	}
	return list
}

// buttons are clear, save as a set, and done: the primary action once it is possible.
func (d *desk) buttons() ui.Part {
	h := d.hand
	none := h.count() == 0
	return ui.Row(8,
		ui.Press(ui.Secondary("clear", locale.T("deploy.clear")).Does(d.does(h.clear)).Unless(none)),
		ui.Press(ui.Secondary("save", locale.T("deploy.preset.save")).Does(d.does(d.saveSet)).Unless(none)).Drop(1),
		ui.Press(ui.Primary("done", d.doneLabel()).Does(func() { d.page.done(h) }).Unless(!h.ready())).Wide(120).Grow(),
	)
}

func (d *desk) doneLabel() string {
	switch h := d.hand; {
	case h.missing() > 0:
		return d.count("deploy.missing", h.missing())
	case h.count() < slots:
		return d.count("deploy.confirm.fewer", h.count())
	}
	return locale.T("deploy.confirm")
}

func (d *desk) saveSet() {
	d.sets.add(d.hand.tiles)
	d.session.Say(locale.T("ui.saved"))
}

// foot is the bar of buttons on a ground of its own, below the description of the tile in hand.
func (d *desk) foot(effect ui.Part) ui.Part {
	m := d.view.Margin()
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Fill(r, c.Theme.Paper)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line)
	})
	below := 16.0
	if d.lies() {
		below = 8
	}
	return ui.Over(ground, ui.Inset(m, 8, m, below, ui.Column(8, effect, d.buttons())))
}
