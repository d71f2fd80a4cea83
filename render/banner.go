package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// banner announces a check beside the king: on the panel's side where that hides neither king
// nor checker nor a square the player may want.
func (p *director) banner(e *game.Event) {
	l := p.pics.look.Lang
	who := p.pics.sideName(p.commander(e.From)) + joint(l) + p.pics.word(e.Piece)
	whom := l.T("event.check.suffix.two")
	if len(p.pics.info.Seats) > 2 {
		whom = l.T("event.check.suffix", locale.Arg{Name: "side", Value: p.pics.sideName(e.Seat)})
	}
	at, mirrored := p.bannerPlace(e.To, e.From)
	p.show(blit.Upload(art.DrawBanner(p.pics.look, p.pics.layout, p.pics.look.Theme.Seal, l.T("event.check.banner"), who, whom, mirrored)), at)
}

// show delays a banner until the moves have ended.
func (p *director) show(img *ebiten.Image, at image.Point) {
	call := effect{kind: fxBanner, start: p.next, dur: checkMS, x: float64(at.X), y: float64(at.Y), img: img}
	if p.reduced() {
		call.start = 0
		p.call = call
		return
	}
	p.add(call)
}

// showBannerAlone shows the banner once reduced motion has landed: the board stands as after
// the turn, the banner alone comes and goes.
func (s *animation) showBannerAlone() {
	if call := s.call; call.img != nil {
		s.reset(&s.view)
		s.add(call)
		s.on = true
	}
}

func joint(l locale.Lang) string {
	if l == locale.En {
		return " "
	}
	return ""
}

// bannerPlace is the middle of the banner on the card.
func (s *animation) bannerPlace(king, checker game.Square) (at image.Point, mirrored bool) {
	w, h := art.BannerSize(s.pics.layout)
	kx, ky := s.pics.center(king)
	r := s.pics.layout.Radius()
	best := -1
	for _, left := range [2]bool{false, true} {
		for _, dy := range [7]float64{-0.34, -0.1, 0.34, -0.9, 0.9, -1.6, 1.6} {
			x := kx + 1.35*r + float64(w)/2
			if left {
				x = kx - 1.35*r - float64(w)/2
			}
			c := image.Pt(int(x), int(ky+dy*float64(h)))
			box := image.Rect(c.X-w/2, c.Y-h/2, c.X+w/2, c.Y+h/2)
			bad := s.hidden(box, king, checker)
			if !box.In(s.pics.layout.Card()) {
				bad += 1000
			}
			if best < 0 || bad < best {
				best, at, mirrored = bad, c, left
			}
		}
	}
	return s.pics.inside(at, w, h), mirrored
}

// hidden counts how much a box on the card would hide: the king and the checker
// weigh most, then squares the next player may choose.
func (s *animation) hidden(box image.Rectangle, king, checker game.Square) int {
	n := 0
	covers := func(sq game.Square) bool {
		x, y := s.pics.center(sq)
		r := int(s.pics.layout.Radius())
		return image.Rect(int(x)-r, int(y)-r, int(x)+r, int(y)+r).Overlaps(box)
	}
	for _, sq := range [2]game.Square{king, checker} {
		if int(sq) < len(s.view.Cells) && covers(sq) {
			n += 100
		}
	}
	var seen [256]bool
	for _, t := range s.after.Turns {
		if to := t.To(); !seen[to] && covers(to) {
			n += 10
			seen[to] = true
		}
	}
	return n
}
