package table

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// Premove is a turn chosen before it is due.
type Premove struct {
	Turn  game.Turn   // NoTurn for none
	Named game.Phrase // as players write it
	Back  bool        // the last one was taken back or dropped

	seat game.Seat
	cell game.Cell // that its piece stood on
}

// Premove is the turn chosen ahead, if any.
func (t *Table) Premove() Premove { return t.premove }

// Ahead is the turns that may be chosen ahead now.
func (t *Table) Ahead() match.Ahead { return t.ahead }

// early is the person here who may choose a turn before it is due, NoSeat for nobody: the only one
// here, in a game that goes on.
func (t *Table) early() game.Seat {
	may := t.May()
	if !t.prefs.Premoves || !t.Live() || t.Over() || may.Move || may.Sent || may.Idle || may.Free ||
		may.Looked || may.Warned.Open || may.Here.Len() != 1 {
		return game.NoSeat
	}
	for s := range game.Seat(len(t.info.Seats)) {
		if t.people().Has(s) && t.Actor() != s {
			return s
		}
	}
	return game.NoSeat
}

// dealAhead lets the person here choose its next turn while others think.
func (t *Table) dealAhead() {
	t.ahead = match.Ahead{}
	if s := t.early(); s != game.NoSeat {
		t.ahead = t.Preview().Ahead(s)
	}
	if len(t.ahead.Turns()) == 0 {
		t.hand.Rest()
		return
	}
	t.hand.Deal(t.ahead.Turns(), t.ahead.Why, func(game.Turn) bool { return false })
	t.hand.ahead = true
}

// tapAhead is a tap while others think: it chooses a turn, or takes the chosen one back.
func (t *Table) tapAhead(sq game.Square) {
	was := t.premove.Turn
	if t.retract(); was != game.NoTurn && (sq == was.From() || sq == was.To() || !t.hand.Movable(sq)) {
		return
	}
	from := t.hand.Selected()
	a := t.hand.Tap(sq)
	if a.Why.Key != "" && from == game.NoSquare {
		a.Why = t.Rests()
	}
	t.answer(a)
}

// choose keeps a turn until it is due.
func (t *Table) choose(turn game.Turn) {
	from := t.View().Cells[turn.From()]
	t.premove = Premove{Turn: turn, Named: t.ahead.At(turn).Notate(turn), seat: t.early(), cell: from}
	t.hand.Release()
	t.touch()
}

// retract takes the chosen turn back and reports whether there was one.
func (t *Table) retract() bool {
	if t.premove.Turn == game.NoTurn {
		return false
	}
	t.premove = Premove{Back: true}
	t.touch()
	return true
}

// drop drops the chosen turn, which has become illegal, and says so.
func (t *Table) drop() {
	named := t.premove.Named
	t.premove = Premove{}
	t.say(game.Say("play.premove.dropped", game.OfPhrase("move", named)))
}

// recheck examines the chosen turn after a turn of another player, or a take-back.
func (t *Table) recheck(back bool) {
	p := &t.premove
	if p.Turn == game.NoTurn {
		p.Back = false
		return
	}
	view := t.line.View(p.seat)
	c := view.Cells[p.Turn.From()]
	switch {
	case back, t.Over(), !t.line.Alive().Has(p.seat):
		*p = Premove{}
	case c.Piece != p.cell.Piece || c.Commander != p.cell.Commander:
		t.drop()
	}
}

// playAhead plays the chosen turn once it is due, if it is legal. One that needs confirmation
// waits for it.
func (t *Table) playAhead() {
	may, p := t.May(), t.premove
	if p.Turn == game.NoTurn || !may.Move || may.Warned.Open || t.Over() || t.Actor() != p.seat {
		return
	}
	t.GoLive()
	for _, turn := range t.line.View(p.seat).Turns {
		if turn.Chosen() != p.Turn.Chosen() {
			continue
		}
		t.premove = Premove{}
		if t.waits(t.Preview(), turn) {
			t.propose(turn)
		} else {
			t.play(host.Request{Do: host.Play, Turn: turn})
		}
		return
	}
	t.drop()
}
