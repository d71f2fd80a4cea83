package paint

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"slices"
	"testing"
)

var black = Solid{A: 255}

// area is the sum of all alpha, in pixels.
func area(c *Canvas) float64 {
	sum := 0
	for i := 3; i < len(c.Img.Pix); i += 4 {
		sum += int(c.Img.Pix[i])
	}
	return float64(sum) / 255
}

func TestCoverageIsTheArea(t *testing.T) {
	for _, c := range []struct {
		name string
		path *Path
		want float64
	}{
		{"rectangle between pixels", new(Path).Rect(10.25, 10.5, 20.5, 5.75), 20.5 * 5.75},
		{"disc", new(Path).Circle(50, 50, 30.3), math.Pi * 30.3 * 30.3},
		{"ring", new(Path).Ring(50, 50, 30, 4), math.Pi * (32*32 - 28*28)},
		{"triangle", new(Path).Polygon(Point{3, 3}, Point{90, 20}, Point{20, 77}), math.Abs((90-3)*(77-3)-(20-3)*(20-3)) / 2},
		{"hole the other way round", new(Path).Rect(10, 10, 40, 40).Polygon(Point{20, 20}, Point{20, 40}, Point{40, 40}, Point{40, 20}), 1200},
		{"no hole the same way round", new(Path).Rect(10, 10, 40, 40).Rect(20, 20, 20, 20), 1600},
		{"half outside the image", new(Path).Circle(0, 50, 30), math.Pi * 900 / 2},
		{"half outside on the right", new(Path).Circle(100, 50, 30), math.Pi * 900 / 2},
		{"slanting through the edge", new(Path).Polygon(Point{-50, 10}, Point{50, 10}, Point{50, 60}), 50 * (25 + 50) / 2},
		{"round rectangle", new(Path).RoundRect(10, 10, 60, 40, 10), 60*40 - (4-math.Pi)*100},
	} {
		canvas := New(100, 100)
		canvas.Fill(c.path, black)
		if got := area(canvas); math.Abs(got-c.want) > 0.004*c.want+1 {
			t.Errorf("%s: area %.1f, want %.1f", c.name, got, c.want)
		}
	}
}

func TestStrokesHaveTheirWidth(t *testing.T) {
	for _, c := range []struct {
		name string
		path *Path
		pen  Pen
		want float64
	}{
		{"line", new(Path).Line(Point{10, 10}, Point{70, 55}), Pen{Width: 3}, 75 * 3},
		{"round ends", new(Path).Line(Point{20, 50}, Point{80, 50}), Pen{Width: 10, Round: true}, 60*10 + math.Pi*25},
		{"square", new(Path).Rect(20, 20, 50, 50), Pen{Width: 4}, 54*54 - 46*46},
		{"circle", new(Path).Circle(50, 50, 30), Pen{Width: 4}, 2 * math.Pi * 30 * 4},
		{"dashes", new(Path).Line(Point{10, 50}, Point{90, 50}), Pen{Width: 4, Dash: []float64{6, 4}}, 48 * 4},
		{"dashes round a circle", new(Path).Circle(50, 50, 30), Pen{Width: 4, Dash: []float64{math.Pi * 3, math.Pi * 3}}, math.Pi * 30 * 4},
	} {
		canvas := New(100, 100)
		canvas.Stroke(c.path, c.pen, color.NRGBA{A: 255})
		if got := area(canvas); math.Abs(got-c.want) > 0.02*c.want {
			t.Errorf("%s: area %.1f, want %.1f", c.name, got, c.want)
		}
	}
}

// A second drawing into the same canvas is not affected by the first.
func TestTheRasterIsLeftClean(t *testing.T) {
	c := New(100, 100)
	c.Fill(new(Path).Circle(50, 50, 45), black)
	clear(c.Img.Pix)
	c.Fill(new(Path).Rect(40, 40, 10, 10), black)
	if got := area(c); got != 100 {
		t.Errorf("area %.2f, want 100", got)
	}
}

func TestClipKeepsDrawingInside(t *testing.T) {
	c := New(40, 40)
	restore := c.Clip(image.Rect(10, 10, 20, 20))
	c.Fill(new(Path).Rect(0, 0, 40, 40), black)
	c.Rect(0, 0, 40, 40, color.NRGBA{A: 255})
	restore()
	if got := area(c); got != 100 {
		t.Errorf("area %.2f, want 100", got)
	}
}

func TestTextIsCentredAndMeasured(t *testing.T) {
	for _, text := range []string{"车", "K", "10", "天下"} {
		x0, y0, x1, y1 := Bold().CenteredOutline(text, 60, 100, 100).Bounds()
		if cx, cy := (x0+x1)/2, (y0+y1)/2; math.Abs(cx-100) > 4 || math.Abs(cy-100) > 4 {
			t.Errorf("%s: middle at (%.1f, %.1f)", text, cx, cy)
		}
	}
	if one, two := Regular().Width("马", 20), Regular().Width("马马", 20); one != 20 || two != 40 {
		t.Errorf("a character of 20 px is %.1f wide, two are %.1f", one, two)
	}
	if Regular().Has("\U00010FFF") || !Regular().Has("楚河汉界") {
		t.Error("the font does not know what it has")
	}
}

func TestTexturesRepeat(t *testing.T) {
	for name, tex := range map[string]*Texture{"paper": Paper(), "silk": Silk(), "wood": Wood()} {
		seam, inside := 0, 0
		n := tex.size
		for i := range n {
			seam += abs(int(tex.v[i*n]) - int(tex.v[i*n+n-1]))
			inside += abs(int(tex.v[i*n+n/2]) - int(tex.v[i*n+n/2-1]))
		}
		if seam > 3*inside+n*40 {
			t.Errorf("%s: a seam of %d where neighbours differ by %d", name, seam/n, inside/n)
		}
		for i, v := range tex.v {
			if v > textureUnit/4 || v < -textureUnit/4 {
				t.Fatalf("%s: point %d is %d of %d", name, i, v, textureUnit)
			}
		}
	}
}

func abs(v int) int { return max(v, -v) }

func TestGradientsRunThroughTheirStops(t *testing.T) {
	red, blue := color.NRGBA{R: 255, A: 255}, color.NRGBA{B: 255, A: 255}
	l := Linear(0, 10, 0, 20, Stop{0, red}, Stop{1, blue})
	for y, want := range map[float32]Pixel{5: {255, 0, 0, 255}, 25: {0, 0, 255, 255}} {
		if got := l.At(3, y); got != want {
			t.Errorf("linear at %v: %v, want %v", y, got, want)
		}
	}
	r := Radial(50, 50, 10, 20, Stop{0, red}, Stop{1, blue})
	if got := r.At(50, 70); got.B < 250 {
		t.Errorf("radial at its edge: %v", got)
	}
	if got := r.At(55, 50); math.Abs(float64(got.R-got.B)) > 3 {
		t.Errorf("radial half way: %v", got)
	}
}

// Washes of whole pixels are those of each channel alone: s + d·(255−alpha)/255, rounded.
func TestWashesAreRounded(t *testing.T) {
	for alpha := range 255 {
		for s := range alpha + 1 {
			for d := 0; d < 256; d += 5 {
				pix := []uint8{uint8(d), 0, 255, uint8(255 - d), 1, 2, 3, 4}
				before := slices.Clone(pix)
				colour := [4]uint8{uint8(s), 0, uint8(alpha), uint8(alpha)}
				wash(pix[:4], colour)
				for i, got := range pix {
					want := before[i]
					if i < 4 {
						v := uint32(want)*uint32(255-alpha) + 127
						want = uint8(uint32(colour[i]) + (v+v>>8)>>8)
					}
					if got != want {
						t.Fatalf("%v on %v: byte %d is %d, want %d", colour, before, i, got, want)
					}
				}
			}
		}
	}
}

func BenchmarkWash(b *testing.B) {
	c := &Canvas{Img: image.NewRGBA(image.Rect(0, 0, 1000, 1000))}
	cover := bytes.Repeat([]uint8{255}, 1000)
	p := pixelOf(color.NRGBA{200, 100, 50, 40})
	for range b.N {
		for y := range 1000 {
			c.blendSolid(y, 0, cover, p)
		}
	}
}
