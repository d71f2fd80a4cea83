package main

import (
	"bytes"
	"image"
	"image/png"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The picture that chats show beside a link: a board at the start, and the game's name in
// Chinese and English, because its readers are unknown.
const (
	pictureWide, pictureHigh = 1200, 630
	pictureMargin            = 36
)

// picture draws the board of a game, and words beside it.
func picture(v game.Variant, name, english, line, englishLine string) []byte {
	in, look := v.Info(), art.Look{Scale: 1.5, Plain: true, Faces: art.UsualFaces(v.Info(), locale.ZhHans)}
	pos, err := v.Parse(in.Start, nil)
	if err != nil {
		panic(err) // tested with the rules
	}
	view := pos.View(game.NoSeat)
	c := paint.New(pictureWide, pictureHigh)
	c.Rect(0, 0, pictureWide, pictureHigh, theme.Light.Paper)
	paint.Ridges(c, image.Rect(0, 400, pictureWide, pictureHigh), 7, 3, 0.6, theme.Light.Ink)
	const side = pictureHigh - 2*pictureMargin
	board := art.Picture(look, in, &view, art.Fit(in.Board, side, side, 0, look.Scale))
	at := board.Rect.Size()
	c.Shadow(float64(pictureWide-pictureMargin-at.X), float64(pictureHigh-at.Y)/2+6, float64(at.X), float64(at.Y), 12, 16, theme.Color{R: 0x2A, G: 0x20, B: 0x14, A: 70})
	c.Draw(board, pictureWide-pictureMargin-at.X, (pictureHigh-at.Y)/2, 1)
	w := writing{c, 64, float64(pictureWide - 2*pictureMargin - at.X - 64), 64}
	w.seal()
	w.line(paint.Bold(), name, 62, theme.Light.Ink)
	w.line(paint.Bold(), english, 38, theme.Light.Ink2)
	w.y += 22
	w.lines(paint.Regular(), line, 32, theme.Light.Ink2)
	w.lines(paint.Regular(), englishLine, 27, theme.Light.Ink2)
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, paletted(c.Img)); err != nil {
		panic(err) // a picture in memory always encodes
	}
	return b.Bytes()
}

// writing is a column of lines.
type writing struct {
	c       *paint.Canvas
	x, w, y float64
}

func (w *writing) seal() {
	const size = 92
	img := art.DrawSeal(art.Look{}, "演弈", size, -4)
	w.c.Draw(img, int(w.x)+size/2-img.Rect.Dx()/2, int(w.y)+size/2-img.Rect.Dy()/2, 1)
	w.y += size + 34
}

// line writes a line, smaller where it has no room.
func (w *writing) line(f *paint.Font, text string, size float64, ink theme.Color) {
	if !f.Has(text) {
		f = paint.Regular()
	}
	size *= min(w.w/f.Width(text, size), 1)
	w.y += 1.12 * size
	w.c.Text(f, text, size, w.x, w.y, paint.Left, ink)
	w.y += 0.3 * size
}

// lines writes a text in as many lines as it takes.
func (w *writing) lines(f *paint.Font, text string, size float64, ink theme.Color) {
	words, now := strings.SplitAfter(text, " "), ""
	if !strings.Contains(text, " ") {
		words = strings.SplitAfter(text, "，")
	}
	for _, word := range words {
		if now != "" && f.Width(strings.TrimSpace(now+word), size) > w.w {
			w.line(f, strings.TrimSpace(now), size, ink)
			now = ""
		}
		now += word
	}
	w.line(f, strings.TrimSpace(now), size, ink)
}
