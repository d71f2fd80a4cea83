// Package match is a game being played: who sits where, the turns taken, draws
// from the bags, take-back, clocks, tiles laid in secret, the result, and
// the record, which is the whole match as text (game/README.md, Text is the truth).
// It answers what would be, too: what a turn not yet played does, costs and rests
// on.
//
// A [Match] asks its variant for every rule. It is not safe for concurrent use.
package match

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/notation"
)

// Why nothing can be played or agreed. An illegal turn is a *game.IllegalTurn.
var (
	errOver      = errors.New("the game is over")
	errDeploying = errors.New("tiles are still being laid")
	errNoDraw    = errors.New("no draw can be agreed in this game")
)

// Setup is what is settled before a match begins. The zero Setup is the ordinary
// game among people without clocks.
type Setup struct {
	Options game.Options
	// Start is a position string. Empty is the ordinary start, which in a
	// game.Deployer begins with laying tiles; "start" is the same without tiles.
	Start string
	Seats []Player // missing ones are people
	Clock Clock
	// Seed decides what is drawn from the bags. Records do not hold it.
	Seed uint64
	// Date is when the match began, as 2006.01.02; empty if unknown.
	Date string
	// Without is what the players do without, such as taking back. It is theirs to
	// keep to: a save holds it, a record does not.
	Without []string
	// Address marks the address of a page that the match was begun from, so that the
	// address finds it again; empty for none. A save holds it, a record does not.
	Address string
}

// What players may agree to do without.
const (
	TakingBack = "takeback"
	Hints      = "hints"
	// Yielding is what computers do without that play to the end: they neither give up
	// nor offer draws.
	Yielding = "yielding"
)

// Match is a game being played.
type Match struct {
	v     game.Variant
	in    *game.Info
	setup Setup
	start string // position string the turns begin from, never "start"

	pos game.Position
	turns
	tiles
	beside
	time    timing
	verdict verdict
	review  review
	view    game.Seat
	cut     *Cut // nil if the match holds all of its record
}

// Cut is where a record stops being legal by the present rules.
type Cut struct {
	Turn int         // the first turn left out, from 1; 0 if the turns are legal and lead to another result
	Text string      // that turn
	Why  game.Phrase // may be zero
	Of   int         // turns in the record

	Line, Column int // where that turn stands in the text that was read
}

// Cut is why the match is not all of the record it was read from; nil if it is.
func (m *Match) Cut() *Cut { return m.cut }

// New begins a match. Its error tells all that is wrong with the set-up.
func New(v game.Variant, s Setup) (*Match, error) {
	m := &Match{v: v, in: v.Info(), setup: s, view: game.NoSeat}
	var faults game.Faults
	m.setup.Seats = seated(s.Seats, len(m.in.Seats), &faults)
	if err := s.Clock.check(); err != nil {
		faults.Add("clock", game.NoSquare, "%v", err)
	}
	if err := m.begin(); err != nil {
		faults.Add("start", game.NoSquare, "%v", err)
	}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	m.time = newTiming(s.Clock, len(m.in.Seats))
	m.layForComputers()
	return m, nil
}

// seated are the players of all seats, people on missing ones.
func seated(players []Player, seats int, faults *game.Faults) []Player {
	if n := len(players); n > seats {
		faults.Add("seats", game.NoSquare, "%d players for %d seats", n, seats)
	}
	all := make([]Player, seats)
	copy(all, players)
	for i, p := range all {
		if p.Level < 0 {
			faults.Add("seats", game.NoSquare, "seat %d: level %d", i, p.Level)
		}
	}
	return all
}

// begin sets up the position the match starts from.
func (m *Match) begin() error {
	d, ok := m.v.(game.Deployer)
	seats := len(m.in.Seats)
	m.tiles = tiles{options: m.setup.Options, open: ok && m.setup.Start == "", laid: make([][]int, seats), part: make([][]int, seats)}
	if m.tiles.open {
		m.tiles.by = d
	}
	if err := checkPosition(m.setup.Start); err != nil {
		return err
	}
	switch m.start = notation.HousePosition(m.in, m.setup.Start); m.start {
	case "", "start":
		m.start = m.in.Start
	}
	return m.restart()
}

// restart reads the start position, for play and for looking back.
func (m *Match) restart() error {
	pos, err := m.v.Parse(m.start, m.setup.Options)
	if err != nil {
		return err
	}
	m.pos = pos
	m.review = review{pos: pos.Clone()}
	return nil
}

// Variant is the game being played.
func (m *Match) Variant() game.Variant { return m.v }

// Info describes the variant.
func (m *Match) Info() *game.Info { return m.in }

// Setup is what was settled before the match; missing seats are filled.
func (m *Match) Setup() Setup { return m.setup }

// Seat seats a match's players once it has begun. Computers lay no tiles then: whoever
// runs the match lays for them.
func (m *Match) Seat(players []Player) { m.setup.Seats = slices.Clone(players) }

// Player is who sits on a seat.
func (m *Match) Player(s game.Seat) Player { return m.setup.Seats[s] }

// Position is the present position, to be read only. While tiles are being laid
// it is the start without any.
func (m *Match) Position() game.Position { return m.pos }

// Actor is whose turn it is; NoSeat when the game is over or tiles are being laid.
func (m *Match) Actor() game.Seat {
	if m.Deploying() || m.Outcome().Over {
		return game.NoSeat
	}
	return m.pos.Actor()
}

// Over reports whether the game is over.
func (m *Match) Over() bool { return m.Outcome().Over }

// View is all that a seat may know now; NoSeat asks for what everybody may know.
func (m *Match) View(s game.Seat) game.View {
	v := m.pos.View(s)
	m.tiles.hide(&v, s)
	v.Outcome = m.Outcome()
	if m.Deploying() || v.Outcome.Over {
		v.Turns = nil
	}
	return v
}

// ViewSeat is the seat from which the match is looked at; NoSeat if unset.
func (m *Match) ViewSeat() game.Seat { return m.view }

// SetViewSeat sets the seat from which the match is looked at, for Save.
func (m *Match) SetViewSeat(s game.Seat) { m.view = s }

// Outcome is how the match stands: as the position says, drawn by agreement, or as its
// record says where the position does not.
func (m *Match) Outcome() game.Outcome { return m.verdict.of(m.in, m.pos, m.moves) }

// Line is the match as the opponents' protocol takes it: "position VARIANT
// OPTIONS | START | TURNS".
func (m *Match) Line() string {
	line := "position " + m.in.ID
	for _, o := range chosen(m.in, m.setup.Options) {
		line += " " + o
	}
	line += " | " + m.start + " |"
	for _, move := range m.moves {
		line += " " + move.Text
	}
	return line
}

// chosen lists the options that differ from the defaults as key=value, in Info's order.
func chosen(in *game.Info, options game.Options) []string {
	var list []string
	for _, o := range in.Options {
		if value := in.Option(options, o.Key); value != o.Values[0] {
			list = append(list, fmt.Sprintf("%s=%s", o.Key, value))
		}
	}
	return list
}

// Left is the time a seat has left for its turn or for all its turns; 0 without
// clocks.
func (m *Match) Left(s game.Seat) time.Duration { return m.time.left[s] }
