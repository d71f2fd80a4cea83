package advice

import (
	"slices"

	"yanyi/game"
)

// matesSoon says that the line of two players ends in mate against every answer: the mating
// side checks with every turn but the first.
func (j *judge) matesSoon(line []string) game.Phrase {
	if !j.two() || len(j.after) != 1 {
		return game.Phrase{}
	}
	pos, n := j.pos.Clone(), 0
	for _, text := range line {
		t, err := game.Find(j.in, pos, text)
		if err != nil || t.HasReveal() {
			return game.Phrase{}
		}
		if pos.Actor() == j.me {
			n++
		}
		if pos.Do(t); pos.Actor() == game.Chance {
			return game.Phrase{}
		}
	}
	if o := pos.Outcome(); n < 2 || !o.Won(j.me) {
		return game.Phrase{}
	}
	p := prover{pos: j.after[0].pos.Clone(), me: j.me, left: mostTries}
	if !p.lost(n - 1) {
		return game.Phrase{}
	}
	return game.Say("hint.mate.in", game.OfNumber("n", n))
}

// mostTries bounds the turns tried to prove a mate, because the page does it between two frames.
const mostTries = 4000

// prover shows that a player mates.
type prover struct {
	pos  game.Position
	me   game.Seat
	left int
}

// lost reports whether the answering side is mated within n turns against every defence.
func (p *prover) lost(n int) bool {
	if o := p.pos.Outcome(); o.Over {
		return o.Won(p.me)
	}
	for _, t := range p.pos.Turns(nil) {
		p.left--
		p.pos.Do(t)
		lost := p.wins(n)
		if p.pos.Undo(); !lost {
			return false
		}
	}
	return true
}

// wins reports whether the player, who is to move, mates within n turns.
func (p *prover) wins(n int) bool {
	if o := p.pos.Outcome(); o.Over || n == 0 {
		return o.Won(p.me)
	}
	other := game.First
	if p.me == game.First {
		other = game.Second
	}
	for _, t := range p.pos.Turns(nil) {
		if p.left--; p.left < 0 {
			return false
		}
		p.pos.Do(t)
		won := len(p.pos.Check(nil, other)) > 0 && p.lost(n-1)
		if p.pos.Undo(); won {
			return true
		}
	}
	return false
}

// threatensMate says that the mover would mate a rival with its next turn if the others passed.
func (j *judge) threatensMate() game.Phrase {
	f, plain := j.plain()
	if !plain || j.inCheck(f) {
		return game.Phrase{}
	}
	next, ok := j.passed(f.pos, j.me)
	if !ok {
		return game.Phrase{}
	}
	for _, s := range j.rivals {
		if mates(next, s, every) {
			return j.ofSide("hint.threat.mate", s)
		}
	}
	return game.Phrase{}
}

// preventsMate is that a rival on turn could have mated the mover before the turn, not after.
func (j *judge) preventsMate() game.Phrase {
	f, plain := j.plain()
	if !plain || j.before.Seats[j.me].Checked {
		return game.Phrase{}
	}
	for _, s := range j.rivals {
		before, ok := j.passed(j.pos, s)
		if !ok || !mates(before, j.me, every) {
			continue
		}
		if after, ok := j.passed(f.pos, s); ok && !mates(after, j.me, some) {
			return j.ofSide("hint.prevents.mate", s)
		}
	}
	return game.Phrase{}
}

// whether something happens whatever is drawn, or by some draw.
const (
	every = true
	some  = false
)

// mates reports whether the player to move has a turn that mates a player.
func mates(pos game.Position, victim game.Seat, always bool) bool {
	pos = pos.Clone()
	by := pos.Actor()
	for _, t := range pos.Turns(nil) {
		pos.Do(t)
		mated := 0
		reveals := []game.Reveal{{}}
		if pos.Actor() == game.Chance {
			reveals = pos.Reveals(nil)
		}
		for _, d := range reveals {
			drawn := pos.Actor() == game.Chance
			if drawn {
				pos.DoReveal(d)
			}
			if felled(pos, by, victim) {
				mated++
			}
			if drawn {
				pos.Undo()
			}
		}
		pos.Undo()
		if mated == len(reveals) || mated > 0 && !always {
			return true
		}
	}
	return false
}

// felled reports whether the last turn, of one player, mated another.
func felled(pos game.Position, by, victim game.Seat) bool {
	if o := pos.Outcome(); o.Won(by) && o.Reason == "event.result.by.mate" {
		return true
	}
	return slices.ContainsFunc(pos.Events(nil), func(e game.Event) bool {
		return e.Type == game.WentOut && e.Seat == victim && e.Fall == game.Mated && e.Other == by
	})
}
