package cards

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"sort"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/art"
	"yanyi/render/theme"
)

// The packer paints the boards of all cards at rest: a sheet of each family's for each size,
// theme and language. The page fetches those that suit it after its first picture and scales
// them, because painting boards takes it seconds.

// Kind is the size, theme and language of a sheet.
type Kind struct {
	Size int // of its boards, in pixels, as art.Thumbnail takes it
	Dark bool
	Lang locale.Lang
}

// Kinds are those of all sheets there are.
func Kinds() (list []Kind) {
	for _, lang := range locale.Langs() {
		for _, s := range sizes {
			list = append(list, Kind{s.painted, false, lang}, Kind{s.painted, true, lang})
		}
	}
	return list
}

// sizes are the sizes of painted boards, each with the greatest size at which it is shown.
// Small ones are painted nearly twice as large, so that they are as sharp as boards painted by
// the page; of large ones, which only fine screens need, single pixels are invisible.
var sizes = [...]struct{ painted, shown int }{{226, 129}, {284, 162}, {360, 205}, {450, 260}, {520, 360}}

// Shown are the sizes in which a kind's boards are shown.
func (k Kind) Shown() (least, most int) {
	for _, s := range sizes {
		if least, most = most+1, s.shown; s.painted == k.Size {
			break
		}
	}
	return least, most
}

// Name is that of the sheet of a family's boards.
func (k Kind) Name(family string) string {
	by := "-light-"
	if k.Dark {
		by = "-dark-"
	}
	return family + "-" + strconv.Itoa(k.Size) + by + k.Lang.Tag()
}

// Look is the default look of boards in the language.
func (k Kind) Look() art.Look {
	look := art.Look{Theme: &theme.Light, Lang: k.Lang}
	if k.Dark {
		look.Theme = &theme.Dark
	}
	if k.Lang == locale.En {
		look.Faces = art.Figures
	}
	return Plainly(look)
}

// Plainly is a look without details that do not show on small boards.
func Plainly(look art.Look) art.Look {
	look.Coordinates, look.Scale = art.NoCoordinates, 1
	return look
}

// Fitting is the sheet from which to scale boards of a size, none for larger or other ones.
func Fitting(look art.Look, wanted int) (k Kind, ok bool) {
	if wanted == 0 {
		return Kind{}, false
	}
	for _, s := range sizes {
		if k = (Kind{s.painted, look.Theme.Dark, look.Lang}); s.shown >= wanted {
			return k, k.Look() == Plainly(look)
		}
	}
	return Kind{}, false
}

// Sheet is boards by game, for sizes in which faces are legible, or not, or both.
type Sheet map[string][]*Board

// Board is a picture of few colours.
type Board struct {
	head
	Colors [][4]uint8 // at most 256, as in image.RGBA
	Pix    []uint8    // the colour of each pixel, row by row
}

// head is the header of a board in a sheet.
type head struct {
	Least, Most int // sizes in which it is shown
	W, H        int
}

// NewBoard returns a board for some sizes.
func NewBoard(least, most, w, h int, colors [][4]uint8, pix []uint8) *Board {
	return &Board{head{least, most, w, h}, colors, pix}
}

// Board is a game's for a size, nil if there is none.
func (s Sheet) Board(id string, size int) *Board {
	for _, b := range s[id] {
		if size >= b.Least && size <= b.Most {
			return b
		}
	}
	return nil
}

// idSize is the room for a game's id, headSize the size of a board's header.
const (
	idSize   = 12
	headSize = idSize + 5*2
)

// Bytes is a sheet as ReadSheet takes it.
func (s Sheet) Bytes() []byte {
	var out []byte
	var ids []string
	for id := range s {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	for _, id := range ids {
		for _, b := range s[id] {
			name := make([]byte, idSize)
			copy(name, id)
			out = append(out, name...)
			for _, n := range []int{b.Least, b.Most, b.W, b.H, len(b.Colors)} {
				out = binary.LittleEndian.AppendUint16(out, uint16(n))
			}
			for _, c := range b.Colors {
				out = append(out, c[:]...)
			}
			out = append(out, b.Pix...)
		}
	}
	return out
}

var errSheet = errors.New("this is no sheet of boards")

// ReadSheet reads data by Bytes, and keeps it.
func ReadSheet(data []byte) (Sheet, error) {
	s := Sheet{}
	for len(data) > 0 {
		if len(data) < headSize {
			return nil, errSheet
		}
		id := string(bytes.TrimRight(data[:idSize], "\x00"))
		var n [5]int
		for i := range n {
			n[i] = int(binary.LittleEndian.Uint16(data[idSize+2*i:]))
		}
		b := &Board{head: head{n[0], n[1], n[2], n[3]}, Colors: make([][4]uint8, 256)}
		colors, size := n[4], 4*n[4]+b.W*b.H
		if data = data[headSize:]; colors > 256 || b.W*b.H == 0 || len(data) < size {
			return nil, errSheet
		}
		for i := range colors {
			copy(b.Colors[i][:], data[4*i:])
		}
		b.Pix, data = data[4*colors:size:size], data[size:]
		s[id] = append(s[id], b)
	}
	return s, nil
}

// Scaled is the board in a smaller or equal size: every pixel is the mean of those it covers.
func (b *Board) Scaled(w, h int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	across := spans(b.W, w)
	row, sum := make([]uint32, 4*w), make([]uint32, 4*w)
	at := -1 // the row of the board that row is
	for y, down := range spans(b.H, h) {
		clear(sum)
		for i, part := range down.parts {
			if part == 0 {
				continue
			}
			if from := down.at + i; from != at {
				at = from
				b.shrink(row, at, across)
			}
			for x, v := range row {
				sum[x] += v * part
			}
		}
		pix := out.Pix[y*out.Stride:][:4*w]
		for x, v := range sum {
			pix[x] = uint8((v + half) / whole)
		}
	}
	return out
}

// shrink is a row of the board in another width, in units of one.
func (b *Board) shrink(row []uint32, y int, across []span) {
	from := b.Pix[y*b.W:][:b.W]
	for x := range across {
		s := &across[x]
		var r, g, bl, a uint32
		for i, part := range s.parts {
			if part > 0 {
				c := &b.Colors[from[s.at+i]]
				r, g, bl, a = r+uint32(c[0])*part, g+uint32(c[1])*part, bl+uint32(c[2])*part, a+uint32(c[3])*part
			}
		}
		row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = r, g, bl, a
	}
}

// Parts of a pixel are counted so, and so many are one pixel in both directions.
const (
	one   = 1 << 11
	whole = one * one
	half  = whole / 2
)

// span is the pixels of a larger picture that a pixel covers: the first, and its parts of that
// and those after it, with a sum of one.
type span struct {
	at    int
	parts []uint32
}

// spans are those of n pixels over a row of so many.
func spans(of, n int) []span {
	list, most := make([]span, n), (of-1)/n+2
	parts := make([]uint32, n*most)
	for i := range list {
		lo, hi := i*of, (i+1)*of // in n-ths of a pixel
		s := span{lo / n, parts[i*most:][:most]}
		left := uint32(one)
		for k := range s.parts {
			end := (s.at + k + 1) * n
			if hi <= end {
				s.parts[k] = left
				break
			}
			s.parts[k] = uint32((end - max(lo, end-n)) * one / of)
			left -= s.parts[k]
		}
		list[i] = s
	}
	return list
}
