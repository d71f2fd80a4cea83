package art_test

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/sample"
	"yanyi/render/theme"
)

func riverLayout(w, h, quarter int, scale float64) art.Layout {
	l := art.Fit(sample.Qice().Info.Board, w, h, quarter, scale)
	l.Tiled = true
	return l
}

// Pieces are centred in their cells; in palaces, whose lower edge on the screen carries a name,
// they are a little higher, for every rotation.
func TestPiecesStandInCells(t *testing.T) {
	g := sample.Qice()
	for _, quarter := range []int{0, 2} {
		for _, size := range [][2]int{{620, 752}, {390, 480}} {
			l := riverLayout(size[0], size[1], quarter, 1)
			for name, palace := range map[string]bool{"a1": false, "d4": false, "e6": false, "d1": true, "e2": true, "f11": true, "c2": false, "g10": false} {
				sq := g.Square(name)
				x, y := l.Center(sq)
				sx, sy := l.Stand(sq)
				if up := y - sy; sx != x || palace != (up > 0) || up > 0.12*float64(l.C) {
					t.Errorf("%v, quarter %d: %s stands at (%g, %g) in a cell round (%g, %g)", size, quarter, name, sx, sy, x, y)
				}
				if top := sy - l.Radius(); top < y-float64(l.C)/2 {
					t.Errorf("%v: the piece on %s looks out of its cell", size, name)
				}
			}
			l.Tiled = false
			if _, y := l.Stand(g.Square("d1")); y != func() float64 { _, y := l.Center(g.Square("d1")); return y }() {
				t.Error("without tiles a piece stands higher")
			}
		}
	}
}

// A cell's image does not depend on the viewpoint.
func TestNamesStayAtTheLowerEdge(t *testing.T) {
	for _, look := range []art.Look{{}, {Theme: &theme.Dark, Lang: locale.En}} {
		tile := art.Tile{Square: sample.Qice().Square("d10"), Game: "qice", Number: 11}
		from, turned := riverLayout(620, 752, 0, 1), riverLayout(620, 752, 2, 1)
		if !bytes.Equal(art.DrawTileName(look, from, tile).Pix, art.DrawTileName(look, turned, tile).Pix) {
			t.Error("the name turns with the board")
		}
		img := art.DrawTileName(look, turned, tile)
		for y := range img.Rect.Dy() / 2 {
			for x := range img.Rect.Dx() {
				if img.RGBAAt(x, y).A != 0 {
					t.Fatalf("the strip reaches (%d, %d), the upper half of the cell", x, y)
				}
			}
		}
	}
}

// Names are legible wherever there is room: Chinese ones on phones too, English ones on large
// boards. Elsewhere numbers replace them.
func TestWhereNamesAreLegible(t *testing.T) {
	for _, c := range []struct {
		lang  locale.Lang
		w, h  int
		scale float64
		want  bool
	}{
		{locale.ZhHans, 620, 752, 1, true}, {locale.ZhHant, 620, 752, 1, true}, {locale.En, 620, 752, 1, true},
		{locale.ZhHans, 390, 480, 1, true}, {locale.ZhHans, 1170, 1440, 3, true}, {locale.En, 390, 480, 1, false},
		{locale.En, 1170, 1440, 3, false}, {locale.ZhHans, 250, 300, 1, false},
	} {
		l := riverLayout(c.w, c.h, 0, c.scale)
		if got := art.NamesLegible(art.Look{Lang: c.lang, Scale: c.scale}, l, "qice"); got != c.want {
			t.Errorf("%v in %d×%d at %g: %v", c.lang, c.w, c.h, c.scale, got)
		}
	}
}

// No two tiles look alike, though the strips show only the first of two words.
func TestEveryTileIsTold(t *testing.T) {
	for _, lang := range locale.Langs() {
		seen := map[string]int{}
		for _, s := range locale.Stratagems("qice") {
			if s.Number == 0 {
				continue
			}
			name, piece := s.Name(lang), ""
			if first, _, two := strings.Cut(name, " "); two {
				name, piece = first, s.Piece
			}
			if other, twice := seen[name+piece]; twice {
				t.Errorf("%v: %d and %d both read %s %s", lang, other, s.Number, name, piece)
			}
			seen[name+piece] = s.Number
		}
	}
}

// On a tile the strip covers the foot of the piece, so that the name can be read; the king's own
// cell is named too.
func TestNamesLieOverPieces(t *testing.T) {
	g, l := sample.Qice(), riverLayout(632, 768, 0, 1)
	names := art.Names(g.Info, g.View)
	if len(names) != 18 {
		t.Fatalf("%d names, want two palaces of nine", len(names))
	}
	if art.Names(sample.Xiangqi().Info, sample.Xiangqi().View) != nil {
		t.Error("names on a board of lines")
	}
	img := art.Picture(art.Look{}, g.Info, g.View, l)
	for _, tile := range names {
		x, y := l.Center(tile.Square)
		name := art.DrawTileName(art.Look{}, l, tile)
		at := image.Pt(int(x)-name.Rect.Dx()/2, int(y)-name.Rect.Dy()/2)
		for py := range name.Rect.Dy() {
			for px := range name.Rect.Dx() {
				if c := name.RGBAAt(px, py); c.A == 255 && img.RGBAAt(at.X+px, at.Y+py) != c {
					t.Fatalf("something lies over the name on %s", g.Info.Board.Name(tile.Square))
				}
			}
		}
	}
}

// A tap anywhere in a cell finds it; there are no gaps between cells.
func TestCellsMeet(t *testing.T) {
	b := sample.Qice().Info.Board
	l := riverLayout(620, 752, 0, 1)
	for sq := range b.Points {
		x, y := l.Center(game.Square(sq))
		for _, d := range [][2]float64{{-0.49, -0.49}, {0.49, -0.49}, {-0.49, 0.49}, {0.49, 0.49}} {
			if got := l.SquareAt(x+d[0]*float64(l.C), y+d[1]*float64(l.C), 0.5*float64(l.C)); got != game.Square(sq) {
				t.Fatalf("a corner of %s is found as %v", b.Name(game.Square(sq)), got)
			}
		}
	}
}
