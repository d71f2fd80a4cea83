package settings

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (look.md §8 Settings).
const (
	titleHeight = 96
	phoneBar    = 56
	cardHead    = 44
	rowHeight   = 56
	tallRow     = 64
	facesHeight = 148
	threeFrom   = 1180
	twoFrom     = 760
	widest      = 1440
)

// columns names the cards of each column, by how many columns there are.
var columns = map[int][][]string{
	1: {{"look", "board", "play", "sound", "motion", "data", "credits"}},
	2: {{"look", "board", "data"}, {"play", "sound", "motion", "credits"}},
	3: {{"look", "board"}, {"play", "credits"}, {"sound", "motion", "data"}},
}

func (p *Page) build() {
	v := p.view
	n, head := 1, float64(titleHeight)
	switch {
	case v.W >= threeFrom:
		n = 3
	case v.W >= twoFrom:
		n = 2
	}
	if v.Phone() || v.H < 500 {
		head = phoneBar
	}
	m := v.Margin()
	col := draw.Box(m, head, min(v.W-2*m, widest), v.H)
	col.X = (v.W - col.W) / 2
	p.title(col, head)
	p.Form.BeginScroll(&p.scroll, draw.Box(0, head, v.W, v.H-head))
	bottom := head
	for i, r := range col.Columns(n, theme.CardGap) {
		y := head
		for _, key := range columns[n][i] {
			y = p.card(key, draw.Box(r.X, y, r.W, 0)) + theme.CardGap
		}
		bottom = max(bottom, y)
	}
	p.Form.EndScroll(v.W, bottom+m-theme.CardGap)
}

func (p *Page) title(col draw.Rect, head float64) {
	if head == phoneBar {
		p.Form.Add(ui.BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(4, 6, 44, 44)))
		p.Form.Paint(func(c *draw.Canvas) {
			c.Text(theme.Name, locale.T("settings.title"), 52, 7, c.Theme.Ink)
			c.Text(theme.Caption, locale.T("settings.data.where"), 52, 30, c.Theme.Ink2)
		})
		return
	}
	p.Form.Add(ui.BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(col.X-9, 26, 44, 44)))
	p.Form.Paint(func(c *draw.Canvas) {
		c.Text(theme.Title, locale.T("settings.title"), col.X+48, 22, c.Theme.Ink)
		c.Text(theme.Caption, locale.T("settings.data.where"), col.X+48, 53, c.Theme.Ink2)
	})
}

// card lays a card out and returns the y below it.
func (p *Page) card(key string, r draw.Rect) float64 {
	for _, c := range p.cards {
		if c.key == key {
			return p.fill(c, r)
		}
	}
	return r.Y
}

func (p *Page) fill(c card, r draw.Rect) float64 {
	r.H = cardHead
	for i := range c.rows {
		r.H += p.height(&c.rows[i], r.W-34)
	}
	name, seal := locale.T("settings."+c.key), locale.T("settings."+c.key+".seal")
	p.Form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		c.Seal(seal, draw.Box(r.X+17, r.Y+11, 22, 22), 0)
		c.TextIn(theme.Name, draw.Box(r.X+51, r.Y, r.W-68, cardHead), draw.AlignLeft, name, c.Theme.Ink)
	})
	y := r.Y + cardHead
	for i := range c.rows {
		area := draw.Box(r.X+17, y, r.W-34, p.height(&c.rows[i], r.W-34))
		p.Form.Paint(func(c *draw.Canvas) { c.HLine(area.X, area.Y, area.W, c.Theme.Line) })
		p.row(&c.rows[i], area)
		y = area.Bottom()
	}
	return r.Bottom()
}

// toggleRoom is what a toggle takes at the right of its row.
const toggleRoom = 56

// lines are what explains a row below its label.
func (p *Page) lines(r *row, w float64) []string {
	key, text := "settings."+r.key+".line", r.said
	switch {
	case r.special == reset:
		return nil
	case text == "" && locale.Has(key):
		text = locale.T(key)
	case text == "":
		return nil
	}
	return draw.WrapTo(2, theme.Caption, text, w-toggleRoom, p.view.Scale)
}

func (p *Page) height(r *row, w float64) float64 {
	lines := float64(len(p.lines(r, w)))
	switch {
	case r.special == faces:
		return facesHeight
	case lines > 0:
		return tallRow + (lines-1)*theme.Caption.Line
	case r.special == reset:
		return tallRow
	case p.stacked(r, w):
		return rowHeight + stackedMore
	}
	return rowHeight
}

// stackedMore is how much higher a row is whose label stands above its values.
const stackedMore = 28

// stacked reports whether a row of a width has no room for its label beside its
// values.
func (p *Page) stacked(r *row, w float64) bool {
	if r.value == nil {
		return false
	}
	parts := ui.FittedSegments(r.key, w, 0, 44, r.values, r.labels, p.shown(r), p.view.Scale)
	return draw.Measure(ui.ButtonText, locale.T("settings."+r.key), p.view.Scale) > parts[0].Rect.X-8
}

func (p *Page) row(r *row, area draw.Rect) {
	label := locale.T("settings." + r.key)
	switch {
	case r.special == faces:
		p.faceTiles(area)
		return
	case r.special == reset:
		p.resetButton(area)
		return
	case r.on != nil:
		p.label(label, p.lines(r, area.W), area, toggleRoom)
		p.Form.Add(ui.Toggle(r.key, label, *r.on).At(draw.Box(area.X, area.Y+1, area.W, area.H-1)))
		if r.special == shapes {
			at := area.X + draw.Measure(ui.ButtonText, label, p.view.Scale) + 16
			p.shapePieces(draw.Box(at, area.Y+9, 120, 26))
		}
	case r.value != nil:
		y, above := area.Y+6, area
		stacked := p.stacked(r, area.W)
		if stacked {
			y, above.H = y+stackedMore, 36
		}
		parts := ui.FittedSegments(r.key, area.Right(), y, 44, r.values, r.labels, p.shown(r), p.view.Scale)
		taken := area.Right() - parts[0].Rect.X + 8
		if stacked {
			taken = 0
		}
		p.label(label, nil, above, taken)
		p.Form.AddAll(parts)
	case r.percent != nil:
		p.label(label, nil, area, 168)
		p.slider(draw.Box(area.Right()-160, area.Y+6, 160, 44))
	default:
		p.label(label, p.lines(r, area.W), area, 0)
	}
}

func (p *Page) label(label string, lines []string, area draw.Rect, taken float64) {
	w := area.W - taken
	p.Form.Paint(func(c *draw.Canvas) {
		if len(lines) == 0 {
			c.TextFit(draw.Box(area.X, area.Y, w, area.H), draw.AlignLeft, label, c.Theme.Ink, ui.ButtonText, tightLabel)
			return
		}
		c.TextFit(draw.Box(area.X, area.Y+9, w, 26), draw.AlignLeft, label, c.Theme.Ink, ui.ButtonText, tightLabel)
		c.Lines(theme.Caption, lines, area.X, area.Y+34, c.Theme.Ink2)
	})
}

// tightLabel is the type of labels too long for their rows.
var tightLabel = theme.Role{Size: 14, Line: 26}

// faceSample is what the tiles of the faces show: K N C R of four armies.
var faceSample = []game.Piece{
	game.NewPiece(game.King, game.Wu), game.NewPiece(game.Knight, game.Wei),
	game.NewPiece(game.Cannon, game.Shu), game.NewPiece(game.Rook, game.Han),
}

// faceTiles is a tile for each kind of face.
func (p *Page) faceTiles(area draw.Rect) {
	tiles := draw.Box(area.X, area.Y+12, area.W, 124).Columns(3, theme.GroupGap)
	kinds := [3]render.Faces{render.Hanzi, render.Letters, render.Figures}
	for i, key := range []string{"hanzi", "letters", "figures"} {
		name := locale.T("settings.faces." + key)
		on := p.session.Settings.ArtFaces() == kinds[i]
		p.Form.Add(ui.Control{ID: "faces." + key, Name: name, Role: ui.RoleRadio, Rect: tiles[i], On: on,
			Draw: func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
				p.drawFaceTile(c, ctl, s, kinds[i], name)
			}})
	}
}

func (p *Page) drawFaceTile(c *draw.Canvas, ctl *ui.Control, s ui.State, faces render.Faces, name string) {
	r := ctl.Rect
	shape := draw.Shape{Radius: theme.ButtonRadius, Line: 1, Stroke: c.Theme.Line2}
	if ctl.On {
		shape = draw.Shape{Radius: theme.ButtonRadius, Line: 2, Fill: theme.Alpha(c.Theme.Hint, 0.16), Stroke: c.Theme.Hint}
	} else if s.Hover {
		shape.Stroke = c.Theme.Ink3
	}
	c.Shape(r, shape)
	c.TextFit(draw.Box(r.X+3, r.Bottom()-32, r.W-6, 26), draw.AlignCenter, name, c.Theme.Ink, theme.Body, theme.Caption)
	if p.sample == nil {
		return
	}
	look := p.session.Look(c.Scale)
	look.Faces = faces
	for i, piece := range faceSample {
		x, y := r.X+r.W/2-37+float64(i%2)*40, r.Y+11+float64(i/2)*40
		c.Piece(look, p.sample, piece, piece.Origin(), draw.Box(x, y, 34, 34))
	}
}

// shapePieces shows the armies' outlines.
func (p *Page) shapePieces(r draw.Rect) {
	if p.sample == nil {
		return
	}
	p.Form.Paint(func(c *draw.Canvas) {
		look := p.session.Look(c.Scale)
		look.Shapes, look.Faces = true, render.Hanzi
		for i, army := range []game.Army{game.Wei, game.Shu, game.Wu, game.Han} {
			c.Piece(look, p.sample, game.NewPiece(game.King, army), army, draw.Box(r.X+float64(i)*28, r.Y+1, 23, 23))
		}
	})
}

// slider is the volume.
func (p *Page) slider(r draw.Rect) {
	volume := p.session.Settings.Volume
	name := locale.T("a11y.volume", locale.Num("n", volume))
	p.Form.Add(ui.Control{ID: "volume", Name: name, Value: strconv.Itoa(volume), Role: ui.RoleSlider, Rect: r,
		Slide: func(x float64) { p.setVolume(int(x*105 - 2)) },
		Draw: func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
			r := ctl.Rect
			mid := r.Y + r.H/2
			at := r.X + 11 + (r.W-22)*float64(p.session.Settings.Volume)/100
			c.Shape(draw.Box(r.X, mid-3, r.W, 6), draw.Shape{Radius: 3, Fill: c.Theme.Sunk})
			c.Shape(draw.Box(r.X, mid-2, at-r.X, 4), draw.Shape{Radius: 2, Fill: c.Theme.Hint})
			c.Shape(draw.Box(at-11, mid-11, 22, 22), draw.Shape{Radius: 11, Line: 2, Fill: c.Theme.Card, Stroke: c.Theme.Hint})
		}})
}

// resetButton restores the defaults; pressed once it asks.
func (p *Page) resetButton(area draw.Rect) {
	r := draw.Box(area.X, area.Y+10, area.W, 44)
	if p.asked {
		p.Form.Add(ui.Warning("reset", draw.IconReset, locale.T("dialog.reset.title")).At(r))
		return
	}
	p.Form.Add(ui.IconLabel("reset", draw.IconReset, locale.T("settings.reset")).At(r))
}
