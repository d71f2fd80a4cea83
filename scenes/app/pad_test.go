package app_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/app"
	table "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
)

const (
	padUp    = ebiten.StandardGamepadButtonLeftTop
	padDown  = ebiten.StandardGamepadButtonLeftBottom
	padLeft  = ebiten.StandardGamepadButtonLeftLeft
	padRight = ebiten.StandardGamepadButtonLeftRight
	padA     = ebiten.StandardGamepadButtonRightBottom
	padB     = ebiten.StandardGamepadButtonRightRight
	padX     = ebiten.StandardGamepadButtonRightLeft
	padMenu  = ebiten.StandardGamepadButtonCenterRight
	padNext  = ebiten.StandardGamepadButtonFrontTopRight
)

// hands presses buttons of a gamepad one after the other.
func hands(t *testing.T, s *scenetest.Stage, buttons ...ebiten.StandardGamepadButton) {
	t.Helper()
	for _, b := range buttons {
		if err := s.Pad(b); err != nil {
			t.Fatal(err)
		}
		s.Rest(t)
	}
}

// A game is played by gamepad alone: the D-pad moves the cursor, which begins at the king; A
// selects a piece and drops it; X takes back; the menu button opens the settings.
func TestAGameIsPlayedByGamepad(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1280, 800}, {480, 520}} {
		on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: map[string]string{"game": "xiangqi", "seats": "human,human"}}
		sh := app.New(on)
		s := scenetest.New(sh.Stack, size[0], size[1])
		s.Rest(t)
		start := table.Look(sh).Position
		hands(t, s, padUp, padUp, padUp, padA) // shows the king's square, then moves to its soldier
		for range 8 {                          // from any cursor square: find a soldier's file and its soldier
			if table.Look(sh).Selected != "" {
				break
			}
			hands(t, s, padUp, padA)
		}
		if table.Look(sh).Selected == "" {
			t.Fatalf("%v: nothing is taken by A", size)
		}
		hands(t, s, padB)
		if got := table.Look(sh).Selected; got != "" {
			t.Errorf("%v: B does not let go of %s", size, got)
		}
		hands(t, s, padA, padUp, padA)
		if got := table.Look(sh); got.Plies != 1 || got.Position == start {
			t.Fatalf("%v: %d turns are played: %+v", size, got.Plies, got.Selected)
		}
		hands(t, s, padX)
		if got := table.Look(sh); got.Position != start {
			t.Errorf("%v: X leaves %s", size, got.Position)
		}
		hands(t, s, padMenu)
		if page := fmt.Sprintf("%T", sh.Stack.Top()); page != "*settings.Page" {
			t.Errorf("%v: the menu button shows a %s", size, page)
		}
		hands(t, s, padMenu)
		if page := table.Look(sh).Page; page != "play" {
			t.Errorf("%v: the menu button again shows %q", size, page)
		}
	}
}

// From the first page a gamepad reaches a game and its settings like the keys do; B goes back.
func TestPagesAreReachedByGamepad(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true}
	sh := app.New(on)
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	page := func() string { return fmt.Sprintf("%T", sh.Stack.Top()) }
	home := page()
	hands(t, s, padDown, padDown, padRight, padA)
	for range 4 { // from any focused control: a variant's card is below
		if page() != home {
			break
		}
		hands(t, s, padDown, padA)
	}
	if page() == home {
		t.Fatal("A opens nothing")
	}
	hands(t, s, padB)
	if page() != home {
		t.Errorf("B leads to a %s", page())
	}
}

// The D-pad moves a slider; the shoulder buttons reach the controls beside a board and the D-pad
// returns to the board.
func TestShouldersLeadAwayFromTheBoard(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: map[string]string{"game": "xiangqi", "seats": "human,human"}}
	sh := app.New(on)
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	start := table.Look(sh).Position
	hands(t, s, padUp, padNext, padDown, padA, padLeft, padLeft, padLeft)
	if got := table.Look(sh); got.Position != start || got.Page == "" && fmt.Sprintf("%T", sh.Stack.Top()) == "*home.Page" {
		t.Errorf("it shows %+v", got.Page)
	}
}
