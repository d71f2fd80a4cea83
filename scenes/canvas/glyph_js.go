package canvas

import (
	"image"
	"math"
	"strconv"
	"syscall/js"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// systemDraws: whether a browser draws a character is seen when it has drawn it.
func systemDraws(rune) bool { return true }

var pen js.Value // a canvas's context, made when first needed

// systemGlyph draws a piece of text with the system's fonts; size is in device pixels. It
// returns false where the browser has no character for it, or does not show what it has drawn.
func systemGlyph(piece string, size float64, bold bool) (inked, bool) {
	if pen.IsUndefined() {
		canvas := js.Global().Get("document").Call("createElement", "canvas")
		pen = canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	}
	if !pen.Truthy() {
		return inked{}, false
	}
	h := hand{size, strconv.FormatFloat(size, 'f', 2, 64) + `px KaiTi, "Kaiti SC", "Kaiti TC", STKaiti, serif`}
	if bold {
		h.font = "bold " + h.font
	}
	first, n := utf8.DecodeRuneInString(piece)
	white, colour, advance := h.write(piece)
	if white == nil || h.missing(piece[:n], first) {
		return inked{}, false
	}
	margin, base := h.place()
	return inked{ebiten.NewImageFromImage(white), -margin, -base, advance, colour}, true
}

// hand writes with the system's fonts.
type hand struct {
	size float64
	font string
}

// place is the pen's place in the picture that cuts off nothing.
func (h hand) place() (x, y float64) { return math.Ceil(h.size / 4), math.Round(h.size * 1.25) }

// write writes a text in white, or little pictures' own colours; nil where nothing is visible.
func (h hand) write(text string) (img *image.RGBA, coloured bool, advance float64) {
	const widest = 4096
	canvas := pen.Get("canvas")
	pen.Set("font", h.font)
	advance = pen.Call("measureText", text).Get("width").Float()
	x, y := h.place()
	img = image.NewRGBA(image.Rect(0, 0, min(int(math.Ceil(advance+2*x)), widest), int(math.Ceil(h.size*1.75))))
	canvas.Set("width", img.Rect.Dx()) // which also wipes it
	canvas.Set("height", img.Rect.Dy())
	pen.Set("font", h.font)
	pen.Set("direction", "ltr")
	pen.Call("fillText", text, x, y)
	data := pen.Call("getImageData", 0, 0, img.Rect.Dx(), img.Rect.Dy()).Get("data")
	if js.CopyBytesToGo(img.Pix, js.Global().Get("Uint8Array").New(data.Get("buffer"))) != len(img.Pix) {
		return nil, false, 0
	}
	ink := false
	for i := 0; i < len(img.Pix); i += 4 {
		ink = ink || img.Pix[i+3] > 0
		coloured = coloured || img.Pix[i+3] > 200 && max(img.Pix[i], img.Pix[i+1], img.Pix[i+2]) > 40 // it was written in black
	}
	if !ink {
		return nil, false, 0
	}
	premultiply(img.Pix, coloured)
	return img, coloured, advance
}

// premultiply converts straight alpha to that of pictures, in white if without own colours.
func premultiply(pix []byte, coloured bool) {
	for i := 0; i < len(pix); i += 4 {
		alpha := pix[i+3]
		for j := i; j < i+3; j++ {
			if coloured {
				pix[j] = uint8(int(pix[j]) * int(alpha) / 255)
			} else {
				pix[j] = alpha
			}
		}
	}
}

// missing reports whether a browser has no character for one: it draws the box that it
// draws for one that there is not, or one of the same size with other digits in it.
func (h hand) missing(text string, c rune) bool {
	none := "\u0378" // means nothing in Unicode
	if c > 0xFFFF {
		none = "\U0008FFFD"
	}
	box, _, _ := h.write(none)
	got, _, _ := h.write(text)
	return got == nil || box != nil && sameFrame(got, box)
}
