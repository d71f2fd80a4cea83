package ui

import "yanyi/scenes/canvas"

// Part is a piece of a page: something painted or pressed, or parts beside or below
// each other. It knows how large it would like to be and, in a Row or a Column,
// how it gives way where there is too little room. The zero Part is nothing and
// takes no room.
//
// The methods return the part changed, so that a page reads as it looks:
//
//	ui.Column(8,
//		ui.Head(...),
//		ui.Row(16, emblem, ui.Column(0, name, line).Grow(), clock).High(72),
//		moves.Grow().Least(108),
//		ui.Row(8, cancel.Grow(), play.Grow()),
//	)
type Part struct{ *traits }

// traits are the properties of a part. They are never changed once a part has them.
type traits struct {
	wide   func(v View) float64            // natural width; nil takes any
	high   func(v View, w float64) float64 // natural height in a width; nil takes any
	place  func(f *Form, r canvas.Rect)
	words  *words
	grow   float64 // share of the rest along a row or column
	least  float64 // of a growing part: with less it gives way
	rank   int     // parts of the highest rank give way first; 0 never do
	forms  []Part  // its smaller forms, one after the other
	narrow bool    // may be narrower than it likes in a row
	yields bool    // may be smaller than it likes
	top    bool    // at the top of its row, not in the middle
}

// none reports whether a part is nothing.
func (p *Part) none() bool { return p.traits == nil || p.place == nil }

// own is the part with traits of its own, to be changed.
func (p Part) own() Part {
	t := traits{}
	if p.traits != nil {
		t = *p.traits
	}
	return Part{&t}
}

// Grow gives a part a share of the rest.
func (p Part) Grow() Part { return p.Share(1) }

// Share is Grow for a part that takes n times as much as others.
func (p Part) Share(n float64) Part {
	p = p.own()
	p.grow = n
	return p
}

// Least makes a growing part give way where less is left for it.
func (p Part) Least(size float64) Part {
	p = p.own()
	p.least = size
	return p
}

// Wide gives a part a width.
func (p Part) Wide(w float64) Part {
	p = p.own()
	p.wide, p.narrow = func(View) float64 { return w }, false
	return p
}

// High gives a part a height.
func (p Part) High(h float64) Part {
	p = p.own()
	p.high = func(View, float64) float64 { return h }
	return p
}

// HighBy gives a part a height that depends on the width it is given.
func (p Part) HighBy(high func(v View, w float64) float64) Part {
	p = p.own()
	p.high = high
	return p
}

// Sized gives a part a width and a height.
func (p Part) Sized(w, h float64) Part { return p.Wide(w).High(h) }

// Tall lets a part be as high as it is given, whatever its content.
func (p Part) Tall() Part {
	p = p.own()
	p.high = nil
	return p
}

// Shrink lets a part be smaller than it likes if there is no room, such as a scroll area.
func (p Part) Shrink() Part {
	p = p.own()
	p.yields = true
	return p
}

// Like gives a part the size that another would like to have.
func (p Part) Like(o Part) Part {
	p, o = p.own(), o.own()
	p.wide, p.high = o.wide, o.high
	return p
}

// Top puts a part that knows its height at the top of its row.
func (p Part) Top() Part {
	p = p.own()
	p.top = true
	return p
}

// Or gives a part a smaller form to give way to where the others need the room.
func (p Part) Or(smaller Part) Part {
	p = p.own()
	p.forms = append(p.forms[:len(p.forms):len(p.forms)], smaller)
	p.rank = max(p.rank, 1)
	return p
}

// Drop lets a part be left out where there is too little room, those of the highest
// rank first.
func (p Part) Drop(rank int) Part { return p.Or(Part{}).Rank(rank) }

// Rank says when a part gives way: those of the highest rank first, 0 never.
func (p Part) Rank(rank int) Part {
	p = p.own()
	p.rank = rank
	return p
}

// around places a part by a function that calls place for what the part places itself.
func (p Part) around(do func(f *Form, r canvas.Rect, place func())) Part {
	if p.none() {
		return p
	}
	place := p.place
	p = p.own()
	p.place = func(f *Form, r canvas.Rect) { do(f, r, func() { place(f, r) }) }
	return p
}

// Placed lets place hear where a part stands, as soon as it has been placed.
func (p Part) Placed(hear func(r canvas.Rect)) Part {
	return p.around(func(f *Form, r canvas.Rect, place func()) {
		place()
		hear(r)
	})
}

// Width is how wide a part would like to be.
func (p *Part) Width(v View) float64 {
	if p.traits == nil || p.wide == nil {
		return 0
	}
	return p.wide(v)
}

// Height is how high a part would like to be in a width.
func (p *Part) Height(v View, w float64) float64 {
	if p.traits == nil || p.high == nil {
		return 0
	}
	return p.high(v, w)
}

// Place puts a part into a rectangle of the form.
func (f *Form) Place(p Part, r canvas.Rect) {
	if !p.none() {
		p.place(f, r)
	}
}
