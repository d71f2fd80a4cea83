package render

import (
	"bytes"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

func middle(look Look, size int) (*Board, sample.Game) {
	g := sample.YanyiMiddle()
	b := NewBoard(g.Info)
	b.SetLook(look)
	b.SetLayout(image.Rect(0, 0, size, size), 0)
	b.SetView(g.View)
	m := NoMarks()
	m.Selected = g.Square("i7")
	for _, name := range []string{"e7", "f7", "g7", "h7", "j7", "k7"} {
		m.Targets = append(m.Targets, Target{Square: g.Square(name)})
	}
	m.Targets = append(m.Targets, Target{Square: g.Square("d7"), Capture: true})
	m.LastFrom, m.LastTo = g.Square("l14"), g.Square("i14")
	b.SetMarks(m)
	return b, g
}

func TestMiddleOfAGame(t *testing.T) {
	windowtest.Need(t)
	dst := ebiten.NewImage(752, 752)
	b, _ := middle(Look{Theme: &theme.Light, Coordinates: AllCoordinates, Banner: true}, 752)
	b.Draw(dst)
	windowtest.Shot(t, "middle-light", dst)
	b.SetLook(Look{Theme: &theme.Dark, Coordinates: AllCoordinates, Banner: true})
	dst.Clear()
	b.Draw(dst)
	windowtest.Shot(t, "middle-dark", dst)
	small := ebiten.NewImage(390, 390)
	b, _ = middle(Look{Theme: &theme.Light}, 390)
	b.Draw(small)
	windowtest.Shot(t, "middle-390", small)
	if b.Update() {
		t.Error("a board at rest wants to be drawn")
	}
}

// The first picture has no textures; the next one equals a picture made with them.
func TestAPlainBoardGetsItsTextures(t *testing.T) {
	windowtest.Need(t)
	picture := func(plain ...bool) []byte {
		b, _ := middle(Look{Theme: &theme.Light}, 390)
		dst := ebiten.NewImage(390, 390)
		for _, p := range plain {
			dst.Clear()
			b.SetPlain(p)
			b.Draw(dst)
		}
		pix := make([]byte, 4*390*390)
		dst.ReadPixels(pix)
		return pix
	}
	full := picture(false)
	if bytes.Equal(picture(true), full) {
		t.Error("a plain board has textures")
	}
	if !bytes.Equal(picture(true, false), full) {
		t.Error("a board that was plain first is another than one that was not")
	}
}

func TestSquareAtFindsEveryPoint(t *testing.T) {
	b, g := middle(Look{}, 752)
	for q := range 4 {
		b.SetLayout(image.Rect(24, 10, 776, 762), q)
		for sq := range g.Info.Board.Points {
			x, y := b.Center(game.Square(sq))
			if got := b.SquareAt(x+3, y-4); got != game.Square(sq) {
				t.Fatalf("quarter %d: %s is found as %s", q, g.Info.Board.Name(game.Square(sq)), g.Info.Board.Name(got))
			}
		}
	}
}

func TestBoardsForTheEye(t *testing.T) {
	windowtest.Need(t)
	for _, c := range []struct {
		name string
		g    sample.Game
		look Look
		size int
		q    int
	}{
		{"jieqi-dark", sample.Jieqi(), Look{Theme: &theme.Dark, Coordinates: AllCoordinates}, 752, 0},
		{"yanyi-en", sample.YanyiMiddle(), Look{Theme: &theme.Light, Coordinates: AllCoordinates, Faces: Figures, Lang: 2}, 752, 0},
		{"yanyi-quarter", sample.Yanyi(), Look{Theme: &theme.Light, Coordinates: AllCoordinates, Shapes: true}, 752, 1},
		{"qice-light", sample.Qice(), Look{Theme: &theme.Light}, 752, 0},
		{"qice-dark", sample.Qice(), Look{Theme: &theme.Dark}, 752, 2},
		{"qice-en", sample.Qice(), Look{Theme: &theme.Light, Lang: locale.En, Faces: Figures}, 752, 0},
		{"qice-390", sample.Qice(), Look{Theme: &theme.Light}, 390, 0},
		{"anqi-en", sample.Anqi(), Look{Theme: &theme.Light, Lang: locale.En, Faces: Letters}, 752, 1},
		{"anqi-dark", sample.Anqi(), Look{Theme: &theme.Dark}, 752, 0},
		{"anqi-390", sample.Anqi(), Look{Theme: &theme.Light}, 390, 0},
		{"baige-dark", sample.Baige(), Look{Theme: &theme.Dark, Faces: Figures, Coordinates: AllCoordinates}, 752, 2},
		{"qiji-dark", sample.Xiangqi(), Look{Theme: &theme.Dark}, 752, 0},
		{"guoji-dark", sample.Guoji(), Look{Theme: &theme.Dark}, 752, 0},
		{"yanyi-3x-phone", sample.YanyiMiddle(), Look{Theme: &theme.Light, Coordinates: AllCoordinates, Scale: 3}, 1170, 0},
		{"qiji-3x-phone", sample.Xiangqi(), Look{Theme: &theme.Dark, Scale: 3}, 1170, 0},
		{"yanyi-2x", sample.YanyiMiddle(), Look{Theme: &theme.Light, Coordinates: AllCoordinates, Scale: 2}, 1504, 0},
	} {
		dst := ebiten.NewImage(c.size, c.size)
		b := boardFor(c.g, c.look, c.size)
		b.SetLayout(image.Rect(0, 0, c.size, c.size), c.q)
		b.Draw(dst)
		windowtest.Shot(t, c.name, dst)
	}
}

func TestSpecialMarks(t *testing.T) {
	windowtest.Need(t)
	dst := ebiten.NewImage(1280, 800)
	b, g := middle(Look{Theme: &theme.Light}, 752)
	m := NoMarks()
	m.Checkers = []game.Square{g.Square("i14")}
	m.Fallen = []Fallen{{g.Square("h5"), game.NewPiece(game.King, game.Wu)}}
	m.Hint, m.HasHint = game.Move(g.Square("i7"), g.Square("d7")), true
	m.Cursor = g.Square("g9")
	b.SetMarks(m)
	b.Draw(dst)
	windowtest.Shot(t, "special-marks", dst)
	dst.Clear()
	q := sample.Qice()
	b = boardFor(q, Look{Theme: &theme.Light}, 752)
	m = NoMarks()
	m.Selected = q.Square("f1")
	m.Targets = []Target{{Square: q.Square("f2")}, {Square: q.Square("e3"), Stratagem: true}, {Square: q.Square("e1")}, {Square: q.Square("e4"), Stratagem: true}, {Square: q.Square("g7"), Capture: true, Stratagem: true}}
	m.Barriers = []game.Square{q.Square("g5")}
	m.LastFrom, m.LastTo = q.Square("d9"), q.Square("c9")
	b.SetMarks(m)
	b.Draw(dst)
	windowtest.Shot(t, "tile-marks", dst)
	dst.Clear()
	j := sample.Jieqi()
	b = boardFor(j, Look{Theme: &theme.Dark}, 752)
	m = NoMarks()
	m.LastFrom, m.LastTo = j.Square("k14"), j.Square("k13")
	m.Revealed = []Reveal{{j.Square("k13"), game.NewHidden(game.Pawn, game.Wei), game.NewPiece(game.Cannon, game.Wei)}}
	b.SetMarks(m)
	b.Draw(dst)
	windowtest.Shot(t, "reveal-marks", dst)
}

// While the size changes the old images are stretched; new ones are painted once it has stayed
// the same for a moment.
func TestResizeSettles(t *testing.T) {
	windowtest.Need(t)
	b, _ := middle(Look{Theme: &theme.Light}, 400)
	dst := ebiten.NewImage(500, 500)
	b.Draw(dst)
	painted := b.pics
	b.SetLayout(image.Rect(0, 0, 500, 500), 0)
	if !b.Update() {
		t.Error("a new size does not want to be drawn")
	}
	b.Draw(dst)
	if b.pics != painted {
		t.Error("painted anew at once")
	}
	if x, y := b.Center(0); b.SquareAt(x, y) != 0 {
		t.Error("squares are not where the new size puts them")
	}
	for b.settle > 0 {
		b.Update()
	}
	b.Draw(dst)
	if b.pics == painted || b.pics.layout != b.layout {
		t.Error("not painted for the new size")
	}
	b.SetLayout(image.Rect(0, 0, 500, 500), 1)
	b.Update()
	if b.Draw(dst); b.pics.layout.Quarter != 1 {
		t.Error("a turned board waits to be painted")
	}
	turned := b.pics
	b.SetLayout(image.Rect(0, 0, 500, 500), 0)
	b.Draw(dst)
	b.SetLayout(image.Rect(0, 0, 500, 500), 1)
	if b.Draw(dst); b.pics != turned {
		t.Error("a board turned back is painted anew")
	}
	for b.Animating() {
		b.Update()
	}
	if b.Draw(dst); b.Update() {
		t.Error("a turned board does not come to rest")
	}
}

// Blinking marks cost no painting, and an unchanged state costs nothing.
func TestSameMarksChangeNothing(t *testing.T) {
	windowtest.Need(t)
	b, g := middle(Look{Theme: &theme.Light}, 400)
	dst := ebiten.NewImage(400, 400)
	b.Draw(dst)
	m := NoMarks()
	m.Targets = []Target{{Square: g.Square("e6")}}
	b.SetMarks(m)
	if !b.Update() {
		t.Error("new marks do not want to be drawn")
	}
	b.Draw(dst)
	b.SetMarks(m)
	b.SetLook(b.look)
	b.SetLayout(b.rect, b.layout.Quarter)
	if b.Update() {
		t.Error("the same marks want to be drawn again")
	}
	m.Drag = Drag{From: g.Square("i7"), X: 50, Y: 60}
	b.SetMarks(m)
	b.Draw(dst)
	m.Drag.X = 70
	b.SetMarks(m)
	if !b.Update() || b.composite.stale {
		t.Error("a drag must be drawn without composing the board anew")
	}
}

// The target mark on an open alliance point is beside its character, elsewhere in the middle.
func TestTargetsLeaveAlliancePointsLegible(t *testing.T) {
	windowtest.Need(t)
	g := sample.Guoji()
	b := NewBoard(g.Info)
	b.SetLook(Look{Theme: &theme.Light})
	b.SetLayout(image.Rect(0, 0, 480, 480), 0)
	b.SetView(g.View)
	b.Draw(ebiten.NewImage(480, 480))
	for name, want := range map[string]art.Mark{"a9": art.LegalAside, "b8": art.LegalAside, "b9": art.Legal, "e8": art.Legal} {
		if got := b.composite.targetMark(Target{Square: g.Square(name)}); got != want {
			t.Errorf("%s: mark %d, want %d", name, got, want)
		}
	}
	if got := b.composite.targetMark(Target{Square: g.Square("a9"), Capture: true}); got != art.Capture {
		t.Errorf("a capture on a point: mark %d", got)
	}
}
