package study

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/machine"
)

// The passes of a report: a quick one, so that there is something to see; one that looks
// longer at every position, first for what is best and then, where something else was
// played, as deep at that alone; and one that looks again, longer still, where a turn seems
// to have cost much. All have an end in time, for slow machines.
var passes = [...]string{"go time 25 nodes 1500", "go time 200 nodes 24000", "go time 600 nodes 120000"}

// again is the pass that looks at the worst turns alone, and so many of them.
const again, mostAgain = 2, 12

// reporter has an engine look at every position of the main line.
type reporter struct {
	study *study.Study
	start func() machine.Engine

	engine  machine.Engine
	left    []*tree.Node // of this pass, the one asked about first
	asked   bool
	played  *tree.Node // the turn asked about, nil for the best one
	last    Verdict    // of what is asked about
	pass    int
	done    int // positions, of all passes
	all     int
	failed  bool
	version int
	heard   []string
}

// Progress is how far a report has come.
type Progress struct {
	Running   bool
	Done, All int
	Failed    bool // there is no engine, or it does not work
}

// Progress is how far the report has come.
func (h *Host) Progress() Progress {
	r := &h.report
	return Progress{len(r.left) > 0, r.done, r.all, r.failed}
}

// JudgeAll begins a report: an engine looks at every position of the main line, first for a
// moment, then longer. What it finds is kept in the study ([study.Study.Report]).
func (h *Host) JudgeAll() {
	h.report.stop()
	h.report.begin()
}

// Cancel ends a report; what was found stays.
func (h *Host) Cancel() { h.report.stop() }

func (r *reporter) begin() {
	r.pass, r.done, r.failed = 0, 0, false
	r.left = r.line()
	r.all = again * len(r.left)
	r.version++
}

// line is the positions of the main line, the start first.
func (r *reporter) line() []*tree.Node {
	root := r.study.Root()
	return append([]*tree.Node{root}, root.Line()...)
}

// stop ends a report.
func (r *reporter) stop() {
	if r.engine != nil {
		r.engine.Stop()
	}
	r.engine, r.left, r.asked, r.played = nil, nil, false, nil
	r.version++
}

// tick goes on and reports whether the report is done.
func (r *reporter) tick() (done bool) {
	if len(r.left) == 0 {
		return false
	}
	if r.engine == nil && !r.open() {
		return false
	}
	r.hear()
	for len(r.left) > 0 && !r.asked {
		r.ask()
	}
	if len(r.left) > 0 || r.failed {
		return false
	}
	switch r.pass++; r.pass {
	case again:
		r.left = r.doubted()
		r.all += len(r.left)
	case len(passes):
		r.left = nil
	default:
		r.left = r.line()
	}
	if len(r.left) > 0 {
		return false
	}
	r.stop()
	return true
}

// doubted is the positions before the turns that cost most.
func (r *reporter) doubted() (list []*tree.Node) {
	report := r.study.Report()
	turns := slices.DeleteFunc(report.Turns, func(t study.Judged) bool { return t.Kind == study.Good })
	slices.SortStableFunc(turns, func(a, b study.Judged) int { return cmp.Compare(b.Loss, a.Loss) })
	for _, t := range turns[:min(len(turns), mostAgain)] {
		list = append(list, t.Node.Parent())
	}
	return list
}

// open starts an engine of the report's own, beside the one that looks on.
func (r *reporter) open() bool {
	if r.start != nil {
		r.engine = r.start()
	}
	if r.engine == nil {
		r.fail()
	}
	return r.engine != nil
}

func (r *reporter) fail() {
	r.stop()
	r.failed = true
}

// ask asks about the next position; one at which the game is over needs no engine.
func (r *reporter) ask() {
	n := r.left[0]
	if n.Main() == nil { // the only one at which the game may be over
		if o := r.study.OutcomeAt(n); o.Over {
			r.study.Judge(n, study.Settled(r.study.Line().Info(), o), 0, nil)
			r.next()
			return
		}
	}
	r.put(passes[r.pass])
}

// put asks about the position at hand.
func (r *reporter) put(command string) {
	r.engine.Send(r.study.LineTo(r.left[0]))
	r.engine.Send(command)
	r.asked, r.last = true, Verdict{}
}

// next goes on to the next position.
func (r *reporter) next() {
	r.left, r.asked, r.played = r.left[1:], false, nil
	r.done++
	r.version++
}

// hear takes in what the engine has said.
func (r *reporter) hear() {
	r.heard = r.engine.Lines(r.heard[:0])
	for _, line := range r.heard {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			if v, ok := study.ReadVerdict(rest); ok {
				r.last = v
			}
		case "bestmove":
			if r.judge() {
				r.next()
			}
		case "error":
			r.fail()
			return
		}
	}
	if r.engine.Err() != nil {
		r.fail()
	}
}

// judge keeps what was found, and reports whether that is all: where not the best turn was
// played it asks about that one, too.
func (r *reporter) judge() (all bool) {
	n, v := r.left[0], &r.last
	if len(v.Turns) == 0 {
		return true
	}
	if r.played != nil {
		r.study.Weigh(r.played, float64(v.Chances[r.study.Move(r.played).Seat]), v.Turns)
		return true
	}
	var shares study.Shares
	for i, p := range v.Chances {
		shares[i] = float64(p)
	}
	r.study.Judge(n, shares, v.Depth, v.Turns)
	next := n.Main()
	if r.pass == 0 || next == nil || r.study.Move(next).Resigned || r.study.Same(v.Turns[0], r.study.Move(next).Turn) {
		return true
	}
	r.played = next
	r.put(passes[r.pass] + " depth " + strconv.Itoa(max(1, v.Depth)) + " only " + next.Turn)
	return false
}
