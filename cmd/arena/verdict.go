package main

import (
	"fmt"

	"yanyi/game"
	"yanyi/game/match"
)

// adjudication ends games that are decided.
type adjudication struct {
	score int // centipawns; 0 for no such end
	turns int // of each player
	plies int // of the whole game; 0 for no such end
}

// parse reads SCORE,TURNS.
func (a *adjudication) parse(text string) error {
	var rest string
	n, _ := fmt.Sscanf(text, "%d,%d%s", &a.score, &a.turns, &rest)
	if n != 2 || a.score < 1 || a.turns < 1 {
		return fmt.Errorf("want SCORE,TURNS, such as 1000,4")
	}
	return nil
}

// verdict follows a game to see when it is decided: when all players have agreed,
// in that many turns of each running, that the same one of two wins.
type verdict struct {
	adjudication
	seats  int
	agreed int // turns running
	winner game.Seat
}

func (a adjudication) begin(in *game.Info) verdict {
	return verdict{adjudication: a, seats: len(in.Seats), winner: game.NoSeat}
}

// hear takes in a player's own score.
func (v *verdict) hear(s game.Seat, a answer) {
	winner := game.NoSeat
	switch {
	case v.score == 0 || v.seats != 2 || !a.judged:
	case a.score >= v.score:
		winner = s
	case a.score <= -v.score:
		winner = 1 - s
	}
	if winner != v.winner {
		v.winner, v.agreed = winner, 0
	}
	v.agreed++
}

func (v *verdict) won() bool { return v.winner != game.NoSeat && v.agreed >= v.turns*v.seats }

// reached reports whether the game need not go on.
func (v *verdict) reached(m *match.Match) bool {
	return v.won() || v.plies > 0 && m.Ply() >= v.plies
}

// outcome is the match's result, on the board or by the verdict. A game that takes too long is
// a draw of the living.
func (v *verdict) outcome(m *match.Match) game.Outcome {
	switch {
	case m.Over():
		return m.Outcome()
	case v.won():
		return game.Outcome{Over: true, Winner: v.winner, Reason: "verdict"}
	}
	o := game.Outcome{Over: true, Winner: game.NoSeat, Reason: "length"}
	if in := m.Info(); in.Pact != 0 {
		o.Points = in.PactPoints(game.NoSeat)
		return o
	}
	for s := range o.Points {
		if m.Info().Scored && m.Position().Alive().Has(game.Seat(s)) {
			o.Points[s] = 1
		}
	}
	return o
}
