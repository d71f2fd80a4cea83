package darkchess

import (
	"math/bits"

	"yanyi/game"
)

// Do plays a legal turn or a resignation. After a turn-over Chance acts.
func (p *position) Do(t game.Turn) {
	p.begin(false)
	if seat, ok := t.Resigns(); ok {
		p.resign(seat)
		return
	}
	if t.Flip() {
		p.setPending(t.From())
		return
	}
	p.move(t.From(), t.To())
	p.finish()
}

// DoReveal reveals the turned piece.
func (p *position) DoReveal(d game.Reveal) {
	p.begin(true)
	sq := p.pending
	p.setPending(game.NoSquare)
	back := p.remove(sq)
	p.take(d.Mover)
	p.clock = 0
	p.note(game.Event{Type: game.Revealed, Seat: p.actor, From: sq, To: sq, Piece: back, Became: d.Mover})
	if owner := d.Mover.Origin(); p.alive.Has(owner) {
		p.put(d.Mover, sq)
	} else {
		// README.md, Going out, end: a resigner's face-down pieces are removed when turned over.
		p.note(game.Event{Type: game.Removed, Seat: owner, From: sq, To: sq, Piece: d.Mover})
	}
	p.finish()
}

// begin opens a journal entry, of a draw or of a turn.
func (p *position) begin(draw bool) {
	u := p.Journal.Begin()
	u.state, u.draw = p.state, draw
}

// Undo takes back the last Do or DoReveal.
func (p *position) Undo() {
	if p.pending == game.NoSquare {
		p.History.Pop()
	}
	p.state = p.Journal.Drop().state
}

func (p *position) note(e game.Event) { p.Journal.Add(e) }

func (p *position) move(from, to game.Square) {
	p.clock++
	target := p.at[to]
	switch {
	case target == game.NoPiece:
	case target.Origin() == game.Han && target.Kind() == game.King:
		p.rescue(to)
	default:
		p.capture(to)
	}
	pc := p.remove(from)
	p.put(pc, to)
	p.note(game.Event{Type: game.Moved, Seat: p.actor, From: from, To: to, Piece: pc, Became: pc})
}

func (p *position) capture(sq game.Square) {
	pc := p.remove(sq)
	owner := p.commander(pc.Origin())
	p.clock = 0
	p.lastCapture = p.actor
	p.forgetChampion()
	p.note(game.Event{Type: game.Captured, Seat: p.actor, Other: owner, From: sq, To: sq, Piece: pc, Became: pc})
	if pc.Kind() == game.King {
		p.note(game.Event{Type: game.KingLost, Seat: pc.Origin(), Other: p.actor, From: sq, To: sq, Piece: pc})
	}
}

// forgetChampion clears Han's commander once Han has no piece left, because the position string
// could not name him.
func (p *position) forgetChampion() {
	if p.spent && p.open[game.Han] == 0 {
		p.setChampion(game.NoSeat)
	}
}

// rescue is 勤王 (README.md, Rescue 勤王): the emperor leaves, Han follows the rescuer,
// and if all three live the other two are allied.
func (p *position) rescue(sq game.Square) {
	emperor := p.remove(sq)
	p.clock = 0
	e := game.Event{Type: game.Deposed, Seat: p.actor, From: sq, To: sq, Piece: emperor}
	if p.alive.Len() == seats {
		others := p.alive.Without(p.actor)
		p.setAlliance(others)
		e.Other, e.Third, e.N = p.nextAlive(p.actor), p.nextAlive(p.nextAlive(p.actor)), 1
	}
	p.setChampion(p.actor)
	p.note(e)
	p.note(game.Event{Type: game.CommanderChanged, Seat: p.actor, Other: game.NoSeat, Piece: game.NewPiece(game.King, game.Han)})
}

// resign removes what the seat commands; its face-down pieces go when turned over.
func (p *position) resign(seat game.Seat) {
	all := p.alive.Len() == seats
	p.goOut(seat, game.Resigned)
	if all {
		p.points[seat] = -1
	}
	if seat == p.actor || p.alive.Len() < 2 {
		p.finish()
		return
	}
	p.endIfDecided()
	p.History.Push(p.hash)
}

// finish finds the players eliminated by a turn (README.md, Fine points 13) and the next player;
// a next player without a turn is stalemated.
func (p *position) finish() {
	for s := range game.Seat(seats) {
		if p.alive.Has(s) && p.commanded(s) == 0 && p.bags[s].Len() == 0 {
			p.goOut(s, game.Emptied)
		}
	}
	for p.alive.Len() > 1 {
		p.setActor(p.nextAlive(p.actor))
		if p.hasTurn() {
			break
		}
		p.goOut(p.actor, game.Stalemated)
	}
	p.endIfDecided()
	p.History.Push(p.hash)
}

func (p *position) hasTurn() bool {
	if p.hidden != 0 {
		return true
	}
	p.buf = p.moves(p.buf[:0])
	return len(p.buf) > 0
}

// goOut removes everything a seat commands and assigns its points: first out 1, second 0.
func (p *position) goOut(s game.Seat, how game.Fall) {
	p.clock = 0
	if p.alive.Len() == seats {
		p.points[s] = 1
	}
	for own := p.commanded(s); own != 0; {
		sq := own.pop()
		p.note(game.Event{Type: game.Removed, Seat: s, From: sq, To: sq, Piece: p.remove(sq)})
	}
	p.forgetChampion()
	p.setAlive(p.alive.Without(s))
	p.note(game.Event{Type: game.WentOut, Seat: s, Other: game.NoSeat, Fall: how})
	if pair := p.alliance; pair != 0 {
		p.setAlliance(0)
		a, b := members(pair)
		p.note(game.Event{Type: game.AllianceEnded, Seat: a, Other: b})
	}
}

func members(pair game.SeatSet) (a, b game.Seat) {
	a = game.Seat(bits.TrailingZeros8(uint8(pair)))
	return a, game.Seat(bits.TrailingZeros8(uint8(pair.Without(a))))
}

// endIfDecided gives the turn of a finished game to its winner (README.md, Fine points 1).
func (p *position) endIfDecided() {
	if p.alive.Len() != 1 {
		return
	}
	winner := game.Seat(bits.TrailingZeros8(uint8(p.alive)))
	p.setActor(winner)
	p.points[winner] = 2
}
