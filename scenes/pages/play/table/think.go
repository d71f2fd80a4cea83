package table

import (
	"strings"

	"yanyi/game"
)

// AskHint looks for a good turn for the person to move; while one is being looked
// for it calls that off.
func (t *Table) AskHint() bool {
	if t.Hinting() {
		t.asker.withdraw()
		t.touch()
		return false
	}
	return t.hand.Active() && t.seek()
}

// answered does with an answer what it was wanted for.
func (t *Table) answered(answer string, p purpose) {
	switch p {
	case forTurn:
		t.computed(answer)
	case forHint:
		t.hinted(answer)
	}
}

// computed plays what a computer answered, unless it rather gives up.
func (t *Table) computed(answer string) {
	seat := t.Actor()
	t.judge(seat, t.asker.chances)
	turn, err := t.match.Find(answer)
	if err == nil && t.yields(seat) {
		turn = game.Resign(seat)
	}
	if err != nil || !t.play(turn) {
		t.fail()
		return
	}
	t.proposes(seat)
}

// hinted shows what the engine would play for the person, and why.
func (t *Table) hinted(answer string) {
	turn, err := t.match.Find(answer)
	if err != nil || !t.hand.Active() {
		t.say(game.Say("play.hint.none"))
		return
	}
	t.hint = turn
	why := both(t.match.Advice(answer, strings.Fields(t.asker.line)))
	t.say(game.Say("play.hint.line", game.OfPhrase("move", t.match.Notate(turn)), game.OfPhrase("why", why)))
}

// both is the reasons for a turn in one phrase.
func both(reasons []game.Phrase) game.Phrase {
	if len(reasons) < 2 {
		return reasons[0]
	}
	return game.Say("hint.both", game.OfPhrase("a", reasons[0]), game.OfPhrase("b", reasons[1]))
}
