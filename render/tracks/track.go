package tracks

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/blit"
)

// Shape is how a track lies beside the board.
type Shape uint8

// The shapes, each with its side of the board: columns spell cells out, rows the active one.
const (
	Left Shape = iota
	Right
	Above
	Below
)

// cells is the number of cells of a track (game/stratagem/README.md, Tracks).
const cells = 9

// Track shows a side's track of nine cells with its marker, as bamboo slips
// beside the board. The marker reaches over the edge toward the board: the
// caller draws its own ground anew within Bounds before each Draw.
type Track struct {
	info  *game.Info
	seat  game.Seat
	look  render.Look
	rect  image.Rectangle
	shape Shape

	cell   int // where the marker stands
	active int
	held   float64 // how far from there a pointer has drawn it, in cells

	bamboo *ebiten.Image
	marker *ebiten.Image
	stale  bool
	dirty  bool

	run     run     // the animation
	pulse   float64 // milliseconds of pulsing left
	brush   blit.Brush
	offered [cells]bool
}

// New returns the track of a seat.
func New(info *game.Info, seat game.Seat) *Track {
	return &Track{info: info, seat: seat, stale: true}
}

// SetLook changes the look.
func (k *Track) SetLook(look render.Look) {
	if look != k.look {
		k.look, k.stale, k.dirty = look, true, true
	}
}

// SetLayout places the slips within a rectangle of device pixels.
func (k *Track) SetLayout(rect image.Rectangle, shape Shape) {
	if rect != k.rect || shape != k.shape {
		k.rect, k.shape, k.stale, k.dirty = rect, shape, true, true
	}
}

// SetView puts the marker where it stands in a view; a running slide ends.
func (k *Track) SetView(v *game.View) {
	k.dirty, k.held = k.dirty || k.held != 0, 0
	s := &v.Seats[k.seat]
	if s.Track != k.cell || s.Active != k.active || k.Animating() {
		k.stale = k.stale || s.Active != k.active || s.Track != k.cell
		k.cell, k.active, k.run.dur, k.dirty = s.Track, s.Active, 0, true
	}
}

// pulseMS is one swelling of the marker when a slide is offered; it swells thrice and waits.
const pulseMS = 800.0

// SetOffer marks the cells the marker may slide to now; none ends an offer.
func (k *Track) SetOffer(to ...int) {
	var offered [cells]bool
	for _, c := range to {
		if c >= 0 && c < cells {
			offered[c] = true
		}
	}
	if offered == k.offered {
		return
	}
	k.offered, k.stale, k.dirty, k.pulse = offered, true, true, 0
	if len(to) > 0 && k.look.Motion == render.Full {
		k.pulse = 3 * pulseMS
	}
}

// row reports whether the cells lie side by side.
func (k *Track) row() bool { return k.shape >= Above }

// backward reports whether the cells run from right to left, or from the top
// down: Red's run left to right and bottom to top, Black's the other way.
func (k *Track) backward() bool {
	if k.row() {
		return k.seat != game.First
	}
	return k.seat == game.First
}

// CellRect is where a cell's slip lies.
func (k *Track) CellRect(cell int) image.Rectangle {
	i := cell
	if k.backward() {
		i = cells - 1 - cell
	}
	gap := int(math.Round(4 * k.look.Art().Scale))
	if !k.row() {
		h := k.rect.Dy() + gap
		y0, y1 := k.rect.Min.Y+h*i/cells, k.rect.Min.Y+h*(i+1)/cells-gap
		return image.Rect(k.rect.Min.X, y0, k.rect.Max.X, y1)
	}
	return k.rowRect(i, gap)
}

// rowRect: the marker's cell is 106 wide, the others share the rest.
func (k *Track) rowRect(i, gap int) image.Rectangle {
	wide := int(106 * k.look.Art().Scale)
	w := k.rect.Dx() + gap - wide - gap
	at := k.cell
	if k.backward() {
		at = cells - 1 - k.cell
	}
	edge := func(i int) int {
		x := k.rect.Min.X + w*i/(cells-1)
		if i > at {
			x = k.rect.Min.X + w*(i-1)/(cells-1) + wide + gap
		}
		return x
	}
	return image.Rect(edge(i), k.rect.Min.Y, edge(i+1)-gap, k.rect.Max.Y)
}

// CellAt is the cell at a place, or -1.
func (k *Track) CellAt(x, y float64) int {
	for i := range cells {
		if image.Pt(int(x), int(y)).In(k.CellRect(i)) {
			return i
		}
	}
	return -1
}

// radius of the marker: 19 beside the board, 13 above and below it, less on low slips.
func (k *Track) radius() float64 {
	s := k.look.Art().Scale
	if k.row() {
		return min(13*s, 0.3*float64(k.rect.Dy()))
	}
	return min(19*s, 0.36*float64(k.rect.Dy())/cells)
}

// lowBamboo is the height, in logical pixels, below which numerals have no room above names.
const lowBamboo = 54.0

// place is where the marker stands on a cell; between cells it lies between.
func (k *Track) place(cell float64) (x, y float64) {
	low := math.Floor(cell)
	ax, ay := k.stand(int(low))
	bx, by := k.stand(min(int(low)+1, cells-1))
	t := cell - low
	return blit.Lerp(ax, bx, t), blit.Lerp(ay, by, t)
}

func (k *Track) stand(cell int) (x, y float64) {
	r := k.CellRect(cell)
	x, y = float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2
	off := 0.37 * k.radius()
	if k.row() { // above or below the numeral: the name stays legible
		x = min(x, float64(r.Min.X)+20*k.look.Art().Scale)
	}
	switch k.shape {
	case Left:
		x = float64(r.Max.X) + off
	case Right:
		x = float64(r.Min.X) - off
	case Above:
		y = float64(r.Max.Y) + k.clear()
	case Below:
		y = float64(r.Min.Y) - k.clear()
	}
	return math.Round(x), math.Round(y)
}

// clear is how far a marker keeps off the names of low rows.
func (k *Track) clear() float64 { return max(0, 0.4*(13*k.look.Art().Scale-k.radius())) }

// finger is how near to the marker a pointer takes it up, in logical pixels.
const finger = 22.0

// Holds reports whether a pointer would take the marker up: it may slide, and is there.
func (k *Track) Holds(x, y float64) bool {
	mx, my := k.place(float64(k.cell))
	near := math.Hypot(x-mx, y-my) <= finger*k.look.Art().Scale
	return k.offered != [cells]bool{} && (near || k.CellAt(x, y) == k.cell)
}

// Hold lets the marker follow a pointer toward the cells it may slide to, and returns
// the one it would slide to if it were let go; -1 if it would go back.
func (k *Track) Hold(x, y float64) (to int) {
	to, k.held, k.dirty = -1, 0, true
	x0, y0 := k.stand(k.cell)
	for _, way := range [...]int{-1, 1} {
		cell := k.cell + way
		if cell < 0 || cell >= cells || !k.offered[cell] {
			continue
		}
		x1, y1 := k.stand(cell)
		dx, dy := x1-x0, y1-y0
		far := min(((x-x0)*dx+(y-y0)*dy)/(dx*dx+dy*dy), 1)
		if far <= math.Abs(k.held) {
			continue
		}
		if k.held = far * float64(way); far > 0.5 {
			to = cell
		}
	}
	return to
}

// LetGo puts a marker that followed a pointer back on its cell.
func (k *Track) LetGo() { k.held, k.dirty = 0, true }
