package decisions

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// slide is the slide of the marker as it is offered, or as it has been chosen and
// may still be changed (game/stratagem/README.md, Tracks).
type slide struct {
	line   string
	banned bool // the line names the piece that may not be taken
	ways   []way
}

// way is one of them, or the way to take the slide back.
type way struct {
	id    string
	label string
	short string // where there is little room
	on    bool   // what a hint proposes
	do    func()
}

func (s *slide) on() bool { return len(s.ways) > 0 }

// newSlide finds the choices for the marker now.
func (d *Decisions) newSlide() slide {
	m := d.now
	ways := m.Hand.Ways(game.ChooseSlide)
	if _, waits := m.Hand.Proposed(); len(ways) == 0 || waits || d.ask != nothing || !m.Live || m.Over {
		return slide{}
	}
	now := m.Before.Slide
	s := slide{line: slideLine(m)}
	s.banned = now != game.NoSlide && s.line != ""
	for _, w := range ways {
		if to := game.Slide(w); to != game.NoSlide && to != now {
			s.ways = append(s.ways, d.way(to))
		}
	}
	if now != game.NoSlide {
		no := locale.T("play.slide.no")
		s.ways = append(s.ways, way{id: "slide.open", label: no, short: no, do: func() {
			d.do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Open: true})
		}})
	}
	return s
}

// way is a slide with the stratagem it leads to.
func (d *Decisions) way(to game.Slide) way {
	m := d.now
	cell := m.SlideCell(to)
	key := "play.slide.change"
	if m.Before.Slide == game.NoSlide {
		key = [...]string{"", "play.slide.plus", "play.slide.minus"}[to]
	}
	name := gametext.StratagemName(m.Info, cell)
	if cell != 0 && m.View.Seats[1-m.Actor()].Track == cell { // game/stratagem/README.md, Tracks
		name = locale.T("play.slide.void")
	}
	return way{
		id:    "slide." + strconv.Itoa(int(to)),
		label: locale.T(key, tabletext.Arg("n", locale.Numeral(cell)), tabletext.Arg("name", name)),
		short: tabletext.Listed(locale.Numeral(cell), name),
		on:    m.Hint != game.NoTurn && m.Hint.Slide() == to,
		do:    func() { d.do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(to)}) },
	}
}

// slideLine says why the marker may slide, or what the slide forbids.
func slideLine(m *moment.Moment) string {
	if m.Before.Slide != game.NoSlide {
		for _, cell := range m.Shown.Cells {
			if cell.Mark&game.MarkSafe != 0 {
				return locale.T("play.slide.banned", tabletext.Owner(m.Info, "side", cell.Commander), tabletext.Arg("piece", gametext.PieceWord(m.Info, cell.Piece)))
			}
		}
		return ""
	}
	if m.Last != nil {
		for _, e := range m.Last.Events {
			if e.Type == game.Captured && e.Other == m.Actor() {
				return locale.T("play.slide.offer", tabletext.Arg("target", gametext.PieceWord(m.Info, e.Piece)))
			}
		}
	}
	return locale.T("play.slide.title")
}

// panel shows what happened and the ways below it, in little room only the ways.
func (s *slide) panel(m *moment.Moment) ui.Part {
	line := ui.Row(10, ui.If(s.banned, ban()),
		ui.Text(theme.Body, s.line, m.Screen.Theme.Ink2).Try(theme.Caption, s.line).Lines(2).Wide(0).Grow())
	ways := s.buttons().High(theme.TouchTarget)
	return ui.Column(4, ui.Pad(8, 0, line).High(36), ways).Or(ways).Rank(4)
}

// ban is the badge of a piece that may not be taken.
func ban() ui.Part {
	text := locale.T("event.strat.banned.badge")
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 13, Fill: c.Theme.Bar})
		c.TextIn(theme.Body, r, canvas.AlignCenter, text, theme.Light.SealText)
	}).Sized(26, 26)
}

// buttons are the ways side by side, as wide as their labels, of which long ones give way.
func (s *slide) buttons() ui.Part {
	long, short := make([]ui.Part, len(s.ways)), make([]ui.Part, len(s.ways))
	for i, w := range s.ways {
		long[i], short[i] = w.button(w.label), w.button(w.short)
	}
	return ui.Fitting(ui.Row(8, long...), ui.Row(8, short...))
}

func (w *way) button(label string) ui.Part {
	b := ui.Secondary(w.id, label).Replies().Does(w.do).When(w.on)
	b.Name = w.label
	return ui.Press(b).Grow()
}
