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

// named is a theme with its name.
type named struct {
	name  string
	theme *theme.Theme
}

var themes = []named{{"light", &theme.Light}, {"dark", &theme.Dark}}

// writeStills writes every picture in both themes.
func writeStills(dir string) error {
	for _, t := range themes {
		for _, e := range pictures() {
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
type filming struct {
	dir     string
	size    int // of a moment, 0 for the animation's own
	entries []entry
	done    int
}

// filmed is how many moments of an animation are shown, and how many in a row.
const filmed, filmRow = 6, 3

// Update films one animation: its images are freed before the next.
func (f *filming) Update() error {
	if f.done == len(f.entries) {
		return ebiten.Termination
	}
	b := f.entries[f.done]
	f.done++
	size := b.size
	if f.size > 0 {
		size = f.size
	}
	for _, t := range themes {
		_, shots := moments(b.make(render.Look{Theme: t.theme, Banner: true, Scale: 1}), size)
		if err := write(f.dir, "film-"+b.name+"-"+t.name, strip(shots)); err != nil {
			return err
		}
	}
	return nil
}

// moments are pictures of an animation as it plays, in a square of a size: before it
// begins, and in the middle of each of six equal parts.
func moments(a animation, size int) (before *image.RGBA, shots []*image.RGBA) {
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
