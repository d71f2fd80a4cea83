package threekingdoms

import "yanyi/game"

// style is how the pieces of a board move and attack, the only difference between the boards'
// rules of movement.
type style interface {
	// moves appends the moves of the player's piece on a square by its way of moving, regardless
	// of the king's safety.
	moves(m *moving, dst []game.Turn, from game.Square) []game.Turn
	// guard finds which of the player's moves may expose its king.
	guard(m *moving, g *guard)
	// threats fills p.threat with pieces of the armies in hostile that attack a
	// king of seat s on a square, up to limit of them, and returns how many.
	threats(m *moving, s game.Seat, king game.Square, hostile uint8, limit int) int
	// after applies the effects of a move besides moving the piece.
	after(p *position, t game.Turn, piece game.Piece)
	// settled judges the position once the next player is known.
	settled(p *position)
	// stalemateDraws reports whether a stalemated player draws the game instead of going out.
	stalemateDraws() bool
	// notate spells a turn without its draws.
	notate(m *moving, t game.Turn) game.Phrase
	// why is the reason why the piece on one square does not move to another by its way of
	// moving.
	why(e *position, from, to game.Square) game.Phrase
}

// Notes a turn carries from its generation to Do (guoji).
const (
	noteDouble    uint16 = 1 + iota // a pawn's double step
	noteEnPassant                   // captures in passing
	noteCastle
)

// guard is the constraints that the mover's king imposes: with it most moves are known to be
// legal without being tried.
type guard struct {
	seat    game.Seat
	king    game.Square
	checked bool // then only the king's moves and those that may parry are tried
	parries set  // squares to which a move may parry the check
	pinned  set  // pieces whose moves are tried; in check, those whose departure may parry
	barred  set  // squares to which moves are tried: a piece there would be a screen, or diplomacy happens there
	careful bool // some other moves may be delicate
	all     bool // every move is tried
}

// look computes these constraints.
func (m *moving) look() *guard {
	g := &m.guard
	*g = guard{seat: m.turn, king: m.king[m.turn]}
	if g.king == game.NoSquare {
		return g
	}
	if g.checked = m.checked.Has(g.seat); g.checked {
		m.lookForParries(g)
	} else {
		m.rules.style.guard(m, g)
	}
	if m.leagued() {
		m.mindMeeting(g)
	}
	if !m.spent { // diplomacy changes hostility
		for _, sq := range m.rules.points {
			g.barred.add(sq)
		}
		g.barred.add(m.rules.throne)
	}
	g.careful = !g.barred.empty() || m.rights.special()
	return g
}

// lookForParries finds how a checking piece can be captured, blocked or, if a cannon, deprived
// of its screen: a move that does none of that parries nothing unless it is the king's or has
// effects beyond its squares.
func (m *moving) lookForParries(g *guard) {
	if m.rules.style.threats(m, g.seat, g.king, m.hostile[g.seat], 1) == 0 {
		return
	}
	from := m.threat[0]
	g.parries.add(from)
	for f := range m.lines.families {
		line := m.lines.line[f][from]
		if line != m.lines.line[f][g.king] {
			continue
		}
		a, b := m.lines.place[f][from], m.lines.place[f][g.king]
		for i := min(a, b) + 1; i < max(a, b); i++ {
			sq := m.lines.square[line][i]
			g.parries.add(sq)
			if m.board[sq] != game.NoPiece {
				g.pinned.add(sq)
			}
		}
	}
}

// attacked reports whether a king of seat s would be attacked on a square.
func (m *moving) attacked(s game.Seat, king game.Square, hostile uint8) bool {
	return m.rules.style.threats(m, s, king, hostile, 1) > 0
}

// horseThreats adds the horses that attack a king to the n threats found so far.
func (m *moving) horseThreats(king game.Square, hostile uint8, n, limit int) int {
	for _, sq := range m.hops[game.NewPiece(game.Knight, game.Wu)][king].list() {
		if piece := m.board[sq]; piece.Kind() == game.Knight && hostile>>piece.Origin()&1 != 0 {
			m.threat[n] = sq
			if n++; n == limit {
				return n
			}
		}
	}
	return n
}

// inCheck reports whether a hostile piece attacks the seat's king.
func (m *moving) inCheck(s game.Seat) bool {
	return m.king[s] != game.NoSquare && m.attacked(s, m.king[s], m.hostile[s])
}

// Check appends the squares of the pieces that attack s's king.
func (p *position) Check(dst []game.Square, s game.Seat) []game.Square {
	if !p.moving.alive.Has(s) || p.moving.king[s] == game.NoSquare {
		return dst
	}
	n := p.moving.rules.style.threats(&p.moving, s, p.moving.king[s], p.moving.hostile[s], len(p.moving.threat))
	return append(dst, p.moving.threat[:n]...)
}

// takes reports whether a player may capture a piece: hostile and no king.
func (d *diplomacy) takes(seat game.Seat, victim game.Piece) bool {
	return d.hostile[seat]>>victim.Origin()&1 != 0 && victim.Kind() != game.King && victim != game.NoPiece
}

// Turns appends the legal turns of the player to move.
func (p *position) Turns(dst []game.Turn) []game.Turn {
	if p.chance || p.ending != goesOn {
		return dst
	}
	g := p.moving.look()
	own := p.moving.movable(p.moving.turn)
	for i, w := range own {
		for ; w != 0; w &= w - 1 {
			dst = p.moving.legal(dst, g, lowest(i, w))
		}
	}
	return dst
}

// tries reports whether all moves of the piece on a square are tried.
func (g *guard) tries(from game.Square) bool {
	return g.all || from == g.king || g.pinned.has(from)
}

// legal appends the legal turns of one piece.
func (m *moving) legal(dst []game.Turn, g *guard, from game.Square) []game.Turn {
	start := len(dst)
	dst = m.rules.style.moves(m, dst, from)
	all := g.tries(from)
	if !all && !g.careful && !g.checked {
		return dst
	}
	return m.withoutExposing(dst, start, g, all)
}

// withoutExposing removes the turns from start on, all of one piece, that leave its player's
// king in check; with all every one of them is tried.
func (m *moving) withoutExposing(dst []game.Turn, start int, g *guard, all bool) []game.Turn {
	kept := start
	if !all && !g.checked { // hardly any turn is tried
		for kept < len(dst) && !g.parries.has(dst[kept].To()) && !g.delicate(dst[kept]) {
			kept++
		}
	}
	for _, t := range dst[kept:] {
		if all || g.parries.has(t.To()) || g.delicate(t) {
			if !m.safe(t) {
				continue
			}
		} else if g.checked {
			continue
		}
		dst[kept] = t
		kept++
	}
	return dst[:kept]
}

// delicate reports whether a move has to be tried although its piece may leave its square.
func (g *guard) delicate(t game.Turn) bool {
	return g.barred.has(t.To()) || t.Note() >= noteEnPassant
}

// anyTurn reports whether the player to move has a legal turn.
func (m *moving) anyTurn() bool {
	if !m.checked.Has(m.turn) && m.roams() {
		return true
	}
	g := m.look()
	own := m.movable(m.turn)
	for i, w := range own {
		for ; w != 0; w &= w - 1 {
			m.buffer = m.legal(m.buffer[:0], g, lowest(i, w))
			if len(m.buffer) > 0 {
				return true
			}
		}
	}
	return false
}

// roams reports whether the player to move, not in check, has a turn that cannot expose its
// king: neither end is on a line with it, and there are no other effects.
func (m *moving) roams() bool {
	king := m.king[m.turn]
	if king == game.NoSquare || m.met() {
		return false
	}
	own := m.movable(m.turn)
	if m.slips(own, king) {
		return true
	}
	for i, w := range own {
		for ; w != 0; w &= w - 1 {
			from := lowest(i, w)
			if m.aligned(from, king) {
				continue
			}
			m.buffer = m.rules.style.moves(m, m.buffer[:0], from)
			for _, t := range m.buffer {
				to := t.To()
				if !m.aligned(to, king) && t.Note() == 0 && m.board[to] != emperor && m.partner(t) == game.NoSeat {
					return true
				}
			}
		}
	}
	return false
}

// slips reports whether a chariot of some pieces has such a turn to an adjacent square: most
// players have, and this is found without listing turns.
func (m *moving) slips(own set, king game.Square) bool {
	clear := &m.lines.seen[king]
	for army := range m.sliders {
		for i, w := range m.sliders[army] {
			for w &= own[i] &^ clear[i]; w != 0; w &= w - 1 {
				from := lowest(i, w)
				if m.board[from].Kind() != game.Rook {
					continue
				}
				for f := range 2 {
					line, place := m.lines.line[f][from], m.lines.place[f][from]
					for _, to := range [2]game.Square{m.lines.square[line][place-1], m.lines.square[line][place+1]} {
						if to != game.NoSquare && m.board[to] == game.NoPiece && !clear.has(to) {
							return true
						}
					}
				}
			}
		}
	}
	return false
}

// aligned reports whether two squares lie on a line.
func (m *moving) aligned(a, b game.Square) bool { return m.lines.seen[a].has(b) }

// Count is the number of legal turns, each distinct draw counted.
func (p *position) Count() int {
	p.moving.buffer = p.Turns(p.moving.buffer[:0])
	if !p.moving.rules.bags {
		return len(p.moving.buffer)
	}
	return p.outcomes(p.moving.buffer)
}

// safe reports whether the mover's king is not in check after all of a turn's effects
// (README.md, Check, turn order). If the kings of Wei and Shu meet, Wu has won.
func (m *moving) safe(t game.Turn) bool {
	if (!m.spent || m.leagued()) && m.meets(t) {
		return m.turn == game.Wu
	}
	return m.exposed(t, 1) == 0
}

// exposed fills p.threat with the pieces that would attack the mover's king after all of a
// turn's effects, at most limit, and returns their number. The board is restored.
func (m *moving) exposed(t game.Turn, limit int) int {
	seat := m.turn
	if m.king[seat] == game.NoSquare {
		return 0
	}
	hostile := m.hostile[seat]
	if ally := m.partner(t); ally != game.NoSeat {
		hostile = m.armiesOf(third(seat, ally)) | 1<<game.Han
	}
	m.try(t)
	n := m.rules.style.threats(m, seat, m.now(m.king[seat]), hostile, limit)
	m.back()
	return n
}

// trial is a turn made on the board temporarily.
type trial struct {
	from, to, at  game.Square
	piece, victim game.Piece
	falls         bool // the attacker, in a duel
}

// try makes a turn's moves; back reverses them.
func (m *moving) try(t game.Turn) {
	x := &m.trial
	x.from, x.to, x.at = t.From(), t.To(), m.target(t)
	x.falls = m.board[x.at] != game.NoPiece && m.losesDuel(t)
	x.piece = m.pick(x.from)
	if !x.falls {
		x.victim = m.pick(x.at)
		m.drop(x.to, x.piece)
	}
}

func (m *moving) back() {
	x := &m.trial
	if !x.falls {
		m.pick(x.to)
		m.drop(x.at, x.victim)
	}
	m.drop(x.from, x.piece)
}

// now is the square of a piece during the trial.
func (m *moving) now(sq game.Square) game.Square {
	if sq == m.trial.from {
		return m.trial.to
	}
	return sq
}

// pick removes the piece on a square temporarily.
//
//go:noinline
func (m *moving) pick(sq game.Square) game.Piece {
	piece := m.board[sq]
	if piece != game.NoPiece {
		m.board[sq] = game.NoPiece
		m.lines.flip(&m.taken, sq)
	}
	return piece
}

// drop puts it back, or elsewhere; the square is empty.
//
//go:noinline
func (m *moving) drop(sq game.Square, piece game.Piece) {
	if piece != game.NoPiece {
		m.board[sq] = piece
		m.lines.flip(&m.taken, sq)
	}
}
