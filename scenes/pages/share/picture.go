package share

import (
	"bytes"
	"image"
	"image/png"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render"
	"yanyi/render/snapshot"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
)

// picture is the moment as an image, in one of three sizes.
type picture struct {
	wide  int
	data  []byte // of the PNG at this size, nil before
	shown shown
}

// shown is an image as the page shows it.
type shown struct {
	img  *ebiten.Image
	size image.Point
}

// set shows another image.
func (s *shown) set(img *image.RGBA) {
	if s.img != nil && s.img.Bounds() != img.Rect {
		s.img.Deallocate()
		s.img = nil
	}
	if s.img == nil {
		s.img = ebiten.NewImage(img.Rect.Dx(), img.Rect.Dy())
	}
	s.img.WritePixels(img.Pix)
	s.size = img.Rect.Size()
}

// drop forgets the image.
func (s *shown) drop() {
	if s.img != nil {
		s.img.Deallocate()
		s.img = nil
	}
}

// draw draws the image as large as a place allows, in its middle.
func (s *shown) draw(c *canvas.Canvas, r canvas.Rect) {
	if s.img == nil {
		return
	}
	k := min(r.W/float64(s.size.X), r.H/float64(s.size.Y)) * c.Scale
	area := c.Device(r)
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(float64(area.Min.X)+(float64(area.Dx())-k*float64(s.size.X))/2, float64(area.Min.Y)+(float64(area.Dy())-k*float64(s.size.Y))/2)
	c.Target().DrawImage(s.img, op)
	w, h := k*float64(s.size.X)/c.Scale, k*float64(s.size.Y)/c.Scale
	c.Shape(canvas.Box(r.X+(r.W-w)/2, r.Y+(r.H-h)/2, w, h), canvas.Shape{Line: 1, Stroke: c.Theme.Line})
}

func (p *picture) drop() {
	p.data = nil
	p.shown.drop()
}

// look is how pictures look: as boards do here.
func (p *Page) look() render.Look {
	look := p.session.Look(1)
	look.Theme = p.view.Theme
	if in := p.what.Variant.Info(); in.Figures && p.session.Settings.Faces == "" && p.session.Params.Pieces == "" {
		look.Faces = render.Figures
	}
	return look
}

// written reports whether turns are written by coordinates.
func (p *Page) coordinates() bool { return p.session.Settings.NotationShown() == "coordinates" }

// preview makes the small picture that is shown, once.
func (p *Page) preview() {
	if p.image.shown.img == nil {
		p.image.shown.set(p.reel.draw(p.reel.card(p.look(), snapshot.Small), p.what.Ply, p.coordinates()))
	}
}

// png is the picture in the size that is chosen.
func (p *Page) png() machine.File {
	if p.image.data == nil {
		var b bytes.Buffer
		img := p.reel.draw(p.reel.card(p.look(), p.image.wide), p.what.Ply, p.coordinates())
		_ = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, img) // a Buffer takes everything
		p.image.data = b.Bytes()
	}
	return machine.File{Name: p.name() + "-" + strconv.Itoa(p.image.wide) + ".png", Type: "image/png", Data: p.image.data}
}

// name is the name of files, without their ending.
func (p *Page) name() string {
	name := "yanyi-" + p.what.Variant.Info().ID
	if p.what.Ply > 0 {
		name += "-" + strconv.Itoa(p.what.Ply)
	}
	return name
}
