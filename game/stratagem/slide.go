package stratagem

import "yanyi/game"

// The markers of qiji (README.md, Tracks).

// canSlide reports whether s's marker has a cell to move to (README.md, Tracks).
func (p *position) canSlide(s game.Seat, dir game.Slide) bool {
	if dir == game.Forward {
		return p.marker[s] < 8
	}
	return p.marker[s] > 0
}

// slide moves s's marker; equal markers off 0 both return to 0.
func (p *position) slide(s game.Seat, dir game.Slide) {
	if dir == game.Forward {
		p.marker[s]++
	} else {
		p.marker[s]--
	}
	if p.marker[red] == p.marker[black] {
		p.marker = [2]uint8{}
	}
	p.activate()
}

// slides lists the turns that begin with a slide. In them the enemy piece that captured last
// turn may not be captured, and a slide to 升底兵 gives a soldier its second chance.
func (g *generator) slides() {
	p := g.p
	for _, dir := range [2]game.Slide{game.Forward, game.Back} {
		if !p.canSlide(g.us, dir) || g.enough() {
			continue
		}
		before, risen := p.mark(), p.has(g.us, rises)
		p.slide(g.us, dir)
		g.prefix, g.banned = game.NoTurn.WithSlide(dir), p.cap
		g.list(p.attacked(g.us))
		if !risen && p.has(g.us, rises) && p.last[g.us] != game.NoSquare {
			g.secondChances()
		}
		p.back(&before)
	}
	g.prefix, g.banned = game.NoTurn, game.NoSquare
}

// secondChances lists the turns that promote the soldier after the slide.
func (g *generator) secondChances() {
	p, plain := g.p, g.prefix
	for i, k := range poolKinds {
		if p.pool[g.us][i] == 0 {
			continue
		}
		before := p.mark()
		p.bringBack(p.last[g.us], k)
		p.last[g.us] = game.NoSquare
		g.prefix = plain.WithSecond(k)
		g.list(p.attacked(g.us))
		p.back(&before)
	}
	g.prefix = plain
}
