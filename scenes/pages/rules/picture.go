package rules

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// leastLine is the least room for the sentence below the picture.
const leastLine = 190

// board is the picture, on which the reader plays.
func (p *Page) board(cropped bool) ui.Part {
	d, name := p.diagram, locale.T("a11y.picture", locale.Arg{Name: "text", Value: p.sections[p.current].head})
	shadow := ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) {
		if !cropped {
			d.DrawShadow(c.Target())
		}
	})
	return ui.Over(shadow, ui.Space(0).Placed(func(r canvas.Rect) {
		d.lined = p.session.Settings.NotationShown() != "coordinates"
		d.layout(p.session.Look(p.view.Scale), p.view.Device(r), cropped)
		d.tell(p.view, name)
		d.AddControl()
	}))
}

// boardFoot says what to do, restores the picture, and may begin a game.
func (p *Page) boardFoot(play ui.Part) ui.Part {
	label := locale.T("rulespage.reset")
	reset := func(button ui.Control) ui.Part {
		return ui.Press(button.Unless(!p.diagram.touched()).Does(func() {
			p.diagram.reset()
			p.Layout(p.view)
		}))
	}
	return ui.Row(theme.CardGap,
		p.diagram.sideLine(p.view.Theme).Grow().Least(leastLine),
		reset(ui.IconLabel("reset", canvas.IconReset, label)).Or(reset(ui.Framed("reset", canvas.IconReset, label))),
		play)
}

// sideLine is the line below the picture after a disc in the side's colour.
func (d *diagram) sideLine(th *theme.Theme) ui.Part {
	ink, disc := th.Ink2, ui.Space(12)
	if d.refusal != "" {
		ink = th.Danger
	}
	if d.match != nil && d.match.OnTurn().Player() {
		color := theme.Materials[d.in.Armies[d.match.OnTurn()].Pigment].Beside()
		disc = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Shape(r, canvas.Shape{Radius: 6, Fill: color}) }).Sized(12, 12)
	}
	line := ui.Text(theme.Body, d.line(), ink).Lines(3)
	return ui.Row(10, atTop(5, disc), line.Wide(0).Grow())
}
