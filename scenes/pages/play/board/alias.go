package board

import (
	"strings"

	"yanyi/game"
	"yanyi/scenes/pages/play/words"
)

// alias is another way to say a move of the hand: while from is selected, picking
// square means the turn king→to.
type alias struct {
	square   game.Square
	king, to game.Square
}

// tap is a tap on a square of the board. It reports whether the page took it.
func (p *pointer) tap(sq game.Square) (taken bool) {
	if p.world.Tap != nil && p.world.Tap(sq) {
		return true
	}
	was := p.partner
	a, ok := p.aliasAt(sq)
	p.partner = game.NoSquare
	switch {
	case ok:
		p.playAlias(a)
	case sq == was && sq != game.NoSquare:
	case p.partners(sq):
		for p.table.Hand().Selected() != game.NoSquare {
			p.table.Cancel()
		}
		p.partner = sq
	default:
		p.table.Tap(sq)
	}
	return false
}

// drop puts the dragged piece down.
func (p *pointer) drop(sq game.Square) {
	if a, ok := p.aliasAt(sq); ok {
		p.playAlias(a)
	} else if !p.whyNoSwap(sq) {
		p.table.Drop(sq)
	}
}

// playAlias plays what an alias stands for.
func (p *pointer) playAlias(a alias) {
	if p.table.Hand().Selected() != a.king {
		p.table.Lift(a.king)
	}
	p.table.Tap(a.to)
}

// whyNoSwap tells, of a piece dropped on its own king, why they do not change
// places, and reports whether that is the matter.
func (p *pointer) whyNoSwap(sq game.Square) bool {
	from, v := p.table.Hand().Selected(), p.table.View()
	if sq == game.NoSquare || from == game.NoSquare || sq == from || !v.Actor.Player() || v.Seats[v.Actor].King != sq {
		return false
	}
	why := p.table.Line().Preview().Why(sq, from)
	if !strings.HasPrefix(why.Key, "why.swap.") {
		return false
	}
	p.gesture.last = sq
	p.Refuse(why)
	return true
}

// Refuse says why not, beside the square of the last gesture. Whoever taps on what is
// not to be moved is told what it is.
func (p *pointer) Refuse(why game.Phrase) {
	if !p.now.Settings.WhyNot {
		return
	}
	line, at := words.Said(p.now, why), p.gesture.last
	switch why.Key {
	case "why.nopiece", "why.notyours", "why.notyours.two", "why.idle", "why.emperor.own":
		if told := p.teller.tell(at); told != "" {
			line = told
		}
	}
	p.teller.say(line, at, false)
}

// Tell says a line beside a square for a while.
func (p *pointer) Tell(line string, at game.Square) { p.teller.say(line, at, false) }

// Propose says a line beside the target of a hint, for as long as it takes to weigh it.
func (p *pointer) Propose(line string, to game.Square) {
	const long = 1200 // twenty seconds
	if p.teller.say(line, to, false); p.teller.bubble.shown() {
		p.teller.bubble.left = long
	}
}
