package render

import (
	"image"

	"yanyi/game"
	"yanyi/render/art"
)

// flyMS is how long a piece captured face down is on its way: it turns over, and
// fades in the end.
const flyMS = 640.0

// tray is where a seat's captured pieces are collected, in the coordinates of the
// layout's rectangle.
type tray struct {
	x, y  float64
	known bool
}

// SetTray tells where a seat's captured pieces are collected, in the coordinates
// of the layout's rectangle; it may lie outside. What was captured face down flies
// there as far as the board's edge. Without it, and after every change of the
// layout, the tray is taken to lie beyond the edge before which the seat sits.
func (b *Board) SetTray(seat game.Seat, x, y float64) {
	if int(seat) < len(b.trays) {
		b.trays[seat] = tray{x, y, true}
	}
}

// toTray is the place on the card where a piece on its way to a seat's tray is
// last seen: all of its disc is still on the card.
func (b *Board) toTray(seat game.Seat) (x, y float64) {
	w, h := float64(b.drawn.W), float64(b.drawn.H)
	x, y = w/2, h
	if int(seat) < len(b.info.Seats) && int(seat) < len(b.trays) {
		switch (b.quart - b.info.Seats[seat].Quarter) & 3 {
		case 1:
			x, y = 0, h/2
		case 2:
			x, y = w/2, 0
		case 3:
			x, y = w, h/2
		}
		if t := b.trays[seat]; t.known {
			x, y = t.x-float64(b.at.X), t.y-float64(b.at.Y)
		}
	}
	r := 1.2 * b.drawn.Radius()
	return min(max(x, r), w-r), min(max(y, r), h-r)
}

// captured lets a captured piece fade where it lay. What lay face down is seen by
// all on its way to the tray.
func (p *player) captured(e *game.Event) {
	k := p.b.lift(e.From)
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
	p.s.act(k, act{kind: vanish, start: p.arrive, dur: captureMS})
}

// passed is the square a captured pawn had passed over and was taken on (en
// passant), or NoSquare.
func (p *player) passed(e *game.Event) game.Square {
	for i := range p.events {
		m := &p.events[i]
		if m.Type == game.Moved && m.To != e.From && m.Piece.Kind() == game.Pawn && e.Piece.Kind() == game.Pawn {
			return m.To
		}
	}
	return game.NoSquare
}

// pullBack draws a pawn taken in passing back under its captor, as if it had
// stopped there, and lets it fade.
func (p *player) pullBack(k *token, at game.Square) {
	x, y := p.b.center(at)
	k.layer = 1
	p.s.act(k, act{kind: move, start: p.arrive, dur: passMS, x: lerp(k.x, x, 0.6), y: lerp(k.y, y, 0.6)})
	p.s.act(k, act{kind: sink, start: p.arrive, dur: passMS})
}

// flyOff lifts a back off the board; on its way to the captor's tray it turns over,
// glows from then on, and fades at the board's edge.
func (p *player) flyOff(k *token, e *game.Event) {
	b := p.b
	k.layer = 5
	face := b.piece(art.PieceOf(b.info, e.Became, game.NoSeat))
	if p.reduced {
		p.s.act(k, act{kind: become, start: p.arrive, dur: fadeMS, img: face})
		return
	}
	x, y := b.toTray(e.Seat)
	p.s.act(k, act{kind: fly, start: p.arrive, dur: flyMS, x: x, y: y})
	p.s.act(k, act{kind: flip, start: p.arrive, dur: flipMS, img: face})
	p.s.act(k, act{kind: shine, start: p.arrive + flipMS/2, dur: flipMS / 2, img: b.mark(art.Revealed)})
	p.s.act(k, act{kind: vanish, start: p.arrive + flyMS - captureMS, dur: captureMS})
}

// kingLost sends a ring of its colour out from where a king fell whose side plays
// on (anqi).
func (p *player) kingLost(e *game.Event) {
	x, y := p.b.center(e.From)
	p.s.add(effect{kind: fxRing, start: p.arrive, dur: ringOutMS, x: x, y: y, far: 3, seat: e.Seat})
}

// dueled lets ink fly where two generals met, and stamps it 斗.
func (p *player) dueled(e *game.Event) {
	b := p.b
	x, y := b.center(e.To)
	if e.N == 0 {
		fx, fy := b.center(e.From)
		x, y = lerp(fx, x, fallsAt), lerp(fy, y, fallsAt)
	}
	p.s.add(effect{kind: fxFlecks, start: p.arrive, dur: duelMS, x: x, y: y, img: b.dot(), n: 18})
	seal := b.seal("event.duel.seal", smallSeal)
	at := b.inside(image.Pt(int(x+0.6*float64(b.drawn.C)), int(y-0.6*float64(b.drawn.C))), seal.Bounds().Dx(), seal.Bounds().Dy())
	p.s.add(effect{kind: fxStamp, start: p.arrive, dur: duelMS, x: float64(at.X), y: float64(at.Y), img: seal})
}
