package main

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"yanyi/cmd/internal/engines"
	"yanyi/cmd/internal/thinker"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/game/search/baseline"
)

// player chooses turns in one game after another.
type player interface {
	// begin readies it for a new game.
	begin() error
	// choose is the player's turn; the same seed varies it in the same way.
	choose(m *match.Match, seed uint32) (answer, error)
	// close frees its resources.
	close()
}

// answer is a turn's text and, where the player evaluates, its own score in centipawns.
type answer struct {
	turn   string
	score  int
	judged bool
}

// limits bound the thought on a turn; 0 means no limit.
type limits struct {
	time  time.Duration
	nodes uint64
	depth int
}

// uci writes the limits behind "go".
func (l limits) uci() string {
	return strings.Replace(thinker.Limits(0, l.time, l.depth, l.nodes), "time", "movetime", 1)
}

// contestant is one of a match's players as the command line describes it: NAME;KEY=VALUE;…
type contestant struct {
	name   string
	kind   string // what stands before the first semicolon
	level  int    // of the search; 0 is full strength
	temper string // of the search, from match.TemperFrom on
	limits limits
	set    [][2]string // options of a program
}

// Kinds of contestants besides levels.
const (
	kindFull    = "full"
	kindRandom  = "random"
	kindGreedy  = "greedy"
	kindMCTS    = "mcts"
	kindProgram = "uci:"
)

func parseContestant(text string, l limits) (contestant, error) {
	parts := strings.Split(text, ";")
	c := contestant{name: parts[0], kind: parts[0], limits: l}
	for _, part := range parts[1:] {
		key, value, ok := strings.Cut(part, "=")
		if !ok {
			return c, fmt.Errorf("contestant %q: %q is not KEY=VALUE", c.name, part)
		}
		if err := c.take(key, value); err != nil {
			return c, fmt.Errorf("contestant %q: %w", c.name, err)
		}
	}
	return c, c.recognize()
}

// recognize finds out what kind of player it is.
func (c *contestant) recognize() (err error) {
	switch {
	case c.kind == kindRandom, c.kind == kindGreedy:
		return nil
	case c.kind == kindMCTS && c.limits.depth > 0:
		return fmt.Errorf("contestant %q has no depth", c.kind)
	case c.kind == kindMCTS:
		return nil
	case strings.HasPrefix(c.kind, kindProgram):
		if len(c.command()) == 0 {
			return fmt.Errorf("contestant %q names no command", c.kind)
		}
		if _, err = exec.LookPath(c.command()[0]); err != nil {
			return fmt.Errorf("contestant %q: %w", c.kind, err)
		}
		return nil
	case c.kind != kindFull:
		c.level, err = strconv.Atoi(c.kind)
		if err != nil || c.level < 1 || c.level > search.Levels {
			return fmt.Errorf("contestant %q is none of %s, %s, %s, %s, uci:COMMAND and levels 1 to %d",
				c.kind, kindFull, kindMCTS, kindGreedy, kindRandom, search.Levels)
		}
	}
	if err := checkTemper(c.temper, c.level); err != nil {
		return fmt.Errorf("contestant %q: %w", c.name, err)
	}
	return nil
}

// take obeys one setting: a name to show, a limit of its own, or a program's option.
func (c *contestant) take(key, value string) (err error) {
	switch key {
	case "name":
		c.name = value
	case "time":
		c.limits = limits{}
		c.limits.time, err = time.ParseDuration(value)
	case "nodes":
		c.limits = limits{}
		c.limits.nodes, err = strconv.ParseUint(value, 10, 64)
	case "depth":
		c.limits = limits{}
		c.limits.depth, err = strconv.Atoi(value)
	default:
		return c.takeOwn(key, value)
	}
	return err
}

// takeOwn obeys a setting that only some kinds have.
func (c *contestant) takeOwn(key, value string) error {
	switch {
	case strings.HasPrefix(c.kind, kindProgram):
		c.set = append(c.set, [2]string{key, value})
	case key == "temper" && !slices.Contains([]string{kindRandom, kindGreedy, kindMCTS}, c.kind):
		c.temper = value
	default:
		return fmt.Errorf("there is no setting %q", key)
	}
	return nil
}

// checkTemper refuses unknown tempers, and tempers of levels without; 0 is full strength.
func checkTemper(text string, level int) error {
	switch {
	case !slices.Contains(match.Tempers[:], text):
		return fmt.Errorf("temper %q is none of %s", text, strings.Join(match.Tempers[1:], ", "))
	case text != "" && level > 0 && level < match.TemperFrom:
		return fmt.Errorf("level %d has no temper; levels from %d on have", level, match.TemperFrom)
	}
	return nil
}

func (c contestant) command() []string {
	return strings.Fields(strings.TrimPrefix(c.kind, kindProgram))
}

// open is the contestant, ready to sit down.
func (c contestant) open(in *game.Info) player {
	switch {
	case strings.HasPrefix(c.kind, kindProgram):
		return &program{Program: engines.Program{Command: c.command(), Set: c.set}, limits: c.limits, patience: patienceFor(c.limits)}
	case c.kind == kindRandom:
		return pickers(baseline.Random)
	case c.kind == kindGreedy:
		return pickers(baseline.Greedy)
	case c.kind == kindMCTS:
		return &mcts{limits: c.limits}
	}
	return &computer{level: c.level, temper: c.temper, limits: c.limits}
}

// computer is the search.
type computer struct {
	level  int
	temper string
	limits limits
	search *thinker.Thinker
}

func (t *computer) begin() error {
	t.close()
	t.search = thinker.New()
	return nil
}

func (t *computer) close() {
	if t.search != nil {
		t.search.Close()
	}
}

func (t *computer) choose(m *match.Match, seed uint32) (a answer, err error) {
	l := thinker.Limits(t.level, t.limits.time, t.limits.depth, t.limits.nodes) + manner(t.temper, 0, uint64(seed))
	a.turn, err = t.search.Best(m.Line(), l, func(line string) {
		if _, after, ok := strings.Cut(line, " score "); ok {
			_, bad := fmt.Sscanf(after, "%d", &a.score)
			a.judged = bad == nil
		}
	})
	return a, err
}

// pickers choose without thinking.
type pickers func(pos game.Position, r *rand.Rand) game.Turn

func (pickers) begin() error { return nil }
func (pickers) close()       {}

func (p pickers) choose(m *match.Match, seed uint32) (answer, error) {
	r := rand.New(rand.NewPCG(uint64(seed), 0x91C4))
	return answer{turn: m.Info().FormatTurn(p(m.Position().Clone(), r).Chosen())}, nil
}
