// Package losses finds moves that plainly lose a piece, and moves that do not, as judged by a
// good level: the test set of the coach.
package losses

import (
	"context"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/search"
	"yanyi/game/search/baseline"
)

// Kind is a good level's judgement of a move.
type Kind uint8

// The kinds. What lies between a loss and a fine move is of no kind.
const (
	unclear Kind = iota
	Loss         // it loses more than a soldier to the best answers, or the king
	Fine         // it is nearly as good as the best one
)

// How much worse than the best, in centipawns, a move is that may be a loss, or that is fine.
const (
	clear = 250
	near  = 150
)

// A short search comes first: only near or clear findings are searched long.
const quick = 3000

// whole is the weight from which on a piece is more than a soldier.
const whole = 3

// weights are what pieces are roughly worth.
var weights = [...]int{
	game.Queen: 9, game.Rook: 9, game.Cannon: 5, game.Knight: 4, game.Bishop: 3, game.Advisor: 3,
	game.Guard: 3, game.Ferz: 2, game.Wazir: 2, game.Pawn: 1, game.Unknown: 0,
}

// Sample is a move in a position.
type Sample struct {
	Position game.Position
	Move     game.Turn
	Kind     Kind
}

// Finder plays games of mixed strength and looks at moves in them.
type Finder struct {
	Variant game.Variant
	Options game.Options
	Nodes   uint64 // of a long look
	Luck    *rand.Rand
	// Wants reports which kinds are still wanted.
	Wants func(Kind) bool
	// Found is called with each sample.
	Found func(Sample)
}

// The most moves taken from one game, so that many games are represented, and the length of a
// game.
const (
	opening  = 5
	longest  = 60
	fromGame = 8
)

// Game plays one game from a position and collects moves of it: good ones, a beginner's and
// random ones. With three players it ends once one is out.
func (f *Finder) Game(pos game.Position) {
	in, told := f.Variant.Info(), 0
	for pos.Plies() < longest && !pos.Outcome().Over && pos.Alive().Len() == len(in.Seats) && told < fromGame {
		next := f.best(pos, search.Limits{Level: 2 + f.Luck.IntN(4), Nodes: quick, Seed: f.Luck.Uint64()}).Turn
		if pos.Plies() >= opening && f.Luck.IntN(3) == 0 {
			move := next
			switch f.Luck.IntN(3) {
			case 0:
				move = baseline.Random(pos, f.Luck).Chosen()
			case 1:
				move = f.best(pos, search.Limits{Level: 1, Seed: f.Luck.Uint64()}).Turn
			}
			if k := f.kind(pos, move); k != unclear && f.Wants(k) {
				f.Found(Sample{pos, move, k})
				told++
			}
		}
		pos.Do(next)
		if pos.Actor() == game.Chance {
			pos.DoReveal(game.PickReveal(f.Luck, pos.Reveals(nil)))
		}
	}
}

func (f *Finder) best(pos game.Position, l search.Limits) search.Result {
	return search.New(f.Variant.Info()).Best(context.Background(), pos, l)
}

// kind is the kind of a move; unclear if it has a draw, of which the coach does not warn.
func (f *Finder) kind(pos game.Position, move game.Turn) Kind {
	if draws(pos, move) {
		return unclear
	}
	worse, ok := f.worse(pos, move, search.Limits{Nodes: quick})
	switch {
	case !ok, worse > near && worse < clear, worse <= near && !f.Wants(Fine), worse >= clear && !f.Wants(Loss):
		return unclear
	}
	long := search.Limits{Level: 6, Nodes: f.Nodes}
	worse, ok = f.worse(pos, move, long)
	switch {
	case !ok:
	case worse <= near:
		return Fine
	case worse >= clear:
		best, _ := f.nets(pos, f.best(pos, long).Turn, long)
		net, out := f.nets(pos, move, long)
		if out || net <= -whole && net-best <= -whole {
			return Loss
		}
	}
	return unclear
}

// worse is by how many centipawns a move is worse than the best; ok is false if it is not seen.
func (f *Finder) worse(pos game.Position, move game.Turn, l search.Limits) (worse int, ok bool) {
	best := f.best(pos, l)
	l.Only = move
	r := f.best(pos, l)
	return best.Score - r.Score, len(r.PV) > 0
}

// nets is the weight that a move wins its player once everybody else has answered, each as
// is best for itself, and the player has moved again; and whether the player is out by then.
func (f *Finder) nets(pos game.Position, move game.Turn, l search.Limits) (net int, out bool) {
	me, p := pos.Actor(), pos.Clone()
	for t, mine := move, 0; ; t = f.best(p, l).Turn {
		if p.Actor() == me {
			mine++
		}
		p.Do(t)
		if p.Actor() == game.Chance {
			return net, false
		}
		net += gained(p.Events(nil), me)
		o := p.Outcome()
		if out = !p.Alive().Has(me) || o.Over && o.Winner != game.NoSeat && !o.Won(me); out || o.Over || mine == 2 {
			return net, out
		}
	}
}

// gained is the weight that a seat wins and loses by what happens.
func gained(events []game.Event, me game.Seat) (n int) {
	for i := range events {
		switch e := &events[i]; {
		case e.Type == game.Captured && e.Other == me:
			n -= worth(e.Piece)
		case e.Type == game.Captured && e.Seat == me:
			n += worth(e.Piece)
		case e.Type == game.Exchanged && e.Seat == me:
			n += worth(e.Became) - worth(e.Piece)
		case e.Type == game.Exchanged && e.Other == me:
			n += worth(e.Piece) - worth(e.Became)
		}
	}
	return n
}

func worth(p game.Piece) int {
	if p.Hidden() || p == game.NoPiece {
		return 0
	}
	return weights[p.Kind()]
}

func draws(pos game.Position, t game.Turn) bool {
	pos.Do(t)
	defer pos.Undo()
	return pos.Actor() == game.Chance
}
