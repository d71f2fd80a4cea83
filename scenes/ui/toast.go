package ui

import (
	"slices"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Ticks a line stays and takes to go.
const (
	toastTicks = 240
	toastFade  = 12
)

// toast is one line that says something and goes away.
type toast struct {
	text    string
	left    int
	changed bool
}

// Toast shows one line at the foot of the view for four seconds.
func (s *Stack) Toast(text string) {
	s.toast = toast{text: text, left: toastTicks, changed: true}
}

// Hush takes the line at the foot of the view away.
func (s *Stack) Hush() { s.toast.left = min(s.toast.left, 1) }

// Said is the line shown now, "" if none.
func (s *Stack) Said() string {
	if !s.toast.shown() {
		return ""
	}
	return s.toast.text
}

func (t *toast) shown() bool { return t.left > 0 }

func (t *toast) update() {
	if t.left == 0 {
		return
	}
	t.left--
	if t.left < toastFade {
		t.changed = true
	}
}

func (t *toast) draw(c *canvas.Canvas, controls []Control) {
	before := c.Fade(min(1, float64(t.left)/toastFade))
	defer c.SetFade(before)
	most := min(c.W-32, 560)
	lines := canvas.WrapTo(6, theme.Body, t.text, most-40, c.Scale)
	w := 0.0
	for _, line := range lines {
		w = max(w, c.Measure(theme.Body, line))
	}
	h := float64(len(lines))*theme.Body.Line + 22
	r := above(canvas.Box((c.W-w-40)/2, c.H-h-24, w+40, h), controls)
	c.Shadow(r, 8, 0.25)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
	c.Lines(theme.Body, lines, r.X+20, r.Y+11, c.Theme.Paper)
}

// above moves what would cover controls up to where it covers none, if there is such
// a place; of areas such as a board, what they keep.
func above(foot canvas.Rect, controls []Control) canvas.Rect {
	for r := foot; r.Y > 0; r.Y -= 8 {
		if !slices.ContainsFunc(controls, func(k Control) bool { return k.covered(r) }) {
			return r
		}
	}
	return foot
}

// covered reports whether something over the page covers a control, or what an area
// keeps. Of a list enough is left.
func (c *Control) covered(r canvas.Rect) bool {
	switch {
	case c.Pick != nil && c.Scrolled():
		return false
	case c.Role == RoleArea && !c.Inert:
		return slices.ContainsFunc(c.Kept, r.Overlaps)
	}
	return c.Rect.Overlaps(r)
}
