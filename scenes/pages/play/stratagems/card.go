package stratagems

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Measures of the card and of its low forms, in logical pixels.
const (
	rowHeight  = 44.0 // on a card
	lineHeight = 40.0 // in a sheet
	tallHeight = 62.0 // the name above its sentence
	leastWords = 60.0 // with less room a sentence is left out
	besideName = 12.0 // between a name and its sentence
)

var (
	sentenceText = theme.Role{Size: 17, Line: 26}
	nameText     = theme.Role{Size: 16, Line: 22, Bold: true}
	tightText    = theme.Role{Size: 11, Line: 13} // three lines of it are as high as two
)

// Card is the panel's card of the stratagem in force or asked about: large and with a legend
// while gold marks stand on the board, else in a row. It gives way before Others, and is
// nothing once the game is over.
func (s *Stratagems) Card(gold bool) ui.Part {
	if s.silent() {
		return ui.Part{}
	}
	e := s.subject()
	forms := []func(effect) ui.Part{s.explained, s.large, s.tallRow, s.row}
	switch {
	case !s.m.HasTracks() && !e.on: // a short text: it leaves room for the palaces
		forms = forms[2:]
	case !gold:
		forms = forms[1:]
	}
	return s.forms(e, forms...).Rank(2)
}

// Line is the card without its ground, for a sheet: in one line, or in two if necessary.
func (s *Stratagems) Line() ui.Part {
	if s.silent() {
		return ui.Part{}
	}
	return s.forms(s.subject(),
		func(e effect) ui.Part { return s.line(e, lineHeight, true) },
		func(e effect) ui.Part { return s.line(e, lineHeight, false) })
}

// silent reports whether there is nothing to show.
func (s *Stratagems) silent() bool { return !s.m.HasStratagems() || s.m.Over }

// forms is an effect's card with its smaller forms.
func (s *Stratagems) forms(e effect, cards ...func(effect) ui.Part) ui.Part {
	p := s.unrolling(e, cards[0])
	for _, card := range cards[1:] {
		p = p.Or(s.unrolling(e, card))
	}
	return p
}

func (s *Stratagems) large(e effect) ui.Part     { return s.largeCard(e, ui.Part{}) }
func (s *Stratagems) explained(e effect) ui.Part { return s.largeCard(e, s.legend()) }

// largeCard is seal and name, below them the sentence and perhaps a legend.
func (s *Stratagems) largeCard(e effect, legend ui.Part) ui.Part {
	t := s.m.Screen.Theme
	name := ui.Text(theme.Title, e.name, t.Ink).High(32)
	return ui.Card(16, 14, ui.Column(10,
		ui.Row(14,
			s.sealed(&e, 48, 50),
			ui.Column(0, ui.Text(theme.Caption, e.title, t.GoldText).High(18), s.struck(&e, theme.Title, name)).Grow()),
		ui.Column(0, ui.Paragraph(sentenceText, e.sentence, t.Ink), legend)))
}

// legend explains the two signs of targets.
func (s *Stratagems) legend() ui.Part {
	t := s.m.Screen.Theme
	disc := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 6, Line: 1, Fill: c.Theme.Hint, Stroke: c.Theme.Card})
	})
	return ui.Row(24,
		ui.Row(10, disc.Sized(12, 12), ui.Text(theme.Caption, locale.T("play.effect.legend.plain"), t.Ink2)),
		ui.Row(8, ui.Paint(drawDiamond).Sized(18, 18), ui.Text(theme.Caption, locale.T("play.effect.legend.stratagem"), t.Ink2)),
	).High(30)
}

// drawDiamond is the gold sign of a move by stratagem, in lines.
func drawDiamond(c *canvas.Canvas, r canvas.Rect) {
	x, y, half := r.X+r.W/2, r.Y+r.H/2, r.W/2
	for i := -half; i <= half; i++ {
		w := half - max(i, -i)
		c.Fill(canvas.Box(x-w-1, y+i, 2*w+2, 1), theme.GoldEdge)
		if w > 1 {
			c.Fill(canvas.Box(x-w+0.5, y+i, 2*w-1, 1), c.Theme.Gold)
		}
	}
}

func (s *Stratagems) row(e effect) ui.Part     { return rowCard(s.line(e, rowHeight, false)) }
func (s *Stratagems) tallRow(e effect) ui.Part { return rowCard(s.line(e, rowHeight, true)) }

func rowCard(line ui.Part) ui.Part {
	return ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) }),
		ui.Inset(10, 0, 12, 0, line))
}

// line is seal, name and sentence.
func (s *Stratagems) line(e effect, high float64, tall bool) ui.Part {
	return ui.Row(8, s.sealed(&e, 26, 28), s.words(e, high, tall).Grow())
}

// words is name and sentence in a line of a height; if it may be tall, the sentence stands below
// the name where it would be small beside it. One that fits only without the name stands alone.
func (s *Stratagems) words(e effect, high float64, tall bool) ui.Part {
	long := s.m.Screen.Measure(nameText, e.name)
	return ui.InWidth(func(w float64) ui.Part {
		wide := min(long, w)
		name, room := s.name(&e).Wide(wide), w-wide-besideName
		switch {
		case room < leastWords || !e.on && !e.void:
			return name.High(high)
		case tall && s.lines(theme.Caption, &e, room) > 2:
			return ui.Column(0, name.High(24), s.sentence(&e, w)).High(tallHeight)
		case s.lines(tightText, &e, room) > 3:
			return s.sentence(&e, w).High(high)
		}
		return ui.Row(besideName, name, s.sentence(&e, room)).High(high)
	})
}

// sentence is what an effect does in two lines of a width, or in three smaller ones.
func (s *Stratagems) sentence(e *effect, w float64) ui.Part {
	role, lines := theme.Caption, 2
	if s.lines(role, e, w) > lines {
		role, lines = tightText, 3
	}
	return ui.Text(role, e.sentence, s.m.Screen.Theme.Ink2).Lines(lines).Wide(0).Grow()
}

// lines is how many lines an effect's sentence takes in a width.
func (s *Stratagems) lines(role theme.Role, e *effect, w float64) int {
	return len(canvas.Wrap(role, e.sentence, w, s.m.Screen.Scale))
}

// name is an effect's name in a line.
func (s *Stratagems) name(e *effect) ui.Part {
	return s.struck(e, nameText, ui.Text(nameText, e.name, s.m.Screen.Theme.Ink))
}

// struck strikes the name of a void effect through.
func (s *Stratagems) struck(e *effect, role theme.Role, name ui.Part) ui.Part {
	if !e.void {
		return name
	}
	w := s.m.Screen.Measure(role, e.name)
	return ui.Over(name, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Fill(canvas.Box(r.X-2, r.Y+r.H/2-0.75, min(w, r.W)+4, 1.5), c.Theme.Danger)
	}))
}

// sealed is an effect's seal, in a place a little larger than itself.
func (s *Stratagems) sealed(e *effect, size, place float64) ui.Part {
	img := s.m.Screen.Seal(e.seal(s.m.Info), size)
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(img, r) }).Sized(place, place)
}
