package board

import (
	"strconv"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// conceals reports whether a face-down piece lies on a square.
func (t *teller) conceals(sq game.Square) bool {
	return sq != game.NoSquare && t.now.Piece(sq).Hidden()
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

// Measures of a chance.
const (
	oddsColumn = 42.0
	oddsName   = 34.0
	oddsDisc   = 22.0
)

// odds tells what a face-down piece can be, each kind with its chance, drawn from the
// bag the piece belongs to (game/threekingdoms/README.md, Jieqi;
// game/darkchess/README.md, Board and set-up): an army a row, a kind a column.
func (t *teller) odds(sq game.Square) ui.Part {
	piece := t.now.Piece(sq)
	rows := []ui.Part{}
	army, row := game.NoSeat, []ui.Part(nil)
	for _, ch := range append(chances(t.now.Shown, piece), chance{army: game.NoSeat}) {
		if ch.army != army && row != nil {
			rows, row = append(rows, ui.Row(0, row...)), nil
		}
		if ch.army == game.NoSeat {
			break
		}
		if army = ch.army; row == nil && piece.Kind() == game.Unknown {
			row = append(row, ui.Text(theme.Caption, phrase.SideName(t.info, army), t.now.Screen.Theme.Ink).Wide(oddsName))
		}
		row = append(row, t.chance(&ch))
	}
	return ui.Column(0, rows...)
}

// chance is a piece above its chance.
func (t *teller) chance(ch *chance) ui.Part {
	master := ch.army
	if int(ch.army) >= len(t.info.Seats) {
		master = game.NoSeat
	}
	disc := t.now.PieceImage(game.NewPiece(ch.kind, ch.army), master, oddsDisc)
	return ui.Column(2,
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(disc, r) }).High(oddsDisc),
		ui.Text(theme.Caption, strconv.Itoa(ch.percent())+"%", t.now.Screen.Theme.Ink).Center(),
		ui.Space(4),
	).Wide(min(oddsColumn, (t.now.Screen.W-80)/float64(len(t.info.Kinds))))
}
