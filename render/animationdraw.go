package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/blit"
)

// draw draws the moving parts over a card at a place.
func (s *animation) draw(dst *ebiten.Image, at image.Point) {
	s.at = at
	s.drawEffects(dst, false)
	r, c := s.pics.layout.Radius(), s.pics.pitch()
	named := false
	for i := range s.tokens {
		if !named && s.t < s.landed && s.tokens[i].layer >= moverLayer {
			s.drawNames(dst)
			named = true
		}
		p := s.tokens[i].at(s.t, r, c)
		s.drawPose(dst, &p)
	}
	if !named {
		s.drawNames(dst)
	}
	s.drawEffects(dst, true)
}

// onto is the place on the image of a place of the card.
func (s *animation) onto(x, y float64) (dx, dy float64) {
	return x + float64(s.at.X), y + float64(s.at.Y)
}

func (s *animation) drawPose(dst *ebiten.Image, p *pose) {
	if p.alpha <= 0.003 {
		return
	}
	x, y := s.onto(p.x, p.y)
	if p.glow != nil {
		k := blit.Lerp(0.72, 1, p.shine)
		s.brush.Scaled(dst, p.glow, x, y, k, k, p.alpha*p.shine)
	}
	var tint ebiten.ColorScale
	if p.grey > 0 {
		v := float32(1 - 0.45*p.grey)
		tint.Scale(v, v, v, 1)
	}
	tint.ScaleAlpha(float32(p.alpha))
	s.brush.Tinted(dst, p.img, x, y, p.sx, p.sy, tint)
	if p.into != nil {
		s.brush.Scaled(dst, p.into, x, y, p.sx, p.sy, p.alpha*p.blend)
	}
	if p.over != nil {
		s.brush.Sector(dst, p.over, x, y, p.sweep)
	}
}

// Where tiles fill cells their names lie over resting pieces' feet; moving pieces are above.

// label is a name of the animation.
type label struct {
	img  *ebiten.Image
	x, y float64 // on the card
}

// drawNames draws the names and their gold while it comes and goes.
func (s *animation) drawNames(dst *ebiten.Image) {
	for i := range s.names {
		n := &s.names[i]
		x, y := s.onto(n.x, n.y)
		s.brush.Put(dst, n.img, x, y)
	}
	for i := range s.effects {
		e := &s.effects[i]
		if e.name == nil || s.t < e.start || s.t >= e.start+e.dur && !e.stays {
			continue
		}
		alpha := blit.Part(s.t, e.start, e.dur)
		if e.kind == fxDark {
			alpha = min((e.start+e.dur-s.t)/tileMS, 1)
		}
		x, y := s.onto(e.x, e.y)
		s.brush.Scaled(dst, e.name, x, y, 1, 1, alpha)
	}
}
