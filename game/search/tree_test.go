package search

import (
	"errors"
	"math/rand/v2"

	"yanyi/game"
)

// knot is a position of an abstract game tree that a test defines.
type knot struct {
	actor   game.Seat
	eval    [3]int
	kids    []*knot
	gains   []int    // by turn
	weights []uint32 // by outcome, where chance acts
	outcome game.Outcome
	check   bool
	dead    game.SeatSet
	hash    uint64
	wait    *knot // the position if the player to move passes
	covers  bool  // its turns turn a piece over
}

// trunk is the tree's game: turn i is written as square i followed by a1.
type trunk struct {
	seats   int
	friends game.SeatSet // one alliance, or none
	root    *knot
	path    []*knot
}

func grow(seats int, root *knot) *trunk {
	return &trunk{seats: seats, root: root, path: []*knot{root}}
}

func (p *trunk) now() *knot { return p.path[len(p.path)-1] }

func (p *trunk) Actor() game.Seat { return p.now().actor }
func (p *trunk) Alive() game.SeatSet {
	return game.SeatSet(1<<p.seats-1) &^ p.now().dead
}

func (p *trunk) Friends(s game.Seat) game.SeatSet {
	if p.friends.Has(s) {
		return p.friends
	}
	return game.SetOf(s)
}

func (p *trunk) Turns(dst []game.Turn) []game.Turn {
	for i := range p.now().kids {
		t := branch(i)
		if p.now().covers {
			t = game.TurnOver(game.Square(i))
		}
		dst = append(dst, t)
	}
	return dst
}

func (p *trunk) Reveals(dst []game.Reveal) []game.Reveal {
	for i, w := range p.now().weights {
		dst = append(dst, game.Reveal{Mover: game.Piece(i + 1), Weight: w})
	}
	return dst
}

func branch(i int) game.Turn { return game.Move(game.Square(i), 0) }

func (p *trunk) Count() int             { return len(p.now().kids) }
func (p *trunk) Do(t game.Turn)         { p.path = append(p.path, p.now().kids[t.From()]) }
func (p *trunk) DoReveal(d game.Reveal) { p.path = append(p.path, p.now().kids[d.Mover-1]) }
func (p *trunk) Undo()                  { p.path = p.path[:len(p.path)-1] }
func (p *trunk) Plies() int             { return len(p.path) - 1 }

func (p *trunk) Check(dst []game.Square, s game.Seat) []game.Square {
	if p.now().check {
		dst = append(dst, 0)
	}
	return dst
}

func (p *trunk) Outcome() game.Outcome { return p.now().outcome }
func (p *trunk) Hash() uint64          { return p.now().hash }
func (p *trunk) Eval(s game.Seat) int  { return p.now().eval[s] }

func (p *trunk) Gain(t game.Turn) int {
	if p.now().gains == nil {
		return 0
	}
	return p.now().gains[t.From()]
}

func (p *trunk) Events(dst []game.Event) []game.Event { return dst }
func (p *trunk) View(s game.Seat) game.View           { return game.View{} }
func (p *trunk) Why(from, to game.Square) game.Phrase { return game.Phrase{} }
func (p *trunk) Notate(t game.Turn) game.Phrase       { return game.Phrase{} }
func (p *trunk) String() string                       { return "tree" }

func (p *trunk) Clone() game.Position {
	c := *p
	c.path = append([]*knot(nil), p.path...)
	return &c
}

// treeInfo describes the tree games.
func treeInfo(seats int) *game.Info {
	in := &game.Info{
		ID:      "tree",
		Board:   game.NewBoard(game.Hundred, 8, 8, func(int, int) bool { return true }),
		Options: []game.OptionInfo{{Key: "wind", Values: []string{"still", "high"}}},
	}
	for i := range seats {
		in.Seats = append(in.Seats, game.SeatInfo{Letter: "abc"[i]})
		in.Armies = append(in.Armies, game.ArmyInfo{Letter: "abc"[i]})
	}
	return in
}

// treeVariant is a variant whose only game is the given tree.
type treeVariant struct {
	info *game.Info
	root *knot
}

func (v treeVariant) Info() *game.Info { return v.info }

func (v treeVariant) Parse(s string, o game.Options) (game.Position, error) {
	if s != "start" {
		return nil, errors.New("a tree grows from its start")
	}
	if err := v.info.CheckOptions(o); err != nil {
		return nil, err
	}
	return grow(len(v.info.Seats), v.root), nil
}

// forest generates random games: layers of knots with common children, so that positions
// transpose, with chance nodes and irregular turn order.
type forest struct {
	*rand.Rand
	seats  int
	chance bool
	mates  bool
}

func (r forest) grow(layers, wide int) *knot {
	below := r.layer(wide, nil)
	for range layers {
		below = r.layer(wide, below)
	}
	return below[0]
}

func (r forest) layer(wide int, below []*knot) []*knot {
	layer := make([]*knot, wide)
	for i := range layer {
		layer[i] = r.knot(below)
	}
	return layer
}

func (r forest) knot(below []*knot) *knot {
	k := &knot{actor: game.Seat(r.IntN(r.seats)), hash: r.Uint64()}
	for s := range k.eval {
		k.eval[s] = r.IntN(2000) - 1000
	}
	if len(below) == 0 {
		return k
	}
	if r.mates && r.IntN(8) == 0 {
		k.outcome = game.Outcome{Over: true, Winner: game.Seat(r.IntN(r.seats))}
		return k
	}
	for range 1 + r.IntN(6) {
		kid := below[r.IntN(len(below))]
		if r.chance && r.IntN(4) == 0 {
			kid = r.draw(below)
		}
		gain := 0
		if r.IntN(4) == 0 && !(r.mates && (kid.outcome.Over || kid.actor == game.Chance)) {
			gain = 1 + r.IntN(500)
		}
		k.kids, k.gains = append(k.kids, kid), append(k.gains, gain)
	}
	return k
}

// draw is a pending reveal between knots of a layer: it costs no turn.
func (r forest) draw(layer []*knot) *knot {
	k := &knot{actor: game.Chance, hash: r.Uint64()}
	for range 2 + r.IntN(4) {
		k.kids = append(k.kids, layer[r.IntN(len(layer))])
		k.weights = append(k.weights, uint32(1+r.IntN(5)))
	}
	return k
}
