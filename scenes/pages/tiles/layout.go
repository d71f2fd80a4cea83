package tiles

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// layLandscape: the palace on the left, the tray and what a tile does on the
// right.
func (p *Page) layLandscape() {
	v := p.view
	p.head(24)
	left := min(424, (v.H-260)*1.0)
	left = max(260, min(left, v.W*0.36))
	palace := draw.Box(24, 128, left, left)
	p.palaceHead(draw.Box(24, 96, left, 28))
	p.palace(palace)
	y := palace.Bottom() + 12
	if v.H-y > 190 {
		p.caption(draw.Box(24, y, left, 18), p.text("deploy.rule"))
		y += 28
	}
	p.presets(draw.Box(24, y, left, 44))
	p.buttons(draw.Box(24, v.H-40-44, left, 44))
	p.right(draw.Box(24+left+32, 96, v.W-left-80, v.H-96-40))
}

// right is search, groups, tray and detail.
func (p *Page) right(r draw.Rect) {
	chips := p.filterWidth()
	p.form.Add(ui.NameField("search", p.search.Hint, &p.search, &p.form).At(draw.Box(r.X, r.Y, r.W-chips, 44)))
	p.filterChips(r.Right()-chips+8, r.Y)
	detail := draw.Box(r.X, r.Bottom()-min(150, r.H*0.28), r.W, min(150, r.H*0.28))
	tray := draw.Box(r.X, r.Y+60, r.W, detail.Y-16-r.Y-60)
	p.form.Paint(func(c *draw.Canvas) { c.Card(tray) })
	p.grouped(tray.Inset(20))
	p.detail(detail)
}

// layPortrait: bar, palace, sets and tray, and a bar of buttons. Where there is height
// enough the palace stays in sight while the rest scrolls.
func (p *Page) layPortrait() {
	v, m := p.view, p.view.Margin()
	p.head(m)
	w := v.W - 2*m
	side := min(w, 420)
	area := draw.Box(0, 76, v.W, p.foot()-76)
	h := 32 + max(palaceLeast, min(side*0.72, v.H-footHeight-effectHeight-76-44-trayHeight))
	palace := func(y float64) {
		p.palaceHead(draw.Box(m, y, w, 28))
		p.palace(draw.Box(m+(w-side)/2, y+32, side, h-32))
	}
	content := draw.Box(m, 80, w, 0)
	fixed := v.H-footHeight-76-h >= trayLeast
	if fixed {
		palace(content.Y)
		area.Y, area.H = area.Y+h+12, area.H-h-12
	}
	content.Y += h + 12
	p.form.BeginScroll(&p.scroll, area)
	if !fixed {
		palace(80)
	}
	y := p.below(content)
	p.form.EndScroll(v.W, y+16)
	p.drawFoot(m)
}

const (
	lowLeast     = 600.0 // how wide a phone on its side is at least
	palaceLeast  = 158.0 // how high the palace is at least, and how much height sets and
	trayHeight   = 216.0 // tray want and need for themselves
	trayLeast    = 120.0
	footHeight   = 68.0
	effectHeight = 84.0  // how high what a tile does stands above the buttons,
	effectLeast  = 640.0 // in frames of this height; in lower ones it takes the title's place
)

// layLow: on a phone that lies on its side the palace stays in sight while the rest
// scrolls beside it, so that tiles can be dragged onto it.
func (p *Page) layLow() {
	v, m := p.view, p.view.Margin()
	p.head(m)
	left := draw.Box(m, 76, 0.4*v.W, v.H-footHeight-12-76)
	p.palaceHead(draw.Box(left.X, left.Y, left.W, 28))
	p.palace(draw.Box(left.X, left.Y+30, left.W, min(left.H-30, 0.72*left.W)))
	x := left.Right() + 16
	area := draw.Box(x, 76, v.W-x-m+8, v.H-footHeight-76)
	p.form.BeginScroll(&p.scroll, area)
	y := p.below(draw.Box(x, area.Y+2, v.W-x-m, 0))
	p.form.EndScroll(v.W, y+16)
	p.drawButtons(m, v.H-footHeight)
}

// below is what the tiles are for, the sets and the tray; it returns their foot.
func (p *Page) below(r draw.Rect) float64 {
	lines := draw.Wrap(theme.Caption, p.text("deploy.rule"), r.W, p.view.Scale)
	p.form.Paint(func(c *draw.Canvas) { c.Lines(theme.Caption, lines, r.X, r.Y, c.Theme.Ink2) })
	y := r.Y + float64(len(lines))*theme.Caption.Line + 10
	y = p.presets(draw.Box(r.X, y, r.W, 44)) + 12
	p.form.Add(ui.NameField("search", p.search.Hint, &p.search, &p.form).At(draw.Box(r.X, y, r.W, 44)))
	p.filterRow(draw.Box(r.X, y+56, r.W, 44))
	return p.flowing(draw.Box(r.X, y+112, r.W, 0))
}

// foot is where the buttons begin, and above them what the tile in hand does.
func (p *Page) foot() float64 {
	if p.hand.picked != 0 && p.view.H >= effectLeast {
		return p.view.H - footHeight - effectHeight
	}
	return p.view.H - footHeight
}

func (p *Page) drawFoot(margin float64) {
	y := p.foot()
	p.drawButtons(margin, y)
	if r := draw.Box(margin, y+8, p.view.W-2*margin, effectHeight-8); p.view.H-y > footHeight {
		p.form.Paint(func(c *draw.Canvas) { c.Card(r) })
		p.tell(draw.Box(r.X+16, r.Y+4, r.W-32, r.H-8))
	}
}

// drawButtons is the bar of buttons, whose ground begins at y.
func (p *Page) drawButtons(margin, y float64) {
	v := p.view
	p.form.Paint(func(c *draw.Canvas) {
		c.Fill(draw.Box(0, y, v.W, v.H-y), c.Theme.Paper)
		c.HLine(0, y, v.W, c.Theme.Line)
	})
	p.buttons(draw.Box(margin, v.H-footHeight+8, v.W-2*margin, 44))
}

func (p *Page) filterRow(r draw.Rect) {
	p.form.BeginScroll(&p.chips, r)
	right := p.filterChips(r.X, r.Y)
	p.form.EndScroll(right, r.Bottom())
}

// head is the bar with the title and who is laying.
func (p *Page) head(margin float64) {
	v, name := p.view, locale.T("game."+p.match.Info().ID+".name")
	title := p.text("deploy.title", locale.Arg{Name: "game", Value: name})
	other := p.hand.seat ^ 1
	secret := locale.T("deploy.secret", locale.Arg{Name: "side", Value: p.side(p.hand.seat)}, locale.Arg{Name: "b", Value: p.side(other)})
	if !p.match.Player(other).Human() {
		secret = locale.T("deploy.computer")
	}
	p.form.Add(ui.BarButton("back", draw.IconBack, locale.T("ui.back")).At(draw.Box(margin-10, 26, 44, 44)))
	if p.hand.picked != 0 && v.H < effectLeast {
		p.tell(draw.Box(margin+48, 8, v.W-2*margin-48, 66))
		return
	}
	wide := v.W >= 760
	p.form.Paint(func(c *draw.Canvas) {
		x, w := margin+48, v.W-margin-48-margin
		line := secret
		if wide {
			c.TextIn(theme.Caption, draw.Box(x, 40, w, 18), draw.AlignRight, secret, c.Theme.Ink2)
			w -= c.Measure(theme.Caption, secret) + 24
			line = p.text("deploy.line")
		}
		if c.Measure(theme.Name, title) > w {
			title = locale.T("game." + p.match.Info().ID + ".short")
		}
		c.TextFit(draw.Box(x, 22, w, 32), draw.AlignLeft, title, c.Theme.Ink, theme.Title, theme.Name)
		c.TextIn(theme.Caption, draw.Box(x, 53, w, 18), draw.AlignLeft, line, c.Theme.Ink2)
	})
}

func (p *Page) palaceHead(r draw.Rect) {
	h := p.hand
	title := locale.T("deploy.palace", locale.Arg{Name: "side", Value: p.side(h.seat)})
	count := locale.T("deploy.count", locale.Num("n", h.count()))
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Name, r, draw.AlignLeft, title, c.Theme.Ink)
		c.TextIn(theme.Body, r, draw.AlignRight, count, c.Theme.Ink2)
	})
}

func (p *Page) caption(r draw.Rect, text string) {
	p.form.Paint(func(c *draw.Canvas) { c.TextIn(theme.Caption, r, draw.AlignLeft, text, c.Theme.Ink2) })
}

// palace is the nine points as their king sees them: eight slots and himself.
func (p *Page) palace(r draw.Rect) {
	p.form.Paint(func(c *draw.Canvas) {
		c.Shadow(r.Move(0, 4), 10, 0.18)
		p.drawCourt(c, r, p.hand.seat)
	})
	for slot := range slots {
		p.form.Add(p.slotControl(p.court().slot(r, slot), slot))
	}
}

// court is how the game's palaces lie.
func (p *Page) court() court { return courtOf(p.match.Info().Board) }

// drawCourt draws a palace, its king on his own place.
func (p *Page) drawCourt(c *draw.Canvas, r draw.Rect, s game.Seat) {
	ct, d := p.court(), c.Device(r)
	c.Picture(picture(pictureKey{ct.what, c.Theme, d.Dx(), d.Dy(), c.Scale}, painter(ct.what)), r.X, r.Y)
	x, y := ct.point(kingPoint, r.W, r.H)
	size := min(r.W, r.H) * 0.2
	king := draw.Box(r.X+x-size/2, r.Y+y-size/2, size, size)
	if ct.named {
		cell := draw.Box(r.X+x-ct.step*r.W/2, r.Y+y-ct.step*r.H/2, ct.step*r.W, ct.step*r.H)
		king = p.nameHome(c, cell, king)
	}
	c.Piece(p.look(c), p.match.Info(), game.NewPiece(game.King, s), s, king)
}

// nameHome names the king's own cell beneath him, in a low cell beside him. It returns
// where that leaves him.
func (p *Page) nameHome(c *draw.Canvas, cell, king draw.Rect) draw.Rect {
	name, line := locale.T("play.slot.start"), theme.Caption.Line
	if cell.H-king.H < 1.2*line {
		w := king.W + 6 + c.Measure(theme.Caption, name)
		king.X = cell.X + (cell.W-w)/2
		c.TextIn(theme.Caption, draw.Box(king.Right()+6, cell.Y, w, cell.H), draw.AlignLeft, name, c.Theme.PlateInk)
		return king
	}
	c.TextIn(theme.Caption, draw.Box(cell.X, cell.Bottom()-line-4, cell.W, line), draw.AlignCenter, name, c.Theme.PlateInk)
	return king.Move(0, -0.085*cell.H)
}

// slot is where a slot's tile lies in a palace.
func (ct court) slot(palace draw.Rect, slot int) draw.Rect {
	x, y := ct.point(pointOf[slot], palace.W, palace.H)
	w, h := palace.W*ct.tile, max(46, palace.H*0.185)
	return draw.Box(palace.X+x-w/2, palace.Y+y-h/2, w, h)
}

func (p *Page) slotControl(r draw.Rect, slot int) ui.Control {
	h := p.hand
	n := h.tiles[slot]
	place := locale.Arg{Name: "slot", Value: locale.T("deploy.slot.name." + strconv.Itoa(slot+1))}
	label := locale.T("a11y.slot.empty", place)
	if k := h.kind(n); k != nil {
		label = locale.T("a11y.slot", place, locale.Arg{Name: "name", Value: k.Name(locale.Current())})
	}
	return ui.Control{
		ID: "slot." + strconv.Itoa(slot), Name: label, Rect: r, On: n != 0,
		Draw: func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
			r := ctl.Rect
			switch {
			case n != 0:
				what := "plain"
				if h.picked == n {
					what = "active"
				}
				drawTileIn(c, r, h.kind(n), slotName(r), what)
			default:
				stroke := c.Theme.BoardLine
				if h.picked != 0 {
					stroke = c.Theme.Hint
				}
				c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Card, 0.6), Stroke: stroke, Dashed: true})
				c.IconIn(draw.IconPlus, r, 20, stroke)
			}
			if s.Hover || h.picked != 0 && s.Pressed {
				c.Shape(r.Inset(-2), draw.Shape{Radius: 6, Line: 2, Stroke: theme.Alpha(c.Theme.Hint, 0.7)})
			}
			if n != 0 && h.useless(n, slot) {
				c.IconIn(draw.IconWarning, draw.Box(r.Right()-18, r.Y-8, 22, 22), 18, c.Theme.Warn)
			}
		},
	}
}

func slotName(r draw.Rect) theme.Role {
	if r.W > 100 && r.H > 56 {
		return palaceName
	}
	return smallName
}

// presets are the house's sets and the player's own; it returns their foot.
func (p *Page) presets(r draw.Rect) float64 {
	x, y := r.X, r.Y
	add := func(id, label string) {
		w := max(56, ui.ChipWidth(label, p.view.Scale)-8)
		if x+w > r.Right()+0.5 && x > r.X {
			x, y = r.X, y+52
		}
		p.form.Add(ui.Secondary(id, label).At(draw.Box(x, y, w, 44)))
		x += w + 8
	}
	for _, w := range presets {
		if w.name != "river" || len(p.hand.kinds) > 16 {
			add("preset."+w.name, locale.T("deploy.preset."+w.name))
		}
	}
	add("preset.random", locale.T("deploy.preset.random"))
	for i, s := range p.sets {
		if y > r.Y && p.view.Frame() == ui.Landscape && x+70 > r.Right() {
			break // no room for more beside the palace
		}
		add("set."+strconv.Itoa(i), locale.T("deploy.preset.own")+" "+s.name)
	}
	return y + 44
}

// buttons are clear, keep as a set, and done: the primary action once it is
// possible.
func (p *Page) buttons(r draw.Rect) {
	h := p.hand
	clearLabel, saveLabel := locale.T("deploy.clear"), locale.T("deploy.preset.save")
	cw, sw := ui.ChipWidth(clearLabel, p.view.Scale), ui.ChipWidth(saveLabel, p.view.Scale)
	doneLabel := p.doneLabel()
	x := r.X
	p.form.Add(off(ui.Secondary("clear", clearLabel).At(draw.Box(x, r.Y, cw, 44)), h.count() == 0))
	x += cw + 8
	if r.Right()-x-sw-8 >= 120 {
		p.form.Add(off(ui.Secondary("save", saveLabel).At(draw.Box(x, r.Y, sw, 44)), h.count() == 0))
		x += sw + 8
	}
	p.form.Add(off(ui.Primary("done", doneLabel).At(draw.Box(x, r.Y, r.Right()-x, 44)), !h.ready()))
}

func off(ctl ui.Control, when bool) ui.Control {
	ctl.Off = when
	return ctl
}

func (p *Page) doneLabel() string {
	switch h := p.hand; {
	case h.missing() > 0:
		return p.count("deploy.missing", h.missing())
	case h.count() < slots:
		return p.count("deploy.confirm.fewer", h.count())
	}
	return locale.T("deploy.confirm")
}
