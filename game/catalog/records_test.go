package catalog

import (
	_ "embed"
	"errors"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
)

// beforeHan is a game of 三国演弈棋 recorded with an earlier set-up of Han: it begins from the start
// of that version, and its horses leap over corners.
//
//go:embed testdata/before-han.pgn
var beforeHan string

// beforeSwaps is a game of 奇計象棋擴容版 between computers that ended by mate under the earlier rule
// that a swap asked how a piece captures; under the current rule the rook swaps over the
// elephant.
//
//go:embed testdata/before-swaps.pgn
var beforeSwaps string

// Games played under earlier rules: soldiers did not serve their commander, any horse could
// depose, and allied kings might not face each other.
var (
	//go:embed testdata/before-soldier-serves.pgn
	beforeSoldierServes string
	//go:embed testdata/before-absorbed-horse.pgn
	beforeAbsorbedHorse string
	//go:embed testdata/before-kings-parted.pgn
	beforeKingsParted string
	//go:embed testdata/before-kings-met.pgn
	beforeKingsMet string
	//go:embed testdata/before-double-step.pgn
	beforeDoubleStep string
)

// Records of earlier rules are read as far as they are legal now; the first illegal turn is
// named.
func TestRecordsOfBefore(t *testing.T) {
	m, err := match.ParseLegal(Find, beforeHan)
	if err != nil {
		t.Fatal(err)
	}
	if c := m.Cut(); c == nil || c.Turn != 8 || c.Text != "e15d13" || c.Why.Key != "why.horse.block" || m.Ply() != 7 {
		t.Errorf("%d turns, cut %+v", m.Ply(), c)
	}
	if _, err := match.Parse(Find, beforeHan); err == nil || !strings.Contains(err.Error(), "e15d13") {
		t.Errorf("read strictly: %v", err)
	}
}

// No turn that is legal now is lost from an earlier game, read as a record or as a save: the
// first illegal turn is named, with the reason and the number of turns.
func TestKingdomsOfBefore(t *testing.T) {
	for _, c := range []struct {
		record   string
		cut      match.Cut
		why, end string
	}{
		{beforeSoldierServes, match.Cut{Turn: 19, Text: "p6q6", Of: 24}, "why.soldier.border", "*"},
		{beforeAbsorbedHorse, match.Cut{Turn: 7, Text: "c10a9", Of: 24}, "why.emperor", "*"},
		{beforeKingsParted, match.Cut{Turn: 11, Text: "i13j13", Of: 24}, "why.met", "*"},
		{beforeKingsMet, match.Cut{Turn: 5, Text: "g9f9", Of: 24}, "", "u"},
		{beforeDoubleStep, match.Cut{Turn: 13, Text: "j14j12", Of: 24}, "why.shape.guoji.p.out", "*"},
	} {
		m, err := match.ParseLegal(Find, c.record)
		if err != nil {
			t.Fatal(err)
		}
		cut := m.Cut()
		if cut == nil || cut.Turn != c.cut.Turn || cut.Text != c.cut.Text || cut.Of != c.cut.Of || cut.Why.Key != c.why || m.Ply() != c.cut.Turn-1 {
			t.Errorf("%d turns, cut %+v, want %+v", m.Ply(), cut, c.cut)
		}
		if end := m.Info().Result(m.Outcome()); end != c.end {
			t.Errorf("%s ends with %s, want %s", c.cut.Text, end, c.end)
		}
		again, err := match.ParseLegal(Find, m.Save())
		if err != nil || again.Ply() != m.Ply() || again.Position().String() != m.Position().String() {
			t.Errorf("kept and read again: %v", err)
		}
	}
}

// A mate that no longer is one loses no turn of its record, and the game can be continued.
func TestMatesOfBefore(t *testing.T) {
	m, err := match.ParseLegal(Find, beforeSwaps)
	if err != nil {
		t.Fatal(err)
	}
	if turns := m.Turns(); len(turns) != 48 || turns[47] != "d9d2" {
		t.Fatalf("%d turns, the last %v", len(turns), turns)
	}
	legal := m.Position().Turns(nil)
	if len(legal) != 1 || m.Info().FormatTurn(legal[0]) != "e2~e4" {
		t.Errorf("%d turns left in %s", len(legal), m.Position())
	}
}

// A record keeps the number of tiles its players chose from, on either board.
func TestRecordsKeepTheChoiceOfTiles(t *testing.T) {
	for _, id := range []string{"qice", "qice-line"} {
		v, _ := Find(id)
		few := game.Options{"kinds": "24"}
		start := v.(game.Deployer).Deploy([2][]int{{1, 2, 3, 4, 5, 6, 7, 8}, {9, 10, 11, 12, 13, 14, 15, 24}})
		m, err := match.New(v, match.Setup{Options: few, Start: start, Seats: make([]match.Player, 2)})
		if err != nil {
			t.Fatal(err)
		}
		back, err := match.Parse(Find, m.Record())
		if err != nil || back.Setup().Options["kinds"] != "24" {
			t.Errorf("%s: %v, read from\n%s", id, err, m.Record())
		}
	}
}

// Earlier positions with Han's emperor where he cannot stand now are refused with the squares;
// those without him are read.
func TestPositionsOfBefore(t *testing.T) {
	const rest = "17/17/sR,8/9/9/4,sK,4"
	for _, c := range []struct {
		name, position string
		turn           string
		squares        []string // named by the faults; nil if the record is read
	}{
		{"idle, on his old point", "3,wK,5/9/9/9/17/17/17/1,hR,15/hC,hK,hR,10,uP,2,uK/1,hR,15/17/" + rest + " u uws - idle - 0", "n9m9", []string{"a9"}},
		{"after an alliance, commanded by nobody", "3,wK,5/9/9/9/17/17/17/1,hR:s,15/hC:s,hK,hR:s,10,uP,2,uK/1,hR:s,15/17/" + rest + " u uws uw spent - 0", "n9m9", []string{"b9"}},
		{"deposed", "3,wK,5/9/9/9/17/17/17/1,hR:s,15/hC:s,1,hR:s,10,uP,2,uK/1,hR:s,15/17/" + rest + " u uws uw spent - 0", "n9m9", nil},
	} {
		text := "[Variant \"yanyi\"]\n[SetUp \"1\"]\n[FEN \"" + c.position + "\"]\n\n1. " + c.turn + " *\n"
		m, err := match.ParseLegal(Find, text)
		if c.squares == nil {
			if err != nil || m.Ply() != 1 || m.Cut() != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		v, _ := Find("yanyi")
		if got := named(v.Info().Board, err); strings.Join(got, " ") != strings.Join(c.squares, " ") {
			t.Errorf("%s: faults name %v (%v), want %v", c.name, got, err, c.squares)
		}
	}
}

// named are the squares that an error's faults name.
func named(b *game.Board, err error) (list []string) {
	var faults *game.Faults
	if !errors.As(err, &faults) {
		return nil
	}
	var walk func(f game.Faults)
	walk = func(all game.Faults) {
		for _, f := range all {
			if f.Square != game.NoSquare {
				list = append(list, b.Name(f.Square))
			}
			walk(f.Inner)
		}
	}
	walk(*faults)
	return list
}
