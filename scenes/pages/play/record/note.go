package record

import (
	"fmt"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// note is a great event in words.
type note struct{ seal, head, detail string }

// newNote describes a great event of a turn, with details from the events around it.
func newNote(m *moment.Moment, move *match.Move, e *game.Event) note {
	in := m.Info
	switch e.Type {
	case game.Dueled:
		return duel(m, move, e)
	case game.Allied:
		return note{
			tabletext.SealOf("event.diplomacy.alliance.seal"),
			tabletext.Worded(in, "event.diplomacy.alliance", tabletext.Side(in, "side", e.Seat), tabletext.Side(in, "ally", e.Other),
				tabletext.Side(in, "a", e.Seat), tabletext.Side(in, "b", e.Other), tabletext.Side(in, "c", e.Third)),
			locale.T("event.diplomacy.emperor.stands"),
		}
	case game.AllianceEnded:
		return note{
			tabletext.SealOf("event.diplomacy.alliance.end.seal"),
			locale.T("event.diplomacy.alliance.end", tabletext.Side(in, "side", lastOut(move)), tabletext.Side(in, "a", e.Seat), tabletext.Side(in, "b", e.Other)),
			remaining(m, move),
		}
	case game.Deposed:
		return deposed(in, e)
	case game.KingLost:
		return note{tabletext.SealOf("event.out.king.lost.seal"), locale.T("event.out.king.lost", tabletext.Side(in, "side", e.Seat)), ""}
	case game.Met:
		return note{
			tabletext.SealOf("event.met.seal"),
			locale.T("event.met", tabletext.Side(in, "a", e.Other), tabletext.Side(in, "b", e.Third), tabletext.Side(in, "side", e.Seat)), "",
		}
	}
	n := fall(m, move, e)
	if e.Fall == game.Mated {
		n.detail = spoils(m, move, e)
	}
	return n
}

// Great lists the great events of a turn: diplomacy, a player going out.
func Great(m *moment.Moment, move *match.Move) (heads []string) {
	for i := range move.Events {
		if e := &move.Events[i]; host.Great(e) {
			heads = append(heads, newNote(m, move, e).head)
		}
	}
	return heads
}

func deposed(in *game.Info, e *game.Event) note {
	what := "event.diplomacy.deposed"
	if in.Rescue {
		what = "event.diplomacy.rescue"
	}
	n := note{seal: tabletext.SealOf(what + ".seal")}
	if e.N == 1 {
		n.head = locale.T(what+".alliance", tabletext.Side(in, "side", e.Seat), tabletext.Side(in, "a", e.Other), tabletext.Side(in, "b", e.Third))
		n.detail = locale.T("event.diplomacy.once")
		return n
	}
	n.head = tabletext.Worded(in, what, tabletext.Side(in, "side", e.Seat))
	return n
}

// fall says how a seat went out in a turn.
func fall(m *moment.Moment, move *match.Move, e *game.Event) note {
	in := m.Info
	side := tabletext.Side(in, "side", e.Seat)
	seal := tabletext.SealOf("event.out.seal")
	if len(in.Seats) == 2 { // a loser does not leave the board while others play on
		seal = tabletext.SealOf("event.out.seal.two")
	}
	switch e.Fall {
	case game.Mated:
		if e.Other == game.NoSeat { // nobody absorbs what is left
			return note{seal, locale.T("event.out.mate.pact", side), ""}
		}
		return note{tabletext.SealOf("event.out.absorb.seal"), locale.T("event.out.mate", side, tabletext.Side(in, "b", e.Other)), ""}
	case game.Stalemated:
		return note{seal, locale.T("event.out.stalemate", side), ""}
	case game.Resigned:
		return note{seal, gaveUp(m, move, e.Seat), ""}
	}
	return note{seal, locale.T("event.out.empty", side), ""}
}

// gaveUp says that a seat resigned or ran out of time, and what happens to its army; of two
// players the pieces stay where they are.
func gaveUp(m *moment.Moment, move *match.Move, s game.Seat) string {
	you := ""
	if m.You() == s {
		you = ".you"
	}
	side := tabletext.Side(m.Info, "side", s)
	switch {
	case move.Fell:
		return locale.T("event.out.time"+you, side)
	case len(m.Info.Seats) == 2:
		return locale.T("event.result.by.resign"+you, side)
	}
	return tabletext.Worded(m.Info, "event.out.resign"+you, side)
}

// lastOut is who went out last in a turn.
func lastOut(move *match.Move) game.Seat {
	out := game.NoSeat
	for i := range move.Events {
		if e := &move.Events[i]; e.Type == game.WentOut {
			out = e.Seat
		}
	}
	return out
}

// spoils is how many pieces changed hands when a seat was mated, else the turn.
func spoils(m *moment.Moment, move *match.Move, e *game.Event) string {
	before := m.Line.ViewAt(move.Ply-1, game.NoSeat)
	after := m.Line.ViewAt(move.Ply, game.NoSeat)
	n := 0
	for sq := range after.Cells {
		was, is := &before.Cells[sq], &after.Cells[sq]
		stood := is.Piece != game.NoPiece && is.Piece == was.Piece
		if stood && was.Commander == e.Seat && is.Commander.Player() && is.Commander != e.Seat {
			n++
		}
	}
	if n == 0 {
		return tabletext.Move(m, tabletext.Turn(m, move))
	}
	return locale.Count("event.out.absorb.count", n, tabletext.Side(m.Info, "b", e.Other), tabletext.Side(m.Info, "side", e.Seat))
}

// remaining names the two players left after a turn, "" if there are not two.
func remaining(m *moment.Moment, move *match.Move) string {
	v := m.Line.ViewAt(move.Ply, game.NoSeat)
	var left []game.Seat
	for s := range v.Seats {
		if v.Seats[s].Alive {
			left = append(left, game.Seat(s))
		}
	}
	if len(left) != 2 {
		return ""
	}
	return locale.T("event.out.last", tabletext.Side(m.Info, "a", left[0]), tabletext.Side(m.Info, "b", left[1]))
}

// duel says who beat whom, and by what; for a fallen challenger, how both compared. If a
// position has more pieces of a kind than there are generals, only the fallen piece is known.
func duel(m *moment.Moment, move *match.Move, e *game.Event) note {
	n := note{seal: tabletext.SealOf("event.duel.seal"), detail: tabletext.Move(m, tabletext.Turn(m, move))}
	d := m.Duelists(move.Ply, e)
	a, b := d.Challenger, d.Challenged
	switch {
	case a == nil || b == nil:
		if e.N == 0 {
			n.head = locale.T("event.duel.lose", tabletext.Arg("a", gametext.PieceName(m.Info, e.Piece)), tabletext.Arg("b", gametext.PieceName(m.Info, e.Became)))
		}
	case e.N == 0:
		n.head = locale.T("event.duel.lose", general("a", a), general("b", b))
		n.detail = tabletext.Listed(
			fmt.Sprintf("%s %d : %d", locale.T("mode.duel.might"), a.Might, b.Might),
			fmt.Sprintf("%s %d : %d", locale.T("mode.duel.wits"), a.Wits, b.Wits))
	case a.Wits-b.Wits > a.Might-b.Might: // the challenger names what he is better in
		n.head = locale.T("event.duel.win.wits", general("a", a), general("b", b), locale.Num("m", a.Wits), locale.Num("n", b.Wits))
	default:
		n.head = locale.T("event.duel.win.might", general("a", a), general("b", b), locale.Num("m", a.Might), locale.Num("n", b.Might))
	}
	return n
}

func general(name string, g *locale.General) locale.Arg {
	return tabletext.Arg(name, g.Name(locale.Current()))
}
