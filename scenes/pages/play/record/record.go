// Package record is what was played on a table and how it ended: the list of moves,
// the report of the great events, the result, and the way through the past.
package record

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/movelist"
	"yanyi/scenes/ui"
)

// Record shows the turns of a table and steps through them.
type Record struct {
	// Land ends a running animation; it is called before another moment is looked at.
	Land func()
	// Told says in a sentence how the game ended where that is not for the rules to say; nil elsewhere.
	Told func(*moment.Moment) string

	do     func(host.Request) bool
	moment *moment.Moment

	basis   basis // of all that follows
	turns   []Turn
	notes   map[*game.Event]note
	remarks []remark
	report  []entry
	result  *result // nil while the game goes on
	list    *list   // as laid out last, nil before

	moves  movelist.List[int]
	events ui.Scroll
	places []canvas.Rect // of the lines of the report, as laid out last
	auto   int           // ticks to the next turn of the replay; 0 while it stands
}

// State is what the person chose to see.
type State struct {
	Playing bool // the replay goes on by itself
}

// New returns the record of a table, which looks at what do is asked for.
func New(do func(host.Request) bool) *Record {
	return &Record{Land: func() {}, do: do}
}

// State is what the person chose to see.
func (r *Record) State() State { return State{Playing: r.auto > 0} }

// basis is what the words of a record depend on. The moment shown is not part of it, so that
// stepping through a long game rewrites nothing.
type basis struct {
	line, plies int
	told        int // moves explained
	over        bool
	notation    string
	lang        locale.Lang
	faces       render.Faces
}

// Show shows a new moment.
func (r *Record) Show(m *moment.Moment) {
	r.moment = m
	b := basis{m.Sight.Line, m.Plies, len(m.Told), m.Over, m.Settings.NotationShown(), locale.Current(), m.Screen.Look.Faces}
	if b != r.basis {
		r.basis = b
		r.write()
	}
}

// write puts the turns into words.
func (r *Record) write() {
	m := r.moment
	r.turns, r.notes, r.list, r.result = nil, map[*game.Event]note{}, nil, nil
	moves := m.Line.Moves()
	for i := range moves {
		move := moves[i]
		r.turns = append(r.turns, TurnOf(m, move))
		for j := range move.Events {
			if e := &move.Events[j]; host.Great(e) || e.Type == game.Dueled {
				r.notes[e] = newNote(m, move, e)
			}
		}
	}
	r.remarks = newRemarks(m, moves)
	r.report = r.newReport(moves)
	if m.Over {
		r.result = newResult(m)
		if r.Told != nil {
			r.result.line = r.Told(m)
		}
	}
}
