package tracks

import "math"

// finger is how near to the marker a pointer takes it up, in logical pixels.
const finger = 22.0

// Holds reports whether a pointer at a place would take the marker up: it may slide,
// and the place is on it or its slip.
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
