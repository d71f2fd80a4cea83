package main

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// A picture of few colours is a third as large.
const mostColors = 256

// swatch is a set of colours that look alike, with how often each is there.
type swatch struct {
	colors []counted
	weight int // of the widest channel: how much is gained by dividing it
	widest int
}

// counted is a colour, in steps of eight, and how many pixels have it.
type counted struct {
	rgb [3]int
	n   int
}

// fewColors is a picture in the colours that suit it best (median cut).
func fewColors(img *image.RGBA) *image.Paletted {
	counts := map[[3]uint8]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		counts[coarse(img.Pix[i:])]++
	}
	var all []counted
	for c, n := range counts {
		all = append(all, counted{[3]int{int(c[0]), int(c[1]), int(c[2])}, n})
	}
	slices.SortFunc(all, func(a, b counted) int { return slices.Compare(a.rgb[:], b.rgb[:]) })
	list := []swatch{measured(all)}
	for len(list) < mostColors {
		i := 0
		for j := range list {
			if list[j].weight > list[i].weight {
				i = j
			}
		}
		if list[i].weight == 0 {
			break
		}
		a, b := list[i].divided()
		list[i] = a
		list = append(list, b)
	}
	return painted(img, list)
}

func coarse(pix []uint8) [3]uint8 { return [3]uint8{pix[0] >> 2, pix[1] >> 2, pix[2] >> 2} }

// measured finds the channel in which colours differ most.
func measured(colors []counted) swatch {
	s := swatch{colors: colors}
	total := 0
	for _, c := range colors {
		total += c.n
	}
	for ch := range 3 {
		lo, hi := 64, 0
		for _, c := range colors {
			lo, hi = min(lo, c.rgb[ch]), max(hi, c.rgb[ch])
		}
		if w := (hi - lo) * (hi - lo) * (4 + bits(total)); hi > lo && w > s.weight {
			s.weight, s.widest = w, ch
		}
	}
	return s
}

// bits weighs how often colours are there: often is not everything.
func bits(n int) (b int) {
	for ; n > 0; n >>= 1 {
		b++
	}
	return b
}

// divided halves a set where as many pixels lie on one side as on the other.
func (s swatch) divided() (a, b swatch) {
	slices.SortStableFunc(s.colors, func(a, b counted) int { return cmp.Compare(a.rgb[s.widest], b.rgb[s.widest]) })
	lo, hi := s.colors[0].rgb[s.widest], s.colors[len(s.colors)-1].rgb[s.widest]
	at := slices.IndexFunc(s.colors, func(c counted) bool { return 2*c.rgb[s.widest] > lo+hi })
	return measured(s.colors[:at:at]), measured(s.colors[at:])
}

// painted gives every pixel the mean colour of its set.
func painted(img *image.RGBA, list []swatch) *image.Paletted {
	index := map[[3]uint8]uint8{}
	var palette color.Palette
	for i, s := range list {
		var sum [3]int
		n := 0
		for _, c := range s.colors {
			index[[3]uint8{uint8(c.rgb[0]), uint8(c.rgb[1]), uint8(c.rgb[2])}] = uint8(i)
			for ch := range 3 {
				sum[ch] += (4*c.rgb[ch] + 2) * c.n
			}
			n += c.n
		}
		palette = append(palette, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255})
	}
	out := image.NewPaletted(img.Rect, palette)
	for i := range out.Pix {
		out.Pix[i] = index[coarse(img.Pix[4*i:])]
	}
	return out
}
