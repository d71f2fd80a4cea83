package edit

import (
	"slices"

	"yanyi/game"
)

// Put puts a piece down, in place of any piece there; it follows its army's commander.
func (p *Position) Put(sq game.Square, piece game.Piece) {
	p.put(sq, piece)
	p.settle()
}

func (p *Position) put(sq game.Square, piece game.Piece) {
	c := Cell{piece, game.NoSeat}
	if p.g.layout.Tokens && piece != game.NoPiece && piece.Kind() != game.Unknown {
		if by := p.By[piece.Origin()]; by != piece.Origin() {
			c.By = by
		}
	}
	p.Cells[sq] = c
}

// Take takes a piece off the board.
func (p *Position) Take(sq game.Square) {
	p.Cells[sq] = Cell{By: game.NoSeat}
	p.settle()
}

// Move moves a piece, in place of any piece there; its person moves with it.
func (p *Position) Move(from, to game.Square) {
	if from == to {
		return
	}
	p.move(from, to)
	p.settle()
}

func (p *Position) move(from, to game.Square) {
	p.Cells[to], p.Cells[from] = p.Cells[from], Cell{By: game.NoSeat}
	if i := p.g.first(game.PeopleField); i >= 0 {
		p.Field(i).follow(from, to)
	}
}

// Clear removes everything except kings and the emperor, on their starting points. All live,
// nobody is allied, and the first player is to move.
//
// Ruling: a board without its kings is never a position, so they stay.
func (p *Position) Clear() {
	turn := p.g.start.Turn()
	was := p.g.start.Clone()
	for sq := range was.Cells {
		if c := was.Cells[sq].Piece; c.Kind() != game.King || c.Hidden() {
			was.Cells[sq] = Cell{By: game.NoSeat}
		}
	}
	p.take(was)
	for i := range p.g.Fields {
		switch f := &p.g.Fields[i]; f.Form {
		case game.BagField:
			p.Field(i).setBags(make([]bag, len(p.Field(i).bags())))
		case game.SetField, game.SquaresField:
			p.Texts[i] = none(f)
		}
		if p.g.Fields[i].Key == "first" {
			p.Texts[i] = none(&p.g.Fields[i])
		}
	}
	p.SetTurn(turn)
	p.settle()
}

// SetTurn says whose turn it is.
func (p *Position) SetTurn(s game.Seat) {
	i := p.g.first(game.SeatField)
	p.Texts[i] = p.g.Fields[i].Values[s]
	if w := p.g.first(game.WaitField); w >= 0 && len(p.Texts[w]) > 1 && p.Texts[w][1:] == p.Texts[i] {
		p.Texts[w] = ""
	}
	p.follow()
}

// Set sets a field's text as it stands.
func (p *Position) Set(i int, text string) {
	p.Texts[i] = text
	p.follow()
}

// Toggle adds or removes a value of a set. A player who goes out loses king, turn and pacts,
// and the next player leads the followers; one who comes back regains the king.
func (p *Position) Toggle(i int, value string) {
	f := &p.g.Fields[i]
	p.Field(i).setItems(f.Join, toggled(items(p.Texts[i], f.Join), value))
	if s := game.Seat(slices.Index(f.Values, value)); f.Key == "alive" {
		if p.Field(i).Has(value) {
			p.comeBack(s)
		} else {
			p.goOut(s)
		}
	}
	p.follow()
}

func (p *Position) comeBack(s game.Seat) {
	p.command(s, game.NoSeat)
	king := game.NewPiece(game.King, s)
	if !slices.ContainsFunc(p.Cells, func(c Cell) bool { return c.Piece == king }) {
		p.put(p.g.home(king), king)
	}
	p.settle()
}

func (p *Position) goOut(s game.Seat) {
	next, alive := s, p.Alive()
	for range p.g.in.Seats {
		if next = (next + 1) % game.Seat(len(p.g.in.Seats)); alive.Has(next) {
			break
		}
	}
	for i := range p.g.Fields {
		switch f := &p.g.Fields[i]; {
		case f.Form == game.PairField, f.Form == game.WaitField:
			p.Texts[i] = none(f)
		case f.Key == "first" && p.Field(i).Has(f.Values[s]):
			p.Field(i).setItems(f.Join, toggled(items(p.Texts[i], f.Join), f.Values[s]))
		}
	}
	if p.Turn() == s {
		p.SetTurn(next)
	}
	p.remove(func(c Cell) bool { return c.Piece == game.NewPiece(game.King, s) })
	p.fewest(
		func(p *Position) { p.lead(s, next) },
		func(p *Position) {
			p.lead(s, next)
			p.By[s] = game.NoSeat
			p.remove(func(c Cell) bool { return c.Piece.Origin() == s && c.Piece.Kind() != game.Unknown })
		})
}

// lead gives a seat's army, and the armies it led, to another seat.
func (p *Position) lead(s, next game.Seat) {
	p.command(s, next)
	for army, by := range p.By {
		if by == s {
			p.command(game.Army(army), next)
		}
	}
	p.settle()
}

func (p *Position) remove(what func(c Cell) bool) {
	for sq, c := range p.Cells {
		if c.Piece != game.NoPiece && what(c) {
			p.Cells[sq] = Cell{By: game.NoSeat}
		}
	}
	p.settle()
}

// Command sets the commander of an army, NoSeat for its own lord or nobody. Its king may follow,
// stay or be removed: the way with the fewest faults is taken.
func (p *Position) Command(army game.Army, by game.Seat) {
	king := game.NewPiece(game.King, army)
	home := p.g.home(king)
	p.fewest(
		func(p *Position) { p.command(army, by) },
		func(p *Position) {
			p.command(army, by)
			for sq := range p.Cells {
				if p.Cells[sq].Piece == king {
					p.Cells[sq].By = game.NoSeat
				}
			}
		},
		func(p *Position) {
			p.command(army, by)
			p.remove(func(c Cell) bool { return c.Piece == king })
		},
		func(p *Position) {
			if p.unpact(); home != game.NoSquare {
				p.put(home, king)
			}
			p.command(army, by)
		},
		func(p *Position) { p.unpact(); p.command(army, by) })
}

// unpact ends the alliance.
func (p *Position) unpact() {
	if i := p.g.first(game.PairField); i >= 0 {
		p.Texts[i] = none(&p.g.Fields[i])
	}
}

func (p *Position) command(army game.Army, by game.Seat) {
	p.By[army] = by
	for sq := range p.Cells {
		if c := &p.Cells[sq]; c.Piece != game.NoPiece && c.Piece.Kind() != game.Unknown && c.Piece.Origin() == army {
			c.By = by
		}
	}
	p.follow()
}

// Ally makes two seats allies, as the pair field has them, or nobody. The army of nobody
// follows the third, unless the rules fault that more.
func (p *Position) Ally(i int, pair string) {
	p.Texts[i] = pair
	p.follow()
	third := game.NoSeat
	for s, seat := range p.g.in.Seats {
		if pair != "-" && !slices.Contains([]byte(pair), seat.Letter) {
			third = game.Seat(s)
		}
	}
	if last := game.Army(len(p.By) - 1); third != game.NoSeat && int(last) >= len(p.g.in.Seats) && p.By[last] != third {
		p.fewest(func(p *Position) { p.Command(last, third) }, func(*Position) {})
	}
}

// fewest takes the change that leaves the fewest faults, the first of equals.
func (p *Position) fewest(ways ...func(p *Position)) {
	var best *Position
	least := 0
	for _, do := range ways {
		try := p.Clone()
		do(try)
		if n := len(try.wrong()); best == nil || n < least {
			best, least = try, n
		}
		if least == 0 {
			break
		}
	}
	p.take(best)
}
