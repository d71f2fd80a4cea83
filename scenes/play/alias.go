package play

import (
	"strings"

	"yanyi/game"
	"yanyi/scenes/ui"
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
	from := h.Selected()
	if from == game.NoSquare || h.Aimed() != game.NoSquare {
		return nil
	}
	var list []alias
	king := p.table.View().Cells[from].Piece.Kind() == game.King
	for _, t := range h.Open() {
		switch {
		case t.Swap() && t.To() == from:
			list = append(list, alias{t.From(), t.From(), from})
		case king && t.From() == from && p.leaps(t):
			if rook := p.castlingRook(t); rook != game.NoSquare {
				list = append(list, alias{rook, from, t.To()})
			}
		}
	}
	return list
}

// leaps reports whether a turn goes farther than a step and so may be castling.
func (p *Page) leaps(t game.Turn) bool {
	a, b := p.info.Board.Points[t.From()], p.info.Board.Points[t.To()]
	d := max(a.File-b.File, b.File-a.File, a.Rank-b.Rank, b.Rank-a.Rank)
	return d > 1 && !t.Swap() && !t.Flip()
}

// castlingRook is where the rook stands with which a turn castles, or NoSquare.
func (p *Page) castlingRook(t game.Turn) game.Square {
	pos := p.table.Match().Position().Clone()
	pos.Do(t)
	for _, e := range pos.Events(nil) {
		if e.Type == game.Castled {
			return e.From
		}
	}
	return game.NoSquare
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

// tap is a tap on a square of the board.
func (p *Page) tap(sq game.Square) {
	if a, ok := p.aliasAt(sq); ok {
		p.playAlias(a)
		return
	}
	p.table.Tap(sq)
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
	why := p.table.Match().Position().Why(sq, from)
	if !strings.HasPrefix(why.Key, "why.swap.") {
		return false
	}
	p.gesture.last = sq
	if p.shell.Settings.WhyNot {
		p.bubble.show(p, ui.Spell(p.info, why), sq)
	}
	return true
}
