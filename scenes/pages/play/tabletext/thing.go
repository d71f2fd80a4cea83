package tabletext

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
)

// Thing says what stands on a square: what it is, how it moves and, if that is not
// its own side, who commands it; "" of an empty square.
func Thing(m *moment.Moment, sq game.Square) string {
	cell := m.Shown.Cells[sq]
	if cell.Piece == game.NoPiece {
		return ""
	}
	text := Moves(m.Info, cell.Piece)
	anybodys := m.Info.Emperor(cell.Piece) || cell.Piece.Kind() == game.Unknown
	switch c := cell.Commander; {
	case c.Player() && c != cell.Piece.Origin():
		text += Joint() + locale.T("why.notyours", Side(m.Info, "side", c), Arg("piece", Piece(m, sq)))
	case c == game.NoSeat && !anybodys:
		text += Joint() + locale.T("why.idle")
	}
	name := gametext.PieceName(m.Info, cell.Piece)
	if !anybodys {
		name = locale.T("order.checker", Owner(m.Info, "side", cell.Piece.Origin()), Arg("piece", Piece(m, sq)))
	}
	return is(name, text)
}

// is describes a thing with a name.
func is(name, text string) string { return locale.T("point.is", Arg("name", name), Arg("text", text)) }

// Moves is how a piece moves: at home first if different; of a face-down piece its first move.
func Moves(in *game.Info, piece game.Piece) string {
	text := locale.T(gametext.MovesKey(in, piece))
	if key := gametext.PieceKey(in, piece, ".moves.home"); locale.Has(key) {
		text = locale.T(key) + Joint() + text
	}
	if piece.Hidden() && piece.Kind() != game.Unknown {
		hidden := game.NewHidden(game.Unknown, piece.Origin())
		text = locale.T(gametext.MovesKey(in, hidden)) + Joint() + text
	}
	return text
}

// Place says what a square itself is, a line a landmark; "" of a plain one. Palaces and borders
// are mentioned only on empty squares, palaces only if there is nothing else to say.
func Place(m *moment.Moment, sq game.Square) string {
	var lines []string
	for _, mark := range m.Info.Board.Landmarks {
		if mark.Square == sq && (mark.Kind != game.PalacePoint || len(lines) == 0) {
			if line := landmark(m, &mark); line != "" {
				lines = append(lines, line)
			}
		}
	}
	return strings.Join(lines, "\n")
}

func landmark(m *moment.Moment, mark *game.Landmark) string {
	in, bare := m.Info, m.Piece(mark.Square) == game.NoPiece
	side := Side(in, "side", mark.Seat)
	switch mark.Kind {
	case game.AlliancePoint:
		return alliancePoint(m, side)
	case game.EmperorPoint:
		if !m.Shown.Diplomacy.Spent {
			return Worded(in, "point.emperor")
		}
	case game.Gate:
		return is(gate(in.Board, mark.Square), locale.T("point.gate"))
	case game.PalacePoint:
		if bare && int(mark.Seat) >= len(in.Seats) {
			return is(locale.T("region.luoyang"), locale.T("point.luoyang"))
		} else if bare {
			return is(locale.T("deploy.palace", side), locale.T("point.palace"))
		}
	case game.BorderPoint:
		if bare {
			return border(in, mark.Seat)
		}
	case game.RiverPoint:
		return locale.T("point.river")
	}
	return ""
}

// alliancePoint says what a horse does there, as long as it has an effect
// (game/threekingdoms/README.md, Diplomacy).
func alliancePoint(m *moment.Moment, side locale.Arg) string {
	name := Worded(m.Info, "point.alliance", side)
	all := true
	for i := range m.Shown.Seats {
		all = all && m.Shown.Seats[i].Alive
	}
	if m.Shown.Diplomacy.Spent || !all {
		return is(name, locale.T("point.alliance.off"))
	}
	return is(name, Worded(m.Info, "point.alliance.rule", side))
}

// gate is the name of the gate on a side of the city.
func gate(b *game.Board, sq game.Square) string {
	switch p := b.Points[sq]; {
	case p.File == 0:
		return locale.T("region.gate.west")
	case int(p.File) == b.Files-1:
		return locale.T("region.gate.east")
	case p.Rank == 0:
		return locale.T("region.gate.south")
	}
	return locale.T("region.gate.north")
}

// border says what a border line is; Han's own border holds nobody back.
func border(in *game.Info, s game.Seat) string {
	name := locale.T("point.border", Side(in, "side", s))
	if int(s) >= len(in.Seats) {
		return name
	}
	return is(name, Worded(in, "point.border.rule"))
}
