package play

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// Sizes of the chooser beside a square.
const (
	choiceWidth  = 84.0
	choiceLeast  = 52.0 // where the view is narrow
	choiceHeight = 116.0
	chooserHead  = 34.0
	pointer      = 12.0
)

// choice is a cell of the chooser.
type choice struct {
	value  uint8
	piece  game.Piece
	label  string
	reason string // why it cannot be chosen; "" if it can
	more   string // a second line of what can be chosen
}

// asking is what is asked beside a square now: a promotion beside its target, a
// soldier's second chance beside the soldier.
type asking struct {
	field  game.Field
	square game.Square
	piece  game.Piece
	title  string
	cells  []choice
}

// asked finds what must be chosen beside a square now.
func (p *Page) asked() (asking, bool) {
	h := p.table.Hand()
	f, values, ok := h.Asks()
	if !ok {
		f = game.ChooseSecond
		if values, ok = p.secondAfterSlide(); !ok {
			return asking{}, false
		}
	}
	a := asking{field: f, square: h.Aimed(), title: locale.T("play.promote.title")}
	if h.Selected() != game.NoSquare {
		a.piece = p.seen().Cells[h.Selected()].Piece
	}
	switch f {
	case game.ChooseSlide:
		a.title = locale.T("play.slide.title")
	case game.ChooseSecond:
		a.title = locale.T("play.promote.second")
		a.square, a.piece = p.risingSoldier()
	}
	for _, v := range values {
		a.cells = append(a.cells, p.choiceOf(&a, v))
	}
	a.cells = append(a.cells, p.denied(&a)...)
	return a, true
}

// secondAfterSlide is the kinds a soldier may still become by a slide that has
// been chosen, before a piece is picked.
func (p *Page) secondAfterSlide() ([]uint8, bool) {
	if p.ahead.slide == game.NoSlide || p.table.Hand().Selected() != game.NoSquare {
		return nil, false
	}
	if _, picked := p.table.Hand().Prefix(game.ChooseSecond); picked {
		return nil, false
	}
	var values []uint8
	for _, t := range p.table.Hand().Left() {
		if v := uint8(t.Second()); !slices.Contains(values, v) {
			values = append(values, v)
		}
	}
	slices.Sort(values)
	return values, len(values) > 1
}

// risingSoldier is the soldier that a second chance is for.
func (p *Page) risingSoldier() (game.Square, game.Piece) {
	for _, t := range p.table.Hand().Left() {
		if sq, piece := p.table.Match().Rising(t); sq != game.NoSquare {
			return sq, piece
		}
	}
	return game.NoSquare, game.NoPiece
}

func (p *Page) choiceOf(a *asking, value uint8) choice {
	k := game.Kind(value)
	if a.field == game.ChooseSlide { // a piece that moves only after some slide
		v := p.table.View()
		cell := v.Seats[v.Actor].Track
		if value != uint8(game.NoSlide) {
			cell = slideCell(cell, game.Slide(value))
		}
		return choice{value: value, piece: a.piece, label: numeral(cell), more: phrase.StratagemName(p.info, cell)}
	}
	if k == game.NoKind {
		return choice{value: value, piece: a.piece, label: locale.T("play.promote.stay")}
	}
	c := choice{value: value, piece: a.piece.As(k)}
	c.label = phrase.PieceName(p.info, c.piece)
	v := p.table.View()
	if n := count(v.Seats[v.Actor].Pool, k); n > 0 {
		c.more = locale.T("play.promote.pool", locale.Num("n", n))
	}
	return c
}

func count(kinds []game.Kind, k game.Kind) (n int) {
	for _, other := range kinds {
		if other == k {
			n++
		}
	}
	return n
}

// denied is what the promotion cannot be now, with the reasons.
func (p *Page) denied(a *asking) []choice {
	var cells []choice
	for _, t := range p.table.Hand().Left() {
		for _, d := range p.table.Match().Denied(t) {
			known := func(c choice) bool { return c.value == uint8(d.Kind) }
			if slices.ContainsFunc(a.cells, known) || slices.ContainsFunc(cells, known) {
				continue
			}
			piece := a.piece.As(d.Kind)
			cells = append(cells, choice{value: uint8(d.Kind), piece: piece, label: phrase.PieceName(p.info, piece), reason: phrase.Of(p.info, d.Why)})
		}
	}
	return cells
}

// beside is where a card about a square stands: below it, or above it where there
// is no room or above is better, within the board's width, so that it covers neither
// the square nor what stands beside.
func (p *Page) beside(sq game.Square, w, h float64, above bool) (card draw.Rect, up bool) {
	x, y := p.Center(sq)
	half := 0.6 * p.Pitch()
	board := p.boardRect()
	left := min(max(board.X, x-w/2), max(board.X, board.Right()-w))
	top, over := y+half+pointer, y-half-pointer-h
	if up = top+h > p.view.H-8 || above && over >= 4; up {
		top = max(4, over)
	}
	return draw.Box(left, top, w, h), up
}

// fillChooser asks beside the square, never over the board's centre unless the
// square is there.
func (p *Page) fillChooser() {
	a, ok := p.asked()
	if !ok || a.square == game.NoSquare {
		return
	}
	cell := draw.Box(0, 0, choiceWidth, choiceHeight)
	if n, room := float64(len(a.cells)), p.boardRect().W-16; n*cell.W > room {
		cell.W = max(choiceLeast, room/n)
	}
	switch {
	case !slices.ContainsFunc(a.cells, func(c choice) bool { return c.reason+c.more != "" }):
		cell.H = 92
	case p.view.H < 560:
		cell.H = 100
	}
	card, up := p.beside(a.square, cell.W*float64(len(a.cells))+16, cell.H+chooserHead+8, false)
	x, _ := p.Center(a.square)
	x = min(max(x, card.X+16), card.Right()-16)
	p.form.Paint(func(c *draw.Canvas) {
		c.Shadow(card, 12, 0.3)
		c.Card(card)
		drawPointer(c, x, card, up)
		c.TextIn(theme.Caption, draw.Box(card.X+8, card.Y+8, card.W-16, 24), draw.AlignCenter, a.title, c.Theme.Ink2)
	})
	for i := range a.cells {
		r := draw.Box(card.X+8+float64(i)*cell.W, card.Y+chooserHead, cell.W, cell.H)
		p.form.Add(p.choice(&a, &a.cells[i], r))
	}
}

// drawPointer joins the card to its square: a corner of a turned square, drawn in
// lines.
func drawPointer(c *draw.Canvas, x float64, card draw.Rect, up bool) {
	for i := range int(pointer) - 2 {
		w := 2 * float64(i+1)
		y := card.Y - pointer + 3 + float64(i)
		if up {
			y = card.Bottom() + pointer - 4 - float64(i)
		}
		c.Fill(draw.Box(x-w/2, y, w, 1.5), c.Theme.Card)
		c.Fill(draw.Box(x-w/2-1, y, 1, 1.5), c.Theme.Line2)
		c.Fill(draw.Box(x+w/2, y, 1, 1.5), c.Theme.Line2)
	}
}

// choice is one cell of the chooser; what cannot be chosen stays at 34 % with its
// reason.
func (p *Page) choice(a *asking, ch *choice, r draw.Rect) ui.Control {
	size := min(56, r.W-8)
	img := p.pieceImage(ch.piece, ch.piece.Origin(), size)
	off, label, line := ch.reason != "", ch.label, ch.more
	if off {
		line = ch.reason
	}
	ctl := ui.Control{ID: choiceID(a.field, ch.value), Name: label, Value: line, Rect: r, Off: off}
	lines := draw.Wrap(theme.Caption, line, r.W-2, p.view.Scale)
	if room := int((r.H - 86) / 14); len(lines) > max(room, 1) {
		lines = lines[:max(room, 1)]
	}
	ctl.Draw = func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
		if !off && (s.Hover || s.Pressed || s.Focused) {
			c.Shape(ctl.Rect.Inset(2), draw.Shape{Radius: theme.ButtonRadius, Line: 2, Fill: theme.Alpha(c.Theme.Hint, 0.12), Stroke: c.Theme.Hint})
		}
		drawChoice(c, ctl.Rect, img, off, label, lines)
	}
	return ctl
}

func drawChoice(c *draw.Canvas, r draw.Rect, img *ebiten.Image, off bool, label string, lines []string) {
	ink := c.Theme.Ink
	if off {
		ink = c.Theme.Ink3
		before := c.Fade(0.34)
		c.PictureIn(img, draw.Box(r.X, r.Y+2, r.W, 62))
		c.SetFade(before)
	} else {
		c.PictureIn(img, draw.Box(r.X, r.Y+2, r.W, 62))
	}
	c.TextIn(theme.Body, draw.Box(r.X, r.Y+64, r.W, 22), draw.AlignCenter, label, ink)
	y := r.Y + 85
	for _, line := range lines {
		c.TextIn(theme.Caption, draw.Box(r.X, y, r.W, 14), draw.AlignCenter, line, c.Theme.Ink3)
		y += 14
	}
}

func choiceID(f game.Field, value uint8) string {
	return "choice." + strconv.Itoa(int(f)) + "." + strconv.Itoa(int(value))
}

// chosen reads a chooser's id.
func (p *Page) chosen(id string) bool {
	a, ok := p.asked()
	if !ok {
		return false
	}
	for _, c := range a.cells {
		if c.reason == "" && id == choiceID(a.field, c.value) {
			p.table.Choose(a.field, c.value)
			return true
		}
	}
	return false
}
