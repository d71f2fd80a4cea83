package board

import (
	"strconv"
	"time"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// odds is a callout that tells what a face-down piece can be: each kind with its
// chance, drawn from the bag the piece belongs to (three-kingdoms.md §2, §3).
type odds struct {
	callout
	asked  game.Square   // under the pointer or the cursor, NoSquare if nothing is hidden there
	rested time.Duration // it has been there
	finger bool          // asked by a finger that rests; stays until the next press
}

// oddsWait is how long a pointer rests on a piece before its odds are told.
const oddsWait = 350 * time.Millisecond

// tickOdds follows pointer and cursor and reports whether the callout came or went.
func (t *teller) tickOdds(dt time.Duration) bool {
	o := &t.odds
	if o.finger {
		return false
	}
	at := t.hover
	if t.cursor != game.NoSquare {
		at = t.cursor
	}
	if t.gesture.held || !t.conceals(at) {
		at = game.NoSquare
	}
	if at != o.asked {
		gone := o.shown()
		o.hide()
		o.asked, o.rested = at, 0
		return gone
	}
	if at == game.NoSquare || o.shown() {
		return false
	}
	if o.rested += dt; o.rested < oddsWait {
		return false
	}
	t.tellOdds(at)
	return true
}

// pressOdds tells the odds of a piece under a finger that rests. Lifting the
// finger then does not turn the piece over.
func (t *teller) pressOdds(sq game.Square) {
	if !t.conceals(sq) {
		return
	}
	t.odds.asked, t.odds.finger = sq, true
	t.tellOdds(sq)
	t.form.MarkDirty()
	if t.now.TurnsOver(sq) {
		t.gesture.done = true
	}
}

// hideOdds takes them away until they are asked for again.
func (t *teller) hideOdds() {
	if t.odds.shown() {
		t.form.MarkDirty()
	}
	t.odds.hide()
	t.odds.asked, t.odds.rested, t.odds.finger = game.NoSquare, 0, false
}

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

// tellOdds tells them: an army a row, a kind a column.
func (t *teller) tellOdds(sq game.Square) {
	ink := t.now.Screen.Theme
	piece := t.now.Piece(sq)
	rows := []ui.Part{ui.Text(theme.Caption, phrase.PieceName(t.info, piece), ink.Ink2).High(24)}
	army, row := game.NoSeat, []ui.Part(nil)
	for _, ch := range append(chances(t.now.Shown, piece), chance{army: game.NoSeat}) {
		if ch.army != army && row != nil {
			rows, row = append(rows, ui.Row(0, row...)), nil
		}
		if ch.army == game.NoSeat {
			break
		}
		if army = ch.army; row == nil && piece.Kind() == game.Unknown {
			row = append(row, ui.Text(theme.Caption, phrase.SideName(t.info, army), ink.Ink).Wide(oddsName))
		}
		row = append(row, t.chance(&ch))
	}
	content := ui.Over(calloutGround, ui.Pad(12, 4, ui.Column(0, rows...)))
	t.odds.show(t, sq, content, t.off(), false)
}

// chance is a piece above its chance.
func (t *teller) chance(ch *chance) ui.Part {
	master := ch.army
	if int(ch.army) >= len(t.info.Seats) {
		master = game.NoSeat
	}
	disc := t.now.PieceImage(game.NewPiece(ch.kind, ch.army), master, oddsDisc)
	return ui.Column(2,
		ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.PictureIn(disc, r) }).High(oddsDisc),
		ui.Text(theme.Caption, strconv.Itoa(ch.percent())+"%", t.now.Screen.Theme.Ink).Center(),
		ui.Space(4),
	).Wide(oddsColumn)
}
