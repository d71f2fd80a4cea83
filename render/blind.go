package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
)

// Blind is the bamboo curtain between two players at one screen: 32 slips that
// roll down, one after the other, and up again.
type Blind struct {
	look Look
	rect image.Rectangle

	slips [blindKinds]*ebiten.Image
	cord  *ebiten.Image
	stale bool

	down  bool
	t     float64 // milliseconds since it began to move
	moved bool
	op    ebiten.DrawImageOptions
}

// Measures of the blind: slips, pictures of slips, milliseconds for all of them
// and from one to the next.
const (
	blindSlips, blindKinds = 32, 8
	blindMS, blindStep     = 480.0, 8.0
)

// SetLayout places the blind over a rectangle.
func (d *Blind) SetLayout(rect image.Rectangle, look Look) {
	if rect != d.rect || look != d.look {
		d.rect, d.look, d.stale, d.moved = rect, look, true, true
	}
}

// Drop lets the blind fall, Lift rolls it up.
func (d *Blind) Drop() { d.turn(true) }

// Lift rolls the blind up.
func (d *Blind) Lift() { d.turn(false) }

func (d *Blind) turn(down bool) {
	if d.down != down {
		d.down, d.t, d.moved = down, 0, true
		if d.look.Motion == Reduced {
			d.t = blindMS
		}
	}
}

// Closed reports whether the blind hides everything.
func (d *Blind) Closed() bool { return d.down && d.t >= blindMS }

// Open reports whether nothing of the blind is to be seen.
func (d *Blind) Open() bool { return !d.down && d.t >= blindMS || !d.down && d.t == 0 }

// Update moves the blind on by one tick and reports whether it must be drawn.
func (d *Blind) Update() bool {
	if d.t < blindMS && (d.down || d.t > 0 || d.moved) {
		d.t += tick()
		d.moved = true
	}
	return d.moved
}

// reach is how far slip i has come down, 0 to 1.
func (d *Blind) reach(i int) float64 {
	u := out(part(d.t, blindStep*float64(i), blindMS-blindStep*(blindSlips-1)))
	if !d.down {
		return 1 - u
	}
	return u
}

func (d *Blind) paint() {
	look := d.look.art()
	w, h := d.rect.Dx()/blindSlips+1, d.rect.Dy()
	for i := range d.slips {
		if d.slips[i] != nil {
			d.slips[i].Deallocate()
		}
		d.slips[i] = upload(art.DrawBlindSlip(look, w, h, i))
	}
	d.cord = upload(art.DrawBlindCord(look, w))
	d.stale = false
}

// Draw draws the slips as far as they have come.
func (d *Blind) Draw(dst *ebiten.Image) {
	d.moved = false
	if d.Open() || d.rect.Empty() {
		return
	}
	if d.stale || d.cord == nil {
		d.paint()
	}
	h := float64(d.rect.Dy())
	for i := range blindSlips {
		x := float64(d.rect.Min.X + d.rect.Dx()*i/blindSlips)
		y := float64(d.rect.Min.Y) - h*(1-d.reach(i))
		d.put(dst, d.slips[(i*5+i*i/3)%blindKinds], x, y)
		for _, at := range [2]float64{0.14, 0.86} {
			d.put(dst, d.cord, x, y+at*h-float64(d.cord.Bounds().Dy())/2)
		}
	}
}

func (d *Blind) put(dst, img *ebiten.Image, x, y float64) {
	d.op.GeoM.Reset()
	d.op.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(img, &d.op)
}
