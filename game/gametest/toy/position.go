package toy

import (
	"slices"

	"yanyi/game"
	"yanyi/game/board"
)

// state is all that a turn changes; Undo puts the whole of it back.
type state struct {
	cells   [squares]game.Piece
	army    [4]game.Seat
	alive   game.SeatSet
	actor   game.Seat
	mover   game.Seat // the player who waits for a reveal
	pending game.Turn
	clock   int
	bags    [3]board.Bag
	tiles   [2][2]int
	out     [4]int8 // how many were out before, -1 alive
	resign  bool
	outcome game.Outcome
	hash    uint64
}

type position struct {
	g *Game
	state
	journal board.Journal[state]
}

var keys = func() (k [squares][128]uint64) {
	source := board.NewKeys(7)
	for sq := range k {
		source.Fill(k[sq][:])
	}
	return k
}()

// fresh computes the hash from nothing.
func (p *position) fresh() uint64 {
	h := uint64(p.actor)<<3 ^ uint64(p.alive)<<8
	for sq, c := range p.cells {
		if c != game.NoPiece && !(p.g.fault == HashBlind && c.Origin() == 1) {
			h ^= keys[sq][c] ^ uint64(p.army[c.Origin()])<<(20+2*uint(c.Origin()))
		}
	}
	for i := range p.bags {
		h ^= keys[i][120+p.bags[i].Count(game.Pawn)] * 3
	}
	return h
}

func (p *position) Actor() game.Seat                                   { return p.actor }
func (p *position) Alive() game.SeatSet                                { return p.alive }
func (p *position) Friends(s game.Seat) game.SeatSet                   { return game.SetOf(s) }
func (p *position) Plies() int                                         { return p.journal.Len() }
func (p *position) Hash() uint64                                       { return p.hash }
func (p *position) Outcome() game.Outcome                              { return p.outcome }
func (p *position) Check(dst []game.Square, _ game.Seat) []game.Square { return dst }

// Warning says that the clock is about to end the game.
func (p *position) Warning() game.Phrase {
	left := quiet - p.clock
	switch p.g.fault {
	case NoWarning:
		return game.Phrase{}
	case WarnsShort:
		left = max(1, left-1)
	}
	if p.outcome.Over {
		return game.Phrase{}
	}
	return board.Quiet("event.offer.clock.warn", left)
}

func (p *position) commander(sq game.Square) game.Seat {
	if p.cells[sq] == game.NoPiece {
		return game.NoSeat
	}
	return p.army[p.cells[sq].Origin()]
}

var (
	straight = board.Steps(geometry, board.OrthogonalOne, nil)
	slanted  = board.Steps(geometry, board.DiagonalOne, nil)
	leaps    = board.Steps(geometry, board.KnightLeaps, nil)
)

func (p *position) steps(sq game.Square) []game.Square {
	c := p.cells[sq]
	switch {
	case c.Hidden():
		return straight[sq]
	case c.Kind() == game.Knight:
		return leaps[sq]
	case c.Kind() == game.Pawn && p.tiled(p.commander(sq)):
		return slanted[sq]
	}
	return straight[sq]
}

// open reports whether the actor may go to a square.
func (p *position) open(to game.Square) bool {
	if p.g.fault == Endless {
		return p.cells[to] == game.NoPiece
	}
	return p.commander(to) != p.actor
}

func (p *position) tiled(s game.Seat) bool { return s < 2 && slices.Contains(p.tiles[s][:], 1) }

func (p *position) Turns(dst []game.Turn) []game.Turn {
	if p.outcome.Over && p.clock < quiet {
		return dst
	}
	for sq := range game.Square(squares) {
		if p.commander(sq) != p.actor {
			continue
		}
		for _, to := range p.steps(sq) {
			if p.open(to) {
				dst = append(dst, game.Move(sq, to))
			}
		}
	}
	if p.g.fault == DoubleTurn && len(dst) > 5 {
		dst = append(dst, dst[0])
	}
	if p.g.fault == Allocates {
		return slices.Clone(dst)
	}
	return dst
}

func (p *position) Count() int {
	n := 0
	for sq := range game.Square(squares) {
		if p.commander(sq) != p.actor || p.outcome.Over && p.clock < quiet {
			continue
		}
		for _, to := range p.steps(sq) {
			if p.open(to) {
				n += p.ways(sq, to)
			}
		}
	}
	if p.g.fault == WrongCount && p.bags[0].Len() > 0 {
		n--
	}
	return n
}

// ways is in how many ways the reveals of a move can come out.
func (p *position) ways(from, to game.Square) int {
	n := 1
	if c := p.cells[from]; c.Hidden() {
		n *= p.bags[c.Origin()].Kinds()
	}
	if c := p.cells[to]; c.Hidden() {
		n *= p.bags[c.Origin()].Kinds()
	}
	return n
}

func (p *position) Reveals(dst []game.Reveal) []game.Reveal {
	mover := p.cells[p.pending.From()]
	captive := p.cells[p.pending.To()]
	for k := game.NoKind; k <= game.Wazir; k++ {
		for l := game.NoKind; l <= game.Wazir; l++ {
			a, n := p.drawn(mover, k)
			b, m := p.drawn(captive, l)
			if n*m > 0 {
				dst = append(dst, game.Reveal{Mover: a, Captive: b, Weight: uint32(n * m)})
			}
		}
	}
	if p.g.fault == DrawsTwice && len(dst) > 0 {
		dst = append(dst, dst[0])
	}
	return dst
}

// drawn is the piece of a kind that p may prove to be and in how many ways; an
// open piece draws nothing in one way.
func (p *position) drawn(c game.Piece, k game.Kind) (game.Piece, int) {
	switch {
	case !c.Hidden() && k == game.NoKind:
		return game.NoPiece, 1
	case !c.Hidden():
		return game.NoPiece, 0
	case k == game.NoKind:
		return game.NoPiece, 0
	}
	return c.As(k), p.bags[c.Origin()].Count(k)
}

func (p *position) Events(dst []game.Event) []game.Event {
	n := 1
	if p.journal.Len() > 1 && p.journal.Last().actor == game.Chance {
		n = 2
	}
	return append(dst, p.journal.Events(n)...)
}

func (p *position) Undo() {
	clock, hash := p.clock, p.hash
	p.state = *p.journal.Drop()
	switch p.g.fault {
	case UndoForgets:
		p.clock = clock
	case HashDrifts:
		p.hash = hash
	}
}

func (p *position) Clone() game.Position {
	if p.g.fault == SharedClone {
		return p
	}
	c := *p
	c.journal = p.journal.Clone()
	return &c
}

func (p *position) Eval(s game.Seat) int {
	n := 0
	for sq := range game.Square(squares) {
		if p.commander(sq) == s {
			n += value(p.cells[sq])
		}
	}
	return n
}

func value(c game.Piece) int {
	switch c.Kind() {
	case game.NoKind:
		return 0
	case game.King:
		return 1000
	}
	return 100
}

func (p *position) Gain(t game.Turn) int { return value(p.cells[t.To()]) }

func (p *position) Notate(t game.Turn) game.Phrase {
	return game.Say("notation.flip", game.OnSquare("square", t.To()))
}

func (p *position) Why(from, to game.Square) game.Phrase {
	legal := game.Goes(p.Turns(nil), from, to)
	switch {
	case p.g.fault == ReasonForLegal:
		return game.Say("why.nomoves")
	case p.g.fault == UnknownReason && !legal:
		return game.Say("why.because")
	case legal || p.g.fault == NoReason:
		return game.Phrase{}
	}
	return game.Say("why.nomoves")
}
