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

// octaves sums noise of cells of the given size and its halves; the result
// stays within −1…1 and repeats every period pixels.
func octaves(x, y float64, cell, period, n int, seed uint32) float64 {
	sum, weight, k := 0.0, 0.0, 1.0
	for i := range n {
		sum += k * valueNoise(x/float64(cell), y/float64(cell), period/cell, period/cell, seed+uint32(i))
		weight += k
		k /= 2
		cell /= 2
	}
	return sum / weight
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
