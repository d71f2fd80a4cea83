package render

import (
	"yanyi/assets/locale"
	"yanyi/render/art"
	"yanyi/render/blit"
	"yanyi/render/theme"
)

// Faces is the kind of signs on the pieces.
type Faces = art.Faces

// The faces.
const (
	Hanzi   = art.Hanzi
	Letters = art.Letters
	Figures = art.Figures
)

// Which boards show their coordinates.
const (
	OwnCoordinates = art.OwnCoordinates
	AllCoordinates = art.AllCoordinates
	SquareNames    = art.SquareNames
	NoCoordinates  = art.NoCoordinates
)

// Motion is how much may move.
type Motion uint8

// The motions.
const (
	Full    Motion = iota
	Reduced        // short moves, cross-fades, nothing that shakes or pulses
)

// Look is the player's choice of the look of boards and pieces. Looks are comparable.
type Look struct {
	Theme       *theme.Theme
	Faces       Faces
	Shapes      bool            // 辨形: every army has an outline of its own
	Coordinates art.Coordinates // which boards show them
	Signs       art.Signs       // small figures below characters
	Banner      bool            // show the banner of a check
	Lang        locale.Lang
	Scale       float64 // device pixels in a logical pixel
	Motion      Motion
}

// Art is the part of a look that drawings know.
func (l Look) Art() art.Look {
	if l.Theme == nil {
		l.Theme = &theme.Light
	}
	if l.Scale <= 0 {
		l.Scale = 1
	}
	return art.Look{Theme: l.Theme, Faces: l.Faces, Shapes: l.Shapes, Coordinates: l.Coordinates, Signs: l.Signs, Lang: l.Lang, Scale: l.Scale}
}

// Cubic is the in-out cubic easing of moves (README.md, Motion).
func Cubic(u float64) float64 { return blit.Cubic(u) }
