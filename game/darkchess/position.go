package darkchess

import (
	"yanyi/game"
	"yanyi/game/board"
)

const (
	seats  = 3
	roundN = 50 // rounds without turn-over or capture that end the game
)

// state is the whole position; Undo restores it by copying.
type state struct {
	at       [squares]game.Piece
	hidden   set
	open     [4]set // open pieces by origin
	bags     [seats]board.Bag
	actor    game.Seat
	alive    game.SeatSet
	alliance game.SeatSet // the allied pair, or empty
	champion game.Seat    // the commander of Han, NoSeat while it is idle
	spent    bool         // diplomacy has happened
	pending  game.Square  // turned over and not yet revealed, or NoSquare
	clock    int16
	hash     uint64

	points      [seats]int8
	lastCapture game.Seat
}

// undo is the data that Do and DoReveal leave for Undo.
type undo struct {
	state
	draw bool // left by DoReveal: its turn is the entry before
}

type position struct {
	state
	board.Past[undo] // the history is of positions with a seat to act
	buf              []game.Turn
}

func (p *position) put(pc game.Piece, sq game.Square) {
	p.at[sq] = pc
	p.hash ^= keys.piece[sq][pc]
	if pc.Hidden() {
		p.hidden.add(sq)
	} else {
		p.open[pc.Origin()].add(sq)
	}
}

func (p *position) remove(sq game.Square) game.Piece {
	pc := p.at[sq]
	p.at[sq] = game.NoPiece
	p.hash ^= keys.piece[sq][pc]
	p.hidden.remove(sq)
	p.open[pc.Origin()].remove(sq)
	return pc
}

func (p *position) setActor(s game.Seat) {
	p.hash ^= keys.actor[p.actor] ^ keys.actor[s]
	p.actor = s
}

func (p *position) setAlive(set game.SeatSet) {
	p.hash ^= keys.alive[p.alive] ^ keys.alive[set]
	p.alive = set
}

func (p *position) setAlliance(set game.SeatSet) {
	p.hash ^= keys.alliance[p.alliance] ^ keys.alliance[set]
	p.alliance = set
}

func (p *position) setChampion(s game.Seat) {
	p.hash ^= championKey(p.champion) ^ championKey(s)
	p.champion, p.spent = s, true
}

func championKey(s game.Seat) uint64 {
	if s == game.NoSeat {
		return keys.champion[3]
	}
	return keys.champion[s]
}

func (p *position) setPending(sq game.Square) {
	if p.pending != game.NoSquare {
		p.hash ^= keys.pending[p.pending]
	}
	if p.pending = sq; sq != game.NoSquare {
		p.hash ^= keys.pending[sq]
	}
}

func (p *position) bagKey(army game.Army, k game.Kind) uint64 {
	return keys.bag[army][k][p.bags[army].Count(k)]
}

func (p *position) take(pc game.Piece) {
	p.hash ^= p.bagKey(pc.Origin(), pc.Kind())
	p.bags[pc.Origin()].Take(pc.Kind())
	p.hash ^= p.bagKey(pc.Origin(), pc.Kind())
}

// commander is the commander of an army's pieces, NoSeat for idle Han. Armies of eliminated
// seats have no face-up pieces.
func (p *position) commander(a game.Army) game.Seat {
	if a == game.Han {
		return p.champion
	}
	return a
}

// commanded is the squares of the open pieces s commands, the emperor excluded.
func (p *position) commanded(s game.Seat) set {
	own := p.open[s]
	if p.champion == s {
		own |= p.open[game.Han]
	}
	return own
}

// hostile reports whether a piece's commander is neither s, its ally, nor nobody.
func (p *position) hostile(pc game.Piece, s game.Seat) bool {
	c := p.commander(pc.Origin())
	return c != game.NoSeat && c != s && !(p.alliance.Has(c) && p.alliance.Has(s))
}

// Actor is the player to move, Chance while a reveal is pending; in a finished game the winner.
func (p *position) Actor() game.Seat {
	if p.pending != game.NoSquare {
		return game.Chance
	}
	return p.actor
}

// Alive is the set of players still in the game.
func (p *position) Alive() game.SeatSet { return p.alive }

// Friends is s and its ally.
func (p *position) Friends(s game.Seat) game.SeatSet {
	if p.alliance.Has(s) {
		return p.alliance
	}
	return game.SetOf(s)
}

// Hash identifies the position, its bags included.
func (p *position) Hash() uint64 { return p.hash }

// Check finds nothing: there is no check in this game.
func (p *position) Check(dst []game.Square, _ game.Seat) []game.Square { return dst }

// Events are those of the last turn, its reveal included.
func (p *position) Events(dst []game.Event) []game.Event {
	n := 1
	if p.Journal.Len() > 0 && p.Journal.Last().draw {
		n = 2
	}
	return p.Told(dst, n, p.Outcome())
}

// Clone is an independent copy.
func (p *position) Clone() game.Position {
	c := *p
	c.Past = p.Past.Clone()
	c.buf = nil
	return &c
}
