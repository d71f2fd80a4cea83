package board

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/board"
	"yanyi/scenes/gestures"
)

// spread draws two fingers apart over a square, so many times.
func (p *person) spread(name string, times float64) {
	p.t.Helper()
	x, y := p.point(name)
	p.touch = true
	for _, by := range []float64{1, math.Sqrt(times), math.Sqrt(times)} {
		p.in.Down, p.in.Dragging = false, false
		p.in.Pinch = gestures.Pinch{On: true, X: x, Y: y, By: by}
		p.tick()
	}
	p.in.Pinch = gestures.Pinch{Ended: true, X: x, Y: y, By: 1}
	p.tick()
	p.in.Pinch = gestures.Pinch{}
	p.tick()
}

// glide moves a finger from one place to another, tick by tick.
func (p *person) glide(x, y, dx, dy float64) {
	p.down(x, y)
	const steps = 4
	for i := range steps {
		p.in.DX, p.in.DY = dx/steps, dy/steps
		p.move(x+dx*float64(i+1)/steps, y+dy*float64(i+1)/steps)
	}
	p.in.DX, p.in.DY = 0, 0
	p.up()
}

// Two fingers draw the board apart: what was between them stays there, points come to lie
// wide enough for a finger, and a tap means the point that is seen there.
func TestTwoFingersDrawTheBoardApart(t *testing.T) {
	p := at(t, "yanyi", prepared, phone)
	pitch := p.Pitch()
	x, y := p.point("a8")
	p.spread("a8", 2)
	if nx, ny := p.point("a8"); math.Abs(nx-x) > 0.5*pitch || math.Abs(ny-y) > 1 || math.Abs(p.Pitch()-2*pitch) > 0.01 {
		t.Fatalf("a8 went from %g,%g to %g,%g, the pitch from %g to %g", x, y, nx, ny, pitch, p.Pitch())
	}
	p.click("c7")
	if p.Selected() != p.square("c7") {
		t.Error("a tap on the horse selects another or nothing")
	}
	if p.glassed() {
		t.Error("wide points have a glass")
	}
	p.click("a8", "a8")
	p.plays("c7a8")
	if !p.Closer() {
		t.Error("a turn in sight brings the whole board back")
	}
	p.click("i12")
	if p.Selected() == p.square("i12") && !p.Sees(p.square("i12")) {
		t.Error("a tap beside what is seen selects a piece")
	}
}

// A second finger takes back what the first has begun; neither moves anything.
func TestASecondFingerMovesNothing(t *testing.T) {
	p := at(t, "yanyi", prepared, phone)
	p.touch = true
	x, y := p.point("c7")
	p.down(x, y)
	p.move(x+20, y-30)
	if !p.Holding() {
		t.Fatal("the horse is not carried")
	}
	p.in.Canceled = true
	p.spread("c7", 1.8)
	p.in.Canceled = false
	if p.Holding() || p.table.Plies() != 0 || p.Pressing() {
		t.Error("the horse is still carried, or was moved")
	}
}

// One finger moves what is seen, whatever piece it comes down on, unless that is selected:
// that one is carried.
func TestOneFingerMovesWhatIsSeen(t *testing.T) {
	p := at(t, "yanyi", prepared, phone)
	edge, _ := p.point("a9")
	edge = (edge - p.Rect().X) / p.Pitch()
	p.spread("a8", 2)
	x, y := p.point("c7")
	p.glide(x, y, 0, -60)
	if _, ny := p.point("c7"); math.Abs(ny-(y-60)) > 1 || p.Selected() != game.NoSquare || p.table.Plies() != 0 {
		t.Fatalf("the horse went from %g to %g, selected %d", y, ny, p.Selected())
	}
	p.glide(x, y-60, 1000, 0) // no farther than the board's edge
	r := p.Rect()
	if x, _ := p.point("a9"); x > r.X+edge*p.Pitch()+0.01 {
		t.Error("the board leaves its place")
	}
	p.click("c7")
	p.drag("c7", "a8")
	p.click("a8")
	p.plays("c7a8")
}

// The whole board comes back by the button in its corner, by Escape, by fingers drawn
// together, and where a turn happens out of sight.
func TestTheWholeBoardComesBack(t *testing.T) {
	for name, back := range map[string]func(p *person){
		"the button": func(p *person) {
			for _, ctl := range p.form.Controls() {
				if ctl.ID == board.WholeID {
					p.down(ctl.Rect.X+20, ctl.Rect.Y+20)
					p.up()
				}
			}
		},
		"Escape":                 func(p *person) { p.escape() },
		"fingers drawn together": func(p *person) { p.spread("e8", 0.3) },
		"a turn out of sight": func(p *person) {
			if err := p.table.Play("i12i11"); err != nil {
				t.Fatal(err)
			}
			p.tick()
		},
	} {
		p := at(t, "yanyi", prepared, phone)
		p.spread("a8", 3)
		if !p.Closer() || !p.State().Closer {
			t.Fatal("it is seen whole")
		}
		if name == "a turn out of sight" {
			p.click("c7", "a8", "a8")
			p.plays("c7a8")
		}
		if back(p); p.Closer() {
			t.Errorf("%s leaves it drawn apart", name)
		}
		for _, ctl := range p.form.Controls() {
			if ctl.ID == board.WholeID {
				t.Errorf("after %s its button stays", name)
			}
		}
	}
}

// The keyboard's cursor is always seen.
func TestTheCursorIsSeen(t *testing.T) {
	p := at(t, "yanyi", prepared, phone)
	p.spread("a8", 3)
	for range 16 {
		p.key(ebiten.KeyRight)
		if !p.Sees(p.Cursor()) {
			t.Fatalf("the cursor on %s is not", p.info.Board.Name(p.Cursor()))
		}
	}
	for _, pt := range p.Points() {
		if !pt.Rect.Empty() && !pt.Rect.Within(p.Rect()) {
			t.Errorf("%s is told to lie at %+v", pt.ID, pt.Rect)
		}
	}
}

// Two taps in a place that mean nothing else draw the board apart there, and two more show it
// whole; taps that mean something never do.
func TestTwoTapsDrawTheBoardApart(t *testing.T) {
	p := at(t, "yanyi", prepared, phone)
	p.touch = true
	x, y := p.point("e8")
	p.click("e8", "e8")
	if nx, ny := p.point("e8"); !p.Closer() || math.Hypot(nx-x, ny-y) > 0.6*p.Pitch() {
		t.Fatalf("e8 went from %g,%g to %g,%g", x, y, nx, ny)
	}
	p.click("e8", "e8")
	if p.Closer() {
		t.Error("two more taps leave it drawn apart")
	}
	p.click("c7", "c7", "c7", "c7")
	if p.Closer() {
		t.Error("taps on a piece that is taken up and put down draw the board apart")
	}
	p.click("e8")
	p.in.Tick += 40
	p.click("e8")
	if p.Closer() {
		t.Error("two taps far apart in time draw the board apart")
	}
}
