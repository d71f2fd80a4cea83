package stratagem

import (
	"os"
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/game/weights"
)

func deployers(t *testing.T) (all []game.Deployer) {
	t.Helper()
	for _, v := range Variants() {
		if d, ok := v.(game.Deployer); ok {
			all = append(all, d)
		}
	}
	if len(all) != 3 {
		t.Fatalf("%d games whose tiles are laid, want 3", len(all))
	}
	return all
}

func TestSuggest(t *testing.T) {
	for _, d := range deployers(t) {
		id := d.Info().ID
		_, least, most := d.Tiles(nil)
		seen := map[string]bool{}
		for seed := range uint64(1000) {
			for s := range game.Seat(2) {
				tiles := d.Suggest(s, seed, nil)
				if err := d.CheckTiles(tiles, nil); err != nil {
					t.Fatalf("%s seed %d: %v: %v", id, seed, tiles, err)
				}
				if !slices.Equal(tiles, d.Suggest(s, seed, nil)) {
					t.Errorf("%s seed %d: not the same twice", id, seed)
				}
				laid := 0
				for slot, n := range tiles {
					if n > 0 {
						laid++
					}
					if d.(deployer).Useless(s, slot, n) {
						t.Errorf("%s seed %d seat %d: kind %d does nothing on slot %d", id, seed, s, n, slot)
					}
				}
				if laid < least || laid > most {
					t.Errorf("%s seed %d: %d tiles laid", id, seed, laid)
				}
				seen[string(appendTiles(nil, [2][8]uint8{bytesOf(tiles)}))] = true
			}
		}
		if len(seen) < 1900 {
			t.Errorf("%s: only %d different suggestions of 2000", id, len(seen))
		}
	}
}

// TestSuggestFollowsTheTable checks that a kind with far more lots is laid more often, that some
// seed lays every useful kind (with an option's choice too), and that the better half of a set
// is laid more often on the slots where kings stand longest.
func TestSuggestFollowsTheTable(t *testing.T) {
	for _, g := range deployers(t) {
		d := g.(deployer)
		id, weigh := d.Info().ID, d.tileWeights()
		choices := []game.Options{nil}
		for _, value := range d.info.Options {
			for _, v := range value.Values[1:] {
				choices = append(choices, game.Options{value.Key: v})
			}
		}
		for _, o := range choices {
			const seeds = 4000
			kinds, _, _ := d.Tiles(o)
			laid := map[int]int{}
			near, far := 0, 0 // lots on the most and least used slots
			most, least := extremes(weigh.slots)
			for seed := range uint64(seeds) {
				tiles := d.Suggest(game.Seat(seed&1), seed, o)
				if err := d.CheckTiles(tiles, o); err != nil {
					t.Fatalf("%s %v seed %d: %v", id, o, seed, err)
				}
				for _, n := range tiles {
					laid[n]++
				}
				near += weigh.lots(tiles[most]) / 100
				far += weigh.lots(tiles[least]) / 100
			}
			if laid[0] > 0 {
				t.Errorf("%s %v: %d slots are left empty", id, o, laid[0])
			}
			for _, a := range kinds {
				if nowhere := d.uselessAnywhere(a); (laid[a] == 0) != nowhere {
					t.Errorf("%s %v: kind %d is laid %d times of %d, useless anywhere: %v", id, o, a, laid[a], seeds, nowhere)
				}
				for _, b := range kinds {
					if weigh.lots(a) > 2*weigh.lots(b) && laid[a] <= laid[b] {
						t.Errorf("%s %v: kind %d of %d lots is laid %d times, kind %d of %d %d times", id, o, a, weigh.lots(a), laid[a], b, weigh.lots(b), laid[b])
					}
				}
			}
			if near <= far {
				t.Errorf("%s %v: lots on the slot stood on most are %d, on the least %d", id, o, near, far)
			}
		}
	}
}

// TestTileWeightsAreTheTable checks that the programs have the numbers of tiles.txt before the
// bars; the numbers behind them are standard errors.
func TestTileWeightsAreTheTable(t *testing.T) {
	text, err := os.ReadFile("tiles.txt")
	if err != nil {
		t.Fatal(err)
	}
	table, err := weights.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range deployers(t) {
		id := d.Info().ID
		weigh := d.(deployer).tileWeights()
		for name, row := range map[string][]int{".worth": weigh.worth, ".use": weigh.use, ".slots": weigh.slots} {
			for i, s := range table.Row(id+name, len(row)) {
				if s.Mid() != row[i] || s.End() < 0 {
					t.Errorf("%s%s has %d at %d, the table %d ± %d; go generate?", id, name, row[i], i+1, s.Mid(), s.End())
				}
			}
		}
	}
	if err := table.Err(); err != nil {
		t.Error(err)
	}
}

// extremes are the indices of the largest and the smallest number.
func extremes(row []int) (most, least int) {
	for i, n := range row {
		if n > row[most] {
			most = i
		}
		if n < row[least] {
			least = i
		}
	}
	return most, least
}

// uselessAnywhere reports whether a kind has no effect on any slot.
func (d deployer) uselessAnywhere(n int) bool {
	for slot := range allTiles {
		if !d.Useless(red, slot, n) {
			return false
		}
	}
	return true
}

func bytesOf(tiles []int) (b [8]uint8) {
	for i, n := range tiles {
		b[i] = uint8(n)
	}
	return b
}

func TestDeploy(t *testing.T) {
	d := variant(t, "qice").(game.Deployer)
	tiles := [2][]int{{1, 2, 3, 4, 5, 6, 7, 8}, {32, 31, 30, 29, 28, 27, 26, 25}}
	text := d.Deploy(tiles)
	pos, err := d.Parse(text, nil)
	if err != nil || pos.String() != text {
		t.Fatalf("%q: %v", text, err)
	}
	view := pos.View(game.NoSeat)
	for s := range tiles {
		if !slices.Equal(view.Seats[s].Tiles, tiles[s]) {
			t.Errorf("seat %d sees %v", s, view.Seats[s].Tiles)
		}
	}
	// Red's slots from its back left, Black's from its own (README.md, Palaces).
	for s, want := range [2][]string{
		{"d1", "f1", "d2", "e2", "f2", "d3", "e3", "f3"},
		{"f11", "d11", "f10", "e10", "d10", "f9", "e9", "d9"},
	} {
		for i, sq := range d.Slots(game.Seat(s)) {
			if name := d.Info().Board.Name(sq); name != want[i] {
				t.Errorf("seat %d slot %d is %s, want %s", s, i, name, want[i])
			}
		}
	}
}

func TestCheckTiles(t *testing.T) {
	for _, c := range []struct {
		id    string
		tiles []int
		ok    bool
	}{
		{"qiji16", []int{0, 0, 0, 0, 0, 0, 0, 0}, true},
		{"qiji16", []int{1, 0, 16, 0, 0, 0, 0, 2}, true},
		{"qiji16", []int{1, 0, 17, 0, 0, 0, 0, 2}, false},
		{"qiji16", []int{1, 1, 0, 0, 0, 0, 0, 2}, false},
		{"qiji16", []int{1, 2}, false},
		{"qice", []int{1, 2, 3, 4, 5, 6, 7, 0}, false},
		{"qice", []int{1, 2, 3, 4, 5, 6, 7, 32}, true},
		{"qice-line", []int{1, 2, 3, 4, 5, 6, 7, -1}, false},
	} {
		err := variant(t, c.id).(game.Deployer).CheckTiles(c.tiles, nil)
		if (err == nil) != c.ok {
			t.Errorf("%s %v: %v", c.id, c.tiles, err)
		}
	}
}

// TestUseless checks which tiles have no effect on their slot (README.md, Fine points 21).
func TestUseless(t *testing.T) {
	for _, c := range []struct {
		id      string
		slot, n int
		want    bool
	}{
		{"qiji16", 3, 8, true},  // 士闊步 with the king on the centre
		{"qiji16", 0, 8, false}, // on a corner it removes only one of four corners
		{"qiji16", 3, 13, false},
		{"qice", 2, 22, true}, // 將士和 beside the centre
		{"qice", 3, 22, false},
		{"qice", 3, 30, true},
		{"qice", 0, 30, false},
		{"qice", 0, 32, false},
		{"qice-line", 0, 32, true},
		{"qice", 0, 1, false},
	} {
		d := variant(t, c.id).(deployer)
		for s := range game.Seat(2) {
			if got := d.Useless(s, c.slot, c.n); got != c.want {
				t.Errorf("%s kind %d on slot %d of seat %d useless: %v", c.id, c.n, c.slot, s, got)
			}
		}
	}
}
