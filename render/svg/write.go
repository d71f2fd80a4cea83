package svg

import (
	"fmt"
	"image"
	"image/color"
	"strings"

	"yanyi/render/paint"
)

// Writer writes the content of a sheet as SVG elements.
type Writer struct {
	sheet  *Sheet
	grid   Grid
	prefix string // of the names of definitions
	uses   map[*image.RGBA]int
	names  map[string]string // of definitions, by their text
	defs   strings.Builder
}

// NewWriter writes the drawings of a sheet; the names of its definitions begin with prefix.
func NewWriter(s *Sheet, grid Grid, prefix string) *Writer {
	return &Writer{sheet: s, grid: grid, prefix: prefix, uses: map[*image.RGBA]int{}, names: map[string]string{}}
}

// Drawing is a canvas's drawing. Its definitions are in Defs.
func (w *Writer) Drawing(of *image.RGBA) string { return strings.Join(w.Elements(of), "") }

// Elements are the elements of a canvas's drawing, one by one.
func (w *Writer) Elements(of *image.RGBA) []string {
	w.count(of)
	return w.draft(of)
}

// Defs is the elements that the drawings so far refer to, "" for none.
func (w *Writer) Defs() string {
	if w.defs.Len() == 0 {
		return ""
	}
	return "<defs>" + w.defs.String() + "</defs>"
}

// count notes how often each draft is drawn.
func (w *Writer) count(img *image.RGBA) {
	for _, it := range w.sheet.drafts[img].items {
		if it.draft == nil {
			continue
		}
		if w.uses[it.draft]++; w.uses[it.draft] == 1 {
			w.count(it.draft)
		}
	}
}

func (w *Writer) draft(img *image.RGBA) (list []string) {
	for _, it := range w.sheet.drafts[img].items {
		switch {
		case it.draft != nil:
			list = append(list, w.drawn(&it))
		case it.fill != nil:
			list = append(list, fmt.Sprintf(`<path%s d="%s"/>`, w.filled(it.fill), w.grid.data(it.outlines)))
		default:
			list = append(list, fmt.Sprintf(`<path fill="none"%s%s d="%s"/>`, ink("stroke", it.color), w.pen(it.pen), w.grid.data(it.outlines)))
		}
	}
	return list
}

// drawn is a draft drawn onto another: itself, or its name where it is drawn more than once.
func (w *Writer) drawn(it *item) string {
	how := ""
	if it.opacity < 1 {
		how = fmt.Sprintf(` opacity="%s"`, Grid(100).at(it.opacity))
	}
	if it.reach > 0 {
		b := it.draft.Rect
		round := fmt.Sprintf(`<circle cx="%s" cy="%s" r="%s"/>`, w.grid.at(float64(b.Dx())/2), w.grid.at(float64(b.Dy())/2), w.grid.at(it.reach))
		how += fmt.Sprintf(` clip-path="url(#%s)"`, w.define("clipPath", "", round))
	}
	if w.uses[it.draft] > 1 {
		place := ""
		if it.x != 0 {
			place += fmt.Sprintf(` x="%d"`, it.x)
		}
		if it.y != 0 {
			place += fmt.Sprintf(` y="%d"`, it.y)
		}
		return fmt.Sprintf(`<use href="#%s"%s%s/>`, w.define("g", "", strings.Join(w.draft(it.draft), "")), place, how)
	}
	inner := strings.Join(w.draft(it.draft), "")
	if it.x == 0 && it.y == 0 && how == "" {
		return inner
	}
	if it.x != 0 || it.y != 0 {
		how = fmt.Sprintf(` transform="translate(%d %d)"`, it.x, it.y) + how
	}
	return "<g" + how + ">" + inner + "</g>"
}

// define is the name of an element, which is written once.
func (w *Writer) define(tag, attributes, inner string) string {
	text := tag + attributes + ">" + inner
	name, ok := w.names[text]
	if !ok {
		name = fmt.Sprintf("%s%d", w.prefix, len(w.names))
		w.names[text] = name
		fmt.Fprintf(&w.defs, `<%s id="%s"%s>%s</%s>`, tag, name, attributes, inner, tag)
	}
	return name
}

func (w *Writer) filled(p paint.Paint) string {
	if solid, ok := p.(paint.Solid); ok {
		return ink("fill", color.NRGBA(solid))
	}
	g, ok := paint.GradientOf(p)
	if !ok {
		return ink("fill", color.NRGBA{A: 60}) // a soft shadow, of which there is none on boards
	}
	var stops strings.Builder
	for _, s := range g.Stops {
		at := ""
		if s.At > 0 {
			at = fmt.Sprintf(` offset="%s"`, Grid(100).at(s.At))
		}
		fmt.Fprintf(&stops, `<stop%s%s/>`, at, ink("stop-color", s.Color))
	}
	n := w.grid.at
	if !g.Round {
		return fmt.Sprintf(` fill="url(#%s)"`, w.define("linearGradient", fmt.Sprintf(
			` gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s"`, n(g.X), n(g.Y), n(g.X+g.DX), n(g.Y+g.DY)), stops.String()))
	}
	squeeze := ""
	if k := g.DY / g.DX; k < 0.999 || k > 1.001 {
		squeeze = fmt.Sprintf(` gradientTransform="matrix(1 0 0 %.3f 0 %.2f)"`, k, g.Y*(1-k))
	}
	return fmt.Sprintf(` fill="url(#%s)"`, w.define("radialGradient", fmt.Sprintf(
		` gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s"%s`, n(g.X), n(g.Y), n(g.DX), squeeze), stops.String()))
}

// ink is a colour as an attribute, and how opaque it is as another.
func ink(attribute string, c color.NRGBA) string {
	text := fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
	if text[1] == text[2] && text[3] == text[4] && text[5] == text[6] {
		text = "#" + text[1:2] + text[3:4] + text[5:6]
	}
	out := fmt.Sprintf(` %s="%s"`, attribute, text)
	if attribute == "fill" && text == "#000" {
		out = ""
	}
	if c.A < 255 {
		attribute = strings.TrimSuffix(attribute, "-color")
		out += fmt.Sprintf(` %s-opacity="%s"`, attribute, Grid(100).at(float64(c.A)/255))
	}
	return out
}

func (w *Writer) pen(p paint.Pen) string {
	out := ""
	if text := w.grid.at(p.Width); text != "1" {
		out += fmt.Sprintf(` stroke-width="%s"`, text)
	}
	if p.Round {
		out += ` stroke-linecap="round"`
	}
	if len(p.Dash) > 0 {
		var lengths []string
		for _, l := range p.Dash {
			lengths = append(lengths, w.grid.at(l))
		}
		out += fmt.Sprintf(` stroke-dasharray="%s"`, strings.Join(lengths, " "))
		if p.Phase > 0 {
			out += fmt.Sprintf(` stroke-dashoffset="%s"`, w.grid.at(p.Phase))
		}
	}
	return out
}
