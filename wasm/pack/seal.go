package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math/rand/v2"
	"strings"

	"golang.org/x/image/vector"
)

// The seal of the game, in a box of 100: a red square with an uneven edge, an inner line and the
// two characters of the name, as the font's outlines, so that the page needs no font to show it.
var (
	sealRed   = color.RGBA{0xAE, 0x34, 0x27, 0xFF}
	sealPaper = color.RGBA{0xFD, 0xF4, 0xE6, 0xFF}
	pagePaper = color.RGBA{0xF5, 0xEF, 0xE3, 0xFF}
)

const sealBox = 100

// layer is a shape and its colour.
type layer struct {
	shape shape
	fill  color.RGBA
}

// seal is drawn layer over layer.
func seal() []layer {
	random := rand.New(rand.NewPCG(14, 2)) // any seed, always the same
	inner := shape{square(50, 50, 82, 82), reversed(square(50, 50, 78.5, 78.5))}
	name := append(glyph('演', 39, point{50, 31}), glyph('弈', 39, point{50, 69})...)
	return []layer{
		{shape{unevenSquare(random)}, sealRed},
		{inner, sealPaper},
		{name, sealPaper},
		{flecks(random), sealPaper},
	}
}

// unevenSquare has 14 points a side, each out of line by up to 2 %.
func unevenSquare(random *rand.Rand) []point {
	const points, from, to, jitter = 14, 3.0, 97.0, 2.0
	corner := [...]point{{from, from}, {to, from}, {to, to}, {from, to}}
	var edge []point
	for side := range corner {
		a, b := corner[side], corner[(side+1)%4]
		for i := range points {
			t := float64(i) / points
			edge = append(edge, point{
				a.x + (b.x-a.x)*t + (random.Float64()-0.5)*jitter,
				a.y + (b.y-a.y)*t + (random.Float64()-0.5)*jitter,
			})
		}
	}
	return edge
}

func square(cx, cy, w, h float64) []point {
	return []point{{cx - w/2, cy - h/2}, {cx + w/2, cy - h/2}, {cx + w/2, cy + h/2}, {cx - w/2, cy + h/2}}
}

// reversed turns an outline the other way round, which makes it a hole.
func reversed(p []point) []point {
	r := make([]point, len(p))
	for i := range p {
		r[len(p)-1-i] = p[i]
	}
	return r
}

// flecks are spots where the paste did not take.
func flecks(random *rand.Rand) (s shape) {
	for range 35 {
		size := 0.3 + random.Float64()*0.7
		s = append(s, square(5+random.Float64()*90, 5+random.Float64()*90, size, size*0.8))
	}
	return s
}

// sealSVG is the seal as an SVG document.
func sealSVG() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg id="seal" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">`, sealBox, sealBox)
	for _, l := range seal() {
		fmt.Fprintf(&b, `<path fill="#%02X%02X%02X" d="%s"/>`, l.fill.R, l.fill.G, l.fill.B, l.shape.path())
	}
	b.WriteString("</svg>\n")
	return []byte(b.String())
}

// path is the shape as SVG path data, to a tenth of a unit.
func (s shape) path() string {
	var b strings.Builder
	for _, ring := range s {
		for i, p := range ring {
			letter := byte('L')
			if i == 0 {
				letter = 'M'
			}
			fmt.Fprintf(&b, "%c%.1f %.1f", letter, p.x, p.y)
		}
		b.WriteByte('Z')
	}
	return b.String()
}

// sealPNG draws the seal into a square picture of so many pixels. part is the share of the side
// it takes; less than 1 leaves room on paper, for systems that cut icons round.
func sealPNG(pixels int, part float64) []byte {
	img := image.NewRGBA(image.Rect(0, 0, pixels, pixels))
	if part < 1 {
		draw.Draw(img, img.Bounds(), image.NewUniform(pagePaper), image.Point{}, draw.Src)
	}
	scale := float64(pixels) * part / sealBox
	offset := float64(pixels) * (1 - part) / 2
	for _, l := range seal() {
		fill(img, l, func(p point) (float32, float32) {
			return float32(p.x*scale + offset), float32(p.y*scale + offset)
		})
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		panic(err) // a picture in memory always encodes
	}
	return b.Bytes()
}

func fill(img *image.RGBA, l layer, at func(point) (x, y float32)) {
	size := img.Bounds().Size()
	z := vector.NewRasterizer(size.X, size.Y)
	for _, ring := range l.shape {
		z.MoveTo(at(ring[0]))
		for _, p := range ring[1:] {
			z.LineTo(at(p))
		}
		z.ClosePath()
	}
	z.Draw(img, img.Bounds(), image.NewUniform(l.fill), image.Point{})
}

// addPictures adds the icons.
func (s site) addPictures() {
	s["icon.svg"] = sealSVG()
	for _, size := range []int{32, 180, 192, 512} {
		part := 1.0
		if size == 180 { // the one phones put on their home screen, without transparency
			part = 0.86
		}
		s[fmt.Sprintf("icon-%d.png", size)] = sealPNG(size, part)
	}
	s["icon-mask.png"] = sealPNG(512, 0.6)
}
