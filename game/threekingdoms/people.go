package threekingdoms

import (
	"sort"
	"strconv"
	"strings"

	"yanyi/game"
)

// person is a general's place at the start: the nth of its army's kind (README.md, Generals).
type person struct {
	piece game.Piece
	nth   uint8
}

// people are the persons on the squares of the start.
type people [256]person

// seatPeople numbers the pieces of the usual start.
func (r *rules) seatPeople() people {
	var all people
	p := newPosition(r, "")
	start, _, _ := strings.Cut(r.info.Start, " ")
	newReader(p).board(start)
	for army := game.Wu; army <= game.Han; army++ {
		for k := game.King; k <= game.Wazir; k++ {
			piece := game.NewPiece(k, army)
			for i, sq := range r.listed(&p.moving, piece) {
				all[sq] = person{piece, uint8(i + 1)}
			}
		}
	}
	return all
}

// listed are the squares of a kind of an army in the rules' order: left to right from the
// kingdom's own seat.
func (r *rules) listed(m *moving, piece game.Piece) []game.Square {
	var squares []game.Square
	for sq := range r.info.Board.Points {
		if m.board[sq] == piece {
			squares = append(squares, game.Square(sq))
		}
	}
	army := piece.Origin()
	key := func(sq game.Square) int {
		along, depth := r.frame.see(army, sq)
		return along*32 + depth
	}
	sort.Slice(squares, func(i, k int) bool { return key(squares[i]) < key(squares[k]) })
	return squares
}

// recognise assigns a person to every piece for which the position's text does not. A piece on a
// starting square of its own kind is the person who starts there; the others take the remaining
// numbers in the listed order.
//
// Ruling: the position strings of the rules do not distinguish persons; this is the most natural
// reading, exact for the start. Where a game with duels differs from it, its position string
// says so in a field of its own, so that a string and a list of turns still reproduce the game.
func (r *rules) recognise(m *moving) {
	for army := game.Wu; army <= game.Han; army++ {
		for k := game.King; k <= game.Wazir; k++ {
			r.recogniseKind(m, game.NewPiece(k, army))
		}
	}
}

func (r *rules) recogniseKind(m *moving, piece game.Piece) {
	var used [256]bool
	var rest []game.Square
	for _, sq := range r.listed(m, piece) {
		if home := r.people[sq]; home.piece == piece {
			m.nth[sq] = home.nth
			used[home.nth] = true
			continue
		}
		rest = append(rest, sq)
	}
	n := uint8(1)
	for _, sq := range rest {
		for used[n] {
			n++
		}
		m.nth[sq] = n
		used[n] = true
	}
}

// prowess are the values of the person on a square; numbers beyond the list share its last
// values.
func (m *moving) prowess(sq game.Square) prowess {
	piece := m.board[sq]
	list := m.rules.generals[piece.Origin()][piece.Kind()]
	if len(list) == 0 {
		return prowess{}
	}
	return list[min(max(int(m.nth[sq]), 1), len(list))-1]
}

// readPeople reads the field "e4:2,f7:1": the persons who differ from the default assignment, by
// square.
func (r *reader) readPeople(text string) {
	for _, entry := range strings.Split(text, ",") {
		name, number, _ := strings.Cut(entry, ":")
		sq, err := r.rules.info.Board.Square(name)
		n, bad := strconv.ParseUint(number, 10, 8)
		if err != nil || bad != nil || n == 0 || r.m.board[sq] == game.NoPiece {
			r.faults.Add("people", game.NoSquare, "%q is not a piece's square and a number", entry)
			continue
		}
		r.persons = append(r.persons, namedPerson{sq, uint8(n)})
	}
}

// namedPerson is a person on a square by a position string's field.
type namedPerson struct {
	sq  game.Square
	nth uint8
}

// appendPeople writes the persons who differ from the default assignment.
func (p *position) appendPeople(dst []byte) []byte {
	mine := p.moving.nth
	p.moving.rules.recognise(&p.moving)
	taken := p.moving.nth
	p.moving.nth = mine
	sep := byte(' ')
	for sq := range p.moving.rules.info.Board.Points {
		if p.moving.board[sq] != game.NoPiece && taken[sq] != mine[sq] {
			dst = append(p.moving.rules.info.Board.AppendName(append(dst, sep), game.Square(sq)), ':')
			dst = strconv.AppendInt(dst, int64(mine[sq]), 10)
			sep = ','
		}
	}
	return dst
}
