// Package pieceguide helps a person to read the pieces of a game, in a tab beside moves and
// report: what still lies face down (game/threekingdoms/README.md, Jieqi), who takes whom
// (game/darkchess/README.md, Turn), how pieces move and what they are worth
// (game/threekingdoms/README.md, Moves of guoji).
package pieceguide

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// kind is which aid a game needs.
type kind uint8

const (
	none    kind = iota
	bags         // what still lies face down
	ranks        // who takes whom, and what still lies face down
	valuing      // how pieces move and what they are worth
)

// Guide is the aid of a game.
type Guide struct {
	kind   kind
	whole  [4]int // in each army's bag when a game begins
	scroll ui.Scroll

	now        *moment.Moment
	bags       []bag
	threatened bool
}

// New returns the aid that a game needs.
func New(v game.Variant) *Guide {
	a := &Guide{}
	switch in := v.Info(); {
	case in.Ranks != nil:
		a.kind = ranks
	case in.Bags:
		a.kind = bags
	case in.Worths != nil:
		a.kind = valuing
	}
	if start, err := match.ViewOf(v, "start", nil); err == nil {
		for _, b := range start.Bags {
			a.whole[b.Army] += b.N
		}
	}
	return a
}

// Any reports whether the game has an aid.
func (a *Guide) Any() bool { return a.kind != none }

// First reports whether a new game begins with the aid: games with pieces that lie
// face down do.
func (a *Guide) First() bool { return a.kind == bags || a.kind == ranks }

// Whole reports whether the aid takes all the room there is.
func (a *Guide) Whole() bool { return a.kind == valuing }

// Label is the tab's.
func (a *Guide) Label() string {
	switch a.kind {
	case ranks:
		return locale.T("play.order.title")
	case bags:
		return locale.T("play.hidden.title")
	}
	return locale.T("play.pieces")
}

// Show takes in a moment; threatened says that pieces that could take the selected are marked.
func (a *Guide) Show(m *moment.Moment, threatened bool) {
	a.now, a.threatened = m, threatened
	if a.First() {
		a.bags = newBags(m, &a.whole)
	}
}

// Note is the caption beside the tab's heading, count unless the aid has one.
func (a *Guide) Note(count string) string {
	switch {
	case a.kind == ranks && a.threatened:
		return locale.T("play.order.spikes")
	case a.kind == ranks:
		return locale.T("play.order.line")
	}
	return count
}

// Panel is the aid in the panel; it scrolls where there is too little room.
func (a *Guide) Panel() ui.Part {
	switch a.kind {
	case bags:
		return a.scrolling(rows(a.now, a.bags, 36))
	case ranks:
		return a.scrolling(ui.Column(0, ladder(a.now), exceptions(a.now)))
	}
	return a.scrolling(values(a.now))
}

// Sheet is the whole aid in a phone's sheet or a small frame's drawer.
func (a *Guide) Sheet() ui.Part {
	switch a.kind {
	case bags:
		return a.scrolling(rows(a.now, a.bags, 30))
	case ranks:
		return a.scrolling(ui.Column(0, ladder(a.now), line(a.now, a.bags), exceptions(a.now), rows(a.now, a.bags, 30)))
	}
	return a.scrolling(values(a.now))
}

func (a *Guide) scrolling(content ui.Part) ui.Part {
	p := ui.Scrolling(&a.scroll, content).Shrink()
	return p.Like(content)
}

// Below is a card of the face-down pieces below the aid's: rows with bars, rows, or one line.
func (a *Guide) Below() ui.Part {
	if a.kind != ranks {
		return ui.Part{}
	}
	ink := a.now.Screen.Theme
	head := ui.Row(16,
		ui.Text(titleBody, locale.T("play.hidden.title"), ink.Ink),
		ui.Text(caption, a.turn(), ink.Ink2).Right().Wide(0).Grow()).High(32)
	barred := ui.Card(16, 4, ui.Column(0, append([]ui.Part{head}, barredRows(a.now, a.bags)...)...))
	plain := ui.Card(16, 6, rows(a.now, a.bags, 30))
	return barred.Or(plain).Or(ui.Card(16, 0, line(a.now, a.bags))).Or(ui.Part{}).Rank(2)
}

// turn says what the mover can do where pieces may be turned over: “翻一子， 或走一子”, or "".
func (a *Guide) turn() string {
	switch {
	case !a.now.MayTurnOver():
		return ""
	case a.now.Persons() == 1:
		return locale.T("play.hidden.turn")
	}
	return tabletext.Listed(gametext.SideName(a.now.Info, a.now.Actor()), locale.T("event.turn.hidden"))
}
