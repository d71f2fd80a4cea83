package match

import (
	"strings"

	"yanyi/game"
)

// ruling is a result that a record tells and no turn of it shows: somebody resigned,
// ran out of time, or was judged to have won away from the board.
type ruling struct {
	stands bool
	winner game.Seat // NoSeat in a draw
	reason string    // locale key
	said   string    // the record's Termination, "" if it has none
}

// rule lets the result stand that a record tells, in the rules' words, and reports
// whether that can be one of this match. A draw is one that was agreed.
func (m *Match) rule(result, termination string) bool {
	winner := game.NoSeat
	for s, seat := range m.in.Seats {
		if seat.Result == result && m.pos.Alive().Has(game.Seat(s)) {
			winner = game.Seat(s)
		}
	}
	switch {
	case m.Deploying() || winner == game.NoSeat && result != "draw":
		return false
	case winner == game.NoSeat && m.in.Drawable:
		m.agreed = true
		return true
	}
	m.ruling = ruling{stands: true, winner: winner, reason: reasonOf(termination), said: termination}
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

// ruled is the outcome that a ruling makes of one that is open.
func (m *Match) ruled(o game.Outcome) game.Outcome {
	if o.Over || !m.ruling.stands {
		return o
	}
	r := &m.ruling
	o = game.Outcome{Over: true, Winner: r.winner, Side: game.NoSeat, Reason: r.reason}
	if len(m.in.Seats) == 2 && r.winner != game.NoSeat {
		o.Side = 1 - r.winner
	} else {
		o.Reason = neutral // nobody knows who it was
	}
	if m.in.Scored {
		o.Points = m.ruledPoints()
	}
	return o
}

// ruledPoints are the points of a result that no turn shows
// (game/threekingdoms/README.md, Going out): those of a draw, but of who still lives the
// winner has 2 and the others nothing.
//
// Ruling: where nobody was out yet, nobody is known to have been the first.
func (m *Match) ruledPoints() [3]int8 {
	points := m.drawnPoints()
	if m.ruling.winner == game.NoSeat {
		return points
	}
	for s := range points {
		if m.pos.Alive().Has(game.Seat(s)) {
			points[s] = 0
		}
	}
	points[m.ruling.winner] = 2
	return points
}
