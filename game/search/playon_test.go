package search_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// With "turns", a game is played on for everybody: the reported turns are legal in sequence,
// draws included, to the end of the game or the requested number.
func TestAGameIsPlayedOn(t *testing.T) {
	for _, v := range catalog.All() {
		in, start := v.Info(), "start"
		if d, ok := v.(game.Deployer); ok {
			start = d.Deploy([2][]int{d.Suggest(game.First, 1, nil), d.Suggest(game.Second, 2, nil)})
		}
		pos, err := v.Parse(start, nil)
		if err != nil {
			t.Fatal(err)
		}
		lines := make(chan string)
		said := make(chan string, 100)
		go func() {
			search.Serve(context.Background(), catalog.Find, lines, func(line string) { said <- line })
			close(said)
		}()
		begun := time.Now()
		lines <- "position " + in.ID + " | " + start + " |"
		lines <- "go nodes 100 turns 40 seed 5"
		close(lines)
		info, turns := false, []string(nil)
		for line := range said {
			word, rest, _ := strings.Cut(line, " ")
			switch word {
			case "info":
				info = true
			case "bestmove":
				turns = strings.Fields(rest)
			case "error":
				t.Fatal(line)
			}
		}
		t.Logf("%s: %d turns in %v", in.ID, len(turns), time.Since(begun))
		for _, text := range turns {
			turn, err := game.Find(in, pos, text)
			if err != nil {
				t.Fatalf("%s: %v", in.ID, err)
			}
			if pos.Do(turn); pos.Actor() != game.Chance {
				continue
			}
			d, err := game.FindReveal(in, pos, turn)
			if err != nil {
				t.Fatalf("%s: %v", in.ID, err)
			}
			pos.DoReveal(d)
		}
		if over := pos.Outcome().Over; info == over || !over && len(turns) != 40 {
			t.Errorf("%s: %d turns, over %t, told of how it stands %t", in.ID, len(turns), over, info)
		}
	}
}
