package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
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
	head := locale.T("play.sweep.title", owned(p.info, "side", stale.Origin()), named1("piece", phrase.PieceWord(p.info, stale)))
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
	return phrase.PieceWord(p.info, p.table.View().Cells[sq].Piece)
}

// drawWarning is the ground of a warning: its border and its badge.
func drawWarning(c *draw.Canvas, r draw.Rect, badge string) {
	c.Shape(r, draw.Shape{Radius: theme.CardRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Warn, 0.12), Stroke: c.Theme.Warn})
	disc := draw.Box(r.X+12, r.Y+(r.H-36)/2, 36, 36)
	c.Shape(disc, draw.Shape{Radius: 18, Fill: c.Theme.Warn})
	c.TextIn(theme.Name, disc, draw.AlignCenter, badge, c.Theme.BadgeText)
}
