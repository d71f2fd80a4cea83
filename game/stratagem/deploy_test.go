package stratagem

import (
	"slices"
	"testing"

	"yanyi/game"
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
		for seed := range uint64(200) {
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
		if len(seen) < 300 {
			t.Errorf("%s: only %d different suggestions of 400", id, len(seen))
		}
	}
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
	// Red's slots from its back left, Black's from its own (stratagem.md §3).
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

// TestUseless: what a tile cannot do where it lies (fine point 21).
func TestUseless(t *testing.T) {
	for _, c := range []struct {
		id      string
		slot, n int
		want    bool
	}{
		{"qiji16", 3, 8, true},  // 士闊步 with the king on the centre
		{"qiji16", 0, 8, false}, // on a corner it takes one of four corners only
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
