package stratagem

import (
	"math/rand/v2"
	"slices"

	"yanyi/game"
)

// deployer is a game whose players lay their palaces' tiles before it begins
// (stratagem.md §4, §5).
type deployer struct{ *rules }

// allTiles is how many tiles a qice side lays (fine point 5).
const allTiles = 8

// Tiles tells the kinds to choose from and how many a side must and may lay.
func (d deployer) Tiles(o game.Options) (kinds []int, least, most int) {
	for n := 1; n <= d.mostKinds(o); n++ {
		kinds = append(kinds, n)
	}
	if d.edition == thirtyTwo {
		return kinds, allTiles, allTiles
	}
	return kinds, 0, allTiles
}

// Slots are the squares of a seat's slots in the order of the tiles field.
func (d deployer) Slots(s game.Seat) []game.Square {
	slots := d.ground.slots[s&1]
	return slots[:]
}

// CheckTiles reports everything wrong with a seat's choice: one kind a slot, 0
// for an empty one.
func (d deployer) CheckTiles(tiles []int, o game.Options) error {
	var faults game.Faults
	if len(tiles) != allTiles {
		faults.Add("tiles", game.NoSquare, "%d slots, want %d", len(tiles), allTiles).Say("error.position.tiles.count", game.OfNumber("n", len(tiles)))
	}
	kinds, least, _ := d.Tiles(o)
	laid := map[int]bool{}
	for i, n := range tiles {
		switch {
		case n == 0:
		case n < 0 || n > len(kinds):
			faults.Add("tiles", game.NoSquare, "slot %d: no kind %d from 1 to %d", i+1, n, len(kinds)).Say("error.position.tiles", game.OfNumber("text", n))
		case laid[n]:
			faults.Add("tiles", game.NoSquare, "slot %d: kind %d is laid twice", i+1, n).Say("error.position.tiles", game.OfNumber("text", n))
		default:
			laid[n] = true
		}
	}
	if len(laid) < least {
		faults.Add("tiles", game.NoSquare, "%d tiles laid, want %d", len(laid), least).Say("error.position.tiles.count", game.OfNumber("n", len(laid)))
	}
	return faults.Err()
}

// Deploy is the start string with both sides' tiles laid.
func (d deployer) Deploy(tiles [2][]int) string {
	var laid [2][8]uint8
	for s := range tiles {
		for i, n := range tiles[s] {
			laid[s][i] = uint8(n)
		}
	}
	if laid == [2][8]uint8{} {
		return d.info.Start
	}
	return string(appendTiles([]byte(d.info.Start+" tiles="), laid))
}

// slotEase is how soon a king comes to stand on each slot: one step from home in
// front of it, then the back rank's neighbours while the advisors leave them,
// the middle row's sides, and last the exposed front.
var slotEase = [8]int{3, 3, 4, 8, 4, 1, 2, 1}

// Suggest lays tiles sensibly, different ones for different seeds: kinds are
// drawn by what their rows are worth, and the better ones go where the king comes
// first.
func (d deployer) Suggest(s game.Seat, seed uint64, o game.Options) []int {
	rng := rand.New(rand.NewPCG(seed, 0x7113D+uint64(s)))
	kinds, _, _ := d.Tiles(o)
	weights := make([]int, len(kinds))
	for i, n := range kinds {
		weights[i] = d.appeal(n)
	}
	chosen := pickSome(rng, weights, allTiles)
	slices.SortStableFunc(chosen, func(i, j int) int { return d.appeal(kinds[j]) - d.appeal(kinds[i]) })
	tiles := make([]int, allTiles)
	for i, slot := range pickSome(rng, slotEase[:], allTiles) {
		tiles[slot] = kinds[chosen[i]]
	}
	d.mend(s, tiles)
	return tiles
}

// mend moves kinds that can do nothing where they lie to where they can.
func (d deployer) mend(s game.Seat, tiles []int) {
	for i := range tiles {
		for j := range tiles {
			if d.Useless(s, i, tiles[i]) && !d.Useless(s, j, tiles[i]) && !d.Useless(s, i, tiles[j]) {
				tiles[i], tiles[j] = tiles[j], tiles[i]
			}
		}
	}
}

// appeal is how readily a kind is chosen: its worth for all pieces of its sort
// at the start; more for what protects or decides, a little for anything that
// can do something on this board.
func (d deployer) appeal(n int) int {
	k := &d.kinds[n]
	count := 2
	switch k.row.piece {
	case game.King:
		count = 1
	case game.Pawn:
		count = 5
	}
	a := 5 + k.row.worth*count
	switch {
	case k.effect&neverStale != 0 && !d.river:
		return 0 // nothing is ever stale on the line board
	case k.effect&rises != 0:
		a += 45
	case k.effect&(holdsAll|holdsOne) != 0:
		a += 10
	}
	return a * a / 10
}

// pickSome picks so many different indices one after another by weight.
func pickSome(rng *rand.Rand, weights []int, n int) []int {
	left := slices.Clone(weights)
	picked := make([]int, n)
	for i := range picked {
		picked[i] = game.Pick(rng, len(left), func(i int) int { return left[i] })
		left[picked[i]] = 0
	}
	return picked
}

// Useless reports whether a kind laid on a slot of seat s can never do anything
// there (fine point 21): such tiles are legal, interfaces warn.
func (d deployer) Useless(s game.Seat, slot, n int) bool {
	d.ready()
	if n <= 0 || n >= len(d.kinds) {
		return false
	}
	k, sq := &d.kinds[n], d.ground.slots[s&1][slot]
	if k.effect&neverStale != 0 {
		return !d.river
	}
	for i := range k.ways {
		w := &k.ways[i]
		if w.walk != nil {
			return false
		}
		for from := range d.info.Board.Points {
			if w.serves(k.row.piece, game.Square(from), sq, s&1) {
				return false
			}
		}
	}
	return len(k.ways) > 0
}

// serves reports whether the way has a path for a piece on from while its king
// stands on king: kings go from there, others find that point occupied.
func (w *readyWay) serves(piece game.Kind, from, king game.Square, s game.Seat) bool {
	if (piece == game.King) != (from == king) {
		return false
	}
	for _, path := range w.paths[s][from] {
		if path.to != king && (w.over || !setOf(path.via...).has(king)) {
			return true
		}
	}
	return false
}
