package gametest

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
)

// Edited holds a variant to its contracts at positions that play hardly reaches:
// positions of random games whose boards are edited by taking pieces off, moving
// and exchanging them and passing the turn. What the variant's reader rejects is
// left out; at least one edit in twenty has to read.
func Edited(t *testing.T, v game.Variant, o game.Options, edits int) {
	t.Helper()
	if testing.Short() {
		edits /= 10
	}
	r := rand.New(rand.NewPCG(17, 4))
	read := 0
	for i := 0; i < edits; {
		for _, text := range wander(t, v, o, r) {
			for range 10 {
				text = edit(v.Info(), text, r)
				if _, err := v.Parse(text, o); err == nil {
					read++
				}
				if err := CheckPosition(v, o, text); err != nil {
					t.Fatal(err)
				}
				i++
			}
		}
	}
	if read*20 < edits {
		t.Errorf("%s: of %d edited positions only %d read", v.Info().ID, edits, read)
	}
}

// wander returns a few positions of a random game.
func wander(t *testing.T, v game.Variant, o game.Options, r *rand.Rand) []string {
	t.Helper()
	w := &walk{v: v, in: v.Info(), o: o, seed: r.Uint64()}
	if err := w.prepare(); err != nil {
		t.Fatal(err)
	}
	var texts []string
	for ply := 0; ply < 150 && !w.pos.Outcome().Over; ply++ {
		if r.IntN(20) == 0 {
			texts = append(texts, w.pos.String())
		}
		w.turns = w.pos.Turns(w.turns[:0])
		w.pos.Do(w.turns[r.IntN(len(w.turns))])
		w.draw()
	}
	return texts
}

// edit changes one thing about a position text.
func edit(in *game.Info, text string, r *rand.Rand) string {
	board, rest, _ := strings.Cut(text, " ")
	if r.IntN(6) == 0 {
		return board + " " + passTurn(in, rest, r)
	}
	cells := spread(board)
	a, b := r.IntN(len(cells)), r.IntN(len(cells))
	switch {
	case cells[a] == "/" || cells[b] == "/":
	case r.IntN(2) == 0:
		cells[a] = "1"
	default:
		cells[a], cells[b] = cells[b], cells[a]
	}
	return gather(cells, strings.Contains(board, ",")) + " " + rest
}

// passTurn gives the turn to a random seat.
func passTurn(in *game.Info, rest string, r *rand.Rand) string {
	_, after, _ := strings.Cut(rest, " ")
	letter := in.Seats[r.IntN(len(in.Seats))].Letter
	if len(in.Seats) == 2 { // w and b, whatever the seats are called
		letter = "wb"[r.IntN(2)]
	}
	return strings.TrimRight(string(letter)+" "+after, " ")
}

// spread cuts a board text into squares and slashes; runs become ones.
func spread(board string) []string {
	var cells []string
	for i, rank := range strings.Split(board, "/") {
		if i > 0 {
			cells = append(cells, "/")
		}
		tokens := strings.Split(rank, ",")
		if !strings.Contains(board, ",") {
			tokens = letters(rank)
		}
		for _, token := range tokens {
			if n := number(token); n > 0 {
				for range n {
					cells = append(cells, "1")
				}
				continue
			}
			cells = append(cells, token)
		}
	}
	return cells
}

// letters cuts a rank of single letters; a run's digits stay together.
func letters(rank string) []string {
	var tokens []string
	for i := range len(rank) {
		digit := rank[i] >= '0' && rank[i] <= '9'
		if last := len(tokens) - 1; digit && last >= 0 && number(tokens[last]) > 0 {
			tokens[last] += rank[i : i+1]
			continue
		}
		tokens = append(tokens, rank[i:i+1])
	}
	return tokens
}

// number is the length of a run, 0 for a piece.
func number(token string) int {
	n := 0
	for i := range len(token) {
		if token[i] < '0' || token[i] > '9' {
			return 0
		}
		n = n*10 + int(token[i]-'0')
	}
	return n
}

// gather is the inverse of spread, as plainly as it reads.
func gather(cells []string, tokens bool) string {
	var ranks []string
	for _, rank := range strings.Split(strings.Join(cells, ","), ",/,") {
		ranks = append(ranks, merge(strings.Split(rank, ","), tokens))
	}
	return strings.Join(ranks, "/")
}

// merge joins the squares of a rank, empty ones as runs.
func merge(cells []string, tokens bool) string {
	var out []string
	run := 0
	flush := func() {
		if run > 0 {
			out = append(out, strconv.Itoa(run))
		}
		run = 0
	}
	for _, c := range cells {
		if c == "1" {
			run++
			continue
		}
		flush()
		out = append(out, c)
	}
	flush()
	if tokens {
		return strings.Join(out, ",")
	}
	return strings.Join(out, "")
}
