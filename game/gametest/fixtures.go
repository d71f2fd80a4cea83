package gametest

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
)

// CapEnv names the environment variable that limits fixture tests: perft lines with more nodes
// are left out. Unset, none are; with -short, those above [shortCap].
const CapEnv = "YANYI_PERFT_CAP"

const shortCap = 100_000

// Fixture is one entry of a fixture file: a position and its perft counts.
type Fixture struct {
	ID       string
	Line     int // of the file, where the entry begins
	Position string
	Counts   []DepthCount
}

// DepthCount is one perft line.
type DepthCount struct {
	Depth int
	Nodes uint64
}

// FixtureOptions are the choices of a fixture test; the zero value is fine.
type FixtureOptions struct {
	Options game.Options
	// Cap leaves out perft lines with more nodes; 0 leaves it to CapEnv and -short.
	Cap uint64
	// Expected is how many entries the file must hold at least.
	Expected int
}

// Fixtures checks every entry of a fixture file against a variant in parallel subtests named by
// id: the position reads, prints steadily, counts as written, and is left as it was.
func Fixtures(t *testing.T, v game.Variant, path string, o FixtureOptions) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	entries, err := ReadFixtures(file)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if len(entries) < max(o.Expected, 1) {
		t.Fatalf("%s: %d entries, want at least %d", path, len(entries), max(o.Expected, 1))
	}
	limit, err := o.cap()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range entries {
		t.Run(f.ID, func(t *testing.T) {
			t.Parallel()
			if err := f.Check(v, o.Options, limit); err != nil {
				t.Errorf("%s:%d: %v", path, f.Line, err)
			}
		})
	}
}

// cap is the number of nodes up to which lines are counted.
func (o FixtureOptions) cap() (uint64, error) {
	switch text := os.Getenv(CapEnv); {
	case o.Cap != 0:
		return o.Cap, nil
	case text != "":
		limit, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", CapEnv, err)
		}
		return limit, nil
	case testing.Short():
		return shortCap, nil
	}
	return ^uint64(0), nil
}

// Check compares the variant's counts with the entry's, as far as they are not above the limit.
func (f Fixture) Check(v game.Variant, o game.Options, limit uint64) error {
	pos, err := v.Parse(f.Position, o)
	if err != nil {
		return fmt.Errorf("%s: position does not read: %w", f.ID, err)
	}
	text, hash := pos.String(), pos.Hash()
	again, err := v.Parse(text, o)
	if err != nil {
		return fmt.Errorf("%s: own text %q does not read: %w", f.ID, text, err)
	}
	if again.String() != text {
		return fmt.Errorf("%s: text %q reads as %q", f.ID, text, again.String())
	}
	var p game.Perft
	for _, c := range f.Counts {
		if c.Nodes > limit {
			continue
		}
		if n := p.Count(pos, c.Depth); n != c.Nodes {
			return fmt.Errorf("%s\n%s\nperft %d is %d, want %d\n%s", f.ID, f.Position, c.Depth, n, c.Nodes, divide(v, pos, c.Depth))
		}
		if pos.String() != text || pos.Hash() != hash {
			return fmt.Errorf("%s: perft %d changed %q to %q", f.ID, c.Depth, text, pos.String())
		}
	}
	return nil
}

// divide spells the counts below each turn, to compare with another program's.
func divide(v game.Variant, pos game.Position, depth int) string {
	var p game.Perft
	var lines []string
	p.Divide(pos, depth, func(t game.Turn, n uint64) {
		lines = append(lines, fmt.Sprintf("%s %d", v.Info().FormatTurn(t), n))
	})
	sort.Strings(lines)
	return strings.Join(lines, "\n")
}

// ReadFixtures reads a fixture file: entries of lines "id NAME", "pos POSITION",
// "perft DEPTH COUNT", separated by blank lines. Lines beginning with # are notes.
func ReadFixtures(r io.Reader) ([]Fixture, error) {
	var all []Fixture
	var f *Fixture
	seen := map[string]int{}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		key, rest, _ := strings.Cut(strings.TrimSpace(lines.Text()), " ")
		switch {
		case key == "" || key[0] == '#':
			continue
		case key == "id":
			if at, twice := seen[rest]; twice {
				return nil, fmt.Errorf("line %d: id %s stands at line %d already", n, rest, at)
			}
			seen[rest] = n
			all = append(all, Fixture{ID: rest, Line: n})
			f = &all[len(all)-1]
		case f == nil:
			return nil, fmt.Errorf("line %d: %q before the first id", n, key)
		default:
			if err := f.read(key, rest); err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
		}
	}
	for _, f := range all {
		if f.Position == "" || len(f.Counts) == 0 {
			return nil, fmt.Errorf("line %d: entry %s has no position or no count", f.Line, f.ID)
		}
	}
	return all, lines.Err()
}

// read takes one line of an entry.
func (f *Fixture) read(key, rest string) error {
	switch key {
	case "pos":
		f.Position = rest
		return nil
	case "perft":
		var c DepthCount
		if _, err := fmt.Sscanf(rest, "%d %d", &c.Depth, &c.Nodes); err != nil {
			return fmt.Errorf("perft %q: %w", rest, err)
		}
		f.Counts = append(f.Counts, c)
		return nil
	}
	return fmt.Errorf("unknown key %q", key)
}
