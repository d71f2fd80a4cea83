package play

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// ladder is the order of capture as a row of discs, the greatest first.
type ladder struct {
	signs  []string
	jumper int           // the rank of the cannon
	chosen int           // the rank of the selected piece, -1 without one
	disc   *ebiten.Image // the selected piece
	only   [2]string     // the exceptions: of the soldier, of the cannon
}

func (p *Page) newLadder() ladder {
	l := ladder{chosen: -1, jumper: slices.Index(p.info.Ranks, game.Cannon), only: [2]string{locale.T("play.order.soldier"), locale.T("play.order.cannon")}}
	for _, k := range p.info.Ranks {
		l.signs = append(l.signs, p.plainSign(k))
	}
	sq := p.table.Hand().Selected()
	if sq == game.NoSquare {
		return l
	}
	cell := p.table.View().Cells[sq]
	for i, k := range p.info.Ranks {
		if !cell.Piece.Hidden() && cell.Piece.Kind() == k {
			l.chosen, l.disc = i, p.pieceImage(cell.Piece, cell.Commander, rungDisc)
		}
	}
	return l
}

// plainSign is a kind's sign whatever its army: 君, not 吴.
func (p *Page) plainSign(k game.Kind) string {
	last := ".face"
	if locale.Current() == locale.En {
		last = ".letter"
	}
	return locale.T(phrase.PieceKey(p.info, game.NewPiece(k, 0), last))
}

// Measures of the ladder.
const (
	rungDisc   = 38.0
	ladderHigh = 84.0
	onlyHigh   = 30.0
)

// ladderBlocks are the ladder and its exceptions: side by side, or one below the
// other where they do not fit.
func (p *Page) ladderBlocks(w float64) []block {
	l := p.aids.order
	const disc, gap = 30.0, 12.0
	lines := [2]float64{}
	for i, s := range l.only {
		lines[i] = disc + draw.Measure(theme.Caption, s, p.view.Scale) + gap
	}
	below := lines[0]+lines[1] > w
	h := onlyHigh + 10
	if below {
		h += onlyHigh
	}
	return []block{
		{ladderHigh, func(c *draw.Canvas, r draw.Rect) { l.draw(c, r) }},
		{h, func(c *draw.Canvas, r draw.Rect) {
			c.HLine(r.X, r.Y, r.W, c.Theme.Line)
			l.drawOnly(c, draw.Box(r.X, r.Y+6, r.W, onlyHigh), len(l.signs)-1, l.only[0])
			at := draw.Box(r.X+lines[0], r.Y+6, r.W, onlyHigh)
			if below {
				at = draw.Box(r.X, r.Y+6+onlyHigh, r.W, onlyHigh)
			}
			l.drawOnly(c, at, l.jumper, l.only[1])
		}},
	}
}

// draw draws the ladder: discs, the greatest at the left, with their ranks.
func (l *ladder) draw(c *draw.Canvas, r draw.Rect) {
	size := min(rungDisc, r.W/float64(len(l.signs))-10)
	step := (r.W - size) / float64(len(l.signs)-1)
	for i := range l.signs {
		x := r.X + float64(i)*step
		at := draw.Box(x, r.Y+12, size, size)
		ink := c.Theme.Ink2
		if i == l.chosen {
			c.PictureIn(l.disc, at)
			ink = c.Theme.Ink
		} else {
			drawPlainDisc(c, at, l.signs[i], rungSign)
		}
		if i > 0 {
			c.TextIn(theme.Caption, draw.Box(x-step+size, at.Y, step-size, size), draw.AlignCenter, ">", c.Theme.Ink3)
		}
		c.TextIn(theme.Caption, draw.Box(x, at.Bottom()+4, size, theme.Caption.Line), draw.AlignCenter, digits[len(l.signs)-i], ink)
	}
}

var digits = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}

// drawOnly draws an exception behind the disc of the rank it is about.
func (l *ladder) drawOnly(c *draw.Canvas, r draw.Rect, rank int, text string) {
	drawPlainDisc(c, draw.Box(r.X, r.Y+(r.H-22)/2, 22, 22), l.signs[rank], rungSmall)
	c.TextIn(theme.Caption, draw.Box(r.X+30, r.Y, r.W-30, r.H), draw.AlignLeft, text, c.Theme.Ink)
}

var (
	rungSign  = theme.Role{Size: 20, Line: 26, Bold: true}
	rungSmall = theme.Role{Size: 13, Line: 18, Bold: true}
)

// drawPlainDisc draws a disc of no army with a sign.
func drawPlainDisc(c *draw.Canvas, r draw.Rect, sign string, role theme.Role) {
	m := theme.Materials[game.Ivory]
	c.Shape(r.Inset(-0.5).Move(0, 1.5), draw.Shape{Radius: r.W/2 + 0.5, Fill: theme.Alpha(theme.Light.Ink, 0.25)})
	c.Shape(r, draw.Shape{Radius: r.W / 2, Line: 1, Fill: m.Body, Stroke: m.Edge})
	c.Shape(r.Inset(r.W*0.09), draw.Shape{Radius: r.W * 0.41, Line: 1, Stroke: theme.Alpha(m.Edge, 0.6)})
	c.TextIn(role, r, draw.AlignCenter, sign, m.Face)
}
