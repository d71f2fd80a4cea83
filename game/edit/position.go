package edit

import (
	"slices"
	"strings"

	"yanyi/game"
)

// Cell is a piece and its commander if its token names one; else NoSeat.
type Cell struct {
	Piece game.Piece
	By    game.Seat
}

// Position is a position in the making, perhaps impossible: pieces on squares, fields' texts.
type Position struct {
	g     *Grammar
	Cells []Cell      // by square
	Texts []string    // by field
	By    []game.Seat // by army: the commander of a piece of it that is put down, NoSeat for its own lord or nobody
}

// empty is nothing on the board.
func (g *Grammar) empty() *Position {
	p := &Position{g: g, Cells: make([]Cell, len(g.in.Board.Points)), Texts: make([]string, len(g.Fields)), By: make([]game.Seat, len(g.in.Armies))}
	for i := range p.Cells {
		p.Cells[i].By = game.NoSeat
	}
	for i := range p.By {
		p.By[i] = game.NoSeat
	}
	for i := range p.Texts {
		p.Texts[i] = none(&g.Fields[i])
	}
	return p
}

// none is the text of a field that stands for nothing.
func none(f *game.FieldInfo) string {
	switch {
	case f.Named, f.Behind, f.Optional:
		return ""
	case f.Form == game.NumberField:
		return number(f.Least)
	case f.Form == game.SeatField:
		return f.Values[0]
	case f.Form == game.StreakField:
		return "-/-"
	}
	return "-"
}

// Read reads a position's text. What cannot be read as pieces and fields at all is an error,
// *game.Faults; whether the position is possible is asked of Look.
func (g *Grammar) Read(text string) (*Position, error) {
	if text == "start" {
		return g.Start(), nil
	}
	words := strings.Fields(text)
	p := g.empty()
	var faults game.Faults
	if len(words) == 0 {
		faults.Add("position", game.NoSquare, "no position").Say("error.position.lacking")
		return p, faults.Err()
	}
	g.layout.Read(words[0], &faults, func(sq game.Square, token string) {
		c, ok := g.piece(token)
		if !ok {
			faults.Add("board", sq, "%q on %s is no piece", token, g.in.Board.Name(sq)).Say("error.position.piece")
			return
		}
		p.Cells[sq] = c
	})
	p.readFields(words[1:], &faults)
	p.learn()
	return p, faults.Err()
}

// readFields takes the words behind the board as fields.
func (p *Position) readFields(words []string, faults *game.Faults) {
	n := 0 // read in their places
	for i := range p.g.Fields {
		switch f := &p.g.Fields[i]; {
		case f.Named:
			words = slices.DeleteFunc(words, func(word string) bool {
				value, ok := strings.CutPrefix(word, f.Key+"=")
				if ok {
					p.Texts[i] = value
				}
				return ok
			})
		case f.Behind:
			if cut := 1; i > 0 && len(p.Texts[i-1]) > cut {
				p.Texts[i-1], p.Texts[i] = p.Texts[i-1][:cut], p.Texts[i-1][cut:]
			}
		case n < len(words):
			p.Texts[i] = words[n]
			n++
		case !f.Optional:
			faults.Add("position", game.NoSquare, "%s is lacking", f.Key).Say("error.position.lacking")
			return
		}
	}
	if n < len(words) {
		faults.Add("fields", game.NoSquare, "%q is no field", words[n])
	}
}

// learn reads the armies' commanders from the board.
func (p *Position) learn() {
	for _, c := range p.Cells {
		if c.Piece != game.NoPiece && c.By != game.NoSeat {
			p.By[c.Piece.Origin()] = c.By
		}
	}
}

// String is the position's text.
func (p *Position) String() string {
	dst := p.g.layout.Append(nil, func(dst []byte, sq game.Square) ([]byte, bool) {
		c := p.Cells[sq]
		return p.g.token(dst, c), c.Piece != game.NoPiece
	})
	for i := range p.g.Fields {
		f, text := &p.g.Fields[i], p.Texts[i]
		switch {
		case f.Behind:
			dst = append(dst, text...)
		case text == "" && (f.Named || f.Optional):
		case f.Named:
			dst = append(append(append(append(dst, ' '), f.Key...), '='), text...)
		default:
			dst = append(append(dst, ' '), text...)
		}
	}
	return string(dst)
}

// Clone is an independent copy.
func (p *Position) Clone() *Position {
	return &Position{p.g, slices.Clone(p.Cells), slices.Clone(p.Texts), slices.Clone(p.By)}
}

// take copies another position.
func (p *Position) take(o *Position) {
	copy(p.Cells, o.Cells)
	copy(p.Texts, o.Texts)
	copy(p.By, o.By)
}

// Left is how many pieces of a kind the start has more than the board and the bags; face-down
// ones are unlimited, -1.
func (p *Position) Left(piece game.Piece) int {
	if piece.Hidden() {
		return -1
	}
	n := p.g.stock[piece.Origin()][piece.Kind()]
	for _, c := range p.Cells {
		if c.Piece == piece {
			n--
		}
	}
	for i, f := range p.g.Fields {
		if f.Form == game.BagField {
			if bags := p.Field(i).bags(); int(piece.Origin()) < len(bags) {
				n -= bags[piece.Origin()][piece.Kind()]
			}
		}
	}
	return n
}
