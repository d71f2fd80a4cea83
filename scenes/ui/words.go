package ui

import (
	"image/color"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// words is a text of a page with its type, and its alternatives where it does not fit.
type words struct {
	tries  []try
	ink    color.NRGBA
	align  canvas.Align
	lines  int  // at most; 0 is one
	even   bool // two lines are of like length
	none   bool // nothing where not even the last fits
	struck bool
}

// try is one way to say it.
type try struct {
	role theme.Role
	text string
}

// Text is a line of text. It is as wide as its words, and shortened where there is less room;
// Try, Lines and OrNone change that.
func Text(role theme.Role, s string, ink color.NRGBA) Part {
	if s == "" {
		return Part{}
	}
	w := &words{tries: []try{{role, s}}, ink: ink}
	return Part{&traits{words: w, wide: w.wide, high: w.high, place: w.place, narrow: true}}
}

// Try is another type, or other words, for a text where those before do not fit.
func (p Part) Try(role theme.Role, s string) Part {
	return p.reworded(func(w *words) { w.tries = append(w.tries[:len(w.tries):len(w.tries)], try{role, s}) })
}

// Lines breaks a text that fits in no other way into at most n lines, in its last
// type.
func (p Part) Lines(n int) Part { return p.reworded(func(w *words) { w.lines = n }) }

// Even makes two lines of like length of a text that is broken into two.
func (p Part) Even() Part { return p.reworded(func(w *words) { w.even = true }) }

// OrNone leaves a text out where not even the last way to say it fits.
func (p Part) OrNone() Part { return p.reworded(func(w *words) { w.none = true }) }

// Center puts a text into the middle of its place.
func (p Part) Center() Part { return p.reworded(func(w *words) { w.align = canvas.AlignCenter }) }

// Right puts a text at the right of its place.
func (p Part) Right() Part { return p.reworded(func(w *words) { w.align = canvas.AlignRight }) }

// Struck strikes a line through a text.
func (p Part) Struck(yes bool) Part { return p.reworded(func(w *words) { w.struck = yes }) }

// reworded is the part with its text changed; the zero Part stays nothing.
func (p Part) reworded(change func(w *words)) Part {
	if p.traits == nil || p.words == nil {
		return p
	}
	p = p.own()
	w := *p.words
	change(&w)
	p.words, p.place = &w, w.place
	p.wide, p.high = w.wide, w.high
	return p
}

func (w *words) wide(v View) float64 {
	return canvas.Measure(w.tries[0].role, w.tries[0].text, v.Scale)
}

func (w *words) high(v View, width float64) float64 {
	t, lines := w.said(v, width)
	return float64(len(lines)) * t.role.Line
}

// said is the alternative that fits a width, and its lines.
func (w *words) said(v View, width float64) (try, []string) {
	for _, t := range w.tries {
		if canvas.Measure(t.role, t.text, v.Scale) <= width+0.01 {
			return t, []string{t.text}
		}
	}
	t := w.tries[len(w.tries)-1]
	switch {
	case w.lines > 1:
		return w.yielding(v, t, width)
	case w.none:
		return t, nil
	}
	return t, []string{t.text}
}

// yielding is a text in lines of a width that, where text is larger, grows less to be whole.
func (w *words) yielding(v View, t try, width float64) (try, []string) {
	if v.Large <= 1 {
		return t, w.broken(t, width, v.Scale)
	}
	less, least := t, 1/v.Large
	for part := 1.0; part > least-0.01; part -= (1 - least) / 4 {
		less.role = canvas.Lesser(t.role, part)
		if len(canvas.Wrap(less.role, t.text, width, v.Scale)) <= w.lines {
			break
		}
	}
	return less, w.broken(less, width, v.Scale)
}

// broken is a text in lines of a width.
func (w *words) broken(t try, width, scale float64) []string {
	lines := canvas.WrapTo(w.lines, t.role, t.text, width, scale)
	if half := 0.55 * canvas.Measure(t.role, t.text, scale); w.even && len(lines) == 2 && half < width {
		if even := canvas.Wrap(t.role, t.text, half, scale); len(even) == 2 {
			return even
		}
	}
	return lines
}

func (w *words) place(f *Form, r canvas.Rect) {
	t, lines := w.said(f.view, r.W)
	height := float64(len(lines)) * t.role.Line
	top := r.Y + (r.H-height)/2
	for i, s := range lines {
		at := canvas.Box(r.X, top+float64(i)*t.role.Line, r.W, t.role.Line)
		f.write(s, t.role, at, func(c *canvas.Canvas) {
			c.TextIn(t.role, at, w.align, s, w.ink)
			if w.struck {
				c.Strike(t.role, at, s, w.ink)
			}
		})
	}
}

// Paragraph is a text in as many lines as it needs.
func Paragraph(role theme.Role, s string, ink color.NRGBA) Part {
	if s == "" {
		return Part{}
	}
	return Part{&traits{
		high: func(v View, w float64) float64 { return float64(len(canvas.Wrap(role, s, w, v.Scale))) * role.Line },
		place: func(f *Form, r canvas.Rect) {
			lines := canvas.Wrap(role, s, r.W, f.view.Scale)
			f.write(s, role, r, func(c *canvas.Canvas) { c.Lines(role, lines, r.X, r.Y, ink) })
		},
	}}
}

// write adds a text that is only drawn.
func (f *Form) write(s string, role theme.Role, at canvas.Rect, paint func(c *canvas.Canvas)) {
	f.items = append(f.items, item{paint: paint, text: s, role: role, at: at, scroll: f.areas.filling})
}

// Texts is the words on the form, controls apart, in order of drawing: a paragraph whole,
// other texts line by line, and each as it would read with room enough. It is there for tests.
func (f *Form) Texts() []string {
	var texts []string
	for i := range f.items {
		if s := f.items[i].text; s != "" {
			texts = append(texts, s)
		}
	}
	return texts
}

// headlines are the places of the page's large bold texts, not those in scroll areas. A nil form
// has none.
func (f *Form) headlines() (list []canvas.Rect) {
	if f == nil {
		return nil
	}
	for i := range f.items {
		if it := &f.items[i]; it.text != "" && it.role.Bold && it.role.Size > theme.Name.Size && it.scroll == nil {
			list = append(list, it.at)
		}
	}
	return list
}
