package draw

import (
	"image"
	"math"
	"strconv"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// anyCharacter: a browser draws what the game's fonts lack.
const anyCharacter = true

var pen js.Value // a canvas's context, made when first needed

// systemGlyph draws a character that the game's fonts lack, such as one of a
// player's name, with the fonts of the system; size is in device pixels. It
// answers false where the browser does not tell what it has drawn.
func systemGlyph(c rune, size float64, bold bool) (inked, bool) {
	n := int(math.Ceil(size*1.5)) + 2
	if pen.IsUndefined() {
		canvas := js.Global().Get("document").Call("createElement", "canvas")
		pen = canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	}
	if !pen.Truthy() {
		return inked{}, false
	}
	canvas := pen.Get("canvas")
	canvas.Set("width", 2*n) // which also wipes it
	canvas.Set("height", n)
	font := strconv.FormatFloat(size, 'f', 2, 64) + `px KaiTi, "Kaiti SC", "Kaiti TC", STKaiti, serif`
	if bold {
		font = "bold " + font
	}
	base := int(math.Round(size * 1.1))
	pen.Set("font", font)
	pen.Call("fillText", string(c), 1, base)
	k := inked{advance: pen.Call("measureText", string(c)).Get("width").Float(), x: -1, y: -float64(base)}
	data := pen.Call("getImageData", 0, 0, 2*n, n).Get("data")
	ink := make([]byte, 4*2*n*n)
	if js.CopyBytesToGo(ink, js.Global().Get("Uint8Array").New(data.Get("buffer"))) != len(ink) {
		return inked{}, false
	}
	white := image.NewRGBA(image.Rect(0, 0, 2*n, n))
	for i := 3; i < len(ink); i += 4 {
		for j := i - 3; j <= i; j++ {
			white.Pix[j] = ink[i] // premultiplied white
		}
	}
	k.image = ebiten.NewImageFromImage(white)
	return k, true
}
