package match

import (
	"strings"

	"yanyi/game"
)

// verdict is how a match has ended where its position alone does not tell: a draw was
// agreed, or the record tells a result that no turn of it shows.
type verdict struct {
	agreed bool
	ruling ruling
}

// ruling is a result that a record tells and no turn of it shows: somebody resigned,
// ran out of time, or was judged to have won away from the board.
type ruling struct {
	stands bool
	winner game.Seat // NoSeat in a draw
	with   game.SeatSet
	reason string // locale key
	said   string // the record's Termination, "" if it has none
}

// given reports whether the position alone does not tell how the match stands.
func (v *verdict) given() bool { return v.agreed || v.ruling.stands }

// of is how a match stands whose position and turns are these.
func (v *verdict) of(in *game.Info, pos game.Position, moves []Move) game.Outcome {
	if v.agreed {
		return game.Outcome{Over: true, Winner: game.NoSeat, Side: game.NoSeat,
			Reason: "event.result.draw.agreement", Points: drawnPoints(in, pos.Alive(), moves)}
	}
	o := pos.Outcome()
	if n := len(moves); o.Over && n > 0 && moves[n-1].Timed && o.Reason == "event.result.by.resign" {
		o.Reason = "event.result.by.time"
	}
	if !v.ruling.stands || o.Over && !goesOn(pos) {
		return o
	}
	return v.ruling.outcome(in, pos.Alive(), moves)
}

// outcome is the one that a ruling makes of a game that its position leaves open.
func (r *ruling) outcome(in *game.Info, alive game.SeatSet, moves []Move) game.Outcome {
	o := game.Outcome{Over: true, Winner: r.winner, With: r.with, Side: game.NoSeat, Reason: r.reason}
	if len(in.Seats) == 2 && r.winner != game.NoSeat {
		o.Side = 1 - r.winner
	} else {
		o.Reason = neutral // nobody knows who it was
	}
	if in.Scored {
		o.Points = r.points(in, drawnPoints(in, alive, moves), alive)
	}
	return o
}

// points are those of a result that no turn shows (game/threekingdoms/README.md, Going
// out): those of a draw, but of who still lives the winner has 2 and the others nothing.
//
// Ruling: where nobody was out yet, nobody is known to have been the first.
func (r *ruling) points(in *game.Info, drawn [3]int8, alive game.SeatSet) [3]int8 {
	switch {
	case r.winner == game.NoSeat:
		return drawn
	case in.Pact != 0:
		return in.PactPoints(r.winner)
	}
	for s := range drawn {
		if alive.Has(game.Seat(s)) {
			drawn[s] = 0
		}
	}
	drawn[r.winner] = 2
	return drawn
}

// drawnPoints are the points of a draw by agreement (game/threekingdoms/README.md,
// Going out): 1 for each player alive, for the first out 1, or −1 if it resigned
// while three lived. Who was out before the match began counts as the first.
func drawnPoints(in *game.Info, alive game.SeatSet, moves []Move) (points [3]int8) {
	switch {
	case !in.Scored:
		return points
	case in.Pact != 0:
		return in.PactPoints(game.NoSeat)
	}
	first, fall := firstOut(moves)
	for s := range points {
		switch s := game.Seat(s); {
		case alive.Has(s) || first == game.NoSeat:
			points[s] = 1
		case s == first && fall == game.Resigned:
			points[s] = -1
		case s == first:
			points[s] = 1
		}
	}
	return points
}

// firstOut is who went out first in some turns, and how; NoSeat if nobody did.
func firstOut(moves []Move) (first game.Seat, how game.Fall) {
	for _, move := range moves {
		for _, e := range move.Events {
			if e.Type == game.WentOut {
				return e.Seat, e.Fall
			}
		}
	}
	return game.NoSeat, 0
}

// rule lets the result stand that a record tells, in the rules' words, and reports
// whether that can be one of this match. A draw is one that was agreed.
func (r *reader) rule(m *Match, result string) bool {
	winner, with := r.in.Winners(result)
	if winner != game.NoSeat && m.Alive()&with.With(winner) == 0 {
		winner = game.NoSeat // who is out, and all that would win with him
	}
	switch {
	case m.Deploying() || winner == game.NoSeat && result != "draw":
		return false
	case winner == game.NoSeat && r.in.Drawable:
		m.verdict.agreed = true
		return true
	}
	said := r.Value("Termination")
	m.verdict.ruling = ruling{stands: true, winner: winner, with: with, reason: reasonOf(said), said: said}
	return true
}

// reasonOf is what a record's Termination means, which has no fixed words; the neutral
// reason where it tells nothing.
func reasonOf(termination string) string {
	text := strings.ToLower(termination)
	switch {
	case strings.Contains(text, "resign"):
		return "event.result.by.resign"
	case strings.Contains(text, "time"), strings.Contains(text, "flag"):
		return "event.result.by.time"
	}
	return neutral
}

// neutral is the reason of a result of which the record tells no more.
const neutral = "event.result.by.record"
