package stratagem

import (
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// reader reads a position string and collects all its faults.
type reader struct {
	v      *rules
	p      *position
	most   int // highest kind of a tile
	faults game.Faults
}

func newPosition(v *rules) *position {
	p := &position{v: v}
	p.resign = game.NoSeat
	p.cap, p.lm = game.NoSquare, game.NoSquare
	p.last = [2]game.Square{game.NoSquare, game.NoSquare}
	p.king = [2]game.Square{game.NoSquare, game.NoSquare}
	return p
}

// parse reads a position string (README.md, Position string).
func parse(v *rules, text string, most int) (game.Position, error) {
	r := &reader{v: v, p: newPosition(v), most: most}
	words := strings.Fields(text)
	if len(words) < 2 {
		r.faults.Add("position", game.NoSquare, "want a board, the side to move and perhaps fields").
			Say("error.position.lacking")
		return nil, r.faults.Err()
	}
	r.board(words[0])
	r.side(words[1])
	r.fields(words[2:])
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	r.p.begin()
	return r.p, nil
}

// begin computes the state that follows from the fields read.
func (p *position) begin() {
	p.changes = p.changes[:0]
	p.effects = p.effectsOf(p.active)
	p.activate()
	p.checked = p.attacked(p.side)
	p.arisen()
}

func (r *reader) board(text string) {
	p := r.p
	p.layout().Read(text, &r.faults, func(sq game.Square, token string) {
		pc, ok := pieceOf(token)
		if !ok {
			r.faults.Add("board", sq, "%q on %s is no piece", token, r.name(sq)).Say("error.position.piece")
			return
		}
		p.set(sq, pc)
		if pc.Kind() == game.King {
			r.king(pc.Origin(), sq)
		}
		r.place(pc, sq)
	})
	for s, sq := range p.king {
		if sq == game.NoSquare {
			r.faults.Add("board", game.NoSquare, "%s has no king", r.v.info.Seats[s].Tag).
				Say("error.position.king.missing", game.OfSeat("side", game.Seat(s)))
		}
	}
}

func (r *reader) king(s game.Seat, sq game.Square) {
	if other := r.p.king[s]; other != game.NoSquare {
		r.faults.Add("board", sq, "second king of %s on %s", r.v.info.Seats[s].Tag, r.name(sq)).
			Say("error.position.king.double", game.OfSeat("side", s))
		return
	}
	r.p.king[s] = sq
}

// place checks that a piece stands where the rules of its kind allow it: kings and advisors in
// their palaces, after swaps kings on their own bank, elephants on it.
//
// Ruling: soldiers behind their start and elephants beside their seven points are accepted
// although no game leads there, because studies use them.
func (r *reader) place(pc game.Piece, sq game.Square) {
	g, s := r.v.tables, pc.Origin()
	ok := true
	switch pc.Kind() {
	case game.King:
		ok = g.palace[s].Has(sq) || r.v.swaps && g.half[s].Has(sq)
	case game.Advisor:
		ok = g.cross5[s].Has(sq)
	case game.Bishop:
		ok = g.half[s].Has(sq)
	}
	if !ok {
		r.faults.Add("board", sq, "%c cannot stand on %s", board.Letter(pc), r.name(sq)).
			Say("error.position.place", game.OfPiece("piece", pc))
	}
}

// pieceOf reads a piece letter: capital for Red.
func pieceOf(token string) (game.Piece, bool) {
	if len(token) != 1 {
		return game.NoPiece, false
	}
	switch pc := board.PieceOf(token[0]); pc.Kind() {
	case game.King, game.Advisor, game.Bishop, game.Knight, game.Rook, game.Cannon, game.Pawn:
		return pc, true
	}
	return game.NoPiece, false
}

func (r *reader) side(text string) {
	switch text {
	case "w":
		r.p.side = red
	case "b":
		r.p.side = black
	default:
		r.faults.Add("side", game.NoSquare, "%q is neither w nor b", text)
	}
}

func (r *reader) name(sq game.Square) string { return r.v.tables.board.Name(sq) }
