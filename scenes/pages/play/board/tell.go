package board

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/board"
	"yanyi/scenes/pages/play/tabletext"
)

// tell is the description of a square for a pointing mouse or a resting finger, "" for none.
// For a target, the cost of the turn comes first; otherwise the piece on it, then its person.
func (b *Board) tell(sq game.Square) string {
	if b.now.Blind {
		return ""
	}
	if text := b.targetLine(sq); text != "" {
		return text
	}
	lines := []string{tabletext.Thing(b.now, sq), b.badgeLine(sq), b.personLine(sq), b.tileLine(sq)}
	if lines[3] == "" {
		lines[3] = tabletext.Place(b.now, sq)
	}
	lines = append(lines, b.pressureLines(sq)...)
	lines = slices.DeleteFunc(lines, func(line string) bool { return line == "" })
	return strings.Join(lines, "\n")
}

// pressureLines name the pieces of all players that attack a square and those that guard it,
// for an empty square those that could capture there.
func (b *Board) pressureLines(sq game.Square) (lines []string) {
	var attack, guard []string
	for _, p := range b.pressing(sq) {
		name := locale.T("coach.piece", tabletext.Owner(b.info, "side", p.By), tabletext.Arg("piece", tabletext.Piece(b.now, p.From)))
		if p.Guards {
			guard = append(guard, name)
		} else {
			attack = append(attack, name)
		}
	}
	key := "coach.reached"
	if b.now.Piece(sq) != game.NoPiece || b.now.Hand.IsTarget(sq) {
		key = "coach.attacked"
	}
	if attack != nil {
		lines = append(lines, locale.T(key, tabletext.Arg("list", tabletext.Listed(attack...))))
	}
	if guard != nil {
		lines = append(lines, locale.T("coach.guarded", tabletext.Arg("list", tabletext.Listed(guard...))))
	}
	return lines
}

// targetLine says what a turn to a target costs or is based on.
func (b *Board) targetLine(sq game.Square) (line string) {
	if b.now.Chosen() == game.NoSquare || b.now.Hand.Ahead() {
		return ""
	}
	b.turnsTo(sq, func(turn game.Turn) bool {
		if turn.Promotion() != game.NoKind || turn.Second() != game.NoKind {
			return true
		}
		if cost := tabletext.Stake(b.now, turn); cost != "" {
			line = tabletext.Listed(append(tabletext.Duelists(b.now, turn), cost)...)
		} else if gold, _ := b.basis(sq); gold {
			n, _ := b.now.Preview.Basis(turn)
			line = tabletext.Stratagem(b.info, n)
		}
		return line == ""
	})
	return line
}

// badgeLine explains the badge or the ring of a piece.
func (b *Board) badgeLine(sq game.Square) string {
	cell := b.now.Shown.Cells[sq]
	side, piece := tabletext.Owner(b.info, "side", cell.Commander), tabletext.Arg("piece", tabletext.Piece(b.now, sq))
	switch {
	case slices.Contains(b.marks.Threats, sq) && !b.may[sq].Has(board.Go):
		return locale.T("play.order.threat", side, piece, tabletext.Arg("target", tabletext.Piece(b.now, b.now.Hand.Selected())))
	case cell.Mark&game.MarkSafe != 0:
		return locale.T("play.slide.banned", side, piece)
	case cell.Mark&game.MarkStale != 0 && cell.Commander != b.now.Actor():
		return tabletext.Listed(locale.T("event.strat.stale", side, piece), locale.T("event.strat.stale.help"))
	case cell.Mark&game.MarkStale != 0:
		return locale.T("event.strat.stale", side, piece)
	case slices.Contains(b.marks.Due, sq):
		return tabletext.GoesStale(b.now, sq)
	case cell.Mark&game.MarkHeld != 0:
		return locale.T("event.strat.held", piece)
	}
	return b.facingLine(sq)
}

// facingLine explains the ring of the only piece between two allied kings.
func (b *Board) facingLine(sq game.Square) string {
	f := b.now.Shown.Facing
	if f == nil || f.Between != sq {
		return ""
	}
	side := func(name string, king game.Square) locale.Arg {
		return tabletext.Side(b.info, name, b.now.Shown.Cells[king].Commander)
	}
	return locale.T("event.offer.met.warn", side("a", f.Kings[0]), side("b", f.Kings[1]), tabletext.Side(b.info, "side", f.Winner))
}

// tileLine is the stratagem of a palace point.
func (b *Board) tileLine(sq game.Square) string {
	_, n := b.Tile(sq)
	return tabletext.Stratagem(b.info, n)
}

// personLine names the general behind a piece and says who he was.
func (b *Board) personLine(sq game.Square) string {
	g := b.now.Person(sq)
	if g == nil || !b.now.Settings.Names {
		return ""
	}
	return tabletext.Listed(g.Name(locale.Current()), g.Epithet(locale.Current()))
}
