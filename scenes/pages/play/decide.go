package play

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// question is what the page asks the person before it does it.
type question uint8

const (
	askNothing question = iota
	askResign
	askDraw
	askTakeBack
)

// decision is what must be decided now, and by which buttons.
type decision struct {
	head, line string
	yes, no    string // labels
	yesID      string
	noID       string
	primary    bool // yes is the primary action
	past       bool // the moment looked at is past: transport instead
	seal       string
	warn       bool // a warning's colours
}

// deciding reports whether anything must be decided.
func (p *Page) deciding() bool {
	_, ok := p.decision()
	return ok
}

// decision finds what must be decided now.
func (p *Page) decision() (decision, bool) {
	t := p.table
	if p.watched() {
		return decision{past: true}, !p.bare()
	}
	if t.Stuck() {
		return decision{head: locale.T("error.worker"), line: locale.T("error.worker.help"), yes: locale.T("ui.retry"), yesID: "retry"}, true
	}
	if by, ask, ok := t.Offer(); ok {
		head := locale.T("dialog.draw.offered", named(p.info, "side", by))
		return decision{head: phrase.SideName(p.info, ask) + " " + locale.T("ui.separator") + " " + head,
			yes: locale.T("dialog.draw.accept"), no: locale.T("dialog.draw.decline"), yesID: "accept", noID: "decline"}, true
	}
	switch p.ask {
	case askResign:
		return decision{head: locale.T("dialog.resign.title"), line: p.resignLine(),
			yes: locale.T("dialog.resign.confirm"), no: locale.T("ui.cancel"), yesID: "resign.yes", noID: "ask.no"}, true
	case askDraw:
		return decision{head: locale.T("dialog.draw.title"), line: locale.T("dialog.draw.line"),
			yes: locale.T("dialog.draw.confirm"), no: locale.T("ui.cancel"), yesID: "draw.yes", noID: "ask.no"}, true
	}
	if p.ask == askTakeBack {
		return decision{head: locale.T("dialog.takeback.title"), line: p.takeBackLine(),
			yes: locale.T("play.takeback"), no: locale.T("ui.cancel"), yesID: "takeback.yes", noID: "ask.no"}, true
	}
	s, stakes := p.staked()
	if stakes && p.plan.Frame == ui.Portrait { // elsewhere it is asked beside the square
		return s.decision(), true
	}
	if turn, ok := t.Hand().Proposed(); ok && !stakes {
		return decision{head: phrase.Of(p.info, p.proposal(turn)),
			yes: locale.T("play.confirm.move"), no: locale.T("play.confirm.cancel"), yesID: "confirm", noID: "unconfirm", primary: true}, true
	}
	if !t.Live() || p.over {
		return decision{past: true}, true
	}
	return p.sweepDecision()
}

// takeBackLine says what a take-back does to pieces that were turned over.
func (p *Page) takeBackLine() string {
	hidden := locale.T("dialog.takeback.hidden")
	if p.plan.Frame == ui.Portrait {
		return hidden
	}
	if locale.Current() == locale.En {
		hidden = " " + hidden
	}
	return locale.T("dialog.takeback.line") + hidden
}

func (p *Page) resignLine() string {
	if len(p.info.Seats) == 2 {
		return locale.T("dialog.resign.two")
	}
	return p.worded("dialog.resign.three")
}

// fillDecision shows what must be decided. In the panel r has no height: the
// place below it is taken and its end returned; elsewhere r is filled.
func (p *Page) fillDecision(r draw.Rect) float64 {
	if c, ok := p.slideChoice(); ok && p.plan.Frame == ui.Landscape {
		return p.fillSlide(r, &c)
	}
	d, ok := p.decision()
	if !ok {
		return r.Y
	}
	free := r.H == 0
	if d.past {
		return p.fillTransport(r)
	}
	if free {
		r.H = 84
		if d.warn {
			r.H = 72
		}
		if p.plan.Dense {
			r.H = 56
		}
	}
	if p.plan.Frame == ui.Small {
		p.fillDecisionBar(r, d)
		return r.Bottom()
	}
	p.fillDecisionCard(r, d)
	if free {
		return r.Bottom() + 8
	}
	return r.Bottom()
}

// fillDecisionCard is a card with the question at the left and the answers at the
// right.
func (p *Page) fillDecisionCard(r draw.Rect, d decision) {
	buttons := 1.0
	if d.no != "" {
		buttons = 2
	}
	w := min(96.0, (r.W*0.55-8)/2)
	if p.plan.Frame == ui.Portrait {
		w = min(w, 76)
	}
	text := draw.Box(r.X+16, r.Y, r.W-16-buttons*(w+8)-12, r.H)
	if p.plan.Frame == ui.Portrait {
		text.X, text.W = r.X+12, text.W+4
	}
	headRole := theme.Name
	if p.plan.Frame == ui.Portrait {
		headRole = nameSmall
	}
	if p.plan.Frame == ui.Portrait && draw.Measure(headRole, d.head, p.view.Scale) > text.W {
		headRole = nameTight
	}
	seal := d.seal
	if seal != "" {
		seal = sealOf(seal)
		text.X, text.W = text.X+44, text.W-44
	}
	lines := draw.Wrap(theme.Caption, d.line, text.W, p.view.Scale)
	room := int((r.H - headRole.Line - 2) / theme.Caption.Line)
	switch {
	case room < 1:
		lines = nil
	case len(lines) > room:
		lines = draw.WrapTo(room, theme.Caption, d.line, text.W, p.view.Scale)
	}
	height := headRole.Line + float64(len(lines))*theme.Caption.Line
	if d.line == "" {
		height = headRole.Line
		lines = nil
	}
	top := r.Y + (r.H-height)/2
	p.form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		if d.warn {
			drawWarning(c, r, seal)
		}
		c.TextIn(headRole, draw.Box(text.X, top, text.W, headRole.Line), draw.AlignLeft, d.head, c.Theme.Ink)
		c.Lines(theme.Caption, lines, text.X, top+headRole.Line, c.Theme.Ink2)
	})
	x, y := r.Right()-12-w, r.Y+(r.H-44)/2
	yes := ui.Secondary(d.yesID, d.yes).At(draw.Box(x, y, w, 44))
	if d.primary || d.yesID == "resign.yes" {
		yes = ui.Primary(d.yesID, d.yes).At(draw.Box(x, y, w, 44))
	}
	if d.no != "" {
		p.form.Add(ui.Secondary(d.noID, d.no).At(draw.Box(x-w-8, y, w, 44)))
	}
	p.form.Add(yes)
}

// fillDecisionBar asks in the small frame's bar.
func (p *Page) fillDecisionBar(r draw.Rect, d decision) {
	x := r.Right() - 8 - theme.TouchTarget
	if d.warn { // stands as long as the turn: the drawer stays within reach
		x = p.addDrawerButton(r.Right()-4) - 96
		p.form.Add(ui.Secondary(d.yesID, d.yes).At(p.inBar(x, 96)))
	} else {
		p.form.Add(ui.BarButton(d.yesID, draw.IconCheck, d.yes).At(p.inBar(x, theme.TouchTarget)))
	}
	if d.no != "" {
		x -= 48
		p.form.Add(ui.BarButton(d.noID, draw.IconClose, d.no).At(p.inBar(x, theme.TouchTarget)))
	}
	head := draw.Box(r.X+12, r.Y, x-r.X-20, r.H)
	var lines []string
	if draw.Measure(theme.Body, d.head, p.view.Scale) > head.W {
		lines = draw.WrapTo(2, theme.Caption, d.head, head.W, p.view.Scale)
	}
	p.form.Paint(func(c *draw.Canvas) {
		if lines == nil {
			c.TextIn(theme.Body, head, draw.AlignLeft, d.head, c.Theme.Ink)
			return
		}
		c.Lines(theme.Caption, lines, head.X, head.Y+(head.H-float64(len(lines))*theme.Caption.Line)/2, c.Theme.Ink)
	})
}

// fillTransport is the way through the moves: to the start, back, on by itself,
// forward, to the end.
func (p *Page) fillTransport(r draw.Rect) float64 {
	free := r.H == 0
	if free {
		r.H = 64
		if p.plan.Dense {
			r.H = 44
		}
	}
	play, spoken := draw.IconPlay, "review.auto"
	if p.auto > 0 {
		play, spoken = draw.IconPause, "review.stop"
	}
	t := p.table
	first, last := t.Ply() == 0, t.Live()
	list := []action{
		{id: "first", icon: draw.IconFirst, key: "review.first", off: first},
		{id: "prev", icon: draw.IconPrev, key: "review.prev", off: first},
		{id: "auto", icon: play, key: spoken, off: last && p.auto == 0},
		{id: "next", icon: draw.IconNext, key: "review.next", off: last},
		{id: "last", icon: draw.IconLast, key: "review.last", off: last},
	}
	const count = 72.0
	columns := draw.Box(r.X, r.Y, r.W-count, r.H).Columns(len(list), 0)
	for i, a := range list {
		ctl := ui.BarButton(a.id, a.icon, locale.T(a.key)).At(columns[i])
		if !p.plan.Dense && r.H >= 60 {
			ctl = ui.IconButton(a.id, a.icon, locale.T(a.key)).At(columns[i])
		}
		ctl.Off = a.off
		p.form.Add(ctl)
	}
	now, all := strconv.Itoa(t.Ply()), "/"+strconv.Itoa(t.Match().Ply())
	round := locale.T("play.round", locale.Num("n", t.Round()))
	p.form.Paint(func(c *draw.Canvas) {
		w := c.Measure(theme.Clock, now)
		aw := c.Measure(theme.Moves, all)
		y := r.Y + r.H/2 - 24
		c.Text(theme.Clock, now, r.Right()-w-aw, y+2, c.Theme.Ink)
		c.TextIn(theme.Moves, draw.Box(r.Right()-aw, y-2, aw+2, 32), draw.AlignLeft, all, c.Theme.Ink3)
		c.TextIn(theme.Caption, draw.Box(r.Right()-count, y+28, count, 18), draw.AlignRight, round, c.Theme.Ink2)
	})
	if free {
		return r.Bottom() + 8
	}
	return r.Bottom()
}
