package study

import (
	"slices"
	"sort"
	"strconv"

	"yanyi/game"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// The passes of a report: a quick one for a first result; one that searches every position
// longer, first for the best turn and then, if another was played, that one to the same depth;
// and one that searches again, much longer, where a turn seems costly. All are bounded in time,
// for slow machines: 0.025 seconds a position, 0.28 a turn, and 24 in all, or less than 56 for a
// hundred turns. The turn played has more time, so that it is searched to the same depth. Of a
// person's costly turns among three players it is also asked whether one turn alone was better.
var passes = [...]struct{ best, played string }{
	{best: "time 25 nodes 1500"},
	{"time 110 nodes 20000", "time 170 nodes 30000"},
	{"time 1100 nodes 500000", "time 1300 nodes 600000"},
}

// twoBest is the search for the two best turns.
const twoBest = "time 900 nodes 400000 multipv 2"

// again is the pass that examines only the worst turns, and their number.
const again, mostAgain = 2, 10

// ahead is the number of questions open at once: so many answers may come between two frames
// without making the engine wait, even where frames are slow.
const ahead = 64

// reporter lets a second engine, beside the analyst's, judge every position of the main line.
type reporter struct {
	engine *engine.Client
	study  *study.Study

	running bool
	pass    int
	left    []*tree.Node // of this pass, not asked about yet
	asked   []query      // not answered yet
	done    int          // positions, of all passes
	all     int
	failed  bool
	version int

	read     bool // somebody reads the report, which is explained meanwhile
	of       basis
	told     host.Report    // of that basis
	points   []int          // turning points not yet explained
	mistakes []study.Judged // not yet checked for use as exercises
}

// basis is what a told report depends on.
type basis struct {
	changes int
	running bool
	known   bool
}

// query is what is asked about a position.
type query struct {
	node   *tree.Node
	pass   int
	played *tree.Node   // the turn asked about, nil for the best one
	best   *engine.Line // what is known of the best one before
	depth  int          // how deep it is to be looked at
	two    bool         // the two best turns are asked for
}

// do begins a report, or ends it; what was found stays.
func (r *reporter) do(begins bool) {
	r.stop()
	if begins {
		r.begin()
	}
}

// state is the report as of the study's last change.
func (r *reporter) state() host.Report {
	if now := (basis{r.study.Changes(), r.running, true}); now != r.of {
		r.of = now
		r.renew()
	}
	s := r.told
	s.Running, s.Done, s.All, s.Failed = r.running, r.done, r.all, r.failed
	s.Explained = len(r.points)+len(r.mistakes) == 0
	return s
}

// renew takes in what the study was judged to be.
func (r *reporter) renew() {
	r.told, r.points, r.mistakes = host.Report{Report: r.study.Report()}, nil, nil
	if r.running {
		return
	}
	of := &r.told.Report
	for i := range of.Turns {
		if t := &of.Turns[i]; t.Kind > study.Good {
			r.told.Costly = append(r.told.Costly, host.Mistake{Judged: t, Better: better(r.study, t)})
		}
	}
	r.points = append(slices.Clone(of.Points), of.Others...)
	for i := range r.study.Line().Info().Seats {
		r.mistakes = append(r.mistakes, of.Mistakes(game.Seat(i))...)
	}
}

// explain explains one more turning point, or checks one more mistake for use as an exercise,
// while the report is read. Each step visits distant positions, so a tick does only one.
func (r *reporter) explain() {
	if !r.read || r.running {
		return
	}
	r.state()
	switch {
	case len(r.points) > 0:
		m := explained(r.study, &r.told.Turns[r.points[0]])
		reply(r.study, &m)
		r.told.Turning, r.points = append(r.told.Turning, m), r.points[1:]
		r.version++
	case len(r.mistakes) > 0:
		if m := &r.mistakes[0]; r.study.Asks(m) {
			r.told.Tasks[m.Node.Seat]++
		}
		if r.mistakes = r.mistakes[1:]; len(r.mistakes) == 0 {
			r.version++
		}
	}
}

// begin begins a report: an engine looks at every position of the main line, first for a
// moment, then longer. What it finds is kept in the study ([study.Study.Report]).
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
	r.engine.Cancel(engine.Report)
	r.engine.Rest()
	r.running, r.left, r.asked = false, nil, nil
	r.version++
}

// tick goes on and reports whether the report is done.
func (r *reporter) tick() (done bool) {
	if !r.running {
		return false
	}
	if r.ask(); len(r.asked) > 0 {
		return false
	}
	r.stop()
	return true
}

// ask keeps questions open as long as there are any.
func (r *reporter) ask() {
	for len(r.asked) < ahead && (len(r.left) > 0 || r.onward()) {
		n := r.left[0]
		r.left = r.left[1:]
		if r.settled(n) {
			r.done++
			continue
		}
		r.query(query{node: n, pass: r.pass}, passes[r.pass].best)
	}
}

// onward begins the next pass and reports whether there is one; the last pass needs all answers
// of the earlier ones.
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

// doubted is the positions before the turns that cost most, those of people first.
func (r *reporter) doubted() (list []*tree.Node) {
	report := r.study.Report()
	turns := slices.DeleteFunc(report.Turns, func(t study.Judged) bool { return t.Kind == study.Good })
	own := r.study.Own()
	sort.SliceStable(turns, func(i, k int) bool {
		a, b := &turns[i], &turns[k]
		if mine := own.Has(a.Node.Seat); mine != own.Has(b.Node.Seat) {
			return mine
		}
		return a.Cost() > b.Cost()
	})
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

func (r *reporter) query(q query, limits string) {
	r.asked = append(r.asked, q)
	r.engine.Ask(engine.Question{Purpose: engine.Report, Position: r.study.LineTo(q.node), Limits: limits})
}

// answer takes in the answer to what was asked first.
func (r *reporter) answer(a engine.Answer) {
	if a.Err != nil {
		r.stop()
		r.failed = true
		return
	}
	q := r.asked[0]
	r.asked = r.asked[1:]
	if q.two && len(a.Lines) > 1 {
		seat := q.played.Seat
		r.study.Excel(q.played, float64(a.Lines[0].Chances[seat]-a.Lines[1].Chances[seat]))
	}
	if v := a.Best(); q.two || r.judge(q, &v) {
		r.done++
		r.version++
	}
}

// judge keeps what was found, and reports whether the position is finished: if another turn
// than the best was played, it asks about that one too.
func (r *reporter) judge(q query, v *engine.Line) (all bool) {
	if len(v.Turns) == 0 {
		return true
	}
	if q.played != nil {
		_, mate := v.Mate()
		surely := q.pass == again && (v.Depth >= q.depth || mate)
		r.study.Weigh(q.played, float64(v.Chances[q.played.Seat]), v.Turns, surely)
		r.study.Lose(q.played, q.best.Score-v.Score, q.best.Turns[0])
		if q.pass == again && len(r.study.Line().Info().Seats) > 2 && r.study.Own().Has(q.played.Seat) {
			r.query(query{node: q.node, pass: q.pass, played: q.played, two: true}, twoBest)
			return false
		}
		return true
	}
	var shares study.Shares
	for i, p := range v.Chances {
		shares[i] = float64(p)
	}
	r.study.Judge(q.node, shares, v.Depth, v.Turns)
	next := q.node.Main()
	if q.pass == 0 || next == nil || next.Resigned || r.study.Same(v.Turns[0], next.Turn) {
		return true
	}
	depth, best := max(1, v.Depth), *v
	r.query(query{node: q.node, pass: q.pass, played: next, best: &best, depth: depth}, passes[q.pass].played+" depth "+strconv.Itoa(depth)+" only "+next.Text)
	return false
}
