package art_test

import (
	"bytes"
	"image"
	"math"
	"slices"
	"strconv"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/golden"
	"yanyi/render/paint"
	"yanyi/render/sample"
	"yanyi/render/theme"
)

var themes = map[string]*theme.Theme{"light": &theme.Light, "dark": &theme.Dark}

func TestBoards(t *testing.T) {
	const size = 288
	for _, g := range sample.All() {
		look := art.Look{Theme: &theme.Light}
		if g.Info.Family == "hundred" {
			look.Faces = art.Figures
		}
		golden.Check(t, "board-"+g.Name, art.Picture(look, g.Info, g.View, art.Fit(g.Info.Board, size, size, 0, 1)))
	}
	for _, g := range []sample.Game{sample.YanyiMiddle(), sample.Anqi(), sample.Qice()} {
		look := art.Look{Theme: &theme.Dark, Coordinates: art.AllCoordinates, Lang: locale.En, Shapes: true, Scale: 1}
		golden.Check(t, "board-"+g.Name+"-dark-turned", art.Picture(look, g.Info, g.View, art.Fit(g.Info.Board, size, size, 2, 1)))
	}
}

func TestThumbnails(t *testing.T) {
	for name, th := range themes {
		var row []*image.RGBA
		for _, g := range sample.All() {
			row = append(row, art.Thumbnail(art.Look{Theme: th}, g.Info, g.View, 0, 88))
		}
		golden.Check(t, "thumbnails-"+name, sample.Grid(th.Silk, 92, row[:4], row[4:]))
	}
	g := sample.YanyiMiddle()
	if b := art.Thumbnail(art.Look{}, g.Info, g.View, 1, 200).Bounds(); b.Dx() > 200 || b.Dx() < 190 {
		t.Errorf("a thumbnail of 200 px is %v", b)
	}
}

// A large board has what small ones omit: names of lines, ticks, coordinates.
func TestLargeBoardCorner(t *testing.T) {
	g := sample.Yanyi()
	img := art.Ground(art.Look{Theme: &theme.Light, Coordinates: art.AllCoordinates}, g.Info, art.Fit(g.Info.Board, 752, 752, 1, 1))
	golden.Check(t, "corner", crop(img, image.Rect(0, 0, 260, 260)))
}

func crop(img *image.RGBA, r image.Rectangle) *image.RGBA {
	c := paint.New(r.Dx(), r.Dy())
	c.Draw(img, -r.Min.X, -r.Min.Y, 1)
	return c.Img
}

// everyPiece lists all armies of a variant, with backs and bands where it has them.
func everyPiece(g sample.Game, look art.Look, r float64) [][]*image.RGBA {
	kinds := map[string][]game.Kind{
		"yanyi":   {game.King, game.Advisor, game.Bishop, game.Knight, game.Rook, game.Cannon, game.Pawn},
		"guoji":   {game.King, game.Queen, game.Bishop, game.Knight, game.Rook, game.Pawn},
		"xiangqi": {game.King, game.Advisor, game.Bishop, game.Knight, game.Rook, game.Cannon, game.Pawn},
		"baige":   {game.King, game.Queen, game.Rook, game.Bishop, game.Knight, game.Cannon, game.Advisor, game.Guard, game.Ferz, game.Wazir, game.Pawn},
	}[g.Info.Pieces]
	var rows [][]*image.RGBA
	for a := range game.Army(len(g.Info.Armies)) {
		var row []*image.RGBA
		add := func(p game.Piece, commander game.Seat) {
			row = append(row, art.DrawPiece(look, art.PieceOf(g.Info, p, commander), r))
		}
		for _, k := range kinds {
			add(game.NewPiece(k, a), a)
		}
		if g.Info.Pieces == "yanyi" {
			add(game.NewHidden(game.Rook, a), a)
			for s := range game.Seat(3) {
				if s != a {
					add(game.NewPiece(game.Rook, a), s)
					add(game.NewHidden(game.Rook, a), s)
				}
			}
			add(game.NewHidden(game.Unknown, a), game.NoSeat)
		}
		if g.Info.Pieces == "guoji" {
			for s := range game.Seat(3) {
				add(game.NewPiece(game.Queen, a), s)
				if a == game.Han {
					add(game.NewPiece(game.King, a), s)
				}
			}
		}
		rows = append(rows, row)
	}
	return rows
}

func TestPieces(t *testing.T) {
	for _, g := range []sample.Game{sample.Yanyi(), sample.Guoji(), sample.Xiangqi(), sample.Baige()} {
		for faces, name := range map[art.Faces]string{art.Hanzi: "hanzi", art.Letters: "letters", art.Figures: "figures"} {
			look := art.Look{Theme: &theme.Light, Faces: faces, Shapes: faces == art.Letters, Lang: locale.ZhHant}
			if faces == art.Figures {
				look.Theme = &theme.Dark
			}
			const r = 19
			golden.Check(t, "pieces-"+g.Name+"-"+name, sample.Grid(look.Theme.Silk, art.PieceSize(r), everyPiece(g, look, r)...))
		}
	}
	look := art.Look{Theme: &theme.Light}
	golden.Check(t, "pieces-large", sample.Grid(look.Theme.Silk, art.PieceSize(36), everyPiece(sample.Yanyi(), look, 36)[3]))
	golden.Check(t, "pieces-small", sample.Grid(look.Theme.Silk, art.PieceSize(10), everyPiece(sample.Yanyi(), look, 10)...))
}

func TestMarks(t *testing.T) {
	g := sample.YanyiMiddle()
	for name, th := range themes {
		look := art.Look{Theme: th}
		l := art.Fit(g.Info.Board, 752, 752, 0, 1)
		var row []*image.RGBA
		for m := art.Selected; m <= art.Allying; m++ {
			row = append(row, art.DrawMark(look, l, m))
		}
		for _, spent := range [2]bool{false, true} {
			for i, p := range [4]game.Pigment{game.Malachite, game.Ink, game.Cinnabar, game.Azurite} {
				row = append(row, art.DrawAlliancePoint(look, l, p, []string{"吴", "魏", "蜀", "魏"}[i], spent))
			}
		}
		golden.Check(t, "marks-"+name, sample.Grid(th.Silk, 84, row[:9], row[9:18], row[18:26], row[26:]))
	}
}

func TestSealsSlipsAndBanners(t *testing.T) {
	for name, th := range themes {
		look := art.Look{Theme: th}
		l := art.Fit(sample.Xiangqi().Info.Board, 688, 688, 0, 1)
		seals := []*image.RGBA{art.DrawSeal(look, "盟", 32, -6), art.DrawSeal(look, "演弈", 56, 0), art.DrawSeal(look, "天下归吴", 80, -4), art.DrawTrackMarker(look, game.First, 19), art.DrawTrackMarker(look, game.Second, 13)}
		var slips, tiles []*image.RGBA
		for s := art.BambooPlain; s <= art.BambooTarget; s++ {
			slips = append(slips, art.DrawBamboo(look, 92, 78, "六", "马无蹩", s))
			tiles = append(tiles, art.DrawTile(look, l, "马无蹩", strconv.Itoa(int(s)+10), s))
		}
		golden.Check(t, "seals-"+name, sample.Grid(th.Silk, 126, seals, slips, tiles, sample.Cells(look)))
		wide := art.Fit(sample.Yanyi().Info.Board, 752, 752, 0, 1)
		narrow := art.Fit(sample.Yanyi().Info.Board, 390, 390, 0, 1)
		look.Lang = locale.En
		golden.Check(t, "banners-"+name, sample.Grid(th.Silk, 234, []*image.RGBA{
			art.DrawBanner(look, wide, look.Colors().Seal, "将！", "魏炮", "将蜀", false),
			art.DrawBanner(look, wide, look.Colors().Seal, "Check!", "Wei cannon", "checks Shu", true),
			art.DrawBanner(look, narrow, look.Colors().Seal, "將！", "魏炮", "將蜀", false),
			art.DrawLabel(look, "暗马 → 炮"),
		}))
	}
}

func TestFitChoosesTheLooksMeasures(t *testing.T) {
	for _, c := range []struct {
		g           sample.Game
		w, h, cc, m int
	}{
		{sample.Yanyi(), 752, 752, 42, 40},
		{sample.Yanyi(), 390, 390, 21, 25},
		{sample.Yanyi(), 480, 480, 26, 30},
		{sample.Guoji(), 752, 752, 48, 16},
		{sample.Anqi(), 752, 752, 80, 16},
		{sample.Baige(), 752, 752, 72, 16},
		{sample.Xiangqi(), 672, 734, 70, 52},
		{sample.Qice(), 620, 752, 65, 17},
		{sample.Qice(), 390, 600, 41, 10},
	} {
		l := art.Fit(c.g.Info.Board, c.w, c.h, 0, 1)
		if l.C != c.cc || l.M != c.m {
			t.Errorf("%s in %d×%d: c %d, m %d; want %d, %d", c.g.Name, c.w, c.h, l.C, l.M, c.cc, c.m)
		}
	}
}

// Every square is on the card, and the point where it is drawn maps back to it, for every
// rotation of the board.
func TestEverySquareIsWhereItIsDrawn(t *testing.T) {
	for _, g := range sample.All() {
		for q := range 4 {
			l := art.Fit(g.Info.Board, 613, 777, q, 1.5)
			for sq := range g.Info.Board.Points {
				x, y := l.Center(game.Square(sq))
				if !image.Pt(int(x), int(y)).In(l.Card()) || l.SquareAt(x+2, y-3, 0.5*float64(l.C)) != game.Square(sq) {
					t.Fatalf("%s, quarter %d: %s at (%.0f, %.0f)", g.Name, q, g.Info.Board.Name(game.Square(sq)), x, y)
				}
			}
		}
	}
}

// The fonts contain every character of every variant's pieces.
func TestEveryFaceCanBeDrawn(t *testing.T) {
	for _, g := range sample.All() {
		for _, lang := range locale.Langs() {
			for _, cell := range g.View.Cells {
				if cell.Piece == game.NoPiece {
					continue
				}
				text := art.PieceOf(g.Info, cell.Piece, cell.Commander).Text(art.Hanzi, lang)
				if !paint.BoldFor(text).Has(text) {
					t.Errorf("%s, %v: no font has %s", g.Name, lang, text)
				}
			}
		}
	}
}

func BenchmarkCross1500(b *testing.B) {
	look := art.Look{Theme: &theme.Light, Coordinates: art.AllCoordinates, Scale: 2}
	l := art.Fit(sample.Yanyi().Info.Board, 1500, 1500, 0, 2)
	art.Ground(look, sample.Yanyi().Info, l)
	for b.Loop() {
		art.Ground(look, sample.Yanyi().Info, l)
	}
}

func BenchmarkPiece(b *testing.B) {
	g := sample.Yanyi()
	for name, p := range map[string]game.Piece{"open": game.NewPiece(game.Rook, game.Wei), "back": game.NewHidden(game.Rook, game.Wei)} {
		piece := art.PieceOf(g.Info, p, game.Shu)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				art.DrawPiece(art.Look{}, piece, 38)
			}
		})
	}
}

// A thumbnail's piece lies within the disc that InThumbnail reports, for legible pieces, plain
// discs, and few large pieces.
func TestPiecesLieWhereThumbnailsSay(t *testing.T) {
	few := sample.Xiangqi()
	view := *few.View
	view.Cells = make([]game.Cell, len(few.View.Cells))
	for sq, cell := range few.View.Cells {
		if sq == 0 || cell.Piece.Kind() == game.King {
			view.Cells[sq] = cell
		}
	}
	few.View = &view
	for _, c := range []struct {
		g    sample.Game
		size int
	}{{sample.Yanyi(), 140}, {sample.Yanyi(), 400}, {few, 120}} {
		sq := slices.IndexFunc(c.g.View.Cells, func(cell game.Cell) bool { return cell.Piece != game.NoPiece })
		lifted := *c.g.View
		lifted.Cells = slices.Clone(c.g.View.Cells)
		lifted.Cells[sq] = game.Cell{Commander: game.NoSeat}
		with := art.Thumbnail(art.Look{}, c.g.Info, c.g.View, 0, c.size)
		without := art.Thumbnail(art.Look{}, c.g.Info, &lifted, 0, c.size)
		var sumX, sumY, n float64
		for i := 0; i < len(with.Pix); i += 4 {
			if !bytes.Equal(with.Pix[i:i+4], without.Pix[i:i+4]) {
				sumX, sumY, n = sumX+float64(i%with.Stride/4)+0.5, sumY+float64(i/with.Stride)+0.5, n+1
			}
		}
		x, y, r := art.InThumbnail(c.g.Info, c.g.View, 0, c.size, c.g.View.Cells[sq], game.Square(sq))
		x, y = x+float64(with.Rect.Dx())/2, y+float64(with.Rect.Dy())/2
		if d := math.Hypot(sumX/n-x, sumY/n-y); d > 0.25*r+0.5 { // the shadow moves it down
			t.Errorf("%s at %d: the piece is about (%.1f, %.1f), not (%.1f, %.1f)", c.g.Name, c.size, sumX/n, sumY/n, x, y)
		}
		if real := math.Sqrt(n / math.Pi); real < 0.95*r || real > 1.35*r {
			t.Errorf("%s at %d: its radius is %.1f, not %.1f", c.g.Name, c.size, real, r)
		}
	}
}

// Arrows show a swap that the player to move may make.
func TestThumbnailShowsASwap(t *testing.T) {
	g := sample.Xiangqi()
	view := *g.View
	view.Cells = make([]game.Cell, len(g.View.Cells))
	king, rook := game.Square(4), game.Square(40)
	view.Cells[king] = game.Cell{Piece: game.NewPiece(game.King, 0)}
	view.Cells[rook] = game.Cell{Piece: game.NewPiece(game.Rook, 0)}
	view.Turns = []game.Turn{game.Move(king, 13)}
	still := art.Thumbnail(art.Look{}, g.Info, &view, 0, 120)
	view.Turns = append(view.Turns, game.Move(king, rook).WithSwap())
	if img := art.Thumbnail(art.Look{}, g.Info, &view, 0, 120); bytes.Equal(img.Pix, still.Pix) {
		t.Error("nothing is drawn for it")
	} else {
		golden.Check(t, "thumbnail-swap", img)
	}
}

// Some boards always have coordinates, the others on request, and none where there is no room
// for them.
func TestCoordinatesAreWhereTheyBelong(t *testing.T) {
	same := func(g sample.Game, size int, a, b art.Coordinates) bool {
		ground := func(c art.Coordinates) []uint8 {
			return art.Ground(art.Look{Coordinates: c}, g.Info, art.Fit(g.Info.Board, size, size, 1, 1)).Pix
		}
		return bytes.Equal(ground(a), ground(b))
	}
	guoji, yanyi := sample.Guoji(), sample.Yanyi()
	if same(guoji, 480, art.NoCoordinates, art.OwnCoordinates) || !same(guoji, 480, art.AllCoordinates, art.OwnCoordinates) {
		t.Error("the chequered cross does not always have its coordinates")
	}
	if !same(yanyi, 752, art.NoCoordinates, art.OwnCoordinates) || same(yanyi, 752, art.AllCoordinates, art.OwnCoordinates) {
		t.Error("the cross has coordinates unasked, or none when asked")
	}
	for name, g := range map[string]sample.Game{"cross": yanyi, "board of lines": sample.Xiangqi(), "river board": sample.Qice()} {
		for _, size := range []int{390, 752} {
			if same(g, size, art.SquareNames, art.AllCoordinates) || same(g, size, art.SquareNames, art.NoCoordinates) || same(g, size, art.AllCoordinates, art.NoCoordinates) {
				t.Errorf("the %s of %d has neither lines nor names of squares as it is asked", name, size)
			}
		}
	}
	if same(sample.Anqi(), 390, art.NoCoordinates, art.OwnCoordinates) {
		t.Error("the city, which has no lines, does not always have its coordinates")
	}
	if !same(guoji, 150, art.AllCoordinates, art.NoCoordinates) {
		t.Error("coordinates where they cannot be read")
	}
}

// A variant's armies have their colours: Wei is blue on boards with dark squares.
func TestArmiesHaveTheColourOfTheirGame(t *testing.T) {
	black, blue := sample.Yanyi().Info, sample.Guoji().Info
	of := func(in *game.Info, a game.Army, commander game.Seat) art.Piece {
		return art.PieceOf(in, game.NewPiece(game.Knight, a), commander)
	}
	for _, c := range []struct {
		in            *game.Info
		p             art.Piece
		pigment, band game.Pigment
	}{
		{black, of(black, game.Wei, game.Wei), game.Ink, game.Unpainted},
		{blue, of(blue, game.Wei, game.Wei), game.Azurite, game.Unpainted},
		{blue, of(blue, game.Han, game.Wei), game.Gamboge, game.Azurite},
		{black, of(black, game.Han, game.Wei), game.Gamboge, game.Ink},
		{blue, of(blue, game.Wei, game.Shu), game.Azurite, game.Cinnabar},
	} {
		if c.p.Pigment != c.pigment || c.p.Band != c.band {
			t.Errorf("%s: pigment %d, band %d; want %d, %d", c.in.ID, c.p.Pigment, c.p.Band, c.pigment, c.band)
		}
	}
}
