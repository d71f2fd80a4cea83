// Package bench is what stands beside the board of a game that is studied: the balance,
// the lines that an engine finds, the tree of turns, and what may be written there.
package bench

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/tree"
	"yanyi/render"
	"yanyi/scenes/host/study"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/ui"
)

// World is what a bench needs of the page around it.
type World struct {
	// Land ends a running animation; it is called before another moment is looked at.
	Land func()
	// Pose makes room for an exercise, seen from a seat's side of the board.
	Pose func(game.Seat)
	// Say tells a line at the foot of the page.
	Say func(line string)
	// Library is the texts of one's own games.
	Library func() []string
}

// Bench shows a study and changes it.
type Bench struct {
	World

	host *study.Host
	form *ui.Form
	m    *moment.Moment

	tab     tab
	lines   int // of the engine, while it is on
	basis   basis
	turns   map[*tree.Node]record.Turn
	list    *list // as laid out last, nil before
	scroll  ui.Scroll
	shown   *tree.Node // the list was scrolled to
	comment writing
	report  summary

	openings openings
	told     []*foretold // the engine's lines, as laid out last
	seen     foresight
	touched  bool // by a finger, last

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

// New returns the bench of a study, on a page's form.
func New(h *study.Host, form *ui.Form, world World) *Bench {
	b := &Bench{World: world, host: h, form: form, lines: usual}
	b.openings.Bench = b
	h.Analyse(usual)
	return b
}

// State is what the reader chose to see.
type State struct {
	tab   tab
	ahead *board.Ahead
}

// State is what a picture of it depends on besides the study, as it is at present.
func (b *Bench) State() State {
	if b == nil {
		return State{}
	}
	return State{b.tab, b.Ahead()}
}

// On reports whether there is a bench: the game is studied.
func (b *Bench) On() bool { return b != nil }

// basis is what the words of the tree depend on.
type basis struct {
	changes  int
	notation string
	lang     locale.Lang
	faces    render.Faces
}

// Show takes in a new moment.
func (b *Bench) Show(m *moment.Moment) {
	if b == nil {
		return
	}
	b.m = m
	now := basis{b.host.Edits(), m.Settings.NotationShown(), locale.Current(), m.Screen.Look.Faces}
	if now != b.basis || b.turns == nil {
		b.basis, b.turns, b.list = now, map[*tree.Node]record.Turn{}, nil
	}
	b.comment.follow(b.host)
}

// turn is a turn of the tree in words.
func (b *Bench) turn(n *tree.Node) record.Turn {
	t, ok := b.turns[n]
	if !ok {
		if move := b.host.Move(n); move != nil {
			t = record.TurnOf(b.m, move)
		}
		b.turns[n] = t
	}
	return t
}

// Advised is what the engine would play at the moment looked at, best first; in an exercise
// what is shown of the solution.
func (b *Bench) Advised() (turns []game.Turn) {
	if b == nil {
		return nil
	}
	switch {
	case b.Trains():
		return b.Exercise().shows()
	case b.Ahead() != nil:
		return nil
	}
	for _, v := range b.host.Analysis().Lines[:min(len(b.host.Analysis().Lines), 3)] {
		if t, err := b.host.Line().Find(v.Turns[0]); err == nil {
			turns = append(turns, t)
		}
	}
	return turns
}

// look looks at the moment after a turn.
func (b *Bench) look(n *tree.Node) {
	b.Land()
	b.host.GoTo(n)
}

// do is what a button does that walks or changes the study.
func (b *Bench) do(act func()) func() {
	return func() {
		b.Land()
		act()
	}
}
