package app_test

import (
	"fmt"
	"testing"

	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/board"
	tables "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// visitor uses the program by touch.
type visitor struct {
	*testing.T
	*scenetest.Stage
	sh *session.Session
}

// tap taps a control, after swiping it into view if necessary.
func (v visitor) tap(id string) {
	v.Helper()
	const head = 60 // of a page
	for range 40 {  // a swipe continues by inertia
		for _, ctl := range v.Stack.Top().Controls() {
			if r := ctl.Rect; ctl.ID == id && r.Within(v.Stack.View().Bounds()) && (!ctl.Scrolled() || r.Y > head) {
				if err := v.Touch(r.X+r.W/2, r.Y+r.H/2); err != nil {
					v.Fatal(err)
				}
				v.Rest(v.T)
				return
			}
		}
		view := v.Stack.View()
		if err := v.Swipe(view.W/2, view.H/2, view.W/2, view.H/2-30); err != nil {
			v.Fatal(err)
		}
		v.Rest(v.T)
	}
	v.Fatalf("no finger finds %q", id)
}

// square taps squares of the table.
func (v visitor) square(names ...string) {
	v.Helper()
	for _, name := range names {
		probe := tables.Look(v.sh)
		at, ok := probe.Squares[name]
		if !ok {
			v.Fatalf("no square %s on %s", name, probe.Page)
		}
		if err := v.Touch(at[0]/probe.Scale, at[1]/probe.Scale); err != nil {
			v.Fatal(err)
		}
		v.Rest(v.T)
	}
}

// A whole visit by touch in portrait and landscape: settings, a game between people with
// confirmed moves, an enlarged and moved board, resignation and result.
func TestAVisitByTouch(t *testing.T) {
	windowtest.Need(t)
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		t.Run(fmt.Sprintf("%gx%g", size[0], size[1]), func(t *testing.T) {
			sh := app.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true})
			v := visitor{t, scenetest.New(sh.Stack, size[0], size[1]), sh}
			v.Rest(t)
			v.tap("settings")
			v.tap("confirm")
			v.tap("back")
			if !sh.Settings.Confirm {
				t.Fatal("the settings were not reached")
			}
			v.tap("xiangqi")
			v.tap("seat.1.who.human")
			v.tap("begin")
			v.square("h3", "e3")
			if tables.Look(sh).Plies != 0 {
				t.Fatal("the turn was not asked about")
			}
			v.tap("confirm")
			at := tables.Look(sh).Squares["g7"]
			if err := v.Spread(at[0], at[1], 2.5); err != nil {
				t.Fatal(err)
			}
			v.Rest(t)
			if next := tables.Look(sh).Squares["h3"]; next[0] == at[0] && next[1] == at[1] {
				t.Error("two fingers change nothing")
			}
			at = tables.Look(sh).Squares["h7"]
			if err := v.Swipe(at[0], at[1], at[0], at[1]+30); err != nil {
				t.Fatal(err)
			}
			if probe := tables.Look(sh); probe.Squares["h7"] == at || probe.Plies != 1 {
				t.Error("a finger does not move what is seen, or a piece")
			}
			v.tap(board.WholeID)
			v.square("h10", "g8", "g8")
			if got := tables.Look(sh).Plies; got != 2 {
				t.Fatalf("%d turns after the second was confirmed by a tap", got)
			}
			v.tap("resign")
			v.tap("resign.yes")
			if !tables.Look(sh).Over {
				t.Error("the game is not over")
			}
			v.tap("rematch")
			if probe := tables.Look(sh); probe.Over || probe.Plies != 0 {
				t.Error("there is no other game")
			}
			v.Screen.Deallocate()
		})
	}
}
