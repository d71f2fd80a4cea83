package sample

import "yanyi/game"

// Guoji is 国际版 in the middle of a game.
func Guoji() Game {
	b := cross(game.CheckeredCross, 15, 3)
	landmark(b, game.AlliancePoint, "a7", game.Wei)
	landmark(b, game.AlliancePoint, "a9", game.Shu)
	landmark(b, game.AlliancePoint, "b8", game.Wu)
	landmark(b, game.EmperorPoint, "a8", game.Han)
	in := kingdoms("guoji", "guoji", b)
	in.Likeness, in.Chessmen = "yanyi", true
	in.Armies[game.Wei].Pigment = game.Azurite
	return Game{"guoji", in, view(in, `
		wR@d15 wN@e15 wB@f15 wQ@g15 wK@h15 wB@j15 wR@l15 wP@d14 wP@e14 wP@g14 wP@i14 wP@k14 wP@f13 wN@j13 wP@l13 wQ@i12 wP@h11
		uP@n12 uR@o12 uP@n11 uN@o11 uP@m10 uP@n9 uQ@o9 uP@n8 uK@o8 uB@k8 uP@m7 uQ@o7 uN@m6 uB@o6 uP@n5 uP@n4 uR@o4
		hQ@c10 hK@a8 hQ@c8 hQ@c6
		sB@h5 sP@g4 sP@i4 sN@f3 sP@k3 sP@d2 sP@e2 sP@f2 sP@h2 sP@j2 sP@l2 sR@d1 sQ@g1 sK@h1 sQ@i1 sB@j1 sN@k1 sR@l1`)}
}

// guojiServing is 国际版 after an alliance: the emperor serves Wei.
func guojiServing() Game {
	g := Guoji()
	g.Name = "guoji-serving"
	for i := range g.View.Cells {
		if c := &g.View.Cells[i]; c.Piece != game.NoPiece && c.Piece.Origin() == game.Han {
			c.Commander = game.Wei
		}
	}
	horse, point := g.Square("n11"), g.Square("a9")
	g.View.Cells[horse], g.View.Cells[point] = game.Cell{Commander: game.NoSeat}, game.Cell{Piece: game.NewPiece(game.Knight, game.Wu), Commander: game.Wu}
	g.View.Diplomacy = game.Diplomacy{Spent: true, Champion: game.Wei, At: point}
	g.View.Seats[game.Wu].Ally, g.View.Seats[game.Shu].Ally = game.Shu, game.Wu
	return g
}

// Anqi is 暗战洛阳城 in the middle of a game.
func Anqi() Game {
	b := game.NewBoard(game.City, 9, 9, func(f, r int) bool {
		return f >= 1 && f <= 7 && r >= 1 && r <= 7 || f == 4 && (r == 0 || r == 8) || r == 4 && (f == 0 || f == 8)
	})
	for _, name := range []string{"e9", "i5", "e1", "a5"} {
		landmark(b, game.Gate, name, game.Han)
	}
	landmark(b, game.EmperorPoint, "e5", game.Han)
	in := kingdoms("anqi", "anqi", b)
	in.Likeness = "yanyi"
	return Game{"anqi", in, view(in, `
		hR@e9 hR@i5 hR@e1 hC@a5 hK@e5
		~@b8 ~@c8 ~@d8 wK@e8 ~@f8 ~@g8 ~@h8
		~@b7 ~@d7 ~@e7 wC@f7 ~@h7
		sB@b6 ~@c6 uN@d6 ~@e6 ~@f6 sP@g6 ~@h6
		~@b5 ~@c5 ~@g5 uK@h5
		~@b4 wA@c4 sR@d4 wP@f4 ~@g4 ~@h4
		~@b3 uP@d3 ~@e3 sN@f3 ~@g3 uC@h3
		~@b2 ~@c2 ~@d2 sK@e2 ~@f2 ~@g2 ~@h2`)}
}

func all(int, int) bool { return true }

// Xiangqi is 奇计象棋 in the middle of a game.
func Xiangqi() Game {
	in := duel("qiji", "stratagem", "xiangqi", game.NewBoard(game.Xiangqi, 9, 10, all), red, black)
	in.Stratagems, in.Board.Lines = game.OnTracks, true
	return Game{"qiji", in, view(in, `
		bB@c10 bK@e10 bA@f10 bB@g10 bA@e9 bR@i9 bN@b8 bC@e8 bC@h8 bP@a7 bP@e7 bP@g7 bP@i7 bN@h6 bR@c5
		rC@b5 rP@g5 rP@a4 rP@e4 rN@g4 rP@i4 rN@c3 rC@e3 rR@a2 rB@c1 rA@d1 rK@e1 rA@f1 rB@g1 rR@h1`)}
}

// Qice is 奇策象棋 on the river board, tiles shown.
func Qice() Game {
	in := duel("qice", "stratagem", "xiangqi", game.NewBoard(game.River, 9, 11, all), red, black)
	in.Stratagems, in.Board.Lines = game.InPalace, true
	for file := range 9 {
		in.Board.Landmarks = append(in.Board.Landmarks, game.Landmark{Square: in.Board.At(file, 5), Kind: game.RiverPoint, Seat: game.NoSeat})
	}
	g := Game{"qice", in, view(in, `
		bB@c11 bA@d11 bA@f11 bB@g11 bR@i11 bR@a10 bK@d10 bC@b9 bN@c9 bN@h9 bP@a8 bC@e8 bP@i8 bP@g7 bP@h7 bP@e6
		rP@c6 rP@e5 rB@g5 rP@a4 rP@i4 rC@b3 rN@c3 rN@h3 rA@e2 rR@i2 rR@a1 rB@c1 rA@d1 rK@f1`)}
	g.View.Seats[game.First].Tiles = []int{25, 11, 2, 31, 18, 14, 12, 24}
	g.View.Seats[game.Second].Tiles = []int{9, 3, 27, 30, 32, 5, 10, 15}
	g.View.Seats[game.First].Active, g.View.Seats[game.Second].Active = 11, 27
	g.View.Cells[g.Square("e6")].Mark = game.MarkStale
	g.View.Cells[g.Square("h7")].Mark = game.MarkSafe
	g.View.Cells[g.Square("c9")].Mark = game.MarkHeld
	return g
}

// Baige is 百格西洋棋 in the middle of a game.
func Baige() Game {
	in := duel("baige", "hundred", "baige", game.NewBoard(game.Hundred, 10, 10, all), white, ebony)
	in.Chessmen, in.Figures = true, true
	return Game{"baige", in, view(in, `
		bR@a10 wP@c10 bB@d10 bK@f10 bG@g10 bR@j10 bA@b9 bP@e9 bP@h9 bA@i9 bF@a8 bN@b8 bW@i8 bW@j8 bP@a7 bP@e7 bP@h7 bP@j7 bP@d6 bP@i6
		wP@b5 wP@d5 wF@e5 wP@i5 wP@a4 wF@c4 wQ@f4 wP@g4 wW@h4 wP@j4 wF@a3 wN@d3 wW@g3 wB@h3 wN@i3 wW@j3 wA@b2 wC@c2 wG@e2 wA@i2
		wR@a1 wB@d1 wR@f1 wK@g1`)}
}

// All are the sample games, one or more for each board.
func All() []Game {
	return []Game{Yanyi(), YanyiMiddle(), Jieqi(), Anqi(), Guoji(), Xiangqi(), Qice(), Baige()}
}
