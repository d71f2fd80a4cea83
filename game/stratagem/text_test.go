package stratagem

import (
	"strings"
	"testing"

	"yanyi/game"
)

// TestFaultsAreReportedTogether checks that an unreadable text reports all its faults, each with
// its field.
func TestFaultsAreReportedTogether(t *testing.T) {
	for _, c := range []struct {
		id, text string
		want     []string // parts of the message, in any order
	}{
		{"xiangqi", "rnbakabnr", []string{"position:"}},
		{"xiangqi", "rnbakabnr/9/9 w", []string{"3 ranks, want 10", "Red has no king", "Black has no king"}},
		{"xiangqi", "3kk4/9/9/9/4K4/9/Q8/9/x7/9 r m=1,0",
			[]string{"second king of Black on e10", "K cannot stand on e6", "Q", "\"x\"", "rank 2 has 8", "\"r\" is neither", "no field \"m\""}},
		{"xiangqi", "4k4/9/9/9/9/A8/9/B8/9/4K4 w pool=R/ foo", []string{"A cannot", "pool: ", "\"foo\""}},
		{"xiangqi", "4k4/9/9/9/B8/9/9/9/9/4K4 w", []string{"B cannot stand on a6"}},
		{"huanfang", "4k4/9/9/9/4K4/9/9/9/9/9 w", []string{"K cannot stand on e6"}},
		{"qiji", "4k4/9/9/9/9/9/9/9/P8/4K4 w m=1,9 cap=a2 last=a2 missed=a2,a2,z9 pool=RX/R bar=1 m=1,1",
			[]string{"m: ", "cap: ", "last: ", "a2 stands twice", "missed: ", "'X'", "'R'", "no field \"bar\"", "\"m\" stands twice"}},
		{"qiji", "PP2k4/9/9/9/9/9/9/9/9/4K4 w last=a10,b10 missed=a10", []string{"Red has two", "still has its chance"}},
		{"qiji16", lineStart + " tiles=1,1,17,x,0,0,0,0/1,2", []string{"kind 1 twice", "\"17\"", "\"x\"", "2 tiles, want 8"}},
		{"qiji16", lineStart + " stale=a5", []string{"no field \"stale\""}},
		{"qice", "4k4/9/9/9/9/9/9/9/9/9/3K5 w stale=a6", []string{"no piece stands in the river on a6"}},
		{"qice", "4k4/9/9/9/9/P8/9/9/9/9/3K5 w stale=a6 tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", []string{"never stale"}},
		{"qice-line", "4k4/9/9/9/9/9/9/9/9/3K5 w lm=R@a5 tiles=23,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", []string{"no enemy R stands on a5"}},
	} {
		_, err := variant(t, c.id).Parse(c.text, nil)
		if err == nil {
			t.Errorf("%s %q reads", c.id, c.text)
			continue
		}
		for _, part := range c.want {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s %q: %q does not say %q", c.id, c.text, err, part)
			}
		}
	}
}

// TestReadersTakeAnyOrder checks that fields may come in any order, and that lm is ignored where
// it is not needed.
func TestReadersTakeAnyOrder(t *testing.T) {
	for _, c := range [][3]string{
		{"qiji", "P3k4/9/9/9/9/9/9/9/8r/4K4 w pool=/rnN last=a10 m=2,1", ""},
		{"qiji", "P3k4/9/9/9/9/9/9/9/8r/4K4 w pool=NR/nr last=a10 cap=i2 m=2,1",
			"P3k4/9/9/9/9/9/9/9/8r/4K4 w m=2,1 cap=i2 last=a10 pool=RN/rn"},
		{"qiji", "P3k4/9/9/9/9/9/9/9/9/4K4 w m=0,0 pool=/", "P3k4/9/9/9/9/9/9/9/9/4K4 w"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 b lm=R@a5", "4k4/9/9/9/9/9/9/9/9/3K5 b"},
		{"qice-line", "4k4/9/9/9/9/9/9/9/9/3K5 w lm=R@a5", "4k4/9/9/9/9/9/9/9/9/3K5 w"},
		{"qiji", "PP2k4/P1P6/9/9/9/9/9/9/9/4K4 w missed=c9,b10,a10,a9", "PP2k4/P1P6/9/9/9/9/9/9/9/4K4 w missed=a9,a10,b10,c9"},
	} {
		pos, err := variant(t, c[0]).Parse(c[1], nil)
		switch {
		case c[2] == "" && err == nil:
			t.Errorf("%s %q reads as %s", c[0], c[1], pos)
		case c[2] != "" && err != nil:
			t.Errorf("%s %q: %v", c[0], c[1], err)
		case c[2] != "" && pos.String() != c[2]:
			t.Errorf("%s %q reads as\n%s, want\n%s", c[0], c[1], pos, c[2])
		}
	}
}

// Both boards offer the choice of the first 24 kinds only (README.md, Thirty-two tiles).
func TestOptionKinds(t *testing.T) {
	for id, start := range map[string]string{"qice": riverStart, "qice-line": lineStart} {
		v := variant(t, id).(game.Deployer)
		few := game.Options{optionKinds: "24"}
		kinds, _, _ := v.Tiles(few)
		if len(kinds) != fewKinds {
			t.Errorf("%s: %d kinds to choose from, want %d", id, len(kinds), fewKinds)
		}
		text := start + " tiles=25,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"
		if _, err := v.Parse(text, few); err == nil {
			t.Errorf("%s: kind 25 reads among %d kinds", id, fewKinds)
		}
		if _, err := v.Parse(text, nil); err != nil {
			t.Error(err)
		}
		for seed := range uint64(50) {
			if err := v.CheckTiles(v.Suggest(red, seed, few), few); err != nil {
				t.Error(err)
			}
		}
		if _, err := v.Parse("start", game.Options{optionKinds: "16"}); err == nil {
			t.Errorf("%s: an option of no value is taken", id)
		}
	}
}

// FuzzPosition checks that an accepted text prints as a text with the same meaning.
func FuzzPosition(f *testing.F) {
	for i, v := range family {
		for _, fixture := range readFixtures(f, v.info.ID) {
			f.Add(uint8(i), fixture.Position)
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, text string) {
		v := family[int(i)%len(family)]
		pos, err := v.Parse(text, nil)
		if err != nil {
			return
		}
		printed := pos.String()
		again, err := v.Parse(printed, nil)
		if err != nil {
			t.Fatalf("%s: %q prints as %q: %v", v.info.ID, text, printed, err)
		}
		if again.String() != printed || again.Hash() != pos.Hash() || again.Count() != pos.Count() {
			t.Fatalf("%s: %q prints as %q, which is another position", v.info.ID, text, printed)
		}
	})
}

// FuzzTurn checks that an accepted turn is written unchanged, and is either legal and can be
// undone, or is refused without a trace.
func FuzzTurn(f *testing.F) {
	for i, v := range family {
		for _, fixture := range readFixtures(f, v.info.ID) {
			pos, err := v.Parse(fixture.Position, nil)
			if err != nil {
				f.Fatal(err)
			}
			for _, t := range pos.Turns(nil)[:min(3, pos.Count())] {
				f.Add(uint8(i), fixture.Position, v.info.FormatTurn(t))
			}
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, text, turn string) {
		v := family[int(i)%len(family)]
		pos, err := v.Parse(text, nil)
		if err != nil {
			return
		}
		read, err := v.info.ParseTurn(turn)
		if err != nil {
			return
		}
		if again, err := v.info.ParseTurn(v.info.FormatTurn(read)); err != nil || again != read {
			t.Fatalf("turn %q is written %q", turn, v.info.FormatTurn(read))
		}
		before := pos.String()
		found, err := game.Find(&v.info, pos, turn)
		if err == nil {
			pos.Do(found)
			pos.Undo()
		}
		if pos.String() != before {
			t.Fatalf("%s: %s changes %q to %q", v.info.ID, turn, before, pos)
		}
	})
}
