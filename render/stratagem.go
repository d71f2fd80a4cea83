package render

import (
	"yanyi/game"
	"yanyi/render/art"
)

// activated lights the place of a king whose point brings a stratagem into force:
// rays and a ring that runs out. Where markers choose, their track shows it.
func (p *player) activated(e *game.Event) {
	b := p.b
	king := p.king(e.Seat)
	if e.N == 0 || king == game.NoSquare || !b.drawn.Tiled {
		return
	}
	if k := b.standing(king); k != nil { // it stands over its glow
		k.layer = max(k.layer, 2)
	}
	x, y := b.center(king)
	p.s.add(effect{kind: fxReveal, start: p.arrive, dur: ringMS, x: x, y: y, img: b.mark(art.Revealed), square: game.NoSquare})
	p.s.add(effect{kind: fxRing, start: p.arrive, dur: ringOutMS, x: x, y: y, far: 2, seat: game.NoSeat})
}

// cancelled strikes both kings' points through, from left to right, and stamps
// them 破: both stand on the same kind.
func (p *player) cancelled() {
	b := p.b
	if !b.drawn.Tiled {
		return
	}
	c := float64(b.drawn.C)
	for s := range p.s.after.Seats {
		king := p.king(game.Seat(s))
		if king == game.NoSquare {
			continue
		}
		x, y := b.center(king)
		p.s.add(effect{kind: fxStrike, start: p.arrive, dur: voidMS, x: x - 0.55*c, y: y + 0.1*c, x1: x + 0.55*c, y1: y - 0.1*c})
		p.s.add(effect{kind: fxStamp, start: p.arrive + strikeMS, dur: voidMS - strikeMS, x: x + 0.5*c, y: y - 0.5*c, img: b.seal("event.strat.cancel.seal", smallSeal)})
	}
}

// relight lets the tiles' gold go where the kings leave, and come where they
// arrive. Until the end the base shows such tiles plain.
func (p *player) relight() {
	b := p.b
	if !b.drawn.Tiled {
		return
	}
	before, after := art.Tiles(b.info, &b.view), art.Tiles(b.info, &p.s.after)
	if len(before) != len(after) {
		return // they have only now been laid open
	}
	for i, was := range before {
		is := after[i]
		if was == is || was.Square != is.Square {
			continue
		}
		b.lift(was.Square) // what stands on it stands over its light
		p.s.plain = append(p.s.plain, was.Square)
		x, y := b.middle(was.Square)
		if was.State != art.BambooPlain {
			p.s.add(effect{kind: fxDark, start: 0, dur: p.arrive + tileMS, x: x, y: y, img: b.tile(was), name: b.goldName(was)})
		}
		if is.State != art.BambooPlain {
			p.s.add(effect{kind: fxLight, start: p.arrive, dur: tileMS, x: x, y: y, img: b.tile(is), name: b.goldName(is), stays: true})
		}
	}
}

// stale lets the broken ring of a piece that stayed in the river draw itself, and
// three ripples run out; then its badge appears.
func (p *player) stale(e *game.Event) {
	b := p.b
	if k := b.standing(e.From); k != nil { // it stands over its ripples
		k.layer = max(k.layer, 2)
	}
	x, y := b.center(e.From)
	p.s.add(effect{kind: fxSwell, start: p.arrive, dur: rippleMS, x: x, y: y, img: b.mark(art.StaleRipple), stays: true})
	p.s.add(effect{kind: fxRipple, start: p.arrive + rippleMS/2, dur: sweepMS, x: x, y: y, img: b.mark(art.StaleRipple)})
	p.s.add(effect{kind: fxHand, start: p.arrive, dur: rippleMS, x: x, y: y, img: b.mark(art.StaleRing), stays: true})
	p.s.add(effect{kind: fxBadge, start: p.arrive + rippleMS, dur: badgeMS, x: x, y: y, img: b.mark(art.StaleBadge), stays: true})
}
