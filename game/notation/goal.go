package notation

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// goal is the content of a turn's text like Che2: a piece, perhaps its file and rank, and the
// target square.
type goal struct {
	kind     game.Kind
	file     byte // as a letter, 0 if missing
	rank     int  // -1 if missing
	to, unto int  // file and rank reached, from 0
}

// parseGoal reads such a text; ranks are counted from so much.
func parseGoal(text string, base int) (g goal, ok bool) {
	text = strings.TrimRight(text, "+#")
	g = goal{kind: game.Pawn, rank: -1}
	if text == "" {
		return g, false
	}
	if k := game.KindOf(sign(rune(text[0]))); k != game.NoKind && (text[0] < 'a' || len(text) > 3) {
		g.kind, text = k, text[1:]
	}
	i := len(text)
	for i > 0 && text[i-1] >= '0' && text[i-1] <= '9' {
		i--
	}
	rank, err := strconv.Atoi(text[i:])
	if err != nil || i == 0 || text[i-1] < 'a' || text[i-1] > 'i' {
		return g, false
	}
	g.to, g.unto = int(text[i-1]-'a'), rank-base
	from := strings.Trim(text[:i-1], "x-")
	if from != "" && from[0] >= 'a' && from[0] <= 'i' {
		g.file, from = from[0], from[1:]
	}
	if from != "" {
		if g.rank, err = strconv.Atoi(from); err != nil {
			return g, false
		}
		g.rank -= base
	}
	return g, true
}

// means reports whether a turn of a piece fits the text.
func (g *goal) means(b *game.Board, pc game.Piece, t game.Turn) bool {
	from, to := b.Points[t.From()], b.Points[t.To()]
	return pc.Kind() == g.kind && int(to.File) == g.to && int(to.Rank) == g.unto &&
		(g.file == 0 || int(from.File) == int(g.file-'a')) && (g.rank < 0 || int(from.Rank) == g.rank)
}
