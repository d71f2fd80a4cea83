//go:build e2e

package e2e

import (
	"fmt"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// The coach is on in a first game. It asks before a move that hangs a chariot or allows mate is
// answered, and it stays silent at an even exchange.
func TestTheCoachInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	p := &player{t, b}
	asked := "'coach.back' in JSON.parse(yanyiProbe()).Controls"
	level := 2
	begin := func(seats, position string) {
		t.Helper()
		b.open(t, map[string]string{"game": "xiangqi", "seats": fmt.Sprintf(seats, level), "position": position})
		p.plies(0)
		time.Sleep(3 * time.Second) // a person thinks as well while the engine starts
	}
	// The coach does not keep a player waiting: on a slow machine it lets a turn pass, and the
	// answer may end the game. Another is begun then; an address with the same level would continue.
	plays := func(seats, position, from, to string) {
		t.Helper()
		for range 8 {
			p.clicks(from, to)
			b.tab.Wait("JSON.parse(yanyiProbe()).Plies === 2 || "+asked, time.Minute)
			if b.tab.Soon(asked, 0) {
				return
			}
			level = 5 - level
			begin(seats, position)
		}
		t.Fatalf("%s%s is never questioned", from, to)
	}
	answer := func(id string) {
		t.Helper()
		at := b.look(t).Controls[id]
		b.click(t, at[0]+at[2]/2, at[1]+at[3]/2)
		b.tab.Wait("!("+asked+")", time.Minute)
	}
	hangs := "3k5/9/9/9/1r7/9/R8/9/9/4K4 w"
	begin("human,ai:%d", hangs)
	plays("human,ai:%d", hangs, "a4", "b4")
	answer("coach.back")
	p.plies(0)
	plays("human,ai:%d", hangs, "a4", "b4")
	answer("coach.stand")
	p.plies(2)
	mated := "3k5/R8/9/9/9/9/8r/9/1R7/4K4 b"
	begin("ai:%d,human", mated)
	plays("ai:%d,human", mated, "i4", "i3")
	answer("coach.back")
	p.plies(0)
	begin("human,ai:%d", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w")
	p.clicks("h3", "h10")
	p.plies(2) // answered without a question
	b.tab.WantNoComplaints()
}
