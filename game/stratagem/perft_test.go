package stratagem

import (
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

func TestPerftOfXiangqi(t *testing.T) {
	pos, err := variant(t, "xiangqi").Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	var p game.Perft
	if n := p.Count(pos, 4); n != 3290240 {
		t.Errorf("perft 4 is %d, want 3290240", n)
	}
}

// middles is a middle-game position of each variant.
var middles = map[string]string{
	"xiangqi":   "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w",
	"huanfang":  "rn1a1abR1/9/b1r1k3n/2p1P1p2/p7p/P1B3P2/2P1c3P/3C2N2/9/R1BAKA3 b",
	"qiji":      "rnba1abnr/1C2k4/8c/p1p1p1p1p/8P/6B2/P1P1P1PC1/9/4K4/RNBc1A2R w m=1,0 cap=d1 pool=N/",
	"weiwo":     "1C2kab1r/r3an3/b8/R8/2P3pc1/1p2p1P1p/4P3P/4BA3/7cR/NNBCKA3 w pool=/n",
	"qiji16":    "1C2kab1r/r3an3/b8/R8/2P3pc1/1p2p1P1p/4P3P/4BA3/7cR/NNBCKA3 w pool=/n tiles=9,12,6,13,15,11,16,1/15,13,4,11,1,3,2,6",
	"qice":      "r1ba1ar2/4k4/4b3n/3c2pc1/p1p1p4/9/2n2CB1p/P1P3P1P/B4A2N/R2N3C1/4KA2R w tiles=22,10,27,20,19,1,29,32/22,3,10,12,27,30,16,23",
	"qice-line": "r2akabn1/1c2C3r/b4c3/p1p6/6p1p/2P2p2P/P3P1P2/3AB2C1/6N2/RNB1KA2R w pool=/n tiles=9,21,29,26,14,4,6,28/24,5,2,28,14,10,31,15",
}

func BenchmarkPerft(b *testing.B) {
	for _, v := range Variants() {
		for name, text := range map[string]string{"start": "start", "middle": middles[v.Info().ID]} {
			b.Run(v.Info().ID+"/"+name, func(b *testing.B) { gametest.BenchmarkPerft(b, v, text) })
		}
	}
}
