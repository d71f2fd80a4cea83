package play

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/board"
)

// chosen is the move chosen ahead, as coordinates.
func (w *world) chosen() string {
	t := w.page.table.Premove().Turn
	if t == game.NoTurn {
		return ""
	}
	return w.page.table.Info().FormatTurn(t)
}

// chooses chooses a move ahead with the mouse.
func (g *guest) chooses(t *testing.T, from, to string) {
	t.Helper()
	g.table()
	g.click(from, false)
	if g.click(to, false); g.chosen() != from+to {
		t.Fatalf("%q is chosen", g.chosen())
	}
}

// heard is all that a screen reader is told.
func (w *world) heard() string {
	var said []string
	for _, n := range w.page.News() {
		said = append(said, n.Text)
	}
	return strings.Join(said, "|") + w.sh.Stack.Said()
}

// In a room a move is chosen by mouse, finger, drag, keys or text while another thinks; it is taken
// back by a press, the other mouse button or Escape; it is played when the turn comes.
func TestAPremoveInARoom(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
		_, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, size[0], size[1])
		a, b := guests[0], guests[1]
		b.table()
		for name, choose := range map[string]func(){
			"mouse":  func() { b.click("h8", false); b.click("e8", false) },
			"finger": func() { b.click("h8", true); b.click("e8", true) },
			"drag":   func() { b.drag("h8", "e8", false) },
			"text":   func() { b.control(board.ID).Places.Hear("h8e8"); b.step() },
		} {
			for way, back := range map[string]func(){
				"target": func() { b.click("e8", false) },
				"origin": func() { b.click("h8", true) },
				"empty":  func() { b.click("e5", false) },
				"Escape": func() { b.keys(ebiten.KeyEscape) },
				"other":  func() { b.next.Secondary = true; b.step(); b.next.Secondary = false; b.step() },
			} {
				if choose(); b.chosen() != "h8e8" {
					t.Fatalf("%s: %q is chosen", name, b.chosen())
				}
				if said := b.heard(); !strings.Contains(said, "预走") {
					t.Errorf("%s: heard %q", name, said)
				}
				if !b.world.says("预走 ") {
					t.Errorf("%v: the page does not show the move chosen: %q", size, b.page.form.Texts())
				}
				if back(); b.chosen() != "" || b.selected() != game.NoSquare {
					t.Fatalf("%s is not taken back by %s", name, way)
				}
				if said := b.heard(); !strings.Contains(said, locale.T("play.premove.back")) {
					t.Errorf("%s: heard %q", way, said)
				}
			}
		}
		b.chooses(t, "h8", "e8")
		a.plays("h3", "e3")
		b.table()
		everybody(guests, 2)
		if last := b.page.table.Line().Turns()[1]; last != "h8e8" {
			t.Errorf("played %s", last)
		}
	}
}

// A premove of a piece that another takes is dropped in words that are shown and read aloud.
func TestAPremoveIsDroppedInWords(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 1280, 800)
	a, b := guests[0], guests[1]
	b.chooses(t, "b10", "c8")
	a.plays("b3", "b10")
	everybody(guests, 1)
	if said := b.sh.Stack.Said(); b.chosen() != "" || !strings.Contains(said, "预走") || !strings.Contains(said, "未走") {
		t.Errorf("%q is chosen, said %q", b.chosen(), said)
	}
	if b.click("a10", false); b.selected() == game.NoSquare {
		t.Error("nothing can be moved after it")
	}
}

// A move that takes back what another takes can be chosen: its own piece stands there still.
func TestARecaptureIsChosenAhead(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 1280, 800)
	a, b := guests[0], guests[1]
	b.chooses(t, "a10", "b10")
	a.plays("b3", "b10")
	b.table()
	everybody(guests, 2)
}
