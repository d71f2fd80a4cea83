package tiles

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
)

// TestDrawLaysWhatMayBeLaid: every draw is legal and of use, and every kind that can be of
// use comes on every slot where it can.
func TestDrawLaysWhatMayBeLaid(t *testing.T) {
	for _, id := range []string{"qiji16", "qice", "qice-line"} {
		d, rng := layer(t, id), rand.New(rand.NewPCG(5, 6))
		kinds, least, most := d.Tiles(nil)
		came, laid := map[[2]int]bool{}, map[int]int{}
		for range 4000 {
			for s := range game.Seat(2) {
				tiles, err := Draw(d, s, nil, rng)
				if err != nil {
					t.Fatal(err)
				}
				if err := d.CheckTiles(tiles, nil); err != nil {
					t.Fatal(err)
				}
				n := 0
				for slot, kind := range tiles {
					if d.Useless(s, slot, kind) {
						t.Fatalf("%s: kind %d can do nothing on slot %d of seat %d", id, kind, slot+1, s)
					}
					if kind > 0 {
						came[[2]int{slot, kind}] = true
						n++
					}
				}
				laid[n]++
			}
		}
		for slot := range Slots {
			for _, kind := range kinds {
				if came[[2]int{slot, kind}] == d.Useless(game.First, slot, kind) {
					t.Errorf("%s: kind %d on slot %d: drawn %v", id, kind, slot+1, came[[2]int{slot, kind}])
				}
			}
		}
		for n := least; n <= most; n++ {
			if even := 8000 / (most - least + 1); laid[n] < even*9/10 || laid[n] > even*11/10 {
				t.Errorf("%s: %d tiles are laid %d times of 8000, want about %d", id, n, laid[n], even)
			}
		}
	}
}

const good = "18,9,7,17,23,19,25,29\t22,10,11,19,15,9,26,32\t0.5\t60\t0,12,0,0,24,0,0,6\t14,0,0,0,0,0,0,0"

func TestRecordsThereAndBack(t *testing.T) {
	records, err := Parse(layer(t, "qice"), nil, good+"\n"+good+"\n")
	if err != nil || len(records) != 2 || records[1].String() != good {
		t.Errorf("%v: %v", records, err)
	}
}

// TestParseNamesThePlace: what is wrong with a file is told with its line and its seat.
func TestParseNamesThePlace(t *testing.T) {
	d := layer(t, "qice")
	for _, c := range [][3]string{
		{"22,10", "22,22", "line 2: seat 2: tiles: slot 2: kind 22 is laid twice"},
		{"18,9", "33,9", "line 2: seat 1: tiles: slot 1: no kind 33"},
		{"18,9", "0,9", "line 2: seat 1: tiles: 7 tiles laid"},
		{"18,9", "x,9", `line 2: seat 1: "x" is no number`},
		{"18,9,", "9,", "line 2: seat 1: tiles: 7 slots"},
		{"\t0.5", "\t2", `line 2: "2" is no result`},
		{"\t60", "\t0", `line 2: "0" is no number of plies`},
		{"\t60", "\t10001", `line 2: "10001" is no number of plies`},
		{"\t60", "\t41", "line 2: seat 1: 42 plies on slots of 41"},
		{"14,0", "61,0", "line 2: seat 2: 61 plies on a slot of 60"},
		{"14,0", "-1,0", "line 2: seat 2: -1 plies on a slot"},
		{"14,0", "14", "line 2: seat 2: plies on 7 slots"},
		{"\t60", "", "line 2: 5 fields"},
		{good, "", "line 2: 1 fields"},
	} {
		if _, err := Parse(d, nil, good+"\n"+strings.Replace(good, c[0], c[1], 1)+"\n"); err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%q for %q: %v, want %s", c[1], c[0], err, c[2])
		}
	}
}

// FuzzParse: what reads as records is written the same again, but for how numbers look.
func FuzzParse(f *testing.F) {
	f.Add(good)
	f.Add(strings.Replace(good, "0.5", "1", 1))
	f.Fuzz(func(t *testing.T, text string) {
		d := layer(t, "qice")
		records, err := Parse(d, nil, text)
		if err != nil {
			return
		}
		var again strings.Builder
		for i := range records {
			again.WriteString(records[i].String() + "\n")
		}
		twice, err := Parse(d, nil, again.String())
		if err != nil || len(twice) != len(records) || twice[0].String() != records[0].String() {
			t.Errorf("%q reads as %q, which does not: %v", text, again.String(), err)
		}
	})
}
