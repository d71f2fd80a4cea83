package board

import (
	"strconv"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// conceals reports whether a face-down piece lies on a square.
func (b *Board) conceals(sq game.Square) bool {
	return sq != game.NoSquare && b.now.Piece(sq).Hidden()
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

// chances lists what a face-down piece can be: any of its origin's bag, or of all bags.
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

// Measures of a chance.
const (
	oddsColumn = 42.0
	oddsName   = 34.0
	oddsDisc   = 22.0
)

// odds shows what a face-down piece can be, each kind with its chance, drawn from the bag the
// piece belongs to (game/threekingdoms/README.md, Jieqi; game/darkchess/README.md, Board and
// set-up): an army a row, a kind a column.
func (b *Board) odds(sq game.Square) ui.Part {
	piece := b.now.Piece(sq)
	rows := []ui.Part{}
	army, row := game.NoSeat, []ui.Part(nil)
	for _, ch := range append(chances(b.now.Shown, piece), chance{army: game.NoSeat}) {
		if ch.army != army && row != nil {
			rows, row = append(rows, ui.Row(0, row...)), nil
		}
		if ch.army == game.NoSeat {
			break
		}
		if army = ch.army; row == nil && piece.Kind() == game.Unknown {
			row = append(row, ui.Text(theme.Caption, gametext.SideName(b.info, army), b.now.Screen.Theme.Ink).Wide(oddsName))
		}
		row = append(row, b.chance(&ch))
	}
	return ui.Column(0, rows...)
}

// chance is a piece above its chance.
func (b *Board) chance(ch *chance) ui.Part {
	master := ch.army
	if int(ch.army) >= len(b.info.Seats) {
		master = game.NoSeat
	}
	disc := b.now.PieceImage(game.NewPiece(ch.kind, ch.army), master, oddsDisc)
	return ui.Column(2,
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(disc, r) }).High(oddsDisc),
		ui.Text(theme.Caption, strconv.Itoa(ch.percent())+"%", b.now.Screen.Theme.Ink).Center(),
		ui.Space(4),
	).Wide(min(oddsColumn, (b.now.Screen.W-80)/float64(len(b.info.Kinds))))
}
