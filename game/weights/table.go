package weights

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// Bounds of a table and of what a weight may be, in centipawns.
const (
	maxRows   = 1000
	maxLength = 64
	maxWeight = 1 << 20
)

// Table is rows of weights by name, in the order of their file.
type Table struct {
	lines  []line
	index  map[string]int // of rows in lines
	asked  map[string]bool
	faults []string // of rows asked for
}

// line is a line of the file: a row, or a remark if it has no scores.
type line struct {
	text   string // the name, or the remark
	scores []Score
}

// Parse reads a file's text; the error names the line.
func Parse(text string) (*Table, error) {
	t := &Table{index: map[string]int{}, asked: map[string]bool{}}
	for i, text := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		if err := t.add(strings.TrimSpace(text)); err != nil {
			return nil, game.Errorf("line %d: %s", i+1, err.Error())
		}
	}
	return t, nil
}

func (t *Table) add(text string) error {
	if len(t.lines) == maxRows {
		return game.Errorf("more than %d lines", maxRows)
	}
	if text == "" || text[0] == '#' {
		t.lines = append(t.lines, line{text: text})
		return nil
	}
	mid, end, two := strings.Cut(text, "|")
	words, ends := strings.Fields(mid), strings.Fields(end)
	if len(words) == 0 {
		return game.Errorf("no name")
	}
	name := words[0]
	if _, twice := t.index[name]; twice {
		return game.Errorf("%s is there already", name)
	}
	if !two {
		ends = words[1:]
	}
	scores, err := pairs(words[1:], ends)
	if err != nil {
		return game.Errorf("%s: %s", name, err.Error())
	}
	t.index[name] = len(t.lines)
	t.lines = append(t.lines, line{name, scores})
	return nil
}

func pairs(mids, ends []string) ([]Score, error) {
	if len(mids) != len(ends) || len(mids) == 0 || len(mids) > maxLength {
		return nil, game.Errorf("%d numbers before the bar and %d behind it", len(mids), len(ends))
	}
	scores := make([]Score, len(mids))
	for i := range scores {
		mid, err := number(mids[i])
		if err != nil {
			return nil, err
		}
		end, err := number(ends[i])
		if err != nil {
			return nil, err
		}
		scores[i] = Pair(mid, end)
	}
	return scores, nil
}

func number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n > maxWeight || n < -maxWeight {
		return 0, game.Errorf("%q is no weight", text)
	}
	return n, nil
}

// Row is the n scores of a name. If they are not there Err tells, and zeros are returned.
func (t *Table) Row(name string, n int) []Score {
	t.asked[name] = true
	i, ok := t.index[name]
	if !ok || len(t.lines[i].scores) != n {
		t.faults = append(t.faults, name+" is not there with "+strconv.Itoa(n)+" numbers")
		return make([]Score, n)
	}
	return t.lines[i].scores
}

// One is the only score of a name. It is asked for in dozens of places when a program
// starts: in the engine that pages fetch, copies of it weigh 5 KB.
//
//go:noinline
func (t *Table) One(name string) Score { return t.Row(name, 1)[0] }

// Err tells which rows were asked for in vain, and which nobody asked for.
func (t *Table) Err() error {
	faults := t.faults
	for _, l := range t.lines {
		if l.scores != nil && !t.asked[l.text] {
			faults = append(faults, "nothing is weighed by "+l.text)
		}
	}
	if len(faults) == 0 {
		return nil
	}
	return game.Errorf("weights: %s", strings.Join(faults, "; "))
}

// Replace takes over the rows of another table, all of which t must have.
func (t *Table) Replace(by *Table) error {
	for _, l := range by.lines {
		i, ok := t.index[l.text]
		switch {
		case l.scores == nil:
		case !ok || len(l.scores) != len(t.lines[i].scores):
			return game.Errorf("weights: no row %s of %d numbers to replace", l.text, len(l.scores))
		default:
			t.lines[i].scores = l.scores
		}
	}
	return nil
}

// Scores lists every score of the table, to be read or set.
func (t *Table) Scores() (all []*Score) {
	for _, l := range t.lines {
		for i := range l.scores {
			all = append(all, &l.scores[i])
		}
	}
	return all
}

// String is the text of the table's file.
func (t *Table) String() string {
	var b strings.Builder
	for _, l := range t.lines {
		b.WriteString(l.text)
		if l.scores != nil {
			write(&b, l.scores, Score.Mid)
			b.WriteString(" |")
			write(&b, l.scores, Score.End)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func write(b *strings.Builder, scores []Score, share func(Score) int) {
	for _, s := range scores {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(share(s)))
	}
}

// Score is a number of centipawns that depends on how far the game is: its middle game's and its
// endgame's share in one word, so that one addition or multiplication serves both.
type Score int64

// Pair is the score of mid in the middle game and end in the endgame.
func Pair(mid, end int) Score { return Score(int64(mid)<<32 + int64(end)) }

// Mid is the middle game's share.
func (s Score) Mid() int { return int((s + 1<<31) >> 32) }

// End is the endgame's share.
func (s Score) End() int { return int(int32(s)) }

// Times is n times the score.
func (s Score) Times(n int) Score { return s * Score(n) }

// Taper is the score when phase parts of most are left of the middle game.
func (s Score) Taper(phase, most int) int {
	return (s.Mid()*phase + s.End()*(most-phase)) / most
}
