// Package leaf is the frame of pages that tell, or ask, one thing after the other: a head
// that stands, and below it one column that scrolls; Escape leads back.
package leaf

import "yanyi/scenes/ui"

// Page is what such a page embeds. It is laid out by [Page.Show].
type Page struct {
	ui.FormPage
	scroll ui.Scroll
}

// Show lays the page out: a head, and at most so wide a column. body makes it, as wide as
// it is told.
func (p *Page) Show(v ui.View, title, line string, widest float64, body func(w float64) ui.Part) {
	p.Form.Reset(v)
	x := max(v.Margin(), (v.W-widest)/2)
	p.Form.Place(ui.Column(0,
		ui.Pad(x, 0, ui.Head(v, title, line, ui.Back)),
		ui.Scrolling(&p.scroll, ui.Inset(x, 0, x, v.Margin(), body(v.W-2*x))).Grow(),
	), v.Bounds())
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return p.Form.Update(in)
}
