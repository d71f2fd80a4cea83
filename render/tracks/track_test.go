package tracks

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

func TestTrackCellsAreWhereTheyAreDrawn(t *testing.T) {
	g := sample.Xiangqi()
	for shape, rect := range map[Shape]image.Rectangle{
		Left: image.Rect(24, 30, 116, 770), Right: image.Rect(804, 30, 896, 770),
		Above: image.Rect(8, 110, 382, 156), Below: image.Rect(8, 590, 382, 636),
	} {
		for seat := range game.Seat(2) {
			k := New(g.Info, seat)
			k.SetLayout(rect, shape)
			g.View.Seats[seat].Track = 6
			k.SetView(g.View)
			area := 0
			for i := range cells {
				r := k.CellRect(i)
				if !r.In(rect) || r.Empty() {
					t.Errorf("shape %d: cell %d is %v outside %v", shape, i, r, rect)
				}
				for j := range i {
					if r.Overlaps(k.CellRect(j)) {
						t.Errorf("shape %d: cells %d and %d overlap", shape, i, j)
					}
				}
				if got := k.CellAt(float64(r.Min.X+r.Max.X)/2, float64(r.Min.Y+r.Max.Y)/2); got != i {
					t.Errorf("shape %d: cell %d is found as %d", shape, i, got)
				}
				area += r.Dx() * r.Dy()
			}
			if least := rect.Dx() * rect.Dy() * 8 / 10; area < least {
				t.Errorf("shape %d: the cells cover %d of %d", shape, area, rect.Dx()*rect.Dy())
			}
		}
	}
}

func TestTracksForTheEye(t *testing.T) {
	windowtest.Need(t)
	g := sample.Xiangqi()
	dst := ebiten.NewImage(900, 800)
	dst.Fill(theme.Light.Paper)
	look := render.Look{Theme: &theme.Light}
	for seat, shape := range map[game.Seat]Shape{1: Left, 0: Right} {
		k := New(g.Info, seat)
		k.SetLook(look)
		rect := image.Rect(24, 30, 116, 770)
		if shape == Right {
			rect = rect.Add(image.Pt(780, 0))
		}
		k.SetLayout(rect, shape)
		g.View.Seats[seat].Track, g.View.Seats[seat].Active = 3, 3
		k.SetView(g.View)
		k.SetOffer(2, 4)
		if seat == 0 {
			k.SetOffer()
			g.View.Seats[seat].Track, g.View.Seats[seat].Active = 6, 6
			k.Play([]game.Event{{Type: game.Slid, Seat: 0, N: 3, M: 6}}, g.View)
			for range 11 {
				k.Update()
			}
		}
		k.Draw(dst)
		row := New(g.Info, seat)
		row.SetLook(look)
		shape = Above
		if seat == 0 {
			shape = Below
		}
		row.SetLayout(image.Rect(250, 200, 624, 246).Add(image.Pt(0, 150*int(1-seat))), shape)
		row.SetView(g.View)
		row.Draw(dst)
	}
	windowtest.Shot(t, "tracks", dst)
}
