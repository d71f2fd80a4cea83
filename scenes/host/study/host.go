// Package study runs a game that is looked at and tried out: every turn may be played from
// any moment, for all seats, and an engine looks on if it is wanted (game/study).
package study

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
)

// Deps is what a study needs of the world around it.
type Deps struct {
	// Engine starts an engine. It may answer nil where there are none.
	Engine func() machine.Engine
	// Save keeps the text of the study; nil keeps nothing.
	Save func(text string) error
	// Done hears that the study is left; it may be nil.
	Done func()
}

// Host is a study as a table's host.
type Host struct {
	*study.Study
	analyst analyst
	report  reporter
	trainer Trainer
	deps    Deps
	news    []host.News
	looked  int // the version of which the analyst knows
	kept    int // the change that was kept last
	shared  *Shared
}

var _ host.Host = (*Host)(nil)

// New opens a study. Nothing is thought or saved before Tick.
func New(s *study.Study, deps Deps) *Host {
	return &Host{
		Study: s, deps: deps, looked: -1,
		analyst: analyst{start: deps.Engine},
		report:  reporter{study: s, questions: questions{start: deps.Engine}},
		trainer: Trainer{study: s, judge: judge{study: s, questions: questions{start: deps.Engine}}},
	}
}

// Line is the turns from the start to the moment looked at.
func (h *Host) Line() host.Line { return h.Study.Line() }

// Player is who played a seat.
func (h *Host) Player(s game.Seat) match.Player { return h.Study.Line().Player(s) }

// Left is 0: a study has no clocks.
func (h *Host) Left(game.Seat) time.Duration { return 0 }

// Played is 0.
func (h *Host) Played() time.Duration { return 0 }

// May is what may be done: everybody's turns, and in an exercise one where it is wanted.
func (h *Host) May() host.May {
	if h.trainer.Run != nil {
		return h.trainer.may()
	}
	line := h.Study.Line()
	may := host.May{Move: !line.Over(), Back: line.Ply()}
	if h.shared != nil {
		h.shared.may(&may)
	}
	for s := range game.Seat(len(line.Info().Seats)) {
		may.Here = may.Here.With(s)
	}
	if h.shared == nil && h.MayUndo() {
		may.TakeBack = host.AtOnce
	}
	return may
}

// Busy is what the host is about: nothing that a game would wait for.
func (h *Host) Busy() host.Busy { return host.Busy{Moved: h.shared != nil && h.shared.Moved()} }

// Do plays a turn, or undoes the last change.
func (h *Host) Do(r host.Request) bool {
	if h.trainer.Run != nil {
		return h.trainer.heed(r)
	}
	switch r.Do {
	case host.Play:
		err := h.Play(r.Turn)
		if err != nil {
			h.news = append(h.news, host.News{Phrase: game.Say("study.full"), Fault: true})
		}
		return err == nil
	case host.TakeBack:
		return h.shared == nil && h.Undo()
	case host.Rematch:
		return h.shared != nil && h.shared.again()
	}
	return false
}

// Play plays a legal turn at the moment looked at.
func (h *Host) Play(t game.Turn) error {
	if h.shared != nil {
		return h.shared.play(h.Draft(t))
	}
	return h.Study.Play(t)
}

// PlayLine plays turns one after the other, as far as they are legal.
func (h *Host) PlayLine(texts []string) {
	if h.shared != nil {
		h.shared.ahead = slices.Clone(texts)
		h.shared.onward()
		return
	}
	for _, text := range texts {
		if t, err := h.Line().Find(text); err == nil {
			_ = h.Play(t) // where it cannot be, the study is full, and stays as it is
		}
	}
}

// RevealOther plays the turn that led to the moment looked at once more and has something else
// drawn in it.
func (h *Host) RevealOther(d game.Reveal) error {
	if h.shared == nil {
		return h.Study.RevealOther(d)
	}
	text := h.Study.Line().Info().FormatTurn(h.Move(h.At()).Turn.WithReveal(d))
	h.GoTo(h.At().Parent())
	return h.shared.play(text, nil)
}

// Mark puts a glyph on a turn, or takes it away if it bears it.
func (h *Host) Mark(n *tree.Node, g tree.Glyph) {
	if h.shared != nil {
		h.shared.mark(n, g)
		return
	}
	h.Study.Mark(n, g)
}

// Delete takes a turn with all that follows it out of the tree.
func (h *Host) Delete(n *tree.Node) bool {
	if h.shared != nil {
		return h.shared.prune(n)
	}
	return h.Study.Delete(n)
}

// Tick lets time pass: the engine looks at the moment looked at, and what has changed is
// kept.
func (h *Host) Tick(t host.Tick) {
	if h.shared != nil {
		h.shared.tick(t.Passed)
	}
	if v := h.Study.Version() + h.trainer.version; v != h.looked {
		h.looked = v
		h.analyst.look(h.question())
	}
	h.analyst.tick(t.Passed)
	h.trainer.tick()
	if h.report.tick() {
		_ = h.Keep(game.NoSeat) // a refusal is told at the next change
	}
}

// question is the moment looked at as an engine takes it, "" where there is nothing to
// look for or somebody else is to look.
func (h *Host) question() string {
	if line := h.Study.Line(); !line.Over() && h.trainer.Run == nil {
		return line.Line()
	}
	return ""
}

// Version grows whenever anything has changed, the lines found included.
func (h *Host) Version() int {
	return h.Study.Version() + h.analyst.version + h.report.version + h.trainer.version + h.shared.version()
}

// News are the lines told since it was last called.
func (h *Host) News() []host.News {
	news := h.news
	h.news = nil
	return news
}

// Sketched is nothing: a study begins with tiles laid.
func (h *Host) Sketched(game.Seat) []int { return nil }

// Text is the study as a record's text.
func (h *Host) Text(game.Seat) string { return h.Record() }

// Keep keeps the study, if it has changed since.
func (h *Host) Keep(game.Seat) error {
	if h.deps.Save == nil || h.kept == h.Changes() {
		return nil
	}
	err := h.deps.Save(h.Record())
	if err == nil {
		h.kept = h.Changes()
	}
	return err
}

// Close keeps the study and ends the engine.
func (h *Host) Close() {
	_ = h.Keep(game.NoSeat) // a refusal has been told at the change
	h.analyst.close()
	h.report.stop()
	h.trainer.judge.close()
	if h.deps.Done != nil {
		h.deps.Done()
	}
}

// Analyse looks for so many lines at the moment looked at from now on, at most [MostLines];
// with none the engine is turned off and uses no time.
func (h *Host) Analyse(lines int) { h.analyst.set(lines) }

// Analysis is what the engine has found at the moment looked at.
type Analysis struct {
	Lines  []Verdict // best first; read only
	Wanted int       // how many are looked for, 0 while it is off
	Failed bool      // there is no engine, or it does not work
}

// Analysis is what the engine has found so far, as it was told last.
func (h *Host) Analysis() Analysis {
	a := &h.analyst
	return Analysis{a.found[:min(len(a.found), a.lines)], a.lines, a.failed}
}

// Seen is how things stand after a turn, as it was judged, or as the engine has found while
// it was looked at.
func (h *Host) Seen(n *tree.Node) (shares study.Shares, known bool) {
	if shares, known = h.SharesAt(n); known {
		return shares, true
	}
	lines := h.analyst.cache[h.LineTo(n)]
	if len(lines) == 0 {
		return shares, false
	}
	for i, p := range lines[0].Chances {
		shares[i] = float64(p)
	}
	return shares, true
}
