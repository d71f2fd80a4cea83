package board

import (
	"strings"

	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Solo is a set on a page that asks for one thing at a time, such as a lesson or a puzzle:
// refusals are shown in the text beside the board.
type Solo struct {
	*Set
	Now     *moment.Moment                                // what is shown
	Refusal string                                        // why the last try was illegal, as the rules say
	Ask     func(word string) (answer string, known bool) // what is typed beside the board
	Asked   func() accessibility.Question                 // what waits for an answer where the turn asks nothing
	notice  int                                           // the newest notice shown
}

// NewSolo sets a game up on a form, of whose notices the given number have been shown. A tap on
// the board that tap handles is no move; tap may be nil.
func NewSolo(s *session.Session, in *game.Info, do func(host.Request) bool, f *ui.Form, notice int, tap func(game.Square) bool) *Solo {
	o := &Solo{notice: notice}
	o.Set = NewSet(s, in, do, f, World{
		Say: func(line string) { o.Refusal = line }, Hush: func() {}, Tap: tap, Asked: o.Question,
		Ask: func(word string) (string, bool) { return o.Ask(word) },
	})
	return o
}

// Question is the question of a turn in the making, else the page's.
func (o *Solo) Question() accessibility.Question {
	if q := o.Decisions.Question(); len(q.Answers) > 0 {
		return q
	}
	return o.Asked()
}

// Show shows a moment with the page's overlays.
func (o *Solo) Show(m *moment.Moment, over func() Overlays) {
	o.Now = m
	o.Set.Show(m, "", over)
}

// Still reports whether nothing moves and nothing is carried.
func (o *Solo) Still() bool { return !o.Animating() && !o.Holding() }

// Point handles the pointer.
func (o *Solo) Point(in *ui.Input) {
	o.Set.Point(in)
	o.Stratagems.Drag(in)
	if in.Pressed {
		o.Refusal = ""
	}
}

// Tell notes the game's newest notice, and reports whether it is a new refusal.
func (o *Solo) Tell(n int, why game.Phrase) bool {
	if n == o.notice {
		return false
	}
	if o.notice = n; !strings.HasPrefix(why.Key, "why.") {
		return false
	}
	o.Refusal = tabletext.Said(o.Now, why)
	return true
}
