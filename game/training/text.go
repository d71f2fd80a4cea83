package training

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"yanyi/game"
)

// The text of a box: a line "cards 1" with the version, one "looked" with the games that were
// looked through, and a card on every other line:
//
//	xiangqi mate 34 0 0 0 0 0 0 | - | h3e3 b1c3 h10g8 | rnbakabnr/9/... w
//
// that is the variant, the kind, the cost and the schedule; the options; the turn played and the
// better line; the position.

// version is that of the text's form.
const version = "1"

// Limits of a box.
const (
	mostCards  = 400
	mostLooked = 100
	mostBytes  = 1 << 20
	separator  = " | "
)

// String is the box as it is kept.
func (b *Box) String() string {
	var s strings.Builder
	s.WriteString("cards " + version + "\n")
	if len(b.looked) > 0 {
		s.WriteString("looked " + strings.Join(b.looked, " ") + "\n")
	}
	for i := range b.cards {
		s.WriteString(b.cards[i].String() + "\n")
	}
	return s.String()
}

// String is the card on a line.
func (c *Card) String() string {
	options := "-"
	if len(c.Options) > 0 {
		var list []string
		for key, value := range c.Options {
			list = append(list, key+"="+value)
		}
		sort.Strings(list)
		options = strings.Join(list, ",")
	}
	head := fmt.Sprintf("%s %s %d %d %d %d %d %d %d", c.Variant, c.Kind, c.Cost, c.Began, c.Due, c.Days, c.Row, c.Lapses, c.Ease)
	return strings.Join([]string{head, options, c.Played + " " + strings.Join(c.Better, " "), c.Position}, separator)
}

// Read reads a box. What can be read of a damaged text is read; the error names the lines that
// cannot.
func Read(text string) (b *Box, err error) {
	b = &Box{}
	if text == "" {
		return b, nil
	}
	var faults game.Faults
	bad := func(line int, format string, args ...any) {
		faults.Add("cards", game.NoSquare, "line %d: "+format, append([]any{line}, args...)...).Line = line
	}
	if len(text) > mostBytes {
		bad(1, "%d bytes are more than %d", len(text), mostBytes)
		return b, faults.Err()
	}
	seen := map[string]bool{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSuffix(line, "\n")
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case n == 1 && word == "cards" && rest == version:
		case n == 1 && word == "cards":
			bad(n, "version %s is not known", game.Brief(rest))
			return b, faults.Err()
		case n == 1:
			bad(n, "want cards %s, got %s", version, game.Brief(line))
		case word == "looked":
			b.Looked(strings.Fields(rest)...)
		default:
			if err := b.readCard(line, seen); err != nil {
				bad(n, "%w", err)
			}
		}
	}
	return b, faults.Err()
}

// readCard adds the card on a line.
func (b *Box) readCard(line string, seen map[string]bool) error {
	c, err := readCard(line)
	switch {
	case err != nil:
		return err
	case seen[c.Key()]:
		return game.Errorf("the card stands there twice")
	case len(b.cards) == mostCards:
		return game.Errorf("more than %d cards", mostCards)
	}
	b.cards, seen[c.Key()] = append(b.cards, c), true
	return nil
}

func readCard(line string) (c Card, err error) {
	if len(line) > mostLine {
		return c, game.Errorf("%d bytes are more than %d", len(line), mostLine)
	}
	parts := strings.Split(line, separator)
	if len(parts) != 4 {
		return c, game.Errorf("want WORDS | OPTIONS | TURNS | POSITION, got %d parts", len(parts))
	}
	words, turns := strings.Split(parts[0], " "), strings.Split(parts[2], " ")
	if len(words) != 9 || len(turns) < 2 {
		return c, game.Errorf("%d words and %d turns", len(words), len(turns))
	}
	c = Card{Variant: words[0], Played: turns[0], Better: turns[1:], Position: parts[3]}
	var known bool
	if c.Kind, known = kindNamed(words[1]); !known {
		return c, game.Errorf("no kind %s", game.Brief(words[1]))
	}
	for i, to := range []*int{&c.Cost, &c.Began, &c.Due, &c.Days, &c.Row, &c.Lapses, &c.Ease} {
		if *to, err = strconv.Atoi(words[2+i]); err != nil {
			return c, game.Errorf("%s is no number", game.Brief(words[2+i]))
		}
	}
	if parts[1] != "-" {
		c.Options = game.Options{}
		for pair := range strings.SplitSeq(parts[1], ",") {
			key, value, _ := strings.Cut(pair, "=")
			c.Options[key] = value
		}
	}
	if err := c.valid(); err != nil {
		return c, err
	}
	if c.String() != line {
		return c, game.Errorf("it should be written %s", c.String())
	}
	return c, nil
}
