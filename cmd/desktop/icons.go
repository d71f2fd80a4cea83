package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/draw"
	"image/png"

	"yanyi/render/art"
	"yanyi/render/theme"
)

// seal is the program's seal in a square picture of so many pixels, taking a share of the side.
func seal(pixels int, share float64) *image.NRGBA {
	drawn := art.DrawSeal(art.Look{Theme: &theme.Light, Scale: 1}, "演弈", float64(pixels)*share, 0)
	icon := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	from := drawn.Bounds().Size().Div(2).Sub(image.Pt(pixels/2, pixels/2))
	draw.Draw(icon, icon.Bounds(), drawn, from, draw.Src)
	return icon
}

func pngOf(img image.Image) []byte {
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	must(e.Encode(&b, img))
	return b.Bytes()
}

// icns is an icon of macOS: pictures by size, which leave a tenth of the side free.
func icns() []byte {
	var body bytes.Buffer
	for _, size := range []struct {
		name   string
		pixels int
	}{{"icp4", 16}, {"icp5", 32}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}, {"ic11", 32}, {"ic12", 64}, {"ic13", 256}, {"ic14", 512}, {"ic10", 1024}} {
		data := pngOf(seal(size.pixels, 0.82))
		body.WriteString(size.name)
		must(binary.Write(&body, binary.BigEndian, uint32(8+len(data))))
		body.Write(data)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+body.Len()))
	return append(head, body.Bytes()...)
}
