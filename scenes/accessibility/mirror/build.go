package mirror

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

func (m *Mirror) build(p Page) {
	head := first(p)
	if head < 0 {
		m.add(node{Key: "t.title", Role: "heading", Name: p.Title, Value: "1"}, canvas.Box(0, 0, 1, 1))
	}
	group, texts, bar := "", 0, true
	for i := range p.Told {
		t := &p.Told[i]
		bar = bar && !t.Text && t.Go != nil
		switch {
		case t.Text && named(p.Told, t):
			continue
		case t.Text:
			m.text(t, texts, i == head)
			texts++
		case t.Places != nil:
			m.board(t, p)
		case t.Entries != nil:
			m.list(t)
		default:
			group = m.group(t, group, bar)
			m.control(t, group)
			continue
		}
		group = ""
	}
	m.ends()
}

// first is the index of the text that heads a page: its first title, else, where names head
// pages, its first name; -1 if there is none.
func first(p Page) int {
	of := func(is func(r theme.Role) bool) int {
		return slices.IndexFunc(p.Told, func(t ui.Told) bool { return t.Text && is(t.Type) && !named(p.Told, &t) })
	}
	head := of(func(r theme.Role) bool { return level(r) == 1 })
	if head < 0 && p.Named {
		head = of(func(r theme.Role) bool { return r == theme.Name })
	}
	return head
}

// text adds a text. A page has but one heading of the first level.
func (m *Mirror) text(t *ui.Told, i int, head bool) {
	n := node{Key: m.key("t.", strconv.Itoa(i)), Name: t.Name}
	switch l := level(t.Type); {
	case head:
		n.Role, n.Value = "heading", "1"
	case l > 0:
		n.Role, n.Value = "heading", "2"
	}
	m.add(n, t.Seen)
}

// level is the level of a heading in a type, 0 for other texts.
func level(r theme.Role) int {
	switch r {
	case theme.Title, theme.Wordmark:
		return 1
	case theme.Section:
		return 2
	}
	return 0
}

// named reports whether a text stands on a control, whose name it is.
func named(told []ui.Told, text *ui.Told) bool {
	for i := range told {
		c := &told[i]
		if !c.Text && c.Role != ui.RoleArea && (c.Pick == nil || c.Entries != nil) && !c.Apart(&text.Control) && text.Rect.Within(c.Rect) {
			return true
		}
	}
	return false
}

// group is the node that holds a control, begun if need be: of those that one of is
// chosen, of tabs, of the ways from a page before anything else stands on it.
func (m *Mirror) group(t *ui.Told, before string, bar bool) string {
	key, role := "", ""
	switch {
	case t.Role == ui.RoleRadio:
		key, role = "g."+t.ID[:strings.LastIndexByte(t.ID, '.')+1], "radiogroup"
	case t.Role == ui.RoleTab && strings.HasPrefix(before, "tabs."):
		return before
	case t.Role == ui.RoleTab:
		key, role = "tabs."+t.ID, "tablist"
	case bar:
		key, role = "bar", "navigation"
	}
	if key != "" && key != before && !slices.ContainsFunc(m.nodes, func(n node) bool { return n.Key == key }) {
		m.nodes = append(m.nodes, node{Key: key, Role: role})
	}
	return key
}

func (m *Mirror) control(t *ui.Told, group string) {
	n := node{Key: t.ID, Parent: group, Role: roleOf(&t.Control), Name: t.Name, Value: t.Value}
	if t.On {
		n.Flags |= On
	}
	if t.Off {
		n.Flags |= Off
	} else {
		n.Flags |= Focus
	}
	if t.Focused {
		m.focus = n.Key
	}
	m.add(n, t.Seen)
}

func roleOf(c *ui.Control) string {
	switch c.Role {
	case ui.RoleCheck:
		return "checkbox"
	case ui.RoleRadio:
		return "radio"
	case ui.RoleSwitch:
		return "switch"
	case ui.RoleTab:
		return "tab"
	case ui.RoleSlider:
		return "slider"
	case ui.RoleField:
		return "textbox"
	case ui.RoleLink:
		return "link"
	case ui.RoleArea:
		return "group"
	}
	if c.Pick != nil {
		return "group"
	}
	return "button"
}

// board adds an area's points as a grid, and the field that takes turns in writing.
func (m *Mirror) board(t *ui.Told, p Page) {
	at, row := "", -1
	if t.Focused {
		if at = t.Places.At(); at == "" {
			m.focus = t.ID
		}
	}
	region, rowKey := m.key(t.ID, "/"), ""
	m.nodes = append(m.nodes, node{Key: region, Role: "region", Name: p.Board}, node{Key: t.ID, Parent: region, Role: "grid", Name: plain(t.Name), Flags: Focus})
	for _, pt := range t.Places.Points() {
		if pt.Row != row {
			row = pt.Row
			rowKey = m.key(region, strconv.Itoa(row))
			m.nodes = append(m.nodes, node{Key: rowKey, Parent: t.ID, Role: "row"})
		}
		n := node{Key: m.key(region, pt.ID), Parent: rowKey, Role: "gridcell", Name: pt.Name, Flags: Focus}
		if pt.On {
			n.Flags |= On
		}
		if at != "" && pt.ID == at {
			m.focus = n.Key
		}
		m.add(n, pt.Rect)
	}
	if prompt := t.Places.Prompt(); prompt != "" {
		m.add(node{Key: t.ID + "/line", Parent: region, Role: "line", Name: prompt}, canvas.Box(t.Seen.X, t.Seen.Y, 1, 1))
	}
}

// list adds the visible part of a list, the list in it, and its lines, with places relative to
// it: when it is scrolled, one element moves.
func (m *Mirror) list(t *ui.Told) {
	if t.Focused {
		m.focus = t.ID
	}
	inner := m.key(t.ID, "/")
	m.add(node{Key: t.ID, Role: "scroll", Name: t.Name, Value: t.Value, Flags: Focus}, t.Seen)
	m.add(node{Key: inner, Parent: t.ID, Role: "list", Name: t.Name}, t.Rect.Move(-t.Seen.X, -t.Seen.Y))
	for _, e := range t.Entries.Entries() {
		n := node{Key: m.key(inner, e.ID), Parent: inner, Role: "entry", Name: e.Name, Flags: Focus}
		if e.On {
			n.Flags |= On
		}
		m.add(n, e.Rect)
	}
}

// within reports whether a node is one of those that the arrow keys lead to within a control.
func (n *node) within() bool { return n.Role == "gridcell" || n.Role == "entry" }

// ends marks where Tab begins and ends.
func (m *Mirror) ends() {
	first, last := -1, -1
	for i := range m.nodes {
		if n := &m.nodes[i]; n.Flags&Focus != 0 && !n.within() {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	for i, flag := range map[int]flags{first: First, last: Last} {
		if i < 0 {
			continue
		}
		if first == last {
			flag = First | Last
		}
		m.nodes[i].Flags |= flag
		for j := range m.nodes { // its points and lines have the keyboard in its place
			if n := &m.nodes[j]; n.within() && strings.HasPrefix(n.Key, m.nodes[i].Key+"/") {
				n.Flags |= flag
			}
		}
	}
}

func (m *Mirror) add(n node, r canvas.Rect) {
	px := func(v float64) int { return int(math.Round(v * m.scale)) }
	n.Name, n.Value = plain(n.Name), plain(n.Value)
	n.X, n.Y = px(r.X), px(r.Y)
	n.W, n.H = max(1, px(r.W)), max(1, px(r.H))
	m.nodes = append(m.nodes, n)
}
