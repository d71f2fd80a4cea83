package main

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// A picture of few colours is a third as large.
const mostColors = 256

// pixel is a colour as in image.RGBA.
type pixel = [4]uint8

// swatch is a set of colours that look alike, with how often each is there.
type swatch struct {
	colors []counted
	weight int // of the widest channel: how much is gained by dividing it
	widest int
}

// counted is a colour, in steps of four, how many pixels have it, and the sum of theirs.
type counted struct {
	coarse pixel
	n      int
	sum    [4]int
}

// fewColors is a picture in its best colours (median cut): those, and each pixel's.
func fewColors(img *image.RGBA) (colors []pixel, pix []uint8) {
	list := []swatch{measured(tallied(img))}
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
	index := map[pixel]uint8{}
	for i := range list {
		for _, c := range list[i].colors {
			index[c.coarse] = uint8(i)
		}
		colors = append(colors, list[i].mean())
	}
	pix = make([]uint8, len(img.Pix)/4)
	for i := range pix {
		pix[i] = index[coarse(img.Pix[4*i:])]
	}
	return colors, pix
}

// paletted is a picture of few colours for encoders; it is opaque.
func paletted(img *image.RGBA) *image.Paletted {
	colors, pix := fewColors(img)
	out := &image.Paletted{Pix: pix, Stride: img.Rect.Dx(), Rect: img.Rect}
	for _, c := range colors {
		out.Palette = append(out.Palette, color.RGBA{c[0], c[1], c[2], c[3]})
	}
	return out
}

// tallied counts the colours of a picture.
func tallied(img *image.RGBA) []counted {
	counts := map[pixel]*counted{}
	c := &counted{} // most pixels are like the one before
	for i := 0; i < len(img.Pix); i += 4 {
		if key := coarse(img.Pix[i:]); c.n == 0 || key != c.coarse {
			if c = counts[key]; c == nil {
				c = &counted{coarse: key}
				counts[key] = c
			}
		}
		c.n++
		for ch := range c.sum {
			c.sum[ch] += int(img.Pix[i+ch])
		}
	}
	var all []counted
	for _, c := range counts {
		all = append(all, *c)
	}
	slices.SortFunc(all, func(a, b counted) int { return slices.Compare(a.coarse[:], b.coarse[:]) })
	return all
}

func coarse(pix []uint8) pixel { return pixel{pix[0] >> 2, pix[1] >> 2, pix[2] >> 2, pix[3] >> 2} }

// measured finds the channel in which colours differ most.
func measured(colors []counted) swatch {
	s := swatch{colors: colors}
	total := 0
	for _, c := range colors {
		total += c.n
	}
	for ch := range 4 {
		lo, hi := 64, 0
		for _, c := range colors {
			lo, hi = min(lo, int(c.coarse[ch])), max(hi, int(c.coarse[ch]))
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

// divided halves a set in the middle of its greatest difference of colours.
func (s swatch) divided() (a, b swatch) {
	at := func(c counted) int { return int(c.coarse[s.widest]) }
	slices.SortStableFunc(s.colors, func(a, b counted) int { return cmp.Compare(at(a), at(b)) })
	lo, hi := at(s.colors[0]), at(s.colors[len(s.colors)-1])
	i := slices.IndexFunc(s.colors, func(c counted) bool { return 2*at(c) > lo+hi })
	return measured(s.colors[:i:i]), measured(s.colors[i:])
}

// mean is the colour of a set.
func (s swatch) mean() (p pixel) {
	var sum [4]int
	n := 0
	for _, c := range s.colors {
		n += c.n
		for ch := range sum {
			sum[ch] += c.sum[ch]
		}
	}
	for ch := range p {
		p[ch] = uint8((sum[ch] + n/2) / n)
	}
	return p
}
