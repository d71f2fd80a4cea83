package notation

import (
	"sort"
	"strings"
)

// source is a text made from another one, with the origin of each of its bytes.
type source struct {
	text  string
	jumps []jump // in the order of at
}

// jump says that from a byte on a text's bytes come from so many further on in the other.
type jump struct{ at, shift int32 }

// origin is the byte in the other text that a byte comes from.
func (s *source) origin(at int) int {
	i := sort.Search(len(s.jumps), func(i int) bool { return int(s.jumps[i].at) > at })
	if i == 0 {
		return at
	}
	return at + int(s.jumps[i-1].shift)
}

// draft makes a source, front to back.
type draft struct {
	b     strings.Builder
	from  string
	done  int // bytes of from
	jumps []jump
}

// draftOf begins one. Most of a text comes over as it is.
func draftOf(from string) *draft {
	d := &draft{from: from}
	d.b.Grow(len(from))
	return d
}

// rest is the part still to be written.
func (d *draft) rest() string { return d.from[d.done:] }

// keep writes bytes as they are.
func (d *draft) keep(n int) {
	d.b.WriteString(d.from[d.done : d.done+n])
	d.done += n
}

// put writes a text in the place of so many bytes.
func (d *draft) put(text string, n int) { d.putAll(n, text) }

// putAll is put for a text in parts.
func (d *draft) putAll(n int, parts ...string) {
	from := d.b.Len()
	for _, part := range parts {
		d.b.WriteString(part)
	}
	if d.done += n; n != d.b.Len()-from {
		d.jumps = append(d.jumps, jump{int32(d.b.Len()), int32(d.done - d.b.Len())})
	}
}

// blank writes a space for each of so many bytes, and leaves the ends of lines.
func (d *draft) blank(n int) {
	for i := range n {
		if c := d.from[d.done+i]; c == '\n' {
			d.b.WriteByte(c)
		} else {
			d.b.WriteByte(' ')
		}
	}
	d.done += n
}

// source is the text written so far.
func (d *draft) source() source { return source{d.b.String(), d.jumps} }

// lineOf is the text's first line, with its end.
func lineOf(text string) string { return text[:through(text, "\n")] }
