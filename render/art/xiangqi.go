package art

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// xiangqi is the board of nine by ten points (look.md §4 Xiangqi).
func (g *ground) xiangqi() {
	g.woodGround()
	g.woodFrame()
	g.woodLines(4, 5)
	g.woodPalaces()
	g.woodMarks()
	g.riverWords()
	g.edge(theme.Mix(g.t.Wood, g.t.BoardLine, 0.6))
}

func (g *ground) woodGround() {
	g.flat(g.t.Wood)
	g.grain(paint.Wood(), g.Card(), 1)
}

// woodFrame is the strong outline a sixth of c outside the grid.
func (g *ground) woodFrame() {
	o := 1.0 / 6
	f, r := float64(g.Board.Files-1)+o, float64(g.Board.Ranks-1)+o
	w := g.hair(2.4)
	g.line(-o, -o, f, -o, w, g.t.BoardLine)
	g.line(-o, r, f, r, w, g.t.BoardLine)
	g.line(-o, -o, -o, r, w, g.t.BoardLine)
	g.line(f, -o, f, r, w, g.t.BoardLine)
}

// woodLines draws the grid; the inner files stop at the banks, ranks low and
// high.
func (g *ground) woodLines(low, high float64) {
	w, c := g.hair(1), g.t.BoardLine
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

func (g *ground) woodPalaces() {
	top := float64(g.Board.Ranks - 1)
	for _, r := range [2]float64{0, top - 2} {
		g.slant(3, r, 5, r+2, g.pen(1), g.t.BoardLine)
		g.slant(3, r+2, 5, r, g.pen(1), g.t.BoardLine)
	}
}

// woodMarks are the places of cannons and soldiers.
func (g *ground) woodMarks() {
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

// riverWords are 楚河 and 汉界, in their own script in every language.
func (g *ground) riverWords() {
	lang := g.look.Lang
	if lang == locale.En {
		lang = locale.ZhHans
	}
	c := float64(g.C)
	size := 0.46 * c
	y := float64(g.H) / 2
	col := theme.Alpha(g.t.BoardText, 0.85)
	if g.Quarter%2 == 1 {
		return // no seat looks at this board from its side
	}
	for i, key := range [2]string{"region.river.left", "region.river.right"} {
		side := float64(2*i - 1)
		for j, r := range []rune(lang.T(key)) {
			x := float64(g.W)/2 + side*2.15*c + (float64(j)-0.5)*0.96*c
			g.TextAt(paint.Regular(), string(r), size, x, y, col)
		}
	}
}

// riverBoard is the board of nine by eleven points whose sixth rank is water.
func (g *ground) riverBoard() {
	g.woodGround()
	g.water()
	g.woodFrame()
	g.woodLines(4, 6)
	g.woodPalaces()
	g.woodMarks()
	g.riverPoints()
	g.edge(theme.Mix(g.t.Wood, g.t.BoardLine, 0.6))
}

// water covers ranks 5 to 7 and a little more than the frame's width, with seven
// faint waves.
func (g *ground) water() {
	c := float64(g.C)
	x0, y0 := g.At(0, 4)
	x1, y1 := g.At(float64(g.Board.Files-1), 6)
	x0, x1 = min(x0, x1)-0.16*c, max(x0, x1)+0.16*c
	y0, y1 = min(y0, y1), max(y0, y1)
	g.Rect(x0, y0, x1-x0, y1-y0, g.t.River)
	line := theme.Mix(g.t.River, theme.Color{R: 0x2F, G: 0x55, B: 0x58, A: 140}, 0.5)
	for i := range 7 {
		y := y0 + (y1-y0)*(float64(i)+0.72)/7.5
		var p paint.Path
		p.MoveTo(x0, y)
		for x := x0; x <= x1; x += 2 {
			p.LineTo(x, y+0.02*c*math.Sin((x-x0)/(0.62*c)*2*math.Pi+float64(i)))
		}
		g.Stroke(&p, paint.Pen{Width: g.pen(1)}, theme.Alpha(line, 0.55))
	}
}

// riverPoints are the dashed lines in the water and a small ring on each point.
func (g *ground) riverPoints() {
	c := float64(g.C)
	pen := paint.Pen{Width: g.hair(1), Dash: []float64{0.05 * c, 0.07 * c}}
	col := theme.Alpha(g.t.BoardLine, 0.85)
	files := float64(g.Board.Files - 1)
	dash := func(f0, r0, f1, r1 float64) {
		xa, ya := g.At(f0, r0)
		xb, yb := g.At(f1, r1)
		g.Stroke(new(paint.Path).Line(paint.Point{X: xa + 0.5, Y: ya + 0.5}, paint.Point{X: xb + 0.5, Y: yb + 0.5}), pen, col)
	}
	dash(0, 5, files, 5)
	for f := 1.0; f < files; f++ {
		dash(f, 4, f, 6)
	}
	ring := theme.Mix(g.t.River, theme.Color{R: 0x2F, G: 0x5F, B: 0x68, A: 255}, 0.8)
	if g.t.Dark {
		ring = g.t.BoardLine
	}
	for f := 0.0; f <= files; f++ {
		x, y := g.At(f, 5)
		g.Disc(x, y, 0.075*c, paint.Solid(g.t.Wood))
		g.Ring(x, y, 0.075*c, max(0.022*c, g.Scale), ring)
	}
}
