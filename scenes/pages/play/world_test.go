package play

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// world is a page shown in a test.
type world struct {
	*scenetest.Stage
	t       testing.TB
	machine *scenetest.Machine
	sh      *session.Session
	page    *Page
	next    ui.Input
	own     *canvas.Canvas
}

// blank is a lowest page with nothing on it.
type blank struct{}

func (blank) Layout(ui.View) {}

func (blank) Update(*ui.Input) ui.Nav { return ui.Stay() }

func (blank) Draw(c *canvas.Canvas) { c.Paper() }

func (blank) Dirty() bool { return false }

func (blank) Controls() []ui.Control { return nil }

// still is a machine on which nothing moves by itself.
func still() *scenetest.Machine {
	return &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}
}

// show opens a game among people from a position at a size.
func show(t testing.TB, id, start string, w, h float64) *world {
	t.Helper()
	return showOn(t, still(), id, start, w, h)
}

func showOn(t testing.TB, machine *scenetest.Machine, id, start string, w, h float64) *world {
	t.Helper()
	x := lay(t, machine, id, start, w, h)
	x.settle()
	return x
}

// lay opens a game without drawing it.
func lay(t testing.TB, machine *scenetest.Machine, id, start string, w, h float64) *world {
	t.Helper()
	windowtest.Need(t)
	sh := session.New(machine)
	sh.Settings.Sound = false // the sound card's own thread makes garbage
	sh.Start(blank{})
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	seats := len(v.Info().Seats)
	bottom := game.First
	if seats == 3 {
		bottom = game.Shu
	}
	p := begin(t, sh, kit{}, session.Setup{Variant: v, Start: start, Seats: make([]match.Player, seats), Bottom: bottom, TakeBack: true, Hints: true})
	return stage(t, machine, sh, p, w, h)
}

// stage shows a page of a session at a size, without drawing it.
func stage(t testing.TB, machine *scenetest.Machine, sh *session.Session, p *Page, w, h float64) *world {
	t.Helper()
	sh.Stack.Open(p)
	x := &world{Stage: scenetest.New(sh.Stack, w, h), t: t, machine: machine, sh: sh, page: p}
	sh.Stack.Source = x.source
	x.update()
	return x
}

// turnTo shows another page in place of the one shown.
func (w *world) turnTo(p *Page) {
	w.t.Helper()
	w.page = p
	w.sh.Stack.Open(p)
	w.settle()
}

// source gives the pages one tick of the test's input.
func (w *world) source(in *ui.Input, _ float64) {
	tick := in.Tick + 1
	*in = w.next
	in.Tick = tick
	w.next.Pressed, w.next.Released, w.next.Keys, w.next.DX, w.next.DY = false, false, nil, 0, 0
}

func (w *world) settle() {
	w.t.Helper()
	if err := w.Settle(200); err != nil {
		w.t.Fatal(err)
	}
}

// step is a tick and its frame.
func (w *world) step() {
	w.t.Helper()
	if err := w.Step(1); err != nil {
		w.t.Fatal(err)
	}
}

// update is a tick without a frame.
func (w *world) update() {
	w.t.Helper()
	if err := w.Stack.Update(); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) square(name string) (sq game.Square, x, y float64) {
	w.t.Helper()
	sq, err := w.page.table.Info().Board.Square(name)
	if err != nil {
		w.t.Fatal(err)
	}
	x, y = w.page.board.Center(sq)
	return sq, x, y
}

// down presses at a place, move goes to another, up lets go.
func (w *world) down(x, y float64, touch bool) {
	if err := w.Await(x, y); err != nil {
		w.t.Fatal(err)
	}
	w.next.X, w.next.Y, w.next.StartX, w.next.StartY = x, y, x, y
	w.next.Down, w.next.Pressed, w.next.Touch, w.next.Dragging = true, true, touch, false
	w.step()
}

func (w *world) move(x, y float64) {
	w.next.DX, w.next.DY = x-w.next.X, y-w.next.Y
	w.next.X, w.next.Y = x, y
	slop := ui.Slop
	if w.next.Touch {
		slop = ui.TouchSlop
	}
	dx, dy := x-w.next.StartX, y-w.next.StartY
	w.next.Dragging = w.next.Dragging || dx*dx+dy*dy > slop*slop
	w.step()
}

func (w *world) up() {
	w.next.Down, w.next.Released = false, true
	w.step()
	w.next.Dragging = false
	w.step()
}

func (w *world) click(square string, touch bool) {
	w.t.Helper()
	_, x, y := w.square(square)
	w.down(x, y, touch)
	w.up()
}

// drag takes hold of what stands on a square and lets go of it on another.
func (w *world) drag(from, to string, touch bool) {
	w.t.Helper()
	_, x, y := w.square(from)
	_, tx, ty := w.square(to)
	w.down(x, y, touch)
	w.move((x+tx)/2, (y+ty)/2)
	w.move(tx, ty)
	w.up()
}

// hold rests a finger on a square.
func (w *world) hold(square string) {
	_, x, y := w.square(square)
	w.down(x, y, true)
	for range 31 {
		w.step()
	}
}

// point moves the mouse to a place.
func (w *world) point(x, y float64) {
	w.next.X, w.next.Y, w.next.Touch = x, y, false
	w.step()
	w.step()
}

// linger lets the pointer rest until it is told what lies under it.
func (w *world) linger() {
	now := w.page.clock().Add(time.Second)
	w.page.clock = func() time.Time { return now }
	w.step()
}

func (w *world) press(id string) {
	w.t.Helper()
	if !w.has(id) {
		w.t.Fatalf("no control %q", id)
	}
	r := w.control(id).Rect
	w.down(r.X+r.W/2, r.Y+r.H/2, false)
	w.up()
	w.settle()
}

// control is the one with an id.
func (w *world) control(id string) ui.Control {
	w.t.Helper()
	list := w.Stack.Top().Controls()
	i := slices.IndexFunc(list, func(c ui.Control) bool { return c.ID == id })
	if i < 0 {
		w.t.Fatalf("no control %q", id)
	}
	return list[i]
}

// listed reports whether there is a control, has whether it can be pressed too.
func (w *world) listed(id string) bool {
	return slices.ContainsFunc(w.Stack.Top().Controls(), func(c ui.Control) bool { return c.ID == id })
}

func (w *world) has(id string) bool { return w.listed(id) && !w.control(id).Off }

func (w *world) keys(keys ...ebiten.Key) {
	for _, k := range keys {
		w.next.Keys = []ebiten.Key{k}
		w.step()
	}
}

// undo presses Ctrl+Z.
func (w *world) undo() {
	w.next.Ctrl = true
	w.keys(ebiten.KeyZ)
	w.next.Ctrl = false
}

func (w *world) ply() int { return w.page.table.Line().Ply() }

func (w *world) selected() game.Square { return w.page.table.Hand().Selected() }

// turns plays turns as text, as if somebody else had.
func (w *world) turns(turns ...string) {
	w.t.Helper()
	for _, text := range turns {
		if err := w.page.table.Line().(*match.Match).Play(text); err != nil {
			w.t.Fatal(err)
		}
	}
	w.page.table.GoTo(0)
	w.page.table.GoLive()
}

// played fails unless the last turn is the one given.
func (w *world) played(want string) {
	w.t.Helper()
	w.settle()
	turns := w.page.table.Line().Turns()
	if len(turns) == 0 || turns[len(turns)-1] != want {
		w.t.Fatalf("turns %v, want %s last (%s)", turns, want, w.page.table.Notice().Phrase.Key)
	}
}

// shot writes a picture for the eye when SHOTS names a folder.
func (w *world) shot(name string) {
	windowtest.Shot(w.t, fmt.Sprintf("%s-%gx%g", name, w.page.view.W, w.page.view.H), w.Screen)
}

var frames = [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}}

// everyFrame runs a test at the sizes that differ in kind; touch tells how one
// plays there.
func everyFrame(t *testing.T, test func(t *testing.T, w, h float64, touch bool)) {
	for _, size := range frames {
		t.Run(fmt.Sprintf("%gx%g", size[0], size[1]), func(t *testing.T) { test(t, size[0], size[1], size[0] < 1000) })
	}
}
