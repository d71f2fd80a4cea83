// Package golden compares drawings in tests with approved pictures in the folder testdata
// of the package under test. After an intended change of a drawing run
//
//	go test PACKAGE -update
//
// and look at the pictures before committing them. With SHOTS=folder every drawing is also
// written there.
package golden

import (
	"errors"
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write golden pictures anew that are no longer true")

// A drawing may differ from its picture by rounding in another machine's floats
// or graphics: by little anywhere, and nowhere by much in more than a few pixels.
const (
	meanTolerance = 0.5 // of 255, over all pixels and channels
	rounding      = 12  // of 255, in a pixel's worst channel, is not counted
	side          = 16  // of the squares that are compared
	tolerance     = 2.0 // of 255: the mean over a square of the differences above rounding
)

// Check fails the test unless a drawing looks as its picture.
func Check(t testing.TB, name string, img *image.RGBA) {
	t.Helper()
	if dir := os.Getenv("SHOTS"); dir != "" {
		save(t, dir, name, img)
	}
	path := filepath.Join("testdata", name+".png")
	want, err := load(path)
	d := Difference{Mean: 255, Worst: 255}
	if err == nil && want.Bounds() == img.Bounds() {
		d = Compare(img, want)
	}
	switch {
	case d.Same():
	case *update:
		save(t, "testdata", name, img)
	case err != nil:
		t.Error(err)
	default:
		save(t, os.TempDir(), "differs-"+name, img)
		t.Errorf("%s (%v) differs from %s (%v) by %.2f on average, most by %.1f in the square at %v; see %s",
			name, img.Bounds().Size(), path, want.Bounds().Size(), d.Mean, d.Worst, d.At, filepath.Join(os.TempDir(), "differs-"+name+".png"))
	}
}

// Difference is how much two pictures of one size differ, of 255.
type Difference struct {
	Mean  float64     // over all pixels and channels
	Worst float64     // over the square that differs most, rounding aside
	At    image.Point // its corner
}

// Same reports whether it is no more than another machine may make.
func (d Difference) Same() bool { return d.Mean <= meanTolerance && d.Worst <= tolerance }

// Compare compares two pictures of one size.
func Compare(a, b *image.RGBA) (d Difference) {
	sum := 0
	for y := 0; y < a.Rect.Dy(); y += side {
		for x := 0; x < a.Rect.Dx(); x += side {
			s, above := square(a, b, x, y)
			sum += s
			if worst := float64(above) / (side * side); worst > d.Worst {
				d.Worst, d.At = worst, image.Pt(x, y)
			}
		}
	}
	d.Mean = float64(sum) / float64(max(len(a.Pix), 1))
	return d
}

// square is the sum of a square's differences, and that of its worst channels above rounding.
func square(a, b *image.RGBA, x0, y0 int) (sum, above int) {
	for y := y0; y < min(y0+side, a.Rect.Dy()); y++ {
		for x := x0; x < min(x0+side, a.Rect.Dx()); x++ {
			i, j := a.PixOffset(x, y), b.PixOffset(x, y)
			worst := 0
			for k := range 4 {
				d := int(a.Pix[i+k]) - int(b.Pix[j+k])
				d = max(d, -d)
				sum += d
				worst = max(worst, d)
			}
			above += max(worst-rounding, 0)
		}
	}
	return sum, above
}

func save(t testing.TB, dir, name string, img *image.RGBA) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := errors.Join(enc.Encode(f, img), f.Close()); err != nil {
		t.Fatal(err)
	}
}

func load(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	src, err := png.Decode(f)
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(image.Rectangle{Max: src.Bounds().Size()})
	draw.Draw(img, img.Bounds(), src, src.Bounds().Min, draw.Src)
	return img, nil
}
