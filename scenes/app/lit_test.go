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

// lamp is a screen that can be kept lit.
type lamp struct{ lit bool }

func (l *lamp) Light(on bool) { l.lit = on }
func (*lamp) Looked() bool    { return true }
func (*lamp) Mark(string)     {}
func (*lamp) Ask()            {}
func (*lamp) Notify(string)   {}

// The screen stays lit while a game with clocks is on the table, not in one without, nor on
// the page below, nor once it is over.
func TestTheScreenStaysLitWhileClocksRun(t *testing.T) {
	screen := &lamp{}
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
		if timed := total > 0; screen.lit != timed {
			t.Errorf("with %v on the clocks it is lit: %t", total, screen.lit)
		}
		for range 3 {
			page.(*table.Page).Table().Do(host.Request{Do: host.Resign})
			s.Rest(t)
		}
		if screen.lit {
			t.Error("lit after the end")
		}
		sh.Stack.Home()
		s.Rest(t)
		if screen.lit {
			t.Error("lit on the first page")
		}
	}
}
