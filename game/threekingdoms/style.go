package threekingdoms

import "yanyi/game"

// style is how the pieces of a board move and attack: the only thing the three
// variants do not share.
type style interface {
	// moves appends where the piece on a square of the player to move may go by
	// its way of moving, whatever becomes of the king.
	moves(p *position, dst []game.Turn, from game.Square) []game.Turn
	// guard finds which of the player's moves may expose its king.
	guard(p *position, g *guard)
	// threats fills p.threat with pieces of the armies in hostile that attack a
	// king of seat s on a square, up to limit of them, and returns how many.
	threats(p *position, s game.Seat, king game.Square, hostile uint8, limit int) int
	// after does what a move brings about besides moving the piece.
	after(p *position, t game.Turn, piece game.Piece)
	// settled judges the position once it is known who moves.
	settled(p *position)
	// stalemateDraws reports whether a player without a legal move who is not in
	// check draws the game instead of going out.
	stalemateDraws() bool
	// notate spells a turn, what is drawn aside.
	notate(p *position, t game.Turn) game.Phrase
	// why says why the piece on one square does not move to another by its way
	// of moving.
	why(p *position, from, to game.Square) game.Phrase
}

// Notes a turn carries from its generation to Do (guoji).
const (
	noteDouble    uint16 = 1 + iota // a pawn's double step
	noteEnPassant                   // captures in passing
	noteCastle
)

// guard is what the player to move has to mind for its king: with it most moves
// are known to be legal without trying them.
type guard struct {
	seat    game.Seat
	king    game.Square
	checked bool // then only the king's moves and those that may parry are tried
	parries set  // squares to which a move may parry the check
	pinned  set  // pieces whose moves are tried; in check, those whose leaving may parry
	barred  set  // squares to which moves are tried: a piece there would be a screen, or makes diplomacy
	careful bool // some other moves may be delicate
	all     bool // every move is tried
}

// look finds what the player to move has to mind.
func (p *position) look() *guard {
	g := &p.guard
	*g = guard{seat: p.turn, king: p.king[p.turn]}
	if g.king == game.NoSquare {
		return g
	}
	if g.checked = p.checked.Has(g.seat); g.checked {
		p.lookForParries(g)
	} else {
		p.style.guard(p, g)
	}
	if p.leagued() {
		p.mindMeeting(g)
	}
	if !p.spent { // diplomacy changes who is hostile
		for _, sq := range p.points {
			g.barred.add(sq)
		}
		g.barred.add(p.throne)
	}
	g.careful = !g.barred.empty() || p.rights.special()
	return g
}

// lookForParries finds how one of the pieces that give check can be taken, blocked or, a
// cannon, robbed of its screen: a move that does none of that parries nothing unless it is
// the king's or has effects beyond its squares.
func (p *position) lookForParries(g *guard) {
	if p.style.threats(p, g.seat, g.king, p.hostile[g.seat], 1) == 0 {
		return
	}
	from := p.threat[0]
	g.parries.add(from)
	for f := range p.lines.families {
		line := p.lines.line[f][from]
		if line != p.lines.line[f][g.king] {
			continue
		}
		a, b := p.lines.place[f][from], p.lines.place[f][g.king]
		for i := min(a, b) + 1; i < max(a, b); i++ {
			sq := p.lines.square[line][i]
			g.parries.add(sq)
			if p.board[sq] != game.NoPiece {
				g.pinned.add(sq)
			}
		}
	}
}

// attacked reports whether a king of seat s would be attacked on a square.
func (p *position) attacked(s game.Seat, king game.Square, hostile uint8) bool {
	return p.style.threats(p, s, king, hostile, 1) > 0
}

// horseThreats adds the horses that attack a king to the n threats found so far.
func (p *position) horseThreats(king game.Square, hostile uint8, n, limit int) int {
	for _, sq := range p.hops[game.NewPiece(game.Knight, game.Wu)][king].list() {
		if piece := p.board[sq]; piece.Kind() == game.Knight && hostile>>piece.Origin()&1 != 0 {
			p.threat[n] = sq
			if n++; n == limit {
				return n
			}
		}
	}
	return n
}

// inCheck reports whether a hostile piece attacks the seat's king.
func (p *position) inCheck(s game.Seat) bool {
	return p.king[s] != game.NoSquare && p.attacked(s, p.king[s], p.hostile[s])
}

// Check appends the squares of the pieces that attack s's king.
func (p *position) Check(dst []game.Square, s game.Seat) []game.Square {
	if !p.alive.Has(s) || p.king[s] == game.NoSquare {
		return dst
	}
	n := p.style.threats(p, s, p.king[s], p.hostile[s], len(p.threat))
	return append(dst, p.threat[:n]...)
}

// takes reports whether a player may capture a piece: hostile and no king.
func (p *position) takes(seat game.Seat, victim game.Piece) bool {
	return p.hostile[seat]>>victim.Origin()&1 != 0 && victim.Kind() != game.King && victim != game.NoPiece
}

// Turns appends the legal turns of the player to move.
func (p *position) Turns(dst []game.Turn) []game.Turn {
	if p.chance || p.ending != goesOn {
		return dst
	}
	g := p.look()
	own := p.forces(p.turn)
	for i, w := range own {
		for ; w != 0; w &= w - 1 {
			dst = p.legal(dst, g, lowest(i, w))
		}
	}
	return dst
}

// tries reports whether all moves of the piece on a square are tried.
func (g *guard) tries(from game.Square) bool {
	return g.all || from == g.king || g.pinned.has(from)
}

// legal appends the legal turns of one piece.
func (p *position) legal(dst []game.Turn, g *guard, from game.Square) []game.Turn {
	start := len(dst)
	dst = p.style.moves(p, dst, from)
	all := g.tries(from)
	if !all && !g.careful && !g.checked {
		return dst
	}
	return p.withoutExposing(dst, start, g, all)
}

// withoutExposing drops the turns from start on, all of one piece, that leave its player's
// king in check; all has every one of them tried.
func (p *position) withoutExposing(dst []game.Turn, start int, g *guard, all bool) []game.Turn {
	kept := start
	for _, t := range dst[start:] {
		if all || g.parries.has(t.To()) || g.delicate(t) {
			if !p.safe(t) {
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

// delicate reports whether a move has to be tried though its piece may leave its
// square.
func (g *guard) delicate(t game.Turn) bool {
	return g.barred.has(t.To()) || t.Note() >= noteEnPassant
}

// anyTurn reports whether the player to move has a legal turn.
func (p *position) anyTurn() bool {
	if !p.checked.Has(p.turn) && p.roams() {
		return true
	}
	g := p.look()
	own := p.forces(p.turn)
	for i, w := range own {
		for ; w != 0; w &= w - 1 {
			p.buffer = p.legal(p.buffer[:0], g, lowest(i, w))
			if len(p.buffer) > 0 {
				return true
			}
		}
	}
	return false
}

// roams reports whether the player to move, not in check, has a turn that plainly cannot
// expose its king: with neither end on a line with it, and no other effects.
func (p *position) roams() bool {
	king := p.king[p.turn]
	if king == game.NoSquare || p.met() {
		return false
	}
	own := p.forces(p.turn)
	for i, w := range own {
		for ; w != 0; w &= w - 1 {
			from := lowest(i, w)
			if p.aligned(from, king) {
				continue
			}
			p.buffer = p.style.moves(p, p.buffer[:0], from)
			for _, t := range p.buffer {
				to := t.To()
				if !p.aligned(to, king) && t.Note() == 0 && p.board[to] != emperor && p.partner(t) == game.NoSeat {
					return true
				}
			}
		}
	}
	return false
}

// aligned reports whether two squares lie on a line.
func (p *position) aligned(a, b game.Square) bool {
	for f := range p.lines.families {
		if p.lines.line[f][a] == p.lines.line[f][b] {
			return true
		}
	}
	return false
}

// Count is the number of legal turns, each distinct draw counted.
func (p *position) Count() int {
	p.buffer = p.Turns(p.buffer[:0])
	if !p.bags {
		return len(p.buffer)
	}
	n := 0
	for _, t := range p.buffer {
		n += p.outcomes(t)
	}
	return n
}

// safe reports whether the mover's king is not in check after all of a turn's
// effects (README.md, Check, turn order). Where the kings of Wei and Shu meet, Wu has
// won.
func (p *position) safe(t game.Turn) bool {
	if (!p.spent || p.leagued()) && p.meets(t) {
		return p.turn == game.Wu
	}
	return p.exposed(t, 1) == 0
}

// exposed fills p.threat with what would attack the mover's king after all of a
// turn's effects, up to limit pieces, and returns how many. It changes the board
// for the question and puts it back.
func (p *position) exposed(t game.Turn, limit int) int {
	seat := p.turn
	if p.king[seat] == game.NoSquare {
		return 0
	}
	hostile := p.hostile[seat]
	if ally := p.partner(t); ally != game.NoSeat {
		hostile = p.armiesOf(third(seat, ally)) | 1<<game.Han
	}
	p.try(t)
	n := p.style.threats(p, seat, p.now(p.king[seat]), hostile, limit)
	p.back()
	return n
}

// trial is a turn that stands on the board for a question.
type trial struct {
	from, to, at  game.Square
	piece, victim game.Piece
	falls         bool // the challenger, in a duel
}

// try plays the pieces of a turn; back puts them back.
func (p *position) try(t game.Turn) {
	x := &p.trial
	x.from, x.to, x.at = t.From(), t.To(), p.target(t)
	x.falls = p.board[x.at] != game.NoPiece && p.losesDuel(t)
	x.piece = p.pick(x.from)
	if !x.falls {
		x.victim = p.pick(x.at)
		p.drop(x.to, x.piece)
	}
}

func (p *position) back() {
	x := &p.trial
	if !x.falls {
		p.pick(x.to)
		p.drop(x.at, x.victim)
	}
	p.drop(x.from, x.piece)
}

// now is where the piece of a square stands in the trial.
func (p *position) now(sq game.Square) game.Square {
	if sq == p.trial.from {
		return p.trial.to
	}
	return sq
}

// pick takes what stands on a square away for a moment.
//
//go:noinline
func (p *position) pick(sq game.Square) game.Piece {
	piece := p.board[sq]
	if piece != game.NoPiece {
		p.board[sq] = game.NoPiece
		p.lines.flip(&p.taken, sq)
	}
	return piece
}

// drop puts it back, or elsewhere; the square is empty.
//
//go:noinline
func (p *position) drop(sq game.Square, piece game.Piece) {
	if piece != game.NoPiece {
		p.board[sq] = piece
		p.lines.flip(&p.taken, sq)
	}
}
