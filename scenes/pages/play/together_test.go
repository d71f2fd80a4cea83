package play

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game/room"
	"yanyi/scenes/host"
)

// tick lets everybody hear of everybody.
func tick(guests ...*guest) {
	for range 2 {
		guests[0].net.Server.At = guests[0].net.Server.At.Add(time.Second)
		for _, g := range guests {
			g.table()
		}
	}
}

// finished is a room of xiangqi whose game is over after two turns, and whose people have
// begun to study it together.
func finished(t *testing.T, w, h float64) []*guest {
	t.Helper()
	_, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, w, h)
	a, b := guests[0], guests[1]
	says(t, guests, "h3e3", "h10g8")
	b.resigns()
	tick(guests...)
	a.table()
	if a.has("drawer") {
		a.press("drawer")
	}
	a.press(map[bool]string{true: "study", false: "review"}[a.has("study")])
	if !a.table().now.Offers(host.Tree) {
		a.press("study")
	}
	tick(guests...)
	return guests
}

// One studies, the other is told and joins; they grow one tree, one shows, the other follows,
// rings are seen by both, and another game leads both on.
func TestAGameIsStudiedTogether(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
		guests := finished(t, size[0], size[1])
		a, b := guests[0], guests[1]
		if !a.table().now.Offers(host.Together) {
			t.Fatalf("%v: it is studied alone", size)
		}
		a.keys(ebiten.KeyHome)
		a.room().Say(room.Say{Do: room.Show, Yes: true})
		tick(guests...)
		b.table()
		b.shot("room-joins")
		b.page.roomPanel.Asked().Yes.Do()
		tick(guests...)
		if !b.page.now.Offers(host.Together) || b.page.table.Ply() != 0 {
			t.Fatalf("%v: the other has not joined, or looks at turn %d", size, b.page.table.Ply())
		}
		a.keys(ebiten.KeyRight)
		tick(guests...)
		if b.page.table.Ply() != 1 {
			t.Errorf("%v: nobody follows", size)
		}
		for _, sq := range []string{"e3", "e7", "b10", "b10"} {
			s, _ := a.page.now.Info.Board.Square(sq)
			if a.page.studyPanel.Together().Tap(s) {
				t.Fatalf("%v: who has no pen draws", size)
			}
		}
		if a.has("pen") {
			a.press("pen")
			for _, sq := range []string{"e3", "e7", "b10", "b10"} {
				s, _ := a.page.now.Info.Board.Square(sq)
				a.page.studyPanel.Together().Tap(s)
				tick(guests...)
			}
			a.press("pen")
			if n := len(b.page.studyPanel.Together().Drawn()); n != 2 {
				t.Errorf("%v: the other sees %d strokes", size, n)
			}
		}
		b.shot("room-follows")
		a.shot("room-studies")
		if !a.has("rematch") {
			a.page.table.Do(host.Request{Do: host.Rematch})
		} else {
			a.press("rematch")
		}
		tick(guests...)
		b.page.roomPanel.Asked().Yes.Do()
		tick(guests...)
		if a.page.now.Offers(host.Tree) || b.page.now.Offers(host.Tree) || a.room().People().You != 1 {
			t.Errorf("%v: the next game has not begun", size)
		}
	}
}

// In a study with others nothing is written in words, and back leads to the result.
func TestNothingIsWrittenTogether(t *testing.T) {
	guests := finished(t, 1280, 800)
	a := guests[0]
	a.press("tab.note")
	if a.has("comment") || a.has("promote") || a.has("undo") || !a.has("glyph.1") || !a.control("delete").Off {
		t.Error("comments may be written, or glyphs may not")
	}
	a.press("glyph.1")
	tick(guests...)
	if !strings.Contains(a.page.table.Line().Moves()[1].Text, "h10g8") || !a.control("glyph.1").On {
		t.Error("the glyph is not there")
	}
	a.press("back")
	if a.table().now.Offers(host.Tree) || !a.page.lists.result && !a.page.now.Over {
		t.Error("back does not lead to the result")
	}
}
