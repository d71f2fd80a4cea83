package tiles

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/draw"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// bench is a page shown in a test, its match, and whether the game was opened.
type bench struct {
	*scenetest.Stage
	t      *testing.T
	page   *Page
	match  *match.Match
	opened bool
	kept   string // the last save
}

// empty stands for the page of the game.
type empty struct{}

func (empty) Layout(ui.View)          {}
func (empty) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (empty) Draw(*draw.Canvas)       {}
func (empty) Dirty() bool             { return false }
func (empty) Controls() []ui.Control  { return nil }

func newBench(t *testing.T, id string, seats []match.Player, w, h float64, dark bool) *bench {
	t.Helper()
	windowtest.Need(t)
	v, _ := catalog.Find(id)
	m, err := match.New(v, match.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return benchOf(t, m, w, h, dark)
}

// reloaded is the page after the program was started anew.
func (b *bench) reloaded() *bench {
	b.t.Helper()
	m, err := match.Parse(catalog.Find, b.kept)
	if err != nil {
		b.t.Fatal(err)
	}
	return benchOf(b.t, m, 1280, 800, false)
}

func benchOf(t *testing.T, m *match.Match, w, h float64, dark bool) *bench {
	t.Helper()
	b := &bench{t: t, match: m}
	s := session.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsDark: dark, IsStill: true})
	keep := func() { b.kept = m.Save() }
	b.page = New(s, m, keep, func() ui.Page { b.opened = true; return empty{} })
	s.Start(b.page)
	b.Stage = scenetest.New(s.Stack, w, h)
	b.Rest(b.t)
	return b
}

var people = []match.Player{{Name: "A"}, {Name: "B"}}

func TestLayingByTapsAgainstAComputer(t *testing.T) {
	b := newBench(t, "qice", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	b.Choose(b.t, "tile.11")
	b.Choose(b.t, "slot.3")
	if b.page.hand.tiles[3] != 11 {
		t.Fatalf("tiles %v, want 11 on the centre", b.page.hand.tiles)
	}
	b.page.preset("attack")
	b.page.Layout(b.page.view)
	b.Choose(b.t, "done")
	if b.match.Deploying() || b.page.phase != revealing {
		t.Fatal("both sides are done, yet nothing is shown")
	}
	b.Choose(b.t, "start")
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
	b.Choose(b.t, "hold")
	if b.page.phase != covered {
		t.Fatal("a tap lifts the blind: it must be held")
	}
	b.hold()
	b.Choose(b.t, "preset.guard")
	laid := b.page.hand
	b.Choose(b.t, "done")
	if b.page.phase != covered || b.page.hand == laid {
		t.Fatalf("phase %d after the first player was done", b.page.phase)
	}
	for _, ctl := range b.page.Controls() {
		if ctl.ID != "hold" && ctl.ID != "back" {
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
	b.Choose(b.t, "preset.attack")
	b.Choose(b.t, "done")
	b.hold()
	if b.page.phase != revealing || b.match.Deploying() {
		t.Fatal("both are done, yet nothing is shown")
	}
}

// Reloaded in the middle, the page returns to the blind of the player whose turn
// it is; that player finds the tiles laid so far, nobody else does.
func TestReloadKeepsWhatIsLaid(t *testing.T) {
	b := newBench(t, "qice", people, 1280, 800, false)
	if b.kept != "" {
		t.Error("something is kept before anything is laid")
	}
	b.hold()
	b.Choose(b.t, "tile.11")
	b.Choose(b.t, "slot.3")
	b = b.reloaded()
	if b.page.phase != covered || b.page.order[b.page.at] != game.First {
		t.Fatalf("phase %d for seat %d", b.page.phase, b.page.order[b.page.at])
	}
	b.hold()
	if !slices.Equal(b.page.hand.tiles, []int{0, 0, 0, 11, 0, 0, 0, 0}) {
		t.Fatalf("the first player finds %v", b.page.hand.tiles)
	}
	b.Choose(b.t, "preset.guard")
	laid := slices.Clone(b.page.hand.tiles)
	b.Choose(b.t, "done")
	b = b.reloaded()
	if b.page.phase != covered || !b.match.Laid(game.First) || b.page.order[b.page.at] != game.Second {
		t.Fatal("the first player's tiles are lost")
	}
	b.hold()
	if b.page.hand.seat != game.Second || b.page.hand.count() != 0 {
		t.Fatalf("the second player finds %v", b.page.hand.tiles)
	}
	b.Choose(b.t, "tile.2")
	b.Choose(b.t, "slot.0")
	b.Choose(b.t, "clear")
	b.Choose(b.t, "preset.attack")
	b = b.reloaded()
	if strings.Contains(b.match.Record(), "Tiles") || strings.Contains(b.match.Record(), "Sketch") || b.match.View(game.NoSeat).Seats[0].Tiles != nil {
		t.Error("others may see the tiles")
	}
	b.hold()
	if b.page.hand.count() == 0 {
		t.Fatal("the second player's tiles are lost")
	}
	b.Choose(b.t, "done")
	b.hold()
	b.Choose(b.t, "start")
	if !b.opened || !slices.Equal(b.match.View(game.NoSeat).Seats[0].Tiles, laid) {
		t.Error("the game does not begin with what was laid")
	}
}

// Against a computer there is no blind: the palace is as it was left.
func TestReloadAgainstAComputer(t *testing.T) {
	b := newBench(t, "qiji16", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	b.Choose(b.t, "tile.4")
	b.Choose(b.t, "slot.1")
	b = b.reloaded()
	if b.page.phase != laying || b.page.hand.tiles[1] != 4 {
		t.Errorf("phase %d, tiles %v", b.page.phase, b.page.hand)
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
			b.Rest(b.t)
			return
		}
	}
	b.t.Fatal("no button to hold")
}

func TestControlsFitAtEverySize(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
		for i, id := range []string{"qiji16", "qiji16", "qice", "qice"} {
			b := newBench(t, id, []match.Player{{}, {Level: 1}}, size[0], size[1], false)
			name := fmt.Sprintf("%s %gx%g", id, size[0], size[1])
			if picked := i % 2; picked != 0 { // what it does is told then
				b.page.hand.picked = 3
				b.page.Layout(b.page.view)
				name += " in hand"
			}
			list := b.page.Controls()
			view := draw.Box(0, 0, size[0], size[1])
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
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}} {
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
			b.Rest(b.t)
			save("laying")
			for _, preset := range []string{"attack", "guard"} {
				b.page.preset(preset)
				b.page.Layout(b.page.view)
				b.Choose(b.t, "done")
				b.hold()
			}
			save("reveal")
		}
	}
}
