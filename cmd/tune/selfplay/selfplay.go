// Package selfplay plays games of a search against itself.
package selfplay

import (
	"math/bits"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/search/baseline"
)

// A game of two or three is decided when the searches of the last two sides agree for
// some plies running, by the number of seats, and drawn after so many.
const decidedPlies = 4

var (
	decidedScore = [...]int{2: 1000, 3: 2000} // centipawns
	longest      = [...]int{2: 300, 3: 600}   // plies
)

// Game is how a search plays a variant against itself.
type Game struct {
	Variant game.Variant
	Options game.Options
	Luck    *rand.Rand
	Longest int // plies until it is drawn; 0 for as many as suit the number of seats
	// Choose is the search: its turn in a position, which a line of the turns so far
	// describes, and what it thinks of it, in centipawns for the side to move.
	Choose func(pos game.Position, line string) (turn string, score int, err error)
	// See receives each position, the turn that follows and the search's score, in centipawns for
	// the side to move; may be nil.
	See func(pos game.Position, next game.Turn, score, ply int)
	// Did receives each turn after it has been played, with its draw; may be nil.
	Did func(game.Turn)
}

// Open is a position after random turns from one of a variant's starts that leaves
// turns to play; each try begins from a start of its own.
func (g *Game) Open(turns int, start func() string) (game.Position, error) {
	for {
		pos, err := g.Variant.Parse(start(), g.Options)
		if err != nil {
			return nil, err
		}
		for range turns {
			if len(pos.Turns(nil)) > 0 {
				g.do(pos, baseline.Random(pos, g.Luck))
			}
		}
		if len(pos.Turns(nil)) > 0 {
			return pos, nil
		}
	}
}

// Play plays on from pos, which line tells the search, until the game is over or
// decided, and returns its outcome, which is not over if it was drawn for its length.
func (g *Game) Play(pos game.Position, line string) (game.Outcome, error) {
	in := g.Variant.Info()
	seats, decided := len(in.Seats), 0
	most := g.Longest
	if most == 0 {
		most = longest[seats]
	}
	line += " |"
	for ply := range most {
		if o := pos.Outcome(); o.Over {
			return o, nil
		}
		text, score, err := g.Choose(pos, line)
		if err != nil {
			return game.Outcome{}, err
		}
		turn, err := game.Find(in, pos, text)
		if err != nil {
			return game.Outcome{}, err
		}
		if g.See != nil {
			g.See(pos, turn, score, ply)
		}
		if decided = count(decided, pos, score, decidedScore[seats]); max(decided, -decided) == decidedPlies {
			pos.Do(game.Resign(loser(pos, decided)))
			return pos.Outcome(), nil
		}
		turn = g.do(pos, turn)
		if g.Did != nil {
			g.Did(turn)
		}
		line += " " + in.FormatTurn(turn)
	}
	return game.Outcome{Winner: game.NoSeat}, nil
}

// do plays a turn, draws for it and returns it with its draw.
func (g *Game) do(pos game.Position, t game.Turn) game.Turn {
	pos.Do(t)
	if pos.Actor() != game.Chance {
		return t
	}
	d := game.PickReveal(g.Luck, pos.Reveals(nil))
	pos.DoReveal(d)
	return t.WithReveal(d)
}

// count counts plies decided in a row for one of two: up for the first one, down for the other.
func count(n int, pos game.Position, score, enough int) int {
	alive, actor := pos.Alive(), pos.Actor()
	if alive.Len() != 2 {
		return 0
	}
	if alive.Without(actor) < game.SetOf(actor) {
		score = -score
	}
	switch {
	case score >= enough:
		return max(n, 0) + 1
	case score <= -enough:
		return min(n, 0) - 1
	}
	return 0
}

// loser is which of two a decided game is lost for.
func loser(pos game.Position, decided int) game.Seat {
	alive := uint8(pos.Alive())
	if decided < 0 {
		return game.Seat(bits.TrailingZeros8(alive))
	}
	return game.Seat(bits.Len8(alive) - 1)
}
