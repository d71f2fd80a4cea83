package play

import (
	"slices"
	"strings"

	"yanyi/game"
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
func (p *Page) aliases() []alias {
	h := p.table.Hand()
	from := p.chosenSquare()
	if from == game.NoSquare || h.Aimed() != game.NoSquare {
		return nil
	}
	var list []alias
	king := p.table.View().Cells[from].Piece.Kind() == game.King
	for _, t := range h.Open() {
		switch {
		case t.Swap() && t.To() == from:
			list = append(list, alias{t.From(), t.From(), from})
		case king && t.From() == from:
			if rook := p.table.Match().Castling(t); rook != game.NoSquare {
				list = append(list, alias{rook, from, t.To()})
			}
		}
	}
	return list
}

// aliasAt is the alias of a square, if it is one.
func (p *Page) aliasAt(sq game.Square) (alias, bool) {
	for _, a := range p.aliases() {
		if a.square == sq {
			return a, true
		}
	}
	return alias{}, false
}

// targeted reports whether picking a square now means a move of the selected
// piece.
func (p *Page) targeted(sq game.Square) bool {
	_, ok := p.aliasAt(sq)
	return ok || p.table.Hand().IsTarget(sq)
}

// chosenSquare is the selected piece's square, or that of a piece picked to change
// places with the king.
func (p *Page) chosenSquare() game.Square {
	if sq := p.table.Hand().Selected(); sq != game.NoSquare {
		return sq
	}
	return p.partner
}

// tap is a tap on a square of the board.
func (p *Page) tap(sq game.Square) {
	was := p.partner
	a, ok := p.aliasAt(sq)
	p.partner, p.stale = game.NoSquare, true
	switch {
	case ok:
		p.playAlias(a)
	case sq == was && sq != game.NoSquare:
	case p.partners(sq):
		for p.table.Hand().Selected() != game.NoSquare {
			p.table.Cancel()
		}
		p.partner = sq
	default:
		p.table.Tap(sq)
	}
}

// partners reports whether all a piece can do now is to change places with its
// king: it is picked without a turn of its own.
func (p *Page) partners(sq game.Square) bool {
	h := p.table.Hand()
	if sq == game.NoSquare || h.Movable(sq) || h.IsTarget(sq) || !p.table.Live() {
		return false
	}
	return slices.ContainsFunc(h.Open(), func(t game.Turn) bool { return t.Swap() && t.To() == sq })
}

// drop puts the dragged piece down.
func (p *Page) drop(sq game.Square) {
	if a, ok := p.aliasAt(sq); ok {
		p.playAlias(a)
		return
	}
	if !p.whyNoSwap(sq) {
		p.table.Drop(sq)
	}
}

// playAlias plays what an alias stands for.
func (p *Page) playAlias(a alias) {
	if p.table.Hand().Selected() != a.king {
		p.table.Lift(a.king)
	}
	p.table.Tap(a.to)
}

// whyNoSwap tells, of a piece dropped on its own king, why they do not change
// places, and reports whether that is the matter.
func (p *Page) whyNoSwap(sq game.Square) bool {
	from, v := p.table.Hand().Selected(), p.table.View()
	if sq == game.NoSquare || from == game.NoSquare || sq == from || !v.Actor.Player() || v.Seats[v.Actor].King != sq {
		return false
	}
	why := p.table.Match().Why(sq, from)
	if !strings.HasPrefix(why.Key, "why.swap.") {
		return false
	}
	p.gesture.last = sq
	if p.session.Settings.WhyNot {
		p.bubble.show(p, phrase.Of(p.info, why), sq)
	}
	return true
}
