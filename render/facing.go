package render

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
	"yanyi/render/theme"
)

// composeFacing joins two allied kings that may not face by a thin line, thicker once they do.
func (s *composite) composeFacing() {
	f := s.view.Facing
	if f == nil {
		return
	}
	t := s.pics.look.Theme
	x0, y0 := s.pics.center(f.Kings[0])
	x1, y1 := s.pics.center(f.Kings[1])
	wide, col := 0.05*s.pics.pitch(), t.Seal
	if f.Between != game.NoSquare {
		wide, col = 0.03*s.pics.pitch(), t.Warn
	}
	wide = max(wide, 1.5*s.pics.look.Scale)
	s.brush.Stroke(s.base, x0, y0, x1, y1, wide+2*s.pics.look.Scale, t.Casing, 0.5)
	s.brush.Stroke(s.base, x0, y0, x1, y1, wide, col, 1)
}

// composeBetween rings the only piece between them.
func (s *composite) composeBetween() {
	if f := s.view.Facing; f != nil && f.Between != game.NoSquare && !s.animation.moving(f.Between) {
		s.putMark(art.Parting, f.Between)
	}
}

// met draws the line between the two kings that face each other, and then shows the winner.
func (p *director) met(e *game.Event) {
	x, y := p.pics.center(e.From)
	x1, y1 := p.pics.center(e.To)
	rim := p.pics.layout.Radius() / max(math.Hypot(x1-x, y1-y), 1)
	x, y, x1, y1 = blit.Lerp(x, x1, rim), blit.Lerp(y, y1, rim), blit.Lerp(x1, x, rim), blit.Lerp(y1, y, rim)
	p.add(effect{kind: fxLine, start: p.next, dur: metMS, x: x, y: y, x1: x1, y1: y1, stays: true})
	for _, king := range [2]game.Square{e.From, e.To} {
		cx, cy := p.pics.center(king)
		if k := p.standing(king); k != nil { // it stands over its glow
			k.layer = max(k.layer, 2)
		}
		p.add(effect{kind: fxGlow, start: p.next, dur: metMS, x: cx, y: cy, img: p.pics.mark(art.CheckGlow), fades: true})
	}
	p.next += 240
	p.metBanner(e)
	p.next += checkMS
}

// metBanner is the winner's banner, in its colour, beside the line.
func (p *director) metBanner(e *game.Event) {
	l := p.pics.look.Lang
	side := func(name string, s game.Seat) locale.Arg { return locale.Arg{Name: name, Value: p.pics.sideName(s)} }
	pair := l.T("event.met.pair", side("a", e.Other), side("b", e.Third))
	at, mirrored := p.bannerPlace(e.To, e.From)
	cloth := theme.Light.Homes[p.pics.info.Armies[e.Seat].Pigment].Line
	img := blit.Upload(art.DrawBanner(p.pics.look, p.pics.layout, cloth, l.T("event.result.win.two", side("side", e.Seat)), pair, l.T("event.met.sight"), mirrored))
	p.show(img, at)
}
