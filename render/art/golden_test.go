package art_test

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"yanyi/render/paint"
)

// Drawings are compared with pictures in testdata that somebody has looked at.
// After a drawing has changed on purpose, run
//
//	go test ./render/art -update
//
// and look at the pictures again before committing them. With SHOTS=folder every
// drawing is also written there.
var update = flag.Bool("update", false, "write the golden pictures anew")

// A drawing may differ from its picture by rounding in another machine's floats:
// by little on average, and by much in hardly any pixel.
const (
	meanTolerance = 0.6   // of 255, over all channels
	farOff        = 32    // of 255, in one channel
	farTolerance  = 0.002 // part of the pixels
)

func golden(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	save(t, os.Getenv("SHOTS"), name, img)
	if *update {
		save(t, "testdata", name, img)
		return
	}
	want := load(t, filepath.Join("testdata", name+".png"))
	if want.Bounds() != img.Bounds() {
		t.Fatalf("%s: %v, want %v", name, img.Bounds(), want.Bounds())
	}
	mean, far := difference(img, want)
	if mean > meanTolerance || far > farTolerance {
		save(t, os.TempDir(), "differs-"+name, img)
		t.Errorf("%s differs from its picture: by %.2f on average, by much in %.2f %% of the pixels; see %s",
			name, mean, 100*far, filepath.Join(os.TempDir(), "differs-"+name+".png"))
	}
}

// difference is the mean difference of all channels and the part of pixels that
// are far off.
func difference(a, b *image.RGBA) (mean, far float64) {
	sum, off := 0, 0
	for i := 0; i < len(a.Pix); i += 4 {
		worst := 0
		for k := range 4 {
			d := int(a.Pix[i+k]) - int(b.Pix[i+k])
			d = max(d, -d)
			sum += d
			worst = max(worst, d)
		}
		if worst > farOff {
			off++
		}
	}
	return float64(sum) / float64(len(a.Pix)), 4 * float64(off) / float64(len(a.Pix))
}

func save(t testing.TB, dir, name string, img *image.RGBA) {
	if dir == "" {
		return
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func load(t *testing.T, path string) *image.RGBA {
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	src, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	img := image.NewRGBA(src.Bounds())
	draw.Draw(img, img.Bounds(), src, src.Bounds().Min, draw.Src)
	return img
}

// A drawing that lost a line must be caught.
func TestToleranceCatchesABrokenDrawing(t *testing.T) {
	a, b := paint.New(200, 200), paint.New(200, 200)
	ground, line := paint.Solid{R: 230, G: 220, B: 190, A: 255}, paint.Solid{R: 90, G: 70, B: 50, A: 255}
	for _, c := range []*paint.Canvas{a, b} {
		c.Fill(new(paint.Path).Rect(0, 0, 200, 200), paint.NonZero, ground)
	}
	a.Fill(new(paint.Path).Rect(20, 100, 160, 1), paint.NonZero, line)
	if mean, far := difference(a.Img, b.Img); mean <= meanTolerance && far <= farTolerance {
		t.Errorf("a missing line passes: mean %.3f, far %.4f", mean, far)
	}
}
