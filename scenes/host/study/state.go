package study

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
)

// mostAhead is the most turns of an engine's line that are played out.
const mostAhead = 8

// StudyState is the study as it is now.
func (h *Host) StudyState() *host.StudyState {
	at := h.At()
	s := &host.StudyState{
		Root: h.Root(), At: at, Edits: h.Edits(), Persons: h.Persons(), Own: h.Own(), Shares: h.shares(), Seen: h.seen(), Reveals: h.Reveals(),
		Writes: true, Undoes: h.MayUndo(), Prunes: at.Parent() != nil,
		Analysis: h.analysis(), Report: h.report.state(), Training: h.trainer.training(), Openings: h.openings.at(h.Study),
	}
	if h.ahead.from == at {
		s.Ahead = h.ahead.scene
	}
	if x := h.shared; x != nil {
		s.Writes, s.Undoes, s.Prunes, s.Sharing = x.writes(), false, x.mayPrune(at), x.sharing()
	}
	return s
}

// foreseen is what is shown in place of the moment after a turn.
type foreseen struct {
	from  *tree.Node
	scene *study.Scene
}

// foresee shows where turns lead, seen from a seat.
func (h *Host) foresee(texts []string, seat game.Seat) {
	h.ahead = foreseen{}
	if len(texts) > 0 {
		scene := h.SceneAhead(texts, seat)
		h.ahead = foreseen{h.At(), &scene}
	}
	h.version++
}

// balances are the shares after turns, as far as they are known.
type balances struct {
	of      map[*tree.Node]study.Shares // after judged ones
	changes int                         // of the study, then
	seen    map[*tree.Node]study.Shares // after those that the analysis has looked at
}

// shares are the shares after the judged turns of the tree.
func (h *Host) shares() map[*tree.Node]study.Shares {
	b := &h.balances
	if b.of == nil || b.changes != h.Changes() {
		if b.of == nil {
			b.of = map[*tree.Node]study.Shares{}
		}
		b.changes = h.Changes()
		h.judged(h.Root())
	}
	return b.of
}

// seen are the shares after the turns that the analysis has looked at.
func (h *Host) seen() map[*tree.Node]study.Shares {
	b := &h.balances
	if b.seen == nil {
		b.seen = map[*tree.Node]study.Shares{}
	}
	if lines := h.analyst.found; len(lines) > 0 && h.looked == h.Study.Version()+h.trainer.version {
		b.seen[h.At()] = sharesOf(lines[0])
	}
	return b.seen
}

// judged notes the shares of the judged turns from one on.
func (h *Host) judged(n *tree.Node) {
	for ; n != nil; n = n.Main() {
		if of, known := h.SharesAt(n); known {
			h.balances.of[n] = of
		}
		for _, v := range n.Variations() {
			h.judged(v)
		}
	}
}

// sharesOf is everybody's share in a line.
func sharesOf(v study.Verdict) (shares study.Shares) {
	for i, p := range v.Chances {
		shares[i] = float64(p)
	}
	return shares
}

// lines are the lines found, with their turns.
type lines struct {
	of      []host.EngineLine
	version int
}

// analysis is what the engine has found so far, as of the last update.
func (h *Host) analysis() host.Analysis {
	a := &h.analyst
	if v := h.Study.Version() + a.version; v != h.lines.version {
		h.lines = lines{version: v}
		for _, v := range a.found[:min(len(a.found), a.lines)] {
			ahead := v.Turns[:min(len(v.Turns), mostAhead)]
			h.lines.of = append(h.lines.of, host.EngineLine{Verdict: v, Moves: h.Ahead(ahead)})
		}
	}
	return host.Analysis{Lines: h.lines.of, Wanted: a.lines, Failed: a.failed}
}

// explained is a mistake with the better turn, and why it is better.
func explained(s *study.Study, t *study.Judged) host.Mistake {
	m := host.Mistake{Judged: t, Better: better(s, t)}
	if m.Better != nil {
		if reasons := s.Reasons(t.Node.Parent(), t.Best); len(reasons) > 0 && reasons[0].Key != "hint.best" {
			m.Why = reasons[0]
		}
	}
	return m
}

// better is the turn that would have been better, nil if it is unknown.
func better(s *study.Study, t *study.Judged) *match.Move {
	if len(t.Best) == 0 {
		return nil
	}
	return s.MoveAt(t.Node.Parent(), t.Best[0])
}

// reply adds to a mistake the reply that it allows, if that obviously hurts its player, and why.
func reply(s *study.Study, m *host.Mistake) {
	if len(m.Judged.Reply) == 0 {
		return
	}
	move := s.MoveAt(m.Node, m.Judged.Reply[0])
	if move == nil || !hurts(move, m.Node.Seat) {
		return
	}
	if reasons := s.Reasons(m.Node, m.Judged.Reply); len(reasons) > 0 {
		m.Reply, m.Hurts = move, reasons[0]
	}
}

// hurts reports whether a turn of somebody else takes something of a seat, checks or mates
// it, or changes who is allied with whom.
func hurts(move *match.Move, seat game.Seat) bool {
	for i := range move.Events {
		switch e := &move.Events[i]; e.Type {
		case game.Captured:
			if e.Other == seat {
				return true
			}
		case game.Check, game.WentOut:
			if e.Seat == seat {
				return true
			}
		case game.Allied, game.Deposed:
			return true
		}
	}
	return false
}

// openings are the turns played in the person's own games, once they are asked for.
type openings struct {
	library func() []string
	met     *study.Openings // nil before
	told    host.Openings
	version int // of the study, then
}

// read begins to read the games.
func (o *openings) read(s *study.Study) {
	if o.met == nil && o.library != nil {
		o.met = study.NewOpenings(s.Line(), o.library())
	}
}

// tick reads one more game, and reports whether that was the last.
func (o *openings) tick() bool {
	if o.met == nil || o.met.Done() {
		return false
	}
	o.met.Step()
	return o.met.Done()
}

// at is the turns played at the moment shown.
func (o *openings) at(s *study.Study) host.Openings {
	if o.met == nil || !o.met.Done() {
		return host.Openings{}
	}
	if !o.told.Known || o.version != s.Version() {
		o.told, o.version = host.Openings{Known: true}, s.Version()
		for _, m := range o.met.At(s.Line()) {
			if moves := s.Ahead([]string{s.Line().Info().FormatTurn(m.Turn)}); len(moves) > 0 {
				o.told.Met = append(o.told.Met, host.Met{Met: m, Move: moves[0]})
			}
		}
	}
	return o.told
}
