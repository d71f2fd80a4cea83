package study

import (
	"cmp"
	"slices"

	"yanyi/game"
	"yanyi/game/match"
)

// Met is a turn that was taken in a position of earlier games, and how those went for
// whoever took it.
type Met struct {
	Turn             game.Turn // without what was drawn in it
	Games            int
	Won, Drawn, Lost int     // of those that are over
	Share            float64 // of all that was to win in those, in percent
}

// Openings are what was played in a library of games, by position, however it was reached.
type Openings struct {
	variant game.Variant
	options game.Options
	left    []string
	met     map[uint64][]Met
}

// mostMet is how many turns of a game are taken in.
const mostMet = 300

// NewOpenings returns the openings of the games of a variant with these options among the
// texts of records. Studies are no games.
func NewOpenings(of *match.Match, texts []string) *Openings {
	return &Openings{variant: of.Variant(), options: of.Setup().Options, left: texts, met: map[uint64][]Met{}}
}

// Done reports whether all games have been taken in.
func (o *Openings) Done() bool { return len(o.left) == 0 }

// Step takes in one more game.
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
	pos, err := o.variant.Parse(m.PositionAt(0), o.options)
	if err != nil {
		return
	}
	outcome := m.Outcome()
	shares := Settled(m.Info(), outcome)
	moves := m.Moves()
	for i := range moves[:min(len(moves), mostMet)] {
		if moves[i].Resigned {
			break
		}
		o.take(pos.Hash(), &moves[i], outcome, shares)
		game.Redo(pos, moves[i].Turn)
	}
}

// alike reports whether games with these options count: each may be left to its default.
func (o *Openings) alike(options game.Options) bool {
	in := o.variant.Info()
	for _, opt := range in.Options {
		if in.Option(options, opt.Key) != in.Option(o.options, opt.Key) {
			return false
		}
	}
	return true
}

// only finds the one variant whose games count.
func (o *Openings) only(id string) (game.Variant, bool) { return o.variant, id == o.variant.Info().ID }

// take takes in a turn.
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

// At is what was played in the position of a line, most often first.
func (o *Openings) At(line *match.Match) []Met {
	list := slices.Clone(o.met[line.Position().Hash()])
	slices.SortStableFunc(list, func(a, b Met) int { return cmp.Compare(b.Games, a.Games) })
	return list
}
