package weights

import (
	"strings"
	"testing"
)

const sample = `# a remark
rook 900 | 950

horse.room -10 0 8 | -12 1 7
`

// TestRowsWithoutABar checks that a table is written as its file's text, with comments. A row
// without a bar has equal values for both phases.
func TestRowsWithoutABar(t *testing.T) {
	table, err := Parse("rook 900 -3")
	if err != nil {
		t.Fatal(err)
	}
	if row := table.Row("rook", 2); row[0] != Pair(900, 900) || row[1] != Pair(-3, -3) || table.Err() != nil {
		t.Errorf("read as %v, %v", row, table.Err())
	}
}

func TestTextAndBack(t *testing.T) {
	table, err := Parse(sample)
	if err != nil {
		t.Fatal(err)
	}
	if s := table.String(); s != sample {
		t.Errorf("%q is written as %q", sample, s)
	}
	row := table.Row("horse.room", 3)
	if row[0] != Pair(-10, -12) || row[0].Mid() != -10 || row[0].End() != -12 {
		t.Errorf("the first of horse.room is %d, %d", row[0].Mid(), row[0].End())
	}
	if table.One("rook"); table.Err() != nil {
		t.Error(table.Err())
	}
}

// TestPairsAddAndTaper checks that sums and multiples of pairs keep both shares.
func TestPairsAddAndTaper(t *testing.T) {
	for _, c := range []struct{ mid, end, n, phase, want int }{
		{100, 200, 1, 8, 100},
		{100, 200, 3, 0, 600},
		{-7, 5, 4, 4, -4},
		{-7, -5, -4, 8, 28},
		{0, -1, 1000, 0, -1000},
	} {
		s := Pair(c.mid, c.end).Times(c.n)
		if got := s.Taper(c.phase, 8); got != c.want {
			t.Errorf("%d times %d | %d at %d of 8 is %d, want %d", c.n, c.mid, c.end, c.phase, got, c.want)
		}
	}
}

func TestFaultsNameTheLine(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"rook 1 | 1\nrook 2 | 2", "line 2: rook is there already"},
		{"rook 1 2 | 1", "line 1: rook: 2 numbers before the bar and 1 behind it"},
		{"# x\nrook", "line 2: rook: 0 numbers"},
		{"rook 1 | x", `"x" is no weight`},
		{"rook 9999999 | 1", `"9999999" is no weight`},
		{"| 1", "line 1: no name"},
		{strings.Repeat("#\n", maxRows) + "rook 1 | 1", "more than"},
	} {
		if _, err := Parse(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.20q: %v, want %s", c.text, err, c.want)
		}
	}
}

// TestRowsMustBeThereAndAskedFor checks that missing and surplus rows are errors.
func TestRowsMustBeThereAndAskedFor(t *testing.T) {
	table, _ := Parse(sample)
	table.Row("horse.room", 4)
	err := table.Err()
	for _, want := range []string{"horse.room is not there with 4 numbers", "nothing is weighed by rook"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestReplace(t *testing.T) {
	table, _ := Parse(sample)
	own, _ := Parse("rook 1000 | 1100")
	if err := table.Replace(own); err != nil || table.One("rook") != Pair(1000, 1100) {
		t.Errorf("replaced by %v: %v", table, err)
	}
	for _, text := range []string{"cannon 1 | 1", "rook 1 2 | 1 2"} {
		other, _ := Parse(text)
		if table.Replace(other) == nil {
			t.Errorf("%s replaces a row that is not there", text)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Fuzz(func(t *testing.T, text string) {
		table, err := Parse(text)
		if err != nil {
			return
		}
		again, err := Parse(table.String())
		if err != nil || again.String() != table.String() {
			t.Errorf("%q is written as %q: %v", text, table.String(), err)
		}
	})
}
