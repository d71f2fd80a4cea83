package render

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// settled lets a board paint what is seen of it.
func settled(b *Board, dst *ebiten.Image) {
	for b.Update() || b.zoom.wait > 0 {
		b.Draw(dst)
	}
}

// times is a lens through which a place of a board in the upper left corner is seen so many
// times as large, as far to the right and down as a share of what is not seen then.
func times(b *Board, k int, right, down float64) Lens {
	w, h := float64(b.Card().Dx()), float64(b.Card().Dy())
	x, y := float64(b.at.X), float64(b.at.Y)
	return Lens{float64(k), -float64(k-1) * (x + w*right), -float64(k-1) * (y + h*down)}
}

// enlarged is a picture of all of a board, so many times as large.
func enlarged(b *Board, k int) *ebiten.Image {
	big := NewBoard(b.info)
	look := b.look
	look.Scale = b.layout.Scale * float64(k)
	big.SetLook(look)
	big.take(&b.view)
	big.SetMarks(b.marks)
	big.layout = art.Larger(b.layout, k*b.layout.C)
	big.rect = big.layout.Card()
	dst := ebiten.NewImage(big.layout.W, big.layout.H)
	big.Draw(dst)
	return dst
}

// A part that is seen larger is painted as large as it is: it looks as it does on a board of
// that size, and has no more pixels than its place.
func TestWhatIsSeenLargerIsPaintedSoLarge(t *testing.T) {
	windowtest.Need(t)
	for _, g := range sample.All() {
		b, dst := boardFor(g, Look{Theme: &theme.Light, Scale: 1, Coordinates: AllCoordinates}, 300), ebiten.NewImage(300, 300)
		m := NoMarks()
		m.Selected, m.LastTo = 20, 30
		m.Hint, m.HasHint = game.Move(2, game.Square(len(b.view.Cells)-3)), true
		b.SetMarks(m)
		b.Draw(dst)
		for _, corner := range [][2]float64{{0, 0}, {0.5, 0.3}, {1, 1}} {
			b.SeeThrough(times(b, 3, corner[0], corner[1]), false)
			settled(b, dst)
			if b.pics != b.zoom.pics || b.zoom.composite.base.Bounds().Size() != b.Card().Size() {
				t.Fatalf("%s: what is painted is %v", g.Info.ID, b.zoom.composite.base.Bounds())
			}
			seen := b.Card().Sub(b.zoom.at)
			want := windowtest.Picture(enlarged(b, 3).SubImage(seen).(*ebiten.Image))
			got := windowtest.Picture(dst.SubImage(b.Card()).(*ebiten.Image))
			if n := windowtest.Unlike(got.Pix, want.Pix); n > len(got.Pix)/400 {
				t.Errorf("%s at %v: %d of %d bytes differ from a board so large", g.Info.ID, corner, n, len(got.Pix))
			}
		}
		windowtest.Shot(t, "zoom-"+g.Info.ID, dst)
		whole := b.whole
		if b.SeeThrough(Lens{}, false); b.zoom.pics != nil || b.zoom.composite.base != nil || b.pics != whole {
			t.Errorf("%s: what was painted is kept", g.Info.ID)
		}
	}
}

// While fingers move what is seen nothing is painted, and no frame allocates; what rests is
// not drawn again.
func TestMovingWhatIsSeenPaintsNothing(t *testing.T) {
	windowtest.Need(t)
	b, _ := middle(Look{Theme: &theme.Light}, 400)
	dst := ebiten.NewImage(400, 400)
	b.Draw(dst)
	b.SeeThrough(times(b, 2, 0.5, 0.5), false)
	settled(b, dst)
	if b.Update() {
		t.Error("what rests wants to be drawn")
	}
	painted, i := b.zoom.pics, 0
	if n := windowtest.MedianAllocs(dst, func() bool { return i < 60 }, func() {
		i++
		b.SeeThrough(times(b, 2, 0.5+float64(i)/200, 0.5), true)
		if !b.Update() {
			t.Error("what moves does not want to be drawn")
		}
		b.Draw(dst)
	}); n > 0 {
		t.Errorf("%d allocations a frame", n)
	}
	if b.zoom.pics != painted || b.pics != b.whole {
		t.Error("something was painted")
	}
	ground := painted.ground
	b.SeeThrough(times(b, 2, 0.9, 0.5), false)
	settled(b, dst)
	if b.pics != painted || painted.ground == ground {
		t.Error("what rests elsewhere is not painted, or its pieces are painted anew")
	}
}

// A turn is played on what is seen larger, and ends as its view does; one that comes while
// fingers move is there at once.
func TestTurnsArePlayedWhereTheBoardIsSeenLarger(t *testing.T) {
	windowtest.Need(t)
	for _, s := range sample.Scenes() {
		b, dst := boardFor(s.Before, Look{Theme: &theme.Light}, 360), ebiten.NewImage(360, 360)
		b.Draw(dst)
		b.SeeThrough(times(b, 2, 0.5, 0.5), false)
		b.LetGo(Drag{From: game.NoSquare})
		b.Play(s.Events, s.After) // before it was painted
		if b.pics != b.zoom.pics {
			t.Fatalf("%s: it plays on the whole board", s.Name)
		}
		for b.Animating() {
			b.Update()
			b.Draw(dst)
		}
		settled(b, dst)
		played := windowtest.Picture(dst)
		b.SetView(s.After)
		b.Draw(dst)
		if n := windowtest.Unlike(windowtest.Picture(dst).Pix, played.Pix); n > 0 {
			t.Errorf("%s: %d bytes differ from the view", s.Name, n)
		}
		b.SetView(s.Before.View)
		b.SeeThrough(times(b, 2, 0.6, 0.5), true)
		if b.Play(s.Events, s.After); b.Animating() {
			t.Errorf("%s: it moves under fingers", s.Name)
		}
	}
}

// A line across a board that is seen larger has no more pixels than a screen.
func TestLongLinesAreBounded(t *testing.T) {
	windowtest.Need(t)
	g := sample.YanyiMiddle()
	b := boardFor(g, Look{Theme: &theme.Light, Scale: 3}, 1170)
	layout := art.Larger(b.layout, 4*b.layout.C)
	p := newPictures(g.Info, atlasKey{b.look.Art(), layout})
	from, to := g.Square("a7"), g.Square("q11")
	l := p.line(lineKey{from: from, to: to})
	if size := l.img.Bounds().Size(); size.X*size.Y > 2*mostLine {
		t.Errorf("it has %v pixels", size)
	}
	x, _ := layout.Center(to)
	if end := l.x + l.k*float64(l.img.Bounds().Dx()); end < x || end > x+2*layout.Radius() {
		t.Errorf("it ends at %g, its square is at %g", end, x)
	}
}

// A board that is turned or gets another size is seen whole.
func TestAnotherLayoutIsSeenWhole(t *testing.T) {
	windowtest.Need(t)
	for _, l := range []struct {
		rect    image.Rectangle
		quarter int
	}{{image.Rect(0, 0, 300, 300), 1}, {image.Rect(0, 0, 280, 300), 0}} {
		b, dst := boardFor(sample.YanyiMiddle(), Look{Theme: &theme.Light}, 300), ebiten.NewImage(300, 300)
		b.Draw(dst)
		b.SeeThrough(times(b, 2, 0, 0), false)
		settled(b, dst)
		b.SetLayout(l.rect, l.quarter)
		if b.zoom.on() || b.pics != b.whole {
			t.Errorf("at %v it is still seen larger", l)
		}
	}
}
