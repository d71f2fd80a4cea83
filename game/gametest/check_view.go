package gametest

import (
	"reflect"
	"slices"

	"yanyi/game"
)

// checkViews checks that every seat's view is true, equal for all where nothing is secret, and
// contains nothing secret.
func (w *walk) checkViews() {
	everybody := w.pos.View(game.NoSeat)
	w.checkView(&everybody)
	w.checkHidden(&everybody)
	for s := range game.Seat(len(w.in.Seats)) {
		v := w.pos.View(s)
		if v.Seat != s {
			w.fail("the view of seat %d says seat %d", s, v.Seat)
		}
		w.checkViewTurns(&v)
		v.Seat, v.Turns = everybody.Seat, everybody.Turns
		if !reflect.DeepEqual(v, everybody) {
			w.fail("seat %d sees other than everybody: %+v, not %+v", s, v, everybody)
		}
	}
	if len(everybody.Turns) > 0 {
		w.fail("everybody's view lists turns")
	}
}

// checkViewTurns: the actor sees its turns, the others none.
func (w *walk) checkViewTurns(v *game.View) {
	switch {
	case v.Seat != w.pos.Actor() || w.pos.Outcome().Over:
		if v.Seat != w.pos.Actor() && len(v.Turns) > 0 {
			w.fail("seat %d is not to move and sees %d turns", v.Seat, len(v.Turns))
		}
	case !slices.Equal(v.Turns, w.turns):
		w.fail("seat %d to move sees %d turns of %d", v.Seat, len(v.Turns), len(w.turns))
	}
}

func (w *walk) checkView(v *game.View) {
	if len(v.Cells) != len(w.in.Board.Points) || len(v.Seats) != len(w.in.Seats) {
		w.fail("the view has %d cells and %d seats", len(v.Cells), len(v.Seats))
	}
	if v.Actor != w.pos.Actor() || v.Outcome != w.pos.Outcome() {
		w.fail("the view says actor %d, outcome %+v; they are %d, %+v", v.Actor, v.Outcome, w.pos.Actor(), w.pos.Outcome())
	}
	for i, c := range v.Cells {
		if c.Piece == game.NoPiece && (c.Commander != game.NoSeat || c.Mark != 0) {
			w.fail("%s is empty and has commander %d, mark %b", w.in.Board.Name(game.Square(i)), c.Commander, c.Mark)
		}
		if c.Piece != game.NoPiece && int(c.Piece.Origin()) >= len(w.in.Armies) {
			w.fail("%s holds a piece of army %d", w.in.Board.Name(game.Square(i)), c.Piece.Origin())
		}
		if c.Commander != game.NoSeat && !(w.pos.Alive().Has(c.Commander) || w.pos.Outcome().Over) {
			w.fail("%s is commanded by %d, who is out", w.in.Board.Name(game.Square(i)), c.Commander)
		}
	}
	for s := range v.Seats {
		w.checkSeatView(v, game.Seat(s))
	}
}

func (w *walk) checkSeatView(v *game.View, s game.Seat) {
	p := v.Seats[s]
	if p.Alive != w.pos.Alive().Has(s) {
		w.fail("the view of seat %d says alive %v", s, p.Alive)
	}
	friends := game.SetOf(s)
	if p.Ally != game.NoSeat {
		friends = friends.With(p.Ally)
		if int(p.Ally) >= len(v.Seats) || v.Seats[p.Ally].Ally != s {
			w.fail("seat %d is allied with %d, but not the other way", s, p.Ally)
		}
	}
	if got := w.pos.Friends(s); p.Alive && got != friends {
		w.fail("friends of seat %d are %b, the view shows %b", s, got, friends)
	}
	if !p.Alive {
		return
	}
	attackers := w.pos.Check(nil, s)
	if p.Checked != (len(attackers) > 0) {
		w.fail("seat %d is attacked from %v, the view says checked %v", s, attackers, p.Checked)
	}
	if p.King == game.NoSquare {
		return
	}
	c := v.Cells[p.King]
	if c.Piece.Kind() != game.King || c.Commander != s {
		w.fail("seat %d's king should stand on %s, there is %s", s, w.in.Board.Name(p.King), cellName(c))
	}
	if marked := c.Mark&game.MarkCheck != 0; marked != p.Checked {
		w.fail("seat %d checked %v, its king's mark %v", s, p.Checked, marked)
	}
}

// checkHidden: face-down pieces show their slot at most, and the bags hold as
// many pieces as lie face down.
func (w *walk) checkHidden(v *game.View) {
	hidden, bags := map[game.Army]int{}, map[game.Army]int{}
	mixed := false
	for i, c := range v.Cells {
		if !c.Piece.Hidden() {
			continue
		}
		hidden[c.Piece.Origin()]++
		if unknown(c.Piece) {
			mixed = true
			if c.Piece.Origin() != 0 || c.Commander != game.NoSeat {
				w.fail("the unknown piece on %s shows whose it is", w.in.Board.Name(game.Square(i)))
			}
		}
	}
	for i, b := range v.Bags {
		if b.N <= 0 {
			w.fail("bag entry %+v is empty", b)
		}
		if i > 0 && (b.Army < v.Bags[i-1].Army || b.Army == v.Bags[i-1].Army && b.Kind <= v.Bags[i-1].Kind) {
			w.fail("bags are not ordered: %+v", v.Bags)
		}
		if mixed {
			b.Army = 0
		}
		bags[b.Army] += b.N
	}
	for army := range game.Army(4) {
		if hidden[army] != bags[army] {
			w.fail("%d pieces of army %d lie face down, its bag holds %d", hidden[army], army, bags[army])
		}
	}
}

// checkEvents: events speak the truth about the position they led to.
func (w *walk) checkEvents() {
	w.rare = false
	ended := false
	for _, e := range w.events {
		switch e.Type {
		case game.NoEvent:
			w.fail("an event that is none\n%s", SpellAll(w.events))
		case game.Moved, game.Captured:
			continue
		case game.Check:
			w.checkCheck(e)
			continue
		case game.Stale:
			if w.view.Cells[e.From].Mark&game.MarkStale == 0 {
				w.fail("%s is not marked as stale\n%s", w.in.Board.Name(e.From), SpellAll(w.events))
			}
			continue
		case game.Ended:
			ended = true
		case game.Revealed, game.Activated, game.Exchanged:
			w.rare = w.rare || w.rng.IntN(8) == 0
			continue
		}
		w.rare = true
	}
	if over := w.pos.Outcome().Over; ended != over {
		w.fail("over is %v, an Ended event was told: %v\n%s", over, ended, SpellAll(w.events))
	}
	if len(w.events) == 0 {
		w.fail("a turn without events")
	}
	w.checkResignation()
}

// checkResignation: a seat that resigned is out, and an event says so.
func (w *walk) checkResignation() {
	t, err := w.in.ParseTurn(w.played)
	if err != nil {
		w.fail("turn %s does not read: %v", w.played, err)
	}
	s, ok := t.Resigns()
	if !ok {
		return
	}
	told := slices.ContainsFunc(w.events, func(e game.Event) bool {
		return e.Type == game.WentOut && e.Seat == s && e.Fall == game.Resigned
	})
	if !told || w.pos.Alive().Has(s) {
		w.fail("seat %d has resigned: WentOut told %v, alive %v", s, told, w.pos.Alive().Has(s))
	}
}

// checkCheck checks that a reported check is one, unless an elimination after it in the same
// turn may have ended it.
func (w *walk) checkCheck(e game.Event) {
	if slices.ContainsFunc(w.events, func(x game.Event) bool { return x.Type == game.WentOut }) {
		return
	}
	if int(e.Seat) >= len(w.view.Seats) || !w.view.Seats[e.Seat].Checked || w.view.Seats[e.Seat].King != e.To {
		w.fail("a Check event for what is no check: %s", Spell(e))
	}
	if !slices.Contains(w.pos.Check(nil, e.Seat), e.From) {
		w.fail("a Check event from %s, which does not attack: %s", w.in.Board.Name(e.From), Spell(e))
	}
}
