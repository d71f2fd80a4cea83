package plan

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Faces is the kind of signs on the pieces.
type Faces uint8

// The faces.
const (
	Hanzi Faces = iota
	Letters
	Figures
)

// Coordinates is which boards show their coordinates.
type Coordinates uint8

// The choices.
const (
	OwnCoordinates Coordinates = iota // boards that always have them
	AllCoordinates                    // all that have room: lines where players call points by them
	SquareNames                       // all that have room: files and ranks
	NoCoordinates                     // none
)

// Signs is how plainly the pieces of each kind show a small figure below their character, for
// beginners: from 0, not at all, to [Plainest].
type Signs [game.Unknown]uint8

// Plainest is as plain as a small figure is.
const Plainest = 3

// AllSigns are all small figures, as plain as can be.
func AllSigns() (s Signs) {
	for k := range s {
		s[k] = Plainest
	}
	return s
}

// Look is the player's choice of the look of boards and pieces. Looks are comparable.
type Look struct {
	Theme       *theme.Theme
	Faces       Faces
	Shapes      bool // 辨形: every army has an outline of its own
	Coordinates Coordinates
	Signs       Signs
	Lang        locale.Lang
	Scale       float64 // device pixels in a logical pixel; 0 means 1
	Plain       bool    // grounds have no textures, which take long to make
	Drafts      Drafts  // where drawings are taken down instead of painted; nil for pixels
}

// Drafts makes the canvases of drawings that are taken down.
type Drafts interface {
	Canvas(w, h int) *paint.Canvas
}

// Canvas is an empty canvas for a drawing.
func (l Look) Canvas(w, h int) *paint.Canvas {
	if l.Drafts != nil {
		return l.Drafts.Canvas(w, h)
	}
	return paint.New(w, h)
}

// Pixels is how many device pixels a logical pixel is wide.
func (l Look) Pixels() float64 {
	if l.Scale <= 0 {
		return 1
	}
	return l.Scale
}

// Colors are those of the look.
func (l Look) Colors() *theme.Theme {
	if l.Theme == nil {
		return &theme.Light
	}
	return l.Theme
}

// Texture is the texture over a ground that has one of its own: nil for none.
func (l Look) Texture(own func() *paint.Texture) *paint.Texture {
	switch t := l.Colors(); {
	case l.Plain || t.Sharp || t.Ground == theme.Plain:
		return nil
	case t.Ground == theme.Sheets:
		return paint.Paper()
	}
	return own()
}

// GrainPixels is how many device pixels a point of a texture is wide.
func (l Look) GrainPixels() int { return max(int(l.Pixels()+0.5), 1) }
