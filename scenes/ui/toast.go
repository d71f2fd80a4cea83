package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Ticks a line stays and takes to go.
const (
	toastTicks = 240
	toastFade  = 12
)

// toast is one line that says something and goes away, and one that stays until it is closed.
type toast struct {
	text    string
	left    int
	pinned  string
	rect    canvas.Rect // of the pinned line, as drawn last
	changed bool
}

// Toast shows one line at the foot of the view for four seconds.
func (s *Stack) Toast(text string) {
	s.toast.text, s.toast.left, s.toast.changed = text, toastTicks, true
}

// Pin shows a line at the foot of the view until it is pressed or Escape is.
func (s *Stack) Pin(text string) { s.toast.pinned, s.toast.changed = text, true }

// Hush takes the line at the foot of the view away.
func (s *Stack) Hush() { s.toast.left = min(s.toast.left, 1) }

// Said is the line shown now, "" if none.
func (s *Stack) Said() string { return s.toast.said() }

func (t *toast) said() string {
	if t.left > 0 {
		return t.text
	}
	return t.pinned
}

func (t *toast) shown() bool { return t.said() != "" }

// isPinned reports whether the shown line stays.
func (t *toast) isPinned() bool { return t.left == 0 && t.pinned != "" }

func (t *toast) update() {
	if t.left == 0 {
		return
	}
	t.left--
	if t.left < toastFade {
		t.changed = true
	}
}

// close closes a pinned line where an input means it, which then means nothing else.
func (t *toast) close(in *Input) {
	if !t.isPinned() {
		return
	}
	switch pressed := in.Pressed && t.rect.Contains(in.X, in.Y); {
	case pressed:
		in.Pressed, in.Down, in.lost = false, false, true
	case in.Key(KeyEscape):
		in.Keys = slices.DeleteFunc(in.Keys, func(k ebiten.Key) bool { return k == KeyEscape })
	default:
		return
	}
	*t = toast{changed: true}
}

func (t *toast) draw(c *canvas.Canvas, controls []Control, heads []canvas.Rect) {
	if !t.isPinned() {
		before := c.Fade(min(1, float64(t.left)/toastFade))
		defer c.SetFade(before)
	}
	most, side := min(c.W-32, 560), 40.0
	if t.isPinned() {
		side += pinMark
	}
	lines := canvas.WrapTo(6, theme.Body, t.said(), most-side, c.Scale)
	w := 0.0
	for _, line := range lines {
		w = max(w, c.Measure(theme.Body, line))
	}
	h := float64(len(lines))*theme.Body.Line + 22
	r := above(canvas.Box((c.W-w-side)/2, c.H-h-24, w+side, h), controls, heads)
	c.Shadow(r, 8, 0.25)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
	c.Lines(theme.Body, lines, r.X+20, r.Y+11, c.Theme.Paper)
	if t.isPinned() {
		t.rect = r
		c.IconIn(canvas.IconClose, canvas.Box(r.Right()-20-pinMark/2, r.Y, pinMark, r.H), 20, c.Theme.Paper)
	}
}

// pinMark is how wide the mark is that says that a line can be closed.
const pinMark = 28.0

// above moves a rectangle that would cover controls or headlines up to where it covers none; if
// there is no such place, to where it covers no controls. Of areas such as a board it spares the
// kept parts.
func above(foot canvas.Rect, controls []Control, heads []canvas.Rect) canvas.Rect {
	for _, heads := range [...][]canvas.Rect{heads, nil} {
		for r := foot; r.Y > 0; r.Y -= 8 {
			if !slices.ContainsFunc(controls, func(k Control) bool { return k.covered(r) }) && !slices.ContainsFunc(heads, r.Overlaps) {
				return r
			}
		}
	}
	return foot
}

// covered reports whether something covers a control, or a kept part of an area, not a list.
func (c *Control) covered(r canvas.Rect) bool {
	switch {
	case c.Pick != nil && c.Scrolled():
		return false
	case c.Role == RoleArea && !c.Inert:
		return slices.ContainsFunc(c.Kept, r.Overlaps)
	}
	return c.Rect.Overlaps(r)
}
