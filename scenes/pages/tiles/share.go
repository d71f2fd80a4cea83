package tiles

import "yanyi/scenes/ui"

// Uses reports whether an input not yet handled would move anything: a list, or a tile. The
// blind's button is held by a finger that may stray.
func (p *Page) Uses(in *ui.Input) bool {
	lifts := func(ctl *ui.Control) bool { return ctl.Lift != nil }
	return p.Form.Uses(in) || in.Touch &&
		(p.covered && p.blind.button.Contains(in.StartX, in.StartY) || p.Form.Near(in.StartX, in.StartY, 0, lifts) != nil)
}
