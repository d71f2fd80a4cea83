package advice

import "yanyi/game"

// Refutation is a rival's answer to a turn and its harm, where a person can see it.
type Refutation struct {
	By    game.Seat
	Reply game.Turn   // the rival's answer
	Move  game.Phrase // the same, as players write it
	Then  game.Turn   // the turn after the next that does the harm, NoTurn if the answer does
	Why   game.Phrase
}

// Said is the refutation in words.
func (r *Refutation) Said() game.Phrase {
	key := "coach.line"
	if r.Then != game.NoTurn {
		key = "coach.line.then"
	}
	return game.Say(key, game.OfSeat("side", r.By), game.OfPhrase("move", r.Move), game.OfPhrase("why", r.Why))
}

// whole is the least weight of a lossthat counts as a whole piece: more than a soldier.
const whole = worthTelling

// Against names the harm that a line does to the player who has just moved: the loss of a whole
// piece for nothing or for too little, of the king, of the emperor to a rival, of an alliance
// that the player could have made, or an alliance of two rivals. pos is the position after the
// turn, done the turn's events, and the line begins with the answer. It returns false where no
// harm is plain to see, as after a fair exchange; draws from a bag are nobody's fault.
func Against(v game.Variant, o game.Options, pos game.Position, done []game.Event, me game.Seat, line []string) (r Refutation, ok bool) {
	w := refuter{v: v, o: o, me: me, pos: pos.Clone()}
	w.gains(done)
	w.start, w.had = w.pos.Clone(), w.won
	for i, text := range line {
		t, err := game.Find(v.Info(), w.pos, text)
		if err != nil || w.pos.Outcome().Over {
			break
		}
		if i == 0 {
			r = Refutation{By: w.pos.Actor(), Reply: t.Chosen(), Move: w.pos.Notate(t)}
		}
		if w.pos.Actor() == me {
			if w.turns++; w.turns > 1 {
				break
			}
		} else if r.Why = w.harm(w.pos, t, line[i:]); r.Why.Key != "" && w.does(&r, t, i == 0) {
			return w.told(r, t), true
		}
		if w.pos.Do(t.WithReveal(game.Reveal{})); w.pos.Actor() == game.Chance {
			break
		}
		w.gains(w.pos.Events(nil))
	}
	return Refutation{}, false
}

// refuter follows a line against a player.
type refuter struct {
	v     game.Variant
	o     game.Options
	me    game.Seat
	pos   game.Position
	start game.Position // before the answers
	had   int           // won by then
	turns int           // of the player's own in the line
	won   int           // the weight of the player's captures
	prize game.Piece    // the last of it
	harms *judge        // the rival's turn under examination
}

// told completes a refutation with the harmful turn.
func (w *refuter) told(r Refutation, t game.Turn) Refutation {
	if w.turns > 0 {
		r.Then = t.Chosen()
		return r
	}
	r.By, r.Reply, r.Move = w.pos.Actor(), t.Chosen(), w.pos.Notate(t)
	return r
}

// gains counts the player's captures and losses.
func (w *refuter) gains(events []game.Event) {
	for i := range events {
		e := &events[i]
		if e.Type != game.Captured && e.Type != game.Exchanged {
			continue
		}
		piece := e.Piece
		if piece.Hidden() {
			piece = e.Became
		}
		switch {
		case e.Type == game.Exchanged && e.Seat == w.me:
			w.won, w.prize = w.won+worth(e.Became)-worth(e.Piece), e.Became
		case e.Type == game.Exchanged:
		case e.Seat == w.me && e.Other != w.me:
			w.won, w.prize = w.won+worth(piece), piece
		case e.Other == w.me:
			w.won -= worth(piece)
		}
	}
}

// harm is the harm of a rival's turn to the player, or the zero phrase.
func (w *refuter) harm(pos game.Position, t game.Turn, line []string) game.Phrase {
	w.harms = newJudge(w.v, w.o, pos, t)
	switch {
	case !w.harms.rival(w.me) || len(w.harms.after) == 0:
		return game.Phrase{}
	case w.turns > 0 && w.v.Info().Pact == 0 && !w.harms.two(): // too much may come between, but a king is lost
		return w.mated()
	}
	for _, harm := range []func() game.Phrase{
		w.mated, func() game.Phrase { return w.matedSoon(line) }, w.outdone, w.robbed, w.spoiled,
	} {
		if p := harm(); p.Key != "" {
			return p
		}
	}
	return game.Phrase{}
}

// does reports whether the harm is that of one rival, so that it can be named: after the
// player's own turn that of the rival who answered, before it that of the rival who acts. A
// king mated by another rival is lost as well.
func (w *refuter) does(r *Refutation, t game.Turn, answer bool) bool {
	by := w.pos.Actor()
	switch {
	case w.turns == 0:
	case by == r.By || w.harms.two():
		return true
	case r.Why.Key == "coach.mate":
		r.Why = game.Say("coach.mate.side", side(by))
		return true
	default:
		return false
	}
	return answer || w.v.Info().Pact != 0 || w.alone(t, r.Why.Key)
}

// alone reports whether the second rival's turn does the same harm if the first rival does
// nothing: harm that takes two is not the turn's fault, unless the two are permanent allies.
func (w *refuter) alone(t game.Turn, key string) bool {
	pos, ok := w.harms.passed(w.start, w.pos.Actor())
	if !ok {
		return false
	}
	now := w.won
	w.won = w.had
	defer func() { w.won = now }()
	for _, legal := range pos.Turns(nil) {
		if legal.Chosen() == t.Chosen() {
			p := w.harm(pos, legal, nil)
			return p.Key == key
		}
	}
	return false
}

// mated is that the player is mated or out of the game.
func (w *refuter) mated() game.Phrase {
	lost := true
	for i := range w.harms.after {
		o := w.harms.after[i].pos.Outcome()
		lost = lost && o.Over && o.Winner != game.NoSeat && !o.Won(w.me)
	}
	if lost && w.harms.two() {
		return game.Say("coach.mate")
	}
	if _, ok := w.harms.sure(func(_ *future, e *game.Event) bool { return e.Type == game.WentOut && e.Seat == w.me }); ok || lost {
		return game.Say("coach.mate")
	}
	return game.Phrase{}
}

// matedSoon is that the line of two ends in mate, whatever the player does.
func (w *refuter) matedSoon(line []string) game.Phrase {
	if len(line) == 0 {
		return game.Phrase{}
	}
	p := w.harms.matesSoon(line)
	if p.Key == "" {
		return p
	}
	return game.Phrase{Key: "coach.mate.in", Args: p.Args}
}

// outdone is that a rival gains Han's army, or becomes another one's ally
// (game/threekingdoms/README.md, Diplomacy).
func (w *refuter) outdone() game.Phrase {
	j := w.harms
	e, ok := j.sure(func(_ *future, e *game.Event) bool {
		return (e.Type == game.Allied && e.Other != w.me || e.Type == game.Deposed) && e.Seat == j.me
	})
	switch {
	case !ok:
		return game.Phrase{}
	case e.Type == game.Allied:
		return game.Say("coach.allies", game.OfSeat("b", e.Other))
	case j.in.Rescue:
		return game.Say("coach.rescues")
	}
	return game.Say("coach.deposes")
}

// robbed is that the rival takes a whole piece, and the player gets too little for it.
func (w *refuter) robbed() game.Phrase {
	j := w.harms
	e, ok := j.sure(func(_ *future, e *game.Event) bool {
		return e.Type == game.Captured && e.Seat == j.me && e.Other == w.me
	})
	if !ok || worth(e.Piece) < whole {
		return game.Phrase{}
	}
	back := w.takesBack(e.From)
	if w.won+worth(back)-worth(e.Piece) > -whole {
		return game.Phrase{}
	}
	switch {
	case back != game.NoPiece && worth(back) > 0:
		return game.Say("coach.takes.for", target(e.Piece), piece(back))
	case w.won > 1:
		return game.Say("coach.takes.for", target(e.Piece), piece(w.prize))
	case back != game.NoPiece:
		return game.Phrase{} // its identity is unknown
	}
	return game.Say("coach.takes", target(e.Piece))
}

// spoiled is that the player could make an alliance with the next turn and cannot any more.
func (w *refuter) spoiled() game.Phrase {
	j := w.harms
	if j.two() || j.before.Diplomacy.Spent {
		return game.Phrase{}
	}
	pos, ok := j.passed(j.pos, w.me)
	if !ok {
		return game.Phrase{}
	}
	ally := allies(pos)
	if ally == game.NoSeat {
		return game.Phrase{}
	}
	for i := range j.after {
		next, ok := j.passed(j.after[i].pos, w.me)
		if !ok || allies(next) != game.NoSeat {
			return game.Phrase{}
		}
	}
	return game.Say("coach.spoils", game.OfSeat("b", ally))
}

// takesBack is the rival's piece on a square, if the player may take it there after some draw
// or if that is unknown; NoPiece if it surely cannot.
func (w *refuter) takesBack(sq game.Square) game.Piece {
	j := w.harms
	for i := range j.after {
		f := &j.after[i]
		p := at(f.pos, sq)
		if p == game.NoPiece || f.pos.Outcome().Over { // a cannon far away is not on the square
			continue
		}
		if next, ok := j.passed(f.pos, w.me); !ok || lands(next, sq) {
			return p
		}
	}
	return game.NoPiece
}
