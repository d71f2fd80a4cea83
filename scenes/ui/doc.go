// Package ui is the kit every page is made of: text, icons, shapes, controls,
// input and the stack of pages. It knows no game.
//
// # Coordinates
//
// Pages think in logical pixels. The [Canvas] turns them into device pixels by
// the view's scale and snaps every edge to whole device pixels, so that lines
// and text are sharp. What a page gets from render (boards, pieces, seals) is in
// device pixels; [Canvas.Device] converts.
//
// # Pages
//
// A [Page] is laid out for a [View] when the size, scale, language or theme
// changes, updated once a tick, and drawn only when it is dirty. The usual page
// owns a [Form] and fills it in Layout:
//
//	func (p *About) Layout(v ui.View) {
//		p.form.Reset(v)
//		p.form.Paint(func(c *ui.Canvas) {
//			c.Text(theme.Title, locale.T("about.title"), 24, 24, c.Theme.Ink)
//		})
//		p.form.Add(ui.Primary("close", ui.Box(24, 80, 120, 44), locale.T("ui.close")))
//	}
//
//	func (p *About) Update(in *ui.Input) ui.Nav {
//		if p.form.Update(in) == "close" {
//			return ui.Back()
//		}
//		return ui.Stay()
//	}
//
//	func (p *About) Draw(c *ui.Canvas)      { c.Paper(); p.form.Draw(c) }
//	func (p *About) Dirty() bool            { return p.form.Dirty() }
//	func (p *About) Controls() []ui.Control { return p.form.Controls() }
//
// A page that is a form on paper and nothing else embeds a [FormPage], which has
// the last three.
//
// After anything a control shows has changed, fill the form again (call Layout
// with the same view): hover, press, focus and scroll positions are kept by the
// controls' ids.
//
// # Frames
//
// Nothing is drawn while nothing changes: the screen keeps its last frame. When
// [Canvas.Full] is false, a page may redraw only what changed since its last
// Draw (a board while it animates); when it is true everything must be drawn.
// Text runs, icons and shapes are cached, so that a frame after the first
// allocates nothing.
package ui
