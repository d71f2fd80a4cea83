package edit

import "yanyi/game"

// Fault is something wrong with a position.
type Fault struct {
	game.Fault
	At    game.Square // its square, NoSquare if it concerns only a field
	Lacks bool        // a piece is missing there
}

// Look is the visible position and its faults.
func (p *Position) Look() (game.View, []Fault) {
	pos, err := p.g.Variant.Parse(p.String(), p.g.Options)
	if err == nil {
		return pos.View(game.NoSeat), nil
	}
	list, ok := err.(*game.Faults)
	if !ok {
		list = &game.Faults{{Field: "position", Square: game.NoSquare, What: err.Error()}}
	}
	faults := make([]Fault, len(*list))
	for i, f := range *list {
		faults[i] = placed(p, f)
	}
	return p.sketch(), faults
}

// Doubts says why no game leads to the position, which has no faults.
func (p *Position) Doubts() game.Faults {
	pos, err := p.g.Variant.Parse(p.String(), p.g.Options)
	if err != nil {
		return nil
	}
	return game.Doubts(pos)
}

// wrong is the faults of the position.
func (p *Position) wrong() game.Faults {
	_, err := p.g.Variant.Parse(p.String(), p.g.Options)
	if list, ok := err.(*game.Faults); ok {
		return *list
	}
	return nil
}

// placed finds a fault's square: its own, one its sentence names, or a missing king's start.
func placed(p *Position, f game.Fault) Fault {
	at := Fault{Fault: f, At: f.Square}
	if at.At == game.NoSquare {
		at.At = f.Phrase.Square()
	}
	if at.At == game.NoSquare && f.Phrase.Key == "error.position.king.missing" {
		at.At = p.g.home(game.NewPiece(game.King, f.Phrase.Args[0].Seat))
	}
	if at.At == game.NoSquare {
		placeByPiece(p, &at)
	}
	at.Lacks = at.At != game.NoSquare && f.Field != "ep" && p.Cells[at.At].Piece == game.NoPiece
	return at
}

// placeByPiece finds a piece that a fault names: on the board, else it is in a bag.
func placeByPiece(p *Position, at *Fault) {
	for _, arg := range at.Phrase.Args {
		if arg.Kind != game.ArgPiece {
			continue
		}
		for sq, c := range p.Cells {
			if c.Piece == arg.Piece {
				at.At = game.Square(sq)
			}
		}
		if i := p.g.first(game.BagField); at.At == game.NoSquare && i >= 0 {
			at.Field = p.g.Fields[i].Key
		}
	}
}

// home is where a piece stands at the start, NoSquare if nowhere.
func (g *Grammar) home(piece game.Piece) game.Square {
	for sq, c := range g.start.Cells {
		if c.Piece == piece {
			return game.Square(sq)
		}
	}
	return game.NoSquare
}

// sketch is a view of the board, legal or not.
func (p *Position) sketch() game.View {
	v := game.View{Seat: game.NoSeat, Actor: p.Turn(), Cells: make([]game.Cell, len(p.Cells)), Seats: make([]game.SeatView, len(p.g.in.Seats))}
	v.Diplomacy = game.Diplomacy{Champion: game.NoSeat, At: game.NoSquare}
	for s := range v.Seats {
		v.Seats[s] = game.SeatView{Alive: p.Alive().Has(game.Seat(s)), Ally: game.NoSeat, King: game.NoSquare}
	}
	for i := range p.g.Fields {
		if p.g.Fields[i].Form == game.TilesField {
			for s, tiles := range p.Field(i).tiles() {
				v.Seats[s].Tiles = tiles
			}
		}
	}
	for sq, c := range p.Cells {
		cell := game.Cell{Piece: c.Piece, Commander: game.NoSeat}
		if origin := c.Piece.Origin(); c.Piece != game.NoPiece && c.Piece.Kind() != game.Unknown {
			if cell.Commander = c.By; c.By == game.NoSeat && int(origin) < len(v.Seats) {
				cell.Commander = origin
			}
			if int(origin) < len(v.Seats) && c.Piece == game.NewPiece(game.King, origin) {
				v.Seats[origin].King = game.Square(sq)
			}
		}
		v.Cells[sq] = cell
	}
	return v
}
