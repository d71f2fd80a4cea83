package match

import (
	"strings"

	"yanyi/game"
	"yanyi/game/notation"
)

// verdict is the end of a match if its position alone does not show it: an agreed draw, or a
// result in the record that no turn shows.
type verdict struct {
	agreed bool
	ruling ruling
}

// ruling is a result in a record that no turn shows: by resignation, on time, or by a decision
// away from the board.
type ruling struct {
	stands bool
	winner game.Seat // NoSeat in a draw
	with   game.SeatSet
	reason string // locale key
	said   string // the record's Termination, "" if it has none
}

// given reports whether the verdict decides the result rather than the position alone.
func (v *verdict) given() bool { return v.agreed || v.ruling.stands }

// of is the outcome of a match with the given position and turns.
func (v *verdict) of(in *game.Info, pos game.Position, moves []*Move) game.Outcome {
	if v.agreed {
		return game.Outcome{Over: true, Winner: game.NoSeat, Side: game.NoSeat,
			Reason: "event.result.draw.agreement", Points: drawnPoints(in, pos.Alive(), moves)}
	}
	o := pos.Outcome()
	if n := len(moves); o.Over && n > 0 && moves[n-1].Fell && o.Reason == "event.result.by.resign" {
		o.Reason = "event.result.by.time"
	}
	if !v.ruling.stands || o.Over && !goesOn(pos) {
		return o
	}
	return v.ruling.outcome(in, pos.Alive(), moves)
}

// outcome is the one that a ruling makes of a game that its position leaves open.
func (r *ruling) outcome(in *game.Info, alive game.SeatSet, moves []*Move) game.Outcome {
	o := game.Outcome{Over: true, Winner: r.winner, With: r.with, Side: game.NoSeat, Reason: r.reason}
	if len(in.Seats) == 2 && r.winner != game.NoSeat {
		o.Side = 1 - r.winner
	} else {
		o.Reason = neutral // the player is unknown
	}
	if in.Scored {
		o.Points = r.points(in, drawnPoints(in, alive, moves), alive)
	}
	return o
}

// points are those of a result that no turn shows (game/threekingdoms/README.md, Going out):
// those of a draw, but among the living the winner has 2 and the others nothing.
//
// Ruling: if nobody was out yet, the first one out is unknown.
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

// drawnPoints are the points of a draw by agreement (game/threekingdoms/README.md, Going out):
// 1 for each player alive, for the first out 1, or −1 if it resigned while three lived. A
// player out before the match began counts as the first.
func drawnPoints(in *game.Info, alive game.SeatSet, moves []*Move) (points [3]int8) {
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

// firstOut is the first player eliminated in some turns, and how; NoSeat if none was.
func firstOut(moves []*Move) (first game.Seat, how game.Fall) {
	for _, move := range moves {
		for _, e := range move.Events {
			if e.Type == game.WentOut {
				return e.Seat, e.Fall
			}
		}
	}
	return game.NoSeat, 0
}

// Told accepts a record's result, in the rules' words, with its Termination, and reports
// whether it is that of the turns or possible in this match. A draw counts as agreed.
func (m *Match) Told(result, termination string) bool {
	got := m.in.Result(m.Outcome())
	if result == "" || result == "*" || result == got {
		return true
	}
	winner, with := m.in.Winners(result)
	if winner != game.NoSeat && m.Alive()&with.With(winner) == 0 {
		winner = game.NoSeat // a player who is out, and those who would win together with that player
	}
	switch {
	case got != "*" && !(notation.Chinese(m.in) && goesOn(m.Position())),
		m.Deploying() || winner == game.NoSeat && result != "draw":
		return false
	case winner == game.NoSeat && m.in.Drawable:
		m.verdict.agreed = true
		return true
	}
	m.verdict.ruling = ruling{stands: true, winner: winner, with: with, reason: reasonOf(termination), said: termination}
	return true
}

// reasonOf is the meaning of a record's Termination, the neutral reason if it says nothing.
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

// neutral is the reason of a result on which the record says no more.
const neutral = "event.result.by.record"
