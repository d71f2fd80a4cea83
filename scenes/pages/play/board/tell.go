package board

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/words"
)

// tell is what there is to say of a square, "" if nothing: to a mouse that points
// at it and to a finger that rests on it. Of a target, what the turn there costs comes
// before all else; else what stands there comes first, then who it is.
func (t *teller) tell(sq game.Square) string {
	if text := t.targetLine(sq); text != "" {
		return text
	}
	lines := []string{words.Thing(t.now, sq), t.badgeLine(sq), t.personLine(sq), t.tileLine(sq)}
	if lines[3] == "" {
		lines[3] = words.Place(t.now, sq)
	}
	lines = append(lines, pressureLines(t, sq)...)
	lines = slices.DeleteFunc(lines, func(line string) bool { return line == "" })
	return strings.Join(lines, "\n")
}

// pressureLines name the pieces of all players that attack a square, and those that guard
// it.
func pressureLines(t *teller, sq game.Square) (lines []string) {
	var attack, guard []string
	for _, p := range t.marker.pressing(sq) {
		name := locale.T("coach.piece", words.Owner(t.info, "side", p.By), words.Arg("piece", words.Piece(t.now, p.From)))
		if p.Guards {
			guard = append(guard, name)
		} else {
			attack = append(attack, name)
		}
	}
	key := "coach.reached"
	if t.now.Piece(sq) != game.NoPiece {
		key = "coach.attacked"
	}
	if attack != nil {
		lines = append(lines, locale.T(key, words.Arg("list", words.Listed(attack...))))
	}
	if guard != nil {
		lines = append(lines, locale.T("coach.guarded", words.Arg("list", words.Listed(guard...))))
	}
	return lines
}

// targetLine says of a target what the turn there costs or rests on.
func (t *teller) targetLine(sq game.Square) (line string) {
	if t.now.Chosen() == game.NoSquare {
		return ""
	}
	t.turnsTo(sq, func(turn game.Turn) bool {
		if turn.Promotion() != game.NoKind || turn.Second() != game.NoKind {
			return true
		}
		if cost := words.Stake(t.now, turn); cost != "" {
			line = words.Listed(append(words.Duelists(t.now, turn), cost)...)
		} else if gold, _ := t.basis(sq); gold {
			n, _ := t.now.Preview.Basis(turn)
			line = words.Stratagem(t.info, n)
		}
		return line == ""
	})
	return line
}

// badgeLine explains the badge or the ring of a piece.
func (t *teller) badgeLine(sq game.Square) string {
	cell := t.now.Shown.Cells[sq]
	side, piece := words.Owner(t.info, "side", cell.Commander), words.Arg("piece", words.Piece(t.now, sq))
	switch {
	case slices.Contains(t.marker.marks.Threats, sq) && !t.targeted(sq):
		return locale.T("play.order.threat", side, piece, words.Arg("target", words.Piece(t.now, t.now.Hand.Selected())))
	case cell.Mark&game.MarkSafe != 0:
		return locale.T("play.slide.banned", side, piece)
	case cell.Mark&game.MarkStale != 0 && cell.Commander != t.now.Actor():
		return words.Listed(locale.T("event.strat.stale", side, piece), locale.T("event.strat.stale.help"))
	case cell.Mark&game.MarkStale != 0:
		return locale.T("event.strat.stale", side, piece)
	case slices.Contains(t.marker.marks.Due, sq):
		return words.GoesStale(t.now, sq)
	case cell.Mark&game.MarkHeld != 0:
		return locale.T("event.strat.held", piece)
	}
	return t.facingLine(sq)
}

// facingLine explains the ring of the only piece between two allied kings.
func (t *teller) facingLine(sq game.Square) string {
	f := t.now.Shown.Facing
	if f == nil || f.Between != sq {
		return ""
	}
	side := func(name string, king game.Square) locale.Arg {
		return words.Side(t.info, name, t.now.Shown.Cells[king].Commander)
	}
	return locale.T("event.offer.met.warn", side("a", f.Kings[0]), side("b", f.Kings[1]), words.Side(t.info, "side", f.Winner))
}

// tileLine is the stratagem of a palace point.
func (t *teller) tileLine(sq game.Square) string {
	_, n := t.Tile(sq)
	return words.Stratagem(t.info, n)
}

// personLine names the general behind a piece and tells who he was.
func (t *teller) personLine(sq game.Square) string {
	g := t.now.Person(sq)
	if g == nil || !t.now.Settings.Names {
		return ""
	}
	return words.Listed(g.Name(locale.Current()), g.Epithet(locale.Current()))
}
