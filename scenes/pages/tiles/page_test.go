package tiles_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host/local"
	"yanyi/scenes/pages/tiles"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// bench is a page under test, its match, and the requests it has made.
type bench struct {
	*scenetest.Stage
	t      *testing.T
	match  *match.Match
	opened bool
	left   bool
	kept   string // the last save
}

// empty stands in for the page of the game.
type empty struct{}

func (empty) Layout(ui.View)          {}
func (empty) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (empty) Draw(*canvas.Canvas)     {}
func (empty) Dirty() bool             { return false }
func (empty) Controls() []ui.Control  { return nil }

func newBench(t *testing.T, id string, seats []match.Player, w, h float64, dark bool) *bench {
	t.Helper()
	return benchOf(t, newMatch(t, id, seats), w, h, dark)
}

func newMatch(t *testing.T, id string, seats []match.Player) *match.Match {
	t.Helper()
	v, _ := catalog.Find(id)
	m, err := match.New(v, match.Setup{Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// reloaded is the page after a restart of the program.
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
	windowtest.Need(t)
	b := &bench{t: t, match: m}
	s := session.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsDark: dark, IsStill: true})
	run := local.New(m, local.Deps{Save: func(text string) error { b.kept = text; return nil }, Done: func() { b.left = true }})
	s.Start(empty{})
	s.Stack.Open(tiles.New(s, run, tiles.Deps{
		Done: run.Close,
		Open: func() ui.Page { b.opened = true; return empty{} },
	}))
	b.Stage = scenetest.New(s.Stack, w, h)
	b.Rest(b.t)
	return b
}

// control is the page's control with an id, nil if there is none.
func (b *bench) control(id string) *ui.Control {
	list := b.Stack.Top().Controls()
	if i := slices.IndexFunc(list, func(c ui.Control) bool { return c.ID == id }); i >= 0 {
		return &list[i]
	}
	return nil
}

// covered, laying and shown report what the page shows: the curtain, a palace with the tray, or
// both layouts.
func (b *bench) covered() bool { return b.control("hold") != nil }
func (b *bench) laying() bool  { return b.control("done") != nil }
func (b *bench) shown() bool   { return b.control("start") != nil }

// count is the number of tiles in the palace.
func (b *bench) count() (n int) {
	for slot := range 8 {
		if b.control(fmt.Sprint("slot.", slot)).On {
			n++
		}
	}
	return n
}

// drag drags a control's tile to a point of the view.
func (b *bench) drag(id string, x, y float64) {
	b.t.Helper()
	r := b.control(id).Rect
	if err := b.Drag(r.X+r.W/2, r.Y+r.H/2, x, y); err != nil {
		b.t.Fatal(err)
	}
	b.Rest(b.t)
}

var people = []match.Player{{Name: "A"}, {Name: "B"}}

func TestLayingByTapsAgainstAComputer(t *testing.T) {
	b := newBench(t, "qice", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	b.Choose(b.t, "tile.11")
	b.Choose(b.t, "slot.3")
	if got := b.match.Sketched(game.First); got[3] != 11 {
		t.Fatalf("tiles %v, want 11 on the centre", got)
	}
	b.Choose(b.t, "preset.attack")
	b.Choose(b.t, "done")
	if b.match.Deploying() || !b.shown() {
		t.Fatal("both sides are done, yet nothing is shown")
	}
	b.Choose(b.t, "start")
	if !b.opened || b.left {
		t.Errorf("the game opened: %t, the page was left without it: %t", b.opened, b.left)
	}
}

// A tile is dragged from the tray to a slot, to another slot, and off the palace.
func TestLayingByDragging(t *testing.T) {
	b := newBench(t, "qice", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	to, other := b.control("slot.3").Rect, b.control("slot.0").Rect
	b.drag("tile.11", to.X+10, to.Y+10)
	if got := b.match.Sketched(game.First); got[3] != 11 || b.control("tile.11").On {
		t.Fatalf("tiles %v, want 11 on the centre and nothing in hand", got)
	}
	b.drag("slot.3", other.X-4, other.Y+10)
	if got := b.match.Sketched(game.First); got[3] != 0 || got[0] != 11 {
		t.Fatalf("tiles %v, want 11 on the first slot", got)
	}
	b.drag("slot.0", 700, 700)
	if b.count() != 0 {
		t.Errorf("tiles %v, want none", b.match.Sketched(game.First))
	}
}

// Leaving the page releases the match: by the button, by key, and from the curtain.
func TestLeavingIsTold(t *testing.T) {
	computer := []match.Player{{}, {Level: 1}}
	for _, seats := range [][]match.Player{computer, people} {
		b := newBench(t, "qice", seats, 1280, 800, false)
		b.Choose(b.t, "back")
		byKey := newBench(t, "qice", seats, 1280, 800, false)
		if err := byKey.Key(ui.KeyEscape); err != nil {
			t.Fatal(err)
		}
		if !b.left || !byKey.left {
			t.Errorf("left by the button: %t, by key: %t", b.left, byKey.left)
		}
	}
	b := newBench(t, "qice", computer, 1280, 800, false)
	b.Choose(b.t, "tile.11")
	if err := b.Key(ui.KeyEscape); err != nil {
		t.Fatal(err)
	}
	if b.left || b.control("tile.11").On {
		t.Error("with a tile in hand the key does not lay that down")
	}
}

// Between two people at one screen nothing of the first palace can be seen or changed before the
// curtain is down and its button was held.
func TestTheBlindFallsBeforeAnythingChanges(t *testing.T) {
	b := newBench(t, "qice", people, 1280, 800, false)
	if !b.covered() {
		t.Fatal("the first player begins without the blind")
	}
	b.Choose(b.t, "hold")
	if !b.covered() {
		t.Fatal("a tap lifts the blind: it must be held")
	}
	b.hold()
	b.Choose(b.t, "preset.guard")
	b.Choose(b.t, "done")
	if !b.covered() {
		t.Fatal("no blind after the first player was done")
	}
	for _, ctl := range b.Stack.Top().Controls() {
		if ctl.ID != "hold" && ctl.ID != "back" {
			t.Errorf("behind the blind there is %s", ctl.ID)
		}
	}
	b.hold()
	if b.count() != 0 {
		t.Fatalf("the second player finds %d tiles", b.count())
	}
	if v := b.match.View(game.Second); v.Seats[0].Tiles != nil {
		t.Error("the second player's view holds the first one's tiles")
	}
	b.Choose(b.t, "preset.attack")
	b.Choose(b.t, "done")
	if !b.covered() || b.control("back") != nil {
		t.Fatal("both are done, yet the blind is not down, or leads back")
	}
	b.hold()
	if !b.shown() || b.match.Deploying() {
		t.Fatal("both are done, yet nothing is shown")
	}
}

// Reloaded in the middle, the page shows the curtain of the player who is laying; that player,
// and nobody else, finds the tiles laid so far.
func TestReloadKeepsWhatIsLaid(t *testing.T) {
	b := newBench(t, "qice", people, 1280, 800, false)
	if b.kept != "" {
		t.Error("something is kept before anything is laid")
	}
	b.hold()
	b.Choose(b.t, "tile.11")
	b.Choose(b.t, "slot.3")
	b = b.reloaded()
	if !b.covered() || b.match.Laid(game.First) {
		t.Fatal("not at the first player's blind")
	}
	b.hold()
	if got := b.match.Sketched(game.First); b.count() != 1 || !slices.Equal(got, []int{0, 0, 0, 11, 0, 0, 0, 0}) {
		t.Fatalf("the first player finds %v", got)
	}
	b.Choose(b.t, "preset.guard")
	laid := slices.Clone(b.match.Sketched(game.First))
	b.Choose(b.t, "done")
	b = b.reloaded()
	if !b.covered() || !b.match.Laid(game.First) || b.match.Laid(game.Second) {
		t.Fatal("the first player's tiles are lost")
	}
	b.hold()
	if b.count() != 0 {
		t.Fatalf("the second player finds %d tiles", b.count())
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
	if b.count() == 0 {
		t.Fatal("the second player's tiles are lost")
	}
	b.Choose(b.t, "done")
	b.hold()
	b.Choose(b.t, "start")
	if !b.opened || !slices.Equal(b.match.View(game.NoSeat).Seats[0].Tiles, laid) {
		t.Error("the game does not begin with what was laid")
	}
}

// Against a computer there is no curtain: the palace is as it was left.
func TestReloadAgainstAComputer(t *testing.T) {
	b := newBench(t, "qiji16", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	b.Choose(b.t, "tile.4")
	b.Choose(b.t, "slot.1")
	b = b.reloaded()
	if !b.laying() || b.count() != 1 || !b.control("slot.1").On {
		t.Errorf("laying: %t, %d tiles", b.laying(), b.count())
	}
}

// A player's own preset is saved on the device and lays its tiles.
func TestOwnSetsAreKept(t *testing.T) {
	b := newBench(t, "qice", []match.Player{{}, {Level: 1}}, 1280, 800, false)
	b.Choose(b.t, "preset.guard")
	laid := slices.Clone(b.match.Sketched(game.First))
	b.Choose(b.t, "save")
	b.Choose(b.t, "clear")
	b.Choose(b.t, "set.0")
	if got := b.match.Sketched(game.First); !slices.Equal(got, laid) {
		t.Errorf("the set lays %v, want %v", got, laid)
	}
}

// hold holds the curtain's button until it lifts.
func (b *bench) hold() {
	b.t.Helper()
	ctl := b.control("hold")
	if ctl == nil {
		b.t.Fatal("no button to hold")
	}
	if err := b.Hold(ctl.Rect.X+20, ctl.Rect.Y+20, 60); err != nil {
		b.t.Fatal(err)
	}
	b.Rest(b.t)
}
