package study

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/tree"
)

// Shares is each seat's part of what there is to win, in percent: of two the chance to
// win, a draw counting half, of three the part of the points.
type Shares [3]float64

// Kind is how good a turn was by what it cost whoever took it.
type Kind uint8

// The kinds.
const (
	Good Kind = iota
	Doubtful
	Bad
)

// Left is the share that the turn leaves its mover.
func (t *Judged) Left() float64 { return t.Before[t.Move.Seat] - t.Loss }

// Judged is a turn of the main line that a report judges.
type Judged struct {
	Node          *tree.Node
	Move          *match.Move
	Before, After Shares
	Loss          float64 // of the mover's share, beside the best turn
	Kind          Kind
	Best          []string // what the engine would have played instead; none if the same
	Reply         []string // what the engine would have played against it
	Sure          bool     // the engine has looked long at both
}

// Tally is what a report says of a seat.
type Tally struct {
	Accuracy            float64 // percent
	Good, Doubtful, Bad int
}

// Report is what a computer thinks of the main line, as far as it has been judged.
type Report struct {
	Turns  []Judged
	Seats  [3]Tally
	Points []int // of Turns: those that turned the game, in order; sure ones alone once any turn is sure

	looked bool // long at some turns
}

// How much of its share a turn may cost until it is doubtful, and bad, of two and of three
// players, whose shares are smaller.
var limits = [...][2]float64{2: {10, 20}, 3: {6, 12}}

// mostPoints is how many turning points are told.
const mostPoints = 10

// Report judges the turns of the main line whose positions were judged. Resignations are no
// turns here.
func (s *Study) Report() (r Report) {
	seats := len(s.line.Info().Seats)
	var sums [3]float64
	for _, n := range s.root.Line() {
		t, ok := s.judged(n)
		if !ok {
			continue
		}
		tally := &r.Seats[t.Move.Seat]
		switch {
		case t.Best == nil || t.Loss < limits[seats][0]:
			tally.Good++
		case t.Loss < limits[seats][1]:
			t.Kind = Doubtful
			tally.Doubtful++
		default:
			t.Kind = Bad
			tally.Bad++
		}
		sums[t.Move.Seat] += accuracy(t.Loss * float64(seats) / 2)
		r.Turns = append(r.Turns, t)
	}
	for seat := range r.Seats {
		t := &r.Seats[seat]
		if n := t.Good + t.Doubtful + t.Bad; n > 0 {
			t.Accuracy = sums[seat] / float64(n)
		}
	}
	r.Points = r.turning()
	return r
}

// judged is a turn as it is judged by what it is worth beside the best one. Where nobody has
// weighed it, of two players the position after it tells; of three that one is judged by
// somebody else, who sees other dangers.
func (s *Study) judged(n *tree.Node) (t Judged, ok bool) {
	move, seats := s.moves[n], len(s.line.Info().Seats)
	before, known := s.SharesAt(n.Parent())
	after, judged := s.SharesAt(n)
	if !known || !judged || move.Resigned {
		return t, false
	}
	t = Judged{Node: n, Move: move, Before: before, After: after}
	best := s.BestAt(n.Parent())
	if len(best) > 0 && !s.Same(best[0], move.Turn) {
		t.Best = best
	}
	worth, reply, weighed := s.WorthOf(n)
	_, t.Sure = told(n, surelyCommand)
	t.Reply = reply
	switch {
	case len(best) > 0 && t.Best == nil:
	case weighed:
		t.Loss = max(0, before[move.Seat]-worth)
	case seats == 2:
		t.Loss = max(0, before[move.Seat]-after[move.Seat])
	default:
		return t, false
	}
	return t, true
}

// accuracy is how accurate a turn is that costs so many percent of two players' chances,
// after the curve that chess sites use.
func accuracy(loss float64) float64 {
	return max(0, min(100, 103.1668*math.Exp(-0.04354*loss)-3.1669))
}

// turning are the turns that cost their mover most, in order. What a short look takes for
// a loss is often none: a longer one sees that the better turn only puts it off. So once
// the longer look is done, nothing else is told.
func (r *Report) turning() (points []int) {
	r.looked = slices.ContainsFunc(r.Turns, func(t Judged) bool { return t.Sure })
	for i := range r.Turns {
		if r.Turns[i].Kind != Good && (r.Turns[i].Sure || !r.looked) {
			points = append(points, i)
		}
	}
	slices.SortStableFunc(points, func(a, b int) int { return int(100 * (r.Turns[b].Loss - r.Turns[a].Loss)) })
	points = points[:min(len(points), mostPoints)]
	slices.Sort(points)
	return points
}

// SharesAt is how things stand after a turn, as it was judged; known is false where nobody
// has.
func (s *Study) SharesAt(n *tree.Node) (shares Shares, known bool) {
	j, seats := n.Judgement, len(s.line.Info().Seats)
	switch {
	case int(j.Seats) == seats:
		for i := range seats {
			shares[i] = float64(j.Scores[i])
		}
		return shares, true
	case j.Seats == 1 && seats == 2:
		first := 100 / (1 + math.Exp(-float64(j.Scores[0])/usualOdds))
		if j.Mate {
			first = 100
			if j.Scores[0] < 0 {
				first = 0
			}
		}
		return Shares{first, 100 - first}, true
	}
	return shares, false
}

// usualOdds is how many centipawns make the chances of two e to 1, for judgements that
// other programs wrote.
const usualOdds = 300

// What begins what a record says of an engine's line, and of the share that a turn leaves
// whoever takes it, after a short look and after a long one (game/README.md, Records).
const (
	bestCommand   = "best "
	worthCommand  = "worth "
	surelyCommand = "surely "
)

// told is what stands behind a command's name at a turn.
func told(n *tree.Node, command string) (text string, ok bool) {
	for _, c := range n.Commands {
		if text, ok = strings.CutPrefix(c, command); ok {
			return text, true
		}
	}
	return "", false
}

// tell notes something behind a command's name at a turn, nothing with "".
func tell(n *tree.Node, command, text string) {
	n.Commands = slices.DeleteFunc(slices.Clone(n.Commands), func(c string) bool { return strings.HasPrefix(c, command) })
	if text != "" {
		n.Commands = append(n.Commands, command+text)
	}
}

// BestAt is what an engine would play after a turn, as a report has kept it.
func (s *Study) BestAt(n *tree.Node) []string {
	line, _ := told(n, bestCommand)
	return strings.Fields(line)
}

// WorthOf is the share that a turn leaves whoever takes it, looked at as the best one was,
// and what an engine would play against it.
func (s *Study) WorthOf(n *tree.Node) (share float64, reply []string, known bool) {
	text, ok := told(n, surelyCommand)
	if !ok {
		text, _ = told(n, worthCommand)
	}
	words := strings.Fields(text)
	if len(words) == 0 {
		return 0, nil, false
	}
	share, err := strconv.ParseFloat(words[0], 64)
	return share, words[1:], err == nil
}

// Judge keeps what an engine thinks of the position after a turn: everybody's share, and
// what it would play. It is no change to be undone.
func (s *Study) Judge(n *tree.Node, shares Shares, depth int, best []string) {
	seats := len(s.line.Info().Seats)
	n.Judgement = tree.Judgement{Seats: uint8(seats), Depth: uint16(min(max(depth, 0), 999))}
	for i := range seats {
		n.Judgement.Scores[i] = int32(math.Round(shares[i]))
	}
	tell(n, bestCommand, strings.Join(best[:min(len(best), mostBest)], " "))
	if next := n.Main(); next != nil {
		tell(next, worthCommand, "")
		tell(next, surelyCommand, "")
	}
	s.version++
	s.judgements++
}

// Weigh keeps the share that an engine thinks a turn leaves whoever takes it, and the line
// that it would play from there, the turn itself first; surely after a long look.
func (s *Study) Weigh(n *tree.Node, share float64, line []string, surely bool) {
	worth, command := strconv.Itoa(int(math.Round(share))), worthCommand
	if surely {
		command = surelyCommand
	}
	tell(n, command, strings.Join(append([]string{worth}, line[1:min(len(line), mostBest)]...), " "))
	s.version++
	s.judgements++
}

// mostBest is how many turns of an engine's line a record keeps.
const mostBest = 6

// Settled is how things stand in a finished game: the winner has it all, of two and of
// three that are not scored; else everybody its part of the points.
func Settled(in *game.Info, o game.Outcome) (s Shares) {
	seats := len(in.Seats)
	if total := points(o); in.Scored && total > 0 {
		for i := range seats {
			s[i] = max(0, float64(o.Points[i])) * 100 / total
		}
		return s
	}
	for i := range seats {
		switch seat := game.Seat(i); {
		case o.Winner == game.NoSeat:
			s[i] = 100 / float64(seats)
		case o.Winner == seat || o.With.Has(seat):
			s[i] = 100 / float64(o.With.With(o.Winner).Len())
		}
	}
	return s
}

// points are all that were given.
func points(o game.Outcome) (total float64) {
	for _, p := range o.Points {
		total += max(0, float64(p))
	}
	return total
}
