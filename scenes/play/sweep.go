package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// The controls of a sweep.
const (
	sweepYes = "sweep.yes"
	sweepNo  = "sweep.no"
)

// sweepDecision is the sweep as far as it is offered or has been chosen
// (stratagem.md §5 水中停滯).
func (p *Page) sweepDecision() (decision, bool) {
	if !p.table.Hand().Active() || len(p.table.Hand().Ways(game.ChooseSweep)) == 0 {
		return decision{}, false
	}
	stale, n := p.staleEnemy()
	if p.ahead.sweep {
		head := locale.T("event.strat.sweep.count.one")
		if n > 1 {
			head = locale.T("event.strat.sweep.count", locale.Num("n", n))
		}
		return decision{head: head, line: locale.T("why.sweep.move"), yes: locale.T("play.sweep.no"), yesID: sweepNo, seal: "event.strat.stale.badge", warn: true}, true
	}
	head := locale.T("play.sweep.title", owned(p.info, "side", stale.Origin()), named1("piece", ui.PieceWord(p.info, stale)))
	if n > 1 {
		head = locale.T("play.sweep.title.many", locale.Num("n", n))
	}
	return decision{head: head, line: locale.T("play.sweep.line"), yes: locale.T("play.sweep.button"), yesID: sweepYes, primary: true, seal: "event.strat.stale.badge", warn: true}, true
}

// staleEnemy is one of the stale pieces that the actor may sweep, and how many
// there are.
func (p *Page) staleEnemy() (piece game.Piece, n int) {
	v := p.table.View()
	for _, c := range v.Cells {
		if c.Mark&game.MarkStale != 0 && c.Commander != v.Actor {
			piece = c.Piece
			n++
		}
	}
	return piece, n
}

func named1(name, value string) locale.Arg { return locale.Arg{Name: name, Value: value} }

func (p *Page) pieceWord(sq game.Square) string {
	return ui.PieceWord(p.info, p.table.View().Cells[sq].Piece)
}

// drawWarning is the ground of a warning: its border and its badge.
func drawWarning(c *ui.Canvas, r ui.Rect, badge string) {
	c.Shape(r, ui.Shape{Radius: theme.CardRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Warn, 0.12), Stroke: c.Theme.Warn})
	disc := ui.Box(r.X+12, r.Y+(r.H-36)/2, 36, 36)
	c.Shape(disc, ui.Shape{Radius: 18, Fill: c.Theme.Warn})
	c.TextIn(theme.Name, disc, ui.AlignCenter, badge, c.Theme.BadgeText)
}

// fillWarning places what must be decided, below it a line that warns of pieces
// about to go stale.
func (p *Page) fillWarning(r ui.Rect, decide func(ui.Rect) float64) float64 {
	r.Y = decide(r)
	line := p.dueLine()
	if line == "" || p.plan.Dense {
		return r.Y
	}
	r.H = 36
	p.paintDue(r, line)
	return r.Bottom() + 6
}

// paintDue warns of a piece about to go stale: its badge and, in one line or two
// small ones, its turn.
func (p *Page) paintDue(r ui.Rect, line string) {
	badge := sealOf("event.strat.stale.badge")
	disc := ui.Box(r.X+4, r.Y+(r.H-26)/2, 26, 26)
	text := ui.Box(disc.Right()+8, r.Y, r.Right()-disc.Right()-8, r.H)
	var lines []string
	if ui.Measure(theme.Body, line, p.view.Scale) > text.W {
		lines = ui.WrapTo(2, theme.Caption, line, text.W, p.view.Scale)
	}
	p.form.Paint(func(c *ui.Canvas) {
		c.Shape(disc, ui.Shape{Radius: 13, Line: 1.5, Stroke: c.Theme.Warn, Dashed: true})
		c.TextIn(theme.Caption, disc, ui.AlignCenter, badge, c.Theme.Ink2)
		if lines == nil {
			c.TextIn(theme.Body, text, ui.AlignLeft, line, c.Theme.Ink2)
			return
		}
		c.Lines(theme.Caption, lines, text.X, text.Y+(text.H-float64(len(lines))*theme.Caption.Line)/2, c.Theme.Ink2)
	})
}
