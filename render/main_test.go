package render

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Tests that draw need a screen: they run inside Update of a game. Without a
// display they are skipped; the drawings themselves are compared in package art.

var screenless = os.Getenv("DISPLAY") == ""

type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image) {}

func (r *runner) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	if screenless {
		os.Exit(m.Run())
	}
	r := &runner{m: m, code: 1}
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(r); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(r.code)
}

func needScreen(t testing.TB) {
	if screenless {
		t.Skip("no display")
	}
}

// shot writes an image for the eye when SHOTS names a folder.
func shot(t testing.TB, name string, img *ebiten.Image) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		return
	}
	size := img.Bounds().Size()
	out := image.NewRGBA(image.Rectangle{Max: size})
	img.ReadPixels(out.Pix)
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, out); err != nil {
		t.Fatal(err)
	}
}
