package stratagem

import (
	"math/rand/v2"
	"sort"

	"yanyi/game"
	"yanyi/game/board"
)

// deployer is a variant whose players lay their palaces' tiles before the game (README.md,
// Sixteen tiles; Thirty-two tiles).
type deployer struct{ *rules }

// allTiles is the number of tiles a qice side lays (README.md, Fine points 5).
const allTiles = 8

// Tiles returns the kinds to choose from and how many a side must and may lay.
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
	slots := d.tables.slots[s&1]
	return slots[:]
}

// CheckTiles lists the faults of a seat's choice: one kind a slot, 0 for an empty one.
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

// Suggest lays tiles by tables made from computers' games, different ones for different seeds. A
// kind is likelier the more it is worth and the longer kings stand on it; the better ones are
// likelier to lie where kings stand longer.
func (d deployer) Suggest(s game.Seat, seed uint64, o game.Options) []int {
	rng := rand.New(rand.NewPCG(seed, 0x7113D+uint64(s)))
	kinds, _, _ := d.Tiles(o)
	t := d.tileWeights()
	chosen := pickSome(rng, len(kinds), func(i int) int { return t.lots(kinds[i]) })
	sort.SliceStable(chosen, func(i, k int) bool { return t.lots(kinds[chosen[i]]) > t.lots(kinds[chosen[k]]) })
	tiles := make([]int, allTiles)
	for i, slot := range pickSome(rng, allTiles, func(i int) int { return t.slots[i] }) {
		tiles[slot] = kinds[chosen[i]]
	}
	d.mend(s, tiles)
	return tiles
}

// mend moves kinds without effect on their slots to slots where they have one.
func (d deployer) mend(s game.Seat, tiles []int) {
	for i := range tiles {
		for j := range tiles {
			if d.Useless(s, i, tiles[i]) && !d.Useless(s, j, tiles[i]) && !d.Useless(s, i, tiles[j]) {
				tiles[i], tiles[j] = tiles[j], tiles[i]
			}
		}
	}
}

// pickSome picks as many different ones of n as there are tiles, one after another, the
// heavier ones more often. At least as many weights must be above 0.
func pickSome(rng *rand.Rand, n int, weight func(i int) int) []int {
	var taken set
	picked := make([]int, allTiles)
	for i := range picked {
		picked[i] = game.Pick(rng, n, func(i int) int {
			if taken.Has(game.Square(i)) {
				return 0
			}
			return weight(i)
		})
		taken.Add(game.Square(picked[i]))
	}
	return picked
}

// Useless reports whether a kind laid on a slot of seat s can never do anything
// there (README.md, Fine points 21): such tiles are legal, interfaces warn.
func (d deployer) Useless(s game.Seat, slot, n int) bool {
	d.ready()
	if n <= 0 || n >= len(d.kinds) {
		return false
	}
	k, sq := &d.kinds[n], d.tables.slots[s&1][slot]
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

// serves reports whether the way has a path for a piece on from while its own king stands
// on king. If the piece is the king it goes from there; another finds that point occupied.
func (w *readyWay) serves(piece game.Kind, from, king game.Square, s game.Seat) bool {
	if (piece == game.King) != (from == king) {
		return false
	}
	for _, path := range w.paths[s][from] {
		if path.to != king && (w.over || !board.SetOf(path.via...).Has(king)) {
			return true
		}
	}
	return false
}
