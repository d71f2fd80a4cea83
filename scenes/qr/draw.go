package qr

// draw lays all modules of a code out.
func draw(v int, data []byte) *Code {
	size := 4*v + 17
	c := &Code{Size: size, black: make([]bool, size*size), fixed: make([]bool, size*size)}
	for i := range size { // timing, under all that follows
		c.set(6, i, i%2 == 0)
		c.set(i, 6, i%2 == 0)
	}
	for _, at := range [][2]int{{3, 3}, {size - 4, 3}, {3, size - 4}} {
		c.square(at[0], at[1], 4)
	}
	places := alignment(v)
	last := len(places) - 1
	for i, x := range places {
		for j, y := range places {
			if corner := i == 0 && (j == 0 || j == last) || i == last && j == 0; !corner {
				c.square(x, y, 2)
			}
		}
	}
	c.format()
	c.version(v)
	c.fill(data)
	return c
}

func (c *Code) set(x, y int, black bool) {
	c.black[y*c.Size+x], c.fixed[y*c.Size+x] = black, true
}

// square is rings round a point, dark and light by turns, as far as a distance: of a
// finder with its rim, or of an alignment pattern.
func (c *Code) square(x, y, most int) {
	for dy := -most; dy <= most; dy++ {
		for dx := -most; dx <= most; dx++ {
			ring := max(dx, -dx, dy, -dy)
			if x+dx >= 0 && x+dx < c.Size && y+dy >= 0 && y+dy < c.Size {
				c.set(x+dx, y+dy, ring != 4 && (ring != 2 || most == 2) && (ring != 1 || most == 4))
			}
		}
	}
}

// alignment is where the middles of the alignment patterns are, in both directions.
func alignment(v int) []int {
	if v == 1 {
		return nil
	}
	n := v/7 + 2
	step := (v*4 + n*2 + 1) / (n*2 - 2) * 2
	places := []int{6}
	for i := n - 2; i >= 0; i-- {
		places = append(places, 4*v+10-i*step)
	}
	return places
}

// format says twice that the level is M and the mask the first one.
func (c *Code) format() {
	const bits = 0x5412
	for i := range 15 {
		black := bits>>i&1 == 1
		if i < 8 {
			c.set(8, pastTiming(i), black)
			c.set(c.Size-1-i, 8, black)
		} else {
			c.set(pastTiming(14-i), 8, black)
			c.set(8, c.Size-15+i, black)
		}
	}
	c.set(8, c.Size-8, true)
}

// pastTiming is a place along the first finder, the line of timing left out.
func pastTiming(i int) int {
	if i >= 6 {
		i++
	}
	return i
}

// version says twice which version a large code is of.
func (c *Code) version(v int) {
	if v < 7 {
		return
	}
	rest := v
	for range 12 {
		rest = rest<<1 ^ rest>>11*0x1F25
	}
	bits := v<<12 | rest
	for i := range 18 {
		a, b, black := c.Size-11+i%3, i/3, bits>>i&1 == 1
		c.set(a, b, black)
		c.set(b, a, black)
	}
}

// fill writes the data in two columns at a time, up and down by turns from the right,
// under the mask that turns every second module over.
func (c *Code) fill(data []byte) {
	n := 0
	for right := c.Size - 1; right > 0; right -= 2 {
		if right == 6 {
			right--
		}
		up := (right+1)&2 == 0
		for i := range c.Size {
			y := i
			if up {
				y = c.Size - 1 - i
			}
			for _, x := range [2]int{right, right - 1} {
				if at := y*c.Size + x; !c.fixed[at] {
					bit := n < 8*len(data) && data[n/8]>>(7-n%8)&1 == 1
					c.black[at] = bit != ((x+y)%2 == 0)
					n++
				}
			}
		}
	}
}
