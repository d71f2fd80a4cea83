package moment

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Screen is where and how a moment is shown.
type Screen struct {
	ui.View
	Look render.Look
	Bare bool // no buttons: a page around this one brings its own (controls=0)
}

// NewScreen is a screen by the session's settings, with figures where they are usual.
func NewScreen(s *session.Session, v ui.View, in *game.Info) Screen {
	look := s.Look(v.Scale)
	look.Theme = v.Theme
	if in.Figures && s.Settings.Faces == "" && s.Params.Pieces == "" {
		look.Faces = render.Figures
	}
	if v.Still {
		look.Motion = render.Reduced
	}
	return Screen{View: v, Look: look}
}

// Measure is the width of a line in logical pixels.
func (s *Screen) Measure(role theme.Role, text string) float64 {
	return canvas.Measure(role, text, s.Scale)
}

// Seal is the picture of a small seal, size logical pixels wide.
func (s *Screen) Seal(text string, size float64) *ebiten.Image {
	return s.SealAt(text, size, sealAngle)
}

// SealAt is a seal rotated by an angle in degrees.
func (s *Screen) SealAt(text string, size, degrees float64) *ebiten.Image {
	return render.SealImage(s.Look, text, math.Round(size*s.Scale), degrees)
}

// sealAngle is how the small seals stand, in degrees.
const sealAngle = -5

// PieceImage is the picture of a piece, size logical pixels wide.
func (m *Moment) PieceImage(c game.Piece, commander game.Seat, size float64) *ebiten.Image {
	return render.PieceImage(m.Screen.Look, m.Info, c, commander, math.Round(size*m.Screen.Scale))
}

// Emblem is a seat's king with his character, whatever the pieces show, except in a game
// usually played with figures or for viewers who do not read characters.
func (m *Moment) Emblem(s game.Seat, size float64) *ebiten.Image {
	look := m.Screen.Look
	if !m.Info.Figures && look.Lang != locale.En {
		look.Faces = render.Hanzi
	}
	return render.PieceImage(look, m.Info, game.NewPiece(game.King, s), s, math.Round(size*m.Screen.Scale))
}
