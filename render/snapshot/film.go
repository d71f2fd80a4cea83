package snapshot

import (
	"bytes"
	"compress/lzw"
	"encoding/binary"
	"image"

	"yanyi/render/theme"
)

// Film writes an animated GIF picture by picture, so that its caller can do something else in
// between. All pictures are of one size and have the colours of the first; only the
// differences from the one before are written.
type Film struct {
	buf     bytes.Buffer
	theme   *theme.Theme
	palette *palette
	last    *image.RGBA
	before  int // bytes there were before the last picture
	indices []uint8
}

// NewFilm is an empty film with the colours of pictures in a theme.
func NewFilm(t *theme.Theme) *Film { return &Film{theme: t} }

// Prepare chooses the colours, slowest of the first picture, and reports if it just did.
func (f *Film) Prepare(img *image.RGBA) bool {
	if f.palette != nil {
		return false
	}
	f.palette = newPalette(f.theme, []*image.RGBA{img})
	return true
}

// Add adds a picture that is shown for so many hundredths of a second. It keeps the picture.
func (f *Film) Add(img *image.RGBA, delay int) {
	area := img.Rect
	f.before = f.buf.Len()
	if f.last == nil {
		f.Prepare(img)
		f.begin(img)
	} else if area = changed(f.last, img); area.Empty() {
		area = image.Rect(0, 0, 1, 1)
	}
	f.frame(img, area, delay)
	f.last = img
}

// Size is how many bytes there are so far.
func (f *Film) Size() int { return f.buf.Len() }

// Drop takes the last picture out again; nothing but the end may follow.
func (f *Film) Drop() { f.buf.Truncate(f.before) }

// End is the GIF.
func (f *Film) End() []byte {
	f.buf.WriteByte(0x3B)
	return f.buf.Bytes()
}

func (f *Film) short(v int) { f.buf.Write(binary.LittleEndian.AppendUint16(nil, uint16(v))) }

// begin writes the size, the colours, and that the film begins anew after its end.
func (f *Film) begin(img *image.RGBA) {
	f.buf.WriteString("GIF89a")
	f.short(img.Rect.Dx())
	f.short(img.Rect.Dy())
	f.buf.Write([]byte{0xF7, 0, 0}) // 256 colours follow
	var colors [256 * 3]byte
	for i, c := range f.palette.colors {
		colors[3*i], colors[3*i+1], colors[3*i+2] = c.R, c.G, c.B
	}
	f.buf.Write(colors[:])
	f.buf.WriteString("\x21\xFF\x0BNETSCAPE2.0\x03\x01\x00\x00\x00")
}

// frame writes a part of a picture, clear where nothing has changed.
func (f *Film) frame(img *image.RGBA, area image.Rectangle, delay int) {
	f.buf.Write([]byte{0x21, 0xF9, 4, 1<<2 | 1}) // the picture before stays; one index is clear
	f.short(delay)
	f.buf.Write([]byte{clearIndex, 0, 0x2C})
	for _, v := range [...]int{area.Min.X, area.Min.Y, area.Dx(), area.Dy()} {
		f.short(v)
	}
	f.buf.Write([]byte{0, 8})
	f.index(img, area)
	blocks := blocks{&f.buf, nil}
	w := lzw.NewWriter(&blocks, lzw.LSB, 8)
	w.Write(f.indices) // never fails, as blocks does not
	w.Close()
	blocks.end()
}

// index gives every pixel of an area its colour.
func (f *Film) index(img *image.RGBA, area image.Rectangle) {
	f.indices = f.indices[:0]
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := img.Pix[img.PixOffset(area.Min.X, y):][:4*area.Dx()]
		var was []uint8
		if f.last != nil {
			was = f.last.Pix[f.last.PixOffset(area.Min.X, y):][:4*area.Dx()]
		}
		for i := 0; i < len(row); i += 4 {
			if was != nil && row[i] == was[i] && row[i+1] == was[i+1] && row[i+2] == was[i+2] {
				f.indices = append(f.indices, clearIndex)
				continue
			}
			f.indices = append(f.indices, f.palette.index(row[i], row[i+1], row[i+2]))
		}
	}
}

// changed is the smallest rectangle that holds all that differs between two pictures.
func changed(a, b *image.RGBA) image.Rectangle {
	area := image.Rectangle{}
	for y := b.Rect.Min.Y; y < b.Rect.Max.Y; y++ {
		i := b.PixOffset(b.Rect.Min.X, y)
		was, is := a.Pix[i:][:4*b.Rect.Dx()], b.Pix[i:][:4*b.Rect.Dx()]
		if bytes.Equal(was, is) {
			continue
		}
		x0, x1 := 0, b.Rect.Dx()-1
		for ; bytes.Equal(was[4*x0:4*x0+4], is[4*x0:4*x0+4]); x0++ {
		}
		for ; bytes.Equal(was[4*x1:4*x1+4], is[4*x1:4*x1+4]); x1-- {
		}
		area = area.Union(image.Rect(x0, y, x1+1, y+1))
	}
	return area
}

// blocks writes bytes in blocks of up to 255, each behind its length.
type blocks struct {
	to   *bytes.Buffer
	part []byte
}

func (b *blocks) Write(p []byte) (int, error) {
	for _, c := range p {
		if b.part = append(b.part, c); len(b.part) == 255 {
			b.flush()
		}
	}
	return len(p), nil
}

func (b *blocks) flush() {
	b.to.WriteByte(byte(len(b.part)))
	b.to.Write(b.part)
	b.part = b.part[:0]
}

func (b *blocks) end() {
	if len(b.part) > 0 {
		b.flush()
	}
	b.to.WriteByte(0)
}
