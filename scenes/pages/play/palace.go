package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// tag names what a king's step to a square would switch on.
type tag struct {
	square game.Square
	text   string
	n      int // the kind
	void   bool
	shown  bool // its tile lies open on the board and can be read
	due    bool // not a stratagem but the turn in which a piece must move
}

// kingTags names the stratagem that every step of the selected king switches on.
func (p *Page) kingTags() []tag {
	h, v := p.table.Hand(), p.seen()
	from := h.Selected()
	if !p.hasStratagems() || p.tracked() || from == game.NoSquare || h.Aimed() != game.NoSquare || v.Cells[from].Piece.Kind() != game.King {
		return nil
	}
	var tags []tag
	for _, t := range h.Left() {
		if slices.ContainsFunc(tags, func(t1 tag) bool { return t1.square == t.To() }) {
			continue
		}
		after := p.table.Match().ViewAfter(t, game.NoSeat)
		n := after.Seats[v.Actor].Active
		g := tag{square: t.To(), n: n, void: after.Void, text: p.worded("play.effect.none")}
		if tile, ok := p.tileAt(v.Actor, t.To()); ok {
			g.shown = tile == n && (v.Cells[t.To()].Piece == game.NoPiece || p.board.NamesTiles())
		}
		if n != 0 {
			g.text = numeral(n) + locale.T("ui.separator") + phrase.StratagemName(p.info, n)
		}
		if g.void {
			g.text = locale.T("event.strat.cancel.seal")
		}
		tags = append(tags, g)
	}
	return tags
}

// tileLegible is the least pitch at which the names on tiles are as large as
// captions.
const tileLegible = 56

// tileReads reports whether an open tile's name can be read on the board.
func (p *Page) tileReads() bool { return p.Pitch() >= tileLegible || p.board.NamesTiles() }

// standing names the kind each king stands on, struck through while both are void
// (破解): the tile itself lies under the king.
func (p *Page) standing() []tag {
	v := p.seen()
	if !p.hasStratagems() || p.tracked() || p.board.NamesTiles() || p.Pitch() < tileLegible && !v.Void {
		return nil
	}
	var tags []tag
	for s := range p.info.Seats {
		n := p.tileUnderKing(game.Seat(s))
		if n == 0 || !v.Seats[s].Alive || v.Seats[s].King == p.table.Hand().Selected() {
			continue
		}
		tags = append(tags, tag{square: v.Seats[s].King, n: n, void: v.Void,
			text: numeral(n) + locale.T("ui.separator") + phrase.StratagemName(p.info, n)})
	}
	return tags
}

// drawTags writes the names below the king's targets where no tile says them, and
// what the kings stand on.
func (p *Page) drawTags(c *draw.Canvas) {
	var taken [16]draw.Rect
	n := 0
	for i := range p.tags {
		g := &p.tags[i]
		if g.shown && p.tileReads() {
			continue
		}
		r := p.tagRect(c, g)
		for j := range n {
			if r.Overlaps(taken[j]) {
				r.Y = taken[j].Bottom() + 2
			}
		}
		if n < len(taken) {
			taken[n] = r
			n++
		}
		drawTag(c, r, g, false)
	}
	if p.board.Animating() || p.marks.Drag.From != game.NoSquare {
		return
	}
	for i := range p.kings {
		g := &p.kings[i]
		drawTag(c, p.tagRect(c, g).Move(0, 0.12*p.Pitch()), g, g.void)
	}
}

func (p *Page) tagRect(c *draw.Canvas, g *tag) draw.Rect {
	x, y := p.Center(g.square)
	w := c.Measure(theme.Caption, g.text) + 12
	return draw.Box(min(max(2, x-w/2), c.W-w-2), y+0.27*p.Pitch(), w, 20)
}

func drawTag(c *draw.Canvas, r draw.Rect, g *tag, struck bool) {
	fill, ink := c.Theme.Seal, c.Theme.SealText
	switch {
	case g.void:
		fill, ink = c.Theme.Bar, c.Theme.BadgeText
	case g.due:
		fill, ink = c.Theme.Warn, c.Theme.BadgeText
	}
	c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: fill, Stroke: theme.Alpha(ink, 0.5)})
	c.TextIn(theme.Caption, r, draw.AlignCenter, g.text, ink)
	if struck {
		c.Fill(draw.Box(r.X+4, r.Y+r.H/2, r.W-8, 1.5), ink)
	}
}

// Sizes of the little palaces in the panel.
const (
	palaceCell  = 30.0
	palaceGap   = 5.0
	palaceLeast = 56.0 // narrower cells cannot be read
	palaceTitle = 26.0
	palaceMoves = 84.0 // what the moves keep at least
)

// fillOthers places what is in force on the other side: a row beside tracks, both
// palaces where the king's point decides. It returns where what follows begins.
func (p *Page) fillOthers(r draw.Rect, bottom float64) float64 {
	if !p.hasStratagems() || p.over {
		return r.Y
	}
	height := palaceTitle + 3*palaceCell + 2*palaceGap + 24
	if cell := p.palaceCellWidth(r.W); !p.tracked() && cell >= palaceLeast && bottom-r.Y-height-8 >= palaceMoves {
		r.H = height
		p.fillPalaces(r)
		return r.Bottom() + 8
	}
	if p.plan.Dense || bottom-r.Y-rowHeightLow-8 < 60 {
		return r.Y
	}
	r.H = rowHeightLow
	p.paintOther(r)
	return r.Bottom() + 8
}

// other is the seat across the board.
func (p *Page) other() game.Seat { return p.table.Bottom() ^ 1 }

// paintOther is the other side's stratagem in one row.
func (p *Page) paintOther(r draw.Rect) {
	p.paintUnrolling(r, p.effectOf(p.other()), func(e effect) func(c *draw.Canvas) {
		w := draw.Measure(theme.Caption, e.title, p.view.Scale) + 12
		line := p.effectLineIn(draw.Box(r.X+16+w, r.Y, r.W-28-w, r.H), e)
		return func(c *draw.Canvas) {
			c.Shape(r, draw.Shape{Radius: theme.CardRadius, Line: 1, Stroke: c.Theme.Line})
			c.TextIn(theme.Caption, draw.Box(r.X+16, r.Y, w, r.H), draw.AlignLeft, e.title, c.Theme.Ink2)
			line.draw(c)
		}
	})
}

// palaceCellWidth is how wide a name's cell is in a panel of width w.
func (p *Page) palaceCellWidth(w float64) float64 { return ((w-16*3)/2 - 2*palaceGap) / 3 }

// palaceName is a point of a palace in the panel.
type palaceName struct {
	name   string
	active bool
	void   bool
	quiet  bool     // no stratagem here
	lines  []string // of a name too long for one
}

// inCells breaks the names that are too long for a cell of a width.
func inCells(names []palaceName, w, scale float64) {
	for i := range names {
		if n := &names[i]; draw.Measure(theme.Caption, n.name, scale) > w-6 {
			n.lines = draw.WrapTo(2, palaceSmall, n.name, w-4, scale)
		}
	}
}

// palaceSmall is the type of names in two lines.
var palaceSmall = theme.Role{Size: 11, Line: 13}

// palaceNames is a palace as it lies on the screen, from the upper left.
func (p *Page) palaceNames(s game.Seat) []palaceName {
	type place struct {
		x, y float64
		n    palaceName
	}
	v := p.seen()
	seat := &v.Seats[s]
	var places []place
	slots := art.TileSlots(p.info.Board, s)
	home := p.info.Board.At(4, 0)
	if s != game.First {
		home = p.info.Board.At(4, p.info.Board.Ranks-1)
	}
	for i, sq := range append(slots[:], home) {
		x, y := p.Center(sq)
		n := palaceName{name: locale.T("play.slot.start"), quiet: true}
		if i < len(seat.Tiles) {
			n.name = phrase.StratagemName(p.info, seat.Tiles[i])
			if n.quiet = seat.Tiles[i] == 0; n.quiet {
				n.name = locale.T("play.slot.empty")
			}
		}
		n.active = seat.King == sq && seat.Active != 0
		n.void = seat.King == sq && v.Void
		places = append(places, place{x, y, n})
	}
	slices.SortFunc(places, func(a, b place) int {
		if d := int(a.y) - int(b.y); d != 0 {
			return d
		}
		return int(a.x) - int(b.x)
	})
	names := make([]palaceName, len(places))
	for i := range places {
		names[i] = places[i].n
	}
	return names
}

// fillPalaces shows both palaces as grids of names, the upper side's at the left.
func (p *Page) fillPalaces(r draw.Rect) {
	p.form.Paint(func(c *draw.Canvas) { c.Card(r) })
	half := (r.W - 48) / 2
	for i, s := range [2]game.Seat{p.other(), p.table.Bottom()} {
		names := p.palaceNames(s)
		inCells(names, p.palaceCellWidth(r.W), p.view.Scale)
		title := locale.T("play.palace.tiles", named(p.info, "side", s))
		box := draw.Box(r.X+16+float64(i)*(half+16), r.Y+10, half, r.H-18)
		p.form.Paint(func(c *draw.Canvas) {
			c.TextIn(theme.Caption, draw.Box(box.X, box.Y, box.W, 20), draw.AlignLeft, title, c.Theme.Ink2)
			drawPalace(c, draw.Box(box.X, box.Y+palaceTitle, box.W, box.H), names)
		})
	}
}

func drawPalace(c *draw.Canvas, r draw.Rect, names []palaceName) {
	w := (r.W - 2*palaceGap) / 3
	for i, n := range names {
		cell := draw.Box(r.X+float64(i%3)*(w+palaceGap), r.Y+float64(i/3)*(palaceCell+palaceGap), w, palaceCell)
		shape, ink := draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: c.Theme.Sunk, Stroke: c.Theme.Line}, c.Theme.Ink
		role := theme.Caption
		switch {
		case n.active:
			shape.Fill, shape.Stroke, shape.Line, role = c.Theme.BambooActive, c.Theme.Gold, 2, captionBold
			ink = theme.Light.Ink
		case n.quiet:
			ink = c.Theme.Ink3
		}
		c.Shape(cell, shape)
		if c.Measure(theme.Body, n.name) <= w-6 {
			role.Size = theme.Body.Size
		}
		for j, line := range n.lines {
			y := cell.Y + (cell.H-float64(len(n.lines))*palaceSmall.Line)/2 + float64(j)*palaceSmall.Line
			c.TextIn(palaceSmall, draw.Box(cell.X, y, w, palaceSmall.Line), draw.AlignCenter, line, ink)
		}
		if n.lines == nil {
			c.TextIn(role, cell, draw.AlignCenter, n.name, ink)
		}
		if n.void {
			tw := min(c.Measure(role, n.name)+6, w-4)
			c.Fill(draw.Box(cell.X+(w-tw)/2, cell.Y+cell.H/2, tw, 1.5), c.Theme.Danger)
		}
	}
}

var captionBold = theme.Role{Size: theme.Caption.Size, Line: theme.Caption.Line, Bold: true}
