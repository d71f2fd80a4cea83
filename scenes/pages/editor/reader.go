package editor

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/aim"
	"yanyi/scenes/canvas"
	"yanyi/scenes/phrase"
	"yanyi/scenes/reading"
)

// reader tells the points of the board to somebody who does not see it, and does with them
// what is written.
type reader struct {
	*Page
	points  []reading.Point // nil when they must be told anew
	touched game.Square     // by what was done last
}

var _ reading.Places = (*reader)(nil)

// Points are the points in rows as they lie on the screen.
func (r *reader) Points() []reading.Point {
	if r.points != nil {
		return r.points
	}
	b, half := &r.plate, r.plate.pitch()/2
	for i := range r.in.Board.Points {
		sq := game.Square(i)
		x, y := b.center(sq)
		column, row := aim.Turned(r.in.Board, sq, b.quarter)
		r.points = append(r.points, reading.Point{
			ID: r.in.Board.Name(sq), Name: r.name(sq), Row: row, Column: column,
			Rect: b.seen(canvas.Box(x-half, y-half, 2*half, 2*half)), On: sq == r.tool.from,
		})
	}
	reading.Rowed(r.points)
	return r.points
}

// name says what stands on a square, whether it is in hand, and what is wrong there.
func (r *reader) name(sq game.Square) string {
	comma := locale.T("sr.comma")
	what := r.spot(sq)
	if sq == r.tool.from {
		what += comma + locale.T("editor.sr.held")
	}
	for i := range r.faults {
		if r.faults[i].At == sq {
			what += comma + r.said(i)
		}
	}
	return what
}

func (r *reader) spot(sq game.Square) string {
	square := locale.Arg{Name: "square", Value: r.in.Board.Label(sq)}
	if thing := r.thing(r.position.Cells[sq].Piece); thing != "" {
		return locale.T("sr.point", locale.Arg{Name: "piece", Value: thing}, square)
	}
	return locale.T("sr.point.empty", square)
}

// thing is a piece with its side, "" for none.
func (d *desk) thing(p game.Piece) string {
	switch {
	case p == game.NoPiece:
		return ""
	case d.in.Emperor(p) || p.Kind() == game.Unknown:
		return phrase.PieceName(d.in, p)
	}
	side := locale.Arg{Name: "side", Value: phrase.SideName(d.in, p.Origin())}
	return locale.T("order.checker", side, locale.Arg{Name: "piece", Value: phrase.PieceWord(d.in, p)})
}

// At is the cursor's square.
func (r *reader) At() string {
	if r.plate.cursor == game.NoSquare {
		return ""
	}
	return r.in.Board.Name(r.plate.cursor)
}

// Reach brings the cursor to a square, and presses it.
func (r *reader) Reach(id string, press bool) {
	sq, err := r.in.Board.Square(id)
	if err != nil {
		return
	}
	r.plate.cursor = sq
	if press {
		r.desk.press(sq)
		return
	}
	r.plate.mark()
	r.again()
}

// News is what was done to the board last, and what is wrong with it.
func (r *reader) News() (done, wrong string) {
	if r.touched != game.NoSquare {
		done = r.spot(r.touched)
		if r.touched == r.tool.from {
			done += locale.T("sr.comma") + locale.T("editor.sr.held")
		}
	}
	if r.fault < len(r.faults) {
		wrong = r.said(r.fault)
	}
	return done, wrong
}

// Hear does what is written: a square asks what stands there, two move it, a piece and a
// square put it down, x takes it off, ~ turns it over.
func (r *reader) Hear(line string) string {
	line = strings.ToLower(strings.TrimSpace(line))
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "?", "？":
		return locale.T("editor.sr.help")
	case "p":
		return r.where(func(_ string, thing string) bool { return strings.Contains(strings.ToLower(thing), rest) })
	case "s":
		return r.where(func(square, _ string) bool { return rest != "" && (square[:1] == rest || square[1:] == rest) })
	}
	if sq, err := r.in.Board.Square(line); err == nil {
		return r.name(sq)
	}
	if !r.do(word, rest, line) {
		return locale.T("sr.refused")
	}
	return ""
}

// where tells the pieces that will do.
func (r *reader) where(will func(square, thing string) bool) string {
	var list []string
	for i := range r.position.Cells {
		sq := game.Square(i)
		if thing := r.thing(r.position.Cells[sq].Piece); thing != "" && will(r.in.Board.Name(sq), thing) {
			list = append(list, r.spot(sq))
		}
	}
	if len(list) == 0 {
		return locale.T("sr.none")
	}
	return strings.Join(list, locale.T("sr.stop"))
}

// do does what is written to the board, and reports whether it could be done.
func (r *reader) do(word, rest, line string) bool {
	cut := strings.LastIndexAny(line, " -")
	if cut < 0 {
		return false
	}
	what := strings.TrimSpace(line[:cut])
	to, err := r.in.Board.Square(line[cut+1:])
	if err != nil {
		return false
	}
	from, moves := r.in.Board.Square(what)
	piece, puts := r.called(what)
	return r.desk.to(to, func() bool {
		switch {
		case word == "x" && rest != "":
			r.position.Take(to)
		case word == "~" && rest != "":
			return r.turnOver(to)
		case moves == nil && r.position.Cells[from].Piece != game.NoPiece:
			r.position.Move(from, to)
		case puts:
			r.position.Put(to, piece)
		default:
			return false
		}
		return true
	})
}

// to does something to a square, and reports whether it could be done.
func (d *desk) to(sq game.Square, do func() bool) bool {
	if !do() {
		return false
	}
	d.touch(sq)
	d.changed()
	return true
}

// called is the piece of the box that is called so: by its sign, rc, or by its name, which
// may be cut short.
func (r *reader) called(what string) (game.Piece, bool) {
	for _, piece := range r.grammar.Tray() {
		if strings.EqualFold(r.tray.id(piece), "piece."+what) {
			return piece, true
		}
	}
	for _, piece := range r.grammar.Tray() {
		if strings.HasPrefix(strings.ToLower(r.thing(piece)), what) {
			return piece, true
		}
	}
	return game.NoPiece, false
}

// turnOver turns the piece on a square over, where both its sides are in the box, and
// reports whether it could be.
func (d *desk) turnOver(sq game.Square) bool {
	p := d.position.Cells[sq].Piece
	i := slices.IndexFunc(d.grammar.Tray(), func(o game.Piece) bool {
		return p != game.NoPiece && o.Kind() == p.Kind() && o.Origin() == p.Origin() && o.Hidden() != p.Hidden()
	})
	if i >= 0 {
		d.position.Put(sq, d.grammar.Tray()[i])
	}
	return i >= 0
}
