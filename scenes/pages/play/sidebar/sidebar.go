// Package sidebar is what helps a person to read the pieces of a game, in a tab beside
// moves and report: what still lies face down (game/threekingdoms/README.md, Jieqi),
// who takes whom (game/darkchess/README.md, Turn), how pieces move and what they are
// worth (game/threekingdoms/README.md, Moves of guoji).
package sidebar

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
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

// Sidebar is the aid of a game.
type Sidebar struct {
	kind   kind
	whole  [4]int // in each army's bag when a game begins
	scroll ui.Scroll

	now        *moment.Moment
	bags       []bag
	threatened bool
}

// New returns the aid a game needs.
func New(v game.Variant) *Sidebar {
	a := &Sidebar{}
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
func (a *Sidebar) Any() bool { return a.kind != none }

// First reports whether a new game begins with the aid: games with pieces that lie
// face down do.
func (a *Sidebar) First() bool { return a.kind == bags || a.kind == ranks }

// Whole reports whether the aid takes all the room there is.
func (a *Sidebar) Whole() bool { return a.kind == valuing }

// Label is the tab's.
func (a *Sidebar) Label() string {
	switch a.kind {
	case ranks:
		return locale.T("play.order.title")
	case bags:
		return locale.T("play.hidden.title")
	}
	return locale.T("play.pieces")
}

// Show takes in a moment; threatened tells that pieces are marked that could take
// the selected one.
func (a *Sidebar) Show(m *moment.Moment, threatened bool) {
	a.now, a.threatened = m, threatened
	if a.First() {
		a.bags = newBags(m, &a.whole)
	}
}

// Note is the caption beside the tab's heading, count unless the aid has one.
func (a *Sidebar) Note(count string) string {
	switch {
	case a.kind == ranks && a.threatened:
		return locale.T("play.order.spikes")
	case a.kind == ranks:
		return locale.T("play.order.line")
	}
	return count
}

// Panel is the aid in the panel; it scrolls where there is too little room.
func (a *Sidebar) Panel() ui.Part {
	switch a.kind {
	case bags:
		return a.scrolling(rows(a.now, a.bags, 36))
	case ranks:
		return a.scrolling(ui.Column(0, ladder(a.now), exceptions(a.now)))
	}
	return a.scrolling(values(a.now))
}

// Sheet is all of the aid in a phone's sheet or a small frame's drawer.
func (a *Sidebar) Sheet() ui.Part {
	switch a.kind {
	case bags:
		return a.scrolling(rows(a.now, a.bags, 30))
	case ranks:
		return a.scrolling(ui.Column(0, ladder(a.now), line(a.now, a.bags), exceptions(a.now), rows(a.now, a.bags, 30)))
	}
	return a.scrolling(values(a.now))
}

func (a *Sidebar) scrolling(content ui.Part) ui.Part {
	p := ui.Scrolling(&a.scroll, content).Shrink()
	return p.Like(content)
}

// Below is what lies face down in a card of its own, below the aid's: rows with
// bars, plain rows, or one line, as there is room.
func (a *Sidebar) Below() ui.Part {
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

// turn tells what a person to move can do where pieces may be turned over: “翻一子，
// 或走一子”; "" if nobody may.
func (a *Sidebar) turn() string {
	switch {
	case !a.now.MayTurnOver():
		return ""
	case a.now.Persons() == 1:
		return locale.T("play.hidden.turn")
	}
	return words.Listed(phrase.SideName(a.now.Info, a.now.Actor()), locale.T("event.turn.anqi"))
}
