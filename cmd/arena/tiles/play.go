package tiles

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"yanyi/cmd/arena/solo"
	"yanyi/game"
)

// openingPlies is how many random turns a game begins with: few, since the tiles make
// games different, and blunders would hide what they are worth.
const openingPlies = 2

// longest is after how many plies a game is drawn.
const longest = 200

// layTries is how many places a chosen set of kinds is tried in.
const layTries = 1000

// Layer is a variant that also knows which tiles can do nothing where they lie.
type Layer interface {
	game.Deployer
	Useless(s game.Seat, slot, kind int) bool
}

// Draw lays a seat's tiles at random: any number that may be laid as likely as another,
// any set of so many kinds that can do something somewhere, in any order in which each
// one can.
func Draw(d Layer, s game.Seat, o game.Options, rng *rand.Rand) ([]int, error) {
	kinds, least, most := d.Tiles(o)
	var some []int
	for _, n := range kinds {
		for slot := range Slots {
			if !d.Useless(s, slot, n) {
				some = append(some, n)
				break
			}
		}
	}
	if len(some) < most {
		return nil, fmt.Errorf("%s: %d kinds can do something, want %d", d.Info().ID, len(some), most)
	}
	tiles := make([]int, Slots)
	rng.Shuffle(len(some), func(i, k int) { some[i], some[k] = some[k], some[i] })
	copy(tiles, some[:least+rng.IntN(most-least+1)])
	for range layTries {
		rng.Shuffle(Slots, func(i, k int) { tiles[i], tiles[k] = tiles[k], tiles[i] })
		if useful(d, s, tiles) {
			return tiles, nil
		}
	}
	return nil, errors.New(d.Info().ID + ": no place found for the tiles")
}

func useful(d Layer, s game.Seat, tiles []int) bool {
	for slot, n := range tiles {
		if d.Useless(s, slot, n) {
			return false
		}
	}
	return true
}

// Play plays the nth game of a seed with random tiles. It uses g's variant, which must be
// a Layer, its options and its search.
func Play(g solo.Game, seed uint64, n int, line func(position string) string) (*Record, error) {
	d, r := g.Variant.(Layer), &Record{}
	g.Luck, g.Longest = rand.New(rand.NewPCG(seed, uint64(n))), longest
	for s := range r.Tiles {
		var err error
		if r.Tiles[s], err = Draw(d, game.Seat(s), g.Options, g.Luck); err != nil {
			return nil, err
		}
	}
	g.See = func(pos game.Position, _ game.Turn, _ int) { r.see(d, pos) }
	pos, err := g.Open(openingPlies, func() string { return d.Deploy([2][]int{r.Tiles[0], r.Tiles[1]}) })
	if err != nil {
		return nil, err
	}
	o, err := g.Play(pos, line(pos.String()))
	if err != nil {
		return nil, err
	}
	switch {
	case !o.Over || o.Winner == game.NoSeat:
		r.Won = 0.5
	case o.Winner == game.First:
		r.Won = 1
	}
	return r, nil
}

// see notes where the kings stand.
func (r *Record) see(d Layer, pos game.Position) {
	r.Plies++
	for s, seat := range pos.View(game.NoSeat).Seats {
		for i, sq := range d.Slots(game.Seat(s)) {
			if sq == seat.King {
				r.Stood[s][i]++
			}
		}
	}
}
