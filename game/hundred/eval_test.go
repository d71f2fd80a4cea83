package hundred

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"yanyi/game"
	"yanyi/game/board"
	"yanyi/game/weights"
)

// TestWeights checks that the data file has exactly the weights that are used.
func TestWeights(t *testing.T) {
	ready()
	table, err := weights.Parse(weightsText)
	if err == nil {
		_, err = newJudge(table)
	}
	if err != nil {
		t.Error(err)
	}
}

// TestEvalOrder checks that White is better in the first position than in the second.
func TestEvalOrder(t *testing.T) {
	for _, c := range []struct{ name, better, worse string }{
		{"a rook more", "5k4/10/10/10/10/10/10/10/10/R4K4 w", "5k4/10/10/10/10/10/10/10/10/5K4 w"},
		{"a passed pawn", "5k4/p9/10/10/5P4/10/10/10/10/5K4 w", "5k4/5p4/10/10/5P4/10/10/10/10/5K4 w"},
		{"pawns side by side", "5k4/pp8/10/10/10/10/3PP5/10/10/5K4 w", "5k4/pp8/10/10/10/3P6/3P6/10/10/5K4 w"},
		{"a rook on an open file", "5k4/1p8/10/10/10/10/1P8/10/10/2R2K4 w", "5k4/1p8/10/10/10/10/1P8/10/10/1R3K4 w"},
		{"a loose knight", "5k4/10/10/10/3n6/10/10/10/10/R2R1K4 w", "5k4/10/3p6/2p1p5/3n6/10/10/10/10/R2R1K4 w"},
	} {
		const rest = " - - 0 1 -/-"
		better, worse := read(t, c.better+rest).Eval(white), read(t, c.worse+rest).Eval(white)
		if better <= worse {
			t.Errorf("%s: %d, not above %d", c.name, better, worse)
		}
	}
}

func BenchmarkEval(b *testing.B) {
	p := read(b, "rnbgqkgbnr/1ac4ca1/ff1ffww1ww/p1pp1pp1pp/2f1p2w2/2P2P4/PP1PP2PPP/FFFF1WW1WW/1AC2WNCA1/RNBGQKGB1R w KQkq - 0 8 -/-")
	b.ReportAllocs()
	for b.Loop() {
		p.Eval(white)
	}
}

// TestShiftsAreSteps compares the shifts of a set with the tables of moves.
func TestShiftsAreSteps(t *testing.T) {
	ready()
	orth, diag := board.Steps(geometry, board.OrthogonalOne, nil), board.Steps(geometry, board.DiagonalOne, nil)
	for sq := range game.Square(squares) {
		if got, want := straights(board.Bit(sq)), board.SetOf(orth[sq]...); got != want {
			t.Errorf("straight from %d: %v, want %v", sq, got, want)
		}
		if got, want := slants(board.Bit(sq)), board.SetOf(diag[sq]...); got != want {
			t.Errorf("slanting from %d: %v, want %v", sq, got, want)
		}
		for _, to := range diag[sq] {
			if up := to > sq; pawnHits(board.Bit(sq), white).Has(to) != up || pawnHits(board.Bit(sq), black).Has(to) == up {
				t.Errorf("pawns on %d attack %d the wrong way", sq, to)
			}
		}
	}
}

// TestEvalIsFair checks that a position with the sides changed has the same value for the other
// side.
func TestEvalIsFair(t *testing.T) {
	for _, board := range []string{
		"rnbgqkgbnr/1ac4ca1/ff1ffww1ww/p1pp1pp1pp/2f1p2w2/2P2P4/PP1PP2PPP/FFFF1WW1WW/1AC2WNCA1/RNBGQKGB1R",
		"5k4/2p4P2/3w1f4/10/4a1C3/2N7/P2r6/3B6/6G3/2Q3K3",
		"3r1k4/pp8/3n6/8c1/10/5P4/2A7/F4W4/PP8/R4K3R",
	} {
		ranks := strings.Split(board, "/")
		slices.Reverse(ranks)
		const rest = " - - 0 1 -/-"
		a := read(t, board+" w"+rest).Eval(white)
		b := read(t, strings.Map(otherCase, strings.Join(ranks, "/"))+" b"+rest).Eval(black)
		if a != b {
			t.Errorf("%s is worth %d, with sides changed %d", board, a, b)
		}
	}
}

func otherCase(r rune) rune {
	if unicode.IsUpper(r) {
		return unicode.ToLower(r)
	}
	return unicode.ToUpper(r)
}

// TestEvalIsKeptUp compares the incremental evaluation, after moves and take-backs, with one
// from scratch.
func TestEvalIsKeptUp(t *testing.T) {
	anywhere(t, func(p *position) {
		kept := p.Eval(white)
		for _, turn := range p.Turns(nil) {
			p.Do(turn)
			p.Undo()
		}
		p.tally = tally{}
		if fresh := p.Eval(white); fresh != kept {
			t.Fatalf("%s: %d kept up, %d found", p, kept, fresh)
		}
	})
}
