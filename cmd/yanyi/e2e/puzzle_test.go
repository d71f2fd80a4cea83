//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// somePuzzle is a xiangqi puzzle with a solution of two moves, and the moves to try in it.
func somePuzzle(t *testing.T) (p puzzle.Puzzle, right []game.Turn, wrong game.Turn) {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	all, err := puzzle.Read(puzzles.Of("xiangqi"))
	if err != nil {
		t.Fatal(err)
	}
	p = all[slices.IndexFunc(all, func(p puzzle.Puzzle) bool { return len(p.Line) == 3 })]
	pos, turns, err := p.Start(v)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range pos.Turns(nil) {
		if w.From() != turns[0].From() {
			return p, turns, w
		}
	}
	t.Fatal("there is no wrong turn")
	return
}

// A puzzle is fetched, tried with a wrong move that the engine refutes, and solved; the next
// puzzle is another one. The result is still known after a reload.
func TestAPuzzleIsFailedAndSolved(t *testing.T) {
	t.Parallel()
	of, right, wrong := somePuzzle(t)
	v, _ := catalog.Find("xiangqi")
	name := v.Info().Board.Name
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Language: "zh-CN", Reduced: true})
	p := &player{t, b}
	b.open(t, map[string]string{"puzzle": of.ID, "game": "xiangqi"})
	p.wait("the puzzle", func(o play.Probe) bool { return o.Position == "xiangqi/"+of.ID && o.Live })
	p.clicks(name(wrong.From()), name(wrong.To()))
	p.wait("the refutation", func(o play.Probe) bool { return o.Plies == 2 && !o.Live && !o.Over })
	shoot(t, b, "puzzle-failed")
	p.press("retake")
	p.wait("another try", func(o play.Probe) bool { return o.Plies == 0 && o.Live })
	p.clicks(name(right[0].From()), name(right[0].To()))
	p.wait("the reply", func(o play.Probe) bool { return o.Plies == 2 && o.Live })
	p.clicks(name(right[2].From()), name(right[2].To()))
	p.wait("the end", func(o play.Probe) bool { return o.Over })
	shoot(t, b, "puzzle-solved")
	p.press("next")
	p.wait("another puzzle", func(o play.Probe) bool { return o.Live && o.Position != "xiangqi/"+of.ID })

	b.reload(t)
	kept := browsertest.Eval[string](b.tab, "Object.entries(localStorage).filter(([k]) => k.endsWith('puzzles')).map(([, v]) => v).join()")
	if !strings.Contains(kept, "xiangqi/"+of.ID) || !strings.Contains(kept, "count 0 1 ") {
		t.Errorf("kept is %q", kept)
	}
	b.tab.WantNoComplaints()
}

// The daily puzzle is the same in two time zones with different dates.
func TestTodaysPuzzleIsTheSameEverywhere(t *testing.T) {
	t.Parallel()
	var seen, dates []string
	for _, zone := range []string{"Pacific/Kiritimati", "Pacific/Pago_Pago"} {
		b := newBrowser(t, browsertest.Options{Width: 480, Height: 520, Reduced: true})
		b.tab.Zone(zone)
		p := &player{t, b}
		b.open(t, map[string]string{"puzzle": "today"})
		seen = append(seen, p.wait("the puzzle", func(o play.Probe) bool { return o.Live }).Position)
		dates = append(dates, browsertest.Eval[string](b.tab, "String(new Date().getDate())"))
		b.tab.WantNoComplaints()
	}
	if seen[0] != seen[1] || dates[0] == dates[1] {
		t.Errorf("puzzles %q on dates %q", seen, dates)
	}
}
