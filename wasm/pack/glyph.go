package main

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"yanyi/assets"
)

// point is in units of the picture it belongs to, y downwards.
type point struct{ x, y float64 }

// shape is closed outlines of straight lines, filled by the non-zero rule.
type shape [][]point

// glyph is the outline of a character of Yanyi Kai Bold with an em of the given
// size, the centre of its em box at c. Curves come as short lines: a picture
// that needs no font must not need a rasteriser's opinion of curves either.
func glyph(r rune, size float64, c point) shape {
	f, err := sfnt.ParseReaderAt(assets.Bold())
	if err != nil {
		panic(err) // the font is part of the program and tested
	}
	var buf sfnt.Buffer
	index, err := f.GlyphIndex(&buf, r)
	if err != nil || index == 0 {
		panic("no glyph for " + string(r))
	}
	const ppem = 1024
	segments, err := f.LoadGlyph(&buf, index, fixed.I(ppem), nil)
	if err != nil {
		panic(err)
	}
	m, err := f.Metrics(&buf, fixed.I(ppem), font.HintingNone)
	if err != nil {
		panic(err)
	}
	k := size / ppem
	middle := float64(m.Ascent-m.Descent) / 64 / 2 // above the baseline
	at := func(p fixed.Point26_6) point {
		return point{c.x + (float64(p.X)/64-ppem/2)*k, c.y + (float64(p.Y)/64+middle)*k}
	}
	return outline(segments, at)
}

// curveSteps is how many lines a curve of a glyph becomes.
const curveSteps = 4

func outline(segments sfnt.Segments, at func(fixed.Point26_6) point) (s shape) {
	var pen point
	add := func(p point) {
		s[len(s)-1] = append(s[len(s)-1], p)
		pen = p
	}
	for _, seg := range segments {
		switch seg.Op {
		case sfnt.SegmentOpMoveTo:
			s = append(s, nil)
			add(at(seg.Args[0]))
		case sfnt.SegmentOpLineTo:
			add(at(seg.Args[0]))
		case sfnt.SegmentOpQuadTo:
			from, control, to := pen, at(seg.Args[0]), at(seg.Args[1])
			for i := 1; i <= curveSteps; i++ {
				add(quadratic(from, control, to, float64(i)/curveSteps))
			}
		default:
			panic("a TrueType font has no cubic curves")
		}
	}
	return s
}

func quadratic(a, b, c point, t float64) point {
	u := 1 - t
	return point{u*u*a.x + 2*u*t*b.x + t*t*c.x, u*u*a.y + 2*u*t*b.y + t*t*c.y}
}
