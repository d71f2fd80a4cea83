package ui

import "yanyi/scenes/canvas"

// FormPage is the common part of pages that are a form on paper and nothing else; they embed
// it.
type FormPage struct{ Form Form }

// Draw draws the page.
func (p *FormPage) Draw(c *canvas.Canvas) {
	c.Paper()
	p.Form.Draw(c)
}

// UpdateOrBack handles a tick: Escape that no control takes leads back.
func (p *FormPage) UpdateOrBack(in *Input) Nav {
	nav := p.Form.Update(in)
	if nav == Stay() && in.Key(KeyEscape) {
		return Back()
	}
	return nav
}

// Dirty reports whether the page must be drawn.
func (p *FormPage) Dirty() bool { return p.Form.Dirty() }

// Controls lists the page's controls.
func (p *FormPage) Controls() []Control { return p.Form.Controls() }
