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

// clouds calls put with the rows of a square: noise of cells of the given size and its
// halves, which stays within −1…1 and repeats.
func clouds(size, cell, n int, seed uint32, put func(y int, row []float64)) {
	layers, weight, k := make([]layer, n), 0.0, 1.0
	for i := range layers {
		layers[i] = newLayer(size, cell, cell, k, seed+uint32(i))
		weight += k
		k /= 2
		cell /= 2
	}
	for i := range layers {
		layers[i].k /= weight
	}
	row := make([]float64, size)
	for y := range size {
		clear(row)
		for i := range layers {
			layers[i].add(row, y)
		}
		put(y, row)
	}
}

// layer is smooth noise in −1…1 that repeats, of one size of cells. Corners and slopes are
// worked out once for all rows and columns: pages wait for half a million points.
type layer struct {
	k       float64 // how much it counts
	columns int
	corners []float64 // of the cells, row by row
	across  []float64 // slopes within a cell
	down    []float64
}

// newLayer is noise over a square of cells of a width and a height.
func newLayer(size, wide, high int, k float64, seed uint32) layer {
	l := layer{k: k, columns: size / wide, across: slopes(wide), down: slopes(high)}
	for y := range size / high {
		for x := range l.columns {
			l.corners = append(l.corners, hash(x, y, seed))
		}
	}
	return l
}

func slopes(n int) []float64 {
	list := make([]float64, n)
	for i := range list {
		list[i] = smooth(float64(i) / float64(n))
	}
	return list
}

// add adds the layer's row y to the values of row.
func (l *layer) add(row []float64, y int) {
	n := l.columns
	at, below := y/len(l.down)*n, (y/len(l.down)+1)*n%len(l.corners)
	top, bottom, fy := l.corners[at:][:n], l.corners[below:][:n], l.down[y%len(l.down)]
	right := top[0] + (bottom[0]-top[0])*fy
	for i := range n {
		j := (i + 1) % n
		left := right
		right = top[j] + (bottom[j]-top[j])*fy
		from, step := l.k*(2*left-1), l.k*2*(right-left)
		part := row[i*len(l.across):][:len(l.across)]
		for x, fx := range l.across {
			part[x] += from + step*fx
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
