package rules

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

const partGap = 16 // between paragraphs

var (
	ruleText  = theme.Role{Size: 17, Line: 28}
	sheetText = theme.Role{Size: 16, Line: 25}
	leadText  = theme.Role{Size: 16, Line: 26, Bold: true}
)

// textCard is the section's text in a card, with a note on the rulings.
func (p *Page) textCard() ui.Part {
	const pad = 32
	s, ink := &p.sections[p.current], p.view.Theme
	label := ""
	if s.short != "" {
		label = locale.T("rulespage.section", locale.Arg{Name: "n", Value: s.short})
	}
	head := ui.Column(6, ui.Text(theme.Caption, label, ink.GoldText), p.said(theme.Section, s.head, ink.Ink))
	text := ui.Inset(pad, 23, pad, pad, ui.Column(14, head, p.body(s, ruleText)))
	note := ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }),
		ui.Inset(0, 16, 0, 25, ui.Paragraph(theme.Caption, locale.T("rulespage.ruling.line"), ink.Ink2)))
	return ui.Card(1, 1, ui.Column(0,
		ui.Scrolling(&p.text, text).Grow(),
		ui.If(s.hasRulings(), ui.Pad(pad, 0, note))))
}

// body is a section's paragraphs below each other.
func (p *Page) body(s *section, role theme.Role) ui.Part {
	ink := p.view.Theme
	parts := make([]ui.Part, len(s.parts))
	for i, part := range s.parts {
		switch {
		case part.ruling:
			parts[i] = p.ruling(part.text, role)
		case part.lead != "":
			parts[i] = ui.Column(0, p.said(leadText, part.lead, ink.Ink), p.said(theme.Body, part.text, ink.Ink2))
		default:
			parts[i] = p.said(role, part.text, ink.Ink)
		}
	}
	return ui.Column(partGap, parts...)
}

// ruling is a block of this edition's rulings.
func (p *Page) ruling(text string, role theme.Role) ui.Part {
	var paragraphs []ui.Part
	for s := range strings.SplitSeq(text, "\n") {
		paragraphs = append(paragraphs, p.said(role, s, p.view.Theme.Ink))
	}
	tag := locale.T("rulespage.ruling")
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Fill: c.Theme.Paper2})
		c.Fill(r.Left(3), c.Theme.Seal)
		c.RulingTag(r.X+19, r.Y+12, tag)
	})
	return ui.Over(ground, ui.Inset(19, 42, 14, 10, ui.Column(10, paragraphs...)))
}

// atTop keeps a part at the top of its row, some pixels below its edge.
func atTop(below float64, p ui.Part) ui.Part {
	return ui.Column(0, ui.Inset(0, below, 0, 0, p), ui.Space(0)).Tall()
}
