package studypanel

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// lineID is the prefix of the controls of an engine's lines.
const lineID = "line."

// foresight is how much of an engine's line the board shows.
type foresight struct {
	from  *tree.Node // the moment that it follows
	line  int
	turns []string // the turns up to the moment shown; none shows nothing
	held  bool     // by a finger or keys, not by the mouse
}

// Ahead is what the board shows in place of the current moment; nil for none.
func (b *Panel) Ahead() *study.Scene {
	if b == nil {
		return nil
	}
	return b.s.Ahead
}

// foresee shows the moment after a number of turns of a line, the current moment after 0.
func (b *Panel) foresee(l *foretold, steps int) {
	steps = max(0, min(steps, len(l.steps)))
	if steps == 0 {
		b.Leave()
		return
	}
	b.seen = foresight{from: b.s.At, line: l.number, turns: slices.Clone(l.turns[:steps]), held: true}
	b.ask(host.Request{Do: host.Foresee, Texts: b.seen.turns, Seat: b.m.View.Seat})
}

// shown is how many turns of a line lead to what the board shows, 0 if it shows
// something else.
func (l *foretold) shown(b *Panel) int {
	n := len(b.seen.turns)
	if b.seen.from != b.s.At || b.seen.line != l.number || n > len(l.turns) || !slices.Equal(l.turns[:n], b.seen.turns) {
		return 0
	}
	return n
}

// Point shows the moment at which the mouse points in a line. It reports whether a press only
// ended such a display.
func (b *Panel) Point(in *ui.Input) (left bool) {
	if b == nil {
		return false
	}
	b.touched = in.Touch
	number, over := strings.CutPrefix(b.form.Hover(), lineID)
	if i, err := strconv.Atoi(number); over && err == nil && i <= len(b.told) {
		l := b.told[i-1]
		if n := l.at(in.X - l.left); n != l.shown(b) && n > 0 {
			b.foresee(l, n)
			b.seen.held = false
		}
		return false
	}
	if !b.seen.held {
		b.Leave()
		return false
	}
	return in.Pressed && !strings.HasPrefix(b.form.Focus(), lineID) && b.Leave()
}

// Leave shows the current moment again, and reports whether another one was shown.
func (b *Panel) Leave() bool {
	if b == nil || b.seen.from == nil {
		return false
	}
	shown := b.seen.from == b.s.At
	b.seen = foresight{}
	b.Do(host.Request{Do: host.Foresee})
	return shown
}

// pick plays a line up to the turn at a place; by keys up to the moment shown, or its first
// turn. A first tap shows where the turn leads, a second one plays it.
func (l *foretold) pick(b *Panel, x float64) {
	n := l.at(x)
	if x < 0 {
		n = l.shown(b)
	}
	if n = max(n, 1); b.touched && n > 1 && n != l.shown(b) {
		b.foresee(l, n)
		return
	}
	b.Leave()
	b.ask(host.Request{Do: host.PlayLine, Texts: l.turns[:n]})
}
