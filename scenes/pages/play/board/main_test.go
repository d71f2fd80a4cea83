package board

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/windowtest"
	"yanyi/scenes/board"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// Where a board stands: among other things on a desk, or across a phone, where its
// points are close.
var (
	desk  = canvas.Box(24, 24, 752, 752)
	phone = canvas.Box(0, 128, 390, 390)
	small = canvas.Box(32, 56, 416, 416)
)

// person is somebody at a board that is all there is on the page.
type person struct {
	*Board
	t       *testing.T
	table   *table.Table
	place   canvas.Rect
	touch   bool // plays with a finger
	look    render.Look
	still   bool
	form    ui.Form
	in      ui.Input
	version int // of the table as shown
	state   State
	noticed int

	heard  [][]game.Event // each time something was
	played [][]game.Event // beside the board
	said   []string       // of no square
	sets   int            // jumps beside the board
	landed int
	rests  []game.Square // that a finger rested on
	over   Overlays
}

// sit shows a table to somebody in the south.
func sit(t *testing.T, tb *table.Table, place canvas.Rect) *person {
	t.Helper()
	if len(tb.Info().Seats) == 3 {
		tb.SetBottom(game.Shu)
	}
	p := &person{t: t, table: tb, place: place, touch: place == phone, still: true, look: tabletest.At(tb, 1280, 800).Screen.Look}
	p.Board = newBoard(tb.Info(), tb.Do, &p.form, World{
		Hear:   func(e []game.Event) { p.heard = append(p.heard, e) },
		Say:    func(line string) { p.said = append(p.said, line) },
		Hush:   func() {},
		Set:    func(*game.View) { p.sets++ },
		Play:   func(e []game.Event, _ *game.View) { p.played = append(p.played, e) },
		Land:   func() { p.landed++ },
		Rest:   func(sq game.Square) { p.rests = append(p.rests, sq) },
		Unrest: func() { p.rests = nil },
	})
	p.show()
	return p
}

// at is a board of people at a position of a game.
func at(t *testing.T, id, start string, place canvas.Rect) *person {
	t.Helper()
	return sit(t, tabletest.New(t, id, start), place)
}

// lively draws the board once, so that from now on it moves what is played.
func lively(t *testing.T, id, start string, turns ...string) *person {
	t.Helper()
	windowtest.Need(t)
	tb := tabletest.New(t, id, start)
	tabletest.Play(t, tb, turns...)
	p := sit(t, tb, desk)
	p.look.Motion, p.still = render.Full, false
	p.SetLook(p.look)
	p.show()
	p.picture()
	return p
}

// picture is the board as it is drawn.
func (p *person) picture() []byte {
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	var c canvas.Canvas
	p.view().Draw(&c, img, true)
	p.Draw(&c)
	return windowtest.Picture(img).Pix
}

// view is the page's.
func (p *person) view() ui.View { return p.now.Screen.View }

// moment is what the table shows.
func (p *person) moment() *moment.Moment {
	w, h := 1280.0, 800.0
	switch p.place {
	case phone:
		w, h = 390, 844
	case small:
		w, h = 480, 520
	}
	m := tabletest.At(p.table, w, h)
	m.Screen.Look, m.Screen.Still = p.look, p.still
	return m
}

// show shows the table as it is now, and what it has to say.
func (p *person) show() {
	p.version, p.state = p.table.Version(), p.State()
	p.Show(p.moment(), p.over)
	p.form.Reset(p.view())
	p.form.Place(p.Part(), p.place)
	if n := p.table.Notice(); n.N != p.noticed {
		p.noticed = n.N
		if strings.HasPrefix(n.Phrase.Key, "why.") {
			p.Refuse(n.Phrase)
		} else {
			p.said = append(p.said, gametext.Of(p.info, n.Phrase))
		}
	}
}

// tick lets a sixtieth of a second pass.
func (p *person) tick() { p.wait(time.Second / 60) }

// wait lets a tick pass that lasts so long.
func (p *person) wait(dt time.Duration) {
	p.form.Update(&p.in)
	p.Keys(&p.in)
	p.Point(&p.in)
	p.Tick(dt)
	p.in.Tick++
	p.in.Pressed, p.in.Released, p.in.Keys = false, false, nil
	if p.table.Version() != p.version || p.State() != p.state {
		p.show()
	}
}

// land waits until nothing moves any more.
func (p *person) land() {
	p.t.Helper()
	for range 2000 {
		if p.tick(); !p.Animating() {
			return
		}
	}
	p.t.Fatal("the board does not come to rest")
}

// down presses at a place, where a mouse has come before; move goes to another, up
// lets go.
func (p *person) down(x, y float64) {
	if !p.touch {
		p.in.X, p.in.Y, p.in.Touch = x, y, false
		p.tick()
	}
	p.in.X, p.in.Y, p.in.StartX, p.in.StartY = x, y, x, y
	p.in.Down, p.in.Pressed, p.in.Touch, p.in.Dragging = true, true, p.touch, false
	p.tick()
}

func (p *person) move(x, y float64) {
	p.in.X, p.in.Y = x, y
	slop := ui.Slop
	if p.touch {
		slop = ui.TouchSlop
	}
	dx, dy := x-p.in.StartX, y-p.in.StartY
	p.in.Dragging = p.in.Dragging || dx*dx+dy*dy > slop*slop
	p.tick()
}

func (p *person) up() {
	p.in.Down, p.in.Released = false, true
	p.tick()
	p.in.Dragging = false
	p.tick()
}

// square is the one of a name.
func (p *person) square(name string) game.Square {
	p.t.Helper()
	return tabletest.Square(p.t, p.table, name)
}

// place is where a square stands.
func (p *person) point(name string) (x, y float64) {
	p.t.Helper()
	return p.Center(p.square(name))
}

// click clicks at squares or taps on them, one after the other.
func (p *person) click(squares ...string) {
	p.t.Helper()
	for _, name := range squares {
		p.down(p.point(name))
		p.up()
	}
}

// drag takes what stands on a square to another.
func (p *person) drag(from, to string) {
	p.t.Helper()
	x, y := p.point(from)
	tx, ty := p.point(to)
	p.down(x, y)
	p.move((x+tx)/2, (y+ty)/2)
	p.move(tx, ty)
	p.up()
}

// hover points at a square with the mouse.
func (p *person) hover(name string) {
	p.t.Helper()
	p.in.Touch = false
	p.in.X, p.in.Y = p.point(name)
	p.tick()
}

// rest points at a square until it is told what lies there.
func (p *person) rest(name string) {
	p.t.Helper()
	p.hover(name)
	p.wait(tipWait)
}

// hold rests a finger on a square until it is told what lies there.
func (p *person) hold(name string) {
	p.t.Helper()
	p.touch = true
	p.down(p.point(name))
	for range board.LongPress {
		p.tick()
	}
}

// glassed reports whether there is a glass over the finger.
func (p *person) glassed() bool {
	_, _, ok := p.Glass()
	return ok
}

// key presses keys, one after the other.
func (p *person) key(keys ...ebiten.Key) {
	for _, k := range keys {
		p.in.Keys = []ebiten.Key{k}
		p.tick()
	}
}

// escape presses Escape, which the page hears of first.
func (p *person) escape() bool {
	left := p.Escape()
	p.tick()
	return left
}

// plays fails unless these are the table's turns.
func (p *person) plays(turns ...string) {
	p.t.Helper()
	if got := strings.Join(p.table.Line().Turns(), " "); got != strings.Join(turns, " ") {
		p.t.Errorf("turns %s, want %s (%s)", got, strings.Join(turns, " "), p.Says())
	}
}

// names are squares by name, in order of the board.
func (p *person) names(squares []game.Square) string {
	var names []string
	for sq := range p.info.Board.Points {
		if slices.Contains(squares, game.Square(sq)) {
			names = append(names, p.info.Board.Name(game.Square(sq)))
		}
	}
	return strings.Join(names, " ")
}

// target is the mark on a square the selected piece may go to.
func (p *person) target(name string) (t render.Target, ok bool) {
	p.t.Helper()
	for _, t := range p.marks.Targets {
		if t.Square == p.square(name) {
			return t, true
		}
	}
	return t, false
}

// eachWay plays at a desk with the mouse and at a phone with a finger.
func eachWay(t *testing.T, test func(t *testing.T, place canvas.Rect)) {
	t.Run("mouse", func(t *testing.T) { test(t, desk) })
	t.Run("finger", func(t *testing.T) { test(t, phone) })
}
