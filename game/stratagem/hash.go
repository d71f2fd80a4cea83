package stratagem

import (
	"sync"

	"yanyi/game"
	"yanyi/game/board"
)

// keys are the random numbers of the Zobrist hash, one for each fact that a position string
// states. They are drawn before the first position is read.
var (
	keys     keySet
	drawKeys = sync.OnceFunc(keys.draw)
)

type keySet struct {
	piece  [32][maxSquares + 1]uint64
	black  uint64
	marker [2][9]uint64
	cap    [maxSquares]uint64
	last   [2][maxSquares]uint64
	missed [maxSquares]uint64
	stale  [maxSquares]uint64
	lm     [maxSquares]uint64
	pool   [2][3][128]uint64 // 15 read and at most a board full captured
	tile   [2][8][33]uint64
}

func (k *keySet) draw() {
	source := board.NewKeys(0x5117A7A6)
	for i := range k.piece {
		source.Fill(k.piece[i][:])
	}
	k.black = source.Next()
	for _, fill := range [][]uint64{k.cap[:], k.missed[:], k.stale[:], k.lm[:]} {
		source.Fill(fill)
	}
	for s := range 2 {
		source.Fill(k.marker[s][1:]) // markers on 0 are neither written nor hashed
		source.Fill(k.last[s][:])
		for i := range 3 {
			source.Fill(k.pool[s][i][1:])
		}
		for i := range 8 {
			source.Fill(k.tile[s][i][1:])
		}
	}
}

// Hash identifies the position string.
func (p *position) Hash() uint64 { return p.hash }

// arisen records the position that a turn has led to. The board's key is updated with each
// change of a square, the few other facts of the string are added here.
func (p *position) arisen() {
	h := p.key ^ p.tilesKey
	if p.side == black {
		h ^= keys.black
	}
	if p.v.rising() {
		h ^= p.rights.key()
	}
	p.hash = h
	p.History.Push(h)
}

func (r *rights) key() (h uint64) {
	for s := range 2 {
		h ^= keys.marker[s][r.marker[s]]
		for i, n := range r.pool[s] {
			h ^= keys.pool[s][i][n]
		}
		if r.last[s] != game.NoSquare {
			h ^= keys.last[s][r.last[s]]
		}
	}
	if r.cap != game.NoSquare {
		h ^= keys.cap[r.cap]
	}
	if r.lm != game.NoSquare {
		h ^= keys.lm[r.lm]
	}
	for m := r.missed; !m.Empty(); {
		h ^= keys.missed[m.Pop()]
	}
	for m := r.stale; !m.Empty(); {
		h ^= keys.stale[m.Pop()]
	}
	return h
}
