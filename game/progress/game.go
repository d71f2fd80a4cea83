// Package progress is what a player has done here: games by game and level, days in a row, and
// what to do next. Saved games are read each time; a tally stands for those gone.
package progress

import (
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// Result is how a game ended for the player whose progress is counted.
type Result uint8

// The results. Nobody's are games of several people at one screen: the player among them is
// unknown, so that such a game counts only as played.
const (
	Nobodys Result = iota
	Won            // alone or with an ally for good
	Drawn          // among those still in the game
	Lost           // out, or another has won
)

// Game is a finished game as it counts.
type Game struct {
	Variant string
	Level   int    // the lowest of the computers played against, 0 among people
	Day     string // when it was begun, as 2006-01-02; "" if not known
	Result  Result
}

// Read returns how a saved game counts; false where it does not: unfinished ones, studies, games
// from other positions than the usual start (odds, lessons, exercises), games among computers, and
// imported records.
//
// Ruling: take-backs and the coach change nothing. Nobody else sees these numbers.
func Read(find func(id string) (game.Variant, bool), save string) (Game, bool) {
	in, s, ok := counted(find, save)
	if !ok {
		return Game{}, false
	}
	winner, with := in.Winners(s.Value("Result"))
	levels, people := players(in, s)
	g := Game{Variant: in.ID, Day: strings.ReplaceAll(s.Value("Date"), ".", "-")}
	if !isDay(g.Day) {
		g.Day = ""
	}
	me := person(in, s, levels, people)
	if people == 1 {
		g.Level = opponents(in, levels, me)
	}
	switch o := (game.Outcome{Over: true, Winner: winner, With: with}); {
	case me == game.NoSeat:
	case o.Won(me):
		g.Result = Won
	case winner != game.NoSeat || out(find, save, in, me):
		g.Result = Lost
	default:
		g.Result = Drawn
	}
	return g, true
}

// counted is a saved game that counts, as far as its tags tell.
func counted(find func(id string) (game.Variant, bool), save string) (in *game.Info, s *notation.Sheet, ok bool) {
	var faults game.Faults
	s = notation.Scan(save, &faults)
	v, ok := s.Variant(find)
	if !ok || s.Value("View") == "" || s.Value("Study") != "" || s.Value("FEN") != "" || s.Value("Odds") != "" {
		return nil, nil, false
	}
	in = v.Info()
	winner, _ := in.Winners(s.Value("Result"))
	if _, people := players(in, s); people == 0 || winner == game.NoSeat && s.Value("Result") != "draw" {
		return nil, nil, false
	}
	return in, s, true
}

// Own are the seats of the people who played a game that counts at this screen: the person whose
// progress is counted, or several people. It is empty for other games.
func Own(find func(id string) (game.Variant, bool), save string) (seats game.SeatSet) {
	in, s, ok := counted(find, save)
	if !ok {
		return 0
	}
	levels, people := players(in, s)
	if me := person(in, s, levels, people); me != game.NoSeat {
		return seats.With(me)
	}
	for seat, level := range levels {
		if level == 0 {
			seats = seats.With(game.Seat(seat))
		}
	}
	return seats
}

// players are the levels of all seats, 0 for people, and how many those are.
func players(in *game.Info, s *notation.Sheet) (levels []int, people int) {
	words := strings.Split(s.Value("Seats"), ",")
	list := make([]match.Player, len(in.Seats))
	for i := range list {
		if i < len(words) {
			list[i], _ = match.ParsePlayer(strings.TrimSpace(words[i])) // an unreadable player counts as a person
		}
	}
	if s.Value("Levels") == "" {
		match.MigrateLevels(list)
	}
	for _, p := range list {
		levels = append(levels, p.Level)
		if p.Human() {
			people++
		}
	}
	return levels, people
}

// person is the player whose progress is counted: the only person; else the one from whose seat
// it was seen, in games from records, which have no seed.
func person(in *game.Info, s *notation.Sheet, levels []int, people int) game.Seat {
	for i, level := range levels {
		seen := in.Seats[i].Result == s.Value("View") && s.Value("Seed") == "0"
		if level == 0 && (people == 1 || seen) {
			return game.Seat(i)
		}
	}
	return game.NoSeat
}

// opponents is the lowest level of those who are not permanent allies of a seat.
func opponents(in *game.Info, levels []int, me game.Seat) (lowest int) {
	for seat, level := range levels {
		if allied := in.Pact.Has(me) && in.Pact.Has(game.Seat(seat)); game.Seat(seat) == me || allied {
			continue
		}
		if lowest == 0 || level < lowest {
			lowest = level
		}
	}
	return min(lowest, match.Levels)
}

// out reports whether a seat was out of a drawn game of three, which only its turns show.
func out(find func(id string) (game.Variant, bool), save string, in *game.Info, me game.Seat) bool {
	if len(in.Seats) < 3 {
		return false
	}
	m, err := match.ParseLegal(find, save)
	return err == nil && m.Cut() == nil && !m.Position().Alive().Has(me)
}
