package app_test

import (
	"fmt"
	"slices"
	"testing"

	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	tables "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// hand records the vibrations of a device.
type hand struct {
	wakeLock
	felt []int
}

func (*hand) Buzzes() bool  { return true }
func (h *hand) Buzz(ms int) { h.felt = append(h.felt, ms) }

// A refusal and a check cause vibrations, the check a longer one, unless they are switched off.
// A change of turn at the same screen and the opening of a table cause none.
func TestAHandFeelsWhatHappens(t *testing.T) {
	for _, wanted := range []bool{true, false} {
		holder := &hand{}
		sh := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true, Senses: machine.Senses{Attention: holder}})
		sh.Settings.Buzz = wanted
		s := scenetest.New(sh.Stack, 390, 844)
		s.Rest(t)
		page, err := sh.Routes.Open(session.Request{Game: "xiangqi", Position: "3k5/9/9/9/9/9/9/4R4/9/5K3 w", Seats: "human,human"})
		if err != nil {
			t.Fatal(err)
		}
		sh.Stack.Open(page)
		s.Rest(t)
		table := page.(*tables.Page).Table()
		tap := func(names ...string) {
			for _, name := range names {
				sq, err := table.Info().Board.Square(name)
				if err != nil {
					t.Fatal(err)
				}
				table.Tap(sq)
				s.Rest(t)
			}
		}
		var want []int
		feels := func(what string, ms ...int) {
			t.Helper()
			if want = append(want, ms...); wanted && !slices.Equal(holder.felt, want) || !wanted && len(holder.felt) > 0 {
				t.Errorf("%s: felt %v, want %v (wanted: %t)", what, holder.felt, want, wanted)
			}
		}
		feels("a table opened")
		tap("e3", "f4")
		feels("a refusal", 15)
		tap("e4")
		feels("a turn")
		tap("d10", "d9")
		feels("an answer at the same screen")
		tap("e4", "d4")
		feels("a check", 60)
		if table.Plies() != 3 {
			t.Fatal(fmt.Sprint(table.Line().Turns()))
		}
	}
}
