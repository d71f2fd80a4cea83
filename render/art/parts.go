package art

import (
	"image"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Part is a part of a piece, for callers that compose pieces themselves.
type Part uint8

// The parts, from below.
const (
	ShadowPart Part = iota
	BodyPart        // with its rim; of a piece that lies face down all of it
)

// DrawPart draws a part of a piece as [DrawPiece] draws it.
func DrawPart(look Look, p Piece, r float64, part Part) *image.RGBA {
	d := newDisc(look, p, r, PieceSize(r), look.Pixels())
	if part == ShadowPart {
		d.shadow()
		return d.Img
	}
	d.body()
	if d.p.Hidden {
		d.back()
	} else {
		d.rim()
	}
	d.edge()
	return d.Img
}

// Ink is the colour of a piece's face, and of the lip above it.
func Ink(p Piece) (face, lip theme.Color) { return p.material().Face, lipOf(p.material()) }

// Wears reports whether a piece wears the gold ring of kings and the emperor.
func Wears(p Piece) bool { return p.royal() }

// FigureOf names the drawing that stands for a piece (package figures), "" for none.
func FigureOf(p Piece) string { return p.figure() }

// FaceOutline is the text of a piece as outlines round a point.
func FaceOutline(text string, size, x, y float64) *paint.Path {
	return paint.BoldFor(text).CenteredOutline(text, size, x, y)
}
