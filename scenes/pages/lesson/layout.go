package lesson

import (
	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Lessons).
const (
	footHigh = 44.0
	askHigh  = 64.0 // of the pending decision, in its place
	barHigh  = 52.0
	saidHigh = 104.0 // of the sentence upright, at least
	listWide = 360.0 // of a panel with the list of lessons
	listRoom = 140.0 // from which the list of lessons stands upright
)

// The sentence's types, the largest first.
var (
	saying      = theme.Role{Size: 24, Line: 38}
	sayingSmall = theme.Role{Size: 19, Line: 28}
	sayingLeast = theme.Role{Size: 16, Line: 23}
)

// content is the page in the arrangement for the view.
func (p *Page) content() ui.Part {
	switch {
	case p.open && !p.beside():
		return p.listOver()
	case p.beside():
		return p.landscape()
	default:
		return p.upright()
	}
}

// beside reports whether the board stands beside the words, small whether it is nearly alone.
func (p *Page) beside() bool { return board.Beside(p.view) }
func (p *Page) small() bool  { return board.Small(p.view) }

// margin is what is left free around board and panel.
func (p *Page) margin() float64 { return board.Margin(p.view) }

// landscape is the board beside the panel.
func (p *Page) landscape() ui.Part {
	return p.desk.Landscape(p.board(), func(width float64) ui.Part { return p.panel(width >= listWide) })
}

// board is the board with what is drawn over it.
func (p *Page) board() ui.Part {
	return ui.Over(p.desk.Board.Part(), ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { p.pulse.draw(c) }))
}

// place places the page, and over it the names of squares, what must be chosen, what is said.
func (p *Page) place() {
	p.form.Place(p.content(), p.view.Bounds())
	if p.open {
		return
	}
	p.desk.PlaceOver()
	p.pulse.point(p.form.Controls())
	p.form.Place(ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { p.pulse.drawAsked(c) }), p.view.Bounds())
}

// panel is everything beside the board, with the list of lessons where there is room.
func (p *Page) panel(listed bool) ui.Part {
	d := p.desk
	gap := 14.0
	if p.margin() < 16 {
		gap = 8
	}
	return ui.Column(gap,
		p.head(),
		p.saidCard(18, saying, sayingSmall).Or(p.saidCard(8, sayingSmall, sayingLeast)).Rank(4),
		d.Stratagems.Card(d.Board.Gold()).Drop(6),
		ui.If(p.answered(), d.Players.OrderCard()),
		d.Decisions.Panel(),
		ui.If(listed, p.listCard().Drop(8)),
		ui.Space(0),
		p.foot())
}

// answered reports whether the order of turns may be shown: a question may ask for it.
func (p *Page) answered() bool { return p.step().Act != lesson.Tap || p.desk.guide.done }

// head is the way back, the lesson, and a way to skip the step.
func (p *Page) head() ui.Part {
	ink := p.view.Theme
	back := p.session.WayBack(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(ui.Back), "lesson="+p.lesson.ID)
	name := locale.T("lesson." + p.lesson.ID + ".name")
	role, under := theme.Name, locale.T("lesson."+p.lesson.ID+".line")
	switch {
	case p.beside():
		role = theme.Title
	case p.small():
		under = p.where() // there is no room for it elsewhere
	}
	title := ui.Column(0, ui.Text(role, name, ink.Ink).Try(theme.Name, name).Try(theme.Primary, name),
		ui.Text(theme.Caption, under, ink.Ink2).OrNone())
	list := ui.Press(ui.BarButton("lessons", canvas.IconList, locale.T("learn.lessons")).When(p.open).Does(func() { p.open = !p.open }))
	left := -9.0
	if p.beside() && p.margin() < 16 {
		left = 0
	}
	return ui.Inset(left, 0, 0, 0, ui.Row(4, back, title.Wide(0).Grow(), p.skip(), ui.If(!p.beside() || p.view.H < 700 || p.desk.Now.HasStratagems(), list))).High(barHigh)
}

// skip skips a step that is not done.
func (p *Page) skip() ui.Part {
	if p.desk.guide.done {
		return ui.Part{}
	}
	label := locale.T("learn.skip")
	ctl := ui.Control{ID: "skip", Name: label, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		ink := c.Theme.Ink2
		if s.Hover || s.Pressed {
			ink = c.Theme.Ink
		}
		c.TextIn(skipText, ctl.Rect, canvas.AlignCenter, label, ink)
	}}
	wide := canvas.Measure(skipText, label, p.view.Scale) + 20
	return ui.Press(ctl.Goes(p.next)).Sized(max(wide, theme.TouchTarget), theme.TouchTarget)
}

var skipText = theme.Role{Size: 15, Line: 24}

// saidCard is the task or the lesson learnt, in a card below the steps, padded vertically.
func (p *Page) saidCard(pad float64, roles ...theme.Role) ui.Part {
	return ui.Card(min(24, pad+8), pad, ui.Column(10,
		ui.Row(8, ui.Text(theme.Caption, p.where(), p.view.Theme.GoldText), ui.Space(0), p.dots()),
		p.sentence(roles...),
		p.noted().Drop(1)))
}

// where says which step it is.
func (p *Page) where() string {
	return locale.T("learn.step", locale.Num("n", p.at+1), locale.Num("of", len(p.lesson.Steps)))
}

// sentence is the sentence in the largest of some types in which it takes few enough lines.
func (p *Page) sentence(roles ...theme.Role) ui.Part {
	line, wrong := p.said()
	ink := p.view.Theme.Ink
	if wrong {
		ink = p.view.Theme.Danger
	}
	var seal ui.Part
	mark := locale.T("learn.seal")
	if p.desk.guide.done {
		seal = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(mark, r, -5) }).Sized(30, 30).Top()
	}
	return ui.Row(12, ui.InWidth(func(w float64) ui.Part {
		for i, role := range roles[:len(roles)-1] {
			if len(canvas.Wrap(role, line, w, p.view.Scale)) <= 2+i {
				return ui.Paragraph(role, line, ink)
			}
		}
		return ui.Paragraph(roles[len(roles)-1], line, ink)
	}).Wide(0).Grow(), seal)
}

// noted is the line of explanation, until the step is done.
func (p *Page) noted() ui.Part {
	if !p.step().Noted || p.desk.guide.done {
		return ui.Part{}
	}
	return ui.Paragraph(theme.Body, locale.T(p.step().Text("note")), p.view.Theme.Ink2)
}

// dots are the steps: done, the one shown, to come.
func (p *Page) dots() ui.Part {
	n := len(p.lesson.Steps)
	gap := 20.0
	if n > 6 {
		gap = 15
	}
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		x, y := r.X, r.Y+r.H/2
		for i := range n {
			switch {
			case i == p.at:
				c.Shape(canvas.Box(x, y-7, 34, 14), canvas.Shape{Radius: 7, Fill: c.Theme.Hint})
				x += 34 + gap - 12
			case p.progress.has(p.lesson.ID, i):
				c.Shape(canvas.Box(x, y-6, 12, 12), canvas.Shape{Radius: 6, Fill: c.Theme.Hint})
				x += gap
			default:
				c.Shape(canvas.Box(x, y-5.2, 10.4, 10.4), canvas.Shape{Radius: 5.2, Line: 1.5, Stroke: c.Theme.Gold})
				x += gap
			}
		}
	}).Sized(float64(n-1)*gap+34, 16)
}

// foot is the buttons back and forward.
func (p *Page) foot() ui.Part {
	prev := ui.IconLabel("prev", canvas.IconLeft, locale.T("learn.prev")).Does(p.prev).Unless(p.at == 0)
	prev.Name = locale.T("learn.prev.step") // another button leads back from the page
	return ui.Row(8, ui.Press(prev).Wide(0).Share(3), p.onward().Wide(0).Share(7)).High(footHigh)
}

// onward is the button that continues once the step is done, and opens a step's game before.
func (p *Page) onward() ui.Part {
	label := p.nextLabel()
	switch {
	case p.desk.guide.done:
		return ui.Press(ui.Primary("next", label).Replies().Goes(p.next))
	case p.step().Act == lesson.Win:
		return ui.Press(ui.Primary("playon", locale.T("learn.play")).Replies().Goes(p.play))
	}
	return ui.Press(ui.Secondary("next", tabletext.Listed(label, locale.T("learn.wait"))).Unless(true))
}

// stack is the vertical layout of a page's parts.
type stack struct {
	side       float64 // margin
	said       float64 // height of what is said
	line       float64 // of it left for the sentence
	wide, high float64 // the board
	list       bool    // there is room for the list of lessons
	roles      []theme.Role
}

// stack is the layout in the view: the height beside the board goes to the text, then the list.
func (p *Page) stack() stack {
	const above, more = 30.0, 60.0 // the steps above the sentence; its gain where there is room
	v := p.view
	f := stack{side: v.Margin(), said: saidHigh, roles: []theme.Role{saying, sayingSmall, sayingLeast}}
	if p.small() {
		f.side, f.said, f.roles = 10, 72, f.roles[1:]
	}
	fixed, tracks := barHigh+f.said+askHigh+2*8, 0.0
	f.wide, f.high, tracks = p.desk.Upright(fixed)
	rest := max(0, v.H-fixed-tracks-f.high)
	f.said, f.list = f.said+min(rest, more), rest > more+listRoom
	f.line = f.said - 6
	if !p.small() {
		f.line -= above
	}
	return f
}

// upright is everything below each other: a bar, the sentence, the board, the buttons, and
// the list of lessons where there is room.
func (p *Page) upright() ui.Part {
	v, f := p.view, p.stack()
	pad := func(part ui.Part) ui.Part { return ui.Pad(f.side, 0, part) }
	top := ui.Row(8, ui.Text(theme.Caption, p.where(), v.Theme.GoldText), ui.Space(0), p.dots()).High(18)
	words := ui.Column(4, ui.Space(2), ui.If(!p.small(), top), p.sentence(f.roles...), p.noted().Drop(2))
	return ui.Column(0,
		pad(p.head()),
		pad(words.High(f.said)),
		p.desk.Stacked(p.board(), f.wide, f.high),
		ui.Space(8),
		p.answers(f.side).High(askHigh),
		ui.If(f.list, ui.Inset(f.side, 12, f.side, 0, p.below().Tall().Grow())),
		ui.Space(8))
}

// below is the order of turns where it has just changed, which is as high as the room there is,
// else the list of lessons.
func (p *Page) below() ui.Part {
	if p.answered() {
		return p.desk.Players.Order()
	}
	return p.listed()
}

// answers is the pending decision, else the buttons back and forward.
func (p *Page) answers(side float64) ui.Part {
	if p.desk.Decisions.Deciding() {
		less := 8.0
		if p.desk.Now.HasTracks() { // the buttons of a slide are long, and have room around them
			less = 16
		}
		return ui.Pad(max(0, side-less), 0, p.desk.Decisions.Row(ui.Part{}))
	}
	return ui.Pad(side, 0, ui.Column(0, p.foot(), ui.Space(0)))
}
