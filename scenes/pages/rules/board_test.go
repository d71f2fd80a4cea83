package rules

import (
	"image"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// The reader plays a section's example with two presses and resets it.
func TestReaderPlaysTheRuling(t *testing.T) {
	v, ok := catalog.Find("yanyi")
	if !ok {
		t.Fatal("no such game")
	}
	d := newDiagram(v, new(ui.Form))
	d.show(pictures()["yanyi 07"])
	d.layout(render.Look{Theme: &theme.Light, Scale: 1}, image.Rect(0, 0, 496, 496), false)
	start := d.match.PositionAt(d.match.Ply())
	if d.match.OnTurn() != game.Shu || d.mover != game.Wu {
		t.Fatalf("to move %d after %d", d.match.OnTurn(), d.mover)
	}
	passed := 0
	for _, s := range d.steps() {
		if s.passed && s.seat == game.Wei {
			passed++
		}
	}
	if passed != 1 {
		t.Error("the row of who is next does not show Wei passed over")
	}
	square := func(name string) game.Square {
		sq, err := d.in.Board.Square(name)
		if err != nil {
			t.Fatal(err)
		}
		return sq
	}
	d.press(square("e4"))
	d.press(square("e5"))
	if d.refusal == "" || d.match.PositionAt(d.match.Ply()) != start {
		t.Errorf("an illegal try answers %q", d.refusal)
	}
	d.press(square("e4"))
	d.press(square("i4"))
	if d.match.PositionAt(d.match.Ply()) == start {
		t.Fatal("the rook did not move")
	}
	d.reset()
	if d.match.PositionAt(d.match.Ply()) != start {
		t.Errorf("reset leads to %s, not %s", d.match.PositionAt(d.match.Ply()), start)
	}
}

// The strip of the next turns explains each turn: who gave check, who waits, who answers, who
// continues; without a wait, who moves and who follows.
func TestTheStripSaysWhatEachTurnIs(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.ZhHans)
	v, _ := catalog.Find("yanyi")
	d := newDiagram(v, new(ui.Form))
	for key, want := range map[sectionKey]string{
		"yanyi 07": "将蜀 下一轮 先应 接着走",
		"yanyi 08": "行棋 接着走 接着走",
	} {
		d.show(pictures()[key])
		var list []string
		for i, s := range d.steps() {
			list = append(list, d.caption(s, i))
		}
		if got := strings.Join(list, " "); got != want {
			t.Errorf("%s: %s, want %s", key, got, want)
		}
	}
}

// A crop fills the area with the squares it names, for every aspect ratio.
func TestCropShowsItsSquares(t *testing.T) {
	v, ok := catalog.Find("yanyi")
	if !ok {
		t.Fatal("no such game")
	}
	d := newDiagram(v, new(ui.Form))
	for key, p := range pictures() {
		if p.crop[0] == "" || key[:5] != "yanyi" {
			continue
		}
		d.show(p)
		for _, r := range []image.Rectangle{image.Rect(8, 112, 382, 458), image.Rect(0, 0, 300, 150), image.Rect(0, 0, 200, 300)} {
			d.layout(render.Look{Theme: &theme.Light, Scale: 1}, r, true)
			for _, name := range p.crop {
				sq, err := d.in.Board.Square(name)
				if err != nil {
					t.Fatal(err)
				}
				x, y := d.Board.Center(sq)
				if !image.Pt(int(x), int(y)).In(r) {
					t.Errorf("%s in %v: %s is at %g,%g", key, r, name, x, y)
				}
			}
		}
	}
}

// The picture marks the points where the reader's horse would make an alliance, and no others.
func TestPicturesShowWhereLandingAllies(t *testing.T) {
	shown := 0
	for key, pic := range pictures() {
		id, _, _ := strings.Cut(key, " ")
		v, ok := catalog.Find(id)
		if !ok || pic.try == "" {
			continue
		}
		d := newDiagram(v, new(ui.Form))
		d.show(pic)
		turn, err := d.match.Find(pic.try)
		if err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		d.choose(turn.From())
		d.setMarks()
		allies := d.match.Preview().Brings(turn, game.Allied)
		for _, target := range d.marks.Targets {
			if target.Square == turn.To() && target.Allies != allies {
				t.Errorf("%s: %s allies: %v, marked: %v", key, pic.try, allies, target.Allies)
			}
		}
		if allies {
			shown++
		}
	}
	if shown == 0 {
		t.Error("no picture makes an alliance")
	}
}

// The picture of mini's elephant shows its nine points, that of another piece none.
func TestThePictureShowsWhereAnElephantStands(t *testing.T) {
	v, _ := catalog.Find("mini")
	d := newDiagram(v, new(ui.Form))
	d.show(pictures()["mini 04"])
	if d.marks.Domain == nil || len(d.marks.Domain.Points) != 9 {
		t.Errorf("the elephant shows %+v", d.marks.Domain)
	}
	d.show(pictures()["mini 05"])
	if d.marks.Domain != nil {
		t.Error("a cannon shows points of its own")
	}
}
