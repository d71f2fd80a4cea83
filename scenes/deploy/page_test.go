package deploy

import (
	"fmt"
	"os"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/shell"
	"yanyi/scenes/stage"
	"yanyi/scenes/ui"
)

// bench is a page on a stage, its match, and whether the game was opened.
type bench struct {
	*stage.Stage
	t      *testing.T
	page   *Page
	match  *match.Match
	opened bool
}

// empty stands for the page of the game.
type empty struct{}

func (empty) Layout(ui.View)          {}
func (empty) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (empty) Draw(*ui.Canvas)         {}
func (empty) Dirty() bool             { return false }
func (empty) Controls() []ui.Control  { return nil }

func newBench(t *testing.T, id string, seats []match.Player, w, h float64, dark bool) *bench {
	t.Helper()
	if screenless {
		t.Skip("no display")
	}
	v, _ := catalog.Find(id)
	m, err := match.New(v, match.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, match: m}
	s := shell.New(&stage.Host{Langs: []string{"zh-Hans"}, IsDark: dark, IsStill: true})
	b.page = New(s, m, func() (ui.Page, error) { b.opened = true; return empty{}, nil })
	s.Start(b.page)
	b.Stage = stage.New(s.Stack, w, h)
	b.settle()
	return b
}

func (b *bench) settle() {
	b.t.Helper()
	if err := b.Settle(120); err != nil {
		b.t.Fatal(err)
	}
}

func (b *bench) tap(id string) {
	b.t.Helper()
	ok, err := b.Tap(id)
	if err != nil || !ok {
		b.t.Fatalf("no control %q (%v)", id, err)
	}
	b.settle()
}

var people = []match.Player{{Name: "A"}, {Name: "B"}}

func TestLayingByTapsAgainstAComputer(t *testing.T) {
	b := newBench(t, "qice", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	b.tap("tile.11")
	b.tap("slot.3")
	if b.page.hand.tiles[3] != 11 {
		t.Fatalf("tiles %v, want 11 on the centre", b.page.hand.tiles)
	}
	b.page.preset("attack")
	b.page.Layout(b.page.view)
	b.tap("done")
	if b.match.Deploying() || b.page.phase != revealing {
		t.Fatal("both sides are done, yet nothing is shown")
	}
	b.tap("start")
	if !b.opened {
		t.Error("the game did not open")
	}
}

// Between two people at one screen nothing of the first palace may be seen or
// changed before the blind is down and the button was held.
func TestTheBlindFallsBeforeAnythingChanges(t *testing.T) {
	b := newBench(t, "qice", people, 1280, 800, false)
	if b.page.phase != covered || !b.page.blind.Closed() {
		t.Fatal("the first player begins without the blind")
	}
	b.tap("hold")
	if b.page.phase != covered {
		t.Fatal("a tap lifts the blind: it must be held")
	}
	b.hold()
	b.tap("preset.guard")
	laid := b.page.hand
	b.tap("done")
	if b.page.phase != covered || b.page.hand == laid {
		t.Fatalf("phase %d after the first player was done", b.page.phase)
	}
	for _, ctl := range b.page.Controls() {
		if ctl.ID != "hold" {
			t.Errorf("behind the blind there is %s", ctl.ID)
		}
	}
	b.hold()
	if b.page.hand.seat != game.Second || b.page.hand.count() != 0 {
		t.Fatalf("the second player finds %v", b.page.hand.tiles)
	}
	if v := b.match.View(game.Second); v.Seats[0].Tiles != nil {
		t.Error("the second player's view holds the first one's tiles")
	}
	b.tap("preset.attack")
	b.tap("done")
	b.hold()
	if b.page.phase != revealing || b.match.Deploying() {
		t.Fatal("both are done, yet nothing is shown")
	}
}

// hold presses the curtain's button for as long as it takes.
func (b *bench) hold() {
	b.t.Helper()
	for _, ctl := range b.page.Controls() {
		if ctl.ID == "hold" {
			if err := b.Hold(ctl.Rect.X+20, ctl.Rect.Y+20, holdTicks+2); err != nil {
				b.t.Fatal(err)
			}
			b.settle()
			return
		}
	}
	b.t.Fatal("no button to hold")
}

func TestControlsFitAtEverySize(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
		for _, id := range []string{"qiji16", "qice"} {
			b := newBench(t, id, []match.Player{{}, {Level: 1}}, size[0], size[1], false)
			name := fmt.Sprintf("%s %gx%g", id, size[0], size[1])
			list := b.page.Controls()
			view := ui.Box(0, 0, size[0], size[1])
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

// Pictures for the eye, where YANYI_PICTURES names a folder.
func TestPictures(t *testing.T) {
	dir := os.Getenv("YANYI_PICTURES")
	if dir == "" {
		dir = t.TempDir()
	}
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
		for _, dark := range []bool{false, true} {
			b := newBench(t, "qice", people, size[0], size[1], dark)
			name := func(what string) string { return fmt.Sprintf("%s/%s-%v-%gx%g.png", dir, what, dark, size[0], size[1]) }
			save := func(what string) {
				if err := b.Save(name(what)); err != nil {
					t.Fatal(err)
				}
			}
			save("curtain")
			b.hold()
			b.page.hand.use(set{tiles: []int{0, 0, 2, 0, 18, 14, 12, 24}})
			b.page.hand.picked = 11
			b.page.Layout(b.page.view)
			b.settle()
			save("laying")
			for _, preset := range []string{"attack", "guard"} {
				b.page.preset(preset)
				b.page.Layout(b.page.view)
				b.tap("done")
				b.hold()
			}
			save("reveal")
		}
	}
}
