package ground

import (
	"strconv"

	"yanyi/game"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// edging is the margin round a board in which files and ranks are named, or players' lines.
type edging struct {
	*sheet
	size   float64 // of the type, in pixels
	margin float64 // outside the board, in pixels
	reach  float64 // how far the board reaches from the middles of its outermost points, in c
	framed bool    // the coordinates stand in the card's frame, even where the board ends before it
	foot   float64 // at the card's upper and lower edge, in pixels, that something else needs
	ink    theme.Color
}

// least is the smallest type that can be read, in logical pixels.
const least = 8

// edging is the margin of a board that reaches so far, in c, from its outermost points.
func (g *sheet) edging(reach float64) *edging {
	margin := float64(g.M) - reach*float64(g.C)
	if g.Squares() {
		margin += float64(g.C) / 2
	}
	size := min(theme.Coordinate.Size*g.Scale, 1.1*margin)
	return &edging{g, size, margin, reach, false, 0, theme.Alpha(g.t.BoardText, 0.92)}
}

// coordinates writes the coordinates around a board that the look asks for: the lines of every
// seat where players count lines, else the names of files and ranks at some sides of the screen.
func (e *edging) coordinates(sides ...int) {
	switch {
	case !e.shown():
	case e.look.Coordinates == plan.SquareNames || !e.Board.Lines:
		e.names(sides...)
	default:
		for s := range e.info.Seats {
			e.lines(game.Seat(s))
		}
	}
}

// shown reports whether there is margin for coordinates and the look wants them.
func (e *edging) shown() bool {
	wanted := e.look.Coordinates
	return e.size >= least*e.Scale && wanted != plan.NoCoordinates && (wanted != plan.OwnCoordinates || !e.Board.Lines)
}

// Sides of the screen, in quarter turns clockwise that would bring them to the bottom.
const (
	lower = iota
	right
	upper
	left
)

// lines writes a seat's lines at its side of the board, in its colour where kingdoms have homes.
func (e *edging) lines(s game.Seat) {
	seat := &e.info.Seats[s]
	for i := range e.Board.Files + e.Board.Ranks { // no board has more either way
		if sq, depth := e.end(i, seat.Quarter); sq != game.NoSquare {
			e.write(e.number(sq, seat), sq, depth, seat.Quarter, e.lineInk(s))
		}
	}
}

// number is a line's as its player writes it.
func (e *edging) number(sq game.Square, seat *game.SeatInfo) string {
	n := e.Board.Line(sq, seat.Quarter)
	if seat.Numerals {
		return e.look.Lang.T("num." + strconv.Itoa(n))
	}
	return strconv.Itoa(n)
}

// lineInk is a seat's dark tone on boards with homes.
func (e *edging) lineInk(s game.Seat) theme.Color {
	if e.t.Dark || e.Board.Design != game.Cross {
		return e.ink
	}
	m := theme.Materials[e.pigment(s)]
	return theme.Mix(m.Edge, m.Body, 0.5)
}

// names writes the names of files and ranks at sides of the screen.
func (e *edging) names(sides ...int) {
	for _, side := range sides {
		side = (side + e.Quarter) & 3
		for i := range e.Board.Files + e.Board.Ranks {
			sq, depth := e.end(i, side)
			if sq == game.NoSquare {
				continue
			}
			name := e.Board.Label(sq)
			if side%2 == 0 {
				name = name[:1]
			} else {
				name = name[1:]
			}
			e.write(name, sq, depth, side, e.ink)
		}
	}
}

// end is the outermost square of the i-th file or rank toward the side of the board that quarter
// turns bring to the bottom, and how many are missing before it; NoSquare where there is none.
func (e *edging) end(i, quarter int) (sq game.Square, depth int) {
	for depth = range e.Board.Files + e.Board.Ranks {
		switch quarter {
		case 0:
			sq = e.Board.At(i, depth)
		case 1:
			sq = e.Board.At(e.Board.Files-1-depth, i)
		case 2:
			sq = e.Board.At(i, e.Board.Ranks-1-depth)
		default:
			sq = e.Board.At(depth, i)
		}
		if sq != game.NoSquare {
			return sq, depth
		}
	}
	return game.NoSquare, 0
}

// outward is where a side of the board lies, in files and ranks.
var outward = [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// write puts the name of a line outside one of its end squares, upright: a sixth of a square
// outside, or as far as the writing needs, and never past the middle of the margin there is.
func (e *edging) write(name string, sq game.Square, depth, side int, ink theme.Color) {
	df, dr := outward[side][0], outward[side][1]
	dx, dy := e.Turn(float64(df), float64(dr))
	x, y := e.Center(sq)
	size := e.size
	if dx != 0 {
		size = e.beside()
	}
	across, down := paint.Regular().Width(name, size)/2, 0.36*size // half of its extent
	reach := e.reach * float64(e.C)
	if e.framed {
		reach += float64(depth * e.C)
	}
	if dx != 0 {
		margin := e.margin + float64(e.Beside)
		x += dx * (reach + min(e.outside(across), max(margin, 0)-across-e.Scale))
		y += e.besideStep(sq, df, dr, 0.36*e.size)
	} else {
		y += dy * (reach + e.outside(down))
	}
	e.TextAt(paint.Regular(), name, size, x, y, ink)
}

// beside is the size of names at the left and the right, of which those of two digits are
// as wide as the margin at most, as long as they can be read.
func (e *edging) beside() float64 {
	wide := paint.Regular().Width("10", 1)
	return max(min(e.size, (e.margin-2*e.Scale)/wide), least*e.Scale)
}

// outside is how far from the board a name lies that is half so large.
func (e *edging) outside(half float64) float64 {
	return min(max(float64(e.C)/6, half+1.5*e.Scale), (e.margin-e.foot)/2)
}

// besideStep moves a name at the side of a step up or down so far that it does not
// meet the name above or below the step: on small boards both want the corner.
func (e *edging) besideStep(sq game.Square, df, dr int, half float64) float64 {
	p, c := e.Board.Points[sq], float64(e.C)
	need := max(e.outside(half)+2*half+1.5*e.Scale-(1-e.reach)*c, 0)
	for _, side := range [2]int{1, -1} {
		if e.Board.At(int(p.File)+df+side*dr, int(p.Rank)+dr+side*df) != game.NoSquare {
			_, dy := e.Turn(float64(side*dr), float64(side*df))
			return -dy * need
		}
	}
	return 0
}
