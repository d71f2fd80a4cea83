package app_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
	"yanyi/scenes/pages/home"
	"yanyi/scenes/pages/settings"
	"yanyi/scenes/pages/setup"
)

// keyboard is a sighted person with keys alone.
type keyboard struct{ *reader }

func (k keyboard) key(keys ...ebiten.Key) {
	k.t.Helper()
	for _, key := range keys {
		if err := k.stage.Key(key); err != nil {
			k.t.Fatal(err)
		}
	}
}

// to moves the focus to a control, by Tab and by arrows within a group.
func (k keyboard) to(id string) {
	k.t.Helper()
	group := id[:strings.LastIndexByte(id, '.')+1]
	for range 200 {
		at := k.stage.Stack.Reader.Form.Focus()
		switch {
		case at == id:
			return
		case group != "" && strings.HasPrefix(at, group) && k.glass.roles[at] == "radio":
			k.key(ebiten.KeyRight)
		default:
			k.key(ebiten.KeyTab)
		}
	}
	k.t.Fatalf("no key leads to %s", id)
}

// press presses a control by keys.
func (k keyboard) press(id string) {
	k.t.Helper()
	k.rest()
	k.to(id)
	k.key(ebiten.KeyEnter)
	k.rest()
}

// cursor moves the board's cursor to a square.
func (k keyboard) cursor(square string) {
	k.t.Helper()
	b := k.page().Table().Info().Board
	to, err := b.Square(square)
	if err != nil {
		k.t.Fatal(err)
	}
	for range 60 {
		k.rest()
		at, err := b.Square(strings.TrimPrefix(k.glass.focus, "board/"))
		switch {
		case err != nil:
			k.key(ebiten.KeyUp)
		case at == to:
			return
		case b.Points[at].File < b.Points[to].File:
			k.key(ebiten.KeyRight)
		case b.Points[at].File > b.Points[to].File:
			k.key(ebiten.KeyLeft)
		case b.Points[at].Rank < b.Points[to].Rank:
			k.key(ebiten.KeyUp)
		default:
			k.key(ebiten.KeyDown)
		}
	}
	k.t.Fatalf("the cursor does not come to %s", square)
}

// A whole visit by keys: from the first page through set-up to a game and its end, its study,
// the share sheet, and back to the settings.
func TestAVisitByKeys(t *testing.T) {
	windowtest.Need(t)
	k := keyboard{readerAt(t, "en", nil)}
	k.press("xiangqi")
	if _, ok := k.stage.Stack.Top().(*setup.Page); !ok {
		t.Fatalf("the page is a %T", k.stage.Stack.Top())
	}
	k.to("seat.1.who.human")
	k.press("begin")
	for i, turn := range [][2]string{{"h3", "e3"}, {"a10", "a9"}, {"e3", "e7"}, {"a9", "a10"}, {"b3", "b5"}, {"a10", "a9"}, {"b5", "e5"}} {
		for _, square := range turn {
			k.cursor(square)
			k.key(ebiten.KeyEnter)
		}
		if k.rest(); k.page().Table().Plies() != i+1 {
			t.Fatalf("%v is not played", turn)
		}
	}
	if !k.page().Table().Over() {
		t.Fatal("the game is not over")
	}
	k.press("study")
	k.key(ebiten.KeyLeft, ebiten.KeyLeft)
	if k.rest(); k.page().Table().Ply() != 5 {
		t.Errorf("two turns back is turn %d", k.page().Table().Ply())
	}
	k.press("share")
	k.press("kind.text")
	k.press("copy")
	for range 9 {
		if _, home := k.stage.Stack.Top().(*home.Page); home {
			break
		}
		k.key(ebiten.KeyEscape)
		k.rest()
	}
	k.press("settings")
	if _, ok := k.stage.Stack.Top().(*settings.Page); !ok {
		t.Fatalf("the page is a %T", k.stage.Stack.Top())
	}
	k.to("confirm")
	k.key(ebiten.KeySpace)
	if k.rest(); !k.session.Settings.Confirm {
		t.Error("a switch is not switched by a key")
	}
}
