package render

import (
	"image"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// flyMS is how long a piece captured face down flies: it turns over, and fades in the end.
const flyMS = 640.0

// trays are where captured pieces are collected, in coordinates of the layout's rectangle.
type trays [4]struct {
	x, y  float64
	known bool
}

// SetTray sets the place where a seat's captured pieces are collected, in the coordinates of
// the layout's rectangle; it may lie outside. Pieces captured face down fly there as far as
// the board's edge. Without it, and after every change of the layout, the tray lies beyond the
// edge at the seat.
func (b *Board) SetTray(seat game.Seat, x, y float64) {
	if int(seat) < len(b.trays) {
		t := &b.trays[seat]
		t.x, t.y, t.known = x, y, true
	}
}

// toTray is the place on the card where a piece on its way to a seat's tray is last seen whole.
func (p *director) toTray(seat game.Seat) (x, y float64) {
	l := &p.pics.layout
	w, h := float64(l.W), float64(l.H)
	x, y = w/2, h
	if seats := p.pics.info.Seats; int(seat) < len(seats) && int(seat) < len(p.trays) {
		switch (l.Quarter - seats[seat].Quarter) & 3 {
		case 1:
			x, y = 0, h/2
		case 2:
			x, y = w/2, 0
		case 3:
			x, y = w, h/2
		}
		if t := p.trays[seat]; t.known {
			x, y = t.x-float64(p.at.X), t.y-float64(p.at.Y)
		}
	}
	r := 1.2 * l.Radius()
	return min(max(x, r), w-r), min(max(y, r), h-r)
}

// captured fades a captured piece where it lay, a face-down one on the way to its tray.
func (p *director) captured(e *game.Event) {
	k := p.lift(e.From)
	if k == nil {
		return
	}
	if e.Piece.Hidden() && e.Became != game.NoPiece {
		p.flyOff(k, e)
		return
	}
	if k.layer == 0 {
		k.layer = 1
	}
	if at := p.passed(e); at != game.NoSquare {
		p.pullBack(k, at)
		return
	}
	p.act(k, act{kind: vanish, start: p.arrive, dur: captureMS})
}

// passed is the square a captured pawn had passed over (en passant), or NoSquare.
func (p *director) passed(e *game.Event) game.Square {
	for i := range p.events {
		m := &p.events[i]
		if m.Type == game.Moved && m.To != e.From && m.Piece.Kind() == game.Pawn && e.Piece.Kind() == game.Pawn {
			return m.To
		}
	}
	return game.NoSquare
}

// pullBack draws a pawn taken in passing under its captor, as if it had stopped there, fading.
func (p *director) pullBack(k *token, at game.Square) {
	x, y := p.pics.center(at)
	k.layer = 1
	p.act(k, act{kind: move, start: p.arrive, dur: passMS, x: blit.Lerp(k.x, x, 0.6), y: blit.Lerp(k.y, y, 0.6)})
	p.act(k, act{kind: sink, start: p.arrive, dur: passMS})
}

// flyOff lifts a back off the board; on its way to the captor's tray it turns over,
// glows from then on, and fades at the board's edge.
func (p *director) flyOff(k *token, e *game.Event) {
	k.layer = 5
	face := p.pics.piece(e.Became, game.NoSeat)
	if p.reduced() {
		p.act(k, act{kind: become, start: p.arrive, dur: blit.FadeMS, img: face})
		return
	}
	x, y := p.toTray(e.Seat)
	p.act(k, act{kind: fly, start: p.arrive, dur: flyMS, x: x, y: y})
	p.act(k, act{kind: flip, start: p.arrive, dur: flipMS, img: face})
	p.act(k, act{kind: shine, start: p.arrive + flipMS/2, dur: flipMS / 2, img: p.pics.mark(art.Revealed)})
	p.act(k, act{kind: vanish, start: p.arrive + flyMS - captureMS, dur: captureMS})
}

// kingLost sends a ring of its colour out from a fallen king whose side plays on (anqi).
func (p *director) kingLost(e *game.Event) {
	x, y := p.pics.center(e.From)
	p.add(effect{kind: fxRing, start: p.arrive, dur: blit.RingOutMS, x: x, y: y, far: 3, seat: e.Seat})
}

// dueled lets ink fly where two generals met, and stamps it 斗.
func (p *director) dueled(e *game.Event) {
	x, y := p.pics.center(e.To)
	if e.N == 0 {
		fx, fy := p.pics.center(e.From)
		x, y = blit.Lerp(fx, x, fallsAt), blit.Lerp(fy, y, fallsAt)
	}
	p.add(effect{kind: fxFlecks, start: p.arrive, dur: duelMS, x: x, y: y, img: p.pics.dot(), n: 18})
	seal := p.pics.seal("event.duel.seal", smallSeal)
	at := p.pics.inside(image.Pt(int(x+0.6*p.pics.pitch()), int(y-0.6*p.pics.pitch())), seal.Bounds().Dx(), seal.Bounds().Dy())
	p.add(effect{kind: fxStamp, start: p.arrive, dur: duelMS, x: float64(at.X), y: float64(at.Y), img: seal})
}
