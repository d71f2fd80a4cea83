package puzzle

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/puzzle/exercise"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Puzzles).
const (
	barHigh  = 52.0
	askHigh  = 52.0 // of the buttons upright, or of the pending decision
	taskHigh = 60.0 // of the task upright

	boardAlone = barHigh + askHigh + 3*8 // everything except the board, where it stands almost alone
	wordsHigh  = boardAlone + taskHigh + askHigh
)

// beside reports whether the board stands beside the words.
func (p *Page) beside() bool { return board.Beside(p.view) }

// small reports whether there is room for little besides the board: text would make it smaller.
func (p *Page) small() bool {
	if !board.Small(p.view) || p.desk == nil {
		return board.Small(p.view)
	}
	wide, _, _ := p.desk.Upright(wordsHigh)
	return wide < p.view.W
}

// place places the page, and over it the labels of the board's squares.
func (p *Page) place() {
	all := p.view.Bounds()
	switch {
	case p.open == choices:
		p.form.Place(p.chooser(), all)
		return
	case p.open == calendar:
		p.form.Place(p.calendar(), all)
		return
	case p.desk == nil || p.rush != nil && p.rush.over:
		p.form.Place(p.without(), all)
		return
	case p.beside():
		p.form.Place(p.desk.Landscape(p.desk.Board.Part(), func(float64) ui.Part { return p.panel() }), all)
	default:
		p.form.Place(p.upright(), all)
	}
	p.desk.PlaceOver()
}

// without is the page without a board: during loading, after a failed load, or after a run.
func (p *Page) without() ui.Part {
	ink := p.view.Theme
	line, main, other := locale.T("puzzle.loading"), ui.Part{}, p.chooseButton()
	switch r := p.rush; {
	case r != nil && r.over:
		line = p.result()
		main = ui.Press(ui.Primary("again", locale.T("puzzle.rush.again")).Does(p.beginRush))
	case p.deck != nil:
		line, main, other = p.deckOver(), ui.Press(ui.Primary("end", locale.T("ui.close")).Goes(p.back)), ui.Part{}
	case p.fault != nil:
		line = locale.T("puzzle.fault")
		main = ui.Press(ui.Primary("retry", locale.T("ui.retry")).Does(p.retry))
	case p.none:
		line = locale.T("puzzle.none")
	}
	text := ui.Paragraph(theme.Rule, line, ink.Ink)
	parts := []ui.Part{text, main, other}
	if p.rush != nil && p.rush.over && len(p.rush.missed) > 0 {
		parts = append(parts, ui.Text(theme.Name, locale.T("puzzle.rush.missed"), ink.Ink))
		for i := range p.rush.missed {
			parts = append(parts, p.missedRow(i, &p.rush.missed[i]))
		}
	}
	card := ui.Middle(420, ui.Card(20, 16, ui.Column(16, parts...)))
	return ui.Pad(p.view.Margin(), 8, ui.Column(16, p.head(), ui.Scrolling(&p.runs, card).Grow()))
}

// missedRow is a puzzle that was missed in a run, with its solution; a press opens it.
func (p *Page) missedRow(i int, m *missed) ui.Part {
	ink := p.view.Theme
	name := tabletext.Title(p.tools.variant(m.puzzle.Variant).Info())
	subject, _ := Words(m.puzzle)
	head := tabletext.Listed(name, subject)
	content := ui.Pad(10, 8, ui.Column(2, ui.Text(theme.Body, head, ink.Ink), ui.Paragraph(theme.Caption, m.solution, ink.Ink2)))
	ctl := ui.Control{ID: "missed." + strconv.Itoa(i+1), Name: head, Value: m.solution, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		fill := theme.Alpha(c.Theme.Sunk, 0.4)
		if s.Hover || s.Pressed {
			fill = theme.Alpha(c.Theme.Sunk, 0.8)
		}
		c.Shape(ctl.Rect, canvas.Shape{Radius: theme.ButtonRadius, Fill: fill})
	}}
	return ui.Face(ctl.Does(func() { p.retryMissed(m.puzzle) }), content)
}

// head is the way back and the title.
func (p *Page) head() ui.Part {
	ink := p.view.Theme
	query := "puzzle=" + p.session.Params.Puzzle
	if d := p.desk; d != nil {
		query = "puzzle=" + d.solver.puzzle.ID + "&game=" + d.solver.puzzle.Variant
	}
	back := p.session.WayBack(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(p.back), query)
	role, name := theme.Name, p.title()
	if p.beside() {
		role = theme.Title
	}
	title := ui.Column(0, ui.Text(role, name, ink.Ink).Try(theme.Name, name).Try(theme.Primary, name).Try(theme.Primary, locale.T("puzzle.title")), p.under())
	choose := ui.Press(ui.BarButton("choose", canvas.IconList, locale.T("puzzle.choose")).Does(p.chooses))
	left := 0.0
	if p.beside() && board.Margin(p.view) >= 16 {
		left = -9
	}
	return ui.Inset(left, 0, 0, 0, ui.Row(4, back, title.Wide(0).Grow(), p.clock(), p.share(), ui.If(p.desk != nil && p.deck == nil && !p.beside(), choose))).High(barHigh)
}

// share opens the sheet that shares the puzzle, except during a run.
func (p *Page) share() ui.Part {
	to := p.session.Routes.Share
	if to == nil || p.desk == nil || p.rush != nil || p.deck != nil {
		return ui.Part{}
	}
	return ui.Press(ui.BarButton("share", canvas.IconShare, locale.T("play.share")).Goes(func() ui.Nav {
		s, line := p.desk.solver, p.desk.table.Line()
		return ui.Push(to(session.Share{Variant: line.Variant(), At: s.puzzle.Position, Bottom: p.desk.table.Bottom(), Puzzle: s.puzzle.ID}))
	}))
}

// under is the line below the title; in little room it is the task, then the result of the last
// turn, as much of it as has room.
func (p *Page) under() ui.Part {
	whole, short := p.subtitle(), ""
	if p.small() && p.desk != nil && (p.rush == nil || !p.rush.over) {
		whole, short = p.news()
	}
	line := ui.Text(theme.Caption, whole, p.view.Theme.Ink2)
	if short != "" {
		line = line.Try(theme.Caption, short)
	}
	return line.OrNone()
}

// news is the task, then the result of the last turn, whole and short.
func (p *Page) news() (whole, short string) {
	s := p.desk.solver
	switch {
	case s.run.State() == exercise.Missed:
		turn, why := p.tried()
		return tabletext.Listed(turn, why), why
	case s.run.Hinted() > 0 || s.Line().Ply() > 0 || p.desk.Refusal != "":
		return p.said().text, ""
	}
	return tabletext.Listed(p.headline(), p.task()), p.headline()
}

// clock is the remaining time of a run, and its score.
func (p *Page) clock() ui.Part {
	r, ink := p.rush, p.view.Theme
	if r == nil || r.over {
		return ui.Part{}
	}
	hand := ink.Ink
	if r.left.Seconds() < 20 {
		hand = ink.Danger
	}
	score := locale.T("puzzle.rush.score", tabletext.Arg("n", strconv.Itoa(r.solved)), tabletext.Arg("m", strconv.Itoa(r.mistakes)))
	return ui.Row(12, ui.Text(theme.Body, score, ink.Ink2), ui.Text(theme.Clock, tabletext.Clock(r.shown().seconds), hand))
}

// panel is everything beside the board.
func (p *Page) panel() ui.Part {
	d := p.desk
	gap := 16.0
	if p.view.H < 700 {
		gap = 8
	}
	return ui.Column(gap,
		p.head(),
		p.taskCard().Rank(4),
		d.Stratagems.Card(d.Board.Gold()).Drop(6),
		d.Decisions.Panel(),
		ui.If(len(d.solver.tries) > 0, p.triedCard().Drop(5)),
		p.hintCard(),
		p.standing().Drop(7),
		ui.Space(0),
		p.foot())
}

// low reports whether there is little room beside the board.
func (p *Page) low() bool { return p.view.H < 480 }

// taskCard is the task and whose it is.
func (p *Page) taskCard() ui.Part {
	ink, head := p.view.Theme, p.headline()
	if p.low() {
		return ui.Card(16, 6, ui.Row(12, p.emblem(36), ui.Column(0, ui.Text(theme.Name, head, ink.Ink).Try(theme.Primary, head).Try(theme.Body, head), ui.Text(theme.Caption, p.task(), ink.Ink2).Lines(2)).Wide(0).Grow()))
	}
	role := theme.Role{Size: 24, Line: 32, Bold: true}
	title := ui.Column(2, ui.Text(role, head, ink.Ink).Try(theme.Name, head).Lines(2), ui.Text(theme.Rule, p.task(), ink.Ink2).Try(theme.Body, p.task()).Lines(2))
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	return ui.Card(24, 14, ui.Column(12, ui.Row(20, p.emblem(60), title.Wide(0).Grow()), rule.Drop(1), p.chips().Drop(1)))
}

// emblem is the lit emblem of the side to move.
func (p *Page) emblem(size float64) ui.Part {
	emblem := p.desk.Now.Emblem(p.desk.solver.seat, size)
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Lit(r, emblem) }).Sized(size, size)
}

// chips are the theme and, in gold, the grade.
func (p *Page) chips() ui.Part {
	var parts []ui.Part
	for i, label := range p.labels() {
		wide := canvas.Measure(theme.Caption, label, p.view.Scale) + 18
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

// triedCard is the last wrong turn.
func (p *Page) triedCard() ui.Part { return ui.Card(16, 0, p.triedRow()).High(44) }

func (p *Page) triedRow() ui.Part {
	ink := p.view.Theme
	turn, why := p.tried()
	cross := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.IconIn(canvas.IconClose, r, 16, c.Theme.Danger) }).Sized(24, 24)
	return ui.Row(8, cross, ui.Text(theme.Moves, turn, ink.Ink).Try(theme.Caption, turn), ui.Space(0),
		ui.Text(theme.Caption, why, ink.Ink2).Lines(2).Wide(0).Grow().Right())
}

// hintCard is the text and the possible actions.
func (p *Page) hintCard() ui.Part {
	if p.low() {
		return ui.Card(16, 8, ui.Column(6, p.saying(), p.helps()))
	}
	return ui.Card(20, 12, ui.Column(10, p.hintHead(), p.saying(), p.helps()))
}

// hintHead names the card, with a dot for each hint that was taken.
func (p *Page) hintHead() ui.Part {
	ink, s := p.view.Theme, p.desk.solver
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
	return ui.Row(10, bulb, ui.Text(theme.Name, locale.T("play.hint"), ink.Ink), ui.Space(0), ui.If(p.rush == nil, dots)).High(28)
}

// saying is the text.
func (p *Page) saying() ui.Part {
	line := p.said()
	return ui.Text(theme.Rule, line.text, line.ink).Try(theme.Body, line.text).Try(theme.Caption, line.text).Lines(3)
}

// helps are the aids for the wanted turn.
func (p *Page) helps() ui.Part {
	s := p.desk.solver
	if p.rush != nil {
		return ui.Part{}
	}
	if s.ended() {
		return ui.Press(ui.Primary("next", locale.T("puzzle.next")).Replies().Does(p.next))
	}
	solve := ui.Press(ui.Secondary("solve", locale.T("study.mistakes.solve")).Does(s.solve)).Wide(0).Grow()
	if s.waits() {
		return ui.Row(8, ui.Press(ui.IconLabel("retake", canvas.IconTakeBack, locale.T("study.mistakes.retry")).Replies().Does(s.retry)).Wide(0).Grow(), solve)
	}
	label := locale.T("play.hint")
	if s.run.Hinted() > 0 {
		label = locale.T("puzzle.more")
	}
	hint := ui.IconLabel("hint", canvas.IconHint, label).Unless(!s.asked() || s.run.Hinted() == exercise.ReasonHint).Does(s.hint)
	return ui.Row(8, ui.Press(hint).Wide(0).Grow(), solve)
}

// foot is the actions of the puzzle.
func (p *Page) foot() ui.Part {
	if p.rush != nil {
		return ui.Press(ui.Secondary("end", locale.T("puzzle.rush.end")).Does(p.endRush))
	}
	s := p.desk.solver
	reset := ui.IconLabel("reset", canvas.IconTakeBack, locale.T("puzzle.reset")).Unless(s.Line().Ply() == 0 && len(s.tries) == 0).Does(p.reset)
	if p.deck != nil {
		return ui.Row(8, ui.Press(reset).Wide(0).Grow(), ui.Press(ui.IconLabel("study", canvas.IconReview, locale.T("puzzle.study")).Goes(p.study)).Wide(0).Grow())
	}
	return ui.Row(8, ui.Press(reset).Wide(0).Grow(), p.chooseButton().Wide(0).Share(1.2), ui.Press(ui.IconLabel("study", canvas.IconReview, locale.T("puzzle.study")).Goes(p.study)).Wide(0).Share(1.2))
}

func (p *Page) chooseButton() ui.Part {
	return ui.Press(ui.IconLabel("choose", canvas.IconFolder, locale.T("puzzle.choose")).Does(p.chooses))
}

// upright stacks all parts.
func (p *Page) upright() ui.Part {
	v, d := p.view, p.desk
	side, task, fixed := v.Margin(), taskHigh, wordsHigh
	if p.small() {
		side, task, fixed = 10, 0, boardAlone
	}
	wide, high, _ := p.desk.Upright(fixed)
	pad := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	row := ui.Row(14, p.emblem(40), ui.Column(2, ui.Text(theme.Clock, p.headline(), v.Theme.Ink).Try(theme.Name, p.headline()).Try(theme.Body, p.headline()),
		ui.Fitting(ui.Row(8, p.chips(), ui.Text(theme.Caption, p.task(), v.Theme.Ink2)), p.chips())).Wide(0).Grow())
	lower := ui.Column(8, p.standing().Drop(2), ui.Card(16, 8, ui.Column(8, p.saying().Wide(0).Grow(), ui.If(len(d.solver.tries) > 0, p.triedRow().Drop(1)))))
	if p.small() {
		lower = ui.Space(0)
	}
	return ui.Column(0,
		pad(p.head()),
		ui.If(task > 0, pad(row.High(task))),
		p.desk.Stacked(d.Board.Part(), wide, high),
		ui.Space(8),
		pad(lower).Tall().Grow(),
		ui.Space(8),
		p.answers(side).High(askHigh),
		ui.Space(8))
}

// answers is the pending decision, else the possible actions.
func (p *Page) answers(side float64) ui.Part {
	switch {
	case p.desk.Decisions.Deciding():
		return ui.Pad(max(0, side-8), 0, p.desk.Decisions.Row(ui.Part{}))
	case p.rush != nil:
		return ui.Pad(side, 4, p.foot())
	}
	s := p.desk.solver
	reset := ui.Press(ui.BarButton("reset", canvas.IconTakeBack, locale.T("puzzle.reset")).Unless(s.Line().Ply() == 0 && len(s.tries) == 0).Does(p.reset))
	study := ui.Press(ui.BarButton("study", canvas.IconReview, locale.T("puzzle.study")).Goes(p.study))
	return ui.Pad(side, 4, ui.Row(4, reset, study, p.helps().Wide(0).Grow()))
}
