package puzzle

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
)

// The limits of a text of puzzles.
const (
	mostBytes = 1 << 20
	mostLine  = 2000 // bytes
	mostTurns = 15   // of a line
)

// String is the puzzle on a line (README.md, Text form).
func (p *Puzzle) String() string {
	return strings.Join([]string{p.ID, p.Variant, p.Seat, p.Theme.String(), strconv.Itoa(p.Grade), p.Goal.String()}, " ") +
		" | " + strings.Join(p.Line, " ") + " | " + p.Position
}

// Read reads puzzles, one a line. It returns either all puzzles or all faults, by line.
func Read(text string) ([]Puzzle, error) {
	var faults game.Faults
	if len(text) > mostBytes {
		faults.Add("puzzles", game.NoSquare, "%d bytes are more than %d", len(text), mostBytes)
		return nil, faults.Err()
	}
	var all []Puzzle
	seen := map[string]int{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		p, err := readLine(strings.TrimSuffix(line, "\n"))
		if err == nil && seen[p.Variant+p.ID] > 0 {
			err = game.Errorf("%s stands on line %d, too", p.ID, seen[p.Variant+p.ID])
		}
		if err != nil {
			faults.Add("puzzles", game.NoSquare, "line %d: %w", n, err).Line = n
			continue
		}
		seen[p.Variant+p.ID] = n
		all = append(all, p)
	}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return all, nil
}

// readLine reads one puzzle.
func readLine(line string) (p Puzzle, err error) {
	if len(line) > mostLine {
		return p, game.Errorf("%d bytes are more than %d", len(line), mostLine)
	}
	parts := strings.Split(line, " | ")
	if len(parts) != 3 {
		return p, game.Errorf("want WORDS | TURNS | POSITION, got %d parts", len(parts))
	}
	words := strings.Split(parts[0], " ")
	if len(words) != 6 {
		return p, game.Errorf("want ID VARIANT SEAT THEME GRADE GOAL, got %d words", len(words))
	}
	p = Puzzle{ID: words[0], Variant: words[1], Seat: words[2], Line: strings.Split(parts[1], " "), Position: parts[2]}
	if p.Theme, err = ThemeNamed(words[3]); err != nil {
		return p, err
	}
	if p.Grade, err = strconv.Atoi(words[4]); err != nil || p.Grade < 1 || p.Grade > Grades {
		return p, game.Errorf("grade %q is not 1 to %d", words[4], Grades)
	}
	if p.Goal, err = goalNamed(words[5]); err != nil {
		return p, err
	}
	return p, p.whole(line)
}

// whole reports what is missing, superfluous or badly written.
func (p *Puzzle) whole(line string) error {
	switch {
	case p.Variant == "" || len(p.Seat) != 1 || p.Position == "" || slices.Contains(p.Line, ""):
		return game.Errorf("something is missing")
	case len(p.Line) > mostTurns:
		return game.Errorf("%d turns are more than %d", len(p.Line), mostTurns)
	case p.ID != p.Name():
		return game.Errorf("id %q should be %s", p.ID, p.Name())
	case p.String() != line:
		return game.Errorf("it should be written %s", p.String())
	}
	return nil
}

// ThemeNamed is the theme of a word.
func ThemeNamed(word string) (Theme, error) {
	for i, name := range themeNames {
		if name == word {
			return Theme(i), nil
		}
	}
	return 0, game.Errorf("no theme %q", word)
}

func goalNamed(word string) (Goal, error) {
	name, plies, timed := strings.Cut(word, "/")
	for i, known := range aimNames {
		g := Goal{Aim: Aim(i)}
		if known != name || g.Aim.Exhaustive() != timed {
			continue
		}
		var err error
		if timed {
			g.Plies, err = strconv.Atoi(plies)
		}
		if err != nil || timed && (g.Plies < 1 || g.Plies > MostPlies) {
			return g, game.Errorf("goal %q is not within 1 to %d plies", word, MostPlies)
		}
		return g, nil
	}
	return Goal{}, game.Errorf("no goal %q", word)
}
