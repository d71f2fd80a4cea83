package stratagems

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/render/tracks"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// high is how high what stands above a list is in a panel, where the list keeps 108.
func high(p ui.Part, w, h float64) float64 {
	var list canvas.Rect
	tabletest.Controls(ui.Column(0, p, ui.Space(0).Least(108).Placed(func(r canvas.Rect) { list = r })), w, h)
	return list.Y
}

func TestCardsGiveWay(t *testing.T) {
	qiji, weiwo := show(t, "qiji", legPosition), show(t, "weiwo", kingPosition)
	for _, c := range []struct {
		name string
		part ui.Part
		w, h float64
		want float64
	}{
		{"large, with the legend of gold marks", weiwo.Card(true), 456, 400, 144},
		{"without the legend", weiwo.Card(true), 456, 230, 114},
		{"in a row", weiwo.Card(true), 456, 200, rowHeight},
		{"there are no gold marks", weiwo.Card(false), 456, 400, 114},
		{"a line of a sheet", weiwo.Line(), 358, 300, lineHeight},
		{"both palaces", weiwo.Others(), 456, 400, 150},
		{"too narrow for both", weiwo.Others(), 400, 400, lineHeight},
		{"too low for both", weiwo.Others(), 456, 200, lineHeight},
		{"too low for any", weiwo.Others(), 456, 140, 0},
		{"the other side beside tracks", qiji.Others(), 336, 400, lineHeight},
		{"no room for it", qiji.Others(), 336, 140, 0},
	} {
		if got := high(c.part, c.w, c.h); got != c.want {
			t.Errorf("%s: %g high, want %g", c.name, got, c.want)
		}
	}
}

// What must be decided takes its room from the card, the palaces stay.
func TestThePalacesStayWhileSomethingIsDecided(t *testing.T) {
	s := show(t, "weiwo", kingPosition)
	for decision, want := range map[float64]float64{0: 114 + 150, 84: rowHeight + 84 + 150} {
		var list canvas.Rect
		moves := ui.Space(0).Least(108).Placed(func(r canvas.Rect) { list = r })
		tabletest.Controls(ui.Column(0, s.Card(false), ui.If(decision > 0, ui.Space(decision)), s.Others(), moves), 456, 448)
		if list.Y != want {
			t.Errorf("with %g to decide the moves begin at %g, want %g", decision, list.Y, want)
		}
	}
}

func TestALongSentenceStandsBelowItsName(t *testing.T) {
	locale.Use(locale.En)
	defer locale.Use(locale.ZhHans)
	s := show(t, "weiwo", kingPosition)
	for h, want := range map[float64]float64{300: tallHeight, 150: lineHeight} {
		if got := high(s.Line(), 320, h); got != want {
			t.Errorf("in %g: %g high, want %g", h, got, want)
		}
	}
}

func TestNoStratagemTakesARow(t *testing.T) {
	s := show(t, "weiwo", "4k4/9/9/9/9/9/9/2P6/2N6/4K4 w")
	if got := high(s.Card(false), 456, 600); got != rowHeight {
		t.Errorf("%g high, want a row", got)
	}
}

// A stratagem that comes into force unrolls over the one before, in 240 ms, and
// cross-fades in 120 with little motion; looking at one does neither.
func TestStratagemsInForceUnroll(t *testing.T) {
	for still, most := range map[bool]int{false: unrollTicks, true: unrollStill} {
		s := show(t, "weiwo", kingPosition)
		s.still = still
		s.again()
		s.point("d3")
		if s.unrolls[0].left != 0 {
			t.Fatal("one that is looked at unrolls")
		}
		s.Unpoint()
		tabletest.Play(t, s.table, "e2d2")
		s.again()
		if u := &s.unrolls[0]; u.was.name != "兵可退" || u.now.name != "升底兵" {
			t.Fatalf("%s unrolls over %s", u.now.name, u.was.name)
		}
		drawn, draws := drawer(t, s.seatCard(), 456, 160)
		for n := 0; ; n++ {
			if n == 4 {
				windowtest.Shot(t, fmt.Sprintf("unroll-%t", still), drawn)
			}
			draws()
			if !s.Tick() {
				if n != most {
					t.Errorf("still %t: unrolls for %d ticks, want %d", still, n, most)
				}
				break
			}
		}
	}
}

// seatCard is the card of the side that has just moved.
func (s *shown) seatCard() ui.Part {
	return s.unrolling(s.unrolls[0].now, s.large)
}

// drawer is a picture of a part and what draws it again.
func drawer(t *testing.T, p ui.Part, w, h float64) (*ebiten.Image, func()) {
	windowtest.Need(t)
	img := ebiten.NewImage(int(w), int(h))
	t.Cleanup(img.Deallocate)
	var f ui.Form
	f.Reset(tabletest.View(w, h))
	f.Place(ui.Column(0, p), tabletest.View(w, h).Bounds())
	c := &canvas.Canvas{}
	return img, func() {
		tabletest.View(w, h).Draw(c, img, true)
		c.Paper()
		f.Draw(c)
	}
}

func TestDrawingAllocatesNothing(t *testing.T) {
	s := show(t, "weiwo", kingPosition)
	tabletest.Play(t, s.table, "e2d2")
	s.again()
	for name, p := range map[string]ui.Part{
		"all forms": ui.Column(8, s.Card(false), s.Line(), s.Others()), "unrolling": s.seatCard(),
	} {
		_, draws := drawer(t, p, 456, 500)
		draws()
		if n := testing.AllocsPerRun(20, draws); n != 0 {
			t.Errorf("%s: %v allocations a frame", name, n)
		}
	}
}

// TestPictures draws all forms for the eye.
func TestPictures(t *testing.T) {
	defer locale.Use(locale.ZhHans)
	for _, lang := range []locale.Lang{locale.ZhHans, locale.En} {
		locale.Use(lang)
		for name, c := range map[string]struct{ id, start string }{
			"weiwo": {"weiwo", kingPosition}, "void": {"weiwo", voidPosition}, "qiji": {"qiji", legPosition},
		} {
			s := show(t, c.id, c.start)
			column := ui.Column(8,
				s.Card(true), s.Card(false), rowCard(s.line(s.subject(), rowHeight, true)), s.row(s.subject()),
				s.Line().High(62), s.Others())
			tabletest.Picture(t, fmt.Sprintf("%s-%s", name, lang.Tag()), ui.Pad(8, 8, column), 472, 620)
			tabletest.Picture(t, fmt.Sprintf("%s-%s-narrow", name, lang.Tag()), ui.Pad(8, 8, column), 352, 620)
			if s.markers.all == nil {
				continue
			}
			markers := ui.Row(50, s.Track(1, tracks.Left, true).Wide(92), ui.Space(0), s.Track(0, tracks.Right, true).Wide(92))
			tabletest.Picture(t, "markers-"+lang.Tag(), ui.Pad(30, 30, markers), 400, 760)
		}
	}
}
