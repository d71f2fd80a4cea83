package rules

import (
	"strings"

	"yanyi/render/theme"
	"yanyi/scenes/draw"
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

// holds reports whether a section speaks of a word.
func (s *section) holds(word string) bool {
	word = fold(word)
	if strings.Contains(fold(s.head), word) {
		return true
	}
	for _, p := range s.parts {
		if strings.Contains(fold(p.text), word) || strings.Contains(fold(p.lead), word) {
			return true
		}
	}
	return false
}

// spans are where a word stands in a text that was cut into lines; one that was
// cut has a span on either line.
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

// mark colours where the word that is looked for stands in lines of text, whose
// boxes begin at (x, y).
func (p *Page) mark(lines []string, x, y float64, role theme.Role) {
	list := spans(lines, p.word())
	if len(list) == 0 {
		return
	}
	boxes := make([]draw.Rect, len(list))
	for i, s := range list {
		measure := func(text string) float64 { return draw.Measure(role, text, p.view.Scale) }
		left := measure(lines[s.line][:s.from])
		w := measure(lines[s.line][:s.to]) - left
		boxes[i] = draw.Box(x+left-1, y+float64(s.line)*role.Line+2, w+2, role.Line-4)
	}
	if !p.found {
		p.found, p.first = true, boxes[0]
	}
	p.form.Paint(func(c *draw.Canvas) {
		for _, r := range boxes {
			c.Shape(r, draw.Shape{Radius: 3, Fill: theme.Alpha(c.Theme.Gold, 0.35)})
		}
	})
}

// word is what is looked for, "" if nothing is.
func (p *Page) word() string {
	if !p.finding {
		return ""
	}
	return strings.TrimSpace(p.search.Text)
}

// listed are the numbers of the sections to list: all, or those that speak of the
// word that is looked for.
func (p *Page) listed() []int {
	var list []int
	word := p.word()
	for i := range p.sections {
		if word == "" || p.sections[i].holds(word) {
			list = append(list, i)
		}
	}
	return list
}

// typed takes in a change of the word: where the text stands open, it turns to the
// first section that speaks of it.
func (p *Page) typed() {
	p.jump = true
	word, list := p.word(), p.listed()
	if p.open || word == "" || len(list) == 0 || p.sections[p.current].holds(word) {
		p.Layout(p.view)
		return
	}
	p.show(list[0])
}

// showFound scrolls the text so that the first mark is seen, once after a jump.
func (p *Page) showFound() {
	if p.jump && p.found {
		r := p.first
		r.H += 72 // with what follows
		p.text.Show(r)
	}
	p.jump = false
}

// look opens or closes the search.
func (p *Page) look(open bool) {
	p.finding, p.open = open, open && p.view.Frame() != ui.Landscape
	if !open {
		p.search.Text = ""
	}
	p.Layout(p.view)
	if open {
		p.form.Edit("search")
	}
}
