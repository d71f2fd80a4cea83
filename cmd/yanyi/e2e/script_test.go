package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// script is a prepared game (testdata/games): a position and the actions up to the end.
type script struct {
	name     string
	variant  game.Variant
	position string
	steps    []step
	events   []game.EventType // events that must occur
	rests    bool             // some turn must be possible only by a stratagem
	result   string
}

// step is a turn, or one that must be refused.
type step struct {
	text string
	drag bool // by dragging instead of clicking
	deny bool
}

// eventNames maps the event names of scripts.
var eventNames = map[string]game.EventType{
	"moved": game.Moved, "captured": game.Captured, "revealed": game.Revealed, "slid": game.Slid, "cancelled": game.Cancelled,
	"activated": game.Activated, "swapped": game.Swapped, "exchanged": game.Exchanged, "swept": game.Swept,
	"stale": game.Stale, "promoted": game.Promoted, "castled": game.Castled, "allied": game.Allied,
	"deposed": game.Deposed, "absorbed": game.Absorbed, "wentout": game.WentOut,
	"allianceended": game.AllianceEnded, "check": game.Check, "kinglost": game.KingLost, "met": game.Met, "ended": game.Ended,
}

// scripts reads all prepared games.
func scripts(t *testing.T) []script {
	t.Helper()
	files, err := filepath.Glob("testdata/games/*.game")
	if err != nil || len(files) == 0 {
		t.Fatalf("no prepared games (%v)", err)
	}
	var list []script
	for _, file := range files {
		s, err := readScript(file)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		list = append(list, s)
	}
	return list
}

func readScript(file string) (script, error) {
	s := script{name: strings.TrimSuffix(filepath.Base(file), ".game")}
	text, err := os.ReadFile(file)
	if err != nil {
		return s, err
	}
	for n, line := range strings.Split(string(text), "\n") {
		key, value, _ := strings.Cut(line, " ")
		if key == "" || key == "#" {
			continue
		}
		if err := s.take(key, value); err != nil {
			return s, fmt.Errorf("line %d: %w", n+1, err)
		}
	}
	if s.variant == nil || s.position == "" || s.result == "" {
		return s, fmt.Errorf("variant, position or result is missing")
	}
	return s, nil
}

// take reads one line.
func (s *script) take(key, value string) error {
	switch key {
	case "variant":
		v, ok := catalog.Find(value)
		if !ok {
			return fmt.Errorf("no game is called %q", value)
		}
		s.variant = v
	case "position":
		s.position = value
	case "turn", "drag", "deny":
		s.steps = append(s.steps, step{text: value, drag: key == "drag", deny: key == "deny"})
	case "events":
		for _, name := range strings.Fields(value) {
			e, ok := eventNames[name]
			if !ok {
				return fmt.Errorf("no event is called %q", name)
			}
			s.events = append(s.events, e)
		}
	case "rests":
		s.rests = true
	case "result":
		s.result = value
	default:
		return fmt.Errorf("%q means nothing", key)
	}
	return nil
}

// start is the position in which a script begins.
func (s *script) start(t *testing.T) game.Position {
	t.Helper()
	pos, err := s.variant.Parse(s.position, game.Options{})
	if err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	return pos
}

// do plays a turn. A turn that draws must have only one outcome, which the script names.
func (s *script) do(t *testing.T, pos game.Position, text string) game.Turn {
	t.Helper()
	turn, err := game.Find(s.variant.Info(), pos, text)
	if err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	pos.Do(turn.WithReveal(game.Reveal{}))
	if pos.Actor() != game.Chance {
		return turn
	}
	if reveals := pos.Reveals(nil); len(reveals) != 1 {
		t.Fatalf("%s: %s is left to chance: %d outcomes", s.name, text, len(reveals))
	}
	d, err := game.FindReveal(s.variant.Info(), pos, turn)
	if err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	pos.DoReveal(d)
	return turn
}

// Every prepared game is legal, shows the events it is for and ends as stated; every variant has
// one.
func TestPreparedGames(t *testing.T) {
	var have []string
	for _, s := range scripts(t) {
		have = append(have, s.variant.Info().ID)
		t.Run(s.name, func(t *testing.T) { checkScript(t, &s) })
	}
	for _, v := range catalog.All() {
		if !slices.Contains(have, v.Info().ID) {
			t.Errorf("no prepared game of %s", v.Info().ID)
		}
	}
}

func checkScript(t *testing.T, s *script) {
	pos := s.start(t)
	seen := map[game.EventType]bool{}
	rests := false
	for _, step := range s.steps {
		if step.deny {
			turn, err := s.variant.Info().ParseTurn(step.text)
			if err != nil {
				t.Fatal(err)
			}
			if pos.Why(turn.From(), turn.To()).Key == "" {
				t.Errorf("%s is not refused", step.text)
			}
			continue
		}
		before := pos.Clone()
		turn := s.do(t, pos, step.text)
		if ex, ok := before.(game.Explainer); ok {
			kind, _ := ex.Basis(turn)
			rests = rests || kind != 0
		}
		for _, e := range pos.Events(nil) {
			seen[e.Type] = true
		}
	}
	for name, e := range eventNames {
		if slices.Contains(s.events, e) && !seen[e] {
			t.Errorf("nothing is %s", name)
		}
	}
	if s.rests && !rests {
		t.Error("no turn rests on a stratagem")
	}
	if o := pos.Outcome(); !o.Over || s.variant.Info().Result(o) != s.result {
		t.Errorf("ends with %q (over: %t), want %q", s.variant.Info().Result(o), o.Over, s.result)
	}
}
