package board

import (
	"time"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// teller says what lies under the pointer, why something is refused, and what a piece
// that lies face down may be.
type teller struct {
	*shared
	marker *marker
	glass  *glass
	tip    tip
	bubble callout  // what was just refused or asked; it goes away by itself
	taken  unmasked // by the turn being shown
}

// tip is what lies under a pointer that rests.
type tip struct {
	callout
	asked  game.Square   // under the pointer or the cursor, or NoSquare
	rested time.Duration // it has been there
	finger bool          // asked by a finger that rests; stays until the next press
}

// tipWait is how long a pointer rests on a square before it is told of.
const tipWait = 350 * time.Millisecond

// tipMost is how long the lines of a tip may be.
const tipMost = 420.0

// attended is the square under the mouse or the cursor, unless it was just pressed.
func (t *teller) attended() game.Square {
	switch {
	case t.gesture.held:
		return game.NoSquare
	case t.cursor != game.NoSquare:
		return t.cursor
	case t.hover == t.quiet:
		return game.NoSquare
	}
	return t.hover
}

// tickTip follows pointer and cursor and reports whether the tip came.
func (t *teller) tickTip(dt time.Duration) bool {
	at := t.attended()
	switch {
	case t.tip.finger:
		return false
	case at != t.tip.asked:
		t.tip.asked, t.tip.rested = at, 0
		return false
	case at == game.NoSquare || t.tip.rested >= tipWait:
		return false
	}
	t.tip.rested += dt
	return t.tip.rested >= tipWait && t.showTip(at)
}

// retell takes a tip away from what is pointed at no more, and tells anew what may
// have changed.
func (t *teller) retell() {
	if t.bubble.shown() {
		t.bubble.show(t, t.bubble.at, t.worded(t.bubble.text, t.bubble.at), t.bubble.below)
	}
	switch {
	case t.tip.finger || !t.tip.shown():
	case t.attended() != t.tip.at || !t.showTip(t.tip.at):
		t.hideTip()
	}
}

// showTip tells of a square, with what a piece that lies face down there may be, and
// reports whether there is anything to tell, and room for it: one thing is said at a
// time.
func (t *teller) showTip(at game.Square) bool {
	text := t.tell(at)
	if text == "" || t.over.Quiet || t.bubble.shown() {
		return false
	}
	v := t.now.Screen.View
	tile, wide := t.large(at)
	said := t.lines(theme.Caption, text, min(v.W-40, tipMost)-wide, v.Theme.Ink)
	if t.conceals(at) {
		said = ui.Column(4, said, t.odds(at))
	}
	said = ui.Row(tileGap, tile, said)
	t.marker.press(at)
	t.tip.show(t, at, ui.Over(calloutGround, ui.Pad(10, 6, said)), false)
	t.tip.text = text
	t.form.MarkDirty()
	return true
}

// pressTip tells a finger that rests, until the next press, and reports whether there
// is anything to tell.
func (t *teller) pressTip(at game.Square) bool {
	t.tip.finger = t.showTip(at)
	return t.tip.finger
}

func (t *teller) hideTip() {
	if t.tip.shown() {
		t.form.MarkDirty()
	}
	t.tip.hide()
	t.marker.press(game.NoSquare)
	t.tip.asked, t.tip.finger = game.NoSquare, false
}

// Hush takes away what was said and asked.
func (t *teller) Hush() {
	t.hideTip()
	if t.bubble.shown() {
		t.bubble.hide()
		t.form.MarkDirty()
	}
}

// Told is where it says so.
func (t *teller) Told() canvas.Rect {
	if t.bubble.shown() {
		return t.bubble.rect
	}
	return t.tip.rect
}

// Says is what the board says at the moment: a bubble, else what lies under the
// pointer.
func (t *teller) Says() string {
	if t.bubble.shown() {
		return t.bubble.text
	}
	return t.tip.text
}
