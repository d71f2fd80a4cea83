package session

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/odds"
)

// Setup is the choices of the set-up page, all that a new game needs.
type Setup struct {
	Variant  game.Variant
	Options  game.Options
	Start    string    // position string, "" for the ordinary start
	Odds     odds.Odds // pieces that are given from the ordinary start
	Seats    []match.Player
	Bottom   game.Seat // the seat at the bottom of the board
	Clock    match.Clock
	TakeBack bool   // allowed
	Hints    bool   // allowed
	PlayOn   bool   // computers play to the end
	Address  string // mark of the address that asks for the game, see Params.Address
}

// Match is the set-up for package match, with its random choices drawn by a seed.
func (s Setup) Match(seed uint64) match.Setup {
	return match.Setup{Options: s.Options, Start: s.Start, Odds: s.Odds, Seats: s.Seats, Clock: s.Clock, Seed: seed, Without: s.without(), Address: s.Address}
}

func (s Setup) without() (list []string) {
	if !s.TakeBack {
		list = append(list, match.TakingBack)
	}
	if !s.Hints {
		list = append(list, match.Hints)
	}
	if s.PlayOn {
		list = append(list, match.Yielding)
	}
	return list
}

// EasyLevel is the default level of computers.
const EasyLevel = 3

// DefaultSetup seats a person at the south of the board (the last seat of three,
// the first of two) and computers of an easy level elsewhere.
func DefaultSetup(v game.Variant) Setup {
	in := v.Info()
	s := Setup{Variant: v, Options: game.Options{}, Seats: make([]match.Player, len(in.Seats)), TakeBack: true, Hints: true}
	for i, seat := range in.Seats {
		s.Seats[i].Level = EasyLevel
		if seat.Quarter == 0 {
			s.Bottom = game.Seat(i)
		}
	}
	s.Seats[s.Bottom].Level = 0
	return s
}

// setupText is a Setup's form in the store.
type setupText struct {
	Options  game.Options
	Seats    []match.Player
	Bottom   game.Seat
	Clock    match.Clock
	TakeBack bool
	Hints    bool
	PlayOn   bool
	Odds     string `json:",omitempty"`
	Levels   int    // among how many those of the seats are counted; 0 is of the days of three
}

// String is the set-up as text, its variant and start apart.
func (s Setup) String() string {
	b, err := json.Marshal(setupText{s.Options, s.Seats, s.Bottom, s.Clock, s.TakeBack, s.Hints, s.PlayOn, s.Odds.Text(s.Variant.Info()), match.Levels})
	if err != nil {
		panic(err) // plain data
	}
	return string(b)
}

// parseSetup reads a text by String for a variant.
func parseSetup(v game.Variant, text string) (Setup, error) {
	var t setupText
	if err := json.Unmarshal([]byte(text), &t); err != nil {
		return Setup{}, fmt.Errorf("set-up: %w", err)
	}
	in := v.Info()
	if len(t.Seats) != len(in.Seats) || int(t.Bottom) >= len(in.Seats) {
		return Setup{}, fmt.Errorf("set-up: %d seats, the game has %d", len(t.Seats), len(in.Seats))
	}
	if err := in.CheckOptions(t.Options); err != nil {
		return Setup{}, fmt.Errorf("set-up: %w", err)
	}
	for _, p := range t.Seats {
		if _, err := match.ParsePlayer(p.String()); err != nil {
			return Setup{}, fmt.Errorf("set-up: %w", err)
		}
	}
	given, err := odds.Parse(v, t.Odds)
	if err != nil {
		return Setup{}, fmt.Errorf("set-up: %w", err)
	}
	if int(t.Clock.Giver) >= len(in.Seats) {
		return Setup{}, fmt.Errorf("set-up: seat %d gives odds of time", t.Clock.Giver)
	}
	if t.Levels == 0 {
		match.MigrateLevels(t.Seats)
	}
	return Setup{
		Variant: v, Options: t.Options, Seats: t.Seats, Bottom: t.Bottom, Clock: t.Clock,
		TakeBack: t.TakeBack, Hints: t.Hints, PlayOn: t.PlayOn, Odds: given,
	}, nil
}

// Opening is the position that the game begins from, "start" for the ordinary start.
func (s *Setup) Opening() (string, error) {
	if s.Odds.On() {
		return s.Odds.Position(s.Variant, s.Options, "start")
	}
	return cmp.Or(s.Start, "start"), nil
}

// SetSeats reads the seats parameter (human,ai:3,ai:6:bold); a single person sits at the bottom.
func (s *Setup) SetSeats(text string) error {
	words := strings.Split(text, ",")
	if len(words) != len(s.Seats) {
		return &BadWord{"seats", text, game.Sprintf("the game has %d", len(s.Seats))}
	}
	seats := make([]match.Player, len(words))
	for i, word := range words {
		player, err := match.ParsePlayer(word)
		if err != nil {
			return &BadWord{"seats", text, err.Error()}
		}
		seats[i] = player
	}
	s.Seats = seats
	if own := slices.IndexFunc(seats, match.Player.Human); own >= 0 && !slices.ContainsFunc(seats[own+1:], match.Player.Human) {
		s.Bottom = game.Seat(own)
	}
	return nil
}

// SetView reads the view parameter, a seat's letter, into the set-up.
func (s *Setup) SetView(letter string) error {
	seat, ok := s.Variant.Info().SeatOf(letter)
	if !ok {
		return NoSeat(letter)
	}
	s.Bottom = seat
	return nil
}
