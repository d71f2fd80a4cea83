package render

import (
	"slices"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// activated lights the place of a king whose point brings a stratagem into force: rays and a
// ring that runs out. Where markers choose, their track shows it.
func (p *director) activated(e *game.Event) {
	king := p.king(e.Seat)
	if e.N == 0 || king == game.NoSquare || !p.pics.layout.Tiled {
		return
	}
	if k := p.standing(king); k != nil { // it stands over its glow
		k.layer = max(k.layer, 2)
	}
	x, y := p.pics.center(king)
	p.add(effect{kind: fxReveal, start: p.arrive, dur: ringMS, x: x, y: y, img: p.pics.mark(art.Revealed), square: game.NoSquare})
	p.add(effect{kind: fxRing, start: p.arrive, dur: blit.RingOutMS, x: x, y: y, far: 2, seat: game.NoSeat})
}

// cancelled strikes both kings' points through, from left to right, and stamps them 破.
func (p *director) cancelled() {
	if !p.pics.layout.Tiled {
		return
	}
	c := p.pics.pitch()
	for s := range p.after.Seats {
		king := p.king(game.Seat(s))
		if king == game.NoSquare {
			continue
		}
		x, y := p.pics.center(king)
		p.add(effect{kind: fxStrike, start: p.arrive, dur: voidMS, x: x - 0.55*c, y: y + 0.1*c, x1: x + 0.55*c, y1: y - 0.1*c})
		p.add(effect{kind: fxStamp, start: p.arrive + blit.StrikeMS, dur: voidMS - blit.StrikeMS, x: x + 0.5*c, y: y - 0.5*c, img: p.pics.seal("event.strat.cancel.seal", smallSeal)})
	}
}

// relight lets the tiles' gold go where the kings leave, and come where they
// arrive. Until the end the base shows such tiles plain.
func (p *director) relight() {
	if !p.pics.layout.Tiled {
		return
	}
	before, after := art.Tiles(p.pics.info, &p.view), art.Tiles(p.pics.info, &p.after)
	if len(before) != len(after) {
		return // they have only now been laid open
	}
	for i, was := range before {
		is := after[i]
		if was == is || was.Square != is.Square {
			continue
		}
		p.lift(was.Square) // the piece on it stands over its light
		p.plain = append(p.plain, was.Square)
		x, y := p.pics.middle(was.Square)
		if was.State != art.BambooPlain {
			p.add(effect{kind: fxDark, start: 0, dur: p.arrive + tileMS, x: x, y: y, img: p.pics.tile(was), name: p.pics.goldName(was)})
		}
		if is.State != art.BambooPlain {
			p.add(effect{kind: fxLight, start: p.arrive, dur: tileMS, x: x, y: y, img: p.pics.tile(is), name: p.pics.goldName(is), stays: true})
		}
	}
}

// stale draws the ring of a piece that stayed in the river, three ripples, then its badge.
func (p *director) stale(e *game.Event) {
	if k := p.standing(e.From); k != nil { // it stands over its ripples
		k.layer = max(k.layer, 2)
	}
	x, y := p.pics.center(e.From)
	p.add(effect{kind: fxSwell, start: p.arrive, dur: rippleMS, x: x, y: y, img: p.pics.mark(art.StaleRipple), stays: true})
	p.add(effect{kind: fxRipple, start: p.arrive + rippleMS/2, dur: sweepMS, x: x, y: y, img: p.pics.mark(art.StaleRipple)})
	p.add(effect{kind: fxHand, start: p.arrive, dur: rippleMS, x: x, y: y, img: p.pics.mark(art.StaleRing), stays: true})
	p.add(effect{kind: fxBadge, start: p.arrive + rippleMS, dur: badgeMS, x: x, y: y, img: p.pics.mark(art.StaleBadge), stays: true})
}

// layNames keeps the names over the pieces of the animation that stand still.
func (p *director) layNames() {
	for _, t := range art.Names(p.pics.info, &p.view) {
		if slices.Contains(p.plain, t.Square) {
			t.State = art.BambooPlain
		}
		x, y := p.pics.middle(t.Square)
		p.names = append(p.names, label{p.pics.name(t), x, y})
	}
	p.landed = p.arrive
}
