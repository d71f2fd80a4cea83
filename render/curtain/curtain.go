// Package curtain is the bamboo curtain between two players at one screen.
package curtain

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// Curtain is 32 strips that roll down, one after the other, and up again.
type Curtain struct {
	look render.Look
	rect image.Rectangle

	strip [kinds]*ebiten.Image
	cord  *ebiten.Image
	stale bool

	down  bool
	t     float64 // milliseconds since it began to move
	moved bool
	brush blit.Brush
}

// Measures of the curtain: strips, pictures of strips, milliseconds for all and between two.
const (
	strips, kinds = 32, 8
	allMS, stepMS = 480.0, 8.0
)

// SetLayout places the curtain over a rectangle.
func (d *Curtain) SetLayout(rect image.Rectangle, look render.Look) {
	if rect != d.rect || look != d.look {
		d.rect, d.look, d.stale, d.moved = rect, look, true, true
	}
}

// Drop lets the curtain fall, Lift rolls it up.
func (d *Curtain) Drop() { d.turn(true) }

// Lift rolls the curtain up.
func (d *Curtain) Lift() { d.turn(false) }

func (d *Curtain) turn(down bool) {
	if d.down != down {
		d.down, d.t, d.moved = down, 0, true
		if d.look.Motion == render.Reduced {
			d.t = allMS
		}
	}
}

// Closed reports whether the curtain hides everything.
func (d *Curtain) Closed() bool { return d.down && d.t >= allMS }

// Open reports whether nothing of the curtain is to be seen.
func (d *Curtain) Open() bool { return !d.down && d.t >= allMS || !d.down && d.t == 0 }

// Update moves the curtain on by one tick and reports whether it must be drawn.
func (d *Curtain) Update() bool {
	if d.t < allMS && (d.down || d.t > 0 || d.moved) {
		d.t += blit.Tick()
		d.moved = true
	}
	return d.moved
}

// reach is how far strip i has come down, 0 to 1.
func (d *Curtain) reach(i int) float64 {
	u := blit.Out(blit.Part(d.t, stepMS*float64(i), allMS-stepMS*(strips-1)))
	if !d.down {
		return 1 - u
	}
	return u
}

func (d *Curtain) paint() {
	look := d.look.Art()
	w, h := d.rect.Dx()/strips+1, d.rect.Dy()
	for i := range d.strip {
		if d.strip[i] != nil {
			d.strip[i].Deallocate()
		}
		d.strip[i] = blit.Upload(art.DrawCurtainStrip(look, w, h, i))
	}
	d.cord = blit.Upload(art.DrawCurtainCord(look, w))
	d.stale = false
}

// Draw draws the strips as far as they have come.
func (d *Curtain) Draw(dst *ebiten.Image) {
	d.moved = false
	if d.Open() || d.rect.Empty() {
		return
	}
	if d.stale || d.cord == nil {
		d.paint()
	}
	h := float64(d.rect.Dy())
	for i := range strips {
		x := float64(d.rect.Min.X + d.rect.Dx()*i/strips)
		y := float64(d.rect.Min.Y) - h*(1-d.reach(i))
		d.brush.At(dst, d.strip[(i*5+i*i/3)%kinds], math.Round(x), math.Round(y), 1)
		for _, at := range [2]float64{0.14, 0.86} {
			d.brush.At(dst, d.cord, math.Round(x), math.Round(y+at*h-float64(d.cord.Bounds().Dy())/2), 1)
		}
	}
}
