package advice

import "yanyi/game"

// Refutation is what a rival makes of a turn, where a person understands it.
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

// whole is from what weight on a piece, or what it costs more than it brings, is a whole
// one: more than a soldier.
const whole = worthTelling

// Against says what harm a line does to the player who has just moved: it loses a whole
// piece for nothing or for too little, its king, the emperor to a rival, or an alliance that
// it could have made, or two rivals become allies. pos is the position after the turn, done what happened in it, and the line
// begins with the answer. It answers false where nobody is harmed in a way that is plain to
// see, as by a fair exchange; what is drawn is nobody's fault.
func Against(v game.Variant, o game.Options, pos game.Position, done []game.Event, me game.Seat, line []string) (r Refutation, ok bool) {
	w := witness{v: v, o: o, me: me, pos: pos.Clone()}
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
			if w.turns++; w.turns > 1 || len(v.Info().Seats) > 2 { // of three too much may come between
				break
			}
		} else if r.Why = w.harm(w.pos, t, line[i:]); r.Why.Key != "" && (i == 0 || w.turns > 0 || w.alone(t, r.Why.Key)) {
			return w.told(r, t), true
		}
		if w.pos.Do(t.WithReveal(game.Reveal{})); w.pos.Actor() == game.Chance {
			break
		}
		w.gains(w.pos.Events(nil))
	}
	return Refutation{}, false
}

// witness follows a line against a player.
type witness struct {
	v     game.Variant
	o     game.Options
	me    game.Seat
	pos   game.Position
	start game.Position // before the answers
	had   int           // won by then
	turns int           // of the player's own in the line
	won   int           // the weight of what it has taken
	prize game.Piece    // the last of it
	harms *judge        // the rival's turn that is looked at
}

// told completes a refutation with the turn that does the harm.
func (w *witness) told(r Refutation, t game.Turn) Refutation {
	if w.turns > 0 {
		r.Then = t.Chosen()
		return r
	}
	r.By, r.Reply, r.Move = w.pos.Actor(), t.Chosen(), w.pos.Notate(t)
	return r
}

// gains counts what the player takes and loses.
func (w *witness) gains(events []game.Event) {
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

// harm is what a rival's turn does to the player, the zero phrase for nothing.
func (w *witness) harm(pos game.Position, t game.Turn, line []string) game.Phrase {
	w.harms = newJudge(w.v, w.o, pos, t)
	if !w.harms.rival(w.me) || len(w.harms.after) == 0 {
		return game.Phrase{}
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

// alone reports whether the turn of the second of two rivals does the same harm if the first
// does nothing: what only both can do together is not what a turn lets happen.
func (w *witness) alone(t game.Turn, key string) bool {
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
func (w *witness) mated() game.Phrase {
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
func (w *witness) matedSoon(line []string) game.Phrase {
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
func (w *witness) outdone() game.Phrase {
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
func (w *witness) robbed() game.Phrase {
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
		return game.Phrase{} // what it is nobody knows
	}
	return game.Say("coach.takes", target(e.Piece))
}

// spoiled is that the player could make an alliance with the next turn and cannot any more.
func (w *witness) spoiled() game.Phrase {
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

// takesBack is the rival's piece on a square, if the player may take it there in some
// draw or if that cannot be told; NoPiece if it surely cannot.
func (w *witness) takesBack(sq game.Square) game.Piece {
	j := w.harms
	for i := range j.after {
		f := &j.after[i]
		p := at(f.pos, sq)
		if p == game.NoPiece || f.pos.Outcome().Over { // who shoots from afar is not there
			continue
		}
		if next, ok := j.passed(f.pos, w.me); !ok || lands(next, sq) {
			return p
		}
	}
	return game.NoPiece
}
