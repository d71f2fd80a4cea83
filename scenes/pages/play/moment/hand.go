package moment

import (
	"slices"

	"yanyi/game"
	"yanyi/scenes/canvas"
)

// Grid is where the board's points stand, in logical pixels of the view.
type Grid interface {
	Center(sq game.Square) (x, y float64)
	Pitch() float64    // the distance of two points
	Rect() canvas.Rect // what the board covers
	// CardSpot is where a card of a size stands that asks something about a square, so far
	// from it: above rather than below, unless below is wished.
	CardSpot(sq game.Square, w, h, gap float64, below bool) canvas.Rect
}

// Tag names what a square means at this moment, in a label on the board.
type Tag struct {
	Square   game.Square
	Text     string
	Number   int  // the kind of stratagem, 0 if it is none
	Void     bool // nothing comes of it
	Open     bool // its tile lies open on the board, where its name may be read
	Due      bool // not a stratagem but the turn in which a piece must move
	Standing bool // about the piece on the square, not the effect of a step there
}

// MayTurnOver reports whether a person is to move and some piece can be turned over
// (game/darkchess/README.md, Turn).
func (m *Moment) MayTurnOver() bool {
	return m.Info.Ranks != nil && m.Live && m.Hand.Active() && slices.ContainsFunc(m.Hand.Open(), game.Turn.Flip)
}

// Due is the actor's pieces that go stale with this turn unless they move
// (game/stratagem/README.md, Stale pieces 水中停滯).
func (m *Moment) Due() []game.Square {
	if !m.Live {
		return nil
	}
	return m.Preview.Due(nil)
}
