package sample

import "yanyi/game"

// cross is a board of n by n points without its four corners of side k.
func cross(design game.Design, n, k int) *game.Board {
	b := game.NewBoard(design, n, n, func(f, r int) bool {
		return f >= k && f < n-k || r >= k && r < n-k
	})
	b.Lines, b.Capitals = design == game.Cross, design == game.CheckeredCross
	return b
}

func landmark(b *game.Board, kind game.LandmarkKind, name string, seat game.Seat) {
	sq, err := b.Square(name)
	if err != nil {
		panic(err)
	}
	b.Landmarks = append(b.Landmarks, game.Landmark{Square: sq, Kind: kind, Seat: seat})
}

func yanyiInfo() *game.Info {
	b := cross(game.Cross, 17, 4)
	landmark(b, game.AlliancePoint, "a8", game.Wei)
	landmark(b, game.AlliancePoint, "a10", game.Shu)
	landmark(b, game.AlliancePoint, "b9", game.Wu)
	landmark(b, game.EmperorPoint, "a9", game.Han)
	return kingdoms("yanyi", "yanyi", b)
}

// Yanyi is the start of 三国演弈棋.
func Yanyi() Game {
	in := yanyiInfo()
	return Game{"yanyi", in, view(in, `
		wR@e17 wN@f17 wB@g17 wA@h17 wK@i17 wA@j17 wB@k17 wN@l17 wR@m17 wC@f15 wC@l15
		wP@e14 wP@g14 wP@i14 wP@k14 wP@m14
		sR@e1 sN@f1 sB@g1 sA@h1 sK@i1 sA@j1 sB@k1 sN@l1 sR@m1 sC@f3 sC@l3
		sP@e4 sP@g4 sP@i4 sP@k4 sP@m4
		uR@q13 uN@q12 uB@q11 uA@q10 uK@q9 uA@q8 uB@q7 uN@q6 uR@q5 uC@o12 uC@o6
		uP@n13 uP@n11 uP@n9 uP@n7 uP@n5
		hK@a9 hC@c9 hR@d7 hR@d9 hR@d11`)}
}

// YanyiMiddle is 三国演弈棋 after an alliance, Shu in check.
func YanyiMiddle() Game {
	in := yanyiInfo()
	g := Game{"yanyi-middle", in, view(in, `
		wB@g17 wA@h17 wK@i17 wA@j17 wB@k17 wR@m16 wC@f15 wN@g15 wN@k15 wC@i14 wP@g13 wP@m13 wP@e12 wP@k12 wR@e10
		uP@n13 uR@p13 uC@p12 uP@n11 uN@o11 uR@l10 uP@n9 uB@o9 uA@p9 uK@q9 uA@q8 uN@a10 uP@m7 uB@q7 uC@o6 uP@l5
		hK:w@a9 hC:w@c9 hR:w@d7 hR:w@d9 hR:w@d11
		sP@k8 sC@l7 sR@i7 sP@g5 sP@m5 sP@e4 sB@e3 sC@f3 sN@g3 sN@k3 sR@m2 sA@h1 sK@i1 sA@j1 sB@k1`)}
	g.View.Diplomacy = game.Diplomacy{Spent: true, Champion: game.Wei, At: g.Square("a10")}
	g.View.Seats[game.Wu].Ally, g.View.Seats[game.Shu].Ally = game.Shu, game.Wu
	king := g.Square("i1")
	g.View.Cells[king].Mark = game.MarkCheck
	g.View.Seats[game.Shu].Checked = true
	g.View.Actor = game.Shu
	return g
}

// Jieqi is 三国演弈揭棋 with armies face down.
func Jieqi() Game {
	in := kingdoms("jieqi", "yanyi", yanyiInfo().Board)
	g := Game{"jieqi", in, view(in, `
		wr@e17 wn@f17 wB@g17 wA@h17 wK@i17 wA@j17 wB@k17 wr@m17 wc@f15 wn@l15 wp@g14 wp@i14 wp@m14 wC@k13 wN@g12 wR@e10
		up@n13 ur@q13 uc@o12 uP@m11 uB@q11 uA@q10 uR@l9 up@n9 uK@q9 uA@q8 up@n7 uB@q7 uc@o6 un@q6 ur@q5 uN@a10
		hC:w@d12 hK:w@a9 hc:w@c9 hr:w@d9 hr:w@d7
		sP@g6 sR@k5 sp@e4 sp@i4 sp@m4 sc@f3 sC@g3 sc@l3 sr@e1 sB@g1 sA@h1 sK@i1 sA@j1 sB@k1 sn@l1 sr@m1`)}
	g.View.Diplomacy = game.Diplomacy{Spent: true, Champion: game.Wei, At: g.Square("a10")}
	return g
}
