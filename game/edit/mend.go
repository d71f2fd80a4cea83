package edit

import "yanyi/game"

// Remedy is a change that reduces the faults.
type Remedy struct {
	How  Cure
	From game.Square // of what is moved or taken
	To   game.Square // where it stands then, or what is put there
	then *Position
}

// Cure is the action of a remedy.
type Cure uint8

// The cures.
const (
	NoCure  Cure = iota
	MovesIt      // a piece moves to where its kind stands at the start
	TakesIt      // a piece goes
	PutsIt       // the piece that is lacking
	SetsIt       // a field changes
)

// Mend finds a remedy for a fault, the zero Remedy if there is none.
func (p *Position) Mend(f *Fault) Remedy {
	least, best := len(p.wrong()), Remedy{}
	for _, r := range p.remedies(f) {
		if n := len(r.then.wrong()); n < least {
			least, best = n, r
		}
		if least == 0 {
			break
		}
	}
	return best
}

// Apply applies a remedy.
func (p *Position) Apply(r Remedy) { p.take(r.then) }

// remedies are the changes to try, the gentlest first.
func (p *Position) remedies(f *Fault) (list []Remedy) {
	try := func(how Cure, from, to game.Square, do func(p *Position)) {
		then := p.Clone()
		do(then)
		list = append(list, Remedy{how, from, to, then})
	}
	if at := f.At; at != game.NoSquare {
		c := p.Cells[at]
		for sq, start := range p.g.start.Cells {
			if to := game.Square(sq); start.Piece == c.Piece && c.Piece != game.NoPiece && p.Cells[to].Piece != c.Piece {
				try(MovesIt, at, to, func(p *Position) { p.Move(at, to) })
			}
		}
		if start := p.g.start.Cells[at].Piece; c.Piece == game.NoPiece && start != game.NoPiece {
			for sq, there := range p.Cells {
				if there.Piece == start {
					try(MovesIt, game.Square(sq), at, func(p *Position) { p.Move(game.Square(sq), at) })
				}
			}
			try(PutsIt, at, at, func(p *Position) { p.Put(at, start) })
		}
		if c.Piece != game.NoPiece {
			army := c.Piece.Origin()
			for s := range game.Seat(len(p.g.in.Seats)) {
				try(SetsIt, at, at, func(p *Position) { p.command(army, s) })
			}
			try(SetsIt, at, at, func(p *Position) { p.command(army, game.NoSeat) })
			try(TakesIt, at, at, func(p *Position) { p.Take(at) })
		}
	}
	for i := range p.g.Fields {
		for _, value := range p.g.Values(i) {
			if form := p.g.Fields[i].Form; form != game.SetField && form != game.PoolField && form != game.SeatsField {
				try(SetsIt, f.At, f.At, func(p *Position) { p.Set(i, value) })
			}
		}
		if info := &p.g.Fields[i]; info.Key == f.Field && info.Form != game.BagField {
			try(SetsIt, f.At, f.At, func(p *Position) { p.Set(i, none(info)) })
			try(SetsIt, f.At, f.At, func(p *Position) { p.Set(i, p.g.start.Texts[i]) })
		}
	}
	try(SetsIt, f.At, f.At, (*Position).settle)
	return list
}
