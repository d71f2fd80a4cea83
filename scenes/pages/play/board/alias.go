package board

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/phrase"
)

// alias is another way to say a move of the hand: while from is selected, picking
// square means the turn king→to.
type alias struct {
	square   game.Square
	king, to game.Square
}

// aliases are those of the selected piece: a king castles onto its rook as well as
// to its own target, and a piece that may change places with the king (換防) may
// be picked before the king.
func (b *Board) aliases(h *table.Hand) []alias {
	from := h.Selected()
	if from == game.NoSquare {
		from = b.partner
	}
	if from == game.NoSquare || h.Aimed() != game.NoSquare {
		return nil
	}
	var list []alias
	king := b.table.View().Cells[from].Piece.Kind() == game.King
	for _, t := range h.Open() {
		switch {
		case t.Swap() && t.To() == from:
			list = append(list, alias{t.From(), t.From(), from})
		case king && t.From() == from:
			if rook := b.table.Match().Castling(t); rook != game.NoSquare {
				list = append(list, alias{rook, from, t.To()})
			}
		}
	}
	return list
}

// aliasAt is the alias of a square, if it is one.
func (b *Board) aliasAt(sq game.Square) (alias, bool) {
	for _, a := range b.aliases(b.table.Hand()) {
		if a.square == sq {
			return a, true
		}
	}
	return alias{}, false
}

// targeted reports whether picking a square now means a move of the selected
// piece.
func (b *Board) targeted(sq game.Square) bool {
	_, ok := b.aliasAt(sq)
	return ok || b.table.Hand().IsTarget(sq)
}

// tap is a tap on a square of the board.
func (b *Board) tap(sq game.Square) {
	was := b.partner
	a, ok := b.aliasAt(sq)
	b.partner = game.NoSquare
	switch {
	case ok:
		b.playAlias(a)
	case sq == was && sq != game.NoSquare:
	case b.partners(sq):
		for b.table.Hand().Selected() != game.NoSquare {
			b.table.Cancel()
		}
		b.partner = sq
	default:
		b.table.Tap(sq)
	}
}

// partners reports whether all a piece can do now is to change places with its
// king: it is picked without a turn of its own.
func (b *Board) partners(sq game.Square) bool {
	h := b.table.Hand()
	if sq == game.NoSquare || h.Movable(sq) || h.IsTarget(sq) || !b.table.Live() {
		return false
	}
	return slices.ContainsFunc(h.Open(), func(t game.Turn) bool { return t.Swap() && t.To() == sq })
}

// drop puts the dragged piece down.
func (b *Board) drop(sq game.Square) {
	if a, ok := b.aliasAt(sq); ok {
		b.playAlias(a)
	} else if !b.whyNoSwap(sq) {
		b.table.Drop(sq)
	}
}

// playAlias plays what an alias stands for.
func (b *Board) playAlias(a alias) {
	if b.table.Hand().Selected() != a.king {
		b.table.Lift(a.king)
	}
	b.table.Tap(a.to)
}

// whyNoSwap tells, of a piece dropped on its own king, why they do not change
// places, and reports whether that is the matter.
func (b *Board) whyNoSwap(sq game.Square) bool {
	from, v := b.table.Hand().Selected(), b.table.View()
	if sq == game.NoSquare || from == game.NoSquare || sq == from || !v.Actor.Player() || v.Seats[v.Actor].King != sq {
		return false
	}
	why := b.table.Match().Why(sq, from)
	if !strings.HasPrefix(why.Key, "why.swap.") {
		return false
	}
	b.pointer.gesture.last = sq
	b.Refuse(phrase.Of(b.info, why))
	return true
}

// Refuse says why not, beside the square of the last gesture.
func (b *Board) Refuse(line string) {
	if b.now.Settings.WhyNot {
		b.say(line, b.pointer.gesture.last, false)
	}
}
