package board

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/scenes/canvas"
)

// prepared is a position in which Wu may depose, ally, and mate.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

// A piece is picked, then its target; what is no target is refused with the reason,
// and the piece stays picked.
func TestAPieceIsPickedAndThenItsTarget(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "yanyi", prepared, place)
		p.click("c7")
		if p.Selected() != p.square("c7") {
			t.Fatal("the horse is not selected")
		}
		p.click("a8", "a8")
		p.plays("c7a8")
		p.click("i12", "e7")
		if p.Says() == "" || p.Selected() != p.square("i12") {
			t.Errorf("an illegal target says %q", p.Says())
		}
		p.click("i11")
		p.plays("c7a8", "i12i11")
	})
}

// Whoever is told why not is told for a while.
func TestWhatIsRefusedGoesByItself(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.click("c7", "e7")
	for range bubbleTicks - 3 { // two ticks went by as the button was let go
		if p.tick(); p.Says() == "" {
			t.Fatal("it goes early")
		}
	}
	for range 3 {
		p.tick()
	}
	if p.Says() != "" {
		t.Error("it stays")
	}
}

// Who wants no reasons is told none.
func TestReasonsCanBeTurnedOff(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.now.Settings.WhyNot = false
	p.Refuse(game.Say("why.over"))
	if p.Says() != "" {
		t.Errorf("it says %q", p.Says())
	}
}

// What is no square's is said at the foot of the page.
func TestWhatIsNoSquaresIsSaidElsewhere(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.Refuse(game.Say("why.over"))
	if p.Says() != "" || len(p.said) != 1 {
		t.Errorf("beside no square it says %q, elsewhere %q", p.Says(), p.said)
	}
}

// A tap on the selected piece lets it go.
func TestATapOnTheSelectedPieceLetsItGo(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "yanyi", prepared, place)
		if p.click("c7", "c7"); p.Selected() != game.NoSquare {
			t.Error("it stays selected")
		}
		p.plays()
	})
}

func TestMouseDrags(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	x, y := p.point("c7")
	p.down(x, y)
	p.move(x+2, y+1)
	if p.Holding() {
		t.Fatal("two pixels are no drag yet")
	}
	p.move(x+4, y+2)
	if !p.Holding() || p.Carried() != p.square("c7") {
		t.Fatal("the piece is not lifted after four pixels")
	}
	p.move(p.point("a8"))
	p.up()
	p.click("a8")
	p.plays("c7a8")
	if p.Holding() || p.Carried() != game.NoSquare {
		t.Error("it is still held")
	}
}

// A piece dropped where it may not go returns, selected, with the reason; dropped
// beside the board it returns without a word.
func TestIllegalDropReturns(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.drag("c7", "h6")
	if p.Carried() != game.NoSquare || p.Selected() != p.square("c7") || p.Says() == "" {
		t.Errorf("held %d, selected %d, told %q", p.Carried(), p.Selected(), p.Says())
	}
	p.down(p.point("c7"))
	p.move(2, 2)
	p.up()
	if p.Says() != "" || len(p.said) > 0 {
		t.Errorf("a drop beside the board needs no reason: %q %q", p.Says(), p.said)
	}
	p.plays()
}

// A press beside the board does nothing on it.
func TestAPressBesideTheBoardIsNotItsOwn(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.click("c7")
	p.down(1200, 400)
	if p.move(p.point("a8")); p.Holding() {
		t.Error("something is lifted")
	}
	p.up()
	p.plays()
}

// What lies lower than the board's foot is not the board's to press.
func TestTheBoardEndsAtItsFoot(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	_, y := p.point("i6")
	p.over.Foot = y - 1
	p.show()
	if p.click("i6"); p.Selected() != game.NoSquare {
		t.Error("a piece below it is selected")
	}
	if p.click("i1"); p.form.Focus() == ID {
		t.Error("a press far below it is the board's")
	}
	if p.click("i12"); p.form.Focus() != ID {
		t.Error("a press above it is not the board's")
	}
}

// Where points are close a finger is told by a glass where it aims, and lifting it
// picks the nearest point that is of use.
func TestFingerUsesTheGlass(t *testing.T) {
	p := at(t, "yanyi", prepared, phone)
	x, y := p.point("c7")
	p.down(x+9, y-9) // thirteen pixels off, beside the point
	if !p.glassed() || p.Selected() != game.NoSquare {
		t.Fatal("a resting finger shows the glass and does nothing else")
	}
	if p.up(); p.Selected() != p.square("c7") {
		t.Fatal("lifting the finger did not pick the nearest useful point")
	}
	if p.glassed() {
		t.Error("the glass stays")
	}
	x, y = p.point("a8")
	for range 2 { // it is confirmed
		p.down(x-8, y+10)
		p.up()
	}
	p.plays("c7a8")
	p = at(t, "yanyi", prepared, desk)
	p.touch = true
	if p.down(p.point("c7")); p.glassed() {
		t.Error("wide points need no glass")
	}
}

// A finger means a useful neighbour within its reach where points are close; a mouse
// means the point it is on.
func TestAimPrefersUsefulPointsWhereTheyAreClose(t *testing.T) {
	tight, wide := canvas.Box(0, 0, 400, 400), canvas.Box(0, 0, 760, 760)
	for _, c := range []struct {
		what  string
		place canvas.Rect
		touch bool
		at    string  // of no use, the horse c7 apart
		dy    float64 // of the finger from there
		want  string
	}{
		{"the point itself", tight, true, "c7", 0, "c7"},
		{"a useful neighbour within reach", tight, true, "c8", 8, "c7"},
		{"a useful point out of reach", tight, true, "c9", 8, "c9"},
		{"a mouse needs no help", tight, false, "c8", 8, "c8"},
		{"wide points need no help", wide, true, "c8", 8, "c8"},
	} {
		p := at(t, "yanyi", prepared, c.place)
		x, y := p.point(c.at)
		p.in.X, p.in.Y, p.in.Touch = x, y+c.dy, c.touch
		if got := p.SquareAt(&p.in); got != p.square(c.want) {
			t.Errorf("%s: %s, want %s", c.what, p.info.Board.Name(got), c.want)
		}
	}
}

// A tap in the past stays there and picks nothing; by a finger it tells what lies
// under it, as the mouse is told without a click, and resting does too.
func TestATapInThePastTells(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "yanyi", "start", place)
		p.click("n9", "m9")
		p.table.GoTo(0)
		p.tick()
		tells := func(how string) {
			p.t.Helper()
			p.wait(tipWait)
			if got := p.Says(); p.table.Live() || p.Selected() != game.NoSquare || !strings.Contains(got, "关羽") {
				t.Errorf("%s: says %q, live %t, selected %d", how, got, p.table.Live(), p.Selected())
			}
		}
		p.click("e1")
		tells("a tap")
		p.click("i9")
		p.hold("e1")
		tells("a finger that rests")
		p.up()
		tells("a finger that has rested")
	})
}

// Odds are told in the past, too.
func TestTheOddsOfThePast(t *testing.T) {
	p := at(t, "anqi", anqiFew, desk)
	p.click("f6")
	p.table.GoTo(0)
	p.tick()
	p.touch = true
	if p.click("f6"); !p.tip.shown() || p.table.Live() {
		t.Errorf("odds %t, live %t", p.tip.shown(), p.table.Live())
	}
}

// A drag turns nothing over, whether by mouse or by finger, and picks nothing
// (game/darkchess/README.md, Turn).
func TestDragTurnsNothingOver(t *testing.T) {
	for _, touch := range []bool{false, true} {
		p := at(t, "anqi", anqiFew, desk)
		p.touch = touch
		x, y := p.point("f6")
		p.down(x, y)
		p.move(x+30, y+30)
		p.move(p.point("g5"))
		if p.Holding() {
			t.Error("a face-down piece is lifted")
		}
		if p.up(); p.table.Hand().Selected() != game.NoSquare {
			t.Errorf("touch %t: %d is selected", touch, p.table.Hand().Selected())
		}
		p.plays()
	}
}

// A finger that comes down elsewhere turns nothing over either; but where points are
// close it aims, and lifting it does what the glass shows.
func TestAFingerTurnsOverWhereItAims(t *testing.T) {
	for _, c := range []struct {
		place canvas.Rect
		turns []string
	}{{desk, nil}, {canvas.Box(0, 0, 220, 220), []string{"@f7*uP"}}} {
		p := at(t, "anqi", anqiFew, c.place)
		p.touch = true
		p.down(p.point("c4"))
		p.move(p.point("f7"))
		p.up()
		p.plays(c.turns...)
	}
}
