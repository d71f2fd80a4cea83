package tiles_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
)

func TestControlsFitAtEverySize(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
		for i, id := range []string{"qiji16", "qiji16", "qice", "qice"} {
			m := newMatch(t, id, []match.Player{{}, {Level: 1}})
			if err := m.Sketch(game.First, []int{0, 0, 0, 0, 0, 0, 3, 0}); err != nil {
				t.Fatal(err)
			}
			b := benchOf(t, m, size[0], size[1], false)
			name := fmt.Sprintf("%s %gx%g", id, size[0], size[1])
			if picked := i % 2; picked != 0 { // its effect is explained then
				b.Choose(b.t, "slot.6")
				name += " in hand"
			}
			list := b.Stack.Top().Controls()
			view := canvas.Box(0, 0, size[0], size[1])
			for i := range list {
				r := list[i].Rect
				if r.W < 43.5 || r.H < 43.5 {
					t.Errorf("%s: %s is %g × %g", name, list[i].ID, r.W, r.H)
				}
				if list[i].Scrolled() {
					if !list[i].Reachable(view) {
						t.Errorf("%s: %s cannot be reached", name, list[i].ID)
					}
				} else if !r.Within(view) {
					t.Errorf("%s: %s lies outside: %v", name, list[i].ID, r)
				}
				for j := range i {
					if !list[i].Apart(&list[j]) && r.Overlaps(list[j].Rect) {
						t.Errorf("%s: %s and %s overlap", name, list[i].ID, list[j].ID)
					}
				}
			}
			b.Screen.Deallocate()
		}
	}
}

// On a phone in landscape the tiles are visible without scrolling, at the largest text too.
func TestTilesAreSeenOnAPhoneOnItsSide(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {692, 320}} {
		b := benchOf(t, newMatch(t, "qice", []match.Player{{}, {Level: 1}}), size[0], size[1], false)
		foot := b.control("done").Rect.Y
		for _, ctl := range b.Stack.Top().Controls() {
			if strings.HasPrefix(ctl.ID, "tile.") {
				if ctl.Rect.Bottom() > foot {
					t.Errorf("%gx%g: the first tile ends at %g, below %g", size[0], size[1], ctl.Rect.Bottom(), foot)
				}
				break
			}
		}
		b.Screen.Deallocate()
	}
}

// TestPictures writes screenshots when YANYI_PICTURES names a folder.
func TestPictures(t *testing.T) {
	dir := os.Getenv("YANYI_PICTURES")
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}} {
		for _, dark := range []bool{false, true} {
			b := newBench(t, "qice", people, size[0], size[1], dark)
			name := func(what string) string { return fmt.Sprintf("%s/%s-%v-%gx%g.png", dir, what, dark, size[0], size[1]) }
			save := func(what string) {
				if dir == "" {
					return // drawing alone is tested
				}
				if err := b.Save(name(what)); err != nil {
					t.Fatal(err)
				}
			}
			save("curtain")
			b.hold()
			b.Choose(b.t, "preset.guard")
			b.Choose(b.t, "slot.2")
			save("laying")
			for _, preset := range []string{"preset.attack", "preset.guard"} {
				b.Choose(b.t, preset)
				b.Choose(b.t, "done")
				b.hold()
			}
			save("reveal")
		}
	}
}
