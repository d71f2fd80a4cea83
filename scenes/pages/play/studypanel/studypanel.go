// Package studypanel is the panel beside the board of a study: the balance, the engine's lines,
// the tree of turns, and the notes. It is told the study's state in each moment and sends
// requests.
package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/render"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/movelist"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/ui"
)

// World is what a study panel needs of its page.
type World struct {
	// Do sends a request, and reports whether it was carried out.
	Do func(host.Request) bool
	// Land ends a running animation; it is called before another moment is shown.
	Land func()
	// Pose makes room for an exercise, seen from a seat's side of the board.
	Pose func(game.Seat)
	// Say shows a line at the foot of the page.
	Say func(line string)
}

// Panel is the study panel: it shows a study and changes it.
type Panel struct {
	World

	form *ui.Form
	m    *moment.Moment
	s    *host.StudyState // of the moment

	tab     tab
	lines   int // of the engine, while it is on
	basis   basis
	turns   map[*tree.Node]record.Turn
	moves   movelist.List[*tree.Node]
	rows    *rows   // as laid out last, nil before
	width   float64 // of them
	scale   float64
	comment writing
	report  reading

	met     ui.Scroll   // of the openings
	told    []*foretold // the engine's lines, as laid out last
	seen    foresight
	touched bool // by a finger, last

	curveWide float64 // of the curve, as laid out last
}

// tab is what the card below the lines shows.
type tab uint8

const (
	tabTree tab = iota
	tabNote
	tabReport
	tabMet
)

// usual is how many lines an engine looks for unless the reader says otherwise.
const usual = 3

// New returns the panel of a study, on a page's form.
func New(form *ui.Form, world World) *Panel {
	b := &Panel{World: world, form: form, lines: usual, s: &host.StudyState{}}
	b.Do(host.Request{Do: host.Analyse, N: usual})
	return b
}

// State is what the reader chose to see.
type State struct {
	tab      tab
	ahead    *study.Scene
	unfolded bool
}

// State is what its picture depends on besides the study.
func (b *Panel) State() State {
	if b == nil {
		return State{}
	}
	return State{b.tab, b.Ahead(), b.report.unfolded}
}

// basis is what the words of the tree depend on.
type basis struct {
	changes  int
	notation string
	lang     locale.Lang
	faces    render.Faces
}

// Show shows a new moment.
func (b *Panel) Show(m *moment.Moment) {
	if b == nil {
		return
	}
	b.m, b.s = m, m.Study
	now := basis{b.s.Edits, m.Settings.NotationShown(), locale.Current(), m.Screen.Look.Faces}
	if now != b.basis || b.turns == nil {
		b.basis, b.turns, b.rows = now, map[*tree.Node]record.Turn{}, nil
	}
	b.comment.follow(b.s.At)
}

// turn is a turn of the tree in words.
func (b *Panel) turn(n *tree.Node) record.Turn {
	t, ok := b.turns[n]
	if !ok {
		if n.Parent() != nil {
			t = record.TurnOf(b.m, n)
		}
		b.turns[n] = t
	}
	return t
}

// Advised is the engine's turns at the moment shown, best first; in an exercise the part of the
// solution shown.
func (b *Panel) Advised() (turns []game.Turn) {
	if b == nil {
		return nil
	}
	switch {
	case b.Trains():
		return b.Exercise().shows()
	case b.Ahead() != nil:
		return nil
	}
	for _, l := range b.s.Analysis.Lines[:min(len(b.s.Analysis.Lines), 3)] {
		if len(l.Moves) > 0 {
			turns = append(turns, l.Moves[0].Turn.Chosen())
		}
	}
	return turns
}

// look shows the moment after a turn; false if there is no such turn or it is shown.
func (b *Panel) look(n *tree.Node) bool { return b.ask(host.Request{Do: host.Visit, Node: n}) }

// ask sends a request that shows another moment or changes the study.
func (b *Panel) ask(r host.Request) bool {
	b.Land()
	return b.Do(r)
}

// sends is the action of a button that sends such a request.
func (b *Panel) sends(r host.Request) func() { return func() { b.ask(r) } }

// last is the end of the line shown.
func (b *Panel) last() *tree.Node {
	n := b.s.At
	for n.Main() != nil {
		n = n.Main()
	}
	return n
}
