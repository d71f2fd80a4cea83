package play

import (
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// odds is a bubble that tells what a face-down piece can be: each kind with its
// chance, drawn from the bag the piece belongs to (three-kingdoms.md §2, §3).
type odds struct {
	asked  game.Square // under the pointer or the cursor, NoSquare if nothing is hidden there
	since  time.Time   // it has been there
	shown  bool
	finger bool // asked by a finger that rests; stays until the next press
	head   string
	rows   []oddsRow
	w, h   float64
}

// oddsRow is an army's part of the bag.
type oddsRow struct {
	name  string // of the army, if several are possible
	cells []oddsCell
}

type oddsCell struct {
	image *ebiten.Image
	text  string
}

// oddsWait is how long a pointer rests on a piece before its odds are told.
const oddsWait = 350 * time.Millisecond

// updateOdds follows pointer and cursor and reports whether the bubble came or
// went.
func (p *Page) updateOdds() bool {
	o := &p.odds
	if o.finger {
		return false
	}
	at := p.hover
	if p.cursor != game.NoSquare {
		at = p.cursor
	}
	if p.gesture.held || !p.conceals(at) {
		at = game.NoSquare
	}
	if at != o.asked {
		gone := o.shown
		*o = odds{asked: at, since: time.Now()}
		return gone
	}
	if at == game.NoSquare || o.shown || time.Since(o.since) < oddsWait {
		return false
	}
	p.tellOdds(at)
	return true
}

// pressOdds tells the odds of a piece under a finger that rests. Lifting the
// finger then does not turn the piece over.
func (p *Page) pressOdds(sq game.Square) {
	if !p.conceals(sq) {
		return
	}
	p.odds = odds{asked: sq, finger: true}
	p.tellOdds(sq)
	p.form.MarkDirty()
	if p.turnsOver(sq) {
		p.gesture.done = true
	}
}

// hideOdds takes the bubble away until it is asked for again.
func (p *Page) hideOdds() {
	if p.odds.shown {
		p.form.MarkDirty()
	}
	p.odds = odds{asked: game.NoSquare}
}

// conceals reports whether a face-down piece lies on a square.
func (p *Page) conceals(sq game.Square) bool {
	return sq != game.NoSquare && p.aids.kind != noAid && p.seen().Cells[sq].Piece.Hidden()
}

// turnsOver reports whether tapping a square turns its piece over.
func (p *Page) turnsOver(sq game.Square) bool {
	for _, t := range p.table.Hand().Open() {
		if t.Flip() && t.From() == sq {
			return true
		}
	}
	return false
}

// slipped reports whether a finger came down on one square and went up on another
// where that must not turn a piece over, and lets go of the piece. Where points
// are close the glass shows what lifting the finger does.
func (p *Page) slipped(began, ended game.Square) bool {
	if began == ended || p.Pitch() < fine || !p.turnsOver(began) && !p.turnsOver(ended) {
		return false
	}
	if p.table.Hand().Selected() == began && p.turnsOver(began) {
		p.table.Cancel()
	}
	return true
}

// chance is how likely a face-down piece is of a kind.
type chance struct {
	army game.Army
	kind game.Kind
	n    int // ways
	of   int // in all
}

// percent is the chance in whole percent, at least 1.
func (c *chance) percent() int { return max(1, (c.n*200+c.of)/(2*c.of)) }

// chances lists what a face-down piece can be: any piece of its origin's bag, or
// of all bags if it may be anybody's.
func chances(v *game.View, piece game.Piece) []chance {
	var list []chance
	all := 0
	for _, b := range v.Bags {
		if piece.Kind() == game.Unknown || b.Army == piece.Origin() {
			list = append(list, chance{army: b.Army, kind: b.Kind, n: b.N})
			all += b.N
		}
	}
	for i := range list {
		list[i].of = all
	}
	return list
}

// Measures of the bubble.
const (
	oddsColumn = 42.0
	oddsRowH   = 46.0
	oddsHead   = 28.0
	oddsName   = 34.0
	oddsPad    = 12.0
)

// tellOdds makes the bubble for a square.
func (p *Page) tellOdds(sq game.Square) {
	o, v := &p.odds, p.seen()
	piece := v.Cells[sq].Piece
	o.head, o.rows, o.shown = phrase.PieceName(p.info, piece), nil, true
	army, most, named := game.NoSeat, 0, piece.Kind() == game.Unknown
	for _, ch := range chances(v, piece) {
		if ch.army != army {
			army = ch.army
			row := oddsRow{}
			if named {
				row.name = phrase.SideName(p.info, army)
			}
			o.rows = append(o.rows, row)
		}
		row := &o.rows[len(o.rows)-1]
		row.cells = append(row.cells, oddsCell{p.bagImage(ch.army, ch.kind, takenSize), strconv.Itoa(ch.percent()) + "%"})
		most = max(most, len(row.cells))
	}
	o.w = max(float64(most)*oddsColumn, draw.Measure(theme.Caption, o.head, p.view.Scale)) + 2*oddsPad
	if named {
		o.w += oddsName
	}
	o.h = oddsHead + float64(len(o.rows))*oddsRowH + 4
}

// oddsAt is where the bubble stands: above its square, out of the way of a finger
// and of its glass; below where there is no room.
func (p *Page) oddsAt() draw.Rect {
	o := &p.odds
	x, y := p.Center(o.asked)
	off := 0.62*p.Pitch() + 6
	if p.glass.shown {
		off = glassLift + glassSize/2 + 6
	}
	r := draw.Box(min(max(8, x-o.w/2), p.view.W-o.w-8), y-off-o.h, o.w, o.h)
	if r.Y < 4 {
		r.Y = y + 0.62*p.Pitch() + 6
	}
	return r
}

func (p *Page) drawOdds(c *draw.Canvas) {
	o := &p.odds
	if !o.shown {
		return
	}
	r := p.oddsAt()
	c.Shadow(r, 8, 0.25)
	c.Shape(r, draw.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
	c.TextIn(theme.Caption, draw.Box(r.X+oddsPad, r.Y+4, r.W-2*oddsPad, oddsHead-4), draw.AlignLeft, o.head, c.Theme.Ink2)
	for i := range o.rows {
		row := &o.rows[i]
		x, y := r.X+oddsPad, r.Y+oddsHead+float64(i)*oddsRowH
		if row.name != "" {
			c.TextIn(theme.Caption, draw.Box(x, y, oddsName, takenSize), draw.AlignLeft, row.name, c.Theme.Ink)
			x += oddsName
		}
		for j := range row.cells {
			d := &row.cells[j]
			c.PictureIn(d.image, draw.Box(x+(oddsColumn-takenSize)/2, y, takenSize, takenSize))
			c.TextIn(theme.Caption, draw.Box(x, y+takenSize+2, oddsColumn, theme.Caption.Line), draw.AlignCenter, d.text, c.Theme.Ink)
			x += oddsColumn
		}
	}
}
