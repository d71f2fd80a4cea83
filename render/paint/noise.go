package paint

// hash gives a repeatable number in 0…1 for a lattice point.
func hash(x, y int, seed uint32) float64 {
	h := uint32(x)*0x8DA6B343 ^ uint32(y)*0xD8163841 ^ seed*0xCB1AB31F
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	h ^= h >> 15
	return float64(h) / (1 << 32)
}

// valueNoise is smooth noise in −1…1 that repeats every period cells.
func valueNoise(x, y float64, px, py int, seed uint32) float64 {
	ix, iy := floor(x), floor(y)
	fx, fy := smooth(x-float64(ix)), smooth(y-float64(iy))
	x0, x1 := wrap(ix, px), wrap(ix+1, px)
	y0, y1 := wrap(iy, py), wrap(iy+1, py)
	top := hash(x0, y0, seed)*(1-fx) + hash(x1, y0, seed)*fx
	bottom := hash(x0, y1, seed)*(1-fx) + hash(x1, y1, seed)*fx
	return (top*(1-fy)+bottom*fy)*2 - 1
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

func floor(v float64) int {
	i := int(v)
	if float64(i) > v {
		i--
	}
	return i
}

func wrap(i, n int) int {
	if i %= n; i < 0 {
		i += n
	}
	return i
}

// clouds calls put with the pixels of a square, row by row: noise of cells of the
// given size and its halves, which stays within −1…1 and repeats. It is valueNoise
// summed up, whose corners and slopes are worked out once for all rows and columns:
// the first picture waits for half a million of these.
func clouds(size, cell, n int, seed uint32, put func(x, y int, v float64)) {
	layers, weight, k := make([]layer, n), 0.0, 1.0
	for i := range layers {
		layers[i] = newLayer(size, cell, k, seed+uint32(i))
		weight += k
		k /= 2
		cell /= 2
	}
	row := make([]float64, size)
	for y := range size {
		clear(row)
		for i := range layers {
			layers[i].add(row, y)
		}
		for x, sum := range row {
			put(x, y, sum/weight)
		}
	}
}

// layer is noise of one size of cells.
type layer struct {
	cell, cells int
	k           float64   // how much it counts
	corners     []float64 // of the cells, row by row
	slope       []float64 // within a cell
}

func newLayer(size, cell int, k float64, seed uint32) layer {
	l := layer{cell: cell, cells: size / cell, k: k, slope: make([]float64, cell)}
	for y := range l.cells {
		for x := range l.cells {
			l.corners = append(l.corners, hash(x, y, seed))
		}
	}
	for i := range l.slope {
		l.slope[i] = smooth(float64(i) / float64(cell))
	}
	return l
}

// add adds the layer's row y to what is there.
func (l *layer) add(row []float64, y int) {
	fy := l.slope[y%l.cell]
	top := l.corners[y/l.cell*l.cells:][:l.cells]
	bottom := l.corners[(y/l.cell+1)%l.cells*l.cells:][:l.cells]
	for i := range l.cells {
		j := (i + 1) % l.cells
		a, b, c, d := top[i], top[j], bottom[i], bottom[j]
		part := row[i*l.cell:][:l.cell]
		for x, fx := range l.slope {
			part[x] += l.k * (((a*(1-fx)+b*fx)*(1-fy)+(c*(1-fx)+d*fx)*fy)*2 - 1)
		}
	}
}

// Dice is a small repeatable source of random numbers.
type Dice uint32

// next returns a number in 0…1.
func (d *Dice) next() float64 {
	*d = *d*1664525 + 1013904223
	return float64(*d>>8) / (1 << 24)
}

// Between returns a number between two others.
func (d *Dice) Between(a, b float64) float64 { return a + (b-a)*d.next() }
