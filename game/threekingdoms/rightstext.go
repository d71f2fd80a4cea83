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
		i := r.p.rookNamed(name)
		if i < 0 {
			r.faults.Add("castle", game.NoSquare, "%q is no rook's starting square", name)
			continue
		}
		r.p.rights.castle |= 1 << i
		rook := r.p.rooks[i]
		if r.p.board[rook.at] != game.NewPiece(game.Rook, rook.seat) || r.p.board[rook.king] != game.NewPiece(game.King, rook.seat) {
			r.faults.Add("castle", rook.at, "%s: rook or king is not at home", name)
		}
	}
}

// passes reads the entries "passed:pawn:players" of pawns that may be captured in
// passing, or "-".
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
	passed, err1 := r.p.info.Board.Square(parts[0])
	pawn, err2 := r.p.info.Board.Square(parts[1])
	holders := r.seats("ep", parts[2])
	switch {
	case err1 != nil || err2 != nil:
		r.faults.Add("ep", game.NoSquare, "%q names no squares", entry)
	case holders == 0:
		r.faults.Add("ep", passed, "%q names nobody", entry)
	case r.p.board[pawn].Kind() != game.Pawn || r.p.board[passed] != game.NoPiece || !r.p.doubled(pawn, passed):
		r.faults.Add("ep", passed, "%q: no pawn can have made that double step", entry)
	case r.p.rights.n == maxPasses:
		r.faults.Add("ep", passed, "%q: too many entries", entry)
	default:
		r.p.rights.note(pass{passed, pawn, holders})
	}
}

// holders: a right to capture in passing is a living player's who is hostile to
// the pawn.
func (r *reader) holders() {
	before := r.p.rights
	r.p.trimRights()
	for i, e := range before.list() {
		if i >= int(r.p.rights.n) || r.p.rights.passes[i] != e {
			r.faults.Add("ep", e.square, "%s: who may capture there lives and is hostile to the pawn", r.p.info.Board.Name(e.square))
			return
		}
	}
}

// doubled reports whether a pawn on a square can have passed over another in its
// double step.
func (p *position) doubled(pawn, passed game.Square) bool {
	army := p.board[pawn].Origin()
	along, depth := p.frame.see(army, pawn)
	along2, depth2 := p.frame.see(army, passed)
	return along == along2 && depth == 3 && depth2 == 2
}

// appendRights writes the fields of castling and en passant.
func (p *position) appendRights(dst []byte) []byte {
	start := len(dst)
	for i, rook := range p.rooks {
		if p.rights.castle>>i&1 == 0 {
			continue
		}
		if len(dst) > start {
			dst = append(dst, ',')
		}
		dst = p.info.Board.AppendName(dst, rook.at)
	}
	if len(dst) == start {
		dst = append(dst, '-')
	}
	dst = append(dst, ' ')
	for i, e := range p.rights.list() {
		if i > 0 {
			dst = append(dst, ';')
		}
		dst = append(p.info.Board.AppendName(dst, e.square), ':')
		dst = append(p.info.Board.AppendName(dst, e.pawn), ':')
		dst = p.appendSeats(dst, e.holders)
	}
	if p.rights.n == 0 {
		dst = append(dst, '-')
	}
	return dst
}
