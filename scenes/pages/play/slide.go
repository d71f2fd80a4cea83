package play

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// slideChoice is the slide of the marker as it is offered, or as it has been
// chosen and may still be changed (stratagem.md §1).
type slideChoice struct {
	line   string
	banned bool // the line tells of the piece that may not be taken
	ways   []slideWay
}

type slideWay struct {
	id    string
	slide game.Slide
	open  bool // takes the slide back
	label string
	short string // where there is little room
}

const slideOpen = "slide.open"

func slideID(s game.Slide) string { return "slide." + strconv.Itoa(int(s)) }

// slideChoice finds what may be decided about the marker now.
func (p *Page) slideChoice() (slideChoice, bool) {
	h := p.table.Hand()
	ways := h.Ways(game.ChooseSlide)
	if _, waits := h.Proposed(); len(ways) == 0 || waits || p.ask != askNothing || !p.table.Live() || p.over {
		return slideChoice{}, false
	}
	v, now := p.table.View(), p.ahead.slide
	c := slideChoice{line: p.slideLine()}
	c.banned = now != game.NoSlide && c.line != ""
	for _, w := range ways {
		slide := game.Slide(w)
		if slide == game.NoSlide || slide == now {
			continue
		}
		cell := slideCell(v.Seats[v.Actor].Track, slide)
		key := "play.slide.change"
		if now == game.NoSlide {
			key = [...]string{"", "play.slide.plus", "play.slide.minus"}[slide]
		}
		name := phrase.StratagemName(p.info, cell)
		c.ways = append(c.ways, slideWay{id: slideID(slide), slide: slide,
			label: locale.T(key, named1("n", numeral(cell)), named1("name", name)),
			short: numeral(cell) + " " + locale.T("ui.separator") + " " + name})
	}
	if now != game.NoSlide {
		c.ways = append(c.ways, slideWay{id: slideOpen, open: true, label: locale.T("play.slide.no"), short: locale.T("play.slide.no")})
	}
	return c, true
}

// slideLine says why the marker may slide, or what the slide forbids.
func (p *Page) slideLine() string {
	v := p.table.View()
	if p.ahead.slide != game.NoSlide {
		for _, cell := range p.seen().Cells {
			if cell.Mark&game.MarkSafe != 0 {
				return locale.T("play.slide.banned", owned(p.info, "side", cell.Commander), named1("piece", phrase.PieceWord(p.info, cell.Piece)))
			}
		}
		return ""
	}
	if m := p.table.Move(); m != nil {
		for _, e := range m.Events {
			if e.Type == game.Captured && e.Other == v.Actor {
				return locale.T("play.slide.offer", named1("target", phrase.PieceWord(p.info, e.Piece)))
			}
		}
	}
	return locale.T("play.slide.title")
}

// numeral is a number as the tracks and cards write it.
func numeral(n int) string {
	if key := "num." + strconv.Itoa(n); locale.Has(key) {
		return locale.T(key)
	}
	return strconv.Itoa(n)
}

// slid takes a slide's button.
func (p *Page) slid(id string) bool {
	c, ok := p.slideChoice()
	if !ok {
		return false
	}
	for _, w := range c.ways {
		if w.id == id {
			p.table.Prefer(game.ChooseSlide, uint8(w.slide), w.open)
			return true
		}
	}
	return false
}

// swept takes a sweep's button.
func (p *Page) swept(id string) bool {
	switch id {
	case sweepYes:
		p.table.Prefer(game.ChooseSweep, 1, false)
	case sweepNo:
		p.table.Prefer(game.ChooseSweep, 0, true)
	default:
		return false
	}
	return true
}

// fillSlide places the block of the panel: what happened, below it the ways.
// It returns where the block ends.
func (p *Page) fillSlide(r draw.Rect, c *slideChoice) float64 {
	y := r.Y
	if !p.plan.Dense {
		p.paintSlideLine(draw.Box(r.X, y, r.W, 36), c)
		y += 40
	}
	p.fillSlideButtons(draw.Box(r.X, y, r.W, 44), c)
	return y + 44 + 8
}

// paintSlideLine draws the line with the ban's badge before it.
func (p *Page) paintSlideLine(r draw.Rect, c *slideChoice) {
	text := draw.Box(r.X+8, r.Y, r.W-16, r.H)
	if c.banned {
		text.X, text.W = text.X+36, text.W-36
	}
	banned, line := c.banned, c.line
	lines := draw.Wrap(theme.Caption, line, text.W, p.view.Scale)
	badge := locale.T("event.strat.banned.badge")
	p.form.Paint(func(c *draw.Canvas) {
		if banned {
			disc := draw.Box(r.X+8, r.Y+(r.H-26)/2, 26, 26)
			c.Shape(disc, draw.Shape{Radius: 13, Fill: c.Theme.Bar})
			c.TextIn(theme.Body, disc, draw.AlignCenter, badge, theme.Light.SealText)
		}
		if c.Measure(theme.Body, line) <= text.W {
			c.TextIn(theme.Body, text, draw.AlignLeft, line, c.Theme.Ink2)
			return
		}
		lines := lines[:min(2, len(lines))]
		c.Lines(theme.Caption, lines, text.X, text.Y+(text.H-float64(len(lines))*theme.Caption.Line)/2, c.Theme.Ink2)
	})
}

// fillSlideButtons places the ways side by side, as wide as their labels ask; long
// labels give way to short ones.
func (p *Page) fillSlideButtons(r draw.Rect, c *slideChoice) {
	labels := make([]string, len(c.ways))
	for i, w := range c.ways {
		labels[i] = w.label
	}
	widths, fits := p.buttonWidths(labels, r.W)
	if !fits {
		for i, w := range c.ways {
			labels[i] = w.short
		}
		widths, _ = p.buttonWidths(labels, r.W)
	}
	x := r.X
	for i, w := range c.ways {
		b := ui.Secondary(w.id, labels[i]).At(draw.Box(x, r.Y, widths[i], r.H))
		b.Name = w.label
		if hint, ok := p.table.Hint(); ok && !w.open {
			b.On = hint.Slide() == w.slide
		}
		p.form.Add(b)
		x += widths[i] + 8
	}
}

// buttonWidths shares a width among buttons by their labels, at least 64 each, and
// reports whether all labels fit.
func (p *Page) buttonWidths(labels []string, w float64) (widths []float64, fits bool) {
	const pad, least = 24, 64
	total, room := 0.0, w-8*float64(len(labels)-1)
	for _, label := range labels {
		width := max(least, draw.Measure(ui.ButtonText, label, p.view.Scale)+pad)
		widths = append(widths, width)
		total += width
	}
	if total <= room {
		for i := range widths {
			widths[i] += (room - total) / float64(len(widths))
		}
		return widths, true
	}
	for i := range widths { // what is over the least shrinks alike
		widths[i] = least + (widths[i]-least)*(room-least*float64(len(widths)))/(total-least*float64(len(widths)))
	}
	return widths, false
}

// fillSlideRow is the phone's row in place of its buttons, with the way to take a
// turn back at its end.
func (p *Page) fillSlideRow(r draw.Rect, c *slideChoice) {
	row := draw.Box(r.X+8, r.Y+(r.H-44)/2, r.W-16-52, 44)
	p.fillSlideButtons(row, c)
	back := ui.Framed("takeback", draw.IconTakeBack, locale.T("play.takeback")).At(draw.Box(r.Right()-8-44, row.Y, 44, 44))
	back.Off = !p.allow.TakeBack || !p.table.CanTakeBack()
	p.form.Add(back)
}
