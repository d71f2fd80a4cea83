// Package endgame is positions of few pieces whose result is known, to practise: what an endgame
// is, and its text, which is data beside the page (README.md has the form). It knows neither a
// search nor a variant; package retro proves endgames, package mine finds them.
package endgame

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/puzzle"
)

// HeldAfter is after how many own turns without a loss a position is held.
const HeldAfter = 30

// Endgame is a position and what can be reached in it. Options are the default.
type Endgame struct {
	ID       string // of variant and position; short and permanent
	Variant  string
	Seat     string // who learns, by its letter, and is to move
	Theme    string // what is against what, a word of small letters and dashes
	Turns    int    // own ones in which the win is proven; 0 where the position is to be held
	Position string
}

// Games are those that have endgames.
var Games = [...]string{"yanyi", "mini", "qiji", "weiwo", "qice", "baige"}

// The limits of a text of endgames.
const (
	mostBytes = 1 << 17
	mostLine  = 600 // bytes
	mostTurns = 99
	mostTheme = 30 // bytes
)

// goal is the aim as it is written: win/9, hold.
func (e *Endgame) goal() string {
	if e.Turns == 0 {
		return "hold"
	}
	return "win/" + strconv.Itoa(e.Turns)
}

// String is the endgame on a line (README.md, Text form).
func (e *Endgame) String() string {
	return strings.Join([]string{e.ID, e.Variant, e.Seat, e.Theme, e.goal()}, " ") + " | " + e.Position
}

// Name is the id that follows from the variant and the position.
func (e *Endgame) Name() string {
	p := puzzle.Puzzle{Variant: e.Variant, Position: e.Position, Line: []string{""}}
	return p.Name()
}

// Read reads endgames, one a line. It returns either all endgames or all faults, by line.
func Read(text string) ([]Endgame, error) {
	var faults game.Faults
	if len(text) > mostBytes {
		faults.Add("endgames", game.NoSquare, "%d bytes are more than %d", len(text), mostBytes)
		return nil, faults.Err()
	}
	var all []Endgame
	seen := map[string]int{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		e, err := readLine(strings.TrimSuffix(line, "\n"))
		if err == nil && seen[e.ID] > 0 {
			err = game.Errorf("%s stands on line %d, too", e.ID, seen[e.ID])
		}
		if err != nil {
			faults.Add("endgames", game.NoSquare, "line %d: %w", n, err).Line = n
			continue
		}
		seen[e.ID] = n
		all = append(all, e)
	}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return all, nil
}

// readLine reads one endgame.
func readLine(line string) (e Endgame, err error) {
	if len(line) > mostLine {
		return e, game.Errorf("%d bytes are more than %d", len(line), mostLine)
	}
	head, position, _ := strings.Cut(line, " | ")
	words := strings.Split(head, " ")
	if len(words) != 5 || position == "" {
		return e, game.Errorf("want ID VARIANT SEAT THEME GOAL | POSITION")
	}
	e = Endgame{ID: words[0], Variant: words[1], Seat: words[2], Theme: words[3], Position: position}
	if turns, wins := strings.CutPrefix(words[4], "win/"); wins {
		e.Turns, err = strconv.Atoi(turns)
	}
	switch {
	case err != nil || e.Turns < 0 || e.Turns > mostTurns || e.goal() != words[4]:
		return e, game.Errorf("goal %q is neither hold nor win/1 to win/%d", words[4], mostTurns)
	case e.Variant == "" || len(e.Seat) != 1:
		return e, game.Errorf("something is missing")
	case len(e.Theme) > mostTheme || strings.Trim(e.Theme, "abcdefghijklmnopqrstuvwxyz-") != "" || e.Theme == "":
		return e, game.Errorf("theme %q is no word of small letters and dashes", game.Brief(e.Theme))
	case e.ID != e.Name():
		return e, game.Errorf("id %q should be %s", e.ID, e.Name())
	}
	return e, nil
}

// Start is the position, with its learner to move. The error names its fault.
func (e *Endgame) Start(v game.Variant) (game.Position, error) {
	in := v.Info()
	pos, err := v.Parse(e.Position, nil)
	if err != nil {
		return nil, game.Errorf("position: %w", err)
	}
	seat, ok := in.SeatOf(e.Seat)
	switch {
	case in.ID != e.Variant:
		return nil, game.Errorf("it is an endgame of %s", e.Variant)
	case pos.String() != e.Position:
		return nil, game.Errorf("position: it is written %s", pos.String())
	case pos.Outcome().Over:
		return nil, game.Errorf("position: the game is over")
	case !ok || pos.Actor() != seat:
		return nil, game.Errorf("%s is not to move", e.Seat)
	}
	return pos, nil
}
