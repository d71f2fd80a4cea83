package board

import (
	"time"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// teller holds the texts over the board: tips, refusals, and what a face-down piece may be.
type teller struct {
	tip    tip
	bubble callout  // the last refusal or answer; it closes by itself
	taken  unmasked // by the turn being shown
	said   int      // how often something was said
}

// tip is the description under a resting pointer.
type tip struct {
	callout
	asked  game.Square   // under the pointer or the cursor, or NoSquare
	rested time.Duration // the pointer has been there
	finger bool          // opened by a resting finger; stays until the next press
}

// tipWait is how long a pointer rests on a square before the tip opens.
const tipWait = 350 * time.Millisecond

// tipMost is the greatest width of a tip's lines.
const tipMost = 420.0

// tickTip follows pointer and cursor and reports whether the tip opened.
func (b *Board) tickTip(dt time.Duration) bool {
	at := b.Attended()
	switch {
	case b.tip.finger:
		return false
	case at != b.tip.asked:
		b.tip.asked, b.tip.rested = at, 0
		return false
	case at == game.NoSquare || b.tip.rested >= tipWait:
		return false
	}
	b.tip.rested += dt
	return b.tip.rested >= tipWait && b.showTip(at)
}

// retell closes the tip of a square no longer pointed at, and renews one that may have changed.
func (b *Board) retell() {
	if b.bubble.shown() {
		b.bubble.show(b, b.bubble.at, b.bubble.stands, b.worded(b.bubble.text, b.bubble.at, b.bubble.stands)...)
	}
	switch {
	case b.tip.finger || !b.tip.shown():
	case b.Attended() != b.tip.at || !b.showTip(b.tip.at):
		b.hideTip()
	}
}

// showTip opens the tip of a square, with what a face-down piece there may be, and reports
// whether there is something to say and nothing else is being said.
func (b *Board) showTip(at game.Square) bool {
	text := b.tell(at)
	if text == "" || b.over.Quiet || b.bubble.shown() {
		return false
	}
	v := b.now.Screen.View
	tile, wide := b.large(at)
	said := b.lines(theme.Caption, text, min(v.W-40, tipMost)-wide, v.Theme.Ink)
	if b.conceals(at) {
		said = ui.Column(4, said, b.odds(at))
	}
	said = ui.Row(tileGap, tile, said)
	b.press(at)
	b.tip.show(b, at, above, ui.Over(calloutGround, ui.Pad(10, 6, said)))
	b.tip.text = text
	b.form.MarkDirty()
	return true
}

// pressTip opens the tip for a resting finger, until the next press, and reports if it says any.
func (b *Board) pressTip(at game.Square) bool {
	b.tip.finger = b.showTip(at)
	return b.tip.finger
}

func (b *Board) hideTip() {
	if b.tip.shown() {
		b.form.MarkDirty()
	}
	b.tip.hide()
	b.press(game.NoSquare)
	b.tip.asked, b.tip.finger = game.NoSquare, false
}

// Hush closes all bubbles and tips.
func (b *Board) Hush() {
	b.hideTip()
	if b.bubble.shown() {
		b.bubble.hide()
		b.form.MarkDirty()
	}
}

// Told is where it says so.
func (b *Board) Told() canvas.Rect {
	if b.bubble.shown() {
		return b.bubble.rect
	}
	return b.tip.rect
}

// Says is what the board says at the moment: a bubble, else the tip.
func (b *Board) Says() string {
	if b.bubble.shown() {
		return b.bubble.text
	}
	return b.tip.text
}
