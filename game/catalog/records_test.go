package catalog

import (
	_ "embed"
	"errors"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
)

// beforeHan is a game of 三国演弈棋 as it was recorded before Han's true set-up was
// found: it begins from the start of its day, and its horses leap over corners.
//
//go:embed testdata/before-han.pgn
var beforeHan string

// Records of before are read as far as they are legal now; what is wrong is named.
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

// Positions of before with Han's emperor where he cannot stand now are refused, square
// by square; those in which he is gone are read.
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

// named is the squares that an error's faults name.
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
