package rules

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (look.md §8 Rules).
const (
	listWidth = 256
	rowHeight = 44
	titleHigh = 96
	footHigh  = 64
	phoneBar  = 52
	orderHigh = 100
	partGap   = 16 // between paragraphs
)

var (
	ruleText  = theme.Role{Size: 17, Line: 28}
	sheetText = theme.Role{Size: 16, Line: 25}
	leadText  = theme.Role{Size: 16, Line: 26, Bold: true}
)

func (p *Page) build() {
	p.line = p.diagram.line()
	switch v := p.view; {
	case p.open && v.Frame() == ui.Landscape:
		p.open = false // turned round, the list has its own place
		p.landscape()
	case p.open:
		p.listOver()
	case v.Frame() == ui.Landscape:
		p.landscape()
	case v.W > v.H || v.W >= 440 && v.H < 640:
		p.sideBySide()
	default:
		p.stacked()
	}
}

// landscape is the list, the text and the picture side by side.
func (p *Page) landscape() {
	v := p.view
	side := min(v.H-304, v.W-24*2-24-32-200-320)
	list := draw.Box(24, titleHigh-1, min(listWidth, v.W-24*2-24-32-side-320), v.H-titleHigh-24)
	text := draw.Box(list.Right()+24, titleHigh, min(v.W-24-32-side-list.Right()-24, 640), v.H-titleHigh-92)
	spare := v.W - 24 - text.Right() - 32 - side
	if spare > 0 {
		list, text = list.Move(spare/2, 0), text.Move(spare/2, 0)
	}
	p.title(list.X)
	p.form.Add(p.findButton(list.Right()-44, 26))
	picture := draw.Box(text.Right()+32, titleHigh, side, side)
	if p.finding {
		list = p.searchField(list)
	}
	p.contents(list)
	p.textCard(text)
	for i, r := range draw.Box(text.X, v.H-76, text.W, 44).Columns(2, 16) {
		p.turnButton(i, r, true)
	}
	p.board(picture, false)
	y := picture.Bottom() + 16
	if len(p.in.Seats) > 2 && v.H-92-y >= orderHigh {
		p.order(draw.Box(picture.X, y, picture.W, orderHigh))
	}
	p.boardFoot(draw.Box(picture.X, v.H-76, picture.W, 44), true)
}

func (p *Page) title(x float64) {
	name := p.name()
	p.form.Add(ui.BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(x-9, 26, 44, 44)))
	p.form.Paint(func(c *draw.Canvas) {
		c.Text(theme.Title, locale.T("rulespage.title"), x+48, 22, c.Theme.Ink)
		c.Text(theme.Caption, name, x+48, 53, c.Theme.Ink2)
	})
}

func (p *Page) name() string { return locale.T("game." + p.in.ID + ".short") }

// textCard is the section's text in a card, with a note on the rulings.
func (p *Page) textCard(r draw.Rect) {
	const pad = 33
	s := &p.sections[p.current]
	note := draw.Wrap(theme.Caption, locale.T("rulespage.ruling.line"), r.W-2*pad, p.view.Scale)
	foot := 0.0
	if s.hasRulings() {
		foot = float64(len(note))*theme.Caption.Line + 42
	}
	p.form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		if foot > 0 {
			c.HLine(r.X+pad, r.Bottom()-foot, r.W-2*pad, c.Theme.Line)
			c.Lines(theme.Caption, note, r.X+pad, r.Bottom()-foot+16, c.Theme.Ink2)
		}
	})
	area := draw.Box(r.X+1, r.Y+1, r.W-2, r.H-2-foot)
	p.form.BeginScroll(&p.text, area)
	y := r.Y + 24
	if s.short != "" {
		label := locale.T("rulespage.section", locale.Arg{Name: "n", Value: s.short})
		p.form.Paint(func(c *draw.Canvas) { c.Text(theme.Caption, label, r.X+pad, r.Y+24, c.Theme.GoldText) })
		y += 24
	}
	y = p.heading(s.head, r.X+pad, y, r.W-2*pad)
	y = p.body(s, draw.Box(r.X+pad, y+14, r.W-2*pad, 0), ruleText)
	p.form.EndScroll(area.Right(), y+16)
	p.showFound()
}

// heading is a section's title in a column of width w; it returns the y below.
func (p *Page) heading(head string, x, y, w float64) float64 {
	lines := draw.Wrap(theme.Section, head, w, p.view.Scale)
	p.mark(lines, x, y, theme.Section)
	p.form.Paint(func(c *draw.Canvas) { c.Lines(theme.Section, lines, x, y, c.Theme.Ink) })
	return y + float64(len(lines))*theme.Section.Line
}

func (s *section) hasRulings() bool {
	for _, part := range s.parts {
		if part.ruling {
			return true
		}
	}
	return false
}

// body sets the paragraphs below each other and returns the y below them.
func (p *Page) body(s *section, col draw.Rect, role theme.Role) float64 {
	y := col.Y
	for i := range s.parts {
		part := &s.parts[i]
		switch {
		case part.ruling:
			y = p.ruling(part, draw.Box(col.X, y, col.W, 0), role)
		case part.lead != "":
			y = p.tableRow(part, draw.Box(col.X, y, col.W, 0))
		default:
			y = p.lines(draw.Wrap(role, part.text, col.W, p.view.Scale), col.X, y, role)
		}
		y += partGap
	}
	return y
}

func (p *Page) lines(lines []string, x, y float64, role theme.Role) float64 {
	p.mark(lines, x, y, role)
	p.form.Paint(func(c *draw.Canvas) { c.Lines(role, lines, x, y, c.Theme.Ink) })
	return y + float64(len(lines))*role.Line
}

// ruling is a block of what this edition decides; one that goes on in the block
// before joins on to it without a tag of its own.
func (p *Page) ruling(part *part, r draw.Rect, role theme.Role) float64 {
	lines := draw.Wrap(role, part.text, r.W-19-14, p.view.Scale)
	text := r.Y + 42
	if part.more {
		r.Y -= partGap
		text = r.Y
	}
	r.H = text + 2 + float64(len(lines))*role.Line + 8 - r.Y
	tag := locale.T("rulespage.ruling")
	p.form.Paint(func(c *draw.Canvas) {
		c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Fill: c.Theme.Paper2})
		c.Fill(draw.Box(r.X, r.Y, 3, r.H), c.Theme.Seal)
		if part.more { // no rounded corners within the block
			const k = theme.ChipRadius
			c.Fill(draw.Box(r.Right()-k, r.Y-k, k, 2*k), c.Theme.Paper2)
		} else {
			c.RulingTag(r.X+19, r.Y+12, tag)
		}
	})
	p.lines(lines, r.X+19, text, role)
	return r.Bottom()
}

// tableRow is a name and what is said of it.
func (p *Page) tableRow(part *part, r draw.Rect) float64 {
	lines := draw.Wrap(theme.Body, part.text, r.W, p.view.Scale)
	p.mark([]string{part.lead}, r.X, r.Y, leadText)
	p.mark(lines, r.X, r.Y+leadText.Line, theme.Body)
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(leadText, draw.Box(r.X, r.Y, r.W, leadText.Line), draw.AlignLeft, part.lead, c.Theme.Ink)
		c.Lines(theme.Body, lines, r.X, r.Y+leadText.Line, c.Theme.Ink2)
	})
	return r.Y + leadText.Line + float64(len(lines))*theme.Body.Line
}

// turnButton leads to the section before (0) or after (1).
func (p *Page) turnButton(which int, r draw.Rect, named bool) {
	label, to := locale.T("rulespage.prev"), p.current-1
	if which == 1 {
		label, to = locale.T("rulespage.next"), p.current+1
	}
	inside := to >= 0 && to < len(p.sections)
	if named && inside {
		long := label + " " + locale.T("ui.separator") + " " + p.sections[to].head
		if draw.Measure(ui.ButtonText, long, p.view.Scale) <= r.W-48 {
			label = long
		}
	}
	ctl := ui.IconLabel("prev", draw.IconLeft, label).At(r)
	switch {
	case r.W <= arrowWide && which == 0:
		ctl = ui.Framed("prev", draw.IconLeft, label).At(r)
	case r.W <= arrowWide:
		ctl = ui.Framed("next", draw.IconRight, label).At(r)
	case which == 1:
		ctl = ui.LabelIcon("next", label, draw.IconRight).At(r)
	}
	ctl.Off = !inside
	p.form.Add(ctl)
}

// board is the picture as a control: pressed, it plays.
func (p *Page) board(r draw.Rect, cropped bool) {
	p.diagram.layout(p.session.Look(p.view.Scale), p.view.Device(r), cropped)
	p.form.Add(ui.Control{
		ID: "board", Role: ui.RoleArea, Rect: r, Inert: true,
		Name: locale.T("a11y.picture", locale.Arg{Name: "text", Value: p.sections[p.current].head}),
		Draw: func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
			if !cropped {
				p.diagram.board.DrawShadow(c.Target())
			}
		},
	})
}

// boardFoot says what to do, and resets the picture or begins a game.
func (p *Page) boardFoot(r draw.Rect, primary bool) {
	scale := p.view.Scale
	right := r.Right()
	if primary && p.playable {
		label := locale.T("rulespage.play")
		w := max(112, draw.Measure(theme.Primary, label, scale)+48)
		p.form.Add(ui.Primary("play", label).At(draw.Box(right-w, r.Y, w, r.H)))
		right -= w + 16
	}
	label := locale.T("rulespage.reset")
	w := max(88, draw.Measure(ui.ButtonText, label, scale)+60)
	if right-r.X < 320 { // the sentence needs the room
		w = 44
		p.form.Add(ui.Framed("reset", draw.IconReset, label).At(draw.Box(right-w, r.Y, w, r.H)))
	} else {
		p.form.Add(ui.IconLabel("reset", draw.IconReset, label).At(draw.Box(right-w, r.Y, w, r.H)))
	}
	p.sideLine(draw.Box(r.X, r.Y, right-w-16-r.X, r.H))
}

// sideLine is the line below the picture after a disc in the side's colour.
func (p *Page) sideLine(r draw.Rect) {
	d := p.diagram
	lines := draw.Wrap(theme.Body, p.line, r.W-24, p.view.Scale)
	lines = lines[:min(2, len(lines))]
	p.form.Paint(func(c *draw.Canvas) {
		y := r.Y + (r.H-float64(len(lines))*theme.Body.Line)/2
		ink := c.Theme.Ink2
		if d.refusal != "" {
			ink = c.Theme.Danger
		}
		if d.match != nil && d.match.OnTurn().Player() {
			c.Shape(draw.Box(r.X, y+5, 12, 12), draw.Shape{Radius: 6, Fill: sideColor(p.in, d.match.OnTurn())})
		}
		c.Lines(theme.Body, lines, r.X+22, y, ink)
	})
}

// sideColor is the colour a side's pieces are known by.
func sideColor(in *game.Info, s game.Seat) theme.Color {
	return theme.Materials[in.Armies[s].Pigment].Beside()
}
