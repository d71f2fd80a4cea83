package decisions

import (
	"slices"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/ui"
)

// asking is the question beside a square: a promotion beside its target, a soldier's second
// chance beside the soldier.
type asking struct {
	field  game.Field
	square game.Square
	piece  game.Piece
	title  string
	cells  []choice
}

// choice is a cell of the chooser.
type choice struct {
	value  uint8
	piece  game.Piece
	label  string
	reason string // why it cannot be chosen; "" if it can
	more   string // a second row of choices
}

func (a *asking) on() bool { return len(a.cells) > 0 && a.square != game.NoSquare }

// newAsking finds the choice that must be made beside a square.
func newAsking(m *moment.Moment) asking {
	f, values, ok := m.Hand.Asks()
	if !ok {
		if f, values = game.ChooseSecond, secondAfterSlide(m); len(values) < 2 {
			return asking{}
		}
	}
	a := asking{field: f, square: m.Hand.Aimed(), title: locale.T("play.promote.title")}
	if sq := m.Hand.Selected(); sq != game.NoSquare {
		a.piece = m.Piece(sq)
	}
	switch f {
	case game.ChooseSlide:
		a.title = locale.T("play.slide.title")
	case game.ChooseSecond:
		a.title = locale.T("play.promote.second")
		a.square, a.piece = rising(m)
	}
	for _, v := range values {
		a.cells = append(a.cells, a.choice(m, v))
	}
	a.deny(m)
	return a
}

// secondAfterSlide is the kinds a soldier may still become by a slide that has
// been chosen, before a piece is picked.
func secondAfterSlide(m *moment.Moment) []uint8 {
	_, picked := m.Hand.Prefix(game.ChooseSecond)
	if m.Before.Slide == game.NoSlide || m.Hand.Selected() != game.NoSquare || picked {
		return nil
	}
	var values []uint8
	for _, t := range m.Hand.Left() {
		if v := uint8(t.Second()); !slices.Contains(values, v) {
			values = append(values, v)
		}
	}
	sort.Slice(values, func(i, k int) bool { return values[i] < values[k] })
	return values
}

// rising is the soldier that a second chance is for.
func rising(m *moment.Moment) (game.Square, game.Piece) {
	for _, t := range m.Hand.Left() {
		if sq, piece := m.Preview.Rising(t); sq != game.NoSquare {
			return sq, piece
		}
	}
	return game.NoSquare, game.NoPiece
}

func (a *asking) choice(m *moment.Moment, value uint8) choice {
	c, k := choice{value: value, piece: a.piece}, game.Kind(value)
	if a.field == game.ChooseSlide { // a piece that moves only after some slide
		cell := m.SlideCell(game.Slide(value))
		c.label, c.more = locale.Numeral(cell), gametext.StratagemName(m.Info, cell)
		return c
	}
	if k == game.NoKind {
		c.label = locale.T("play.promote.stay")
		return c
	}
	c.piece = a.piece.As(k)
	c.label = gametext.PieceName(m.Info, c.piece)
	n := 0
	for _, other := range m.View.Seats[m.Actor()].Pool {
		if other == k {
			n++
		}
	}
	if n > 0 {
		c.more = locale.T("play.promote.pool", locale.Num("n", n))
	}
	return c
}

// deny adds the kinds that the promotion cannot be now, with the reasons.
func (a *asking) deny(m *moment.Moment) {
	for _, t := range m.Hand.Left() {
		for _, d := range m.Preview.Denied(t) {
			if slices.ContainsFunc(a.cells, func(c choice) bool { return c.value == uint8(d.Kind) }) {
				continue
			}
			piece := a.piece.As(d.Kind)
			a.cells = append(a.cells, choice{value: uint8(d.Kind), piece: piece, label: gametext.PieceName(m.Info, piece), reason: gametext.Of(m.Info, d.Why)})
		}
	}
}

// Sizes of the chooser beside a square.
const (
	choiceWidth = 84.0
	choiceLeast = 52.0 // where the view is narrow
	choiceLow   = 92.0 // where no cell says more than its name
	choiceLine  = 14.0
)

// Chooser asks beside the square, over the board's centre only if it is there, if at all.
func (d *Decisions) Chooser() ui.Part {
	a, m := &d.pending, d.now
	if !a.on() {
		return ui.Part{}
	}
	width, lines := choiceWidth, 0
	if n, room := float64(len(a.cells)), d.grid.Rect().W-16; n*width > room {
		width = max(choiceLeast, room/n)
	}
	for _, c := range a.cells {
		n := len(canvas.Wrap(theme.Caption, c.reason+c.more, width-2, m.Screen.Scale))
		if c.reason+c.more != "" {
			lines = max(lines, min(n, 2))
		}
	}
	if m.Screen.H < 560 {
		lines = min(lines, 1)
	}
	cells := make([]ui.Part, len(a.cells))
	for i := range a.cells {
		cells[i] = d.cell(&a.cells[i], width, lines)
	}
	title := ui.Text(theme.Caption, a.title, m.Screen.Theme.Ink2).Center().High(34)
	return beside(d.grid, a.square, false, ui.Inset(8, 0, 8, 8, ui.Column(0, title, ui.Row(0, cells...))))
}

// cell is one cell of the chooser; what cannot be chosen stays at 34 % with its
// reason.
func (d *Decisions) cell(ch *choice, width float64, most int) ui.Part {
	size := min(56, width-8)
	img := d.now.PieceImage(ch.piece, ch.piece.Origin(), size)
	off, label, line := ch.reason != "", ch.label, ch.more
	if off {
		line = ch.reason
	}
	ctl := ui.Control{ID: d.pending.control(ch), Name: label, Value: line, Off: off}
	lines := canvas.Wrap(theme.Caption, line, width-2, d.now.Screen.Scale)
	lines = lines[:min(most, len(lines))]
	ctl.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if !off && (s.Hover || s.Pressed || s.Focused) {
			c.Shape(ctl.Rect.Inset(2), canvas.Shape{Radius: theme.ButtonRadius, Line: 2, Fill: theme.Alpha(c.Theme.Hint, 0.12), Stroke: c.Theme.Hint})
		}
		drawChoice(c, ctl.Rect, img, off, label, lines)
	}
	field, value := d.pending.field, ch.value
	return ui.Press(ctl.Replies().Does(func() { d.do(host.Request{Do: host.Choose, Field: field, Value: value}) })).Sized(width, choiceLow+choiceLine*float64(max(0, most-1))+10*float64(min(most, 1)))
}

func drawChoice(c *canvas.Canvas, r canvas.Rect, img *ebiten.Image, off bool, label string, lines []string) {
	ink, strength := c.Theme.Ink, 1.0
	if off {
		ink, strength = c.Theme.Ink3, 0.34
	}
	before := c.Fade(strength)
	c.PictureIn(img, canvas.Box(r.X, r.Y+2, r.W, 62))
	c.SetFade(before)
	c.TextIn(theme.Body, canvas.Box(r.X, r.Y+64, r.W, 22), canvas.AlignCenter, label, ink)
	for i, line := range lines {
		c.TextIn(theme.Caption, canvas.Box(r.X, r.Y+85+choiceLine*float64(i), r.W, choiceLine), canvas.AlignCenter, line, c.Theme.Ink3)
	}
}
