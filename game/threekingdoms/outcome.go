package threekingdoms

import "yanyi/game"

// ending is why a game ended on the board.
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

// result judges whether the game has ended, and how (README.md, Going out; Modes).
type result struct {
	p *position
	m *moving
}

func (p *position) result() result { return result{p, &p.moving} }

// judgeEnd ends the game when one player is left, or in 速战速决 when the first
// goes out.
func (r result) judgeEnd() {
	switch {
	case r.p.ending != goesOn:
	case r.m.rules.pact:
		r.judgePact()
	case r.m.alive.Len() == 1:
		r.p.ending, r.p.victor = lastStanding, single(r.m.alive)
	case r.m.mode == firstFall && r.m.alive.Len() == 2:
		r.judgeMaterial()
	}
}

// judgeMaterial compares what the two survivors command (README.md, Modes).
func (r result) judgeMaterial() {
	a := single(r.m.alive)
	b := single(r.m.alive.Without(a))
	switch m, n := r.material(a), r.material(b); {
	case m > n:
		r.p.ending, r.p.victor = byMaterial, a
	case m < n:
		r.p.ending, r.p.victor = byMaterial, b
	default:
		r.p.ending = equalMaterial
	}
}

// keepTurn gives a finished position its turn: the winner's, in a draw that of the
// player who would have moved (README.md, Fine points 1).
func (r result) keepTurn() {
	switch {
	case r.p.victor != game.NoSeat:
		r.m.turn = r.p.victor
	case r.p.ending == equalMaterial:
		r.m.turn, _ = r.p.order().next()
	}
}

// material is the value of all a seat commands; what lies face down counts by its
// army's bag.
func (r result) material(s game.Seat) int {
	sum := 0
	for sq := range r.m.forces(s).all {
		if piece := r.m.board[sq]; !piece.Hidden() {
			sum += r.m.rules.values[piece.Kind()]
		}
	}
	for army, c := range r.m.command {
		for k := game.King; c == s && k <= game.Wazir; k++ {
			sum += r.p.bag[army].Count(k) * r.m.rules.values[k]
		}
	}
	return sum
}

// Outcome is how the game stands: ended on the board, drawn by a position's third
// occurrence, by fifty rounds or by perpetual check (README.md, Going out; Ends).
func (p *position) Outcome() game.Outcome {
	reason, side := p.result().reason()
	if reason == "" {
		return game.Outcome{Winner: game.NoSeat, Side: game.NoSeat}
	}
	o := game.Outcome{Over: true, Winner: p.victor, Reason: reason, Side: side, Points: p.result().score(p.victor)}
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

// perpetual is how many own turns in succession begun in check, without a capture by anybody
// in between, draw the game.
const perpetual = 9

// reason is the locale key of why the game is over, "" if it is not, and its side.
func (r result) reason() (string, game.Seat) {
	if r.p.ending != goesOn || r.p.chance {
		return endReasons[r.p.ending], r.m.turn
	}
	if r.p.history.Count(r.p.repetition(), int(r.p.still)) >= 3 {
		return "event.result.draw.repetition", game.NoSeat
	}
	if r.quietLeft() <= 0 {
		return r.m.rules.clockReason, game.NoSeat
	}
	for s, n := range r.m.rights.inRow {
		if n >= perpetual {
			return "event.result.draw.perpetual", game.Seat(s)
		}
	}
	return "", game.NoSeat
}

// quietLeft is how many more quiet turns draw the game: fifty rounds are 50 for each
// living player.
func (r result) quietLeft() int { return 50*r.m.alive.Len() - int(r.p.clock) }

// score is the points of a finished game (README.md, Going out): winner 2, first out
// 1 or −1 for resigning while three lived, second out 0, drawn players 1 each.
//
// Ruling: in 速战速决 the survivor with less material stands as second out. Where
// a position read from text does not tell who went out first, the earlier in turn
// order did.
func (r result) score(winner game.Seat) (points [3]int8) {
	switch {
	case r.m.rules.pact:
		return r.m.rules.info.PactPoints(winner)
	case winner != game.NoSeat:
		points[winner] = 2
	default:
		for s := range points {
			if r.m.alive.Has(game.Seat(s)) {
				points[s] = 1
			}
		}
	}
	if first := r.p.fallen[0]; first != game.NoSeat {
		points[first] = 1
		if r.p.quit.Has(first) {
			points[first] = -1
		}
	}
	return points
}
