package play

import (
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// newWarning says which count is about to end the game; nothing while an
// earlier turn is looked at, or nobody plays.
func (p *Page) newWarning() string {
	if !p.table.Live() || p.table.Over() || p.watched() {
		return ""
	}
	return phrase.Of(p.info, p.table.Match().Warning())
}

// dueLine is what must not be missed at this moment, "" if there is nothing: a
// count that is about to end the game, else who waits for whom, else a piece that
// goes stale with this turn, which the board tells too.
func (p *Page) dueLine() string {
	switch {
	case p.warning != "":
		return p.warning
	case p.orderLine() != "":
		return p.orderLine()
	}
	return p.staleLine()
}

// fillWarning places what must be decided, below it the line of the moment, unless
// it stands in the place of the stratagem in force.
func (p *Page) fillWarning(r draw.Rect, decide func(draw.Rect) float64) float64 {
	r.Y = decide(r)
	line := p.dueLine()
	if line == "" || p.plan.Dense && p.hasStratagems() {
		return r.Y
	}
	if r.H = 36; p.plan.Dense { // leaves the moves room
		r.H = theme.Caption.Line
	}
	p.paintDue(r, line)
	return r.Bottom() + 6
}

// paintDue writes the line of the moment behind its badge, in one line or two small
// ones.
func (p *Page) paintDue(r draw.Rect, line string) {
	mark, left := p.dueMark(r)
	text := draw.Box(r.X+left, r.Y, r.W-left, r.H)
	if p.plan.Frame == ui.Small && len(draw.Wrap(theme.Caption, line, text.W, p.view.Scale)) > 2 && p.dueAside(line) {
		line, _ = p.smallLine()
	}
	var lines []string
	if n := min(2, int(r.H/theme.Caption.Line)); n < 2 || draw.Measure(theme.Body, line, p.view.Scale) > text.W {
		lines = draw.WrapTo(n, theme.Caption, line, text.W, p.view.Scale)
	}
	p.form.Paint(func(c *draw.Canvas) {
		mark(c)
		if lines == nil {
			c.TextIn(theme.Body, text, draw.AlignLeft, line, c.Theme.Ink2)
			return
		}
		c.Lines(theme.Caption, lines, text.X, text.Y+(text.H-float64(len(lines))*theme.Caption.Line)/2, c.Theme.Ink2)
	})
}

// dueMark is what stands before the line of the moment and how far the line is set
// in: a badge; in the small frame, whose bar tells nothing else while a count is
// near, and before the order of turns, the colour of the side to move.
func (p *Page) dueMark(r draw.Rect) (mark func(*draw.Canvas), left float64) {
	badge := sealOf("event.strat.stale.badge")
	if p.warning == "" && p.ordered.on() {
		dot := armyColor(p.look.Theme, p.info, p.table.View().Actor)
		return func(c *draw.Canvas) { drawDot(c, r.X, r.Y+r.H/2, dot) }, 20
	}
	if p.warning != "" {
		badge = sealEnd()
		if p.plan.Frame == ui.Small {
			dot := armyColor(p.look.Theme, p.info, p.table.Actor())
			return func(c *draw.Canvas) { drawDot(c, r.X, r.Y+r.H/2, dot) }, 20
		}
	}
	if r.H < 26 { // no room for it
		return func(c *draw.Canvas) { drawDot(c, r.X+4, r.Y+r.H/2, c.Theme.Warn) }, 24
	}
	disc := draw.Box(r.X+4, r.Y+(r.H-26)/2, 26, 26)
	return func(c *draw.Canvas) {
		c.Shape(disc, draw.Shape{Radius: 13, Line: 1.5, Stroke: c.Theme.Warn, Dashed: true})
		c.TextIn(theme.Caption, disc, draw.AlignCenter, badge, c.Theme.Ink2)
	}, 38
}

// dueAside writes a line that is too long for the small frame's bar between the
// board and what stands below, if there is room for all of it.
func (p *Page) dueAside(line string) bool {
	top, bottom := p.boardRect().Bottom()+p.plan.Track+p.plan.TrackGap, p.plan.Bar.Y
	if !p.plan.Buttons.Empty() {
		bottom = p.plan.Buttons.Y
	}
	lines := draw.Wrap(theme.Caption, line, p.view.W-2*theme.Grid, p.view.Scale)
	spare := bottom - top - float64(len(lines))*theme.Caption.Line
	if spare < 0 || p.drawer.shown() {
		return false
	}
	p.form.Paint(func(c *draw.Canvas) { c.Lines(theme.Caption, lines, theme.Grid, top+spare/2, c.Theme.Ink2) })
	return true
}
