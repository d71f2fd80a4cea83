package art

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"yanyi/game"
	"yanyi/render/theme"
)

func crossBoard() *game.Board {
	return game.NewBoard(game.Cross, 17, 17, func(f, r int) bool { return f >= 4 && f <= 12 || r >= 4 && r <= 12 })
}

// shot writes an image for the eye when SHOTS names a folder.
func shot(t testing.TB, name string, img *image.RGBA) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func TestCrossLooksLikeItself(t *testing.T) {
	look := Look{Theme: &theme.Light, Coordinates: true}
	l := Fit(crossBoard(), 752, 752, 0, 1)
	if l.C != 42 || l.M != 40 {
		t.Errorf("752 px give c = %d, m = %d; want 42, 40", l.C, l.M)
	}
	shot(t, "cross-light", Ground(look, l))
	look.Theme = &theme.Dark
	shot(t, "cross-dark", Ground(look, l))
}

func BenchmarkCross1500(b *testing.B) {
	look := Look{Theme: &theme.Light, Coordinates: true, Scale: 2}
	l := Fit(crossBoard(), 1500, 1500, 0, 2)
	Ground(look, l)
	for b.Loop() {
		Ground(look, l)
	}
}
