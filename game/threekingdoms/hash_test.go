package threekingdoms

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
)

// What Do and Undo keep up to date equals its value computed from scratch.
func TestNothingDrifts(t *testing.T) {
	for _, v := range Variants() {
		for _, o := range modes(v) {
			t.Run(v.Info().ID+"/"+o["mode"], func(t *testing.T) {
				t.Parallel()
				for seed := range uint64(12) {
					p := read(t, v.Info().ID, "start", o["mode"])
					drift(t, p, rand.New(rand.NewPCG(seed, 5)))
				}
			})
		}
	}
}

// drift plays a random game, checks every position, and takes it back.
func drift(t *testing.T, p *position, rng *rand.Rand) {
	for range 400 {
		turns := p.Turns(nil)
		if len(turns) == 0 {
			break
		}
		turn := turns[rng.IntN(len(turns))]
		if rng.IntN(200) == 0 {
			turn = game.Resign(p.moving.turn)
		}
		p.Do(turn)
		check(t, p)
		if p.chance {
			reveals := p.Reveals(nil)
			p.DoReveal(reveals[rng.IntN(len(reveals))])
			check(t, p)
		}
	}
	for p.Plies() > 0 {
		p.Undo()
		check(t, p)
	}
}

// check recomputes the incremental state of a position.
func check(t *testing.T, p *position) {
	t.Helper()
	if got := p.rehash(); got != p.hash {
		t.Fatalf("hash %x, from nothing %x: %s", p.hash, got, p)
	}
	fresh := newPosition(p.moving.rules, "")
	fresh.moving.mode, fresh.moving.nth = p.moving.mode, p.moving.nth
	fresh.moving.command, fresh.moving.alive, fresh.bag = p.moving.command, p.moving.alive, p.bag
	for sq := range p.moving.rules.info.Board.Points {
		sq := game.Square(sq)
		fresh.moving.set(sq, p.moving.board[sq], p.moving.nth[sq])
		if piece := p.moving.board[sq]; piece != game.NoPiece && piece != emperor {
			fresh.moving.pieces[piece.Origin()]++
		}
	}
	p.evaluation()
	fresh.weighing.recount(&fresh.moving, &fresh.bag)
	if fresh.moving.armies != p.moving.armies || fresh.moving.taken != p.moving.taken {
		t.Fatalf("sets or lines differ: %s", p)
	}
	if fresh.weighing.sums != p.weighing.sums || fresh.moving.pieces != p.moving.pieces {
		t.Fatalf("sums %v %v, from nothing %v %v: %s", p.weighing.sums, p.moving.pieces, fresh.weighing.sums, fresh.moving.pieces, p)
	}
	for s := range p.moving.king {
		alive := p.moving.alive.Has(game.Seat(s))
		if alive && p.moving.board[p.moving.king[s]] != game.NewPiece(game.King, game.Seat(s)) || alive && p.moving.checked.Has(game.Seat(s)) != p.moving.inCheck(game.Seat(s)) {
			t.Fatalf("king or check of seat %d: %s", s, p)
		}
	}
}
