package match

import (
	"errors"
	"slices"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/notation"
)

// Preview answers questions about a match's present position and about turns not yet played, as
// plain data. Turns asked about are legal ones, as View lists them; asking changes nothing. It
// keeps the position of the moment it was made, whatever is played later.
type Preview struct {
	v       game.Variant
	in      *game.Info
	options game.Options
	pos     game.Position
	over    bool
}

// Preview is the preview of the present position.
func (m *Match) Preview() Preview {
	if m.asked == nil {
		m.asked = m.Position().Clone()
	}
	return Preview{m.v, m.in, m.setup.Options, m.asked, m.Over()}
}

// ViewOf is the public view of a position of a variant, see [notation.ParsePosition].
func ViewOf(v game.Variant, position string, o game.Options) (*game.View, error) {
	pos, err := notation.ParsePosition(v, position, o)
	if err != nil {
		return nil, err
	}
	view := pos.View(game.NoSeat)
	return &view, nil
}

// OnTurn is whose turn it is by the position, when the game is over, too.
func (m *Match) OnTurn() game.Seat { return m.Position().Actor() }

// Alive is the set of players still in the game.
func (m *Match) Alive() game.SeatSet { return m.Position().Alive() }

// Find reads the text of a turn, see [notation.CanonicalTurn], as the legal turn it stands for.
func (m *Match) Find(text string) (game.Turn, error) {
	return game.Find(m.in, m.Position(), notation.Spelling{Info: m.in}.Canonical(m.Position(), text))
}

// Typed reads a turn typed in a field, see [notation.Spelling.Typed].
func (p Preview) Typed(text string) (game.Turn, error) {
	return notation.Spelling{Info: p.in}.Typed(p.pos, text)
}

// Why says why no legal turn goes from one square to another; see game.Position.
func (p Preview) Why(from, to game.Square) game.Phrase { return p.pos.Why(from, to) }

// WhyNot says why a text denotes no legal turn: by the rules, else by describing the notation.
func (p Preview) WhyNot(text string) game.Phrase {
	spelling := notation.Spelling{Info: p.in}
	_, err := game.Find(p.in, p.pos, spelling.Canonical(p.pos, text))
	illegal := (*game.IllegalTurn)(nil)
	if errors.As(err, &illegal) && illegal.Why.Key != "" {
		return illegal.Why
	}
	return spelling.Why(p.pos, text)
}

// Notate spells a turn as players write it.
func (p Preview) Notate(t game.Turn) game.Phrase { return p.pos.Notate(t) }

// Foretell is the events if a turn is played now, up to its first draw.
func (p Preview) Foretell(t game.Turn) []game.Event {
	p.pos.Do(t)
	defer p.pos.Undo()
	return p.pos.Events(nil)
}

// Brings reports whether a turn certainly causes an event, whatever is drawn in it.
func (p Preview) Brings(t game.Turn, what game.EventType) bool { return game.Brings(p.pos, t, what) }

// ViewAfter is a seat's view after a turn, before its draws.
func (p Preview) ViewAfter(t game.Turn, s game.Seat) game.View {
	p.pos.Do(t)
	defer p.pos.Undo()
	return p.pos.View(s)
}

// Choices is how many legal turns there are, and how many of them gain something at once.
func (p Preview) Choices() (turns, gains int) {
	list := p.pos.Turns(nil)
	turns = len(list)
	return turns, len(game.Gaining(p.pos, list))
}

// Advice is the reasons for a turn given as text, the weightiest first and at least one: from
// an engine's line, if it begins with this turn.
func (p Preview) Advice(turn string, line []string) []game.Phrase {
	if len(line) == 0 || !p.same(turn, line[0]) {
		line = []string{turn}
	}
	return advice.Of(p.v, p.options, p.pos, line)
}

// Turning is what a turn, as it was taken from here, has changed, if the game turned with it; see
// [advice.Turning].
func (p Preview) Turning(taken game.Turn, line []string, rose bool) game.Phrase {
	return advice.Turning(p.v, p.options, p.pos, taken, line, rose)
}

// Refutation is what the last turn allows a rival, by an engine's replies; see [advice.Against].
func (p Preview) Refutation(last *Move, answers []string) (advice.Refutation, bool) {
	return advice.Against(p.v, p.options, p.pos, last.Events, last.Seat, answers)
}

// Loses reports whether a turn plainly loses a piece to the reply; see [advice.Loses].
func (p Preview) Loses(t game.Turn) bool { return advice.Loses(p.v, p.options, p.pos, t) }

// Pressure is every piece that attacks or guards a square; see [advice.Pressure].
func (p Preview) Pressure(sq game.Square) []advice.Pressing {
	return advice.Pressure(p.v, p.options, p.pos, sq)
}

// PressureAfter is every piece that attacks or guards a square once a turn has been taken.
func (p Preview) PressureAfter(t game.Turn, sq game.Square) []advice.Pressing {
	after := p.pos.Clone()
	if after.Do(t); after.Actor() == game.Chance {
		return nil // the piece turned up is unknown
	}
	return advice.Pressure(p.v, p.options, after, sq)
}

// Endangered is the pieces of a seat that the others could take; see [advice.Endangered].
func (p Preview) Endangered(s game.Seat) []game.Square {
	return advice.Endangered(p.v, p.options, p.pos.Clone(), s)
}

// same reports whether two texts are the same turn apart from its draws.
func (p Preview) same(a, b string) bool {
	x, err := p.in.ParseTurn(a)
	y, wrong := p.in.ParseTurn(b)
	return err == nil && wrong == nil && x.Chosen() == y.Chosen()
}

// Castling is the square of the rook with which a turn castles, NoSquare if it does not.
func (p Preview) Castling(t game.Turn) game.Square {
	if t.Flip() || t.Swap() || !p.far(t) {
		return game.NoSquare
	}
	for _, e := range p.Foretell(t) {
		if e.Type == game.Castled {
			return e.From
		}
	}
	return game.NoSquare
}

// far reports whether a turn goes farther than a step.
func (p Preview) far(t game.Turn) bool {
	a, b := p.in.Board.Points[t.From()], p.in.Board.Points[t.To()]
	return max(a.File-b.File, b.File-a.File, a.Rank-b.Rank, b.Rank-a.Rank) > 1
}

// Rising is the soldier to which a turn gives its second chance, and its square, or NoSquare.
func (p Preview) Rising(t game.Turn) (game.Square, game.Piece) {
	if t.Second() == game.NoKind {
		return game.NoSquare, game.NoPiece
	}
	for _, e := range p.Foretell(t) {
		if e.Type == game.Promoted && e.Became.Kind() == t.Second() {
			return e.To, e.Piece
		}
	}
	return game.NoSquare, game.NoPiece
}

// Stake is the cost of a turn to its mover, if its target does not show it.
type Stake uint8

// The stakes.
const (
	NoStake  Stake = iota
	Exchange       // both pieces leave the board (game/stratagem/README.md, Exchange 兑)
	LostDuel       // the challenger falls (game/threekingdoms/README.md, Duels 趣味单挑)
	WonDuel        // a duel that costs nothing
	Pact           // the one act of diplomacy of a game (game/threekingdoms/README.md, Diplomacy)
)

// Grave reports whether a turn with the stake should not be played without confirmation.
func (s Stake) Grave() bool { return s == Exchange || s == LostDuel || s == Pact }

// Pact is the alliance or the deposing that a turn brings about, whatever is drawn, if any.
func (p Preview) Pact(t game.Turn) (e game.Event, ok bool) {
	p.pos.Do(t)
	defer p.pos.Undo()
	if p.pos.Actor() == game.Chance {
		p.pos.DoReveal(p.pos.Reveals(nil)[0])
		defer p.pos.Undo()
	}
	events := p.pos.Events(nil)
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Allied || e.Type == game.Deposed })
	if i < 0 {
		return game.Event{}, false
	}
	return events[i], true
}

// Stake is what a turn puts at stake.
func (p Preview) Stake(t game.Turn) Stake {
	if _, both := p.Basis(t); both {
		return Exchange
	}
	if _, yes := p.Pact(t); yes {
		return Pact
	}
	events := p.Foretell(t)
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Dueled })
	switch {
	case i < 0:
		return NoStake
	case events[i].N == 1:
		return WonDuel
	}
	return LostDuel
}
