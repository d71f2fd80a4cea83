package editor_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/editor"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// bench is an editor under test.
type bench struct {
	*scenetest.Stage
	t  *testing.T
	s  *session.Session
	on *scenetest.Machine
	p  *editor.Page
}

func edit(t *testing.T, id, position string, w, h float64) *bench {
	t.Helper()
	return editOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, id, position, w, h)
}

func editOn(t *testing.T, on *scenetest.Machine, id, position string, w, h float64) *bench {
	t.Helper()
	return editBy(t, on, id, position, nil, w, h)
}

func editBy(t *testing.T, on *scenetest.Machine, id, position string, o game.Options, w, h float64) *bench {
	t.Helper()
	windowtest.Need(t)
	s := app.New(on)
	var v game.Variant
	if id != "" {
		v, _ = catalog.Find(id)
	}
	p := s.Routes.Editor(v, position, o).(*editor.Page)
	b := &bench{scenetest.New(s.Stack, w, h), t, s, on, p}
	s.Stack.Open(p)
	b.Rest(t)
	return b
}

// at is the place of a square.
func (b *bench) at(name string) (x, y float64) {
	b.t.Helper()
	sq, err := b.p.Board().Square(name)
	if err != nil {
		b.t.Fatal(err)
	}
	return b.p.Center(sq)
}

// box is the place of a piece of the box.
func (b *bench) box(id string) (x, y float64) {
	b.t.Helper()
	for _, c := range b.p.Controls() {
		if c.ID == id {
			return c.Rect.X + c.Rect.W/2, c.Rect.Y + c.Rect.H/2
		}
	}
	b.t.Fatalf("no control %s", id)
	return 0, 0
}

func (b *bench) tap(names ...string) {
	b.t.Helper()
	for _, name := range names {
		if err := b.Press(b.at(name)); err != nil {
			b.t.Fatal(err)
		}
	}
}

func (b *bench) key(keys ...ebiten.Key) {
	b.t.Helper()
	for _, k := range keys {
		if err := b.Key(k); err != nil {
			b.t.Fatal(err)
		}
	}
}

// has fails unless the position's text has a part.
func (b *bench) has(what string, parts ...string) {
	b.t.Helper()
	for _, part := range parts {
		if !strings.Contains(b.p.Text(), part) {
			b.t.Errorf("%s: %s has no %s", what, b.p.Text(), part)
		}
	}
}

// find scrolls to a control.
func (b *bench) find(id string) {
	b.p.Form.Show(id)
	b.Rest(b.t)
}

var views = [][2]float64{{1280, 800}, {390, 844}, {480, 520}}

// A piece is taken from the box by a tap and put down by taps; another tap removes it.
func TestPiecesArePutByTaps(t *testing.T) {
	for _, v := range views {
		b := edit(t, "xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w", v[0], v[1])
		b.Choose(t, "piece.rR")
		b.tap("a1", "i1")
		b.has("two chariots", "R2K4R w")
		b.tap("a1")
		b.has("one of them taken up", "/3K4R w")
	}
}

// Pieces are dragged from the box, over the board and off it.
func TestPiecesAreDragged(t *testing.T) {
	for _, v := range views {
		b := edit(t, "xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w", v[0], v[1])
		drag := func(fx, fy, tx, ty float64) {
			if err := b.Drag(fx, fy, tx, ty); err != nil {
				t.Fatal(err)
			}
			b.Rest(t)
		}
		fx, fy := b.box("piece.rR")
		tx, ty := b.at("e5")
		drag(fx, fy, tx, ty)
		b.has("from the box", "/4R4/")
		fx, fy = b.at("e5")
		tx, ty = b.at("a9")
		drag(fx, fy, tx, ty)
		b.has("over the board", "/R8/")
		fx, fy = b.at("a9")
		drag(fx, fy, 4, 2)
		b.has("off it", "4k4/9/9/9/9/9/9/9/9/3K5 w")
	}
}

// A piece is moved by tapping it and then its target; the eraser removes tapped pieces.
func TestPiecesAreMovedAndErased(t *testing.T) {
	b := edit(t, "xiangqi", "4k4/9/9/9/9/4R4/9/9/9/3K5 w", 1280, 800)
	b.tap("e5", "a5")
	b.has("moved", "/R8/")
	b.Choose(t, "tool.erase")
	b.tap("a5")
	b.has("erased", "4k4/9/9/9/9/9/9/9/9/3K5 w")
}

// Everything works by keys: a letter selects a piece, arrows and Enter put it down, Delete
// removes one, Ctrl+Z and Ctrl+Y undo and redo, Escape drops the selection, then leaves.
func TestThePositionIsMadeByKeys(t *testing.T) {
	b := edit(t, "xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w", 1280, 800)
	b.key(ebiten.KeyR, ui.KeyRight, ui.KeyEnter)
	put := b.p.Text()
	if !strings.Contains(put, "R") {
		t.Fatalf("R, an arrow and Enter: %s", put)
	}
	b.key(ui.KeyDelete)
	b.has("Delete", "4k4/9/9/9/9/9/9/9/9/3K5 w")
	chord := func(k ebiten.Key, want string) {
		if err := b.Chord(k); err != nil {
			t.Fatal(err)
		}
		b.has("a chord", want)
	}
	chord(ui.KeyZ, put)
	chord(ebiten.KeyY, "4k4/9/9/9/9/9/9/9/9/3K5 w")
	b.key(ui.KeyEscape, ui.KeyEscape)
	if b.s.Stack.Top() != ui.Page(b.p) {
		t.Fatal("Escape leaves with a cursor shown")
	}
	b.key(ui.KeyEscape)
	if b.s.Stack.Top() == ui.Page(b.p) {
		t.Error("Escape does not leave")
	}
}

// The fields of a position: the side to move, alliances, Han's commander, living players and the
// rest.
func TestFieldsChangeThePosition(t *testing.T) {
	b := edit(t, "yanyi", "start", 1280, 800)
	b.Choose(t, "field.turn.w")
	b.has("turn", " w uws ")
	b.Choose(t, "field.alliance.us")
	b.has("alliance", " us spent ", "hK:w", "hR:w")
	b.Choose(t, "army.h.none")
	b.has("idle", " - idle ", "hK,")
	b.Choose(t, "field.first.s")
	b.has("first", " idle uw ")
	b.Choose(t, "field.alive.s")
	b.has("out", " w uw ", "sR:u")
	if b.p.Faults() > 0 {
		t.Errorf("%d faults", b.p.Faults())
	}
}

// Marks are made on the board, tiles are laid, and stocks are counted.
func TestMarksTilesAndStocks(t *testing.T) {
	b := edit(t, "qice", "3k5/9/9/9/9/2n6/9/9/9/9/R3K4 w", 1280, 800)
	b.Choose(t, "field.stale")
	b.tap("c6")
	b.has("stale", "stale=c6")
	b.Choose(t, "field.tiles")
	b.find("tile.16")
	b.Choose(t, "tile.16")
	b.tap("e2")
	b.has("a tile", "16")
	b.tap("e2")
	if strings.Contains(b.p.Text(), "tiles") {
		t.Errorf("taken up: %s", b.p.Text())
	}
	b.find("field.pool.rR")
	b.Choose(t, "field.pool.rR")
	b.has("the pool", "pool=R/")
}

// Large counters also change by tens; in a variant with duels persons are named on the board.
func TestCountersLeapAndPersonsAreNamed(t *testing.T) {
	b := editBy(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, "guoji", "start", game.Options{"mode": "duel"}, 1280, 800)
	for range 2 {
		b.find("field.clock+")
		b.Choose(t, "field.clock+")
	}
	b.has("the clock", " - 20")
	b.Choose(t, "field.clock−")
	b.has("the clock", " - 10")
	b.Choose(t, "field.clock−")
	b.has("the clock", " - 0")
	for _, c := range b.p.Controls() {
		if c.ID == "field.clock−" && !c.Off {
			t.Error("from 0 it leaps back")
		}
	}
	b.find("field.people")
	b.Choose(t, "field.people")
	b.tap("d1")
	b.has("the person", " d1:2")
	for _, c := range b.p.Controls() {
		if c.ID == "field.people" && !strings.Contains(c.Value, " ") {
			t.Errorf("nobody is named: %q", c.Value)
		}
	}
}

// Faults are described; the remedy repairs them, and only then can the position be played.
func TestFaultsAreToldAndMended(t *testing.T) {
	for _, v := range views {
		b := edit(t, "yanyi", "start", v[0], v[1])
		b.tap("a9", "e9")
		if b.p.Faults() == 0 {
			t.Fatal("the emperor stands outside Luoyang and nothing is said")
		}
		for range 3 {
			if b.p.Faults() > 0 {
				b.Choose(t, "mend")
			}
		}
		catalogued, _ := catalog.Find("yanyi")
		b.has("mended", catalogued.Info().Start)
		b.Choose(t, "study")
		if b.s.Stack.Top() == ui.Page(b.p) {
			t.Error("it is not studied")
		}
	}
}

// A game begins from the position, and back leads to the editor.
func TestPlayFromHere(t *testing.T) {
	b := edit(t, "xiangqi", "4k4/9/9/9/9/9/9/9/R8/3K5 w", 1280, 800)
	b.Choose(t, "playon")
	setup, ok := b.s.Stack.Top().(interface{ Setup() session.Setup })
	if !ok || setup.Setup().Start != "4k4/9/9/9/9/9/9/9/R8/3K5 w" {
		t.Fatalf("the page is a %T", b.s.Stack.Top())
	}
	b.Choose(t, "back")
	if b.s.Stack.Top() != ui.Page(b.p) {
		t.Error("the way back leads elsewhere")
	}
}

// The text is copied, and other spellings of it are read.
func TestTextInAndOut(t *testing.T) {
	on := &copier{Machine: &scenetest.Machine{Langs: []string{"en"}, IsStill: true}}
	windowtest.Need(t)
	s := app.New(on)
	v, _ := catalog.Find("xiangqi")
	p := s.Routes.Editor(v, "start", nil).(*editor.Page)
	b := &bench{scenetest.New(s.Stack, 1280, 800), t, s, on.Machine, p}
	s.Stack.Open(p)
	b.Rest(t)
	if err := b.Chord(ebiten.KeyC); err != nil {
		t.Fatal(err)
	}
	b.Rest(t)
	if on.text != v.Info().Start {
		t.Errorf("copied %q", on.text)
	}
	p.Write("[FEN \"4k4/9/9/9/9/9/9/9/H8/3K5 r - - 0 1\"]")
	b.has("a FEN", "4k4/9/9/9/9/9/9/9/N8/3K5 w")
	p.Write("4k4/9/9")
	b.has("what cannot be read changes nothing", "4k4/9/9/9/9/9/9/9/N8/3K5 w")
}

// copier records what is copied.
type copier struct {
	*scenetest.Machine
	text string
}

func (c *copier) Abilities() machine.Abilities {
	return machine.Abilities{Giving: machine.Giving{Copy: func(text string) <-chan error {
		c.text = text
		done := make(chan error, 1)
		done <- nil
		return done
	}}}
}

// The edited position is kept across restarts.
func TestWorkIsKept(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Store: map[string]string{}}
	b := editOn(t, on, "qiji", "start", 1280, 800)
	b.tap("a1", "a5")
	was := b.p.Text()
	again := editOn(t, on, "", "", 1280, 800)
	again.has("begun anew", was)
	again.find("game.baige")
	again.Choose(t, "game.baige")
	again.has("another game", "rnbgqkgbnr")
	again.find("game.qiji")
	again.Choose(t, "game.qiji")
	again.has("and back", was)
}

// The whole board is transformed, cleared and set up again.
func TestTheWholeBoard(t *testing.T) {
	b := edit(t, "baige", "start", 1280, 800)
	b.Choose(t, "mirror")
	b.has("mirrored", "RNBGKQGBNR")
	b.Choose(t, "clear")
	b.has("cleared", "5k4/10/")
	b.Choose(t, "start")
	v, _ := catalog.Find("baige")
	b.has("the start", v.Info().Start)
	b.Choose(t, "undo")
	b.has("undone", "5k4/10/")
	b.Choose(t, "redo")
	b.has("done again", v.Info().Start)
}

// The editor opens from the library, and back leads there.
func TestTheLibraryLeadsToTheEditor(t *testing.T) {
	windowtest.Need(t)
	s := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true})
	stage := scenetest.New(s.Stack, 390, 844)
	stage.Rest(t)
	stage.Choose(t, "library")
	library := s.Stack.Top()
	stage.Choose(t, "editor")
	if _, ok := s.Stack.Top().(*editor.Page); !ok {
		t.Fatalf("the page is a %T", s.Stack.Top())
	}
	stage.Choose(t, "back")
	if s.Stack.Top() != library {
		t.Error("the way back leads elsewhere")
	}
}

// A position that no game reaches gets a note and can still be played.
func TestDoubtsAreTold(t *testing.T) {
	for position, want := range map[string]string{
		"3k5/9/9/9/9/9/9/9/9/P3K4 w": "可以走，但实战中不会有这样的局面：兵走不到第 10 行第 1 点。",
		"3k5/9/9/9/9/9/P8/9/9/4K4 w": "",
	} {
		b := edit(t, "xiangqi", position, 1280, 800)
		if got := b.p.Doubts(); got != want || b.p.Faults() != 0 {
			t.Errorf("%s: %d faults, doubted for %q", position, b.p.Faults(), got)
		}
		windowtest.Shot(t, "editor-doubt", b.Screen)
		b.Choose(t, "study")
		if b.Stack.Top() == ui.Page(b.p) {
			t.Errorf("%s cannot be studied", position)
		}
	}
}
