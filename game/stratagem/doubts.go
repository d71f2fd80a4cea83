package stratagem

import (
	"slices"
	"yanyi/game"
	"yanyi/game/board"
)

// complement is the number of pieces of a kind that a side has at the start. Promoted soldiers
// (升底兵) replace captured pieces, so that there are never more.
var complement = [game.Pawn + 1]int8{game.King: 1, game.Advisor: 2, game.Bishop: 2, game.Knight: 2, game.Rook: 2, game.Cannon: 2, game.Pawn: 5}

// soldierRank is the soldiers' starting rank as their side sees it, from 0.
const soldierRank = 3

// oblivious is the kind of the games of thirty-two that lets soldiers step sideways before the
// river (忘河兵).
const oblivious = 15

// Doubts lists the reasons why no game leads to the position (README.md, Position string).
func (p *position) Doubts() game.Faults {
	var faults game.Faults
	for s := range game.Seat(2) {
		for k, most := range complement {
			if n := p.count[s][k]; n > most && game.Kind(k) != game.King {
				faults.Add("board", game.NoSquare, "%d of %s's %c, who has %d at the start", int(n), p.v.info.Seats[s].Tag, game.Kind(k).Letter(), int(most)).
					Say("error.position.many", game.OfSeat("side", s), game.OfPiece("piece", game.NewPiece(game.Kind(k), s)))
			}
		}
		if !p.v.swaps { // swaps bring elephants and soldiers to other points
			p.strays(s, &faults)
		}
	}
	p.unanswered(&faults)
	return faults
}

// strays faults elephants and soldiers of a side on unreachable squares: elephants beside their
// seven points; soldiers behind their start and, before the river, where they would have stepped
// sideways.
func (p *position) strays(s game.Seat, faults *game.Faults) {
	g := p.v.tables
	stray := func(sq game.Square) {
		faults.Add("board", sq, "no %c comes to %s", board.Letter(p.cells[sq]), g.board.Name(sq)).
			Say("error.position.stray", game.OfPiece("piece", p.cells[sq]))
	}
	for at := p.by[s][game.Bishop]; !at.Empty(); {
		if sq := at.Pop(); !g.stations[s].Has(sq) {
			stray(sq)
		}
	}
	var files [files]bool
	straight := !p.lays(s, oblivious)
	for at := p.by[s][game.Pawn].And(g.half[s]); !at.Empty(); {
		sq := at.Pop()
		switch file, rank := g.seen(s, sq); {
		case rank < soldierRank, straight && file%2 == 1:
			stray(sq)
		case straight && files[file]:
			faults.Add("board", sq, "a second soldier of %s on one file before the river, on %s", p.v.info.Seats[s].Tag, g.board.Name(sq)).
				Say("error.position.file", game.OfPiece("piece", p.cells[sq]))
		default:
			files[file] = true
		}
	}
}

// lays reports whether a side has a kind of the games of thirty-two among its tiles.
func (p *position) lays(s game.Seat, kind uint8) bool {
	return p.v.edition == thirtyTwo && slices.Contains(p.tiles[s][:], kind)
}

// unanswered faults a check of the side not to move: its own turn would have left it.
func (p *position) unanswered(faults *game.Faults) {
	idle := p.side ^ 1
	found := p.attackers(idle, true)
	if found.Empty() {
		return
	}
	king := p.king[idle]
	if found.Has(p.king[p.side]) {
		faults.Add("side", king, "the kings face each other, and %s moved last", p.v.info.Seats[idle].Tag).
			Say("error.position.facing", game.OfSeat("side", idle))
		return
	}
	faults.Add("side", king, "%s is in check and not to move", p.v.info.Seats[idle].Tag).Say("error.position.check")
}
