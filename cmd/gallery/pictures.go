package main

import (
	"fmt"
	"image"
	"slices"
	"strconv"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/sample"
)

// picture is one still picture of the gallery.
type picture struct {
	name  string
	paint func(art.Look) *image.RGBA
}

// pictures are all still pictures in the order of the rooms.
func pictures() []picture {
	var all []picture
	all = append(all, boardPictures()...)
	all = append(all, piecePictures()...)
	return append(all, signPictures()...)
}

const boardSize = 600

func board(name string, in *game.Info, v *game.View, size, quarter int) picture {
	return picture{name, func(look art.Look) *image.RGBA {
		look.Coordinates = art.AllCoordinates
		return art.Picture(look, in, v, art.Fit(in.Board, size, size, quarter, look.Scale))
	}}
}

// boardPictures are every variant as it starts, the sample positions, and the
// cross turned and small.
func boardPictures() []picture {
	var all []picture
	for _, v := range catalog.All() {
		in := v.Info()
		pos, err := v.Parse("start", nil)
		if err != nil {
			continue // a game that must be deployed first has no start of its own
		}
		view := pos.View(game.NoSeat)
		all = append(all, board("start-"+in.ID, in, &view, boardSize, 0))
	}
	for _, g := range sample.All() {
		all = append(all, board("board-"+g.Name, g.Info, g.View, boardSize, 0))
	}
	middle := sample.YanyiMiddle()
	for q := 1; q < 4; q++ {
		all = append(all, board("turned-"+strconv.Itoa(q), middle.Info, middle.View, boardSize, q))
	}
	for _, size := range []int{390, 240, 150} {
		all = append(all, board("small-"+strconv.Itoa(size), middle.Info, middle.View, size, 0))
	}
	return all
}

var allKinds = []game.Kind{
	game.King, game.Queen, game.Advisor, game.Guard, game.Bishop, game.Knight, game.Rook,
	game.Cannon, game.Pawn, game.Ferz, game.Wazir,
}

// piecePictures are all faces in all materials and sizes.
func piecePictures() []picture {
	var all []picture
	for faces, name := range []string{"hanzi", "letters", "figures"} {
		for _, r := range []float64{36, 19, 14, 10} {
			all = append(all, picture{fmt.Sprintf("pieces-%s-%.0f", name, r), func(look art.Look) *image.RGBA {
				look.Faces = art.Faces(faces)
				return pieces(look, r)
			}})
		}
	}
	all = append(all, picture{"pieces-shapes", func(look art.Look) *image.RGBA {
		look.Shapes = true
		return pieces(look, 24)
	}})
	return all
}

// pieces are the rows of all armies of every set of pieces: open, backs, bands.
func pieces(look art.Look, r float64) *image.RGBA {
	var rows [][]*image.RGBA
	shown := map[string]bool{}
	for _, v := range catalog.All() {
		in := v.Info()
		if shown[in.Pieces] {
			continue
		}
		shown[in.Pieces] = true
		for a := range game.Army(len(in.Armies)) {
			rows = append(rows, army(look, in, a, r))
		}
	}
	return sample.Grid(look.Theme.Silk, art.PieceSize(r), rows...)
}

func army(look art.Look, in *game.Info, a game.Army, r float64) []*image.RGBA {
	var row []*image.RGBA
	add := func(p game.Piece, commander game.Seat) {
		row = append(row, art.DrawPiece(look, art.PieceOf(in, p, commander), r))
	}
	for _, k := range allKinds {
		if slices.Contains(in.Kinds, k) {
			add(game.NewPiece(k, a), a)
		}
	}
	if !in.Armies[a].Pigment.Painted() {
		return row
	}
	add(game.NewHidden(game.Rook, a), a)
	for s := range game.Seat(3) {
		if s != a {
			add(game.NewPiece(game.Rook, a), s)
			add(game.NewHidden(game.Rook, a), s)
		}
	}
	add(game.NewHidden(game.Unknown, a), game.NoSeat)
	if a == game.Han { // after an alliance the emperor serves
		for s := range game.Seat(3) {
			add(game.NewPiece(game.King, a), s)
		}
	}
	return row
}

// signPictures are marks, seals, slips and banners.
func signPictures() []picture {
	return []picture{
		{"marks", marks},
		{"seals", func(look art.Look) *image.RGBA {
			return sample.Grid(look.Theme.Silk, 150, []*image.RGBA{
				art.DrawSeal(look, "盟", 32, -6), art.DrawSeal(look, "兑", 44, -5), art.DrawSeal(look, "演弈", 56, 0), art.DrawSeal(look, "天下归吴", 92, -4),
				art.DrawTrackMarker(look, game.First, 19), art.DrawTrackMarker(look, game.Second, 19),
			})
		}},
		{"slips", bamboo},
		{"banners", func(look art.Look) *image.RGBA {
			wide := art.Fit(sample.Yanyi().Info.Board, 752, 752, 0, 1)
			narrow := art.Fit(sample.Yanyi().Info.Board, 390, 390, 0, 1)
			return sample.Grid(look.Theme.Silk, 240, []*image.RGBA{
				art.DrawBanner(look, wide, look.Colors().Seal, "将！", "魏炮", "将蜀", false), art.DrawBanner(look, wide, look.Colors().Seal, "Check!", "Wei cannon", "checks Shu", true),
				art.DrawBanner(look, narrow, look.Colors().Seal, "将！", "魏炮", "将蜀", false), art.DrawLabel(look, "暗马 → 炮"),
			})
		}},
	}
}

// marks are all marks, each with a piece between what lies under and over it.
func marks(look art.Look) *image.RGBA {
	g := sample.Yanyi()
	l := art.Fit(g.Info.Board, 1200, 1200, 0, 1)
	piece := art.DrawPiece(look, art.PieceOf(g.Info, game.NewPiece(game.Rook, game.Shu), game.Shu), l.Radius())
	under := map[art.Mark]bool{art.Selected: true, art.Tinted: true, art.CheckGlow: true, art.Revealed: true, art.StaleRing: true, art.StaleRipple: true, art.Afloat: true}
	alone := map[art.Mark]bool{art.Legal: true, art.Granted: true, art.Left: true}
	point := func(a game.Army, spent bool) *image.RGBA {
		return art.DrawAlliancePoint(look, l, g.Info.Armies[a].Pigment, look.Lang.T("side."+g.Info.Armies[a].Key+".name"), spent)
	}
	const cell = 132
	var row []*image.RGBA
	for m := art.Selected; m <= art.Allying; m++ {
		c, img := paint.New(cell, cell), art.DrawMark(look, l, m)
		put := func(img *image.RGBA) { c.Draw(img, (cell-img.Rect.Dx())/2, (cell-img.Rect.Dy())/2, 1) }
		if under[m] {
			put(img)
		}
		switch {
		case m == art.LegalAside, m == art.Allying:
			put(point(game.Shu, false))
		case !alone[m]:
			put(piece)
		}
		if !under[m] {
			put(img)
		}
		row = append(row, c.Img)
	}
	for a := range game.Army(3) {
		row = append(row, point(a, false), point(a, true))
	}
	return sample.Grid(look.Theme.Silk, cell, row[:8], row[8:16], row[16:24], row[24:])
}

func bamboo(look art.Look) *image.RGBA {
	l := art.Fit(sample.Xiangqi().Info.Board, 688, 688, 0, 1)
	var tall, wide, tiles []*image.RGBA
	for s := art.BambooPlain; s <= art.BambooTarget; s++ {
		tall = append(tall, art.DrawBamboo(look, 92, 78, "六", "马无蹩", s))
		wide = append(wide, art.DrawBambooRow(look, 106, 44, "六", "马无蹩", s))
		tiles = append(tiles, art.DrawTile(look, l, "马无蹩", strconv.Itoa(int(s)+10), s))
	}
	return sample.Grid(look.Theme.Silk, 126, tall, wide, tiles, sample.Cells(look))
}
