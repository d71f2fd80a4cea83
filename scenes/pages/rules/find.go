package rules

import (
	"image/color"
	"slices"
	"strings"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// span is a stretch of a line in bytes.
type span struct{ line, from, to int }

// fold makes letters of A–Z small and leaves every byte where it is.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, s)
}

// holds reports whether a section contains a word.
func (s *section) holds(word string) bool {
	word = fold(word)
	if strings.Contains(fold(s.head), word) {
		return true
	}
	return slices.ContainsFunc(s.parts, func(p part) bool {
		return strings.Contains(fold(p.text), word) || strings.Contains(fold(p.lead), word)
	})
}

// spans are a word's places in a text broken into lines; a broken word has one on each line.
func spans(lines []string, word string) []span {
	if word == "" {
		return nil
	}
	var text strings.Builder
	starts := make([]int, len(lines)) // of the lines in the text
	for i, line := range lines {
		if i > 0 {
			text.WriteString(joint(lines[i-1]))
		}
		starts[i] = text.Len()
		text.WriteString(line)
	}
	var list []span
	word = fold(word)
	whole := fold(text.String())
	for at := 0; ; {
		n := strings.Index(whole[at:], word)
		if n < 0 {
			return list
		}
		from := at + n
		at = from + len(word)
		for i, line := range lines {
			a, b := max(from, starts[i]), min(at, starts[i]+len(line))
			if a < b {
				list = append(list, span{i, a - starts[i], b - starts[i]})
			}
		}
	}
}

// finder is the search for a word in the sections.
type finder struct {
	field ui.Field
	on    bool
	jump  bool        // the text must show the first mark
	found bool        // the text shown has a mark
	first canvas.Rect // the first one's place
}

// word is the search word, "" for none.
func (f *finder) word() string {
	if !f.on {
		return ""
	}
	return strings.TrimSpace(f.field.Text)
}

// among are the numbers of the sections to list: all, or those that contain the search word.
func (f *finder) among(sections []section) []int {
	var list []int
	word := f.word()
	for i := range sections {
		if word == "" || sections[i].holds(word) {
			list = append(list, i)
		}
	}
	return list
}

// marks are the places of the word in lines of text that begin at the corner of r.
func (f *finder) marks(lines []string, r canvas.Rect, role theme.Role, scale float64) []canvas.Rect {
	list := spans(lines, f.word())
	boxes := make([]canvas.Rect, len(list))
	for i, s := range list {
		left := canvas.Measure(role, lines[s.line][:s.from], scale)
		right := canvas.Measure(role, lines[s.line][:s.to], scale)
		boxes[i] = canvas.Box(r.X+left-1, r.Y+float64(s.line)*role.Line+2, right-left+2, role.Line-4)
	}
	if len(boxes) > 0 && !f.found {
		f.found, f.first = true, boxes[0]
	}
	return boxes
}

// showFirst scrolls the text so that the first mark is visible, once after a jump.
func (f *finder) showFirst(text *ui.Scroll) {
	if f.jump && f.found {
		r := f.first
		r.H += 72 // with what follows
		text.Show(r)
	}
	f.jump = false
}

// said is a text in as many lines as it needs, with the search word marked.
func (p *Page) said(role theme.Role, s string, ink color.NRGBA) ui.Part {
	text := ui.Paragraph(role, s, ink)
	if p.find.word() == "" {
		return text
	}
	return ui.Over(ui.Space(0).Placed(func(r canvas.Rect) {
		marks := p.find.marks(canvas.Wrap(role, s, r.W, p.view.Scale), r, role, p.view.Scale)
		p.Form.Paint(func(c *canvas.Canvas) {
			for _, m := range marks {
				c.Shape(m, canvas.Shape{Radius: 3, Fill: theme.Alpha(c.Theme.Gold, 0.35)})
			}
		})
	}), text)
}

// typed handles a change of the word: an open text turns to the first section that contains it.
func (p *Page) typed() {
	p.find.jump = true
	word, list := p.find.word(), p.find.among(p.sections)
	if p.open || word == "" || len(list) == 0 || p.sections[p.current].holds(word) {
		p.Layout(p.view)
		return
	}
	p.show(list[0])
}

// look opens or closes the search.
func (p *Page) look(open bool) {
	p.find.on, p.open = open, open && p.view.Frame() != ui.Landscape
	if !open {
		p.find.field.Text = ""
	}
	p.Layout(p.view)
	if open {
		p.Form.Edit("search")
	}
}
