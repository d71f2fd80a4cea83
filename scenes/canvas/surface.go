package canvas

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// surface is the target of a canvas: the visible part of the view, and everything's opacity.
type surface struct {
	Scale float64 // device pixels per logical pixel

	pane
	clips []pane  // that the pane lies in
	alpha float32 // of everything drawn, 1 is opaque
	iop   ebiten.DrawImageOptions
}

// pane is the image of a part of the view and the offset of drawings on it, logical.
type pane struct {
	dst    *ebiten.Image
	dx, dy float64
}

// Target is the image drawn to: the part of the view that shows now.
func (s *surface) Target() *ebiten.Image { return s.dst }

// Device converts a rectangle to whole device pixels, scroll offset included.
func (s *surface) Device(r Rect) image.Rectangle {
	return image.Rect(
		Snap((r.X+s.dx)*s.Scale), Snap((r.Y+s.dy)*s.Scale),
		Snap((r.Right()+s.dx)*s.Scale), Snap((r.Bottom()+s.dy)*s.Scale))
}

// Push restricts drawing to r and shifts later drawing by (dx, dy), until Pop.
func (s *surface) Push(r Rect, dx, dy float64) {
	s.clips = append(s.clips, s.pane)
	s.dst = s.dst.RecyclableSubImage(s.Device(r).Intersect(s.dst.Bounds()))
	s.dx, s.dy = s.dx+dx, s.dy+dy
}

// Pop ends the last Push.
func (s *surface) Pop() {
	s.dst.Recycle()
	last := len(s.clips) - 1
	s.pane, s.clips = s.clips[last], s.clips[:last]
}

// Fade multiplies the opacity of later drawing and returns the one before, for SetFade.
func (s *surface) Fade(f float64) float32 {
	before := s.alpha
	s.alpha *= float32(f)
	return before
}

// SetFade sets the opacity that Fade returned.
func (s *surface) SetFade(alpha float32) { s.alpha = alpha }

// hidden reports whether nothing of r would be seen.
func (s *surface) hidden(r image.Rectangle) bool { return !r.Overlaps(s.dst.Bounds()) }

// Fill paints a rectangle.
func (s *surface) Fill(r Rect, col color.NRGBA) {
	d := s.Device(r)
	if d.Dx() < 1 || d.Dy() < 1 || s.hidden(d) {
		return
	}
	s.iop.GeoM.Reset()
	s.iop.GeoM.Scale(float64(d.Dx()), float64(d.Dy()))
	s.iop.GeoM.Translate(float64(d.Min.X), float64(d.Min.Y))
	s.tint(col)
	s.dst.DrawImage(white(), &s.iop)
}

// HLine draws a hairline of one logical pixel, at least one device pixel.
func (s *surface) HLine(x, y, w float64, col color.NRGBA) {
	s.Fill(Rect{x, y, w, s.hair()}, col)
}

// VLine draws an upright hairline.
func (s *surface) VLine(x, y, h float64, col color.NRGBA) {
	s.Fill(Rect{x, y, s.hair(), h}, col)
}

func (s *surface) hair() float64 { return max(1, float64(Snap(s.Scale))) / s.Scale }

// Picture draws an image of device pixels with its upper left corner at (x, y).
func (s *surface) Picture(img *ebiten.Image, x, y float64) {
	if img != nil {
		s.image(img, float64(Snap((x+s.dx)*s.Scale)), float64(Snap((y+s.dy)*s.Scale)))
	}
}

// PictureIn draws an image of device pixels in the middle of r.
func (s *surface) PictureIn(img *ebiten.Image, r Rect) {
	if img != nil {
		b := img.Bounds()
		s.Picture(img, r.X+(r.W-float64(b.Dx())/s.Scale)/2, r.Y+(r.H-float64(b.Dy())/s.Scale)/2)
	}
}

// image draws an image as it is at a device pixel, at the present opacity.
func (s *surface) image(img *ebiten.Image, x, y float64) {
	s.iop.GeoM.Reset()
	s.iop.GeoM.Translate(x, y)
	s.iop.ColorScale.Reset()
	s.iop.ColorScale.ScaleAlpha(s.alpha)
	s.dst.DrawImage(img, &s.iop)
}

// tint gives a colour to the next drawing from white.
func (s *surface) tint(col color.NRGBA) {
	a := float32(col.A) / 255 * s.alpha
	s.iop.ColorScale.Reset()
	s.iop.ColorScale.SetR(float32(col.R) / 255 * a)
	s.iop.ColorScale.SetG(float32(col.G) / 255 * a)
	s.iop.ColorScale.SetB(float32(col.B) / 255 * a)
	s.iop.ColorScale.SetA(a)
}

var whiteImage *ebiten.Image

// white is one white pixel; ones around it keep filters from mixing edges in.
func white() *ebiten.Image {
	if whiteImage == nil {
		img := ebiten.NewImage(3, 3)
		img.Fill(color.White)
		whiteImage = img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
	}
	return whiteImage
}
