package study

import (
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// Shares is each seat's share of what there is to win, in percent: for two players the chance
// to win, a draw counting half, for three the share of the points.
type Shares [3]float64

// Kind is the quality of a turn by its cost to its mover.
type Kind uint8

// The kinds.
const (
	Good Kind = iota
	Doubtful
	Bad
)

// Left is the mover's share after the turn.
func (t *Judged) Left() float64 { return t.Before[t.Node.Seat] - t.Loss }

// Judged is a turn of the main line that a report judges.
type Judged struct {
	Node          *tree.Node
	Before, After Shares
	Loss          float64 // of the mover's share, against the best turn
	Lost          int     // centipawns against the best turn, if it plainly loses a piece among three players
	Kind          Kind
	Best          []string // the engine's line instead; none if the same turn
	Reply         []string // the engine's line against it
	Sure          bool     // the engine has looked long at both
	Lead          float64  // of three players, of the best turn's share over the next best's; 0 if unknown

	seats int // of the game
}

// Tally is a report's result for a seat.
type Tally struct {
	Accuracy            float64 // percent
	Good, Doubtful, Bad int
}

// Report is a computer's judgement of the main line, as far as it exists.
type Report struct {
	Turns  []Judged
	Seats  [3]Tally
	Points []int // of Turns: people's turning points, in order; only sure ones once any turn is sure
	Others []int // the same of computers, where people played as well

	looked bool // long at some turns
}

// The costs in share from which a turn is doubtful and bad, for two and for three players,
// whose shares are smaller.
var limits = [...][2]float64{2: {10, 20}, 3: {6, 12}}

// mostPoints is the most turning points reported.
const mostPoints = 10

// Report judges the main line's turns whose positions were judged. Resignations do not count.
func (s *Study) Report() (r Report) {
	seats := len(s.line.Info().Seats)
	var sums [3]float64
	for _, n := range s.root.Line() {
		t, ok := s.judged(n)
		if !ok {
			continue
		}
		tally := &r.Seats[t.Node.Seat]
		switch {
		case t.Lost > 0:
			t.Kind = Bad
			tally.Bad++
		case t.Best == nil || t.Loss < limits[seats][0]:
			tally.Good++
		case t.Loss < limits[seats][1]:
			t.Kind = Doubtful
			tally.Doubtful++
		default:
			t.Kind = Bad
			tally.Bad++
		}
		sums[t.Node.Seat] += accuracy(t.Cost())
		r.Turns = append(r.Turns, t)
	}
	for seat := range r.Seats {
		t := &r.Seats[seat]
		if n := t.Good + t.Doubtful + t.Bad; n > 0 {
			t.Accuracy = sums[seat] / float64(n)
		}
	}
	r.looked = slices.ContainsFunc(r.Turns, func(t Judged) bool { return t.Sure })
	own := s.Own()
	r.Points, r.Others = r.turning(own), r.turning(^own)
	return r
}

// Cost is what the turn costs as a percentage of two players' chances. For three players it is
// at least the cost of a piece that it plainly loses, which is little in shares of the points.
func (t *Judged) Cost() float64 {
	cost := t.Loss
	if t.seats > 2 {
		cost *= float64(t.seats) / 2
	}
	if t.Lost > 0 {
		cost = max(cost, 100/(1+math.Exp(-float64(t.Lost)/usualOdds))-50)
	}
	return cost
}

// judged is a turn judged by its value against the best one. If it was not weighed, the
// position after it counts for two players; for three, that position was judged for another
// player, who faces other dangers.
func (s *Study) judged(n *tree.Node) (t Judged, ok bool) {
	move, seats := n, len(s.line.Info().Seats)
	before, known := s.SharesAt(n.Parent())
	after, judged := s.SharesAt(n)
	if !known || !judged || move.Resigned {
		return t, false
	}
	t = Judged{Node: n, Before: before, After: after, seats: seats}
	best := s.BestAt(n.Parent())
	if len(best) > 0 && !s.Same(best[0], move.Turn) {
		t.Best = best
	}
	worth, reply, weighed := s.WorthOf(n)
	_, t.Sure = told(n, surelyCommand)
	t.Reply, t.Lead = reply, s.lead(n)
	switch {
	case len(best) > 0 && t.Best == nil:
	case weighed:
		t.Loss, t.Lost = max(0, before[move.Seat]-worth), s.lost(n)
	case seats == 2:
		t.Loss = max(0, before[move.Seat]-after[move.Seat])
	default:
		return t, false
	}
	return t, true
}

// accuracy is the accuracy of a turn by its cost in percent, by the curve that chess sites use.
func accuracy(loss float64) float64 {
	return max(0, min(100, 103.1668*math.Exp(-0.04354*loss)-3.1669))
}

// turning are the turns of some seats that cost their mover most, in order. A loss found by a
// short look is often none, because the better turn only delays it. So once the longer look is
// done, only its findings are reported.
func (r *Report) turning(of game.SeatSet) (points []int) {
	for i := range r.Turns {
		if of.Has(r.Turns[i].Node.Seat) && r.Turns[i].Kind != Good && (r.Turns[i].Sure || !r.looked) {
			points = append(points, i)
		}
	}
	sort.SliceStable(points, func(i, k int) bool { return r.Turns[points[i]].Cost() > r.Turns[points[k]].Cost() })
	points = points[:min(len(points), mostPoints)]
	sort.Ints(points)
	return points
}

// SharesAt is the judged shares after a turn; known is false without a judgement.
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

// usualOdds is the number of centipawns for chances of e to 1, for other programs' judgements.
const usualOdds = 300

// The names of a record's commands for an engine's line, and for the mover's share after a
// turn, after a short look and after a long one (game/README.md, Records).
const (
	bestCommand   = "best "
	worthCommand  = "worth "
	surelyCommand = "surely "
	lostCommand   = "lost "
	leadCommand   = "lead "
)

// told is the text after a command's name at a turn.
func told(n *tree.Node, command string) (text string, ok bool) {
	for _, c := range n.Commands {
		if text, ok = strings.CutPrefix(c, command); ok {
			return text, true
		}
	}
	return "", false
}

// tell stores a text after a command's name at a turn; "" removes the command.
func tell(n *tree.Node, command, text string) {
	n.Commands = slices.DeleteFunc(slices.Clone(n.Commands), func(c string) bool { return strings.HasPrefix(c, command) })
	if text != "" {
		n.Commands = append(n.Commands, command+text)
	}
}

// BestAt is the engine's line after a turn, from a report.
func (s *Study) BestAt(n *tree.Node) []string {
	line, _ := told(n, bestCommand)
	return strings.Fields(line)
}

// WorthOf is the mover's share after a turn, searched like the best, and the line against it.
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

// Judge stores an engine's judgement after a turn: shares and line. It cannot be undone.
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
		tell(next, lostCommand, "")
		tell(next, leadCommand, "")
	}
	s.version++
	s.judgements++
}

// Weigh stores the engine's estimate of the mover's share after a turn, and its line from
// there, the turn itself first; surely after a long look.
func (s *Study) Weigh(n *tree.Node, share float64, line []string, surely bool) {
	worth, command := strconv.Itoa(int(math.Round(share))), worthCommand
	if surely {
		command = surelyCommand
	}
	tell(n, command, strings.Join(append([]string{worth}, line[1:min(len(line), mostBest)]...), " "))
	s.version++
	s.judgements++
}

// Lose stores whether a turn among three players plainly loses a piece that the best one keeps,
// if an engine finds it worse by the given centipawns.
func (s *Study) Lose(n *tree.Node, worse int, best string) {
	text := ""
	if len(s.line.Info().Seats) > 2 && s.Robbed(n.Parent(), n.Text, best, worse) {
		text = strconv.Itoa(worse)
	}
	tell(n, lostCommand, text)
	s.version++
	s.judgements++
}

// lost is the loss in centipawns of a turn that plainly loses a piece, against the best; else 0.
func (s *Study) lost(n *tree.Node) int {
	text, _ := told(n, lostCommand)
	worse, _ := strconv.Atoi(text)
	return max(0, worse)
}

// Excel stores by how much of the mover's share the best turn instead of one is better than any
// other, after a long look.
func (s *Study) Excel(n *tree.Node, lead float64) {
	tell(n, leadCommand, strconv.Itoa(int(math.Round(lead))))
	s.version++
	s.judgements++
}

// lead is what Excel stored, 0 if nothing.
func (s *Study) lead(n *tree.Node) float64 {
	text, _ := told(n, leadCommand)
	lead, _ := strconv.Atoi(text)
	return float64(max(0, lead))
}

// mostBest is the most turns of an engine's line in a record.
const mostBest = 6

// Settled is the shares in a finished game: all for the winner of two players and of three
// without scores; otherwise each one's share of the points.
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
