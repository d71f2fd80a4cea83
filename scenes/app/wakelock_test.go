package app_test

import (
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	table "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// wakeLock is an Attention that records whether the screen is kept on.
type wakeLock struct{ on bool }

func (l *wakeLock) KeepAwake(on bool) { l.on = on }
func (*wakeLock) Looked() bool        { return true }
func (*wakeLock) Mark(string)         {}
func (*wakeLock) Ask()                {}
func (*wakeLock) Notify(string)       {}

// The screen is kept on while a game with clocks is on the table, not in one without, nor on
// the page below, nor once it is over.
func TestTheScreenStaysOnWhileClocksRun(t *testing.T) {
	screen := &wakeLock{}
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Senses: machine.Senses{Attention: screen}}
	sh := app.New(on)
	s := scenetest.New(sh.Stack, 640, 480)
	s.Rest(t)
	for _, total := range []time.Duration{0, 10 * time.Minute} {
		setup := session.DefaultSetup(catalog.All()[0])
		setup.Clock.Total = total
		if err := setup.SetSeats("human,human,human"); err != nil {
			t.Fatal(err)
		}
		page, err := sh.Routes.Open(session.Request{Setup: &setup})
		if err != nil {
			t.Fatal(err)
		}
		sh.Stack.Open(page)
		s.Rest(t)
		if timed := total > 0; screen.on != timed {
			t.Errorf("with %v on the clocks it is kept on: %t", total, screen.on)
		}
		for range 3 {
			page.(*table.Page).Table().Do(host.Request{Do: host.Resign})
			s.Rest(t)
		}
		if screen.on {
			t.Error("kept on after the end")
		}
		sh.Stack.Home()
		s.Rest(t)
		if screen.on {
			t.Error("kept on on the first page")
		}
	}
}
