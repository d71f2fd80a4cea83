package hundred

import "testing"

// middle is a position with most of its pieces on open lines.
const middle = "rnbgqkgbnr/1ac4ca1/ff1ffww1ww/p1pp1pp1pp/2f1p2w2/2P2P4/PP1PP2PPP/FFFF1WW1WW/1AC2WNCA1/RNBGQKGB1R w KQkq - 0 8 -/-"

func BenchmarkEval(b *testing.B) {
	p := read(b, middle)
	b.ReportAllocs()
	for b.Loop() {
		p.Eval(white)
	}
}
