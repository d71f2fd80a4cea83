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

// Dirty reports whether the page must be drawn.
func (p *FormPage) Dirty() bool { return p.Form.Dirty() }

// Controls lists the page's controls.
func (p *FormPage) Controls() []Control { return p.Form.Controls() }
