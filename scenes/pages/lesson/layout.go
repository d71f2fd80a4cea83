package lesson

import (
	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/easel"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Lessons).
const (
	footHigh = 44.0
	askHigh  = 64.0 // of what must be decided, in its place
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

// arrangement places the parts of the page in a view.
type arrangement struct{ page *Page }

// content is the page in the arrangement for the view.
func (a arrangement) content() ui.Part {
	switch {
	case a.page.open && !a.beside():
		return a.listOver()
	case a.beside():
		return a.landscape()
	default:
		return a.upright()
	}
}

// frame is where the board stands.
func (a arrangement) frame() easel.Frame {
	return easel.Frame{Easel: a.page.desk.Easel, View: a.page.view, Form: &a.page.form}
}

// beside reports whether the board stands beside the words, small whether there is room for
// little but the board.
func (a arrangement) beside() bool { return easel.Beside(a.page.view) }
func (a arrangement) small() bool  { return easel.Small(a.page.view) }

// margin is what is left free around board and panel.
func (a arrangement) margin() float64 { return easel.Margin(a.page.view) }

// landscape is the board beside the panel.
func (a arrangement) landscape() ui.Part {
	return a.frame().Landscape(a.board(), func(width float64) ui.Part { return a.panel(width >= listWide) })
}

// board is the board with what is drawn over it.
func (a arrangement) board() ui.Part {
	return ui.Over(a.page.desk.Board.Part(), ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { a.page.pulse.draw(c) }))
}

// place places the page, and over it the names of squares, what must be chosen, what is said.
func (a arrangement) place() {
	a.page.form.Place(a.content(), a.page.view.Bounds())
	if a.page.open {
		return
	}
	a.frame().Over()
	a.page.pulse.point(a.page.form.Controls())
	a.page.form.Place(ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { a.page.pulse.drawAsked(c) }), a.page.view.Bounds())
}

// panel is everything beside the board, with the list of lessons where there is room.
func (a arrangement) panel(listed bool) ui.Part {
	d := a.page.desk
	gap := 14.0
	if a.margin() < 16 {
		gap = 8
	}
	return ui.Column(gap,
		a.head(),
		a.saidCard(18, saying, sayingSmall).Or(a.saidCard(8, sayingSmall, sayingLeast)).Rank(4),
		d.Stratagems.Card(d.Board.Gold()).Drop(6),
		ui.If(a.answered(), d.Players.OrderCard()),
		d.Decisions.Panel(),
		ui.If(listed, a.listCard().Drop(8)),
		ui.Space(0),
		a.foot())
}

// answered reports whether who moves when may be told: it is what a question asks.
func (a arrangement) answered() bool {
	return a.page.step().Act != lesson.Tap || a.page.desk.guide.done
}

// head is the way back, what is learnt, and a way past the step.
func (a arrangement) head() ui.Part {
	ink := a.page.view.Theme
	back := ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(ui.Back))
	name := locale.T("lesson." + a.page.lesson.ID + ".name")
	role, under := theme.Name, locale.T("lesson."+a.page.lesson.ID+".line")
	switch {
	case a.beside():
		role = theme.Title
	case a.small():
		under = a.where() // there is no room for it elsewhere
	}
	title := ui.Column(0, ui.Text(role, name, ink.Ink).Try(theme.Name, name).Try(theme.Primary, name),
		ui.Text(theme.Caption, under, ink.Ink2).OrNone())
	list := ui.Press(ui.BarButton("lessons", canvas.IconList, locale.T("learn.lessons")).Does(func() { a.page.open = true }))
	left := -9.0
	if a.beside() && a.margin() < 16 {
		left = 0
	}
	return ui.Inset(left, 0, 0, 0, ui.Row(4, back, title.Wide(0).Grow(), a.skip(), ui.If(!a.beside() || a.page.view.H < 700 || a.page.desk.Now.HasStratagems(), list))).High(barHigh)
}

// skip leads past a step that is not done.
func (a arrangement) skip() ui.Part {
	if a.page.desk.guide.done {
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
	wide := canvas.Measure(skipText, label, a.page.view.Scale) + 20
	return ui.Press(ctl.Goes(a.page.next)).Sized(max(wide, theme.TouchTarget), theme.TouchTarget)
}

var skipText = theme.Role{Size: 15, Line: 24}

// saidCard is what is to be done or has been learnt, in a card with the steps above, which
// is padded so far above and below.
func (a arrangement) saidCard(pad float64, roles ...theme.Role) ui.Part {
	return ui.Card(min(24, pad+8), pad, ui.Column(10,
		ui.Row(8, ui.Text(theme.Caption, a.where(), a.page.view.Theme.GoldText), ui.Space(0), a.dots()),
		a.sentence(roles...),
		a.noted().Drop(1)))
}

// where says which step it is.
func (a arrangement) where() string {
	return locale.T("learn.step", locale.Num("n", a.page.at+1), locale.Num("of", len(a.page.lesson.Steps)))
}

// sentence is the sentence in the largest of some types in which it takes few lines.
func (a arrangement) sentence(roles ...theme.Role) ui.Part {
	line, wrong := a.page.said()
	ink := a.page.view.Theme.Ink
	if wrong {
		ink = a.page.view.Theme.Danger
	}
	var seal ui.Part
	mark := locale.T("learn.seal")
	if a.page.desk.guide.done {
		seal = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(mark, r, -5) }).Sized(30, 30).Top()
	}
	return ui.Row(12, ui.InWidth(func(w float64) ui.Part {
		for i, role := range roles[:len(roles)-1] {
			if len(canvas.Wrap(role, line, w, a.page.view.Scale)) <= 2+i {
				return ui.Paragraph(role, line, ink)
			}
		}
		return ui.Paragraph(roles[len(roles)-1], line, ink)
	}).Wide(0).Grow(), seal)
}

// noted is the line of explanation, until the step is done.
func (a arrangement) noted() ui.Part {
	if !a.page.step().Noted || a.page.desk.guide.done {
		return ui.Part{}
	}
	return ui.Paragraph(theme.Body, locale.T(a.page.step().Text("note")), a.page.view.Theme.Ink2)
}

// dots are the steps: done, the one shown, to come.
func (a arrangement) dots() ui.Part {
	n := len(a.page.lesson.Steps)
	gap := 20.0
	if n > 6 {
		gap = 15
	}
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		x, y := r.X, r.Y+r.H/2
		for i := range n {
			switch {
			case i == a.page.at:
				c.Shape(canvas.Box(x, y-7, 34, 14), canvas.Shape{Radius: 7, Fill: c.Theme.Hint})
				x += 34 + gap - 12
			case a.page.progress.has(a.page.lesson.ID, i):
				c.Shape(canvas.Box(x, y-6, 12, 12), canvas.Shape{Radius: 6, Fill: c.Theme.Hint})
				x += gap
			default:
				c.Shape(canvas.Box(x, y-5.2, 10.4, 10.4), canvas.Shape{Radius: 5.2, Line: 1.5, Stroke: c.Theme.Gold})
				x += gap
			}
		}
	}).Sized(float64(n-1)*gap+34, 16)
}

// foot is the way back and on.
func (a arrangement) foot() ui.Part {
	prev := ui.IconLabel("prev", canvas.IconLeft, locale.T("learn.prev")).Does(a.page.prev).Unless(a.page.at == 0)
	return ui.Row(8, ui.Press(prev).Wide(0).Share(3), a.onward().Wide(0).Share(7)).High(footHigh)
}

// onward is the button that leads on once the step is done; in a step that is a game, the
// way to it before.
func (a arrangement) onward() ui.Part {
	label := locale.T("learn.next")
	last := a.page.at+1 == len(a.page.lesson.Steps)
	if last {
		label = locale.T("learn.next.lesson")
		if a.page.progress.next(a.page.lesson) == nil {
			label = locale.T("learn.end")
		}
	}
	switch {
	case a.page.desk.guide.done:
		return ui.Press(ui.Primary("next", label).Goes(a.page.next))
	case a.page.step().Act == lesson.Win:
		return ui.Press(ui.Primary("playon", locale.T("learn.play")).Goes(a.page.play))
	}
	return ui.Press(ui.Secondary("next", words.Listed(label, locale.T("learn.wait"))).Unless(true))
}

// stack is how the parts of a page stand below each other.
type stack struct {
	side       float64 // margin
	said       float64 // height of what is said
	line       float64 // of it left for the sentence
	wide, high float64 // the board
	list       bool    // there is room for the list of lessons
	roles      []theme.Role
}

// stack is how the parts stand in the view: what the board leaves is for what is said, then
// for the list.
func (a arrangement) stack() stack {
	const above, more = 30.0, 60.0 // the steps above the sentence; what it gains where there is room
	v := a.page.view
	f := stack{side: v.Margin(), said: saidHigh, roles: []theme.Role{saying, sayingSmall, sayingLeast}}
	if a.small() {
		f.side, f.said, f.roles = 10, 72, f.roles[1:]
	}
	fixed, tracks := barHigh+f.said+askHigh+2*8, 0.0
	f.wide, f.high, tracks = a.frame().Upright(fixed)
	rest := max(0, v.H-fixed-tracks-f.high)
	f.said, f.list = f.said+min(rest, more), rest > more+listRoom
	f.line = f.said - 6
	if !a.small() {
		f.line -= above
	}
	return f
}

// upright is everything below each other: a bar, the sentence, the board, the buttons, and
// the list of lessons where there is room.
func (a arrangement) upright() ui.Part {
	v, d, f := a.page.view, a.page.desk, a.stack()
	pad := func(part ui.Part) ui.Part { return ui.Pad(f.side, 0, part) }
	top := ui.Row(8, ui.Text(theme.Caption, a.where(), v.Theme.GoldText), ui.Space(0), a.dots()).High(18)
	words := ui.Column(4, ui.Space(2), ui.If(!a.small(), top), a.sentence(f.roles...), a.noted().Drop(2))
	return ui.Column(0,
		pad(a.head()),
		pad(words.High(f.said)),
		a.frame().Stacked(a.board(), f.wide, f.high),
		ui.Space(8),
		a.answers(f.side).High(askHigh),
		ui.If(f.list, ui.Inset(f.side, 12, f.side, 0, ui.Column(8, ui.If(a.answered(), d.Players.Order()), a.listed().Grow()).Tall().Grow())),
		ui.Space(8))
}

// answers is what must be decided, else the way back and on.
func (a arrangement) answers(side float64) ui.Part {
	if a.page.desk.Decisions.Deciding() {
		less := 8.0
		if a.page.desk.Now.HasTracks() { // the buttons of a slide are long, and have room around them
			less = 16
		}
		return ui.Pad(max(0, side-less), 0, a.page.desk.Decisions.Row(ui.Part{}))
	}
	return ui.Pad(side, 0, ui.Column(0, a.foot(), ui.Space(0)))
}
