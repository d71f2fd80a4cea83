package ui

import (
	"slices"

	"yanyi/scenes/canvas"
)

// Row is parts beside each other, gap apart. A part that knows its height stands in
// the middle of the row's, or at its Top; the others are as high as the row. Where
// there is too little room, parts give way by rank, then texts are shortened alike.
func Row(gap float64, parts ...Part) Part {
	return Part{&traits{
		wide: func(v View) float64 {
			return natural(parts, gap, func(p *Part) float64 { return p.Width(v) })
		},
		high: func(v View, w float64) float64 {
			line := newLine(parts, gap, w, func(p *Part) float64 { return p.Width(v) }, true)
			h := 0.0
			for i, p := range line.parts {
				h = max(h, p.Height(v, line.sizes[i]))
			}
			return h
		},
		narrow: true,
		place: func(f *Form, r canvas.Rect) {
			line := newLine(parts, gap, r.W, func(p *Part) float64 { return p.Width(f.view) }, true)
			x := r.X
			for i, p := range line.parts {
				at := canvas.Box(x, r.Y, line.sizes[i], r.H)
				if h := p.Height(f.view, at.W); h > 0 && h < r.H {
					at.H = h
					if !p.top {
						at.Y += (r.H - h) / 2
					}
				}
				p.place(f, at)
				x += line.sizes[i] + gap
			}
		},
	}}
}

// Column is parts below each other, gap apart, each as wide as the column. Where
// there is too little room, parts give way by rank.
func Column(gap float64, parts ...Part) Part {
	return Part{&traits{
		wide: func(v View) float64 { return most(parts, func(p *Part) float64 { return p.Width(v) }) },
		high: func(v View, w float64) float64 {
			return natural(parts, gap, func(p *Part) float64 { return p.Height(v, w) })
		},
		place: func(f *Form, r canvas.Rect) {
			line := newLine(parts, gap, r.H, func(p *Part) float64 { return p.Height(f.view, r.W) }, false)
			y := r.Y
			for i, p := range line.parts {
				p.place(f, canvas.Box(r.X, y, r.W, line.sizes[i]))
				y += line.sizes[i] + gap
			}
		},
	}}
}

// Columns is parts beside each other that are all of the same width.
func Columns(gap float64, parts ...Part) Part {
	same := make([]Part, len(parts))
	for i, p := range parts {
		same[i] = p.Wide(0).Grow()
	}
	return Row(gap, same...)
}

// Grid is parts in rows of n that are all of the same width.
func Grid(n int, gap float64, parts ...Part) Part {
	var rows []Part
	for row := range slices.Chunk(parts, n) {
		row = slices.Clone(row)
		for len(row) < n {
			row = append(row, Space(0))
		}
		rows = append(rows, Columns(gap, row...))
	}
	return Column(gap, rows...)
}

// Flow is parts in as many lines as they need, each as wide as it likes, gap apart.
func Flow(gap float64, parts ...Part) Part {
	return Part{&traits{
		high: func(v View, w float64) float64 {
			rows := flow(v, gap, w, parts)
			return natural(rows, gap, func(p *Part) float64 { return p.Height(v, w) })
		},
		place: func(f *Form, r canvas.Rect) { f.Place(Column(gap, flow(f.view, gap, r.W, parts)...), r) },
	}}
}

// flow breaks parts into the rows of a Flow.
func flow(v View, gap, width float64, parts []Part) []Part {
	var rows []Part
	from, x := 0, 0.0
	for i := range parts {
		w := parts[i].Width(v)
		if i > from && x+w > width {
			rows = append(rows, Row(gap, parts[from:i]...))
			from, x = i, 0
		}
		x += w + gap
	}
	if from < len(parts) {
		rows = append(rows, Row(gap, parts[from:]...))
	}
	return rows
}

// Fitting is the first of several forms that is no wider than its place, else the
// last.
func Fitting(forms ...Part) Part {
	fit := func(v View, w float64) *Part {
		for i := range forms {
			if forms[i].Width(v) <= w+0.01 {
				return &forms[i]
			}
		}
		return &forms[len(forms)-1]
	}
	return Part{&traits{
		wide:   func(v View) float64 { return forms[0].Width(v) },
		high:   func(v View, w float64) float64 { return fit(v, w).Height(v, w) },
		place:  func(f *Form, r canvas.Rect) { f.Place(*fit(f.view, r.W), r) },
		narrow: true,
	}}
}

// natural is how long parts are together as they like to be.
func natural(parts []Part, gap float64, size func(p *Part) float64) float64 {
	total, n := 0.0, 0
	for i := range parts {
		if p := &parts[i]; !p.none() {
			total += max(size(p), p.least)
			n++
		}
	}
	return total + gap*float64(max(0, n-1))
}

// line is parts along a row or a column with the sizes they are given.
type line struct {
	parts []Part
	sizes []float64
	gap   float64
	room  float64
	size  func(p *Part) float64

	across bool // a row, in which texts and rows may be narrower
}

// slack is how much parts may be too long together before any gives way.
const slack = 0.5

// gives reports whether a part may be smaller along the line than it likes.
func (l *line) gives(p *Part) bool { return p.yields || l.across && p.narrow }

// newLine shares room among parts.
func newLine(parts []Part, gap, room float64, size func(p *Part) float64, across bool) *line {
	l := &line{gap: gap, room: room, size: size, across: across, parts: make([]Part, 0, len(parts))}
	for _, p := range parts {
		if !p.none() {
			l.parts = append(l.parts, p)
		}
	}
	for l.left() < -slack && l.giveWay() {
	}
	l.share()
	return l
}

// left is the room left by all parts at their natural size.
func (l *line) left() float64 { return l.room - natural(l.parts, l.gap, l.size) }

// giveWay lets the part of the highest rank, the last of several, take its next form, if any.
func (l *line) giveWay() bool {
	at := -1
	for i, p := range l.parts {
		if len(p.forms) > 0 && p.rank > 0 && (at < 0 || p.rank >= l.parts[at].rank) {
			at = i
		}
	}
	if at < 0 {
		return false
	}
	p := l.parts[at]
	next := p.forms[0]
	if next.none() {
		l.parts = append(l.parts[:at], l.parts[at+1:]...)
		return true
	}
	next = next.own()
	next.forms, next.rank = append(p.forms[1:len(p.forms):len(p.forms)], next.forms...), p.rank
	l.parts[at] = next
	return true
}

// share gives every part its natural size and growing ones the rest, or narrows those that may.
func (l *line) share() {
	l.sizes = make([]float64, len(l.parts))
	grow, narrow := 0.0, 0.0
	for i := range l.parts {
		p := &l.parts[i]
		l.sizes[i] = l.size(p)
		grow += p.grow
		if l.gives(p) {
			narrow += l.sizes[i]
		}
	}
	left := l.room - l.gap*float64(max(0, len(l.parts)-1))
	for _, size := range l.sizes {
		left -= size
	}
	for i := range l.parts {
		switch p := &l.parts[i]; {
		case left > 0 && grow > 0:
			l.sizes[i] += left * p.grow / grow
		case left < -slack && l.gives(p) && narrow > 0: // for less no text is cut
			l.sizes[i] = max(0, l.sizes[i]+left*l.sizes[i]/narrow)
		}
	}
}
