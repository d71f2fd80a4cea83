// Package puzzle is positions in which exactly one turn is good: what a puzzle is, and its
// text, which is data beside the page (README.md has the form). It knows neither a search nor
// a variant; package proof proves puzzles, package mine finds them.
package puzzle

import (
	"strconv"

	"yanyi/game"
	"yanyi/game/puzzle/exercise"
)

// Puzzle is a position, its goal, and the line that reaches it. Options are the default.
type Puzzle struct {
	ID       string // of variant, position and first turn; short and permanent
	Variant  string
	Seat     string // the solver, by its letter
	Theme    Theme
	Grade    int // 1, the easiest, to Grades
	Goal     Goal
	Line     []string // the solver's turns and the replies between them; it ends with the solver's
	Position string
}

// Grades is how many steps of difficulty there are.
const Grades = 5

// Theme is the subject of a puzzle.
type Theme uint8

// The themes.
const (
	Mate      Theme = iota // a king is mated
	Piece                  // more is taken than lost
	Alliance               // a horse makes an alliance
	Deposing               // a horse removes the emperor
	Stratagem              // a slide, swap, exchange or sweep, or a stratagem stepped onto
	Gamble                 // a face-down piece is turned over, and the odds are best so
	Escape                 // the only way out of check
	Defence                // the only turn that holds
	Themes    = iota
)

// Themes and aims as they are written, in their order.
var (
	themeNames = [Themes]string{"mate", "piece", "alliance", "deposing", "stratagem", "gamble", "escape", "defence"}
	aimNames   = [aims]string{"win", "absorb", "survive", "gain", "hold", "odds"}
)

// String is the theme's word.
func (t Theme) String() string { return themeNames[t] }

// Aim is what the solver's turns bring about, which determines how they are proven.
type Aim uint8

// The aims. The first three are proven exhaustively (package proof), the others by search.
const (
	Win     Aim = iota // the game is won within so many plies, whatever all others do
	Absorb             // an army comes over within so many plies
	Survive            // one stays in the game, and by any other turn not for so many plies
	Gain               // one comes out well ahead, and by any other turn does not
	Hold               // the game stays even, and by any other turn does not
	Odds               // of all that may turn up one stands best on the average
	aims
)

// Exhaustive reports whether an aim is proven by looking at everything.
func (a Aim) Exhaustive() bool { return a <= Survive }

// Goal is an aim, and of those proven by looking at everything within how many plies:
// complete turns of all players, the first one included.
type Goal struct {
	Aim   Aim
	Plies int
}

// MostPlies is how many plies a goal may be away (game/puzzle/proof).
const MostPlies = 7

// String writes a goal: win/3, gain.
func (g Goal) String() string {
	if g.Aim.Exhaustive() {
		return aimNames[g.Aim] + "/" + strconv.Itoa(g.Plies)
	}
	return aimNames[g.Aim]
}

// letters are those of ids: digits and small letters that are not mistaken for others.
const letters = "23456789abcdefghijkmnpqrstuvwxyz"

// Name is the id that follows from the variant, the position and the first turn.
func (p *Puzzle) Name() string {
	h := uint64(14695981039346656037) // FNV-1a
	for _, text := range [...]string{p.Variant, p.Position, p.Line[0]} {
		for i := range len(text) {
			h = (h ^ uint64(text[i])) * 1099511628211
		}
		h = (h ^ '|') * 1099511628211
	}
	var id [5]byte
	for i := range id {
		id[i] = letters[h>>59]
		h <<= 5
	}
	return string(id[:])
}

// Start is the position and, one after another, the legal turns of the line in it. The error
// names the fault of the puzzle's position or line.
func (p *Puzzle) Start(v game.Variant) (game.Position, []game.Turn, error) {
	in := v.Info()
	pos, err := v.Parse(p.Position, nil)
	if err != nil {
		return nil, nil, game.Errorf("position: %w", err)
	}
	seat, ok := in.SeatOf(p.Seat)
	switch {
	case in.ID != p.Variant:
		return nil, nil, game.Errorf("it is a puzzle of %s", p.Variant)
	case pos.String() != p.Position:
		return nil, nil, game.Errorf("position: it is written %s", pos.String())
	case pos.Outcome().Over:
		return nil, nil, game.Errorf("position: the game is over")
	case !ok || pos.Actor() != seat:
		return nil, nil, game.Errorf("%s is not to move", p.Seat)
	}
	turns, err := follow(in, pos.Clone(), seat, p.Line)
	return pos, turns, err
}

// follow reads the turns of a line, which ends with one of the seat's.
func follow(in *game.Info, pos game.Position, seat game.Seat, line []string) (turns []game.Turn, err error) {
	for i, text := range line {
		if pos.Actor() == game.Chance || pos.Outcome().Over {
			return nil, game.Errorf("turn %d %s: the line has ended", i+1, text)
		}
		t, err := game.Find(in, pos, text)
		if err != nil {
			return nil, game.Errorf("turn %d: %w", i+1, err)
		}
		if i == len(line)-1 && pos.Actor() != seat {
			return nil, game.Errorf("turn %d %s: the last turn is not the solver's", i+1, text)
		}
		pos.Do(t)
		turns = append(turns, t)
	}
	return turns, nil
}

// Task is a puzzle as an exercise: the turns that the solver has to find, and the whole line.
func (p *Puzzle) Task(v game.Variant) (task exercise.Task, line []game.Turn, err error) {
	pos, line, err := p.Start(v)
	if err != nil {
		return task, nil, err
	}
	seat := pos.Actor()
	task.Right = line[:1:1]
	last := &task
	for i, t := range line {
		if i > 0 && pos.Actor() == seat {
			last.Reply, last.Then = line[i-1], &exercise.Task{Right: []game.Turn{t}}
			last = last.Then
		}
		if i+1 < len(line) { // the draw of the last turn is left out
			pos.Do(t)
		}
	}
	return task, line, nil
}
