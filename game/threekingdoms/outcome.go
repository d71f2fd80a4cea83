package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// ending is the reason why a game ended on the board.
type ending uint8

const (
	goesOn ending = iota
	lastStanding
	byMaterial
	equalMaterial
	drawnStalemate // guoji: no legal move, not in check
	drawnMaterial  // guoji: too little left to mate
	kingsMet       // 魏蜀见面则吴胜
	alliesWon      // chibi: Wei is out
)

// judgeEnd ends the game when one player is left, or in 速战速决 at the first elimination.
func (p *position) judgeEnd() {
	switch {
	case p.ending != goesOn:
	case p.moving.rules.pact:
		p.judgePact()
	case p.moving.alive.Len() == 1:
		p.ending, p.victor = lastStanding, single(p.moving.alive)
	case p.moving.mode == firstFall && p.moving.alive.Len() == 2:
		p.judgeMaterial()
	}
}

// judgeMaterial compares the material of the two survivors (README.md, Modes).
func (p *position) judgeMaterial() {
	a := single(p.moving.alive)
	b := single(p.moving.alive.Without(a))
	switch m, n := p.material(a), p.material(b); {
	case m > n:
		p.ending, p.victor = byMaterial, a
	case m < n:
		p.ending, p.victor = byMaterial, b
	default:
		p.ending = equalMaterial
	}
}

// keepTurn sets the side to move of a finished position: the winner, in a draw the player who
// would have moved (README.md, Fine points 1).
func (p *position) keepTurn() {
	switch {
	case p.victor != game.NoSeat:
		p.moving.turn = p.victor
	case p.ending == equalMaterial:
		p.moving.turn, _ = p.next()
	}
}

// material is the value of all pieces a seat commands; face-down pieces count by their army's
// bag.
func (p *position) material(s game.Seat) int {
	sum := 0
	for sq := range p.moving.forces(s).all {
		if piece := p.moving.board[sq]; !piece.Hidden() {
			sum += p.moving.rules.values[piece.Kind()]
		}
	}
	for army, c := range p.moving.command {
		for k := game.King; c == s && k <= game.Wazir; k++ {
			sum += p.bag[army].Count(k) * p.moving.rules.values[k]
		}
	}
	return sum
}

// Outcome is the state of the game: ended on the board, drawn by a position's third occurrence,
// by fifty rounds or by perpetual check (README.md, Going out; Ends).
func (p *position) Outcome() game.Outcome {
	reason, side := p.reason()
	if reason == "" {
		return game.Outcome{Winner: game.NoSeat, Side: game.NoSeat}
	}
	o := game.Outcome{Over: true, Winner: p.victor, Reason: reason, Side: side, Points: p.score(p.victor)}
	if p.ending == alliesWon {
		o.With = bound.Without(p.victor)
	}
	return o
}

var endReasons = [...]string{
	lastStanding:   "event.result.by.last",
	byMaterial:     "event.result.by.material",
	equalMaterial:  "event.result.draw.equal",
	drawnStalemate: "event.result.draw.stalemate",
	drawnMaterial:  "event.result.draw.material",
	kingsMet:       "event.result.by.met",
	alliesWon:      "event.result.by.allies",
}

// perpetual is the number of own turns in succession begun in check, without a capture by
// anybody in between, that draws the game.
const perpetual = 9

// reason is the locale key of the game's end, "" if it goes on, and the side it names.
func (p *position) reason() (string, game.Seat) {
	if p.ending != goesOn || p.chance {
		return endReasons[p.ending], p.moving.turn
	}
	if p.History.Count(p.repetition(), int(p.still)) >= 3 {
		return "event.result.draw.repetition", game.NoSeat
	}
	if p.quietLeft() <= 0 {
		return p.moving.rules.clockReason, game.NoSeat
	}
	for s, n := range p.moving.rights.inRow {
		if n >= perpetual {
			return "event.result.draw.perpetual", game.Seat(s)
		}
	}
	return "", game.NoSeat
}

// quietLeft is the number of quiet turns until the draw: fifty rounds are 50 for each living
// player.
func (p *position) quietLeft() int { return 50*p.moving.alive.Len() - int(p.clock) }

// Granted is the points of an eliminated seat while the others play on (README.md, Going out).
func (p *position) Granted(s game.Seat) int {
	switch {
	case p.fallen[0] != s:
		return 0
	case p.quit.Has(s):
		return -1
	}
	return 1
}

// score is the points of a finished game (README.md, Going out): winner 2, first out 1 or −1 for
// resigning while three lived, second out 0, drawn players 1 each.
//
// Ruling: in 速战速决 the survivor with less material counts as second out. If a position read from
// text does not say who went out first, the earlier in turn order did.
func (p *position) score(winner game.Seat) (points [3]int8) {
	switch {
	case p.moving.rules.pact:
		return p.moving.rules.info.PactPoints(winner)
	case winner != game.NoSeat:
		points[winner] = 2
	default:
		for s := range points {
			if p.moving.alive.Has(game.Seat(s)) {
				points[s] = 1
			}
		}
	}
	if first := p.fallen[0]; first != game.NoSeat {
		points[first] = 1
		if p.quit.Has(first) {
			points[first] = -1
		}
	}
	return points
}

// insistent is the number of own turns in succession begun in check that causes a warning.
const insistent = perpetual - 3

// Warning names the count that is about to end the game, else that one piece alone keeps two
// allied kings from facing (game.Warner; README.md, Going out; Wei and Shu face each other;
// Ends).
func (p *position) Warning() game.Phrase {
	if reason, _ := p.reason(); reason != "" || p.chance {
		return game.Phrase{}
	}
	if s, n := p.harried(); n >= insistent {
		return game.Say("event.offer.perpetual.warn.guoji", game.OfSeat("side", s), game.OfNumber("n", n))
	}
	if p.History.Count(p.repetition(), int(p.still)) == 2 {
		return game.Say("event.offer.repeat.warn")
	}
	if quiet := board.Quiet(p.moving.rules.clockWarning, p.quietLeft()); quiet.Key != "" || p.moving.facingKings() == nil {
		return quiet
	}
	return game.Say("event.offer.met.warn", game.OfSeat("a", game.Wei), game.OfSeat("b", game.Shu), game.OfSeat("side", game.Wu))
}

// harried is the living player with the most own turns in succession begun in check, and their
// number.
func (p *position) harried() (s game.Seat, n int) {
	for i, in := range p.moving.rights.inRow {
		if int(in) > n && p.moving.alive.Has(game.Seat(i)) {
			s, n = game.Seat(i), int(in)
		}
	}
	return s, n
}
