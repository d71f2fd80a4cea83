package study

import (
	"slices"
	"sort"

	"yanyi/game"
	"yanyi/game/match"
)

// Met is a turn that was taken in a position of earlier games, and the results for its mover.
type Met struct {
	Turn             game.Turn // without what was drawn in it
	Games            int
	Won, Drawn, Lost int     // of those that are over
	Share            float64 // share of the possible score in those, in percent
}

// Openings are the turns played in a library of games, by position, whatever the way to it.
type Openings struct {
	variant game.Variant
	options game.Options
	left    []string
	met     map[uint64][]Met
}

// mostMet is the most turns of a game that are read.
const mostMet = 300

// NewOpenings returns a variant's openings with these options among records, without studies.
func NewOpenings(of *match.Match, texts []string) *Openings {
	return &Openings{variant: of.Variant(), options: of.Setup().Options, left: texts, met: map[uint64][]Met{}}
}

// Done reports whether all games have been read.
func (o *Openings) Done() bool { return len(o.left) == 0 }

// Step reads one more game.
func (o *Openings) Step() {
	if o.Done() {
		return
	}
	text := o.left[0]
	o.left = o.left[1:]
	m, err := match.Parse(o.only, text)
	if err != nil || m.Studied() || !o.alike(m.Setup().Options) {
		return
	}
	outcome := m.Outcome()
	shares := Settled(m.Info(), outcome)
	moves := m.Moves()
	moves = moves[:min(len(moves), mostMet)]
	if i := slices.IndexFunc(moves, func(n *match.Move) bool { return n.Resigned }); i >= 0 {
		moves = moves[:i]
	}
	for _, move := range slices.Backward(moves) { // so that no turn is played again
		m.GoTo(move.Parent())
		o.take(m.Position().Hash(), move, outcome, shares)
	}
}

// alike reports whether games with these options count: each may be missing for its default.
func (o *Openings) alike(options game.Options) bool {
	in := o.variant.Info()
	return !slices.ContainsFunc(in.Options, func(opt game.OptionInfo) bool {
		return in.Option(options, opt.Key) != in.Option(o.options, opt.Key)
	})
}

// only finds the one variant whose games count.
func (o *Openings) only(id string) (game.Variant, bool) { return o.variant, id == o.variant.Info().ID }

// take counts a turn.
func (o *Openings) take(hash uint64, move *match.Move, outcome game.Outcome, shares Shares) {
	list := o.met[hash]
	i := slices.IndexFunc(list, func(m Met) bool { return m.Turn == move.Turn.Chosen() })
	if i < 0 {
		i, list = len(list), append(list, Met{Turn: move.Turn.Chosen()})
	}
	m := &list[i]
	m.Games++
	if outcome.Over {
		over := float64(m.Won + m.Drawn + m.Lost)
		m.Share = (m.Share*over + shares[move.Seat]) / (over + 1)
		switch {
		case outcome.Winner == game.NoSeat:
			m.Drawn++
		case outcome.Won(move.Seat):
			m.Won++
		default:
			m.Lost++
		}
	}
	o.met[hash] = list
}

// At lists the turns played in the position of a line, the most frequent first.
func (o *Openings) At(line *match.Match) []Met {
	list := slices.Clone(o.met[line.Position().Hash()])
	sort.SliceStable(list, func(i, k int) bool { return list[i].Games > list[k].Games })
	return list
}
