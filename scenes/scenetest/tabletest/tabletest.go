// Package tabletest gives tests of the table page's parts a table, the moment it
// shows, and a picture of a part.
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
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// New is a table of people at a position ("start" for the usual one) of a game, seen
// from the last seat.
func New(t testing.TB, id, start string) *table.Table {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %q", id)
	}
	m, err := match.New(v, match.Setup{Start: start, Seats: make([]match.Player, len(v.Info().Seats)), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return table.New(m, table.BottomOf(m), table.Prefs{}, table.Deps{})
}

// Play plays turns and looks at where they lead.
func Play(t testing.TB, tb *table.Table, turns ...string) {
	t.Helper()
	for _, text := range turns {
		if err := tb.Match().Play(text); err != nil {
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

// View is what a page of w by h is laid out for, in daylight, without motion.
func View(w, h float64) ui.View {
	return ui.View{W: w, H: h, Scale: 1, Theme: &theme.Light, Still: true}
}

// At is the moment a table shows on a page of w by h.
func At(tb *table.Table, w, h float64) *moment.Moment {
	settings := session.Defaults()
	look := render.Look{Theme: &theme.Light, Faces: settings.ArtFaces(), Lang: locale.Current(), Scale: 1, Motion: render.Reduced}
	return moment.Of(tb, moment.Screen{View: View(w, h), Look: look}, settings, false)
}

// Controls are the controls of a part placed in a page of w by h, by id.
func Controls(p ui.Part, w, h float64) map[string]ui.Control {
	var f ui.Form
	f.Reset(View(w, h))
	f.Place(p, View(w, h).Bounds())
	byID := map[string]ui.Control{}
	for _, ctl := range f.Controls() {
		byID[ctl.ID] = ctl
	}
	return byID
}

// Picture draws a part on card ground in a page of w by h and, if the environment's
// SHOTS names a folder, writes it as name.png for the eye. It needs a display.
func Picture(t testing.TB, name string, p ui.Part, w, h float64) {
	t.Helper()
	windowtest.Need(t)
	img := ebiten.NewImage(int(w), int(h))
	defer img.Deallocate()
	var f ui.Form
	f.Reset(View(w, h))
	f.Place(ui.Card(0, 0, p), View(w, h).Bounds())
	var c draw.Canvas
	View(w, h).Draw(&c, img, true)
	c.Paper()
	f.Draw(&c)
	windowtest.Shot(t, name, img)
}
