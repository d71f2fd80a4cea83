package search

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// position sets up the position of a line, which has three parts.
func (s *server) position(line string) error {
	parts := strings.Split(line, "|")
	if len(parts) < 2 || len(parts) > 3 {
		return game.Errorf("position: want VARIANT | POSITION | TURNS, got %d parts", len(parts))
	}
	v, options, rest, err := s.variant(strings.Fields(parts[0])[1:])
	if err != nil {
		return game.Errorf("position: %w", err)
	}
	if len(rest) > 0 {
		return game.Errorf("position: %q is not key=value", rest[0])
	}
	pos, err := v.Parse(strings.TrimSpace(parts[1]), options)
	if err != nil {
		return game.Errorf("position: %w", err)
	}
	if len(parts) == 3 {
		if err := play(v.Info(), pos, strings.Fields(parts[2])); err != nil {
			return game.Errorf("position: %w", err)
		}
	}
	if info := v.Info(); s.searcher == nil || s.info.ID != info.ID {
		s.searcher = New(info) // which stays with its variant
	}
	s.info, s.pos, s.played = v.Info(), pos, played{v, options}
	return nil
}

// variant reads a variant's id and its options at the start of words.
func (s *server) variant(words []string) (game.Variant, game.Options, []string, error) {
	if len(words) == 0 {
		return nil, nil, nil, game.Errorf("no variant")
	}
	v, ok := s.find(words[0])
	if !ok {
		return nil, nil, nil, game.Errorf("no variant %q", words[0])
	}
	options, rest := game.Options{}, words[1:]
	for len(rest) > 0 {
		key, value, ok := strings.Cut(rest[0], "=")
		if !ok {
			break
		}
		options[key] = value
		rest = rest[1:]
	}
	return v, options, rest, v.Info().CheckOptions(options)
}

// play plays recorded turns, draws included.
func play(info *game.Info, pos game.Position, turns []string) error {
	for i, text := range turns {
		t, err := find(info, pos, text)
		if err != nil {
			return game.Errorf("turn %d: %w", i+1, err)
		}
		pos.Do(t)
		if pos.Actor() != game.Chance {
			continue
		}
		d, err := game.FindReveal(info, pos, t)
		if err != nil {
			return game.Errorf("turn %d: %w", i+1, err)
		}
		pos.DoReveal(d)
	}
	return nil
}

// find is [game.Find] without the reason for a turn's illegality, which would link every
// variant's explanations into the program that the page fetches.
func find(info *game.Info, pos game.Position, text string) (game.Turn, error) {
	t, err := info.ParseTurn(text)
	if err != nil {
		return game.NoTurn, err
	}
	if seat, ok := t.Resigns(); ok && !pos.Outcome().Over && pos.Alive().Has(seat) {
		return t, nil
	}
	for _, legal := range pos.Turns(nil) {
		if legal.Chosen() == t.Chosen() {
			return legal.WithReveal(t.Reveal()), nil
		}
	}
	return game.NoTurn, &game.IllegalTurn{Text: text}
}

// parseLimits reads the name-value pairs after go.
func parseLimits(args []string) (Limits, error) {
	var l Limits
	args, err := l.takeTemper(args)
	if err != nil {
		return l, err
	}
	err = pairs(args, func(name string, n uint64) error {
		switch name {
		case "level":
			if n < 1 || n > uint64(Levels) {
				return game.Errorf("go: level %d is not 1 to %d", n, Levels)
			}
			l.Level = int(n)
		case "seed":
			l.Seed = n
		case "time":
			l.Time = int(min(n, 1<<40))
		case "nodes":
			l.Nodes = n
		case "multipv":
			if n > maxLines {
				return game.Errorf("go: multipv %d is more than %d", n, maxLines)
			}
			l.Lines = int(n)
		case "gains":
			l.Gains = true
		case "turns":
			l.Turns = int(min(n, mostTurns))
		case "depth":
			l.Depth = int(min(n, maxDepth))
		default:
			return game.Errorf("go: unknown limit %q", name)
		}
		if n == 0 && name != "seed" {
			return game.Errorf("go: %s 0 leaves nothing to do", name)
		}
		return nil
	})
	return l, err
}

// takeTemper reads the temperament among the pairs after go, and returns the others.
func (l *Limits) takeTemper(args []string) ([]string, error) {
	name, rest := cut(args, "temper")
	if _, ok := temperOf(name); !ok && name != "" {
		return nil, game.Errorf("go: no temper %q", name)
	}
	l.Temper = name
	return rest, nil
}

// takeOnly reads the one turn to evaluate among the pairs after go, and returns the others.
func (s *server) takeOnly(args []string) (only game.Turn, rest []string, err error) {
	text, rest := cut(args, "only")
	if text != "" {
		only, err = find(s.info, s.pos, text)
	}
	return only.Chosen(), rest, err
}

// cut returns the value after a name among pairs, "" without the name, and the other pairs.
func cut(args []string, name string) (value string, rest []string) {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == name {
			return args[i+1], append(args[:i:i], args[i+2:]...)
		}
	}
	return "", args
}

// pairs calls take for each name and number of args.
func pairs(args []string, take func(name string, n uint64) error) error {
	if len(args)%2 != 0 {
		return game.Errorf("go: %s has no value", args[len(args)-1])
	}
	for i := 0; i < len(args); i += 2 {
		n, err := strconv.ParseUint(args[i+1], 10, 64)
		if err != nil {
			return game.Errorf("go: %s %q is not a number", args[i], args[i+1])
		}
		if err := take(args[i], n); err != nil {
			return err
		}
	}
	return nil
}
