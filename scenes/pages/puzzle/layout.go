package puzzle

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/exercise"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/easel"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Puzzles).
const (
	barHigh  = 52.0
	askHigh  = 52.0 // of the buttons upright, or of what must be decided
	taskHigh = 60.0 // of the task upright

	boardAlone = barHigh + askHigh + 3*8 // all but the board, where it stands nearly alone
	wordsHigh  = boardAlone + taskHigh + askHigh
)

// arrangement places the parts of the page in a view.
type arrangement struct{ page *Page }

// frame is where the board stands.
func (a arrangement) frame() easel.Frame {
	return easel.Frame{Easel: a.page.desk.Easel, View: a.page.view, Form: &a.page.form}
}

// beside reports whether the board stands beside the words.
func (a arrangement) beside() bool { return easel.Beside(a.page.view) }

// small reports whether there is room for little but the board: words would make it smaller.
func (a arrangement) small() bool {
	if !easel.Small(a.page.view) || a.page.desk == nil {
		return easel.Small(a.page.view)
	}
	wide, _, _ := a.frame().Upright(wordsHigh)
	return wide < a.page.view.W
}

// place places the page, and over it what belongs to the board's squares.
func (a arrangement) place() {
	all := a.page.view.Bounds()
	switch {
	case a.page.open == choices:
		a.page.form.Place(a.chooser(), all)
		return
	case a.page.open == calendar:
		a.page.form.Place(a.calendar(), all)
		return
	case a.page.desk == nil || a.page.rush != nil && a.page.rush.over:
		a.page.form.Place(a.without(), all)
		return
	case a.beside():
		a.page.form.Place(a.frame().Landscape(a.page.desk.Board.Part(), func(float64) ui.Part { return a.panel() }), all)
	default:
		a.page.form.Place(a.upright(), all)
	}
	a.frame().Over()
}

// without is the page where there is no board: something is fetched, or could not be, or a
// run is over.
func (a arrangement) without() ui.Part {
	p, ink := a.page, a.page.view.Theme
	line, main, other := locale.T("puzzle.loading"), ui.Part{}, a.choose()
	switch r := p.rush; {
	case r != nil && r.over:
		line = words.Listed(locale.T("puzzle.rush.over", locale.Num("n", r.solved)), locale.T("puzzle.rush.best", locale.Num("n", p.progress.rush)))
		main = ui.Press(ui.Primary("again", locale.T("puzzle.rush.again")).Does(p.beginRush))
	case p.fault != nil:
		line = locale.T("puzzle.fault")
		main = ui.Press(ui.Primary("retry", locale.T("ui.retry")).Does(p.retry))
	case p.none:
		line = locale.T("puzzle.none")
	}
	text := ui.Paragraph(theme.Rule, line, ink.Ink)
	return ui.Pad(p.view.Margin(), 8, ui.Column(24, a.head(), ui.Middle(420, ui.Card(20, 16, ui.Column(16, text, main, other))), ui.Space(0)))
}

// head is the way back and what is shown.
func (a arrangement) head() ui.Part {
	ink := a.page.view.Theme
	back := ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(a.page.back))
	role, name := theme.Name, say(a.page).title()
	if a.beside() {
		role = theme.Title
	}
	title := ui.Column(0, ui.Text(role, name, ink.Ink).Try(theme.Name, name).Try(theme.Primary, name).Try(theme.Primary, locale.T("puzzle.title")), ui.Text(theme.Caption, a.under(), ink.Ink2).OrNone())
	choose := ui.Press(ui.BarButton("choose", canvas.IconList, locale.T("puzzle.choose")).Does(a.page.chooses))
	left := 0.0
	if a.beside() && easel.Margin(a.page.view) >= 16 {
		left = -9
	}
	return ui.Inset(left, 0, 0, 0, ui.Row(4, back, title.Wide(0).Grow(), a.clock(), a.share(), ui.If(a.page.desk != nil && !a.beside(), choose))).High(barHigh)
}

// share opens the sheet from which the puzzle is shown to others, but for one of a run.
func (a arrangement) share() ui.Part {
	p := a.page
	to := p.session.Routes.Share
	if to == nil || p.desk == nil || p.rush != nil {
		return ui.Part{}
	}
	return ui.Press(ui.BarButton("share", canvas.IconShare, locale.T("play.share")).Goes(func() ui.Nav {
		s, line := p.desk.solver, p.desk.Table.Line()
		return ui.Push(to(session.Share{Variant: line.Variant(), At: s.puzzle.Position, Bottom: p.desk.Table.Bottom(), Puzzle: s.puzzle.ID}))
	}))
}

// under is the line below the title; where there is little room it says the task, then what
// came of the last turn.
func (a arrangement) under() string {
	p := a.page
	if !a.small() || p.desk == nil {
		return say(p).subtitle()
	}
	s := p.desk.solver
	switch {
	case s.run.State() == exercise.Missed:
		turn, why := say(p).tried()
		return words.Listed(turn, why)
	case s.run.Hinted() > 0 || s.Line().Ply() > 0 || p.desk.Refusal != "":
		return say(p).said().text
	}
	return words.Listed(say(p).headline(), say(p).task())
}

// clock is what is left of a run, and how it goes.
func (a arrangement) clock() ui.Part {
	r, ink := a.page.rush, a.page.view.Theme
	if r == nil || r.over {
		return ui.Part{}
	}
	hand := ink.Ink
	if r.left.Seconds() < 20 {
		hand = ink.Danger
	}
	score := locale.T("puzzle.rush.score", words.Arg("n", strconv.Itoa(r.solved)), words.Arg("m", strconv.Itoa(r.mistakes)))
	return ui.Row(12, ui.Text(theme.Body, score, ink.Ink2), ui.Text(theme.Clock, words.Clock(r.shown().seconds), hand))
}

// panel is everything beside the board.
func (a arrangement) panel() ui.Part {
	d := a.page.desk
	gap := 16.0
	if a.page.view.H < 700 {
		gap = 8
	}
	return ui.Column(gap,
		a.head(),
		a.taskCard().Rank(4),
		d.Stratagems.Card(d.Board.Gold()).Drop(6),
		d.Decisions.Panel(),
		ui.If(len(d.solver.tries) > 0, a.triedCard().Drop(5)),
		a.hintCard(),
		a.standing().Drop(7),
		ui.Space(0),
		a.foot())
}

// low reports whether there is little room beside the board.
func (a arrangement) low() bool { return a.page.view.H < 480 }

// taskCard is who is to do what.
func (a arrangement) taskCard() ui.Part {
	ink, head := a.page.view.Theme, say(a.page).headline()
	if a.low() {
		return ui.Card(16, 6, ui.Row(12, a.emblem(36), ui.Column(0, ui.Text(theme.Name, head, ink.Ink).Try(theme.Primary, head).Try(theme.Body, head), ui.Text(theme.Caption, say(a.page).task(), ink.Ink2).Lines(2)).Wide(0).Grow()))
	}
	role := theme.Role{Size: 24, Line: 32, Bold: true}
	title := ui.Column(2, ui.Text(role, head, ink.Ink).Try(theme.Name, head).Lines(2), ui.Text(theme.Rule, say(a.page).task(), ink.Ink2).Try(theme.Body, say(a.page).task()).Lines(2))
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	return ui.Card(24, 14, ui.Column(12, ui.Row(20, a.emblem(60), title.Wide(0).Grow()), rule.Drop(1), a.chips().Drop(1)))
}

// emblem is whose turn is wanted, lit.
func (a arrangement) emblem(size float64) ui.Part {
	emblem := a.page.desk.Now.Emblem(a.page.desk.solver.seat, size)
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Lit(r, emblem) }).Sized(size, size)
}

// chips are the theme and, in gold, the grade.
func (a arrangement) chips() ui.Part {
	var parts []ui.Part
	for i, label := range say(a.page).chips() {
		wide := canvas.Measure(theme.Caption, label, a.page.view.Scale) + 18
		parts = append(parts, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			line, ink := c.Theme.Line2, c.Theme.Ink2
			if i == 1 {
				line, ink = c.Theme.Gold, c.Theme.GoldText
			}
			c.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Line: 1, Stroke: line})
			c.TextIn(theme.Caption, r, canvas.AlignCenter, label, ink)
		}).Sized(wide, 22))
	}
	return ui.Row(8, parts...)
}

// triedCard is the last turn that was wrong.
func (a arrangement) triedCard() ui.Part { return ui.Card(16, 0, a.triedRow()).High(44) }

func (a arrangement) triedRow() ui.Part {
	ink := a.page.view.Theme
	turn, why := say(a.page).tried()
	cross := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.IconIn(canvas.IconClose, r, 16, c.Theme.Danger) }).Sized(24, 24)
	return ui.Row(8, cross, ui.Text(theme.Moves, turn, ink.Ink).Try(theme.Caption, turn), ui.Space(0),
		ui.Text(theme.Caption, why, ink.Ink2).Lines(2).Wide(0).Grow().Right())
}

// hintCard is what is said, and what may be done.
func (a arrangement) hintCard() ui.Part {
	if a.low() {
		return ui.Card(16, 8, ui.Column(6, a.saying(), a.helps()))
	}
	return ui.Card(20, 12, ui.Column(10, a.hintHead(), a.saying(), a.helps()))
}

// hintHead names the card, with a dot for each hint that was taken.
func (a arrangement) hintHead() ui.Part {
	ink, s := a.page.view.Theme, a.page.desk.solver
	bulb := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.IconIn(canvas.IconHint, r, 22, c.Theme.Hint) }).Sized(24, 24)
	if s.run.State() == exercise.Found {
		seal := locale.T("puzzle.seal")
		bulb = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, -4) }).Sized(26, 26)
	}
	taken := s.run.Hinted()
	if s.run.State() == exercise.Shown {
		taken = exercise.ReasonHint
	}
	dots := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		for i := range exercise.ReasonHint {
			at := canvas.Box(r.X+float64(i)*18, r.Y+3, 10, 10)
			if i < taken {
				c.Shape(at, canvas.Shape{Radius: 5, Fill: c.Theme.Hint})
			} else {
				c.Shape(at, canvas.Shape{Radius: 5, Line: 1.2, Stroke: c.Theme.Gold})
			}
		}
	}).Sized(46, 16)
	return ui.Row(10, bulb, ui.Text(theme.Name, locale.T("play.hint"), ink.Ink), ui.Space(0), ui.If(a.page.rush == nil, dots)).High(28)
}

// saying is what is said.
func (a arrangement) saying() ui.Part {
	line := say(a.page).said()
	return ui.Text(theme.Rule, line.text, line.ink).Try(theme.Body, line.text).Try(theme.Caption, line.text).Lines(3)
}

// helps are what may be done about the turn that is wanted.
func (a arrangement) helps() ui.Part {
	s, p := a.page.desk.solver, a.page
	if p.rush != nil {
		return ui.Part{}
	}
	if s.ended() {
		return ui.Press(ui.Primary("next", locale.T("puzzle.next")).Does(p.next))
	}
	solve := ui.Press(ui.Secondary("solve", locale.T("study.mistakes.solve")).Does(s.solve)).Wide(0).Grow()
	if s.run.State() == exercise.Missed {
		return ui.Row(8, ui.Press(ui.IconLabel("retake", canvas.IconTakeBack, locale.T("study.mistakes.retry")).Does(s.retry)).Wide(0).Grow(), solve)
	}
	label := locale.T("play.hint")
	if s.run.Hinted() > 0 {
		label = locale.T("puzzle.more")
	}
	hint := ui.IconLabel("hint", canvas.IconHint, label).Unless(!s.asked() || s.run.Hinted() == exercise.ReasonHint).Does(s.hint)
	return ui.Row(8, ui.Press(hint).Wide(0).Grow(), solve)
}

// foot are what may be done with the puzzle.
func (a arrangement) foot() ui.Part {
	p := a.page
	if p.rush != nil {
		return ui.Press(ui.Secondary("end", locale.T("puzzle.rush.end")).Does(p.endRush))
	}
	s := p.desk.solver
	reset := ui.IconLabel("reset", canvas.IconTakeBack, locale.T("puzzle.reset")).Unless(s.Line().Ply() == 0 && len(s.tries) == 0).Does(p.reset)
	return ui.Row(8, ui.Press(reset).Wide(0).Grow(), a.choose().Wide(0).Share(1.2), ui.Press(ui.IconLabel("study", canvas.IconReview, locale.T("puzzle.study")).Goes(p.study)).Wide(0).Share(1.2))
}

func (a arrangement) choose() ui.Part {
	return ui.Press(ui.IconLabel("choose", canvas.IconFolder, locale.T("puzzle.choose")).Does(a.page.chooses))
}

// upright is everything below each other.
func (a arrangement) upright() ui.Part {
	p, v, d := a.page, a.page.view, a.page.desk
	side, task, fixed := v.Margin(), taskHigh, wordsHigh
	if a.small() {
		side, task, fixed = 10, 0, boardAlone
	}
	wide, high, _ := a.frame().Upright(fixed)
	pad := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	row := ui.Row(14, a.emblem(40), ui.Column(2, ui.Text(theme.Clock, say(p).headline(), v.Theme.Ink).Try(theme.Name, say(p).headline()).Try(theme.Body, say(p).headline()),
		ui.Fitting(ui.Row(8, a.chips(), ui.Text(theme.Caption, say(p).task(), v.Theme.Ink2)), a.chips())).Wide(0).Grow())
	lower := ui.Column(8, a.standing().Drop(2), ui.Card(16, 8, ui.Column(8, a.saying().Wide(0).Grow(), ui.If(len(d.solver.tries) > 0, a.triedRow().Drop(1)))))
	if a.small() {
		lower = ui.Space(0)
	}
	return ui.Column(0,
		pad(a.head()),
		ui.If(task > 0, pad(row.High(task))),
		a.frame().Stacked(d.Board.Part(), wide, high),
		ui.Space(8),
		pad(lower).Tall().Grow(),
		ui.Space(8),
		a.answers(side).High(askHigh),
		ui.Space(8))
}

// answers is what must be decided, else what may be done.
func (a arrangement) answers(side float64) ui.Part {
	p := a.page
	switch {
	case p.desk.Decisions.Deciding():
		return ui.Pad(max(0, side-8), 0, p.desk.Decisions.Row(ui.Part{}))
	case p.rush != nil:
		return ui.Pad(side, 4, a.foot())
	}
	s := p.desk.solver
	reset := ui.Press(ui.BarButton("reset", canvas.IconTakeBack, locale.T("puzzle.reset")).Unless(s.Line().Ply() == 0 && len(s.tries) == 0).Does(p.reset))
	study := ui.Press(ui.BarButton("study", canvas.IconReview, locale.T("puzzle.study")).Goes(p.study))
	return ui.Pad(side, 4, ui.Row(4, reset, study, a.helps().Wide(0).Grow()))
}
