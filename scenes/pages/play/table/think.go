package table

import "yanyi/game"

// AskHint looks for a good turn for the person to move.
func (t *Table) AskHint() bool {
	return t.hand.Active() && !t.Hinting() && t.seek()
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

// computed plays what a computer answered.
func (t *Table) computed(answer string) {
	turn, err := t.match.Find(answer)
	if err != nil || !t.play(turn) {
		t.fail()
	}
}

// hinted shows what the engine would play for the person.
func (t *Table) hinted(answer string) {
	turn, err := t.match.Find(answer)
	if err != nil || !t.hand.Active() {
		t.say(game.Say("play.hint.none"))
		return
	}
	t.hint = turn
	t.say(game.Say("play.hint.line", game.OfPhrase("move", t.match.Notate(turn))))
}
