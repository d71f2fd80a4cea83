package threekingdoms

import (
	"math/rand/v2"
	"slices"
	"testing"

	"yanyi/game"
)

// wander calls visit at each position of some random games of every variant.
func wander(t *testing.T, visit func(t *testing.T, p *position)) {
	for _, v := range Variants() {
		t.Run(v.Info().ID, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, 2))
			for range 3 {
				pos, err := v.Parse("start", nil)
				if err != nil {
					t.Fatal(err)
				}
				p := pos.(*position)
				for range 150 {
					turns := p.Turns(nil)
					if len(turns) == 0 {
						break
					}
					visit(t, p)
					p.Do(turns[rng.IntN(len(turns))])
					if reveals := p.Reveals(nil); len(reveals) > 0 {
						p.DoReveal(reveals[rng.IntN(len(reveals))])
					}
				}
			}
		})
	}
}

// Grabs are the turns that capture from the other side.
func TestGrabsAreTheTurnsThatTakeSomething(t *testing.T) {
	wander(t, func(t *testing.T, p *position) {
		for _, side := range []game.SeatSet{game.SetOf(p.moving.turn), p.moving.alive} {
			var want []game.Turn
			for _, turn := range p.Turns(nil) {
				victim := p.moving.board[p.moving.target(turn)]
				switch {
				case victim == emperor, p.moving.partner(turn) != game.NoSeat,
					victim != game.NoPiece && !side.Has(p.moving.commander(victim)):
					want = append(want, turn)
				}
			}
			if got := p.Grabs(nil, side); !slices.Equal(got, want) {
				t.Fatalf("%s: Grabs %v, want %v", p, got, want)
			}
		}
	})
}

// The cheapest capturer found equals the cheapest of the pieces whose moves end on the square.
func TestCheapestTakerIsFoundAsByMoving(t *testing.T) {
	wander(t, func(t *testing.T, p *position) {
		turn, first := p.moving.turn, p.moving.first
		p.moving.first = 0 // an exchange comes after everybody's first move
		for to := range p.moving.rules.info.Board.Points {
			on := p.moving.board[to]
			if on == game.NoPiece || on == emperor || on.Kind() == game.King {
				continue
			}
			got, want := 2*regal, p.stakeByMoving(game.Square(to))
			if sq := (exchange{&p.moving, p.evaluation()}).cheapest(game.Square(to), on, allSeats); sq != game.NoSquare {
				got = exchange{&p.moving, p.evaluation()}.stake(sq)
			}
			if got != want {
				t.Fatalf("%s: on %s the cheapest taker is worth %d, want %d", p, p.moving.rules.info.Board.Name(game.Square(to)), got, want)
			}
		}
		p.moving.turn, p.moving.first = turn, first
	})
}

// stakeByMoving is the least stake among all pieces that can move to a square.
func (p *position) stakeByMoving(to game.Square) int {
	least := 2 * regal
	for s := range game.Seat(3) {
		p.moving.turn = s
		for from := range p.moving.movable(s).all {
			for _, turn := range p.moving.rules.style.moves(&p.moving, nil, from) {
				if turn.To() == to {
					least = min(least, exchange{&p.moving, p.evaluation()}.stake(from))
				}
			}
		}
	}
	return least
}

// Turns classified as unable to force anything force nothing, and most quiet turns are so
// classified.
func TestWhatCannotForceForcesNothing(t *testing.T) {
	quiet, idle := 0, 0
	wander(t, func(t *testing.T, p *position) {
		for _, turn := range p.Turns(nil) {
			may := p.MayForce(turn)
			if p.moving.board[p.moving.target(turn)] == game.NoPiece {
				quiet++
			}
			if may {
				continue
			}
			idle++
			alive := p.moving.alive
			p.Do(turn)
			if p.moving.checked != 0 || p.moving.alive != alive || p.ending != goesOn {
				text := p.String()
				p.Undo()
				t.Fatalf("%s: %s cannot force anything and makes %s", p, p.moving.rules.info.FormatTurn(turn), text)
			}
			p.Undo()
		}
	})
	if 10*idle < 6*quiet {
		t.Errorf("only %d of %d quiet turns cannot force anything", idle, quiet)
	}
}

// The evasions found in check are all moves that leave the king safe, though not all moves are
// tried.
func TestNoWayOutOfCheckIsMissed(t *testing.T) {
	checks := 0
	wander(t, func(t *testing.T, p *position) {
		if !p.moving.checked.Has(p.moving.turn) {
			return
		}
		checks++
		var want []game.Turn
		for sq := range p.moving.movable(p.moving.turn).all {
			for _, turn := range p.moving.rules.style.moves(&p.moving, nil, sq) {
				if p.moving.safe(turn) {
					want = append(want, turn)
				}
			}
		}
		if got := p.Turns(nil); !slices.Equal(got, want) {
			t.Fatalf("%s: Turns %v, want %v", p, got, want)
		}
	})
	if checks < 20 {
		t.Errorf("only %d checks were met", checks)
	}
}
