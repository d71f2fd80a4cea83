package share

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// preview is a small picture of the frame at its beginning, with the default look.
type preview struct {
	seen  sight
	title string
	shown shown
}

// sight is everything that determines the look of the board.
type sight struct {
	look     art.Look
	position string
	ply      int
}

// barHigh is how high the bar below a small board is, in a frame and in a drawing.
const barHigh = 40.0

// foresee makes the picture for the present choices, once.
func (p *Page) foresee() {
	s, in, v := p.frameStand(), p.what.Variant.Info(), &p.frame.preview
	v.title = locale.T("game." + in.ID + ".name")
	seen := sight{p.visited().Art(), p.framePosition(s), s.ply}
	if v.seen == seen {
		return
	}
	v.seen = seen
	m := &snapshot.Moment{Last: game.NoTurn, Earlier: game.NoTurn}
	if m.View = s.game.ViewAt(s.ply, game.NoSeat); s.record && !p.frame.kit {
		m.Last, m.Earlier, m.Events = s.game.Recent(s.ply)
	}
	quarter := 0
	if int(p.what.Bottom) < len(in.Seats) {
		quarter = in.Seats[p.what.Bottom].Quarter
	}
	b := snapshot.NewBoard(in, seen.look, snapshot.Small, snapshot.Small, quarter)
	c := paint.New(b.Size())
	b.Draw(c, 0, 0, m)
	v.shown.set(c.Img)
}

// visited is the look of the frame.
func (p *Page) visited() render.Look {
	f, in, lang := &p.frame, p.what.Variant.Info(), locale.Current()
	look := render.Look{Theme: &theme.Light, Faces: art.UsualFaces(in, lang), Lang: lang}
	if f.bg == "dark" || f.bg == "" && p.view.Theme.Dark {
		look.Theme = &theme.Dark
	}
	switch f.pieces {
	case "hanzi":
		look.Faces = render.Hanzi
	case "letters":
		look.Faces = render.Letters
	case "figures":
		look.Faces = render.Figures
	}
	if f.kit {
		look.Coordinates = render.NoCoordinates
	}
	return look
}

// draw draws the frame, no larger than it is: the board, and its bar.
func (f *frame) draw(c *canvas.Canvas, r canvas.Rect) {
	was := c.Theme
	defer func() { c.Theme = was }()
	c.Theme = f.preview.seen.look.Theme
	w, h := f.extent()
	k := min(r.W/w, r.H/h, 1)
	box := r.Center(w*k, h*k)
	bar := canvas.Box(box.X, box.Bottom()-barHigh*k, box.W, barHigh*k)
	ground := c.Theme.Paper
	if f.kit {
		ground = c.Theme.Card
	}
	c.Shape(box, canvas.Shape{Fill: ground})
	f.preview.shown.draw(c, canvas.Box(box.X, box.Y, box.W, bar.Y-box.Y))
	c.Shape(bar, canvas.Shape{Fill: c.Theme.Card})
	f.foot(c, bar, k)
	c.Shape(box, canvas.Shape{Line: 1, Stroke: was.Line2})
}

// extent is how large the frame is, and the drawing of an element as wide as a board.
func (f *frame) extent() (w, h float64) {
	if f.kit {
		size := f.preview.shown.size
		return float64(size.X), float64(size.Y) + barHigh
	}
	width, height, _ := strings.Cut(f.size, "x")
	w, _ = strconv.ParseFloat(width, 64)
	h, _ = strconv.ParseFloat(height, 64)
	return w, h
}

// foot is the bar's content: the game, and the button that opens it or those that step.
func (f *frame) foot(c *canvas.Canvas, r canvas.Rect, k float64) {
	role := theme.Role{Size: 15 * k, Line: 20 * k}
	if f.kit {
		open := locale.T("library.open")
		wide := c.Measure(role, open) + 28*k
		button := canvas.Box(r.Right()-12*k-wide, r.Y+6*k, wide, r.H-12*k)
		c.Shape(button, canvas.Shape{Radius: 6 * k, Fill: c.Theme.Seal})
		c.TextIn(role, button, canvas.AlignCenter, open, c.Theme.SealText)
		c.TextFit(canvas.Box(r.X+12*k, r.Y, button.X-r.X-24*k, r.H), canvas.AlignLeft, f.preview.title, c.Theme.Ink, role)
		return
	}
	c.Seal(string([]rune(locale.ZhHans.T("app.name"))[:1]), canvas.Box(r.X+8*k, r.Y+8*k, 24*k, 24*k), 0)
	x := r.Right() - 8*k
	for _, icon := range []canvas.Icon{canvas.IconHome, canvas.IconUp, canvas.IconNext, canvas.IconPrev} {
		x -= barHigh * k
		c.IconIn(icon, canvas.Box(x, r.Y, barHigh*k, r.H), 20*k, c.Theme.Ink2)
	}
	c.TextFit(canvas.Box(r.X+40*k, r.Y, x-r.X-48*k, r.H), canvas.AlignLeft, f.preview.title, c.Theme.Ink, role)
}
