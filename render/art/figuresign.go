package art

import (
	"image"
	"image/color"
	"math"
	"slices"

	"yanyi/game"
	"yanyi/render/paint"
)

// signed are the figures that may stand in a line of text, each by a character of its
// own from firstSign on, where Unicode leaves characters to everybody's own use.
var signed = [...]string{"king", "queen", "emperor", "advisor", "guard", "elephant", "bishop", "horse", "chariot", "rook",
	"cannon", "soldier", "pawn", "archer", "sword", "axe"}

const firstSign = '\uE100'

// FigureSign is the character that stands for a piece's figure in a line of text, if any.
func FigureSign(info *game.Info, p game.Piece) (sign rune, ok bool) {
	i := slices.Index(signed[:], PieceOf(info, p.As(p.Kind()), game.NoSeat).figure())
	return firstSign + rune(i), i >= 0
}

// IsFigureSign reports whether a character stands for a figure.
func IsFigureSign(c rune) bool { return c >= firstSign && c < firstSign+rune(len(signed)) }

// figureLetters are the notation letters of the figures.
const figureLetters = "KQEAGBBNRRCPPAFW"

// FigureLetter is the letter of the figure that a character stands for, as it is read aloud.
func FigureLetter(sign rune) rune { return rune(figureLetters[sign-firstSign]) }

// FigureInk is a figure in white in a square of so many pixels, which it fills.
func FigureInk(sign rune, size float64) image.Image {
	n := int(math.Ceil(size))
	c := paint.New(n, n)
	for _, shape := range figurePaths(signed[sign-firstSign], size, float64(n)/2, float64(n)/2) {
		c.Fill(shape, paint.Solid(color.NRGBA{R: 255, G: 255, B: 255, A: 255}))
	}
	return c.Img
}
