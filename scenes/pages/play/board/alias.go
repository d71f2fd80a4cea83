package board

import (
	"strings"

	"yanyi/game"
	"yanyi/scenes/board"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
)

// alias is another way to enter a move: with from selected, square means the turn king→to.
type alias struct {
	square   game.Square
	king, to game.Square
}

// aliases are those of the selected piece: a king castles onto its rook as well as to its own
// target, and a piece that may change places with the king (換防) may be picked before the king.
func (b *Board) aliases() []alias {
	h, from := b.now.Hand, b.Selected()
	if from == game.NoSquare || h.Aimed() != game.NoSquare {
		return nil
	}
	var list []alias
	king := b.now.View.Cells[from].Piece.Kind() == game.King
	for _, t := range h.Open() {
		switch {
		case t.Swap() && t.To() == from:
			list = append(list, alias{t.From(), t.From(), from})
		case king && t.From() == from && !h.Ahead():
			if rook := b.now.Preview.Castling(t); rook != game.NoSquare {
				list = append(list, alias{rook, from, t.To()})
			}
		}
	}
	return list
}

// aliased plays the alias of a square, and reports whether it is one.
func (b *Board) aliased(sq game.Square) bool {
	for _, a := range b.aliases() {
		if a.square == sq {
			b.do(host.Request{Do: host.Aim, Square: a.king, To: a.to})
			return true
		}
	}
	return false
}

// tap is a tap on a square of the board. It reports whether the page took it.
func (b *Board) tap(sq game.Square) (taken bool) {
	if b.world.Tap != nil && b.world.Tap(sq) {
		return true
	}
	was, aliased := b.partner, b.aliased(sq)
	b.partner = game.NoSquare
	switch {
	case aliased, sq == was && sq != game.NoSquare:
	case sq != game.NoSquare && b.may[sq] == board.Other:
		for h := b.now.Hand.Copy(); h.Selected() != game.NoSquare && h.Back(); {
			b.do(host.Request{Do: host.Cancel})
		}
		b.partner = sq
	default:
		b.do(host.Request{Do: host.Tap, Square: sq})
	}
	return false
}

// drop puts the dragged piece down, and reports whether it stays until the result is known.
func (b *Board) drop(sq game.Square) bool {
	if b.aliased(sq) {
		return true
	}
	if b.whyNoSwap(sq) {
		return false
	}
	b.do(host.Request{Do: host.Drop, Square: sq})
	return true
}

// whyNoSwap says why a piece dropped on its own king does not change places with it, and
// reports whether that was tried.
func (b *Board) whyNoSwap(sq game.Square) bool {
	from, v := b.now.Hand.Selected(), b.now.View
	if b.now.Hand.Ahead() || sq == game.NoSquare || from == game.NoSquare || sq == from || !v.Actor.Player() || v.Seats[v.Actor].King != sq {
		return false
	}
	why := b.now.Preview.Why(sq, from)
	if !strings.HasPrefix(why.Key, "why.swap.") {
		return false
	}
	b.About(sq)
	b.Refuse(why)
	return true
}

// Refuse shows the reason of a refusal beside the square of the last gesture. A tap on
// something that cannot be moved shows what it is.
func (b *Board) Refuse(why game.Phrase) {
	if !b.now.Settings.WhyNot {
		return
	}
	line, at := tabletext.Said(b.now, why), b.Last()
	switch why.Key {
	case "why.nopiece", "why.notyours", "why.notyours.two", "why.idle", "why.emperor.own":
		if told := b.tell(at); told != "" {
			line = told
		}
	}
	b.say(line, at, above)
}

// Tell shows a line beside a square for a while.
func (b *Board) Tell(line string, at game.Square) { b.say(line, at, above) }

// Explain shows a line about the landmarks around a square, off the pieces and the landmarks
// if there is room anywhere.
func (b *Board) Explain(line string, at game.Square) {
	b.say(line, at, away)
}

// Propose shows a line beside the target of a hint, long enough to consider it.
func (b *Board) Propose(line, heard string, to game.Square) {
	const long = 1200 // twenty seconds
	if b.say(line, to, above); b.bubble.shown() {
		b.bubble.left, b.bubble.heard = long, heard
	}
}
