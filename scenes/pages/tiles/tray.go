package tiles

import (
	"math"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/paint"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

var (
	tileName   = theme.Role{Size: 19, Line: 24, Bold: true}
	smallName  = theme.Role{Size: 16, Line: 22, Bold: true}
	palaceName = theme.Role{Size: 22, Line: 28, Bold: true}
)

// drawTileIn draws a tile: name above number.
func drawTileIn(c *draw.Canvas, r draw.Rect, k *locale.Stratagem, name theme.Role, what string) {
	d := c.Device(r)
	c.Picture(picture(pictureKey{what, c.Theme, d.Dx(), d.Dy(), c.Scale}, painter(what)), r.X, r.Y)
	ink := theme.Light.Ink
	text := k.Name(locale.Current())
	inner := draw.Box(r.X+r.W*0.14, r.Y, r.W*0.72, r.H)
	h := name.Line + 18
	top := r.Y + (r.H-2-h)/2
	drawFitted(c, name, draw.Box(inner.X-4, top, inner.W+8, name.Line), text, ink)
	c.TextIn(theme.Caption, draw.Box(r.X, top+name.Line, r.W, 18), draw.AlignCenter, strconv.Itoa(k.Number), theme.Mix(ink, theme.Light.Bamboo, 0.12))
}

// painter is how a picture is painted: a palace or a tile's ground.
func painter(what string) func(*paint.Canvas, pictureKey) {
	switch what {
	case "back":
		return drawBack
	case "palace":
		return drawPalace
	case "cells":
		return drawCells
	}
	return drawTile
}

// drawFitted draws a name in its role, or smaller in two lines where it is long,
// as English ones are.
func drawFitted(c *draw.Canvas, role theme.Role, r draw.Rect, text string, ink theme.Color) {
	if c.Measure(role, text) <= r.W {
		c.TextIn(role, r, draw.AlignCenter, text, ink)
		return
	}
	lines := draw.Wrap(theme.Caption, text, r.W+8, c.Scale)
	y := r.Y + r.H/2 - float64(len(lines))*7.5
	for _, l := range lines[:min(2, len(lines))] {
		c.TextIn(theme.Caption, draw.Box(r.X-8, y, r.W+16, 15), draw.AlignCenter, l, ink)
		y += 15
	}
}

// tileControl is a tile of the tray.
func (p *Page) tileControl(r draw.Rect, k *locale.Stratagem, name theme.Role) ui.Control {
	n, h := k.Number, p.hand
	label := p.text("a11y.tile", locale.Num("n", n), locale.Arg{Name: "name", Value: k.Name(locale.Current())}, locale.Arg{Name: "rule", Value: k.Sentence(locale.Current())})
	if h.slotOf(n) >= 0 {
		label = p.text("a11y.tile.laid", locale.Num("n", n), locale.Arg{Name: "name", Value: k.Name(locale.Current())})
	}
	return ui.Control{
		ID: "tile." + strconv.Itoa(n), Name: label, Role: ui.RoleRadio, Rect: r, On: h.picked == n,
		Draw: func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
			r := ctl.Rect
			if s.Pressed {
				r.Y++
			}
			switch {
			case h.picked == n:
				c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 2, Fill: theme.Mix(c.Theme.Card, c.Theme.Hint, 0.16), Stroke: c.Theme.Hint})
				p.tileText(c, r, k, name, c.Theme.Hint, strconv.Itoa(n))
			case h.slotOf(n) >= 0:
				c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: c.Theme.Sunk, Stroke: c.Theme.Line2, Dashed: true})
				p.tileText(c, r, k, name, c.Theme.Ink3, locale.T("deploy.laid"))
			default:
				drawTileIn(c, r, k, name, "plain")
				if s.Hover {
					c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 2, Stroke: theme.Alpha(c.Theme.Hint, 0.5)})
				}
			}
		},
	}
}

func (p *Page) tileText(c *draw.Canvas, r draw.Rect, k *locale.Stratagem, name theme.Role, ink theme.Color, foot string) {
	top := r.Y + (r.H-name.Line-18)/2
	drawFitted(c, name, draw.Box(r.X+r.W*0.1, top, r.W*0.8, name.Line), k.Name(locale.Current()), ink)
	c.TextIn(theme.Caption, draw.Box(r.X, top+name.Line, r.W, 18), draw.AlignCenter, foot, ink)
}

// columns are the pieces by which the tray is grouped, and how many columns each
// takes of eight.
var columns = []struct {
	letter string
	kind   game.Kind
	wide   int
}{
	{"R", game.Rook, 1}, {"N", game.Knight, 1}, {"C", game.Cannon, 1}, {"B", game.Bishop, 1},
	{"A", game.Advisor, 1}, {"K", game.King, 1}, {"P", game.Pawn, 2},
}

// shown are the kinds of a piece that pass filter and search.
func (p *Page) shown(letter string) []*locale.Stratagem {
	var list []*locale.Stratagem
	for i := range p.hand.kinds {
		if k := &p.hand.kinds[i]; (letter == "" || k.Piece == letter) && passes(k, p.filter, p.search.Text) {
			list = append(list, k)
		}
	}
	return list
}

// grouped lays the tray in eight columns by piece.
func (p *Page) grouped(area draw.Rect) {
	const gap, head = 8.0, 56.0
	w := (area.W - 7*gap) / 8
	rows := 4.0
	if len(p.hand.kinds) <= 16 {
		rows = 2
	}
	h := min(68, (area.H-head-(rows-1)*gap)/rows)
	x := area.X
	for _, col := range columns {
		kinds := p.shown(col.letter)
		wide := float64(col.wide)*(w+gap) - gap
		p.columnHead(draw.Box(x, area.Y, wide, head-16), col.kind, len(kinds), draw.AlignCenter)
		for i, k := range kinds {
			cx := x + float64(i%col.wide)*(w+gap)
			cy := area.Y + head + float64(i/col.wide)*(h+gap)
			p.form.Add(p.tileControl(draw.Box(cx, cy, w, h), k, tileName))
		}
		x += wide + gap
	}
}

// flowing lays the tray piece by piece, one below the other where eight columns do
// not fit, and returns its foot.
func (p *Page) flowing(r draw.Rect) float64 {
	const gap, h, head, least = 8.0, 64.0, 36.0, 82.0
	n := int((r.W + gap) / (least + gap))
	if n >= 8 {
		r.H = 56 + 4*(h+gap)
		p.grouped(r)
		return r.Bottom()
	}
	n = max(3, n)
	w := (r.W - float64(n-1)*gap) / float64(n)
	y := r.Y
	for _, col := range columns {
		kinds := p.shown(col.letter)
		if len(kinds) == 0 {
			continue
		}
		p.columnHead(draw.Box(r.X, y, r.W, head), col.kind, len(kinds), draw.AlignLeft)
		y += head + gap
		for i, k := range kinds {
			p.form.Add(p.tileControl(draw.Box(r.X+float64(i%n)*(w+gap), y+float64(i/n)*(h+gap), w, h), k, tileName))
		}
		y += math.Ceil(float64(len(kinds))/float64(n))*(h+gap) + 4
	}
	return y
}

// columnHead is a piece and how many tiles are his.
func (p *Page) columnHead(r draw.Rect, kind game.Kind, n int, align draw.Align) {
	piece := game.NewPiece(kind, p.hand.seat)
	label := p.text("deploy.tray.count", locale.Num("n", n))
	p.form.Paint(func(c *draw.Canvas) {
		x := r.X
		if align == draw.AlignCenter {
			x += (r.W - 36 - c.Measure(theme.Caption, label)) / 2
		}
		c.Piece(p.look(c), p.match.Info(), piece, p.hand.seat, draw.Box(x, r.Y+4, 28, 28))
		c.Text(theme.Caption, label, x+36, r.Y+9, c.Theme.Ink2)
		c.HLine(r.X, r.Bottom(), r.W, c.Theme.Line2)
	})
}

func (p *Page) look(c *draw.Canvas) render.Look { return p.session.Look(c.Scale) }

// filterChips are the groups, right of the search field or below it.
func (p *Page) filterChips(x, y float64) float64 {
	for _, f := range p.hand.usefulFilters() {
		label := locale.T("deploy.filter." + f)
		w := max(44, ui.ChipWidth(label, p.view.Scale)-10)
		p.form.Add(ui.ChipButton("filter."+f, label, p.filter == f).At(draw.Box(x, y, w, 44)))
		x += w + 8
	}
	return x
}

// filterWidth is how wide the chips are together.
func (p *Page) filterWidth() float64 {
	w := 0.0
	for _, f := range p.hand.usefulFilters() {
		w += max(44, ui.ChipWidth(locale.T("deploy.filter."+f), p.view.Scale)-10) + 8
	}
	return w
}

// tell says in little room what the tile in hand does.
func (p *Page) tell(r draw.Rect) {
	k := p.hand.kind(p.hand.picked)
	name, sentence := k.Name(locale.Current()), draw.WrapTo(2, theme.Caption, k.Sentence(locale.Current()), r.W, p.view.Scale)
	p.form.Paint(func(c *draw.Canvas) {
		c.Text(theme.Name, name, r.X, r.Y+2, c.Theme.Ink)
		x := r.X + c.Measure(theme.Name, name) + 12
		for _, label := range p.effects(k) {
			x += c.Chip(x, r.Y+3, label, c.Theme.Sunk, c.Theme.GoldText) + 8
		}
		c.Lines(theme.Caption, sentence, r.X, r.Y+29, c.Theme.Ink)
	})
}

// detail tells what the tile in hand does.
func (p *Page) detail(r draw.Rect) {
	k := p.hand.kind(p.hand.picked)
	p.form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		if k == nil {
			c.Lines(theme.Rule, draw.Wrap(theme.Rule, p.text("deploy.rule"), r.W-48, c.Scale), r.X+24, r.Y+24, c.Theme.Ink2)
			return
		}
		x := r.X + 24
		if r.W > 560 {
			drawTileIn(c, draw.Box(x, r.Y+(r.H-78)/2, 104, 78), k, palaceName, "active")
			x += 130
		}
		c.Text(theme.Title, k.Name(locale.Current()), x, r.Y+20, c.Theme.Ink)
		chipX := x + c.Measure(theme.Title, k.Name(locale.Current())) + 14
		for _, label := range p.effects(k) {
			chipX += c.Chip(chipX, r.Y+26, label, c.Theme.Sunk, c.Theme.GoldText) + 8
		}
		c.Lines(theme.Rule, draw.Wrap(theme.Rule, k.Sentence(locale.Current()), r.Right()-24-x, c.Scale), x, r.Y+62, c.Theme.Ink)
	})
}

// effects say how the tile's way may end.
func (p *Page) effects(k *locale.Stratagem) []string {
	var labels []string
	for _, how := range k.How {
		if key := "deploy.effect." + how; locale.Has(key) {
			labels = append(labels, locale.T(key))
		}
	}
	return labels
}
