package render

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// A line joins two allied kings with one piece between them, and the piece is ringed; kings that
// face each other get another line; others get none.
func TestFacingKingsAreJoined(t *testing.T) {
	windowtest.Need(t)
	g := sample.YanyiMiddle()
	kings := [2]game.Square{g.Square("i17"), g.Square("i1")}
	at := func(f *game.Facing, sq game.Square, dx float64) (line [4]byte) {
		b := NewBoard(g.Info)
		b.SetLook(Look{Theme: &theme.Light})
		b.SetLayout(image.Rect(0, 0, 752, 752), 0)
		g.View.Facing = f
		b.SetView(g.View)
		dst := ebiten.NewImage(752, 752)
		b.Draw(dst)
		x, y := b.pics.center(sq)
		px := image.Pt(int(x+dx*b.layout.Radius()), int(y)+int(0.5*b.pics.pitch()*(1-dx/1.2)))
		dst.SubImage(image.Rectangle{px, px.Add(image.Pt(1, 1))}).(*ebiten.Image).ReadPixels(line[:])
		return line
	}
	between, near := g.Square("i7"), &game.Facing{Kings: kings, Between: g.Square("i7"), Winner: game.Wu}
	open := &game.Facing{Kings: kings, Between: game.NoSquare, Winner: game.Wu}
	free := g.Square("i10") // the line passes below it
	plain, warned, faced := at(nil, free, 0), at(near, free, 0), at(open, free, 0)
	if plain == warned || plain == faced || warned == faced {
		t.Errorf("the line: %v without, %v near, %v open", plain, warned, faced)
	}
	if at(nil, between, 1.2) == at(near, between, 1.2) {
		t.Error("the piece between is not ringed")
	}
	if at(nil, between, 1.2) != at(open, between, 1.2) {
		t.Error("a piece is ringed though the kings face")
	}
}
