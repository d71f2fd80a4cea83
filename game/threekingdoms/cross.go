package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// cross is the style of the points of a cross (README.md, Moves). A face-down piece moves and
// attacks as its slot, which is its Kind (README.md, Jieqi).
type cross struct{}

const (
	crossSize   = 17 // of yanyi and jieqi
	crossCorner = 4
	crossHome   = crossCorner + 1 // the arm and the border line
)

// newCross makes the tables of a cross of so many lines each way.
func newCross(size int) *rules {
	f := newFrame(game.Cross, size, crossCorner)
	f.board.Lines = true
	r := base(f, false)
	r.style = cross{}
	r.info.Pieces, r.info.People = "yanyi", "yanyi"
	r.info.Kinds = []game.Kind{game.King, game.Rook, game.Knight, game.Bishop, game.Cannon, game.Advisor, game.Pawn}
	r.clockReason = "event.result.draw.clock.three"
	r.clockWarning = "event.offer.clock.warn.three"
	r.shapes = crossShapes
	r.emperorReason = "why.emperor"
	r.emperorShape = "why.shape.emperor"
	r.homeReason = "why.home.b"
	r.kinds = [4]string{"KABNRCP", "KABNRCP", "KABNRCP", "KRC"}
	middle := f.width() / 2
	r.points = [3]game.Square{f.at(game.Han, middle, 1), f.at(game.Han, middle+1, 0), f.at(game.Han, middle-1, 0)}
	r.throne = f.at(game.Han, middle, 0)
	r.values = [16]int{game.Rook: 9, game.Cannon: 5, game.Knight: 5, game.Bishop: 2, game.Advisor: 2, game.Pawn: 1}
	r.leaps = (*rules).crossHops
	r.landmarks(true)
	return r
}

// crossHops fills the leaps of one army.
func (r *rules) crossHops(army game.Army) {
	palace := func(_, to game.Square) bool { return r.frame.palace(army, to) }
	home := func(from, to game.Square) bool { return r.elephantStep(army, from, to) }
	r.setHops(game.King, army, board.OrthogonalOne, palace)
	r.setHops(game.Advisor, army, board.DiagonalOne, palace)
	r.setHops(game.Bishop, army, board.DiagonalTwo, home)
	if army == game.Wu {
		r.setHops(game.Knight, army, board.KnightLeaps, r.wholeBlock)
	}
	r.hops[game.NewPiece(game.Knight, army)] = r.hops[game.NewPiece(game.Knight, game.Wu)]
	r.setHops(game.Pawn, army, board.OrthogonalOne, func(from, to game.Square) bool {
		_, was := r.frame.see(army, from)
		_, is := r.frame.see(army, to)
		return is >= was || is >= crossHome-1 // not behind its own border line
	})
}

// elephantStep reports whether an elephant's step lies in its home or, where it enters Han,
// wholly there (README.md, Moves; Moves of mini).
func (r *rules) elephantStep(army game.Army, from, to game.Square) bool {
	inside := func(of game.Army) bool {
		return r.frame.within(of, from, crossHome) && r.frame.within(of, to, crossHome)
	}
	return inside(army) || r.roam != nil && inside(game.Han)
}

// wholeBlock reports whether all six points of the 2×3 block a horse's leap crosses
// exist (README.md, Moves).
func (r *rules) wholeBlock(from, to game.Square) bool {
	a, b := r.info.Board.Points[from], r.info.Board.Points[to]
	for file := min(a.File, b.File); file <= max(a.File, b.File); file++ {
		for rank := min(a.Rank, b.Rank); rank <= max(a.Rank, b.Rank); rank++ {
			if r.info.Board.At(int(file), int(rank)) == game.NoSquare {
				return false
			}
		}
	}
	return true
}

// moves appends a piece's moves.
func (cross) moves(m *moving, dst []game.Turn, from game.Square) []game.Turn {
	piece := m.board[from]
	switch piece.Kind() {
	case game.Rook:
		return m.slides(dst, from, 0)
	case game.Cannon:
		return m.cannonMoves(dst, from)
	}
	for _, to := range m.hops[slot(piece)][from].list() {
		if m.board[to] == game.NoPiece || m.enters(piece, to) {
			dst = append(dst, game.Move(from, to))
		}
	}
	return dst
}

// enters reports whether a piece of the player to move may end on a square with its present
// content: empty, a piece it captures, or the idle emperor for an envoy (README.md, Diplomacy).
func (m *moving) enters(piece game.Piece, to game.Square) bool {
	victim := m.board[to]
	return victim == game.NoPiece || m.takes(m.turn, victim) ||
		victim == emperor && m.envoy(piece)
}

// slides appends the moves along the two families of lines from the given one.
func (m *moving) slides(dst []game.Turn, from game.Square, family int) []game.Turn {
	for f := family; f < family+2; f++ {
		line, place := m.lines.line[f][from], m.lines.place[f][from]
		squares := &m.lines.square[line]
		for i := place + 1; ; i++ {
			to := squares[i]
			if m.board[to] != game.NoPiece || to == game.NoSquare {
				dst = m.strike(dst, from, to)
				break
			}
			dst = append(dst, game.Move(from, to))
		}
		for i := place - 1; ; i-- {
			to := squares[i]
			if m.board[to] != game.NoPiece || to == game.NoSquare {
				dst = m.strike(dst, from, to)
				break
			}
			dst = append(dst, game.Move(from, to))
		}
	}
	return dst
}

// strike appends the capture on a square if it is permitted.
func (m *moving) strike(dst []game.Turn, from, to game.Square) []game.Turn {
	if to != game.NoSquare && m.takes(m.turn, m.board[to]) {
		return append(dst, game.Move(from, to))
	}
	return dst
}

// cannonMoves appends a cannon's moves and its captures over one screen. On its player's own
// first move it may not leave its origin's home (README.md, Moves; Fine points 6).
func (m *moving) cannonMoves(dst []game.Turn, from game.Square) []game.Turn {
	start := len(dst)
	for f := range 2 {
		line, place := m.lines.line[f][from], m.lines.place[f][from]
		squares := &m.lines.square[line]
		for _, up := range [2]bool{true, false} {
			screen := m.taken.next(line, place, up)
			for i := min(place, screen) + 1; i < max(place, screen); i++ {
				dst = append(dst, game.Move(from, squares[i]))
			}
			if squares[screen] != game.NoSquare {
				dst = m.strike(dst, from, squares[m.taken.next(line, screen, up)])
			}
		}
	}
	if m.first.Has(m.turn) {
		return m.rules.stayHome(dst, start, m.board[from].Origin())
	}
	return dst
}

// stayHome drops the turns from start on that leave the army's home.
func (r *rules) stayHome(dst []game.Turn, start int, army game.Army) []game.Turn {
	kept := start
	for _, t := range dst[start:] {
		if r.frame.within(army, t.To(), crossHome) {
			dst[kept] = t
			kept++
		}
	}
	return dst[:kept]
}

// threats scans the king's file and rank for chariots, cannons, facing kings and adjacent
// soldiers, then the horses' points. Advisors and elephants stay in their own home, where no
// hostile king can be.
func (cross) threats(m *moving, _ game.Seat, king game.Square, hostile uint8, limit int) int {
	n := 0
	for f := range 2 {
		line, place := m.lines.line[f][king], m.lines.place[f][king]
		squares := &m.lines.square[line]
		for _, up := range [2]bool{true, false} {
			at := m.taken.next(line, place, up)
			sq := squares[at]
			if sq == game.NoSquare {
				continue
			}
			if piece := m.board[sq]; hostile>>piece.Origin()&1 != 0 && m.hits(piece, sq, king) {
				m.threat[n] = sq
				if n++; n == limit {
					return n
				}
			}
			sq = squares[m.taken.next(line, at, up)]
			if piece := m.board[sq]; hostile>>piece.Origin()&1 != 0 && piece.Kind() == game.Cannon {
				m.threat[n] = sq
				if n++; n == limit {
					return n
				}
			}
		}
	}
	return m.horseThreats(king, hostile, n, limit)
}

// hits reports whether a hostile piece first on a line of the king attacks along it.
func (m *moving) hits(piece game.Piece, sq, king game.Square) bool {
	switch piece.Kind() {
	case game.Rook:
		return true
	case game.King:
		return piece != emperor // the emperor never faces a king (README.md, Fine points 9)
	case game.Pawn:
		return m.hops[slot(piece)][sq].has(king)
	}
	return false
}

// guard scans the king's file and rank. The first or second piece there may shield the king from
// a chariot, a king or a cannon; and if a hostile cannon stands first, any piece in between
// would be its screen.
func (cross) guard(m *moving, g *guard) {
	hostile := m.hostile[g.seat]
	for f := range 2 {
		line, place := m.lines.line[f][g.king], m.lines.place[f][g.king]
		squares := &m.lines.square[line]
		for _, up := range [2]bool{true, false} {
			one := m.taken.next(line, place, up)
			if squares[one] == game.NoSquare {
				continue
			}
			first := m.board[squares[one]]
			if hostile>>first.Origin()&1 != 0 && first.Kind() == game.Cannon {
				for i := min(place, one) + 1; i < max(place, one); i++ {
					g.barred.add(squares[i])
				}
			}
			two := m.taken.next(line, one, up)
			if squares[two] == game.NoSquare {
				continue
			}
			second := m.board[squares[two]]
			third := m.board[squares[m.taken.next(line, two, up)]]
			cannon := hostile>>third.Origin()&1 != 0 && third.Kind() == game.Cannon
			slider := hostile>>second.Origin()&1 != 0 && (second.Kind() == game.Rook || second.Kind() == game.King)
			if cannon || slider {
				g.pinned.add(squares[one])
			}
			if cannon {
				g.pinned.add(squares[two])
			}
		}
	}
}

// after does nothing: only the piece moves.
func (cross) after(*position, game.Turn, game.Piece) {}

// settled does nothing: this board has no other end than elimination.
func (cross) settled(*position) {}

// stalemateDraws is false: a stalemated player is eliminated.
func (cross) stalemateDraws() bool { return false }

// stands reports whether a piece can ever be on a square: kings, advisors and elephants keep to
// their points, the emperor to Luoyang.
func (r *rules) stands(piece game.Piece, sq game.Square) bool {
	switch {
	case piece == emperor:
		return r.frame.palace(game.Han, sq)
	case r.castles || piece.Hidden():
		return true
	}
	army := piece.Origin()
	along, depth := r.frame.see(army, sq)
	switch piece.Kind() {
	case game.King:
		return r.frame.palace(army, sq)
	case game.Advisor:
		return r.frame.palace(army, sq) && (along+depth)%2 == 1
	case game.Bishop:
		if r.pact { // Ruling: positions may have them on any point of their home
			return r.frame.within(army, sq, crossHome)
		}
		if r.roam != nil {
			return r.roam[army].has(sq)
		}
		return r.frame.within(army, sq, crossHome) && depth%2 == 0 && (along+depth)%4 == 2
	}
	return true
}
