// Package match is a game being played: the players, the turns taken, draws from the bags,
// take-back, clocks, tiles laid in secret, the result, and the record, which is the whole match
// as text (game/README.md, Text is the truth). It also computes the effects, the cost and the
// basis of a turn not yet played.
//
// A [Match] asks its variant for every rule. It is not safe for concurrent use.
package match

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/game/odds"
	"yanyi/game/tree"
)

// The reasons why nothing can be played or agreed. An illegal turn is a *game.IllegalTurn.
var (
	errOver      = errors.New("the game is over")
	errDeploying = errors.New("tiles are still being laid")
	errNoDraw    = errors.New("no draw can be agreed in this game")
)

// Setup is a match's conditions. The zero Setup is the ordinary game of people without clocks.
type Setup struct {
	Options game.Options
	// Start is a position string. Empty is the ordinary start, which for a game.Deployer begins
	// with laying tiles; "start" is the same without tiles.
	Start string
	// Odds are the pieces that a player gives. A Start is without them already.
	Odds  odds.Odds
	Seats []Player // missing ones are people
	Clock Clock
	// Seed decides what is drawn from the bags. Records do not hold it.
	Seed uint64
	// Date is when the match began, as 2006.01.02; empty if unknown.
	Date string
	// Without is what the players forgo, such as take-backs. The match does not enforce it. A
	// save holds it, a record does not.
	Without []string
	// Address marks the address of a page that the match was begun from, so that the
	// address finds it again; empty for none. A save holds it, a record does not.
	Address string
}

// The things that players may agree to forgo.
const (
	TakingBack = "takeback"
	Hints      = "hints"
	// Yielding is forgone by computers that play on: they neither resign nor offer draws.
	Yielding = "yielding"
)

// Match is a game being played.
type Match struct {
	v     game.Variant
	in    *game.Info
	setup Setup
	start string // position string the turns begin from, never "start"

	cursor *tree.Cursor // at the last turn played
	turns
	tiles
	beside
	time    timing
	verdict verdict
	review  *tree.Cursor  // visits earlier moments, so that the first cursor stays
	asked   game.Position // a copy of the position for questions; nil until one is asked
	view    game.Seat
	cut     *Cut   // nil if the match holds all of its record
	of      *Match // whose study's line the match is, see Match.Along; nil if it is none
}

// Cut is where a record stops being legal by the present rules, or something else is wrong.
type Cut struct {
	Turn int         // the first turn left out, from 1; 0 if all are legal, and Why says what is wrong or they lead to another result
	Text string      // that turn
	Why  game.Phrase // may be zero
	Of   int         // turns in the record

	Line, Column int // where that stands in the text that was read; 0 if that is not known
}

// Cut is why the match is not all of the record it was read from; nil if it is.
func (m *Match) Cut() *Cut { return m.cut }

// New begins a match. Its error lists all faults of the set-up.
func New(v game.Variant, s Setup) (*Match, error) {
	m := &Match{v: v, in: v.Info(), setup: s, view: game.NoSeat}
	var faults game.Faults
	m.setup.Seats = seated(s.Seats, len(m.in.Seats), &faults)
	if err := s.Clock.check(); err != nil {
		faults.Add("clock", game.NoSquare, "%v", err)
	}
	if int(s.Clock.Giver) >= len(m.in.Seats) {
		faults.Add("clock", game.NoSquare, "there is no seat %d", s.Clock.Giver)
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
	switch m.start = notation.CanonicalPosition(m.in, m.setup.Start); m.start {
	case "", "start":
		m.start = m.in.Start
	default:
		if m.setup.Odds.On() && !m.setup.Odds.Begins(m.v, m.setup.Options, m.start) {
			return game.Errorf("the position is not the start with odds %s", m.setup.Odds.Text(m.in))
		}
		return m.restart()
	}
	if err := m.handicap(); err != nil {
		return err
	}
	return m.restart()
}

// handicap takes the pieces that a player gives from the usual start, which the match begins
// from.
func (m *Match) handicap() (err error) {
	if m.setup.Odds.On() {
		m.start, err = m.setup.Odds.Position(m.v, m.setup.Options, m.start)
	}
	return err
}

// restart reads the start position, for play and for looking back.
func (m *Match) restart() error {
	pos, err := m.v.Parse(m.start, m.setup.Options)
	if err != nil {
		return err
	}
	m.cursor = tree.NewCursor(m.in, pos, &tree.Node{})
	m.review = m.cursor.Beside()
	m.moved()
	return nil
}

// Variant is the game being played.
func (m *Match) Variant() game.Variant { return m.v }

// Doubts says why no game leads to the match's start, as faults of its position, if none does.
func (m *Match) Doubts() game.Faults {
	pos, err := m.v.Parse(m.start, m.setup.Options)
	if err != nil {
		return nil
	}
	return game.Doubts(pos)
}

// Info describes the variant.
func (m *Match) Info() *game.Info { return m.in }

// Setup is what was settled before the match; missing seats are filled.
func (m *Match) Setup() Setup { return m.setup }

// Seat seats a match's players once it has begun. The host then lays computers' tiles.
func (m *Match) Seat(players []Player) { m.setup.Seats = slices.Clone(players) }

// Player is the player of a seat.
func (m *Match) Player(s game.Seat) Player { return m.setup.Seats[s] }

// Position is the present position, read only; while tiles are laid, the start without any.
func (m *Match) Position() game.Position { return m.cursor.Position() }

// Tree is the match as a tree, to be read only: its turns are the main line, and what
// the record had beside them hangs from those that were not taken back.
func (m *Match) Tree() *tree.Node { return m.cursor.Root() }

// Actor is whose turn it is; NoSeat when the game is over or tiles are being laid.
func (m *Match) Actor() game.Seat {
	if m.Deploying() || m.Outcome().Over {
		return game.NoSeat
	}
	return m.OnTurn()
}

// Over reports whether the game is over.
func (m *Match) Over() bool { return m.Outcome().Over }

// View is all that a seat may know now; with NoSeat what everybody may know.
func (m *Match) View(s game.Seat) game.View {
	v := m.Position().View(s)
	m.tiles.hide(&v, s)
	v.Outcome = m.Outcome()
	if m.Deploying() || v.Outcome.Over {
		v.Turns = nil
	}
	return v
}

// SetViewSeat sets the seat from which the match is viewed, for Save.
func (m *Match) SetViewSeat(s game.Seat) { m.view = s }

// Bottom is the seat at the bottom of the board: the one from which the match is viewed, else
// the one of its record.
func (m *Match) Bottom() game.Seat {
	if m.view.Player() {
		return m.view
	}
	return m.RecordBottom()
}

// RecordBottom is the seat at the bottom where the record, which holds no view, is opened: the
// first person's, else the last one (south in the games of three).
func (m *Match) RecordBottom() game.Seat {
	seats := len(m.Info().Seats)
	for s := range game.Seat(seats) {
		if m.Player(s).Human() {
			return s
		}
	}
	return game.Seat(seats - 1)
}

// Outcome is how the match stands: as the position says, drawn by agreement, or by its record.
func (m *Match) Outcome() game.Outcome { return m.verdict.of(m.in, m.Position(), m.moves) }

// Line is the match in the opponents' protocol: "position VARIANT OPTIONS | START | TURNS".
func (m *Match) Line() string {
	return strings.Join(append([]string{m.Opening()}, m.Turns()...), " ")
}

// Opening is Line before the first turn.
func (m *Match) Opening() string {
	line := "position " + m.in.ID
	for _, o := range chosen(m.in, m.setup.Options) {
		line += " " + o
	}
	return line + " | " + m.start + " |"
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

// Left is the time a seat has left for its turn or for all its turns; 0 without clocks.
func (m *Match) Left(s game.Seat) time.Duration { return m.time.left[s] }

// ViewAt is what a seat could know after the first ply turns. At the present ply it is View.
func (m *Match) ViewAt(ply int, s game.Seat) game.View {
	if ply >= len(m.moves) || m.Deploying() {
		return m.View(s)
	}
	return m.review.Along(m.upTo(ply)).View(s)
}

// PositionAt is the position string after the first ply turns.
func (m *Match) PositionAt(ply int) string { return m.review.Along(m.upTo(ply)).String() }

// Along is a line through a study's tree, a copy of the match's, for people without clocks. It
// can go to any turn of the tree ([Match.GoTo]), turns played there are added to the tree, and
// its record is the turns up to there. It begins at the end of the match.
func (m *Match) Along(root *tree.Node) (*Match, error) {
	setup := Setup{Options: m.setup.Options, Start: m.PositionAt(0), Odds: m.setup.Odds, Seed: m.setup.Seed, Date: m.setup.Date}
	for _, p := range m.setup.Seats {
		setup.Seats = append(setup.Seats, Player{Name: p.Name})
	}
	line, err := New(m.v, setup)
	if err == nil {
		line.of, line.cursor = m, m.cursor.Beside()
		line.cursor.Along(root.Line())
		line.cursor.Plant(root)
		line.moved()
	}
	return line, err
}

// Whole is a match of its own with all of the tree. For a study's line it is the study as a
// record: the result in the game's record is kept as long as the main line begins with its
// turns. Turns after the end of a game do not belong to the game: they become a variation that
// begins with the game's last turn once more.
func (m *Match) Whole() *Match {
	if m.of == nil {
		return m.Clone()
	}
	c, root, played := *m.of, m.Tree().Copy(), m.of.Turns()
	line := root.Line()
	switch {
	case len(line) < len(played) || !slices.Equal(texts(line[:len(played)]), played), len(line) > len(played) && !m.of.Over():
		c.verdict = verdict{}
	case len(line) > len(played) && len(played) > 0:
		line = line[:len(played)]
		line[len(line)-1].End()
	}
	c.study = true
	c.cursor, c.review = m.cursor.Beside(), m.review.Beside()
	c.cursor.Along(line)
	c.cursor.Plant(root)
	c.moved()
	return &c
}

// GoTo goes to a turn of the tree that the match is the line through.
func (m *Match) GoTo(n *tree.Node) {
	m.cursor.To(n)
	m.moved()
}

// Try plays a legal turn on the line alone: its tree stays as it is.
func (m *Match) Try(t game.Turn) error {
	_, err := m.cursor.Try(t, m.Draw)
	m.moved()
	return err
}

// Look is a second cursor, at a turn of the match's tree: questions and tries there leave the
// match where it is. It stays there until the next question about another moment.
func (m *Match) Look(n *tree.Node) *tree.Cursor {
	m.review.To(n)
	return m.review
}
