package study

import (
	"cmp"
	"slices"
	"strconv"

	"yanyi/game/study"
	"yanyi/game/tree"
)

// The passes of a report: a quick one, so that there is something to see; one that looks
// longer at every position, first for what is best and then, where something else was
// played, as deep at that alone; and one that looks again, much longer, where a turn seems
// to have cost much. All have an end in time, for slow machines: 0.025 seconds a position,
// 0.28 a turn, and 24 in all, or less than 56 for a hundred turns. What was played has more,
// so that it is looked at as deep.
var passes = [...]struct{ best, played string }{
	{best: "go time 25 nodes 1500"},
	{"go time 110 nodes 20000", "go time 170 nodes 30000"},
	{"go time 1100 nodes 500000", "go time 1300 nodes 600000"},
}

// again is the pass that looks at the worst turns alone, and so many of them.
const again, mostAgain = 2, 10

// ahead is how many questions are open at once: so many answers may come between two frames
// without the engine's having to wait, also where frames are slow.
const ahead = 64

// reporter has an engine of its own, beside the one that looks on, look at every position of
// the main line.
type reporter struct {
	questions
	study *study.Study

	running bool
	pass    int
	left    []*tree.Node // of this pass, not asked about yet
	asked   []query      // not answered yet
	done    int          // positions, of all passes
	all     int
	failed  bool
	version int
}

// query is what is asked about a position.
type query struct {
	node   *tree.Node
	pass   int
	played *tree.Node // the turn asked about, nil for the best one
	depth  int        // how deep it is to be looked at
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
	return Progress{r.running, r.done, r.all, r.failed}
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
	r.pass, r.done, r.failed, r.running = 0, 0, false, true
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
	r.close()
	r.running, r.left, r.asked = false, nil, nil
	r.version++
}

// tick goes on and reports whether the report is done.
func (r *reporter) tick() (done bool) {
	if !r.running {
		return false
	}
	if !r.answers(r.answer) || !r.ask() {
		r.stop()
		r.failed = true
		return false
	}
	if len(r.asked) > 0 {
		return false
	}
	r.stop()
	return true
}

// ask keeps questions open as long as there are any, and reports whether there is an engine.
func (r *reporter) ask() (works bool) {
	for len(r.asked) < ahead && (len(r.left) > 0 || r.onward()) {
		n := r.left[0]
		r.left = r.left[1:]
		if r.settled(n) {
			r.done++
			continue
		}
		if !r.query(query{node: n, pass: r.pass}, passes[r.pass].best) {
			return false
		}
	}
	return true
}

// onward begins the next pass and reports whether there is one; the pass that looks again
// needs all answers of those before it.
func (r *reporter) onward() bool {
	next := r.pass + 1
	switch {
	case next == len(passes), next == again && len(r.asked) > 0:
		return false
	case next == again:
		r.left = r.doubted()
		r.all += len(r.left)
	default:
		r.left = r.line()
	}
	r.pass = next
	return len(r.left) > 0
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

// settled reports whether the game is over at a position, which needs no engine then.
func (r *reporter) settled(n *tree.Node) bool {
	if n.Main() != nil { // only at the last one it may be
		return false
	}
	o := r.study.OutcomeAt(n)
	if o.Over {
		r.study.Judge(n, study.Settled(r.study.Line().Info(), o), 0, nil)
	}
	return o.Over
}

// query asks, and reports whether there is an engine.
func (r *reporter) query(q query, command string) bool {
	r.asked = append(r.asked, q)
	return r.put(r.study.LineTo(q.node), command)
}

// answer takes in the answer to what was asked first.
func (r *reporter) answer(v *Verdict) {
	q := r.asked[0]
	r.asked = r.asked[1:]
	if r.judge(q, v) {
		r.done++
		r.version++
	}
}

// judge keeps what was found, and reports whether that is all: where not the best turn was
// played it asks about that one, too.
func (r *reporter) judge(q query, v *Verdict) (all bool) {
	if len(v.Turns) == 0 {
		return true
	}
	if q.played != nil {
		_, mate := v.Mate()
		surely := q.pass == again && (v.Depth >= q.depth || mate)
		r.study.Weigh(q.played, float64(v.Chances[r.study.Move(q.played).Seat]), v.Turns, surely)
		return true
	}
	var shares study.Shares
	for i, p := range v.Chances {
		shares[i] = float64(p)
	}
	r.study.Judge(q.node, shares, v.Depth, v.Turns)
	next := q.node.Main()
	if q.pass == 0 || next == nil || r.study.Move(next).Resigned || r.study.Same(v.Turns[0], r.study.Move(next).Turn) {
		return true
	}
	depth := max(1, v.Depth)
	return !r.query(query{q.node, q.pass, next, depth}, passes[q.pass].played+" depth "+strconv.Itoa(depth)+" only "+next.Turn)
}
