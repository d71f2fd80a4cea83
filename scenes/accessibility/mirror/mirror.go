// Package mirror turns a page into a tree of plain nodes for screen readers, and writes the
// changes since the last time. The surrounding page makes elements of them (wasm/mirror.js).
package mirror

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"yanyi/render/art"
	"yanyi/scenes/ui"
)

// node is an element: a control, a text, a point, or a container.
type node struct {
	Key, Parent string // unique on the page; the parent's, "" for the page itself
	Role        string // as ARIA calls it
	Name, Value string
	Flags       flags
	X, Y, W, H  int // in CSS pixels; W is 0 of a mere container
}

// flags are further properties of a node.
type flags uint8

// The flags.
const (
	On    flags = 1 << iota // chosen, checked
	Off                     // unavailable
	First                   // Tab comes here first
	Last                    // and here last
	Focus                   // can have the keyboard
)

// Page is the mirrored page.
type Page struct {
	Title string // of a page without a heading
	Named bool   // a page without a heading is headed by its first name, if it shows any
	Board string // the name of a board's place
	Scale float64
	Told  []ui.Told
}

// Separators of fields and of records in a mirror's changes.
const (
	field  = "\x1f"
	record = "\x1e"
)

// Gone is the change that empties the mirror.
const Gone = "#" + record + "@" + field + record

// Mirror is the state of the last change.
type Mirror struct {
	nodes, was []node
	focus      string
	led        string // focus of the last change
	scale      float64
}

// Title is the page's first heading.
func (m *Mirror) Title() string {
	for i := range m.nodes {
		if m.nodes[i].Role == "heading" {
			return m.nodes[i].Name
		}
	}
	return ""
}

// Look takes in a page and returns the changes, "" for none. Every record begins with its
// kind: - keys that are gone, = a node, + keys that are new, each with that of the element
// before it, # the keys of all in order, @ the focus.
func (m *Mirror) Look(p Page) string {
	m.was, m.nodes = m.nodes, m.was[:0]
	m.focus, m.scale = "", p.Scale
	m.build(p)
	var b strings.Builder
	if !m.edits(&b) {
		b.Reset()
		m.anew(&b)
	}
	if m.focus != m.led {
		m.led = m.focus
		b.WriteString("@" + field + m.focus + record)
	}
	return b.String()
}

// mostEdits is how many elements may come before all are put in order.
const mostEdits = 24

// edits writes the changes if all other nodes have stayed in place, and reports whether so.
func (m *Mirror) edits(b *strings.Builder) bool {
	var gone, come strings.Builder
	count, at := 0, 0
	for i := range m.nodes {
		n := &m.nodes[i]
		found := at
		for found < len(m.was) && m.was[found].Key != n.Key {
			found++
		}
		if found == len(m.was) {
			if count++; count > mostEdits || known(m.was[:at], n.Key) {
				return false
			}
			come.WriteString(field + n.Key + field + m.before(i))
			n.write(b)
			continue
		}
		for ; at < found; at++ {
			gone.WriteString(field + m.was[at].Key)
		}
		if old := &m.was[at]; old.Parent != n.Parent {
			return false
		} else if *old != *n {
			n.write(b)
		}
		at++
	}
	for ; at < len(m.was); at++ {
		gone.WriteString(field + m.was[at].Key)
	}
	nodes := b.String()
	b.Reset()
	for _, part := range [...]string{list("-", &gone), nodes, list("+", &come)} {
		b.WriteString(part)
	}
	return true
}

func known(nodes []node, key string) bool {
	return slices.ContainsFunc(nodes, func(n node) bool { return n.Key == key })
}

// list is a record of keys, "" of none.
func list(what string, keys *strings.Builder) string {
	if keys.Len() == 0 {
		return ""
	}
	return what + keys.String() + record
}

// before is the key of the element before a node in its parent, "" for none.
func (m *Mirror) before(i int) string {
	for j := i - 1; j >= 0; j-- {
		if m.nodes[j].Parent == m.nodes[i].Parent {
			return m.nodes[j].Key
		}
	}
	return ""
}

// anew writes the nodes that are new or changed, and the order of all.
func (m *Mirror) anew(b *strings.Builder) {
	was := make(map[string]*node, len(m.was))
	for i := range m.was {
		was[m.was[i].Key] = &m.was[i]
	}
	for i := range m.nodes {
		n := &m.nodes[i]
		if old := was[n.Key]; old == nil || *old != *n {
			n.write(b)
		}
	}
	b.WriteString("#")
	for i := range m.nodes {
		b.WriteString(field + m.nodes[i].Key)
	}
	b.WriteString(record)
}

func (n *node) write(b *strings.Builder) {
	b.WriteString("=")
	for _, s := range [...]string{n.Key, n.Parent, n.Role, n.Name, n.Value} {
		b.WriteString(field + s)
	}
	for _, v := range [...]int{int(n.Flags), n.X, n.Y, n.W, n.H} {
		b.WriteString(field + strconv.Itoa(v))
	}
	b.WriteString(record)
}

// Say is a line to be announced, in turn or at once.
func Say(line string, urgent bool) string {
	if urgent {
		return "!" + field + plain(strings.TrimSpace(line)) + record
	}
	return "." + field + plain(strings.TrimSpace(line)) + record
}

// plain is a text with letters for its pictures of pieces, which no voice knows, and without
// the mirror's separators.
func plain(s string) string {
	if !odd(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case art.IsFigureSign(r):
			return art.FigureLetter(r)
		case r == '\n':
			return ' '
		case unicode.Is(unicode.Co, r) || r < ' ':
			return -1
		}
		return r
	}, s)
}

// odd reports whether a text may hold characters that plain replaces; checking bytes is fast.
func odd(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == 0xEE || c == 0xEF || c >= 0xF3 {
			return true
		}
	}
	return false
}

// key is a key of two parts: the one that a node in this place had before, if it is that.
func (m *Mirror) key(of, id string) string {
	if i := len(m.nodes); i < len(m.was) {
		if was := m.was[i].Key; len(was) == len(of)+len(id) && was[:len(of)] == of && was[len(of):] == id {
			return was
		}
	}
	return of + id
}
