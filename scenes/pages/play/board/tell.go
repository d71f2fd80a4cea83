package board

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/words"
)

// tell is what there is to say of a square, "" if nothing: to a mouse that points
// at it and to a finger that rests on it.
func (b *Board) tell(sq game.Square) string {
	for _, line := range [...]func(game.Square) string{b.targetLine, b.badgeLine, b.tileLine, b.personLine} {
		if text := line(sq); text != "" {
			return text
		}
	}
	return ""
}

// targetLine says of a target what the turn there costs or rests on.
func (b *Board) targetLine(sq game.Square) (line string) {
	if b.now.Chosen() == game.NoSquare {
		return ""
	}
	b.turnsTo(sq, func(t game.Turn) bool {
		if t.Promotion() != game.NoKind || t.Second() != game.NoKind {
			return true
		}
		if cost := words.Stake(b.now, t); cost != "" {
			line = words.Listed(append(words.Duelists(b.now, t), cost)...)
		} else if gold, _ := b.basis(sq); gold {
			n, _ := b.now.Match.Basis(t)
			line = words.Stratagem(b.info, n)
		}
		return line == ""
	})
	return line
}

// badgeLine explains the badge or the ring of a piece.
func (b *Board) badgeLine(sq game.Square) string {
	cell := b.now.Shown.Cells[sq]
	side, piece := words.Owner(b.info, "side", cell.Commander), words.Arg("piece", words.Piece(b.now, sq))
	switch {
	case slices.Contains(b.marks.Threats, sq) && !b.targeted(sq):
		return locale.T("play.order.threat", side, piece, words.Arg("target", words.Piece(b.now, b.now.Hand.Selected())))
	case cell.Mark&game.MarkSafe != 0:
		return locale.T("play.slide.banned", side, piece)
	case cell.Mark&game.MarkStale != 0 && cell.Commander != b.now.Actor():
		return words.Listed(locale.T("event.strat.stale", side, piece), locale.T("event.strat.stale.help"))
	case cell.Mark&game.MarkStale != 0:
		return locale.T("event.strat.stale", side, piece)
	case slices.Contains(b.marks.Due, sq):
		return words.GoesStale(b.now, sq)
	case cell.Mark&game.MarkHeld != 0:
		return locale.T("event.strat.held", piece)
	}
	return ""
}

// tileLine is the stratagem of a palace point.
func (b *Board) tileLine(sq game.Square) string {
	_, n := b.Tile(sq)
	return words.Stratagem(b.info, n)
}

// Tile is whose tile lies on a square and its kind, 0 if none does or a piece is
// selected, which then is what matters.
func (b *Board) Tile(sq game.Square) (s game.Seat, n int) {
	if sq == game.NoSquare || !b.now.HasStratagems() || b.now.Hand.Selected() != game.NoSquare {
		return game.NoSeat, 0
	}
	for s := range b.info.Seats {
		if n, ok := b.now.TileAt(game.Seat(s), sq); ok && n != 0 {
			return game.Seat(s), n
		}
	}
	return game.NoSeat, 0
}

// personLine names the general behind a piece and tells who he was.
func (b *Board) personLine(sq game.Square) string {
	g := b.now.Person(sq)
	if g == nil || !b.now.Settings.Names {
		return ""
	}
	return words.Listed(g.Name(locale.Current()), g.Epithet(locale.Current()))
}
