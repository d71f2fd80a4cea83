// Package mine finds endgames: it solves the graph of each class of material and chooses positions
// from it, from quick wins to long ones. The page does without it.
package mine

import (
	"math/rand/v2"
	"sort"
	"strings"

	"yanyi/game"
	"yanyi/game/endgame"
	"yanyi/game/endgame/retro"
)

// class is a kind of endgame: its theme, and a position from which all others of its kind are
// reached. Who is to move there learns.
type class struct {
	theme string
	holds bool
	root  string
}

// Class is what was found out about a class.
type Class struct {
	Theme     string
	Positions int
	Share     float64 // of the positions with the learner to move and everything on the board: won, or held
	Longest   int     // of the wins
	Chosen    []endgame.Endgame
}

// Bounds of what is chosen: wins are so long, and looked for among so many positions.
const (
	shortest = 3
	longest  = 40
	drawn    = 6000
	choice   = 3 // turns there must be at the least
)

// candidate is a position of a graph that may be chosen.
type candidate struct {
	text      string
	turns     int // until the win, 0 where it is held
	keep, all int // turns that are good, and all
}

// Classes solves the classes of a variant, all or those of a theme, and chooses so many positions
// of each. Each class is passed to found.
func Classes(v game.Variant, theme string, seed uint64, each int, found func(Class)) error {
	for _, c := range classes[v.Info().ID] {
		if theme != "" && c.theme != theme {
			continue
		}
		done, err := solve(v, c, seed, each)
		if err != nil {
			return game.Errorf("%s: %w", c.theme, err)
		}
		found(done)
	}
	return nil
}

// solve solves a class.
func solve(v game.Variant, c class, seed uint64, each int) (Class, error) {
	done := Class{Theme: c.theme}
	pos, err := v.Parse(c.root, nil)
	if err != nil {
		return done, err
	}
	seat := pos.Actor()
	g, err := retro.New(v.Info(), pos, retro.Most)
	if err != nil {
		return done, err
	}
	done.Positions = g.Len()
	s, winner := g.Win(seat), seat
	if c.holds {
		s, winner = g.Loss(seat), 1^seat
	}
	rng := rand.New(rand.NewPCG(seed, 0xE4D))
	var list []candidate
	whole, good := 0, 0
	for range drawn {
		i := rng.IntN(g.Len())
		if g.Actor(i) != seat || men(g.At(i)) != men(pos) {
			continue
		}
		whole++
		n, won := s.Turns(i)
		if won == c.holds {
			continue
		}
		if good++; won {
			done.Longest = max(done.Longest, n)
		}
		k := candidate{text: placed(c.root, g.At(i)), turns: n}
		if k.keep, k.all = s.Keeps(i, winner); k.all < choice || g.Checked(i) {
			continue
		}
		if c.holds {
			k.turns = 0
		}
		if c.holds && k.keep == k.all || !c.holds && (n < shortest || n > longest) {
			continue
		}
		if at, ok := found(v, g, k.text); ok && at == i {
			list = append(list, k)
		}
	}
	done.Share = float64(good) / float64(max(1, whole))
	letter := string(rune(v.Info().Seats[seat].Letter))
	for _, k := range choose(list, each) {
		e := endgame.Endgame{Variant: v.Info().ID, Seat: letter, Theme: c.theme, Turns: k.turns, Position: k.text}
		e.ID = e.Name()
		done.Chosen = append(done.Chosen, e)
	}
	return done, nil
}

// men is how many pieces there are.
func men(pos game.Position) (n int) {
	for _, c := range pos.View(game.NoSeat).Cells {
		if c.Piece != game.NoPiece {
			n++
		}
	}
	return n
}

// placed is a position string with the board of a position and, counters included, all else of
// a root.
func placed(root string, pos game.Position) string {
	board, _, _ := strings.Cut(pos.String(), " ")
	_, rest, _ := strings.Cut(root, " ")
	return board + " " + rest
}

// found is the number of a position in a graph, by its string.
func found(v game.Variant, g *retro.Graph, text string) (int, bool) {
	pos, err := v.Parse(text, nil)
	if err != nil || pos.String() != text || pos.Outcome().Over {
		return 0, false
	}
	return g.Find(pos)
}

// choose takes so many candidates, from the shortest win to the longest, those first that leave
// the fewest good turns among the most.
func choose(list []candidate, n int) (chosen []candidate) {
	sort.Slice(list, func(i, k int) bool {
		a, b := &list[i], &list[k]
		if a.turns != b.turns {
			return a.turns < b.turns
		}
		if a.keep*b.all != b.keep*a.all {
			return a.keep*b.all < b.keep*a.all
		}
		return a.text < b.text
	})
	for i := range n {
		if len(list) == 0 {
			break
		}
		// Wins as many turns long as this one's share of the way to the longest.
		want := list[0].turns + (list[len(list)-1].turns-list[0].turns)*(i+1)/n
		best := -1
		for k := range list {
			if list[k].turns <= want && !like(chosen, list[k].text) && (best < 0 || list[k].turns > list[best].turns) {
				best = k
			}
		}
		if best >= 0 {
			chosen = append(chosen, list[best])
		}
	}
	return chosen
}

// like reports whether a position differs from one of some in fewer than three ranks.
func like(chosen []candidate, text string) bool {
	ranks := strings.Split(text, "/")
	for _, c := range chosen {
		differ := 0
		for i, rank := range strings.Split(c.text, "/") {
			if rank != ranks[i] {
				differ++
			}
		}
		if differ < 3 {
			return true
		}
	}
	return false
}
