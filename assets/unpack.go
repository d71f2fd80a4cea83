package assets

import (
	"encoding/binary"
	"errors"
	"slices"
)

// The fonts are packed as fonts/finish.py writes them: a list of tables, in which that of the
// outlines is transformed as WOFF2 does (W3C, WOFF File Format 2.0, section 5.1). That
// compresses a tenth better than TrueType's own form and holds the same outlines.

// errPacked is the error of a truncated or inconsistent packed font.
var errPacked = errors.New("assets: packed font is damaged")

func mustUnpack(packed []byte) []byte {
	file, err := unpack(packed)
	if err != nil {
		panic(err)
	}
	return file
}

// table is a table of a font, by its tag.
type table struct {
	tag  string
	data []byte
}

// unpack makes a TrueType file of a packed font.
func unpack(packed []byte) (file []byte, err error) {
	defer func() {
		if recover() != nil { // a truncated font ends in a slice out of bounds
			file, err = nil, errPacked
		}
	}()
	n := int(binary.BigEndian.Uint16(packed))
	list, data := packed[2:2+8*n], packed[2+8*n:]
	var tables []table // in the order of their tags, as they are packed
	var starts []byte
	for ; len(list) > 0; list = list[8:] {
		size := binary.BigEndian.Uint32(list[4:])
		t := table{string(list[:4]), data[:size:size]}
		data = data[size:]
		switch t.tag {
		case "glyf":
			t.data, starts = outlines(t.data)
		case "head":
			t.data = slices.Clone(t.data)
			binary.BigEndian.PutUint16(t.data[50:], 1) // loca has 32 bits
		case "maxp":
			tables = append(tables, table{"loca", starts})
		}
		tables = append(tables, t)
	}
	return join(tables), nil
}

// join writes tables behind each other, after the table directory.
func join(tables []table) []byte {
	const head, entry = 12, 16
	size := head + entry*len(tables)
	for _, t := range tables {
		size += (len(t.data) + 3) &^ 3
	}
	file := make([]byte, 0, size)
	file = binary.BigEndian.AppendUint32(file, 0x00010000)
	file = binary.BigEndian.AppendUint16(file, uint16(len(tables)))
	file = append(file, make([]byte, 6)...) // for binary search, which is not used here
	at := head + entry*len(tables)
	for _, t := range tables {
		file = append(file, t.tag...)
		file = binary.BigEndian.AppendUint32(file, 0) // a checksum, which is not checked here
		file = binary.BigEndian.AppendUint32(file, uint32(at))
		file = binary.BigEndian.AppendUint32(file, uint32(len(t.data)))
		at += (len(t.data) + 3) &^ 3
	}
	for _, t := range tables {
		file = append(file, t.data...)
		for len(file)%4 > 0 {
			file = append(file, 0)
		}
	}
	return file
}

// stream is the unread rest of one of the parts of transformed outlines.
type stream []byte

func (s *stream) byte() int {
	b := (*s)[0]
	*s = (*s)[1:]
	return int(b)
}

func (s *stream) int16() int {
	v := int16(binary.BigEndian.Uint16(*s))
	*s = (*s)[2:]
	return int(v)
}

// count is a number in one to three bytes (255UInt16).
func (s *stream) count() int {
	switch b := s.byte(); b {
	case 253:
		return int(uint16(s.int16()))
	case 254:
		return s.byte() + 506
	case 255:
		return s.byte() + 253
	default:
		return b
	}
}

// corner is a point of an outline relative to the one before it.
type corner struct {
	dx, dy int
	on     bool // the outline goes through it
}

// outlines makes the tables glyf and loca of transformed outlines: simple glyphs without
// instructions, each with the bounds of its points.
func outlines(data []byte) (glyphs, starts []byte) {
	glyphCount := int(binary.BigEndian.Uint16(data[4:]))
	var parts [7]stream // contours, points, flags, coordinates, composites, bounds, instructions
	rest := stream(data[36:])
	for i := range parts {
		size := binary.BigEndian.Uint32(data[8+4*i:])
		parts[i], rest = rest[:size], rest[size:]
	}
	contours, points, flags, coordinates := parts[0], parts[1], parts[2], parts[3]
	var ends []int
	var corners []corner
	glyphs = make([]byte, 0, len(data)*2)
	starts = make([]byte, 0, 4*glyphCount+4)
	for range glyphCount {
		starts = binary.BigEndian.AppendUint32(starts, uint32(len(glyphs)))
		n := contours.int16()
		if n < 0 {
			panic(errPacked) // a composite glyph
		}
		if n == 0 {
			continue
		}
		ends = ends[:0]
		last := -1
		for range n {
			last += points.count()
			ends = append(ends, last)
		}
		corners = corners[:0]
		for range last + 1 {
			corners = append(corners, read(flags.byte(), &coordinates))
		}
		if coordinates.count() != 0 {
			panic(errPacked) // instructions
		}
		glyphs = appendGlyph(glyphs, ends, corners)
	}
	return glyphs, binary.BigEndian.AppendUint32(starts, uint32(len(glyphs)))
}

// read reads a point, whose flag gives its number of bytes and its bounds.
func read(flag int, s *stream) corner {
	c := corner{on: flag&0x80 == 0}
	flag &= 0x7f
	switch {
	case flag < 10:
		c.dy = signed(flag, (flag&14)<<7+s.byte())
	case flag < 20:
		c.dx = signed(flag, ((flag-10)&14)<<7+s.byte())
	case flag < 84:
		k, b := flag-20, s.byte()
		c.dx, c.dy = signed(flag, 1+k&0x30+b>>4), signed(flag>>1, 1+(k&0x0c)<<2+b&0x0f)
	case flag < 120:
		k, x, y := flag-84, s.byte(), s.byte()
		c.dx, c.dy = signed(flag, 1+(k/12)<<8+x), signed(flag>>1, 1+(k%12>>2)<<8+y)
	case flag < 124:
		x, xy, y := s.byte(), s.byte(), s.byte()
		c.dx, c.dy = signed(flag, x<<4+xy>>4), signed(flag>>1, (xy&0x0f)<<8+y)
	default:
		x, low, y, end := s.byte(), s.byte(), s.byte(), s.byte()
		c.dx, c.dy = signed(flag, x<<8+low), signed(flag>>1, y<<8+end)
	}
	return c
}

// signed is a number whose sign is the last bit of a flag.
func signed(flag, n int) int {
	if flag&1 == 0 {
		return -n
	}
	return n
}

// The flags of a point in table glyf.
const (
	onCurve          = 1 << 0
	xShort, yShort   = 1 << 1, 1 << 2
	xOrSame, yOrSame = 1 << 4, 1 << 5 // positive where short, else not written
)

// appendGlyph writes a glyph as table glyf has it.
func appendGlyph(glyphs []byte, ends []int, corners []corner) []byte {
	var x, y, left, bottom, right, top int
	for i, c := range corners {
		x, y = x+c.dx, y+c.dy
		if i == 0 {
			left, right, bottom, top = x, x, y, y
		}
		left, right, bottom, top = min(left, x), max(right, x), min(bottom, y), max(top, y)
	}
	for _, v := range [...]int{len(ends), left, bottom, right, top} {
		glyphs = binary.BigEndian.AppendUint16(glyphs, uint16(v))
	}
	for _, end := range ends {
		glyphs = binary.BigEndian.AppendUint16(glyphs, uint16(end))
	}
	glyphs = append(glyphs, 0, 0) // no instructions
	for _, c := range corners {
		flag := pointFlag(c.dx, xShort, xOrSame) | pointFlag(c.dy, yShort, yOrSame)
		if c.on {
			flag |= onCurve
		}
		glyphs = append(glyphs, flag)
	}
	for _, c := range corners {
		glyphs = appendStep(glyphs, c.dx)
	}
	for _, c := range corners {
		glyphs = appendStep(glyphs, c.dy)
	}
	if len(glyphs)%2 > 0 {
		glyphs = append(glyphs, 0)
	}
	return glyphs
}

// pointFlag says how a step along an axis is written.
func pointFlag(d int, short, orSame byte) byte {
	switch {
	case d == 0:
		return orSame
	case 0 < d && d < 256:
		return short | orSame
	case -256 < d && d < 0:
		return short
	default:
		return 0
	}
}

// appendStep writes a step along an axis, as pointFlag says.
func appendStep(glyphs []byte, d int) []byte {
	switch {
	case d == 0:
		return glyphs
	case -256 < d && d < 256:
		return append(glyphs, byte(max(d, -d)))
	default:
		return binary.BigEndian.AppendUint16(glyphs, uint16(d))
	}
}
