package art

import (
	"image"

	"yanyi/game"
	"yanyi/render/art/ground"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Drawings are made for these, see package plan.
type (
	Layout      = plan.Layout
	Look        = plan.Look
	Faces       = plan.Faces
	Coordinates = plan.Coordinates
	Signs       = plan.Signs
)

// Plainest is as plain as a small figure below a character is.
const Plainest = plan.Plainest

// AllSigns are all small figures, as plain as can be.
func AllSigns() Signs { return plan.AllSigns() }

// The kinds of faces.
const (
	Hanzi   = plan.Hanzi
	Letters = plan.Letters
	Figures = plan.Figures
)

// Which boards show their coordinates.
const (
	OwnCoordinates = plan.OwnCoordinates
	AllCoordinates = plan.AllCoordinates
	SquareNames    = plan.SquareNames
	NoCoordinates  = plan.NoCoordinates
)

// Fit lays a board out as large as it can be drawn within w × h device pixels.
func Fit(b *game.Board, w, h, quarter int, scale float64) Layout {
	return plan.Fit(b, w, h, quarter, scale)
}

// Larger is a layout with another pitch and everything else as much larger.
func Larger(l Layout, c int) Layout { return plan.Larger(l, c) }

// Ground draws a board without pieces and without anything that changes during
// a game. Outside the card's rounded corners the image is transparent.
func Ground(look Look, info *game.Info, l Layout) *image.RGBA { return ground.Draw(look, info, l) }

// Aspects is the usual aspect ratio of a board's card, and the least.
func Aspects(b *game.Board) (usual, least float64) { return plan.Aspects(b) }

// Celled reports whether a board is drawn as cells in which pieces stand.
func Celled(b *game.Board) bool { return plan.Celled(b) }

// Plate draws the wood of a cell and its edges.
func Plate(c *paint.Canvas, look Look, wood theme.Color, radius, x, y, w, h float64) {
	ground.Plate(c, look, wood, radius, x, y, w, h)
}
