package ground

import (
	"yanyi/assets/locale"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// lines is the board of nine by ten points (render/README.md, Xiangqi board).
type lines struct{ *sheet }

func (g *lines) draw() {
	g.wood()
	g.frame()
	g.grid(4, 5)
	g.palaces()
	g.marks()
	g.words()
	g.edging(0.46).coordinates(lower, left)
	g.edge(theme.Mix(g.t.Wood, g.t.BoardLine, 0.6))
}

// frame is the strong outline a sixth of c outside the grid.
func (g *lines) frame() {
	o := 1.0 / 6
	f, r := float64(g.Board.Files-1)+o, float64(g.Board.Ranks-1)+o
	w := g.Hair(2.4)
	g.line(-o, -o, f, -o, w, g.t.BoardLine)
	g.line(-o, r, f, r, w, g.t.BoardLine)
	g.line(-o, -o, -o, r, w, g.t.BoardLine)
	g.line(f, -o, f, r, w, g.t.BoardLine)
}

// grid draws the grid; the inner files stop at the banks, ranks low and high.
func (g *lines) grid(low, high float64) {
	w, c := g.Hair(1), g.t.BoardLine
	files, ranks := float64(g.Board.Files-1), float64(g.Board.Ranks-1)
	for r := 0.0; r <= ranks; r++ {
		if r > low && r < high {
			continue
		}
		g.line(0, r, files, r, w, c)
	}
	for f := 0.0; f <= files; f++ {
		if f == 0 || f == files {
			g.line(f, 0, f, ranks, w, c)
			continue
		}
		g.line(f, 0, f, low, w, c)
		g.line(f, high, f, ranks, w, c)
	}
}

func (g *lines) palaces() {
	top := float64(g.Board.Ranks - 1)
	for _, r := range [2]float64{0, top - 2} {
		g.slant(3, r, 5, r+2, g.Pen(1), g.t.BoardLine)
		g.slant(3, r+2, 5, r, g.Pen(1), g.t.BoardLine)
	}
}

// marks are the places of cannons and soldiers.
func (g *lines) marks() {
	top := float64(g.Board.Ranks - 1)
	right, left := [][2]float64{{1, 1}, {1, -1}}, [][2]float64{{-1, 1}, {-1, -1}}
	if g.Quarter == 2 {
		right, left = left, right
	}
	for _, r := range [2]float64{2, top - 2} {
		g.ticks(1, r, g.t.BoardLine)
		g.ticks(7, r, g.t.BoardLine)
	}
	for _, r := range [2]float64{3, top - 3} {
		for _, f := range [3]float64{2, 4, 6} {
			g.ticks(f, r, g.t.BoardLine)
		}
		if g.Quarter%2 == 0 {
			g.ticks(0, r, g.t.BoardLine, right...)
			g.ticks(8, r, g.t.BoardLine, left...)
		}
	}
}

// words are 楚河 and 汉界, character by character; in English they are words.
func (g *lines) words() {
	c := float64(g.C)
	y := float64(g.H) / 2
	col := theme.Alpha(g.t.BoardText, 0.85)
	if g.Quarter%2 == 1 {
		return // no seat views this board from its side
	}
	for i, key := range [2]string{"region.river.left", "region.river.right"} {
		x := float64(g.W)/2 + float64(2*i-1)*2.15*c
		text := g.look.Lang.T(key)
		if g.look.Lang == locale.En {
			g.TextAt(paint.Regular(), text, 0.34*c, x, y, col)
			continue
		}
		for j, r := range []rune(text) {
			g.TextAt(paint.Regular(), string(r), 0.46*c, x+(float64(j)-0.5)*0.96*c, y, col)
		}
	}
}
