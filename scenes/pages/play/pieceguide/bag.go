package pieceguide

import (
	"math"
	"slices"
	"sort"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/ui"
)

// bag is the face-down pieces of an army.
type bag struct {
	army  game.Army
	name  string
	color theme.Color
	count []int // of each kind of all bags
	n     int   // pieces in all
	part  float64
	left  string
	kinds []game.Kind
}

// newBags reads the bags of the view, one an army. Armies whose bag never held
// anything have none; whole is what each held.
func newBags(m *moment.Moment, whole *[4]int) []bag {
	var kinds []game.Kind
	for _, b := range m.View.Bags {
		if !slices.Contains(kinds, b.Kind) {
			kinds = append(kinds, b.Kind)
		}
	}
	sort.Slice(kinds, func(i, k int) bool { return kinds[i] < kinds[k] })
	var list []bag
	for army := range m.Info.Armies {
		b := bag{army: game.Army(army), name: gametext.SideName(m.Info, game.Army(army)), color: theme.Materials[m.Info.Armies[army].Pigment].Sign, kinds: kinds, count: make([]int, len(kinds))}
		for _, c := range m.View.Bags {
			if c.Army == b.army {
				b.count[slices.Index(kinds, c.Kind)] += c.N
				b.n += c.N
			}
		}
		if all := max(whole[army], b.n); all > 0 {
			b.part = float64(b.n) / float64(all)
			b.left = locale.T("event.hidden.left", locale.Num("n", b.n))
			if b.n == 0 {
				b.left = locale.T("event.hidden.left.none")
			}
			list = append(list, b)
		}
	}
	return list
}

var (
	caption   = theme.Caption
	tight     = theme.Role{Size: 12, Line: 15}
	titleBody = theme.Role{Size: theme.Body.Size, Line: theme.Body.Line, Bold: true}
)

// Sizes of a bag's row.
const (
	disc     = 22.0
	nameWide = 58.0
	kindWide = 84.0 // of a kind, if there is room
	kindLow  = 40.0 // with less, the parts beside the kinds give way
)

// rows is an army a row, each of a height: its name, and each kind with how many
// there are.
func rows(m *moment.Moment, bags []bag, high float64) ui.Part {
	parts := make([]ui.Part, len(bags))
	for i := range bags {
		parts[i] = ui.Row(0, name(m, &bags[i]).Wide(nameWide), bags[i].pieces(m).Grow()).High(high)
	}
	return ui.Column(0, parts...)
}

// barredRows are rows with a bar below: the part of the army that still lies face
// down.
func barredRows(m *moment.Moment, bags []bag) []ui.Part {
	parts := make([]ui.Part, len(bags))
	for i := range bags {
		b := &bags[i]
		left := ui.Text(caption, b.left, m.Screen.Theme.Ink2).Right().Wide(64)
		pieces := ui.Space(0)
		if b.n > 0 {
			pieces, left = b.pieces(m).Wide(kindLow*float64(len(b.kinds))).Grow().Shrink(), left.Drop(1)
		}
		parts[i] = ui.Column(0,
			ui.Row(0, name(m, b).Wide(nameWide), pieces, left).High(29),
			ui.Inset(nameWide, 0, 0, 0, ui.Paint(b.drawBar).High(4)),
			ui.Space(5))
	}
	return parts
}

// name is an army's dot and name.
func name(m *moment.Moment, b *bag) ui.Part {
	return ui.Row(8, moment.Dot(b.color), ui.Text(theme.Body, b.name, m.Screen.Theme.Ink).Wide(0).Grow())
}

// pieces are the kinds of a bag, each in the column it has in all rows.
func (b *bag) pieces(m *moment.Moment) ui.Part {
	if b.n == 0 {
		return ui.Text(caption, b.left, m.Screen.Theme.Ink3)
	}
	columns := make([]ui.Part, len(b.kinds))
	for i, k := range b.kinds {
		columns[i] = ui.Space(0)
		if b.count[i] > 0 {
			columns[i] = b.pile(m, k, b.count[i])
		}
		columns[i] = columns[i].Wide(0).Grow()
	}
	return ui.AtMost(kindWide*float64(len(columns)), ui.Row(0, columns...))
}

// pile is a kind with its count, never shortened: in little room the disc is smaller.
func (b *bag) pile(m *moment.Moment, k game.Kind, n int) ui.Part {
	master := b.army
	if int(b.army) >= len(m.Info.Seats) {
		master = game.NoSeat
	}
	const gap = 2.0
	times := "×" + strconv.Itoa(n)
	wide := m.Screen.Measure(caption, times)
	return ui.InWidth(func(w float64) ui.Part {
		size := max(12, min(disc, math.Floor(w-gap-wide)))
		img := m.PieceImage(game.NewPiece(k, b.army), master, size)
		return ui.Row(gap,
			ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(img, r) }).Sized(size, size),
			ui.Text(caption, times, m.Screen.Theme.Ink2).Wide(wide))
	})
}

// drawBar draws how much of an army still lies face down.
func (b *bag) drawBar(c *canvas.Canvas, r canvas.Rect) {
	c.Shape(r, canvas.Shape{Radius: 2, Fill: c.Theme.Sunk})
	if b.n == 0 {
		return
	}
	r.W = max(4, r.W*b.part)
	full := canvas.Shape{Radius: 2, Fill: b.color}
	if c.Theme.Dark {
		full.Line, full.Stroke = 1, theme.Alpha(c.Theme.PieceOutline, 0.5)
	}
	c.Shape(r, full)
}

// line is every army in one line: how many of its pieces lie face down.
func line(m *moment.Moment, bags []bag) ui.Part {
	long, short := make([]ui.Part, len(bags)), make([]ui.Part, len(bags))
	for i := range bags {
		b := &bags[i]
		dot := moment.Dot(b.color)
		ink := m.Screen.Theme.Ink2
		long[i] = ui.Row(6, dot, ui.Text(theme.Body, b.name+" "+b.left, ink)).Grow()
		short[i] = ui.Row(6, dot, ui.Text(theme.Body, b.name+" "+strconv.Itoa(b.n), ink).Wide(0).Grow()).Wide(0).Grow()
	}
	return ui.Fitting(ui.Row(8, long...), ui.Row(8, short...)).High(40)
}
