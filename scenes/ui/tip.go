package ui

import (
	"time"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// tipRest is how long a pointer or a finger rests on a control that shows an icon alone before
// its name is shown; tipStays how long the name stays after the finger has left. Both are
// measured by the clock: on slow frames ticks are fewer, and several of them fall together.
const (
	tipRest  = 500 * time.Millisecond
	tipStays = time.Second
)

// tip is the name of a control with an icon and no words, shown beside it while it is pointed
// at, under a resting finger or focused. Moments are those of [Input.Now].
type tip struct {
	id     string // the control it is of, "" for none
	touch  bool
	since  time.Duration // when the control was first pointed at
	rested bool          // it has been pointed at for long enough
	left   time.Duration // when the finger was lifted, 0 before
	quiet  bool
}

// mark notes that a control shows icons alone, or no longer does.
func (f *Form) mark(id string, wordless bool) {
	if f.wordless == nil {
		f.wordless = map[string]bool{}
	}
	f.wordless[id] = wordless
}

// shown reports whether the name is shown.
func (t *tip) shown() bool { return t.id != "" && !t.quiet && t.rested }

// stays reports whether the name still shows after the finger that rested on it was lifted.
func (t *tip) stays(in *Input) bool {
	if !t.shown() || !t.touch || in.Pressed {
		return false
	}
	if t.left == 0 {
		t.left = in.Now
	}
	return in.Now-t.left < tipStays
}

// updateTip handles a tick: the control pointed at, and for how long.
func (f *Form) updateTip(in *Input) {
	t, was := &f.tip, f.tip.shown()
	defer func() { f.dirty = f.dirty || f.tip.shown() != was }()
	id := f.Pointed()
	if in.Touch {
		id = ""
		if in.Down && !in.Dragging {
			id = f.press
		}
	}
	if ctl := f.find(id); ctl == nil || !f.wordless[id] || ctl.Name == "" {
		id = ""
	}
	switch {
	case id == "" && t.stays(in):
		return
	case id != t.id:
		*t = tip{id: id, touch: in.Touch, since: in.Now}
	}
	if in.Pressed && !in.Touch || f.acted {
		t.quiet = true // a player who presses it knows its name
	}
	t.rested = t.rested || in.Now-t.since >= tipRest
}

// asksName reports whether a lifted finger has only asked for a control's name.
func (f *Form) asksName(ctl *Control, in *Input) bool {
	return in.Touch && f.tip.id == ctl.ID && f.tip.shown()
}

// told is the name shown beside a control, or "".
func (f *Form) told() string {
	if ctl := f.find(f.tip.id); ctl != nil && f.tip.shown() {
		return ctl.Name
	}
	return ""
}

// drawTip draws it below its control, above it where a finger covers the place below or the
// view ends.
func (f *Form) drawTip(c *canvas.Canvas) {
	name := f.told()
	if name == "" {
		return
	}
	const pad, gap, edge = 10.0, 6.0, 4.0
	ctl := f.find(f.tip.id)
	dx, dy := ctl.scroll.offset()
	at := ctl.Rect.Move(dx, dy)
	role := theme.Caption
	name = canvas.Fit(role, name, c.W-2*(pad+edge), c.Scale)
	w, h := c.Measure(role, name)+2*pad, role.Line+8
	x := min(max(edge, at.X+(at.W-w)/2), c.W-w-edge)
	y := at.Bottom() + gap
	if above := at.Y - h - gap; above >= edge && (f.tip.touch || y+h > c.H-edge) {
		y = above
	}
	r := canvas.Box(x, y, w, h)
	c.Shadow(r, 6, 0.25)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
	c.TextIn(role, r, canvas.AlignCenter, name, c.Theme.Paper)
}
