package ui

import "yanyi/scenes/canvas"

// If is a part where a condition holds, else nothing.
func If(ok bool, p Part) Part {
	if ok {
		return p
	}
	return Part{}
}

// Space is room left free; without a size it grows.
func Space(size float64) Part {
	p := Part{&traits{place: func(*Form, canvas.Rect) {}}}
	if size == 0 {
		return p.Grow()
	}
	return p.Sized(size, size)
}

// Paint is something that is only drawn.
func Paint(paint func(c *canvas.Canvas, r canvas.Rect)) Part {
	return Part{&traits{place: func(f *Form, r canvas.Rect) { f.Paint(func(c *canvas.Canvas) { paint(c, r) }) }}}
}

// Press is a control, as large as it likes to be.
func Press(ctl Control) Part {
	p := Part{&traits{place: func(f *Form, r canvas.Rect) { f.Add(ctl.At(r)) }}}
	if ctl.size == nil {
		return p
	}
	p.narrow = true
	p.wide = func(v View) float64 {
		w, _ := ctl.size(v)
		return w
	}
	p.high = func(v View, _ float64) float64 {
		_, h := ctl.size(v)
		return h
	}
	return p
}

// Face is a control with something drawn on it, which moves with it when it is
// pressed.
func Face(ctl Control, content Part) Part {
	content = content.own()
	return Part{&traits{wide: content.wide, high: content.high, place: func(f *Form, r canvas.Rect) {
		face := Form{view: f.view}
		face.Place(content, r)
		whole := ctl.At(r)
		whole.Draw = func(c *canvas.Canvas, drawn *Control, s State) {
			ctl.Draw(c, drawn, s)
			if s.Pressed {
				c.Push(r, 0, 1)
				defer c.Pop()
			}
			face.Draw(c)
		}
		f.Add(whole)
	}}}
}

// Reaching is a control that can be pressed above and below its drawing, for fingers.
func Reaching(ctl Control, up, down float64) Part {
	p := Press(ctl)
	p.place = func(f *Form, r canvas.Rect) {
		drawn := ctl.At(r)
		reach := ctl.At(canvas.Box(r.X, r.Y-up, r.W, up+r.H+down))
		reach.Draw = func(c *canvas.Canvas, _ *Control, s State) { ctl.Draw(c, &drawn, s) }
		f.Add(reach)
	}
	return p
}

// Over is parts on top of each other, the first lowest.
func Over(parts ...Part) Part {
	return Part{&traits{
		wide: func(v View) float64 { return most(parts, func(p *Part) float64 { return p.Width(v) }) },
		high: func(v View, w float64) float64 {
			return most(parts, func(p *Part) float64 { return p.Height(v, w) })
		},
		place: func(f *Form, r canvas.Rect) {
			for _, p := range parts {
				f.Place(p, r)
			}
		},
	}}
}

// Pad leaves room around a part: x at its sides, y above and below.
func Pad(x, y float64, p Part) Part { return Inset(x, y, x, y, p) }

// Inset leaves room at the left, above, at the right and below a part.
func Inset(left, top, right, bottom float64, p Part) Part {
	if p.none() {
		return p
	}
	padded := p.own()
	padded.forms, padded.words = nil, nil
	if p.wide != nil {
		padded.wide = func(v View) float64 { return p.wide(v) + left + right }
	}
	if p.high != nil {
		padded.high = func(v View, w float64) float64 { return p.high(v, w-left-right) + top + bottom }
	}
	padded.place = func(f *Form, r canvas.Rect) {
		p.place(f, canvas.Box(r.X+left, r.Y+top, r.W-left-right, r.H-top-bottom))
	}
	return padded
}

// Card is a part on the flat card of the look, which is padded by x and y.
func Card(x, y float64, p Part) Part {
	return Over(Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) }), Pad(x, y, p))
}

// Between draws a part between two paintings, such as a clip and its end.
func (p Part) Between(before, after func(c *canvas.Canvas, r canvas.Rect)) Part {
	return p.around(func(f *Form, r canvas.Rect, place func()) {
		f.Paint(func(c *canvas.Canvas) { before(c, r) })
		place()
		f.Paint(func(c *canvas.Canvas) { after(c, r) })
	})
}

// InWidth is a part that is made for the width it is given.
func InWidth(part func(w float64) Part) Part {
	return Part{&traits{
		high: func(v View, w float64) float64 {
			p := part(w)
			return p.Height(v, w)
		},
		place: func(f *Form, r canvas.Rect) { f.Place(part(r.W), r) },
	}}
}

// Faded draws a part at a strength from 0 to 1.
func Faded(strength float64, p Part) Part {
	return p.around(func(f *Form, r canvas.Rect, place func()) {
		var before float32
		f.Paint(func(c *canvas.Canvas) { before = c.Fade(strength) })
		place()
		f.Paint(func(c *canvas.Canvas) { c.SetFade(before) })
	})
}

// Scrolling is an area in which content moves that is higher than it.
func Scrolling(s *Scroll, content Part) Part {
	return Part{&traits{place: func(f *Form, r canvas.Rect) {
		h := content.Height(f.view, r.W)
		f.BeginScroll(s, r)
		f.Place(content, canvas.Box(r.X, r.Y, r.W, max(h, r.H)))
		f.EndScroll(r.Right(), r.Y+h)
	}}}
}

// Sideways is an area as high as its content, which moves sideways where it is wider.
func Sideways(s *Scroll, content Part) Part {
	return Part{&traits{
		high: func(v View, _ float64) float64 { return content.Height(v, content.Width(v)) },
		place: func(f *Form, r canvas.Rect) {
			w := content.Width(f.view)
			s.Horizontal = true
			f.BeginScroll(s, r)
			f.Place(content, canvas.Box(r.X, r.Y, max(w, r.W), r.H))
			f.EndScroll(r.X+w, r.Bottom())
		},
	}}
}

// Spoken puts a context before the names of a part's controls, such as the player of a switch.
func Spoken(of string, p Part) Part {
	return p.around(func(f *Form, r canvas.Rect, place func()) {
		from := len(f.items)
		place()
		for i := range f.items[from:] {
			if ctl := f.items[from+i].control; ctl != nil {
				ctl.Name = of + " " + ctl.Name
			}
		}
	})
}

// Arrange is a part that places its content once it knows its place, such as on a picture.
func Arrange(place func(f *Form, r canvas.Rect)) Part { return Part{&traits{place: place}} }

// most is the largest of the parts' sizes.
func most(parts []Part, size func(p *Part) float64) float64 {
	n := 0.0
	for i := range parts {
		n = max(n, size(&parts[i]))
	}
	return n
}

// Floating is a part that stands apart from rows and columns: where says its place
// for the size it would like to have, once it is placed.
func Floating(where func(v View, p *Part) canvas.Rect, p Part) Part {
	if p.none() {
		return p
	}
	return Part{&traits{place: func(f *Form, _ canvas.Rect) { f.Place(p, where(f.view, &p)) }}}
}

// Middle is a part of at most a width in the middle of its place.
func Middle(width float64, p Part) Part { return atMost(width, 0.5, p) }

// AtMost is a part of at most a width at the left of its place.
func AtMost(width float64, p Part) Part { return atMost(width, 0, p) }

func atMost(width, align float64, p Part) Part {
	if p.none() {
		return p
	}
	place, high := p.place, p.high
	p = p.own()
	if high != nil {
		p.high = func(v View, w float64) float64 { return high(v, min(width, w)) }
	}
	p.place = func(f *Form, r canvas.Rect) {
		w := min(width, r.W)
		place(f, canvas.Box(r.X+(r.W-w)*align, r.Y, w, r.H))
	}
	return p
}
