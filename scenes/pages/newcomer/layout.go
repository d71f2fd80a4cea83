package newcomer

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest    = 1040
	asking    = 400 // the column of the questions, where there is room for two
	twoFrom   = 760 // two columns
	question  = 92  // a question with its answers
	cardHigh  = 120
	cardPhone = 108
)

// questions are what is asked, in this order, with their answers.
var questions = []struct {
	key    string
	values []string
	now    func(a *answers) string
}{
	{"company", []string{"alone", "two", "three"}, func(a *answers) string { return a.company }},
	{"time", []string{"short", "long", "any"}, func(a *answers) string { return a.time }},
	{"from", []string{knowsChess, knowsXiangqi, knowsNothing}, func(a *answers) string { return a.from }},
}

func (p *Page) build() {
	v := p.view
	m := v.Margin()
	w := min(v.W-2*m, widest)
	col := draw.Box((v.W-w)/2, 0, w, v.H)
	head := ui.PageHead(&p.Form, v, col, locale.T("guide.title"), locale.T("guide.line"))
	p.Form.BeginScroll(&p.scroll, draw.Box(0, head, v.W, v.H-head))
	left, right := draw.Box(col.X, head, min(col.W, 560), 0), col
	two := v.W >= twoFrom
	if two {
		left.W = min(asking, col.W*0.42)
		right.X, right.W = left.Right()+32, col.W-left.W-32
	}
	bottom := p.ask(left)
	right.Y = head
	if !two {
		right.Y = bottom + 8
	}
	bottom = max(bottom, p.recommend(right))
	p.Form.EndScroll(v.W, bottom+m)
}

// ask places the questions below each other; it returns the y below.
func (p *Page) ask(r draw.Rect) float64 {
	y := r.Y
	for i, q := range questions {
		label := locale.T("guide." + q.key)
		row := draw.Box(r.X, y, r.W, 28)
		number := locale.T("num." + string(rune('1'+i)))
		p.Form.Paint(func(c *draw.Canvas) {
			c.Text(theme.Name, number, row.X, row.Y, c.Theme.GoldText)
			c.TextIn(theme.Name, draw.Box(row.X+26, row.Y, row.W-26, 24), draw.AlignLeft, label, c.Theme.Ink)
		})
		var labels []string
		for _, value := range q.values {
			labels = append(labels, locale.T("guide."+q.key+"."+value))
		}
		p.Form.AddAll(ui.Segments(q.key, draw.Box(r.X, y+32, r.W, 44), q.values, labels, q.now(&p.answers)))
		y += question
	}
	return y
}

// recommend places the cards of the games; it returns the y below.
func (p *Page) recommend(r draw.Rect) float64 {
	head := locale.T("guide.suggest")
	p.Form.Paint(func(c *draw.Canvas) { c.Text(theme.Name, head, r.X, r.Y, c.Theme.Ink) })
	h := float64(cardHigh)
	if p.view.Phone() {
		h = cardPhone
	}
	y := r.Y + 32
	for _, v := range advise(p.variants, p.answers) {
		p.card(v, draw.Box(r.X, y, r.W, h))
		y += h + theme.GroupGap
	}
	return y - theme.GroupGap
}

// card is a game: its board, its name and why it is recommended.
func (p *Page) card(v game.Variant, r draw.Rect) {
	id := v.Info().ID
	name, why := locale.T("game."+id+".name"), locale.T("guide.why."+id)
	about := locale.T("game."+id+".seats") + " " + locale.T("ui.separator") + " " + locale.T("game."+id+".length")
	side := min(r.H-20, r.W*0.25)
	x := r.X + 10 + side + 16
	width := r.Right() - 12 - x
	if draw.Measure(theme.Primary, name, p.view.Scale) > width {
		name = locale.T("game." + id + ".short")
	}
	if draw.Measure(theme.Caption, about, p.view.Scale) > width {
		about = locale.T("game." + id + ".length")
	}
	lines := draw.WrapTo(3, theme.Caption, why, width, p.view.Scale)
	view := p.start(v)
	p.Form.Add(ui.CardButton("game."+id, locale.T("a11y.card", locale.Arg{Name: "game", Value: name}, locale.Arg{Name: "text", Value: why}),
		func(c *draw.Canvas, r draw.Rect, s ui.State) {
			if view != nil && !c.Miniature(p.session.Look(c.Scale), v.Info(), view, 0, draw.Box(r.X+10, r.Y+(r.H-side)/2, side, side)) {
				p.Form.MarkDirty()
			}
			y := r.Y + (r.H-24-18-18*float64(len(lines))-8)/2
			c.TextFit(draw.Box(x, y, width, 26), draw.AlignLeft, name, c.Theme.Ink, theme.Name, theme.Primary)
			c.Lines(theme.Caption, lines, x, y+30, c.Theme.Ink2)
			c.TextIn(theme.Caption, draw.Box(x, y+34+18*float64(len(lines)), width, 18), draw.AlignLeft, about, c.Theme.Ink3)
		}).At(r))
}
