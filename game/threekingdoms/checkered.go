package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// checkered is the style of the 15×15 squares (README.md, Moves of guoji).
type checkered struct{}

const (
	checkeredSize   = 15
	checkeredCorner = 3
	checkeredHome   = checkeredCorner
)

// pawnTables are the steps and the home of the pawns that a kingdom commands; their captures are
// in their hop table.
type pawnTables struct {
	steps hopTable
	home  [256]bool
}

// guoji is the variant with international chess pieces.
func guoji() *rules {
	f := newFrame(game.CheckeredCross, checkeredSize, checkeredCorner)
	f.board.Capitals = true
	r := base(f, true)
	r.style = checkered{}
	r.info.ID, r.info.Start, r.info.Pieces = "guoji", guojiStart, "guoji"
	r.info.Likeness, r.info.People, r.info.Wording, r.info.Chessmen = "yanyi", "guoji", "guoji", true
	r.info.Appeal = game.Appeal{Minutes: 60, Chess: 3, NothingBefore: 1}
	r.info.Kinds = []game.Kind{game.King, game.Queen, game.Rook, game.Knight, game.Bishop, game.Pawn}
	r.info.Armies[game.Wei].Pigment = game.Azurite
	r.info.Options = []game.OptionInfo{{Key: "mode", Values: []string{"last", "first", "duel"}}}
	r.castles = true
	r.generals = guojiProwess
	r.clockReason = "event.result.draw.clock.guoji"
	r.clockWarning = "event.offer.clock.warn.guoji"
	r.emperorReason = "why.emperor.guoji"
	r.emperorShape = "why.shape.emperor.guoji"
	r.shapes = checkeredShapes
	r.kinds = [4]string{"KQRBNP", "KQRBNP", "KQRBNP", "KQ"}
	r.points = [3]game.Square{mustSquare(f.board, "b8"), mustSquare(f.board, "a7"), mustSquare(f.board, "a9")}
	r.throne = mustSquare(f.board, "a8")
	r.values = [16]int{game.Queen: 10, game.Rook: 5, game.Bishop: 5, game.Knight: 3, game.Pawn: 1}
	for _, k := range []game.Kind{game.King, game.Queen, game.Rook, game.Bishop, game.Knight, game.Pawn} {
		r.info.Worths = append(r.info.Worths, game.Worth{Kind: k, Value: r.values[k]})
	}
	r.leaps = (*rules).checkeredHops
	r.rookHomes()
	r.landmarks(false)
	return r.finish()
}

// checkeredHops fills the leaps and pawn moves of one army.
func (r *rules) checkeredHops(army game.Army) {
	r.setHops(game.King, army, append(append([][2]int(nil), board.OrthogonalOne...), board.DiagonalOne...), r.kingStep(army))
	r.setHops(game.Knight, army, board.KnightLeaps, nil)
	r.setHops(game.Bishop, army, board.OrthogonalOne, nil)
	home := func(sq game.Square) bool { return r.frame.within(army, sq, checkeredHome) }
	// At home only forward; abroad in any direction, but never home again.
	ok := func(from, to game.Square) bool {
		_, was := r.frame.see(army, from)
		_, is := r.frame.see(army, to)
		return home(from) && is > was || !home(from) && !home(to)
	}
	r.setHops(game.Pawn, army, board.DiagonalOne, ok)
	r.pawns[army].steps = *newHops(board.Steps(r.info.Board, board.OrthogonalOne, ok))
	for sq := range r.info.Board.Points {
		r.pawns[army].home[sq] = home(game.Square(sq))
	}
}

// kingStep bounds a king's steps: Han's, the emperor's, stay in Luoyang
// (README.md, The emperor after an alliance).
//
//go:noinline
func (r *rules) kingStep(army game.Army) func(from, to game.Square) bool {
	if army != game.Han {
		return nil
	}
	return func(_, to game.Square) bool { return r.frame.palace(army, to) }
}

// rookHomes lists the rooks that may castle, by file, then rank.
func (r *rules) rookHomes() {
	for _, name := range []string{"d1", "d15", "l1", "l15", "o4", "o12"} {
		at := mustSquare(r.info.Board, name)
		for seat := game.Wu; seat <= game.Shu; seat++ {
			if _, depth := r.frame.see(seat, at); depth == 0 {
				r.rooks = append(r.rooks, rookHome{at: at, king: r.frame.at(seat, 4, 0), seat: seat})
			}
		}
	}
	for i, rook := range r.rooks {
		r.castling[rook.at] |= 1 << i
		r.castling[rook.king] |= 1 << i
	}
}

// moves appends a piece's moves.
func (checkered) moves(m *moving, dst []game.Turn, from game.Square) []game.Turn {
	piece := m.board[from]
	switch piece.Kind() {
	case game.Queen:
		return m.slides(m.slides(dst, from, 0), from, 2)
	case game.Rook:
		return m.slides(dst, from, 0)
	case game.Bishop:
		dst = m.slides(dst, from, 2)
	case game.Pawn:
		return m.pawnMoves(dst, from)
	}
	for _, to := range m.hops[slot(piece)][from].list() {
		if m.board[to] == game.NoPiece || m.enters(piece, to) {
			dst = append(dst, game.Move(from, to))
		}
	}
	if piece.Kind() == game.King && piece != emperor && m.rights.castle != 0 {
		dst = m.castlings(dst, from)
	}
	return dst
}

// pawnMoves appends a pawn's steps, its double step from the second line of its own kingdom
// (absorbed ones have none; README.md, Fine points 15), and captures, also in passing.
func (m *moving) pawnMoves(dst []game.Turn, from game.Square) []game.Turn {
	piece := m.board[from]
	army := m.turn
	for _, to := range m.rules.pawns[army].steps[from].list() {
		if m.board[to] != game.NoPiece {
			continue
		}
		dst = append(dst, game.Move(from, to))
		if along, depth := m.rules.frame.see(army, from); depth == 1 && piece.Origin() == army {
			if far := m.rules.frame.at(army, along, 3); m.board[far] == game.NoPiece {
				dst = append(dst, game.Move(from, far).WithNote(noteDouble))
			}
		}
	}
	for _, to := range m.hops[slot(piece)][from].list() {
		switch {
		case m.takes(m.turn, m.board[to]):
			dst = append(dst, game.Move(from, to))
		case m.rights.n > 0 && m.passes(from, to):
			dst = append(dst, game.Move(from, to).WithNote(noteEnPassant))
		}
	}
	return dst
}

// passes reports whether the player's pawn on from may capture one that passed over a square: it
// stands beside that pawn, in the direction of the stepped pawn's origin (README.md, Fine points
// 15, 16).
func (m *moving) passes(from, over game.Square) bool {
	e, ok := m.rights.passed(over, m.turn)
	return ok && m.beside(from, e.pawn)
}

// beside reports whether a square is next to a stepped pawn's, sideways.
func (m *moving) beside(from, pawn game.Square) bool {
	army := m.board[pawn].Origin()
	a, d := m.rules.frame.see(army, from)
	along, depth := m.rules.frame.see(army, pawn)
	return d == depth && abs(a-along) == 1
}

// castlings appends the castlings of the player to move.
func (m *moving) castlings(dst []game.Turn, king game.Square) []game.Turn {
	if m.checked.Has(m.turn) {
		return dst
	}
	for i, rook := range m.rules.rooks {
		if m.rights.castle>>i&1 == 0 || rook.seat != m.turn {
			continue
		}
		if passed, reached := m.rules.castlePath(rook); m.clearTo(rook) && !m.underFire(passed) && !m.underFire(reached) {
			dst = append(dst, game.Move(king, reached).WithNote(noteCastle))
		}
	}
	return dst
}

// castlePath is the squares a castling king passes over and reaches.
func (r *rules) castlePath(rook rookHome) (passed, reached game.Square) {
	side, _ := r.frame.see(rook.seat, rook.at)
	step := 1
	if side < 4 {
		step = -1
	}
	return r.frame.at(rook.seat, 4+step, 0), r.frame.at(rook.seat, 4+2*step, 0)
}

// clearTo reports whether nothing stands between a rook and its king.
func (m *moving) clearTo(rook rookHome) bool {
	for f := range 2 {
		if line := m.lines.line[f][rook.at]; line == m.lines.line[f][rook.king] {
			a, b := m.lines.place[f][rook.at], m.lines.place[f][rook.king]
			return m.taken.next(line, a, b > a) == b
		}
	}
	return false
}

// underFire reports whether the king of the player to move would be attacked on a square in the
// present position (README.md, Fine points 19).
func (m *moving) underFire(sq game.Square) bool {
	return m.attacked(m.turn, sq, m.hostile[m.turn])
}

// threats scans the eight lines from the king, then the knights' squares.
func (checkered) threats(m *moving, _ game.Seat, king game.Square, hostile uint8, limit int) int {
	n := 0
	for f := range 4 {
		line, place := m.lines.line[f][king], m.lines.place[f][king]
		squares := &m.lines.square[line]
		for _, up := range [2]bool{true, false} {
			at := m.taken.next(line, place, up)
			sq := squares[at]
			if sq == game.NoSquare {
				continue
			}
			piece := m.board[sq]
			if piece == emperor && !m.emperorHostile(hostile) || piece != emperor && hostile>>piece.Origin()&1 == 0 {
				continue
			}
			if along(piece.Kind(), f) || (at == place+1 || at == place-1) && m.touches(piece, sq, king) {
				m.threat[n] = sq
				if n++; n == limit {
					return n
				}
			}
		}
	}
	return m.horseThreats(king, hostile, n, limit)
}

// along reports whether a kind slides on a family of lines.
func along(k game.Kind, family int) bool {
	return k == game.Queen || k == game.Rook && family < 2 || k == game.Bishop && family >= 2
}

// touches reports whether a hostile piece attacks the king on a square beside it.
func (m *moving) touches(piece game.Piece, sq, king game.Square) bool {
	switch piece.Kind() {
	case game.King, game.Pawn, game.Bishop:
		return m.hops[slot(piece)][sq].has(king)
	}
	return false
}

// guard scans the eight lines from the king: the first piece may shield the king from a slider
// behind it.
func (checkered) guard(m *moving, g *guard) {
	hostile := m.hostile[g.seat]
	for f := range 4 {
		line, place := m.lines.line[f][g.king], m.lines.place[f][g.king]
		squares := &m.lines.square[line]
		for _, up := range [2]bool{true, false} {
			one := m.taken.next(line, place, up)
			if squares[one] == game.NoSquare {
				continue
			}
			second := m.board[squares[m.taken.next(line, one, up)]]
			if hostile>>second.Origin()&1 != 0 && along(second.Kind(), f) {
				g.pinned.add(squares[one])
			}
		}
	}
}

// after records a pawn's double step, moves the castling rook, and resets the clock after a
// pawn's move.
func (checkered) after(p *position, t game.Turn, piece game.Piece) {
	switch t.Note() {
	case noteDouble:
		p.moving.permitPassing(t, piece.Origin())
	case noteCastle:
		p.castle(t)
	}
	if piece.Kind() == game.Pawn {
		p.clock = 0 // though abroad a pawn may return to its former square
		if p.moving.rules.pawns[p.moving.turn].home[t.From()] {
			p.still = 0
		}
	}
}

// permitPassing gives every player who is hostile at the time of the step the right to capture
// in passing.
func (m *moving) permitPassing(t game.Turn, army game.Army) {
	var holders game.SeatSet
	for s := game.Wu; s <= game.Shu; s++ {
		if m.alive.Has(s) && m.hostile[s]>>army&1 != 0 {
			holders = holders.With(s)
		}
	}
	side, _ := m.rules.frame.see(army, t.To())
	m.rights.note(pass{m.rules.frame.at(army, side, 2), t.To(), holders})
}

// castle moves the rook to the square its king passed over.
func (p *position) castle(t game.Turn) {
	for _, rook := range p.moving.rules.rooks {
		passed, reached := p.moving.rules.castlePath(rook)
		if reached != t.To() || rook.seat != p.moving.turn {
			continue
		}
		p.Journal.Add(game.Event{Type: game.Castled, Seat: p.moving.turn, From: rook.at, To: passed, Piece: p.moving.board[rook.at]})
		p.shift(rook.at, passed)
	}
}

// settled counts turns begun in check and checks the material (README.md, Ends; Fine points 17).
func (checkered) settled(p *position) {
	inRow := &p.moving.rights.inRow[p.moving.turn]
	if p.moving.checked.Has(p.moving.turn) {
		*inRow = min(*inRow+1, perpetual)
	} else {
		*inRow = 0
	}
	if p.moving.alive.Len() == 2 && p.moving.bare() {
		p.ending = drawnMaterial
	}
}

// bare reports whether two players have K–K, K+P–K or K+N–K with Han no longer idle.
func (m *moving) bare() bool {
	var counts [16]int
	all := 0
	for army, c := range m.command {
		if c == game.NoSeat {
			continue
		}
		if all += int(m.pieces[army]); all > 3 {
			return false
		}
		for sq := range m.armies[army].all {
			counts[m.board[sq].Kind()]++
		}
	}
	return all == 2 || counts[game.Pawn] == 1 || counts[game.Knight] == 1 && m.spent
}

// stalemateDraws: a stalemated player draws the whole game (README.md, Ends).
func (checkered) stalemateDraws() bool { return true }
