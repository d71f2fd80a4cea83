package search_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle/proof"
	"yanyi/game/search"
)

// mate is a line of testdata/mates.txt:
//
//	VARIANT KIND GOAL PLIES TURN | POSITION
//
// TURN is the only turn in POSITION that reaches GOAL within PLIES complete turns of all
// players, itself included, against every answer and every draw. Package proof defines the goals
// exactly:
//
//	win      the game is won; between two this is a mate (or leaving the other
//	         without a turn) in (PLIES+1)/2
//	absorb   a rival is mated and its armies come to the player
//	oust     a rival is eliminated (anqi, which has no mate)
//	depose   the player removes the emperor; ally: it makes an alliance
//	survive  the player is not eliminated by force; after every other turn it is
//
// Except for the last goal, no turn reaches it in fewer plies. Among three both others count as
// opponents, allied or not. KIND names the special feature of the turn itself.
type mate struct {
	variant, kind string
	goal          proof.Goal
	plies         int
	turn          string
	pos           string
}

// mates reads the positions.
func mates(t *testing.T) []mate {
	t.Helper()
	file, err := os.Open("testdata/mates.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var all []mate
	for lines := bufio.NewScanner(file); lines.Scan(); {
		head, pos, _ := strings.Cut(lines.Text(), " | ")
		words := strings.Fields(head)
		if len(words) != 5 {
			t.Fatalf("%q is no line of mates", lines.Text())
		}
		goal, ok := proof.GoalOf(words[2])
		plies, err := strconv.Atoi(words[3])
		if !ok || err != nil {
			t.Fatalf("%q has no goal and plies", head)
		}
		all = append(all, mate{words[0], words[1], goal, plies, words[4], pos})
	}
	return all
}

func (m mate) String() string {
	return fmt.Sprintf("%s: %s %s within %d plies by %s in %s", m.variant, m.kind, m.goal, m.plies, m.turn, m.pos)
}

func (m mate) parse(t *testing.T) (*game.Info, game.Position) {
	t.Helper()
	v, ok := catalog.Find(m.variant)
	if !ok {
		t.Fatalf("no variant %s", m.variant)
	}
	pos, err := v.Parse(m.pos, nil)
	if err != nil {
		t.Fatalf("%s: %v", m, err)
	}
	return v.Info(), pos
}

// byVariant runs a test for the positions of each variant in parallel, in short runs only for
// some of them.
func byVariant(t *testing.T, try func(t *testing.T, m mate)) {
	all := mates(t)
	if testing.Short() {
		all = slices.DeleteFunc(all, func(m mate) bool { return len(m.pos)%8 > 0 })
	}
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			for _, m := range all {
				if m.variant == v.Info().ID {
					try(t, m)
				}
			}
		})
	}
}

// An exhaustive search proves that every position's turn is the only solution.
func TestMatesAreProven(t *testing.T) {
	byVariant(t, func(t *testing.T, m mate) {
		in, pos := m.parse(t)
		var p proof.Prover
		keys, _ := p.Keys(pos, m.goal, m.plies)
		if len(keys) != 1 || in.FormatTurn(keys[0]) != m.turn {
			t.Errorf("%s: %d turns reach the goal", m, len(keys))
			return
		}
		if got := proof.KindOf(pos, keys[0]); got != m.kind {
			t.Errorf("%s: it is a turn of the kind %s", m, got)
		}
		sooner := m.plies - 1
		if len(in.Seats) == 2 {
			sooner-- // the other player makes the ply before
		}
		if fewer, _ := p.Keys(pos, m.goal, sooner); m.goal != proof.Survive && len(fewer) > 0 {
			t.Errorf("%s: %d turns reach the goal within %d", m, len(fewer), sooner)
		}
	})
}

// nodesForMates is a small part of the nodes that full strength searches in its time.
const nodesForMates = 40_000

// Full strength solves every position.
func TestFullStrengthSolvesTheMates(t *testing.T) {
	byVariant(t, func(t *testing.T, m mate) {
		in, pos := m.parse(t)
		r := search.New(in).Best(context.Background(), pos, search.Limits{Nodes: nodesForMates})
		if got := in.FormatTurn(r.Turn); got != m.turn {
			t.Errorf("%s: the search plays %s (%d, depth %d)", m, got, r.Score, r.Depth)
		}
	})
}

// The set covers every variant and everything that decides games.
func TestMatesAreOfAllKinds(t *testing.T) {
	count := map[string]int{}
	all := mates(t)
	for i, m := range all {
		count[m.variant]++
		count[m.kind]++
		switch in, pos := m.parse(t); {
		case m.goal == proof.Win && len(in.Seats) == 2:
			count[fmt.Sprint("mate in ", (m.plies+1)/2)]++
		case m.goal == proof.Win && pos.Alive().Len() == 3:
			count["chain"]++ // both rivals are absorbed
		}
		if slices.Contains(all[:i], m) {
			t.Errorf("twice: %s", m)
		}
	}
	wanted := []string{"mate in 1", "mate in 2", "mate in 3", "mate in 4", "alliance", "deposition", "absorption", "chain", "draw",
		"slide", "exchange", "swap", "sweep", "promotion"}
	for _, v := range catalog.All() {
		wanted = append(wanted, v.Info().ID)
	}
	for _, what := range wanted {
		if count[what] == 0 {
			t.Errorf("nothing of %s among %d positions", what, len(all))
		}
	}
	if len(all) < 80 {
		t.Errorf("%d positions, want at least 80", len(all))
	}
}
