package study

import (
	"strings"

	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/machine"
)

// The passes of a report: a quick one, so that there is something to see, and one that
// looks longer at every position. Both have an end in time, for slow machines.
var passes = [...]string{"go time 40 nodes 2000", "go time 450 nodes 24000"}

// reporter has an engine look at every position of the main line.
type reporter struct {
	study *study.Study
	start func() machine.Engine

	engine  machine.Engine
	left    []*tree.Node // of this pass, the one asked about first
	asked   bool
	last    Verdict // of the position asked about
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
	r.all = len(passes) * len(r.left)
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
	r.engine, r.left, r.asked = nil, nil, false
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
	if r.pass++; r.pass < len(passes) {
		r.left = r.line()
		return false
	}
	r.stop()
	return true
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
	r.engine.Send(r.study.LineTo(n))
	r.engine.Send(passes[r.pass])
	r.asked, r.last = true, Verdict{}
}

// next goes on to the next position.
func (r *reporter) next() {
	r.left, r.asked = r.left[1:], false
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
			r.judge()
			r.next()
		case "error":
			r.fail()
			return
		}
	}
	if r.engine.Err() != nil {
		r.fail()
	}
}

// judge keeps what was found about the position asked about.
func (r *reporter) judge() {
	if len(r.last.Turns) == 0 {
		return
	}
	var shares study.Shares
	for i, p := range r.last.Chances {
		shares[i] = float64(p)
	}
	r.study.Judge(r.left[0], shares, r.last.Depth, r.last.Turns)
}
