package svg

import (
	"image"
	"image/color"
	"slices"

	"yanyi/render/paint"
)

// Sheet keeps the drawings on its canvases. It is [plan.Drafts].
type Sheet struct {
	drafts map[*image.RGBA]*draft
}

// NewSheet returns an empty sheet.
func NewSheet() *Sheet { return &Sheet{drafts: map[*image.RGBA]*draft{}} }

// Canvas is a canvas with a drawing that the sheet keeps.
func (s *Sheet) Canvas(w, h int) *paint.Canvas {
	d := &draft{}
	c := paint.Recorded(w, h, d)
	s.drafts[c.Img] = d
	return c
}

// draft is the drawing on a canvas, in order.
type draft struct{ items []item }

// item is a shape, or a draft that was drawn onto this one.
type item struct {
	outlines []outline
	fill     paint.Paint // nil for lines
	pen      paint.Pen
	color    color.NRGBA // of lines
	boxes    []box       // of the items in the same paint

	draft   *image.RGBA // nil for a shape
	x, y    int
	opacity float64
	reach   float64 // only within so far of the draft's middle; 0 for all of it
}

// outline is a line of a shape.
type outline struct {
	pts    []paint.Point
	closed bool
}

// box is where a shape lies.
type box struct{ x0, y0, x1, y1 float64 }

func (b box) overlaps(o box) bool {
	const touch = 0.01
	return b.x0 < o.x1-touch && o.x0 < b.x1-touch && b.y0 < o.y1-touch && o.y0 < b.y1-touch
}

// Fill takes a filled shape down.
func (d *draft) Fill(p *paint.Path, with paint.Paint, clip image.Rectangle) {
	if solid, ok := with.(paint.Solid); ok && solid.A == 0 {
		return
	}
	d.add(item{outlines: outlinesOf(p, clip, false), fill: with}, 0)
}

// Stroke takes lines down.
func (d *draft) Stroke(p *paint.Path, pen paint.Pen, col color.NRGBA, clip image.Rectangle) {
	if col.A == 0 {
		return
	}
	pen.Dash = slices.Clone(pen.Dash)
	d.add(item{outlines: outlinesOf(p, clip, true), pen: pen, color: col}, pen.Width/2)
}

// Draw takes down that another canvas of the sheet was drawn onto this one.
func (d *draft) Draw(src *image.RGBA, x, y int, opacity float64) {
	d.items = append(d.items, item{draft: src, x: x, y: y, opacity: opacity})
}

// DrawRound is Draw within a radius of the middle.
func (d *draft) DrawRound(src *image.RGBA, r, opacity float64) {
	d.items = append(d.items, item{draft: src, opacity: opacity, reach: r})
}

// add adds a shape, to one of the same paint if nothing between them would lie otherwise.
func (d *draft) add(it item, beyond float64) {
	if len(it.outlines) == 0 {
		return
	}
	b := boxOf(it.outlines)
	b = box{b.x0 - beyond, b.y0 - beyond, b.x1 + beyond, b.y1 + beyond}
	it.boxes = []box{b}
	for i := len(d.items) - 1; i >= 0; i-- {
		at := &d.items[i]
		if at.draft != nil {
			break
		}
		crossed := slices.ContainsFunc(at.boxes, b.overlaps)
		if at.sameAs(&it) && (!crossed || at.opaque()) {
			at.outlines, at.boxes = append(at.outlines, it.outlines...), append(at.boxes, b)
			return
		}
		if crossed {
			break
		}
	}
	d.items = append(d.items, it)
}

// sameAs reports whether two shapes are painted alike, in one colour.
func (it *item) sameAs(o *item) bool {
	if it.fill != nil || o.fill != nil {
		a, plain := it.fill.(paint.Solid)
		b, same := o.fill.(paint.Solid)
		return plain && same && a == b
	}
	return it.color == o.color && it.pen.Width == o.pen.Width && it.pen.Round == o.pen.Round &&
		it.pen.Phase == o.pen.Phase && slices.Equal(it.pen.Dash, o.pen.Dash)
}

// opaque reports whether shapes painted alike may lie over one another: lines in one colour
// may, filled ones might cancel each other out.
func (it *item) opaque() bool { return it.fill == nil && it.color.A == 255 }

func boxOf(lines []outline) box {
	b := box{1e9, 1e9, -1e9, -1e9}
	for _, l := range lines {
		for _, p := range l.pts {
			b = box{min(b.x0, p.X), min(b.y0, p.Y), max(b.x1, p.X), max(b.y1, p.Y)}
		}
	}
	return b
}
