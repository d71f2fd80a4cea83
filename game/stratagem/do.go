package stratagem

import "yanyi/game"

// poolKinds is the kinds that 升底兵 may bring back, in the order of the pool field.
var poolKinds = [3]game.Kind{game.Rook, game.Knight, game.Cannon}

// poolIndex is a kind's place in the pool, or -1.
func poolIndex(k game.Kind) int {
	for i, other := range poolKinds {
		if k == other {
			return i
		}
	}
	return -1
}

// Do plays a turn that Turns listed, or a resignation.
func (p *position) Do(t game.Turn) {
	*p.Journal.Begin() = p.mark()
	if loser, ok := t.Resigns(); ok {
		p.resign = loser
		p.tell(game.Event{Type: game.WentOut, Seat: loser, Other: loser ^ 1, Fall: game.Resigned})
		p.arisen()
		return
	}
	p.clock++
	p.open(t)
	mover, captive := p.cells[t.From()], p.cells[t.To()]
	was, void := p.active, p.void
	p.move(t)
	p.tellMove(t, mover, captive)
	p.tellActive(was, void)
	p.settle(t, mover, captive)
	p.side ^= 1
	p.checked = p.attacked(p.side)
	p.arisen()
}

// Undo takes back the last turn.
func (p *position) Undo() {
	u := p.Journal.Drop()
	p.History.Pop()
	p.back(u)
}

// open plays the part before the move: a sweep, or a slide and its second chance.
func (p *position) open(t game.Turn) {
	if t.Sweep() {
		p.sweep()
	}
	if t.Slide() == game.NoSlide {
		return
	}
	from := p.marker
	p.slide(p.side, t.Slide())
	p.tellSlide(from, t.Slide())
	if k := t.Second(); k != game.NoKind {
		sq := p.last[p.side]
		p.bringBack(sq, k)
		p.last[p.side] = game.NoSquare
		p.tellPromotion(sq, k)
	}
}

// move plays the board's part of a turn, without prefix and bookkeeping. The
// kinds in force are those after it.
func (p *position) move(t game.Turn) {
	from, to := t.From(), t.To()
	mover := p.cells[from]
	switch {
	case t.Swap():
		p.put(from, p.cells[to])
		p.put(to, mover)
	case t.Note()&noteExchange != 0:
		p.put(from, game.NoPiece)
		p.put(to, game.NoPiece)
	default:
		p.put(from, game.NoPiece)
		p.put(to, mover)
	}
	if k := t.Promotion(); k != game.NoKind {
		p.bringBack(to, k)
	}
	if mover.Kind() != game.King {
		return
	}
	p.king[p.side] = to
	p.activate()
	if k := t.Second(); k != game.NoKind && t.Slide() == game.NoSlide {
		p.bringBack(p.last[p.side], k)
	}
}

// bringBack turns the soldier on sq into a piece of its side's pool.
func (p *position) bringBack(sq game.Square, k game.Kind) {
	p.put(sq, game.NewPiece(k, p.side))
	p.pool[p.side][poolIndex(k)]--
}

// lose adds a piece that left the board to its side's pool.
func (p *position) lose(pc game.Piece) {
	if i := poolIndex(pc.Kind()); i >= 0 {
		p.pool[pc.Origin()][i]++
	}
}

// settle does a turn's bookkeeping after its move.
func (p *position) settle(t game.Turn, mover, captive game.Piece) {
	traded := t.Note()&noteExchange != 0
	taken := captive != game.NoPiece && !t.Swap()
	if taken || t.Sweep() || t.Promotion() != game.NoKind || t.Second() != game.NoKind {
		p.clock = 0
	}
	if !p.v.rising() {
		return
	}
	if taken {
		p.lose(captive)
	}
	if traded {
		p.lose(mover)
	}
	p.settleRising(t, mover, traded)
	p.cap, p.lm = game.NoSquare, game.NoSquare
	if p.v.track && taken {
		p.cap = t.To()
	}
	if p.sly[p.side^1] && !traded {
		p.lm = t.To()
	}
	if p.v.river {
		p.settleRiver(t, traded)
	}
}
