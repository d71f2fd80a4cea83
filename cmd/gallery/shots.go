package main

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/theme"
)

var themes = []struct {
	name  string
	theme *theme.Theme
}{{"light", &theme.Light}, {"dark", &theme.Dark}}

// writeStills writes every exhibit in both themes.
func writeStills(dir string) error {
	for _, t := range themes {
		for _, e := range exhibits() {
			if err := write(dir, e.name+"-"+t.name, e.paint(art.Look{Theme: t.theme, Scale: 1})); err != nil {
				return err
			}
		}
	}
	return nil
}

func write(dir, name string, img image.Image) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	path := filepath.Join(dir, name+".png")
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, img); err != nil {
		f.Close()
		return fmt.Errorf("%s: %w", path, err)
	}
	return f.Close()
}

// filming writes six moments of every animation, then ends.
type filming struct{ dir string }

// filmed is how many moments of an animation are shown, and how many in a row.
const filmed, filmRow = 6, 3

// Update does all the work at once.
func (f *filming) Update() error {
	all, err := bill()
	if err != nil {
		return err
	}
	for _, b := range all {
		for _, t := range themes {
			look := render.Look{Theme: t.theme, Banner: true, Scale: 1}
			_, shots := moments(b.make(look), b.size)
			if err := write(f.dir, "film-"+b.name+"-"+t.name, strip(shots)); err != nil {
				return err
			}
		}
	}
	return ebiten.Termination
}

// moments are pictures of an act as it plays, in a square of a size: before it
// begins, and in the middle of each of six equal parts.
func moments(a act, size int) (before *image.RGBA, shots []*image.RGBA) {
	dst := ebiten.NewImage(size, size)
	defer dst.Deallocate()
	picture := func() *image.RGBA {
		dst.Clear()
		a.draw(dst)
		img := image.NewRGBA(dst.Bounds())
		dst.ReadPixels(img.Pix)
		return img
	}
	a.place(dst.Bounds())
	a.rewind()
	before = picture()
	a.begin()
	ticks := 0
	for ; a.running(); ticks++ {
		a.update()
	}
	a.rewind()
	picture()
	a.begin()
	for i, done := 0, 0; i < filmed; i++ {
		for ; done < ticks*(2*i+1)/(2*filmed); done++ {
			a.update()
		}
		shots = append(shots, picture())
	}
	return before, shots
}

// strip lays moments out in rows.
func strip(shots []*image.RGBA) *image.RGBA {
	size := shots[0].Rect.Size()
	img := image.NewRGBA(image.Rect(0, 0, filmRow*size.X, (len(shots)+filmRow-1)/filmRow*size.Y))
	for i, shot := range shots {
		at := image.Pt(i%filmRow*size.X, i/filmRow*size.Y)
		draw.Draw(img, shot.Rect.Add(at), shot, image.Point{}, draw.Src)
	}
	return img
}

func (f *filming) Draw(*ebiten.Image) {}

// Layout takes the window as it is.
func (f *filming) Layout(w, h int) (int, int) { return w, h }
