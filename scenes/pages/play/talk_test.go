package play

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/ui"
)

// written are the texts of the page at a room's table.
func (g *guest) written() string { return strings.Join(g.table().form.Texts(), "\n") }

// says lets a guest say a phrase from the card over the board.
func (g *guest) says(n string) {
	g.t.Helper()
	g.table()
	g.press("talk")
	g.press("phrase." + n)
	g.settle()
}

// A phrase comes in a bubble over the board of the others, the latest alone, and goes; it
// gives way to what the board says.
func TestAPhraseIsABubbleOverTheBoard(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {320, 568}} {
		server, guests := party(t, room.Setup{Variant: "yanyi", Seats: three}, size[0], size[1])
		a, b, c := guests[0], guests[1], guests[2]
		first, second := locale.T("online.phrase.3"), locale.T("online.phrase.5")
		shows := func(g *guest, text string) bool {
			return strings.Contains(g.written(), "\n"+text+"\n") || strings.HasSuffix(g.written(), "\n"+text)
		}
		a.says("3")
		if !shows(b, first) || !shows(c, first) || shows(a, first) {
			t.Errorf("%v: the others do not see it, or the speaker does", size)
		}
		b.shot("room-bubble")
		b.says("5")
		if !shows(c, second) || shows(c, first) || !shows(b, first) {
			t.Errorf("%v: not the latest of the others alone is seen", size)
		}
		c.page.board.Tell("x", 30)
		if c.settle(); shows(c, second) {
			t.Errorf("%v: two bubbles at once", size)
		}
		server.At = server.At.Add(time.Minute)
		for _, g := range guests {
			if g.table(); g.page.roomPanel.Covers() {
				t.Errorf("%v: a phrase stays", size)
			}
		}
	}
}

// The last phrases can be read again, by whom they came, also after the page was loaded
// anew; Escape closes them.
func TestTheLastPhrasesAreReadAgain(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 390, 844)
	a, b := guests[0], guests[1]
	a.says("6")
	server.At = server.At.Add(time.Minute)
	b.says("8")
	server.At = server.At.Add(time.Minute)
	again := arrive(t, server, still(), 390, 844)
	again.sh.Online.Visit("?room=" + b.room().People().Code + "#seat=" + b.room().People().Token)
	again.open()
	again.press("talk")
	said := again.written()
	theirs := "A（红方）：“" + locale.T("online.phrase.6") + "”"
	own := "你（黑方）：“" + locale.T("online.phrase.8") + "”"
	if i, j := strings.Index(said, own), strings.Index(said, theirs); i < 0 || j < i {
		t.Errorf("read again is\n%s", said)
	}
	again.shot("room-talk")
	again.keys(ui.KeyEscape)
	if again.has("phrase.1") || !strings.Contains(again.written(), "A（红方）") {
		t.Error("the card stays, or nobody is named")
	}
}

// One's own seat says you, and the others are named in the one form, wherever anybody is.
func TestNamesHaveOneForm(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "yanyi", Seats: three}, 1280, 800)
	a, b := guests[0], guests[1]
	for i, want := range []string{"你（吴）", "B（魏）", "C（蜀）"} {
		if who, _ := a.table().roomPanel.Named(game.Seat(i)); who != want || !strings.Contains(a.written(), want) {
			t.Errorf("seat %d is %q, want %q", i, who, want)
		}
	}
	b.asks(room.Draw, 0)
	b.settle()
	a.table()
	if asked := a.page.roomPanel.Asked().Head; !strings.HasPrefix(asked, "B（魏）") {
		t.Errorf("asked is %q", asked)
	}
	if wait := b.table().roomPanel.Asked().Line; !strings.Contains(wait, "A（吴）") || !strings.Contains(wait, "C（蜀）") {
		t.Errorf("waited is for %q", wait)
	}
	a.shot("room-named")
}
