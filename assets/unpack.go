package assets

import (
	"encoding/binary"
	"errors"
	"io"
	"sort"
)

// The fonts are packed as fonts/finish.py writes them: a list of tables, in which that of the
// outlines is transformed as WOFF2 does (W3C, WOFF File Format 2.0, section 5.1). That
// compresses a tenth better than TrueType's own form and holds the same outlines.

// errPacked is the error of a truncated or inconsistent packed font.
var errPacked = errors.New("assets: packed font is damaged")

// packedFont is a TrueType file whose outlines are written when they are read: a page needs few of
// them for its first picture, and writing all takes it a tenth of a second.
type packedFont struct {
	front  []byte // the table directory and all tables but glyf, which is last
	glyphs []glyph
	starts []int // where each glyph begins in glyf, and the end; a glyph has room for its longest form

	contours, points, flags, coordinates stream // of all glyphs
}

// glyph is where the parts of a glyph's outline begin, in bytes.
type glyph struct{ contours, points, flags, coordinates int32 }

func mustUnpack(packed []byte) *packedFont {
	f, err := unpack(packed)
	if err != nil {
		panic(err)
	}
	return f
}

// unpack finds the tables and glyphs of a packed font.
func unpack(packed []byte) (f *packedFont, err error) {
	defer func() {
		if recover() != nil { // a truncated font ends in a slice out of bounds
			f, err = nil, errPacked
		}
	}()
	const head, entry = 12, 16
	n := int(binary.BigEndian.Uint16(packed))
	list, data := packed[2:2+8*n], packed[2+8*n:]
	f = new(packedFont)
	at := head + entry*(n+1) // loca is not packed
	var directory, tables []byte
	add := func(tag string, size int, table []byte) {
		directory = append(directory, tag...)
		directory = binary.BigEndian.AppendUint32(directory, 0) // a checksum, which is not checked here
		directory = binary.BigEndian.AppendUint32(directory, uint32(at+len(tables)))
		directory = binary.BigEndian.AppendUint32(directory, uint32(size))
		tables = append(tables, table...)
		tables = append(tables, make([]byte, -len(table)&3)...)
	}
	outlines := -1
	for ; len(list) > 0; list = list[8:] { // in the order of their tags, as TrueType wants them
		tag, size := string(list[:4]), binary.BigEndian.Uint32(list[4:])
		table := data[:size:size]
		data = data[size:]
		switch tag {
		case "glyf":
			f.index(table)
			outlines, table = len(directory), nil
		case "maxp":
			add("loca", 4*len(f.starts), f.loca())
		}
		begin := len(tables)
		add(tag, len(table), table)
		if tag == "head" {
			binary.BigEndian.PutUint16(tables[begin+50:], 1) // loca has 32 bits
		}
	}
	binary.BigEndian.PutUint32(directory[outlines+8:], uint32(at+len(tables)))
	binary.BigEndian.PutUint32(directory[outlines+12:], uint32(f.starts[len(f.starts)-1]))
	f.front = make([]byte, 0, at+len(tables))
	f.front = binary.BigEndian.AppendUint32(f.front, 0x00010000)
	f.front = binary.BigEndian.AppendUint16(f.front, uint16(n+1))
	f.front = append(f.front, make([]byte, 6)...) // for binary search, which is not used here
	f.front = append(append(f.front, directory...), tables...)
	return f, nil
}

// loca is the table of the glyphs' beginnings.
func (f *packedFont) loca() []byte {
	table := make([]byte, 0, 4*len(f.starts))
	for _, start := range f.starts {
		table = binary.BigEndian.AppendUint32(table, uint32(start))
	}
	return table
}

// ReadAt reads a part of the file, as io.ReaderAt. A glyph that is read whole is written into
// p directly.
func (f *packedFont) ReadAt(p []byte, off int64) (n int, err error) {
	if off < int64(len(f.front)) {
		n = copy(p, f.front[off:])
	}
	for n < len(p) {
		at := int(off) + n - len(f.front)
		i := sort.SearchInts(f.starts, at+1) - 1
		if i >= len(f.glyphs) {
			return n, io.EOF
		}
		size, from := f.starts[i+1]-f.starts[i], at-f.starts[i]
		if from == 0 && size <= len(p)-n {
			f.write(p[n:n:n+size], i)
			n += size
			continue
		}
		n += copy(p[n:], f.write(make([]byte, 0, size), i)[from:])
	}
	return n, nil
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

// index finds the parts of transformed outlines and of each glyph: simple glyphs without
// instructions.
func (f *packedFont) index(data []byte) {
	glyphCount := int(binary.BigEndian.Uint16(data[4:]))
	var parts [7]stream // contours, points, flags, coordinates, composites, bounds, instructions
	rest := stream(data[36:])
	for i := range parts {
		size := binary.BigEndian.Uint32(data[8+4*i:])
		parts[i], rest = rest[:size], rest[size:]
	}
	f.contours, f.points, f.flags, f.coordinates = parts[0], parts[1], parts[2], parts[3]
	f.glyphs = make([]glyph, 0, glyphCount)
	f.starts = make([]int, 1, glyphCount+1)
	var at glyph
	size := 0
	for range glyphCount {
		f.glyphs = append(f.glyphs, at)
		contours := int(int16(binary.BigEndian.Uint16(f.contours[at.contours:])))
		at.contours += 2
		if contours < 0 {
			panic(errPacked) // a composite glyph
		}
		if contours > 0 {
			points, unread := 0, f.points[at.points:]
			for range contours {
				points += unread.count()
			}
			at.points = int32(len(f.points) - len(unread))
			coordinates := int(at.coordinates)
			for _, flag := range f.flags[at.flags:][:points] {
				coordinates += int(coordinateBytes[flag&0x7f])
			}
			at.flags += int32(points)
			if f.coordinates[coordinates] != 0 {
				panic(errPacked) // instructions
			}
			at.coordinates = int32(coordinates + 1)
			size += (headBytes + 2*contours + 2 + 5*points + 3) &^ 3
		}
		f.starts = append(f.starts, size)
	}
}

// headBytes is the size of a glyph's number of contours and bounds.
const headBytes = 10

// coordinateBytes is the number of bytes that a point's coordinates take, by its flag.
var coordinateBytes = func() (sizes [128]byte) {
	for flag := range sizes {
		switch {
		case flag < 84:
			sizes[flag] = 1
		case flag < 120:
			sizes[flag] = 2
		case flag < 124:
			sizes[flag] = 3
		default:
			sizes[flag] = 4
		}
	}
	return
}()

// write appends a glyph as table glyf has it, filled with zeros to its room. It allocates
// nothing for glyphs of up to 256 points if p has the room.
func (f *packedFont) write(p []byte, i int) []byte {
	from := len(p)
	size := f.starts[i+1] - f.starts[i]
	if size > 0 {
		var few [256]corner
		corners := few[:0]
		g := f.glyphs[i]
		contours := int(binary.BigEndian.Uint16(f.contours[g.contours:]))
		points, flags, coordinates := f.points[g.points:], f.flags[g.flags:], f.coordinates[g.coordinates:]
		p = append(p, make([]byte, headBytes)...)
		last := -1
		for range contours {
			last += points.count()
			p = binary.BigEndian.AppendUint16(p, uint16(last))
		}
		p = append(p, 0, 0) // no instructions
		for _, flag := range flags[:last+1] {
			corners = append(corners, read(int(flag), &coordinates))
		}
		p = appendPoints(p, corners)
		putHead(p[from:], contours, corners)
	}
	for len(p) < from+size {
		p = append(p, 0)
	}
	return p
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

// putHead writes a glyph's number of contours and the bounds of its points.
func putHead(p []byte, contours int, corners []corner) {
	var x, y, left, bottom, right, top int
	for i, c := range corners {
		x, y = x+c.dx, y+c.dy
		if i == 0 {
			left, right, bottom, top = x, x, y, y
		}
		left, right, bottom, top = min(left, x), max(right, x), min(bottom, y), max(top, y)
	}
	for i, v := range [...]int{contours, left, bottom, right, top} {
		binary.BigEndian.PutUint16(p[2*i:], uint16(v))
	}
}

// appendPoints writes the flags and then the steps of a glyph's points.
func appendPoints(p []byte, corners []corner) []byte {
	for _, c := range corners {
		flag := pointFlag(c.dx, xShort, xOrSame) | pointFlag(c.dy, yShort, yOrSame)
		if c.on {
			flag |= onCurve
		}
		p = append(p, flag)
	}
	for _, c := range corners {
		p = appendStep(p, c.dx)
	}
	for _, c := range corners {
		p = appendStep(p, c.dy)
	}
	return p
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
