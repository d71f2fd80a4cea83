package render

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/golden"
	"yanyi/render/paint"
	"yanyi/render/sample"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// A snapshot made without a window equals the board on the screen.
func TestSnapshotsLookAsTheScreen(t *testing.T) {
	windowtest.Need(t)
	for _, g := range sample.All() {
		for quarter, th := range []*theme.Theme{&theme.Light, &theme.Dark} {
			look := Look{Theme: th, Coordinates: AllCoordinates}
			last := game.Move(0, game.Square(len(g.View.Cells)/2))
			b := NewBoard(g.Info)
			b.SetLook(look)
			b.SetLayout(image.Rect(0, 0, 480, 560), quarter)
			b.SetView(g.View)
			m := NoMarks()
			m.LastFrom, m.LastTo = last.From(), last.To()
			b.SetMarks(m)
			dst := ebiten.NewImage(480, 560)
			b.Draw(dst)
			screen := windowtest.Picture(dst)

			s := snapshot.NewBoard(g.Info, look.Art(), 480, 560, quarter)
			c := paint.New(s.Size())
			s.Draw(c, 0, 0, &snapshot.Moment{View: *g.View, Last: last})
			picture := c.Img
			shown := image.NewRGBA(picture.Rect)
			for y := range picture.Rect.Dy() {
				copy(shown.Pix[y*shown.Stride:(y+1)*shown.Stride], screen.Pix[screen.PixOffset(b.Card().Min.X, b.Card().Min.Y+y):])
			}
			if d := golden.Compare(picture, shown); !d.Same() {
				windowtest.Shot(t, "likeness-"+g.Info.ID, dst)
				t.Errorf("%s turned %d: %+v", g.Info.ID, quarter, d)
			}
		}
	}
}
