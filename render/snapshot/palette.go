package snapshot

import (
	"image"
	"image/color"
	"sort"

	"yanyi/render/theme"
)

// Colours are counted in cells of 8 × 8 × 8.
const (
	cellBits = 5
	cells    = 1 << (3 * cellBits)
)

func cellOf(r, g, b uint8) int {
	const drop = 8 - cellBits
	return int(r>>drop)<<(2*cellBits) | int(g>>drop)<<cellBits | int(b>>drop)
}

// clear is the index of pixels that stay as they were.
const clearIndex = 255

// palette is up to 255 colours, and which of them is nearest to any.
type palette struct {
	colors  []color.RGBA
	nearest [cells]int16 // -1 until computed
}

// tally is how often the colours of a cell occur, and their sum.
type tally struct{ n, r, g, b int }

// newPalette chooses the colours of pictures; meaningful ones count even where they are few.
func newPalette(t *theme.Theme, pictures []*image.RGBA) *palette {
	counts := make([]tally, cells)
	add := func(r, g, b uint8, n int) {
		c := &counts[cellOf(r, g, b)]
		c.n, c.r, c.g, c.b = c.n+n, c.r+n*int(r), c.g+n*int(g), c.b+n*int(b)
	}
	for _, img := range pictures {
		for i := 0; i+3 < len(img.Pix); i += 4 {
			add(img.Pix[i], img.Pix[i+1], img.Pix[i+2], 1)
		}
		for _, c := range []theme.Color{t.Hint, t.Gold, t.Seal, t.Danger, t.Glow, t.Ink, t.Ink2, t.Ink3, t.Casing} {
			add(c.R, c.G, c.B, len(img.Pix)/2000)
		}
	}
	var used []tally
	for _, c := range counts {
		if c.n > 0 {
			used = append(used, c)
		}
	}
	p := &palette{}
	for _, box := range cut(used, clearIndex) {
		p.colors = append(p.colors, mean(box))
	}
	for i := range p.nearest {
		p.nearest[i] = -1
	}
	return p
}

// cut splits tallies by medians into boxes, always the one with the most different colours.
func cut(all []tally, most int) [][]tally {
	boxes := [][]tally{all}
	for len(boxes) < most {
		worst, at, axis := 0, -1, 0
		for i, box := range boxes {
			if w, a := spread(box); w > worst {
				worst, at, axis = w, i, a
			}
		}
		if at < 0 {
			break
		}
		box := boxes[at]
		sort.Slice(box, func(i, k int) bool { return channel(box[i], axis) < channel(box[k], axis) })
		half, sum := 0, 0
		for _, c := range box {
			half += c.n
		}
		k := 0
		for sum < half/2 && k < len(box)-1 {
			sum += box[k].n
			k++
		}
		k = max(1, k)
		boxes[at] = box[:k]
		boxes = append(boxes, box[k:])
	}
	return boxes
}

func channel(c tally, axis int) int { return [3]int{c.r, c.g, c.b}[axis] / c.n }

// spread is how much a box's colours differ along their widest axis, and its pixels.
func spread(box []tally) (weight, axis int) {
	if len(box) < 2 {
		return 0, 0
	}
	n, wide := 0, 0
	for a := range 3 {
		lo, hi := 255, 0
		for _, c := range box {
			v := channel(c, a)
			lo, hi = min(lo, v), max(hi, v)
		}
		if hi-lo > wide {
			wide, axis = hi-lo, a
		}
	}
	for _, c := range box {
		n += c.n
	}
	return wide * wide * (1 + root(n)), axis
}

// root is about the square root.
func root(n int) int {
	k := 0
	for ; n > 0; n >>= 2 {
		k++
	}
	return 1 << k
}

func mean(box []tally) color.RGBA {
	var s tally
	for _, c := range box {
		s.n, s.r, s.g, s.b = s.n+c.n, s.r+c.r, s.g+c.g, s.b+c.b
	}
	n := max(1, s.n)
	return color.RGBA{uint8(s.r / n), uint8(s.g / n), uint8(s.b / n), 255}
}

// index is the colour nearest to one.
func (p *palette) index(r, g, b uint8) uint8 {
	at := cellOf(r, g, b)
	if p.nearest[at] < 0 {
		best, least := 0, 1<<30
		for i, c := range p.colors {
			dr, dg, db := int(c.R)-int(r), int(c.G)-int(g), int(c.B)-int(b)
			if d := 3*dr*dr + 4*dg*dg + 2*db*db; d < least {
				best, least = i, d
			}
		}
		p.nearest[at] = int16(best)
	}
	return uint8(p.nearest[at])
}
