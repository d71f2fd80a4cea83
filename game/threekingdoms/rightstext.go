package threekingdoms

import (
	"strings"

	"yanyi/game"
)

// castle reads the squares of rooks that may still castle, sorted by file, then
// rank, or "-" (README.md, Position string of guoji).
func (r *reader) castle(text string) {
	if text == "-" {
		return
	}
	for _, name := range strings.Split(text, ",") {
		i := r.rules.rookNamed(name)
		if i < 0 {
			r.faults.Add("castle", game.NoSquare, "%q is no rook's starting square", name)
			continue
		}
		r.m.rights.castle |= 1 << i
		rook := r.rules.rooks[i]
		if r.m.board[rook.at] != game.NewPiece(game.Rook, rook.seat) || r.m.board[rook.king] != game.NewPiece(game.King, rook.seat) {
			r.faults.Add("castle", rook.at, "%s: rook or king is not at home", name)
		}
	}
}

// passes reads the entries "passed:pawn:players" of pawns capturable in passing, or "-".
func (r *reader) passes(text string) {
	if text == "-" {
		return
	}
	for _, entry := range strings.Split(text, ";") {
		r.pass(entry)
	}
}

func (r *reader) pass(entry string) {
	parts := strings.Split(entry, ":")
	if len(parts) != 3 {
		r.faults.Add("ep", game.NoSquare, "%q is not passed:pawn:players", entry)
		return
	}
	passed, err1 := r.rules.info.Board.Square(parts[0])
	pawn, err2 := r.rules.info.Board.Square(parts[1])
	holders := r.seats("ep", parts[2])
	switch {
	case err1 != nil || err2 != nil:
		r.faults.Add("ep", game.NoSquare, "%q names no squares", entry)
	case holders == 0:
		r.faults.Add("ep", passed, "%q names nobody", entry)
	case r.m.board[pawn].Kind() != game.Pawn || r.m.board[passed] != game.NoPiece || !r.doubled(pawn, passed):
		r.faults.Add("ep", passed, "%q: no pawn can have made that double step", entry)
	case r.m.rights.n == maxPasses:
		r.faults.Add("ep", passed, "%q: too many entries", entry)
	default:
		r.m.rights.note(pass{passed, pawn, holders})
	}
}

// holders checks that a right to capture in passing belongs to a living player who is hostile to
// the pawn.
func (r *reader) holders() {
	before := r.m.rights
	r.m.trimRights()
	for i, e := range before.list() {
		if i >= int(r.m.rights.n) || r.m.rights.passes[i] != e {
			r.faults.Add("ep", e.square, "%s: who may capture there lives and is hostile to the pawn", r.rules.info.Board.Name(e.square))
			return
		}
	}
}

// doubled reports whether a pawn on a square can have passed over another in its double step.
func (r *reader) doubled(pawn, passed game.Square) bool {
	army := r.m.board[pawn].Origin()
	along, depth := r.rules.frame.see(army, pawn)
	along2, depth2 := r.rules.frame.see(army, passed)
	return along == along2 && depth == 3 && depth2 == 2
}

// appendRights writes the fields of castling and en passant.
func (p *position) appendRights(dst []byte) []byte {
	start := len(dst)
	for i, rook := range p.moving.rules.rooks {
		if p.moving.rights.castle>>i&1 == 0 {
			continue
		}
		if len(dst) > start {
			dst = append(dst, ',')
		}
		dst = p.moving.rules.info.Board.AppendName(dst, rook.at)
	}
	if len(dst) == start {
		dst = append(dst, '-')
	}
	dst = append(dst, ' ')
	for i, e := range p.moving.rights.list() {
		if i > 0 {
			dst = append(dst, ';')
		}
		dst = append(p.moving.rules.info.Board.AppendName(dst, e.square), ':')
		dst = append(p.moving.rules.info.Board.AppendName(dst, e.pawn), ':')
		dst = p.appendSeats(dst, e.holders)
	}
	if p.moving.rights.n == 0 {
		dst = append(dst, '-')
	}
	return dst
}
