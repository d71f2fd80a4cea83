package canvas

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Icon names a drawing of 24 units with round strokes of 1.7.
type Icon uint8

const (
	iconBox    = 24.0
	iconStroke = 1.7
)

// iconKey is an icon at a size in device pixels.
type iconKey struct {
	icon Icon
	size int
}

var iconCache = map[iconKey]*ebiten.Image{}

const maxIcons = 400

// iconImage is the icon in white.
func iconImage(i Icon, size int) *ebiten.Image {
	key := iconKey{i, size}
	img := iconCache[key]
	if img == nil {
		if len(iconCache) >= maxIcons {
			clear(iconCache)
		}
		img = ebiten.NewImageFromImage(rasterIcon(iconPaths[i], size))
		iconCache[key] = img
	}
	return img
}

// point is a place on the grid of 24 units.
type point struct{ x, y float64 }

// segment is a straight piece of a stroke.
type segment struct{ a, b point }

// rasterIcon strokes a drawing: a pixel is covered as far as it lies within half
// a stroke of the nearest segment, which rounds all ends and corners.
func rasterIcon(d string, size int) *image.NRGBA {
	segments, err := iconSegments(d)
	if err != nil {
		panic(err) // the drawings are part of the program and tested
	}
	unit := float64(size) / iconBox
	half := max(iconStroke*unit, 1.2) / 2
	g := newGaps(size, unit, (half+0.5)/unit)
	for _, s := range segments {
		g.narrow(s)
	}
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for i, d := range g.squares {
		copy(img.Pix[4*i:], []uint8{255, 255, 255, uint8(cover(math.Sqrt(d)*unit-half)*255 + 0.5)})
	}
	return img
}

// gaps are the squared distances of an icon's pixels from the nearest segment, in the grid's
// units, up to the least distance that covers nothing.
type gaps struct {
	size        int
	unit, reach float64
	squares     []float64
}

func newGaps(size int, unit, reach float64) *gaps {
	g := &gaps{size, unit, reach, make([]float64, size*size)}
	for i := range g.squares {
		g.squares[i] = reach * reach
	}
	return g
}

// narrow adds one more segment. It visits only pixels within its reach and takes no square
// root, because a first picture needs dozens of icons.
func (g *gaps) narrow(s segment) {
	dx, dy := s.b.x-s.a.x, s.b.y-s.a.y
	long := dx*dx + dy*dy
	left, right := g.span(s.a.x, s.b.x)
	top, bottom := g.span(s.a.y, s.b.y)
	for y := top; y < bottom; y++ {
		py := (float64(y)+0.5)/g.unit - s.a.y
		for x := left; x < right; x++ {
			px, t := (float64(x)+0.5)/g.unit-s.a.x, 0.0
			if along := px*dx + py*dy; along >= long {
				t = 1
			} else if along > 0 {
				t = along / long
			}
			ex, ey := px-t*dx, py-t*dy
			if d := ex*ex + ey*ey; d < g.squares[y*g.size+x] {
				g.squares[y*g.size+x] = d
			}
		}
	}
}

// span is the pixels of a row or column within reach of the interval from a to b.
func (g *gaps) span(a, b float64) (from, to int) {
	from = int(math.Floor((min(a, b) - g.reach) * g.unit))
	to = int(math.Ceil((max(a, b) + g.reach) * g.unit))
	return max(0, from), min(g.size, to)
}

// iconSegments reads a drawing: words of a command letter and numbers joined by commas. M x,y
// moves the pen; L x,y draws a line; C x1,y1,x2,y2,x,y a cubic curve; Z closes; O x,y,r is a
// circle; A x,y,r,from,to an arc in degrees, clockwise from three o'clock; D x,y a dot.
func iconSegments(d string) ([]segment, error) {
	var pen iconPen
	for _, word := range strings.Fields(d) {
		var v []float64
		for number := range strings.SplitSeq(word[1:], ",") {
			if number == "" {
				continue
			}
			n, err := strconv.ParseFloat(number, 64)
			if err != nil {
				return nil, fmt.Errorf("icon %q: %w", word, err)
			}
			v = append(v, n)
		}
		if want, known := iconArgs[word[0]]; !known || want != len(v) {
			return nil, fmt.Errorf("icon %q: unknown command or wrong count", word)
		}
		pen.command(word[0], v)
	}
	return pen.segments, nil
}

var iconArgs = map[byte]int{'M': 2, 'L': 2, 'C': 6, 'Z': 0, 'O': 3, 'A': 5, 'D': 2}

type iconPen struct {
	at, start point
	segments  []segment
}

func (p *iconPen) line(to point) {
	p.segments = append(p.segments, segment{p.at, to})
	p.at = to
}

func (p *iconPen) command(letter byte, v []float64) {
	switch letter {
	case 'M':
		p.at = point{v[0], v[1]}
		p.start = p.at
	case 'L':
		p.line(point{v[0], v[1]})
	case 'C':
		p.curve(p.at, point{v[0], v[1]}, point{v[2], v[3]}, point{v[4], v[5]})
	case 'Z':
		p.line(p.start)
	case 'O':
		p.arc(v[0], v[1], v[2], 0, 360)
	case 'A':
		p.arc(v[0], v[1], v[2], v[3], v[4])
	case 'D':
		p.at = point{v[0], v[1]}
		p.line(p.at)
	}
}

func (p *iconPen) curve(a, b, c, d point) {
	const steps = 12
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		p.line(point{k0*a.x + k1*b.x + k2*c.x + k3*d.x, k0*a.y + k1*b.y + k2*c.y + k3*d.y})
	}
}

func (p *iconPen) arc(x, y, r, from, to float64) {
	steps := int(math.Ceil(math.Abs(to-from) / 12))
	for i := range steps + 1 {
		angle := (from + (to-from)*float64(i)/float64(steps)) * math.Pi / 180
		q := point{x + r*math.Cos(angle), y + r*math.Sin(angle)}
		if i == 0 {
			p.at = q
		}
		p.line(q)
	}
}
