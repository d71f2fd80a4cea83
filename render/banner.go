package render

import (
	"image"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
)

// banner shows who checks whom, beside the king: on the panel's side where that
// hides neither king nor checker nor a square the player may want.
func (p *player) banner(e *game.Event) {
	b := p.b
	l := b.look.Lang
	who := b.sideName(p.commander(e.From)) + joint(l) + b.word(e.Piece)
	whom := l.T("event.check.suffix.two")
	if len(b.info.Seats) > 2 {
		whom = l.T("event.check.suffix", locale.Arg{Name: "side", Value: b.sideName(e.Seat)})
	}
	at, mirrored := b.bannerPlace(e.To, e.From)
	img := upload(art.DrawBanner(b.look.art(), b.drawn, l.T("event.check.banner"), who, whom, mirrored))
	call := effect{kind: fxBanner, start: p.next, dur: checkMS, x: float64(at.X), y: float64(at.Y), img: img}
	if p.reduced {
		call.start = 0
		p.s.call = call
		return
	}
	p.s.add(call)
}

// showBannerAlone shows the banner once reduced motion has landed: the board stands as after
// the turn, the banner alone comes and goes.
func (b *Board) showBannerAlone() {
	call := b.spare.call
	if call.img == nil {
		return
	}
	b.spare.reset(&b.view)
	b.spare.add(call)
	b.show = &b.spare
}

func joint(l locale.Lang) string {
	if l == locale.En {
		return " "
	}
	return ""
}

// bannerPlace is the middle of the banner on the card.
func (b *Board) bannerPlace(king, checker game.Square) (at image.Point, mirrored bool) {
	w, h := art.BannerSize(b.drawn)
	kx, ky := b.center(king)
	r := b.drawn.Radius()
	best := -1
	for _, left := range [2]bool{false, true} {
		for _, dy := range [7]float64{-0.34, -0.1, 0.34, -0.9, 0.9, -1.6, 1.6} {
			x := kx + 1.35*r + float64(w)/2
			if left {
				x = kx - 1.35*r - float64(w)/2
			}
			c := image.Pt(int(x), int(ky+dy*float64(h)))
			box := image.Rect(c.X-w/2, c.Y-h/2, c.X+w/2, c.Y+h/2)
			bad := b.hidden(box, king, checker)
			if !box.In(b.drawn.Card()) {
				bad += 1000
			}
			if best < 0 || bad < best {
				best, at, mirrored = bad, c, left
			}
		}
	}
	return b.inside(at, w, h), mirrored
}

// hidden counts how much a box on the card would hide: the king and the checker
// weigh most, then squares the next player may choose.
func (b *Board) hidden(box image.Rectangle, king, checker game.Square) int {
	n := 0
	covers := func(sq game.Square) bool {
		x, y := b.center(sq)
		r := int(b.drawn.Radius())
		return image.Rect(int(x)-r, int(y)-r, int(x)+r, int(y)+r).Overlaps(box)
	}
	for _, sq := range [2]game.Square{king, checker} {
		if int(sq) < len(b.view.Cells) && covers(sq) {
			n += 100
		}
	}
	var seen [256]bool
	for _, t := range b.spare.after.Turns {
		if to := t.To(); !seen[to] && covers(to) {
			n += 10
			seen[to] = true
		}
	}
	return n
}

// inside moves a middle so that a box of the size stays on the card.
func (b *Board) inside(at image.Point, w, h int) image.Point {
	return image.Pt(min(max(at.X, w/2), b.drawn.W-w/2), min(max(at.Y, h/2), b.drawn.H-h/2))
}
