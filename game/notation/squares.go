package notation

import (
	"fmt"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// CanonicalTurn is a turn's text in the canonical spelling, if it has one meaning: squares in
// capitals, a dash between them, full-width characters. Any other text is returned unchanged.
func CanonicalTurn(in *game.Info, text string) string {
	if _, err := in.ParseTurn(text); err == nil {
		return text
	}
	spelled := respell(narrow(text))
	if _, err := in.ParseTurn(ranksFromOne(spelled)); err == nil {
		return spelled
	}
	return text
}

// ranksFromOne is a turn's text with ranks that any board has, to be read for its form.
func ranksFromOne(text string) string {
	if zero, _ := ranksIn(text, 0); zero {
		return ShiftRanks(text, 1)
	}
	return text
}

// respell writes the squares of a turn small and without a dash between them.
func respell(text string) string {
	rest := text
	for {
		i := strings.IndexByte(rest, '/')
		if i < 0 || !strings.HasPrefix(rest, "x/") && rest[0] != '+' && rest[0] != '-' {
			break
		}
		rest = rest[i+1:]
	}
	head := text[:len(text)-len(rest)]
	if flip, ok := strings.CutPrefix(rest, "@"); ok {
		head, rest = head+"@", flip
	}
	from, rest, ok := cutSquare(rest)
	if !ok {
		return text
	}
	for _, dash := range []string{"-", "–", "—", "－"} {
		if to, ok := strings.CutPrefix(rest, dash); ok {
			rest = to
			break
		}
	}
	if to, ok := strings.CutPrefix(rest, "~"); ok {
		from, rest = from+"~", to
	}
	to, rest, _ := cutSquare(rest)
	return head + from + to + rest
}

// cutSquare takes the name of a square off the front, its letter small.
func cutSquare(text string) (name, rest string, ok bool) {
	n := squareAt(text)
	return strings.ToLower(text[:n]), text[n:], n > 0
}

// squareAt is how many bytes of the text's front are the name of a square: a letter and
// a rank of up to three digits; 0 if there is none.
func squareAt(text string) int {
	if text == "" || text[0]|0x20 < 'a' || text[0]|0x20 > 'z' {
		return 0
	}
	n := 1
	for n < len(text) && n < 4 && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	if n == 1 {
		return 0
	}
	return n
}

// eachRank replaces each rank of the squares in a turn's text by the result of f.
func eachRank(turn string, f func(rank int) int) string {
	var b strings.Builder
	for i := 0; i < len(turn); {
		n := squareAt(turn[i:])
		if n == 0 || turn[i] < 'a' {
			b.WriteByte(turn[i])
			i++
			continue
		}
		rank, _ := strconv.Atoi(turn[i+1 : i+n])
		b.WriteByte(turn[i])
		b.WriteString(strconv.Itoa(f(rank)))
		i += n
	}
	return b.String()
}

// ShiftRanks shifts the ranks of the squares in a turn's text.
func ShiftRanks(turn string, by int) string {
	return eachRank(turn, func(rank int) int { return rank + by })
}

// ranksIn reports whether a turn's text has a rank 0, and whether it has the highest rank.
func ranksIn(turn string, ranks int) (zero, top bool) {
	eachRank(turn, func(rank int) int {
		zero, top = zero || rank == 0, top || rank == ranks
		return rank
	})
	return zero, top
}

// FromZero reports whether the turns played from a position count ranks from 0, as much of the
// xiangqi world does, or from 1, as here. A rank 0 or the highest rank decides for all of
// them; without either, the reading that plays further; and on equality, said. Both ranks in
// one list are an error; the reading of the greater part is returned.
func FromZero(in *game.Info, pos game.Position, turns []string, said bool) (bool, error) {
	if !Chinese(in) {
		return false, nil
	}
	zero, ten := "", ""
	for i, turn := range turns {
		if strings.IndexFunc(turn, isDigitSign) < 0 {
			continue
		}
		z, t := ranksIn(CanonicalTurn(in, turn), in.Board.Ranks)
		if place := fmt.Sprintf("turn %d %s", i+1, turn); z && zero == "" {
			zero = place
		} else if t && ten == "" {
			ten = place
		}
	}
	var faults game.Faults
	switch {
	case zero != "" && ten != "":
		faults.Add(zero, game.NoSquare, "counts ranks from 0, %s from 1", ten)
	case zero != "" || ten != "":
		return zero != "", nil
	}
	from1 := playable(Spelling{Info: in}, pos, turns)
	if from1 == len(turns) && !said {
		return false, nil
	}
	from0 := playable(Spelling{in, true}, pos, turns)
	return from0 > from1 || said && from0 == from1, faults.Err()
}

// playable is how many turns can be played from a position as they are spelt.
func playable(s Spelling, pos game.Position, turns []string) int {
	pos = pos.Clone()
	for i, text := range turns {
		t, err := game.Find(s.Info, pos, s.Canonical(pos, text))
		if err != nil {
			return i
		}
		pos.Do(t)
	}
	return len(turns)
}

// MarksFromOne makes the ranks of the rings and arrows in a tree count from 1. A rank 0 or the
// highest rank shows where they count from; without either they count as the turns do.
func MarksFromOne(root *tree.Node, in *game.Info, zero bool) {
	var marks []*string
	eachNote(root, func(n *tree.Note) {
		for i, c := range n.Commands {
			if isMark(c) {
				marks = append(marks, &n.Commands[i])
			}
		}
	})
	low, high := false, false
	for _, m := range marks {
		z, t := ranksIn(*m, in.Board.Ranks)
		low, high = low || z, high || t
	}
	if !low && !zero || high {
		return
	}
	for _, m := range marks {
		*m = ShiftRanks(*m, 1)
	}
}

// isMark reports whether a command stands for rings or arrows: csl Ga1, cal Ga1b2.
func isMark(command string) bool {
	return strings.HasPrefix(command, "csl ") || strings.HasPrefix(command, "cal ")
}

// eachNote calls a function for the notes of a node and of all below it.
func eachNote(n *tree.Node, f func(*tree.Note)) {
	for ; n != nil; n = n.Main() {
		f(&n.Note)
		if len(n.Next) > 1 {
			for _, v := range n.Next[1:] {
				eachNote(v, f)
			}
		}
	}
}
