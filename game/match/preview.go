package match

import (
	"slices"

	"yanyi/game"
	"yanyi/game/advice"
)

// What follows answers questions about the present position and about turns not yet
// played, as plain data. Turns asked about are legal ones, as View lists them; asking
// changes nothing.

// ViewOf is what everybody may know of a position of a variant, see [ParsePosition].
func ViewOf(v game.Variant, position string, o game.Options) (*game.View, error) {
	pos, err := ParsePosition(v, position, o)
	if err != nil {
		return nil, err
	}
	view := pos.View(game.NoSeat)
	return &view, nil
}

// OnTurn is whose turn it is by the position, when the game is over, too.
func (m *Match) OnTurn() game.Seat { return m.pos.Actor() }

// Alive is who is still in the game.
func (m *Match) Alive() game.SeatSet { return m.pos.Alive() }

// Find reads the text of a turn, see [HouseTurn], as the legal turn it stands for.
func (m *Match) Find(text string) (game.Turn, error) {
	return game.Find(m.in, m.pos, HouseTurn(m.in, text))
}

// Why says why no legal turn goes from one square to another; see game.Position.
func (m *Match) Why(from, to game.Square) game.Phrase { return m.pos.Why(from, to) }

// Notate spells a turn as players write it.
func (m *Match) Notate(t game.Turn) game.Phrase { return m.pos.Notate(t) }

// Foretell is what happens if a turn is played now, as far as nothing must be drawn
// for it.
func (m *Match) Foretell(t game.Turn) []game.Event {
	m.pos.Do(t)
	defer m.pos.Undo()
	return m.pos.Events(nil)
}

// Brings reports whether a turn surely makes something happen, whatever is drawn in
// it.
func (m *Match) Brings(t game.Turn, what game.EventType) bool { return game.Brings(m.pos, t, what) }

// ViewAfter is what a seat would know after a turn, before anything is drawn for it.
func (m *Match) ViewAfter(t game.Turn, s game.Seat) game.View {
	m.pos.Do(t)
	defer m.pos.Undo()
	return m.pos.View(s)
}

// Advice is why a turn given as text is good, the weightiest reasons first and at least
// one: from a line of turns that an engine saw, if it is of this turn.
func (m *Match) Advice(turn string, line []string) []game.Phrase {
	if len(line) == 0 || !m.same(turn, line[0]) {
		line = []string{turn}
	}
	return advice.Of(m.v, m.setup.Options, m.pos, line)
}

// same reports whether two texts are the same turn but for what is drawn in it.
func (m *Match) same(a, b string) bool {
	x, err := m.in.ParseTurn(a)
	y, wrong := m.in.ParseTurn(b)
	return err == nil && wrong == nil && x.Chosen() == y.Chosen()
}

// Castling is where the rook stands with which a turn castles, NoSquare if it does
// not.
func (m *Match) Castling(t game.Turn) game.Square {
	if t.Flip() || t.Swap() || !m.far(t) {
		return game.NoSquare
	}
	for _, e := range m.Foretell(t) {
		if e.Type == game.Castled {
			return e.From
		}
	}
	return game.NoSquare
}

// far reports whether a turn goes farther than a step.
func (m *Match) far(t game.Turn) bool {
	a, b := m.in.Board.Points[t.From()], m.in.Board.Points[t.To()]
	return max(a.File-b.File, b.File-a.File, a.Rank-b.Rank, b.Rank-a.Rank) > 1
}

// Rising is the soldier to which a turn gives its second chance, and where it stands;
// NoSquare if there is none.
func (m *Match) Rising(t game.Turn) (game.Square, game.Piece) {
	if t.Second() == game.NoKind {
		return game.NoSquare, game.NoPiece
	}
	for _, e := range m.Foretell(t) {
		if e.Type == game.Promoted && e.Became.Kind() == t.Second() {
			return e.To, e.Piece
		}
	}
	return game.NoSquare, game.NoPiece
}

// Stake is what a turn costs whoever takes it, where its target does not show it.
type Stake uint8

// The stakes.
const (
	NoStake  Stake = iota
	Exchange       // both pieces leave the board (game/stratagem/README.md, Exchange 兑)
	LostDuel       // the challenger falls (game/threekingdoms/README.md, Duels 趣味单挑)
	WonDuel        // a duel that costs nothing
	Pact           // the one act of diplomacy of a game (game/threekingdoms/README.md, Diplomacy)
)

// Grave reports whether a turn with the stake should not be played unasked.
func (s Stake) Grave() bool { return s == Exchange || s == LostDuel || s == Pact }

// Pact is the alliance or the deposing that a turn brings about, which no draw
// changes; ok is false if it brings none.
func (m *Match) Pact(t game.Turn) (e game.Event, ok bool) {
	m.pos.Do(t)
	defer m.pos.Undo()
	if m.pos.Actor() == game.Chance {
		m.pos.DoDraw(m.pos.Draws(nil)[0])
		defer m.pos.Undo()
	}
	events := m.pos.Events(nil)
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Allied || e.Type == game.Deposed })
	if i < 0 {
		return game.Event{}, false
	}
	return events[i], true
}

// Stake is what a turn puts at stake.
func (m *Match) Stake(t game.Turn) Stake {
	if _, both := m.Basis(t); both {
		return Exchange
	}
	if _, yes := m.Pact(t); yes {
		return Pact
	}
	events := m.Foretell(t)
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Dueled })
	switch {
	case i < 0:
		return NoStake
	case events[i].N == 1:
		return WonDuel
	}
	return LostDuel
}
