package hundred

import (
	"math/bits"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

var layout = board.Layout{Board: geometry}

const rightLetters = "KQkq" // in the order of the castling bits

// String is the position string (README.md, Position string).
func (p *position) String() string {
	dst := layout.Append(make([]byte, 0, 160), func(dst []byte, sq game.Square) ([]byte, bool) {
		pc := p.at[sq]
		if pc == game.NoPiece {
			return dst, false
		}
		return append(dst, board.Letter(pc)), true
	})
	dst = append(dst, ' ', "wb"[p.turn], ' ')
	dst = p.appendRights(dst)
	dst = append(dst, ' ')
	if p.passed == nowhere {
		dst = append(dst, '-')
	} else {
		dst = geometry.AppendName(dst, p.passed)
	}
	dst = strconv.AppendInt(append(dst, ' '), int64(p.halfmove), 10)
	dst = strconv.AppendInt(append(dst, ' '), int64(p.full), 10)
	dst = appendStreak(append(dst, ' '), p.checks[white])
	dst = appendStreak(append(dst, '/'), p.checks[black])
	return string(dst)
}

func (p *position) appendRights(dst []byte) []byte {
	if p.castling == 0 {
		return append(dst, '-')
	}
	for i := range 4 {
		if p.castling>>i&1 == 1 {
			dst = append(dst, rightLetters[i])
		}
	}
	return dst
}

func appendStreak(dst []byte, s streak) []byte {
	if s.n == 0 {
		return append(dst, '-')
	}
	dst = geometry.AppendName(dst, s.sq)
	return strconv.AppendInt(append(dst, ':'), int64(s.n), 10)
}

// reader collects the faults of a position string.
type reader struct {
	p      *position
	faults game.Faults
	kings  [2]int
}

func parse(text string) (*position, error) {
	r := reader{p: &position{}}
	r.p.passed, r.p.resigner = nowhere, game.NoSeat
	r.p.checks = [2]streak{{sq: nowhere}, {sq: nowhere}}
	fields := strings.Fields(text)
	if len(fields) != 7 {
		r.faults.Add("position", game.NoSquare, "%d fields, want 7 (BOARD TURN CASTLING EP HALFMOVE FULLMOVE CHECKS)", len(fields)).
			Say("error.position.fields", game.OfNumber("n", 7), game.OfNumber("m", len(fields)))
		return nil, r.faults.Err()
	}
	layout.Read(fields[0], &r.faults, r.place)
	r.readTurn(fields[1])
	r.readKings()
	r.readRights(fields[2])
	r.readPassed(fields[3])
	r.readCounters(fields[4], fields[5])
	r.readChecks(fields[6])
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	r.judge()
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	return r.p, nil
}

func (r *reader) place(sq game.Square, token string) {
	pc := board.PieceOf(token[0])
	side, k := pc.Origin(), pc.Kind()
	if pc == game.NoPiece {
		r.faults.Add("board", sq, "%q on %s is not a piece", token, geometry.Name(sq)).Say("error.position.piece")
		return
	}
	if k == game.Pawn && rankOf(sq, side) == 9 {
		r.faults.Add("board", sq, "a pawn on %s, its last rank", geometry.Name(sq)).
			Say("error.position.place", game.OfPiece("piece", game.NewPiece(k, side)))
	}
	if k == game.King {
		if r.kings[side]++; r.kings[side] > 1 {
			r.faults.Add("board", sq, "a second king of %s on %s", info.Seats[side].Tag, geometry.Name(sq)).
				Say("error.position.king.double", game.OfSeat("side", side))
		}
	}
	r.p.put(pc, sq)
}

func (r *reader) readKings() {
	for side, n := range r.kings {
		if n == 0 {
			r.faults.Add("board", game.NoSquare, "%s has no king", info.Seats[side].Tag).
				Say("error.position.king.missing", game.OfSeat("side", game.Seat(side)))
		}
	}
}

func (r *reader) readTurn(s string) {
	switch s {
	case "w":
	case "b":
		r.p.pass()
	default:
		r.faults.Add("turn", game.NoSquare, "%q, want w or b", s)
	}
}

func (r *reader) readRights(s string) {
	if s == "-" {
		return
	}
	var rights uint8
	for i := range len(s) {
		bit := strings.IndexByte(rightLetters, s[i])
		if bit < 0 || rights>>bit != 0 {
			r.faults.Add("castling", game.NoSquare, "%q, want - or letters of KQkq in this order", s)
			return
		}
		rights |= 1 << bit
	}
	for i := range castles {
		if c := &castles[i]; rights&c.right != 0 {
			r.wantHome(c, c.kingFrom, game.King)
			r.wantHome(c, c.rookFrom, game.Rook)
		}
	}
	r.p.setCastling(rights)
}

func (r *reader) wantHome(c *castling, sq game.Square, k game.Kind) {
	if r.p.at[sq] != game.NewPiece(k, c.side) {
		r.faults.Add("castling", sq, "%c needs a %c of its side on %s",
			rightLetters[bits.TrailingZeros8(c.right)], k.Letter(), geometry.Name(sq))
	}
}

// readPassed requires the enemy pawn that has just stepped over the square, and that both
// squares it crossed are empty.
func (r *reader) readPassed(s string) {
	if s == "-" {
		return
	}
	sq, err := geometry.Square(s)
	if err != nil {
		r.faults.Add("ep", game.NoSquare, "%q is not a square of this board", s)
		return
	}
	stepper := r.p.turn ^ 1
	forward := 10 - 20*int(stepper)
	if rankOf(sq, stepper) != pawnRank+1 ||
		r.p.at[int(sq)+forward] != game.NewPiece(game.Pawn, stepper) ||
		r.p.at[sq] != game.NoPiece || r.p.at[int(sq)-forward] != game.NoPiece {
		r.faults.Add("ep", sq, "no pawn has just stepped over %s", s)
		return
	}
	r.p.setPassed(sq)
}

func (r *reader) readCounters(half, full string) {
	h, err := strconv.ParseUint(half, 10, 16)
	if err != nil || strconv.FormatUint(h, 10) != half {
		r.faults.Add("halfmove", game.NoSquare, "%q is not a number of turns", half)
	}
	f, err := strconv.ParseUint(full, 10, 30)
	if err != nil || f == 0 || strconv.FormatUint(f, 10) != full {
		r.faults.Add("fullmove", game.NoSquare, "%q is not a move number", full)
	}
	r.p.halfmove, r.p.full = uint16(h), int32(f)
}

func (r *reader) readChecks(s string) {
	w, b, ok := strings.Cut(s, "/")
	if !ok {
		r.faults.Add("checks", game.NoSquare, "%q, want WHITE/BLACK", s)
		return
	}
	r.readStreak(w, white)
	r.readStreak(b, black)
}

func (r *reader) readStreak(s string, side game.Seat) {
	if s == "-" {
		return
	}
	name, count, _ := strings.Cut(s, ":")
	sq, err := geometry.Square(name)
	n, errN := strconv.Atoi(count)
	switch {
	case err != nil || errN != nil || n < 1 || n > checksMost || strconv.Itoa(n) != count:
		r.faults.Add("checks", game.NoSquare, "%q, want SQUARE:1 to SQUARE:3", s)
	case r.p.at[sq] == game.NoPiece || r.p.at[sq].Origin() != side:
		r.faults.Add("checks", sq, "no piece of %s on %s", info.Seats[side].Tag, name)
	default:
		r.p.checks[side] = streak{sq: sq, n: uint8(n)}
	}
}

// judge checks the conditions on the whole board.
func (r *reader) judge() {
	us := r.p.turn
	if r.p.attacked(r.p.king[us^1], us) {
		r.faults.Add("turn", r.p.king[us^1], "%s is in check and not to move", info.Seats[us^1].Tag).
			Say("error.position.check")
	}
	r.p.checked = r.p.attacked(r.p.king[us], us^1)
	r.p.History.Push(r.p.hash)
}

// Fields describes the fields of position strings beyond the board (README.md, Position string).
func (variant) Fields(game.Options) []game.FieldInfo {
	return []game.FieldInfo{
		{Key: "turn", Form: game.SeatField, Values: []string{"w", "b"}},
		{Key: "castling", Form: game.SetField, Values: []string{"K", "Q", "k", "q"}},
		{Key: "ep", Form: game.SquaresField, Most: 1},
		{Key: "halfmove", Form: game.NumberField, Most: 1<<16 - 1},
		{Key: "fullmove", Form: game.NumberField, Least: 1, Most: 1<<30 - 1},
		{Key: "checks", Form: game.StreakField, Most: checksMost},
	}
}
