package threekingdoms

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
)

// What Do and Undo keep up to date must be what is computed from nothing.
func TestNothingDrifts(t *testing.T) {
	for _, v := range Variants() {
		for _, mode := range v.Info().Options[0].Values {
			t.Run(v.Info().ID+"/"+mode, func(t *testing.T) {
				t.Parallel()
				for seed := range uint64(12) {
					p := read(t, v.Info().ID, "start", mode)
					drift(t, p, rand.New(rand.NewPCG(seed, 5)))
				}
			})
		}
	}
}

// drift plays a random game, looking at every position, and takes it back.
func drift(t *testing.T, p *position, rng *rand.Rand) {
	for range 400 {
		turns := p.Turns(nil)
		if len(turns) == 0 {
			break
		}
		turn := turns[rng.IntN(len(turns))]
		if rng.IntN(200) == 0 {
			turn = game.Resign(p.turn)
		}
		p.Do(turn)
		check(t, p)
		if p.chance {
			draws := p.Draws(nil)
			p.DoDraw(draws[rng.IntN(len(draws))])
			check(t, p)
		}
	}
	for p.Plies() > 0 {
		p.Undo()
		check(t, p)
	}
}

// check recomputes what a position keeps.
func check(t *testing.T, p *position) {
	t.Helper()
	if got := p.rehash(); got != p.hash {
		t.Fatalf("hash %x, from nothing %x: %s", p.hash, got, p)
	}
	fresh := &position{rules: p.rules, mode: p.mode, nth: p.nth}
	fresh.command, fresh.alive, fresh.bag, fresh.taken = p.command, p.alive, p.bag, p.lines.walls
	for sq := range p.info.Board.Points {
		sq := game.Square(sq)
		fresh.set(sq, p.board[sq], p.nth[sq])
		if piece := p.board[sq]; piece != game.NoPiece && piece != emperor {
			fresh.pieces[piece.Origin()]++
		}
	}
	fresh.recount()
	if fresh.armies != p.armies || fresh.taken != p.taken {
		t.Fatalf("sets or lines differ: %s", p)
	}
	if fresh.sums != p.sums || fresh.pieces != p.pieces {
		t.Fatalf("sums %v %v, from nothing %v %v: %s", p.sums, p.pieces, fresh.sums, fresh.pieces, p)
	}
	for s := range p.king {
		alive := p.alive.Has(game.Seat(s))
		if alive && p.board[p.king[s]] != game.NewPiece(game.King, game.Seat(s)) || alive && p.checked.Has(game.Seat(s)) != p.inCheck(game.Seat(s)) {
			t.Fatalf("king or check of seat %d: %s", s, p)
		}
	}
}
