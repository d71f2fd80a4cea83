package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/sample"
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
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return fmt.Errorf("%s: %w", path, err)
	}
	return f.Close()
}

// filming writes six moments of every animation, then ends.
type filming struct{ dir string }

const filmSize = 480

// Update does all the work at once.
func (f *filming) Update() error {
	for _, s := range sample.Scenes() {
		for _, t := range themes {
			if err := f.film(s, render.Look{Theme: t.theme, Banner: true, Scale: 1}, "film-"+s.Name+"-"+t.name); err != nil {
				return err
			}
		}
	}
	return ebiten.Termination
}

func (f *filming) film(s sample.Scene, look render.Look, name string) error {
	ticks := length(s, look)
	b, dst := stageFor(s, look), ebiten.NewImage(3*filmSize, 2*filmSize)
	defer dst.Deallocate()
	b.Draw(dst)
	b.Play(s.Events, s.After)
	for i, done := 0, 0; i < 6; i++ {
		for ; done < ticks*(2*i+1)/12; done++ {
			b.Update()
		}
		b.SetLayout(image.Rect(0, 0, filmSize, filmSize).Add(image.Pt(i%3*filmSize, i/3*filmSize)), 0)
		b.Draw(dst)
	}
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return write(f.dir, name, img)
}

// length is how many ticks an animation takes.
func length(s sample.Scene, look render.Look) int {
	b := stageFor(s, look)
	b.Play(s.Events, s.After)
	n := 0
	for ; b.Animating(); n++ {
		b.Update()
	}
	return n
}

// stageFor is a drawn board of a scene before anything happens.
func stageFor(s sample.Scene, look render.Look) *render.Board {
	b := render.NewBoard(s.Before.Info)
	b.SetLook(look)
	b.SetLayout(image.Rect(0, 0, filmSize, filmSize), 0)
	b.SetView(s.Before.View)
	once := ebiten.NewImage(filmSize, filmSize)
	b.Draw(once)
	once.Deallocate()
	return b
}

func (f *filming) Draw(*ebiten.Image) {}

// Layout takes the window as it is.
func (f *filming) Layout(w, h int) (int, int) { return w, h }
