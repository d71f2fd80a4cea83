// Package tabletest gives tests of the table's parts a table, its moment, and a part's picture.
package tabletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host/local"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// New is a table of people at a position ("start" for the usual one), from the first seat.
func New(t testing.TB, id, start string) *table.Table {
	t.Helper()
	return InMode(t, id, "", start)
}

// InMode is New in a mode of the game's, its usual one if that is "".
func InMode(t testing.TB, id, mode, start string) *table.Table {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %q", id)
	}
	setup := match.Setup{Start: start, Seats: make([]match.Player, len(v.Info().Seats)), Seed: 1}
	if mode != "" {
		setup.Options = game.Options{"mode": mode}
	}
	m, err := match.New(v, setup)
	if err != nil {
		t.Fatal(err)
	}
	return Of(m)
}

// Of is a table at which the match's players play.
func Of(m *match.Match) *table.Table {
	return table.New(local.New(m, local.Deps{}), m.Bottom(), table.Prefs{})
}

// Match is the match at a table, to be changed behind its back.
func Match(tb *table.Table) *match.Match { return tb.Line().(*match.Match) }

// Play plays turns and looks at where they lead.
func Play(t testing.TB, tb *table.Table, turns ...string) {
	t.Helper()
	for _, text := range turns {
		if err := Match(tb).Play(text); err != nil {
			t.Fatal(err)
		}
		tb.GoTo(0)
		tb.GoLive()
	}
}

// Square is the square of a name.
func Square(t testing.TB, tb *table.Table, name string) game.Square {
	t.Helper()
	sq, err := tb.Info().Board.Square(name)
	if err != nil {
		t.Fatal(err)
	}
	return sq
}

// View is the view of a page of w by h, in daylight, without motion.
func View(w, h float64) ui.View {
	return ui.View{W: w, H: h, Scale: 1, Theme: &theme.Light, Still: true}
}

// At is the moment a table shows on a page of w by h.
func At(tb *table.Table, w, h float64) *moment.Moment {
	settings := session.Defaults()
	look := render.Look{Theme: &theme.Light, Faces: settings.ArtFaces(), Lang: locale.Current(), Scale: 1, Motion: render.Reduced}
	return moment.Of(tb, moment.Screen{View: View(w, h), Look: look}, settings, false)
}

// placed is a form of w by h with a part in it.
func placed(p ui.Part, w, h float64) *ui.Form {
	f := new(ui.Form)
	f.Reset(View(w, h))
	f.Place(p, View(w, h).Bounds())
	return f
}

// Controls are the controls of a part placed in a page of w by h, by id.
func Controls(p ui.Part, w, h float64) map[string]ui.Control {
	byID := map[string]ui.Control{}
	for _, ctl := range placed(p, w, h).Controls() {
		byID[ctl.ID] = ctl
	}
	return byID
}

// Texts is the words of a part placed in a page of w by h, beside its controls.
func Texts(p ui.Part, w, h float64) []string { return placed(p, w, h).Texts() }

// Press presses a control of a part placed in a page of w by h, in its middle.
func Press(t testing.TB, p ui.Part, w, h float64, id string) {
	t.Helper()
	f := placed(p, w, h)
	for _, ctl := range f.Controls() {
		if ctl.ID == id && !ctl.Off {
			var in ui.Input
			in.X, in.Y = ctl.Rect.X+ctl.Rect.W/2, ctl.Rect.Y+ctl.Rect.H/2
			in.Pressed, in.Released = true, true
			f.Update(&in)
			return
		}
	}
	t.Fatalf("no control %q to press", id)
}

// Picture draws a part on card ground in a page of w by h and, if the environment's
// SHOTS names a folder, writes it as name.png for the eye. It needs a display.
func Picture(t testing.TB, name string, p ui.Part, w, h float64) {
	t.Helper()
	windowtest.Need(t)
	img := ebiten.NewImage(int(w), int(h))
	defer img.Deallocate()
	f := placed(ui.Card(0, 0, p), w, h)
	var c canvas.Canvas
	View(w, h).Draw(&c, img, true)
	c.Paper()
	f.Draw(&c)
	windowtest.Shot(t, name, img)
}
