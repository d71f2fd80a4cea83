package play

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// worth is a kind of piece in words.
type worth struct {
	piece   game.Piece
	disc    *ebiten.Image
	value   string
	name    string
	alias   string // another name, "" without one
	moves   string
	selects bool // the selected piece is of this kind
}

// newWorths describes the kinds in the colours of whoever has picked a piece, else
// of whoever sits at the bottom.
func (p *Page) newWorths() []worth {
	army, selected := p.table.Bottom(), game.NoKind
	if sq := p.table.Hand().Selected(); sq != game.NoSquare {
		cell := p.table.View().Cells[sq]
		army, selected = cell.Commander, cell.Piece.Kind()
	}
	var list []worth
	for _, o := range p.info.Worths {
		piece := game.NewPiece(o.Kind, army)
		w := worth{piece: piece, disc: p.pieceImage(piece, army, rungDisc), value: "—", name: phrase.PieceName(p.info, piece), moves: p.movesOf(piece), selects: o.Kind == selected}
		if o.Value > 0 {
			w.value = strconv.Itoa(o.Value)
		}
		if key := phrase.PieceKey(p.info, piece, ".alias"); locale.Has(key) {
			w.alias = locale.T(key)
		}
		list = append(list, w)
	}
	return list
}

// movesOf says how a kind moves, at home first where that differs.
func (p *Page) movesOf(piece game.Piece) string {
	text := locale.T(phrase.PieceKey(p.info, piece, ".moves"))
	if key := phrase.PieceKey(p.info, piece, ".moves.home"); locale.Has(key) {
		if locale.Current() == locale.En {
			return locale.T(key) + " " + text
		}
		return locale.T(key) + text
	}
	return text
}

const worthHigh = 80.0

// worthBlocks are the kinds with their values and, below, how they move: the
// selected piece's first.
func (p *Page) worthBlocks(w float64) []block {
	list := p.aids.worths
	blocks := []block{{worthHigh, func(c *draw.Canvas, r draw.Rect) { drawWorths(c, r, list) }}}
	for _, first := range []bool{true, false} {
		for i := range list {
			if list[i].selects == first {
				blocks = append(blocks, p.worthBlock(w, &list[i]))
			}
		}
	}
	return blocks
}

func drawWorths(c *draw.Canvas, r draw.Rect, list []worth) {
	for i, col := range r.Columns(len(list), 0) {
		d := &list[i]
		at := draw.Box(col.X+(col.W-rungDisc)/2, col.Y+10, rungDisc, rungDisc)
		c.PictureIn(d.disc, at)
		ink := c.Theme.Ink2
		if d.selects {
			ink = c.Theme.Hint
		}
		c.TextIn(theme.Caption, draw.Box(col.X, at.Bottom()+3, col.W, theme.Caption.Line), draw.AlignCenter, d.value, ink)
	}
	c.HLine(r.X, r.Bottom()-4, r.W, c.Theme.Line)
}

// worthBlock is a kind's name and how it moves.
func (p *Page) worthBlock(w float64, d *worth) block {
	const left = 54.0
	lines := draw.Wrap(theme.Body, d.moves, w-left, p.view.Scale)
	h := 12 + theme.Body.Line + float64(len(lines))*theme.Body.Line
	return block{max(h, rungDisc+14), func(c *draw.Canvas, r draw.Rect) {
		c.PictureIn(d.disc, draw.Box(r.X, r.Y+(r.H-rungDisc)/2, rungDisc, rungDisc))
		c.Text(titleBody, d.name, r.X+left, r.Y+6, c.Theme.Ink)
		c.Text(theme.Caption, d.alias, r.X+left+c.Measure(titleBody, d.name)+10, r.Y+8, c.Theme.Ink2)
		c.Lines(theme.Body, lines, r.X+left, r.Y+6+theme.Body.Line, c.Theme.Ink2)
	}}
}
