package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// The patterns that depend on the pieces met. Each lists a piece's turns through reach.

// vault goes straight over exactly n pieces to the empty points beyond, up to the next piece.
func vault(n int) func(*generator, game.Square) {
	return func(g *generator, from game.Square) {
		for _, d := range board.Orthogonal {
			met := 0
			for _, to := range g.p.v.tables.lines[from][d] {
				empty := g.p.cells[to] == game.NoPiece
				if met == n {
					g.reach(from, to)
				}
				if !empty {
					met++
				}
				if met > n {
					break
				}
			}
		}
	}
}

// acrossRiver captures the piece across the river with the river as the screen.
func acrossRiver(g *generator, from game.Square) {
	for _, d := range [2]board.Dir{board.North, board.South} {
		if to := g.next(from, d); to != game.NoSquare && g.prey.Has(to) && g.p.riverScreens(from, to) {
			g.reach(from, to)
		}
	}
}

// next is the first piece on a line, or NoSquare.
func (g *generator) next(from game.Square, d board.Dir) game.Square {
	for _, sq := range g.p.v.tables.lines[from][d] {
		if g.p.cells[sq] != game.NoPiece {
			return sq
		}
	}
	return game.NoSquare
}

// ringWalk follows the border around exactly one corner, up to the second corner (README.md,
// Fine points 12). From a corner both directions lead to the opposite corner, which is listed
// once.
func ringWalk(g *generator, from game.Square) {
	ring := g.p.v.tables.ring
	start := ring.index[from]
	if start < 0 {
		return
	}
	var reached set
	for _, step := range [2]int{1, -1} {
		corners := 0
		for i := start + step; corners < 2; i += step {
			to := ring.at(i)
			if corners == 1 && !reached.Has(to) {
				reached.Add(to)
				g.reach(from, to)
			}
			if g.p.cells[to] != game.NoPiece {
				break
			}
			if ring.corner.Has(to) {
				corners++
			}
		}
	}
}

// lastStand exchanges from the last rank what a rook, horse or cannon of the own side could
// capture from there (README.md, Tiles of qice 7; Fine points 14).
func lastStand(g *generator, from game.Square) {
	p, gr := g.p, g.p.v.tables
	if !gr.last[g.us].Has(from) {
		return
	}
	for _, d := range board.Orthogonal {
		first := g.next(from, d)
		if first == game.NoSquare {
			continue
		}
		if !p.by[g.us][game.Rook].Empty() && !gr.pawnFrom[g.us][first].Has(from) {
			g.strike(from, first)
		}
		if second := g.next(first, d); second != game.NoSquare && !p.by[g.us][game.Cannon].Empty() {
			g.strike(from, second)
		}
	}
	if !p.by[g.us][game.Knight].Empty() {
		for _, h := range gr.horse[from] {
			if p.cells[h.via] == game.NoPiece && p.cells[h.to] != game.NoPiece {
				g.strike(from, h.to)
			}
		}
	}
}

// strike reaches a point on the enemy's side of the river.
func (g *generator) strike(from, to game.Square) {
	if g.p.v.tables.half[g.them].Has(to) {
		g.reach(from, to)
	}
}

// undercover moves a crossed soldier as the enemy piece that moved last captures
// (README.md, Tiles of qice 23; Fine points 17).
func undercover(g *generator, from game.Square) {
	p, gr := g.p, g.p.v.tables
	if p.lm == game.NoSquare || !p.of[g.them].Has(p.lm) || !gr.crossed(g.us, from) {
		return
	}
	switch p.cells[p.lm].Kind() {
	case game.Rook:
		g.imitateLines(from, 0)
	case game.Cannon:
		g.imitateLines(from, 1)
	case game.Knight:
		g.imitateHops(from, gr.horse[from])
	case game.Bishop:
		g.imitateHops(from, gr.elephant[g.them][from])
	case game.King:
		for _, to := range gr.kingSteps[g.them][from] {
			g.imitate(from, to)
		}
	case game.Advisor:
		for _, to := range gr.advisorSteps[g.them][from] {
			g.imitate(from, to)
		}
	}
}

// imitate ends an undercover soldier's move: on the enemy's side, off its steps, no exchange.
func (g *generator) imitate(from, to game.Square) {
	if to != g.p.lm && !g.p.v.tables.pawnFrom[g.us][to].Has(from) {
		g.strike(from, to)
	}
}

// imitateLines goes straight over exactly so many pieces.
func (g *generator) imitateLines(from game.Square, over int) {
	for _, d := range board.Orthogonal {
		met := 0
		for _, to := range g.p.v.tables.lines[from][d] {
			if met == over {
				g.imitate(from, to)
			}
			if g.p.cells[to] != game.NoPiece {
				if met++; met > over {
					break
				}
			}
		}
	}
}

func (g *generator) imitateHops(from game.Square, hops []hop) {
	for _, h := range hops {
		if g.p.cells[h.via] == game.NoPiece {
			g.imitate(from, h.to)
		}
	}
}

// ring is the border of a board as a closed line.
type ring struct {
	squares []game.Square
	index   [maxSquares]int // place on the ring, -1 off it
	corner  set
}

func newRing(g *boardTables) *ring {
	r := new(ring)
	f, top := files-1, g.ranks-1
	for i := 0; i < f; i++ {
		r.squares = append(r.squares, g.at(red, i, 0))
	}
	for i := 0; i < top; i++ {
		r.squares = append(r.squares, g.at(red, f, i))
	}
	for i := f; i > 0; i-- {
		r.squares = append(r.squares, g.at(red, i, top))
	}
	for i := top; i > 0; i-- {
		r.squares = append(r.squares, g.at(red, 0, i))
	}
	for sq := range r.index {
		r.index[sq] = -1
	}
	for i, sq := range r.squares {
		r.index[sq] = i
	}
	r.corner = board.SetOf(g.at(red, 0, 0), g.at(red, f, 0), g.at(red, 0, top), g.at(red, f, top))
	return r
}

// at is the ring's square i, modulo its length.
func (r *ring) at(i int) game.Square {
	n := len(r.squares)
	return r.squares[(i+n)%n]
}
