// Package ui is the kit every page is made of: controls, layout, input and the stack
// of pages. It knows no game.
//
// # Pages
//
// A [Page] is laid out for a [View] when the size, scale, language or theme
// changes, updated once a tick, and drawn only when it is dirty. The usual page
// embeds a [FormPage] and fills its [Form] with parts in Layout:
//
//	func (p *About) Layout(v ui.View) {
//		p.Form.Reset(v)
//		p.Form.Place(ui.Column(16,
//			ui.Text(theme.Title, locale.T("about.title"), v.Theme.Ink),
//			ui.Paragraph(theme.Body, locale.T("about.line"), v.Theme.Ink2).Grow(),
//			ui.Press(ui.Primary("close", locale.T("ui.close")).Goes(ui.Back)),
//		), v.Bounds().Inset(v.Margin()))
//	}
//
//	func (p *About) Update(in *ui.Input) ui.Nav { return p.Form.Update(in) }
//
// A [Part] is something painted, a text, a control, or parts in a [Row] or a
// [Column]; it says how large it would like to be and how it gives way where there
// is little room. A [Control] carries what it does.
//
// After anything a control shows has changed, fill the form again (call Layout
// with the same view): hover, press, focus and scroll positions are kept by the
// controls' ids.
//
// # Frames
//
// Nothing is drawn while nothing changes: the screen keeps its last frame. When
// [canvas.Canvas.Full] is false, a page may redraw only what changed since its last
// Draw (a board while it animates); when it is true everything must be drawn.
package ui
