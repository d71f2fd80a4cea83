package training

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/study"
)

// Card is a mistake: the position before it, the turn that was played, and the engine's line
// that would have been better.
type Card struct {
	Variant  string
	Options  game.Options // none for those that are usual
	Position string
	Played   string
	Better   []string
	Kind     Kind
	Cost     int // of a hundred: of the chance to win for two, of the points for three
	Schedule
}

// Key tells cards apart: one mistake is one card.
func (c *Card) Key() string { return c.Variant + " " + c.Played + " " + c.Position }

// same reports whether a card is of the same mistake.
func (c *Card) same(other Card) bool {
	return c.Position == other.Position && c.Played == other.Played && c.Variant == other.Variant
}

// leastOfThree is the least cost of a three-player game's cards, whose judgements are less sure,
// and the least lead of their better turn over any other. *Ruling.* A puzzle's lead, 18 of a
// hundred of two sides' chances, is asked of no mistake: few turns of a game have one.
const leastOfThree = 8

// mostBetter is how many turns of the better line are kept.
const mostBetter = 6

// Lessons are the mistakes of seats that become cards: those of the report that can be asked
// for, of three players only the clear ones.
func Lessons(s *study.Study, seats game.SeatSet) (list []study.Judged) {
	report := s.Report()
	of := len(s.Line().Info().Seats)
	for seat := range game.Seat(of) {
		if !seats.Has(seat) {
			continue
		}
		for _, m := range report.Mistakes(seat) {
			if of == 2 || m.Loss >= leastOfThree && m.Lead >= leastOfThree {
				list = append(list, m)
			}
		}
	}
	return list
}

// Of is the card of a mistake; false if it cannot be asked for.
func Of(s *study.Study, m *study.Judged) (c Card, ok bool) {
	if !s.Asks(m) {
		return c, false
	}
	line, before := s.Line(), m.Node.Parent()
	c = Card{
		Variant: line.Info().ID, Options: usual(line.Info(), line.Setup().Options),
		Position: line.Look(before).Position().String(), Played: line.Info().FormatTurn(m.Node.Turn.WithReveal(game.Reveal{}).Chosen()),
		Better: slices.Clone(m.Best[:min(len(m.Best), mostBetter)]), Cost: max(1, min(100, int(m.Cost()+0.5))),
	}
	if len(line.Info().Seats) > 2 {
		c.Cost = max(1, min(100, int(m.Loss+0.5)))
	}
	t := told{seat: m.Node.Seat, better: s.Reasons(before, m.Best), lost: m.Lost > 0}
	if len(m.Reply) > 0 {
		if move := s.MoveAt(m.Node, m.Reply[0]); move != nil {
			t.reply = s.Reasons(m.Node, m.Reply)
			t.taken = slices.ContainsFunc(move.Events, func(e game.Event) bool { return e.Type == game.Captured && e.Other == t.seat })
		}
	}
	c.Kind = t.kind()
	return c, c.valid() == nil
}

// usual are the options without those that are the default.
func usual(in *game.Info, o game.Options) game.Options {
	kept := game.Options{}
	for key, value := range o {
		if in.Option(nil, key) != value {
			kept[key] = value
		}
	}
	if len(kept) == 0 {
		return nil
	}
	return kept
}

// Begin is a match at a card's position, and the exercise in it. The error says why it cannot
// be asked for by the present rules.
func (c *Card) Begin(v game.Variant) (m *match.Match, task exercise.Task, err error) {
	if v.Info().ID != c.Variant {
		return nil, task, game.Errorf("it is a card of %s", c.Variant)
	}
	if err := v.Info().CheckOptions(c.Options); err != nil {
		return nil, task, err
	}
	if m, err = match.New(v, match.Setup{Options: c.Options, Start: c.Position, Seed: 1}); err != nil {
		return nil, task, err
	}
	if m.Over() {
		return nil, task, game.Errorf("position: the game is over")
	}
	best, err := m.Find(c.Better[0])
	if err != nil {
		return nil, task, game.Errorf("the better turn: %w", err)
	}
	played, err := m.Find(c.Played)
	if err != nil {
		return nil, task, game.Errorf("the turn played: %w", err)
	}
	return m, exercise.Task{Right: []game.Turn{best}, Wrong: []game.Turn{played}, Open: true}, nil
}

// The limits of a card's text.
const (
	mostLine    = 2000 // bytes
	mostOptions = 8
	mostWord    = 80 // bytes of a turn, an option or a variant
)

// valid reports what a card lacks, or what could not be read again.
func (c *Card) valid() error {
	words := append([]string{c.Variant, c.Played}, c.Better...)
	for key, value := range c.Options {
		words = append(words, key, value)
	}
	switch {
	case len(c.Better) == 0 || len(c.Better) > mostBetter:
		return game.Errorf("%d better turns are not 1 to %d", len(c.Better), mostBetter)
	case slices.ContainsFunc(words, func(w string) bool {
		return w == "" || len(w) > mostWord || strings.ContainsAny(w, " |,=\n\r\t")
	}):
		return game.Errorf("a word is missing or too long")
	case c.Position == "" || strings.Contains(c.Position, " | ") || strings.ContainsAny(c.Position, "\n\r") || strings.TrimSpace(c.Position) != c.Position:
		return game.Errorf("no position")
	case len(c.Options) > mostOptions:
		return game.Errorf("%d options are more than %d", len(c.Options), mostOptions)
	case c.Cost < 1 || c.Cost > 100:
		return game.Errorf("a cost of %d is not 1 to 100", c.Cost)
	case len(c.String()) > mostLine:
		return game.Errorf("more than %d bytes", mostLine)
	}
	return c.Schedule.valid()
}

// mostDay is the last day that can be meant, and mostRow the most answers counted.
const (
	mostDay = 1 << 17
	mostRow = 1 << 16
)

// valid reports a schedule that After cannot have made.
func (s *Schedule) valid() error {
	within := func(n, least, most int) bool { return n >= least && n <= most }
	ok := *s == Schedule{}
	if s.Began != 0 {
		ok = within(s.Began, 1, mostDay) && within(s.Due, s.Began, mostDay+mostDays) && within(s.Days, 1, mostDays) &&
			within(s.Row, 0, mostRow) && within(s.Lapses, 0, mostRow) && within(s.Ease, leastEase, 100*firstEase)
	}
	if !ok {
		return game.Errorf("no such schedule: %d %d %d %d %d %d", s.Began, s.Due, s.Days, s.Row, s.Lapses, s.Ease)
	}
	return nil
}
