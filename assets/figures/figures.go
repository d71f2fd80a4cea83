// Package figures holds the sixteen drawings that stand on pieces instead of
// characters, as plain path commands: it draws nothing itself.
package figures

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// Box is the side of the square every figure is drawn in, its origin at the upper left.
const Box = 64

// Op is the kind of a path command.
type Op uint8

// The commands of a path, all in absolute coordinates.
const (
	Move  Op = iota // to (X, Y)
	Line            // to (X, Y)
	Cubic           // to (X, Y) with control points (X1, Y1) and (X2, Y2)
	Close           // back to the last Move
)

// Cmd is one command of a path. Line and Move use X and Y only, Close nothing.
type Cmd struct {
	Op             Op
	X1, Y1, X2, Y2 float32
	X, Y           float32
}

// Path is one shape; a hole in it runs the other way round than its outline.
type Path []Cmd

//go:embed figures.svg
var source string

var all = sync.OnceValue(func() map[string][]Path {
	figures, err := parse(source)
	if err != nil {
		panic(err) // the file is part of the program and tested
	}
	return figures
})

// Of gives the shapes of a figure, to be filled one by one in one colour, or nil for an unknown
// name. The names are king, queen, emperor, advisor, guard, elephant, bishop, horse, chariot,
// rook, cannon, soldier, pawn, archer, sword and axe.
func Of(name string) []Path { return all()[name] }

// parse reads the drawing's symbols in figures.svg's one form: a symbol or a path a line.
func parse(svg string) (map[string][]Path, error) {
	figures := make(map[string][]Path, 16)
	name := ""
	for n, line := range strings.Split(svg, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "<symbol "):
			name = attribute(line, "id")
		case strings.HasPrefix(line, "</symbol"):
			name = ""
		case strings.HasPrefix(line, "<path ") && name != "":
			p, err := parsePath(attribute(line, "d"))
			if err != nil {
				return nil, fmt.Errorf("line %d, %s: %w", n+1, name, err)
			}
			figures[name] = append(figures[name], p)
		}
	}
	return figures, nil
}

func attribute(tag, name string) string {
	_, rest, _ := strings.Cut(tag, " "+name+`="`)
	value, _, _ := strings.Cut(rest, `"`)
	return value
}

// coordinates is how many numbers follow each command letter.
var coordinates = map[byte]int{'M': 2, 'L': 2, 'C': 6, 'Z': 0}

// parsePath reads path data of absolute M, L, C and Z.
func parsePath(d string) (Path, error) {
	var p Path
	for i := 0; i < len(d); {
		want, known := coordinates[d[i]]
		if !known {
			return nil, fmt.Errorf("path command %q at %d", d[i], i)
		}
		end := i + 1
		for end < len(d) && (d[end] < 'A' || d[end] > 'Z') {
			end++
		}
		v, err := numbers(d[i+1 : end])
		if err != nil {
			return nil, err
		}
		if len(v) != want {
			return nil, fmt.Errorf("path command %c at %d has %d numbers, not %d", d[i], i, len(v), want)
		}
		p = append(p, command(d[i], v))
		i = end
	}
	return p, nil
}

func command(letter byte, v []float32) Cmd {
	switch letter {
	case 'M':
		return Cmd{Op: Move, X: v[0], Y: v[1]}
	case 'L':
		return Cmd{Op: Line, X: v[0], Y: v[1]}
	case 'C':
		return Cmd{Op: Cubic, X1: v[0], Y1: v[1], X2: v[2], Y2: v[3], X: v[4], Y: v[5]}
	}
	return Cmd{Op: Close}
}

func numbers(s string) ([]float32, error) {
	var v []float32
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseFloat(f, 32)
		if err != nil {
			return nil, fmt.Errorf("path number %q", f)
		}
		v = append(v, float32(n))
	}
	return v, nil
}
