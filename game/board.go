package game

import (
	"slices"
	"strconv"
	"strings"
)

// Square indexes a board's point table.
type Square uint8

// NoSquare is no square at all.
const NoSquare Square = 0xFF

// Design tells how a board is drawn.
type Design uint8

// The designs of boards.
const (
	Cross          Design = iota // points without corners, 17×17 or 13×13
	CheckeredCross               // 15×15 squares without corners
	City                         // 9×9 frame, body and four gates
	Banks                        // 9×10 points of two banks and three camps
	Xiangqi                      // 9×10 points
	River                        // 9×11 points with a river row
	Hundred                      // 10×10 squares
)

// Point is a square's place: file 0 is "a", rank 0 is "1", as the south player sees the board.
type Point struct{ File, Rank int8 }

// LandmarkKind is the meaning of a marked square.
type LandmarkKind uint8

// Landmarks that pieces react to and players look for.
const (
	AlliancePoint LandmarkKind = iota // game/threekingdoms/README.md, Board and set-up: Seat is the player whose alliance point it is
	EmperorPoint
	Gate
	PalacePoint // of Seat
	BorderPoint // of Seat: its soldiers do not step back behind it (game/threekingdoms/README.md, Moves)
	RiverPoint  // what stays there goes stale (game/stratagem/README.md, Stale pieces 水中停滯)
)

// Landmark is a square that means something.
type Landmark struct {
	Square Square
	Kind   LandmarkKind
	Seat   Seat // or army
}

// Domain is the set of points that pieces of a kind and an army can ever reach, if players are
// shown it: the points, the steps that join them, and another army's home that the pieces enter.
type Domain struct {
	Piece  Piece
	Points []Square
	Ways   [][2]Square
	Abroad [2]Square // opposite corners of that home, NoSquare without one
	Army   Army      // the army of that home
}

// DomainOf returns the points that an army's pieces of a kind can ever reach, nil if not shown.
func (b *Board) DomainOf(p Piece) *Domain {
	for i := range b.Domains {
		if b.Domains[i].Piece == p {
			return &b.Domains[i]
		}
	}
	return nil
}

// Board is the geometry of a game: its points and their names.
type Board struct {
	Design       Design
	Files, Ranks int
	Capitals     bool    // players read its files as capitals: L12
	Lines        bool    // Chinese players call its points by their lines 路, counted from their own right
	Points       []Point // by Square
	Landmarks    []Landmark
	Domains      []Domain // the points that pieces can ever reach, for kinds of which players are shown it

	at []Square // file + rank*Files
}

// NewBoard makes a board of the points where exists is true, numbered from the lowest rank up.
func NewBoard(design Design, files, ranks int, exists func(file, rank int) bool) *Board {
	b := &Board{Design: design, Files: files, Ranks: ranks, at: make([]Square, files*ranks)}
	for r := range ranks {
		for f := range files {
			b.at[f+r*files] = NoSquare
			if exists(f, r) {
				b.at[f+r*files] = Square(len(b.Points))
				b.Points = append(b.Points, Point{int8(f), int8(r)})
			}
		}
	}
	return b
}

// At returns the square on a file and rank (from 0), or NoSquare.
func (b *Board) At(file, rank int) Square {
	if file < 0 || rank < 0 || file >= b.Files || rank >= b.Ranks {
		return NoSquare
	}
	return b.at[file+rank*b.Files]
}

// Marked reports whether a square is a landmark of a kind.
func (b *Board) Marked(sq Square, kind LandmarkKind) bool {
	return slices.ContainsFunc(b.Landmarks, func(m Landmark) bool { return m.Square == sq && m.Kind == kind })
}

// Name is the square's name, such as "e10".
func (b *Board) Name(sq Square) string {
	if int(sq) >= len(b.Points) {
		return "-"
	}
	return string(b.AppendName(nil, sq))
}

// Label is the square's name as players read it, such as "L12" or "e4".
func (b *Board) Label(sq Square) string {
	if b.Capitals {
		return strings.ToUpper(b.Name(sq))
	}
	return b.Name(sq)
}

// Line is the number of a point's line 路, from 1, counted from right to left by the player
// whom that many quarter turns clockwise bring to the bottom.
func (b *Board) Line(sq Square, quarter int) int {
	p := b.Points[sq]
	return [...]int{b.Files - int(p.File), b.Ranks - int(p.Rank), int(p.File) + 1, int(p.Rank) + 1}[quarter&3]
}

// AppendName appends the square's name to dst.
func (b *Board) AppendName(dst []byte, sq Square) []byte {
	p := b.Points[sq]
	dst = append(dst, 'a'+byte(p.File))
	return strconv.AppendInt(dst, int64(p.Rank)+1, 10)
}

// Square returns the square with the given name.
func (b *Board) Square(name string) (Square, error) {
	sq, rest := b.scan(name)
	if sq == NoSquare || rest != "" {
		return NoSquare, Errorf("%q is not a square of this board", name)
	}
	return sq, nil
}

// scan reads a square's name at the start of s; the rest follows.
func (b *Board) scan(s string) (Square, string) {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return NoSquare, s
	}
	n, i := 0, 1
	for ; i < len(s) && i < 4 && s[i] >= '0' && s[i] <= '9'; i++ {
		if n = n*10 + int(s[i]-'0'); n == 0 {
			return NoSquare, s // no leading zeros
		}
	}
	sq := b.At(int(s[0]-'a'), n-1)
	if sq == NoSquare {
		return NoSquare, s
	}
	return sq, s[i:]
}
