package coordinates

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	headHigh   = 52.0
	askedHigh  = 64.0 // of the question upright
	panelLeast = 300.0
	panelMost  = 456.0
	choiceRoom = 176.0 // of the choices upright
)

// The types of the question: the name asked for, and the next one.
var (
	large = theme.Role{Size: 44, Line: 52, Bold: true}
	after = theme.Role{Size: 24, Line: 32}
)

// place places the page.
func (p *Page) place() {
	if board.Beside(p.view) {
		p.Form.Place(p.landscape(), p.view.Bounds())
	} else {
		p.Form.Place(p.upright(), p.view.Bounds())
	}
	p.Form.Place(ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { p.board.DrawGlass(c) }), p.view.Bounds())
}

// aspect is the board's width over its height, as it is turned.
func (p *Page) aspect() float64 {
	usual, _ := art.Aspects(p.in.Board)
	if p.in.Seats[p.side].Quarter%2 == 1 {
		return 1 / usual
	}
	return usual
}

// landscape is the board beside the panel.
func (p *Page) landscape() ui.Part {
	v, margin := p.view, board.Margin(p.view)
	high := min(v.H-2*margin, theme.MaxBoard, (v.W-3*margin-panelLeast)/p.aspect())
	wide := high * p.aspect()
	width := min(v.W-3*margin-wide, panelMost)
	panel := ui.Column(12, p.head(), p.card(), p.running(), p.scrolled(0))
	return ui.Pad(margin, min(margin, (v.H-high)/2), ui.Middle(wide+margin+width, ui.Row(margin, p.board.Part().Sized(wide, high), panel.Wide(width).Tall())))
}

// upright is the board below the question, above the choices.
func (p *Page) upright() ui.Part {
	v, side := p.view, min(12, p.view.Margin())
	others := headHigh + askedHigh + 3*8 + theme.TouchTarget
	if p.drill == nil || p.drill.over {
		others = headHigh + askedHigh + 3*8 + choiceRoom
	}
	high := min(v.H-others, v.W/p.aspect(), theme.MaxBoard)
	return ui.Column(8, ui.Pad(side, 0, p.head()), ui.Pad(side, 0, p.card()).High(askedHigh),
		ui.Middle(high*p.aspect(), p.board.Part()).High(high),
		ui.Pad(side, 0, p.running()), p.scrolled(side))
}

// head is the way back, the title, and the time.
func (p *Page) head() ui.Part {
	ink := p.view.Theme
	title := ui.Column(0, ui.Text(theme.Name, locale.T("coordinates.title"), ink.Ink).Try(theme.Primary, locale.T("coordinates.title")),
		ui.Text(theme.Caption, tabletext.Title(p.in), ink.Ink2))
	return ui.Row(4, ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(ui.Back)), title.Wide(0).Grow(), p.clock()).High(headHigh)
}

// clock is the remaining time of a drill.
func (p *Page) clock() ui.Part {
	d := p.drill
	if d == nil || d.over {
		return ui.Part{}
	}
	ink := p.view.Theme.Ink
	if d.seconds() <= 5 {
		ink = p.view.Theme.Danger
	}
	return ui.Text(theme.Clock, tabletext.Clock(d.seconds()), ink)
}

// card is the question with the score, the result, or what a drill asks.
func (p *Page) card() ui.Part {
	ink, d := p.view.Theme, p.drill
	switch {
	case d == nil:
		return ui.Card(16, 6, ui.Text(theme.Body, locale.T("coordinates."+p.mode+".line"), ink.Ink2).Try(theme.Caption, locale.T("coordinates."+p.mode+".line")).Lines(3))
	case d.over:
		said := locale.T("coordinates.best", locale.Num("n", p.best[p.kind()]))
		if p.record {
			said = locale.T("coordinates.record")
		}
		return ui.Card(16, 6, ui.Column(0, ui.Text(theme.Name, p.result(), ink.Ink).Try(theme.Body, p.result()), ui.Text(theme.Caption, said, ink.GoldText)))
	}
	score := ui.Text(theme.Body, locale.T("coordinates.score", locale.Num("n", d.right), locale.Num("m", d.wrong)), ink.Ink2).Try(theme.Caption, locale.T("coordinates.score", locale.Num("n", d.right), locale.Num("m", d.wrong)))
	question := ui.Row(18, ui.Text(large, p.in.Board.Label(d.asked), ink.Ink), ui.Text(after, p.in.Board.Label(d.next), ink.Ink3))
	if p.mode == name {
		question = ui.Press(ui.NameField("name", locale.T("coordinates.type"), &p.field, &p.Form)).High(theme.TouchTarget)
	}
	said := score
	if d.missed != game.NoSquare {
		wrong := locale.T("coordinates.wrong", locale.Arg{Name: "square", Value: p.in.Board.Label(d.missed)})
		said = ui.Column(0, score, ui.Text(theme.Caption, wrong, ink.Danger))
	}
	return ui.Card(16, 4, ui.Row(12, question.Wide(0).Grow(), said.Wide(0).Grow().Right()))
}

// result is what came of the drill.
func (p *Page) result() string {
	return tabletext.Listed(locale.Count("coordinates.right", p.drill.right), locale.Count("coordinates.mistakes", p.drill.wrong))
}

// running is the button that ends a drill.
func (p *Page) running() ui.Part {
	if p.drill == nil || p.drill.over {
		return ui.Part{}
	}
	return ui.Press(ui.Secondary("end", locale.T("coordinates.end")).Does(func() {
		p.drill = nil
		p.Layout(p.view)
	})).High(theme.TouchTarget)
}

// scrolled are the choices in the room that is left.
func (p *Page) scrolled(side float64) ui.Part {
	if p.drill != nil && !p.drill.over {
		return ui.Space(0)
	}
	return ui.Scrolling(&p.scroll, ui.Inset(side, 0, side, side, p.choices())).Grow()
}

// choices are the game, the mode, the side and the button that begins, between drills.
func (p *Page) choices() ui.Part {
	again := func(do func()) func() {
		return func() {
			do()
			p.Layout(p.view)
		}
	}
	label := "coordinates.begin"
	if p.drill != nil {
		label = "coordinates.again"
	}
	var games []ui.Part
	for _, v := range p.games {
		id := v.Info().ID
		games = append(games, ui.Press(ui.ChipButton("game."+id, tabletext.Title(v.Info()), v.Info() == p.in).Does(again(func() { p.open(v) }))))
	}
	modes := ui.Segmented("mode", []string{find, name}, []string{locale.T("coordinates.find"), locale.T("coordinates.name")}, p.mode, func(value string) {
		p.mode, p.drill = value, nil
		p.Layout(p.view)
	})
	begin := ui.Press(ui.Primary("begin", locale.T(label)).Does(again(p.begin))).High(theme.TouchTarget)
	rotate := ui.Press(ui.IconLabel("rotate", canvas.IconRotate, locale.T("play.rotate")).Does(again(func() { p.side = (p.side + 1) % game.Seat(len(p.in.Seats)) }))).Wide(0).Grow()
	labels := ui.Press(ui.IconLabel("labels", canvas.IconEye, locale.T("coordinates.labels")).When(p.labels).Does(again(func() { p.labels = !p.labels }))).Wide(0).Grow()
	return ui.Column(8, begin, modes, ui.Row(8, rotate, labels), ui.Flow(8, games...))
}
