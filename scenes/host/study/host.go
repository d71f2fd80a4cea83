// Package study runs a game that is studied: any turn may be played from any moment, for all
// seats, and an engine analyses it if wanted (game/study).
package study

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
	"yanyi/scenes/machine"
)

// Deps are a study's dependencies.
type Deps struct {
	// Engine starts an engine. It may return nil if there are none.
	Engine func() machine.Engine
	// Save saves the text of the study; nil saves nothing.
	Save func(text string) error
	// Done is called when the study is left; it may be nil.
	Done func()
	// Judged is called when a report has judged the study; it may be nil.
	Judged func(*study.Study)
	// Library is the texts of the person's own games; it may be nil.
	Library func() []string
}

// Host is a study as a table's host.
type Host struct {
	*study.Study
	analyst analyst
	judging engine.Client // for the report and training, beside the analyst
	report  reporter
	trainer trainer
	deps    Deps
	news    []host.News
	looked  int     // the version that the analyst knows
	kept    int     // the change that was kept last
	shared  *shared // nil for a study alone

	// What is told of the study (StudyState).
	ahead    foreseen
	balances balances
	lines    lines
	openings openings
	version  int // of ahead and openings
}

var _ host.Host = (*Host)(nil)

// New opens a study. Nothing is thought or saved before Tick.
func New(s *study.Study, deps Deps) *Host {
	h := &Host{
		Study: s, deps: deps, looked: -1,
		analyst: analyst{engine: engine.Client{Start: deps.Engine}}, judging: engine.Client{Start: deps.Engine},
	}
	h.report = reporter{study: s, engine: &h.judging}
	h.trainer = trainer{study: s, judge: NewJudge(s, &h.judging)}
	h.openings.library = deps.Library
	return h
}

// Line is the turns from the start to the moment shown.
func (h *Host) Line() host.Line { return h.Study.Line() }

// Player is the player who held a seat.
func (h *Host) Player(s game.Seat) match.Player { return h.Study.Line().Player(s) }

// Left is 0: a study has no clocks.
func (h *Host) Left(game.Seat) time.Duration { return 0 }

// Played is 0.
func (h *Host) Played() time.Duration { return 0 }

// May is what may be done: everybody's turns, and in an exercise a turn when one is asked for.
func (h *Host) May() host.May {
	if h.trainer.Run != nil {
		may := h.trainer.may()
		may.Free, may.Panels = true, h.panels()
		return may
	}
	line := h.Study.Line()
	may := host.May{Move: !line.Over(), Free: true, Back: line.Ply(), Panels: h.panels()}
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

// panels are the panels beside the board.
func (h *Host) panels() host.Panels {
	p := host.Tree
	if h.trainer.Run != nil {
		p |= host.Exercise
	}
	if h.shared != nil {
		p |= host.Together | host.Phrases
	}
	return p
}

// Busy is nothing: a study never waits for anything.
func (h *Host) Busy() host.Busy { return host.Busy{Moved: h.shared != nil && h.shared.moved()} }

// RoomState is the room of those who share the study.
func (h *Host) RoomState() host.RoomState {
	if h.shared == nil {
		return host.RoomState{}
	}
	return host.StateOf(h.shared.room)
}

// Do carries out a request. In a training only those of an exercise are.
func (h *Host) Do(r host.Request) bool {
	if h.shared != nil && host.Tell(h.shared.room, r) {
		return true
	}
	if h.trainer.Run != nil {
		return h.trainer.heed(r)
	}
	switch r.Do {
	case host.Train:
		return h.trainer.begin(r.Seat)
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
	case host.Analyse:
		h.analyst.set(r.N)
	case host.Judge:
		h.report.do(r.Yes)
	case host.Explain:
		h.report.read = r.Yes
	case host.Meet:
		h.openings.read(h.Study)
	case host.Foresee:
		h.foresee(r.Texts, r.Seat)
	case host.Visit, host.Beside, host.PlayLine:
		return h.walk(r)
	case host.Follow, host.Show, host.Pen, host.Stroke:
		return h.shared != nil && h.shared.do(r)
	default:
		return h.edit(r)
	}
	return true
}

// walk carries out a request for another moment; false if there is none.
func (h *Host) walk(r host.Request) bool {
	was := h.At()
	switch r.Do {
	case host.Visit:
		if r.Node != nil {
			h.GoTo(r.Node)
		}
	case host.Beside:
		h.Beside(r.N)
	default:
		h.playLine(r.Texts)
	}
	return h.At() != was
}

// edit carries out a request that changes the tree; false if it is refused.
func (h *Host) edit(r host.Request) bool {
	if h.shared != nil {
		return h.shared.edit(r)
	}
	switch r.Do {
	case host.RevealOther:
		return h.RevealOther(r.Reveal) == nil
	case host.Mark:
		h.Mark(r.Node, r.Glyph)
	case host.Delete:
		return h.Delete(r.Node)
	case host.Comment:
		h.Comment(r.Node, r.Text)
	case host.Promote:
		return h.Promote(r.Node)
	default:
		return false
	}
	return true
}

// Play plays a legal turn at the moment shown.
func (h *Host) Play(t game.Turn) error {
	if h.shared != nil {
		return h.shared.play(h.Draft(t))
	}
	return h.Study.Play(t)
}

// playLine plays turns one after the other, as far as they are legal.
func (h *Host) playLine(texts []string) {
	if h.shared != nil {
		h.shared.ahead = slices.Clone(texts)
		h.shared.onward()
		return
	}
	for _, text := range texts {
		if t, err := h.Line().Find(text); err == nil {
			_ = h.Play(t) // fails only if the study is full, which then stays as it is
		}
	}
}

// Tick lets time pass: the engine turns to the moment shown, and a finished report is saved.
// The table saves other changes (Changes).
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
	for a, ok := h.judging.Poll(t.Passed); ok; a, ok = h.judging.Poll(0) {
		if a.Purpose == engine.Report {
			h.report.answer(a)
		} else {
			h.trainer.answer(a)
		}
	}
	if h.report.tick() {
		if h.deps.Judged != nil {
			h.deps.Judged(h.Study)
		}
		_ = h.Keep(game.NoSeat) // a refusal is reported at the next change
	}
	h.report.explain()
	if h.openings.tick() {
		h.version++
	}
}

// Judging is the state of the report: how many of its questions are answered, and whether it
// failed.
func (h *Host) Judging() (running, failed bool, done, all int) {
	r := &h.report
	return r.running, r.failed, r.done, r.all
}

// question is the moment shown in the engine's notation, "" if there is nothing to analyse or
// another part uses the engine.
func (h *Host) question() string {
	if line := h.Study.Line(); !line.Over() && h.trainer.Run == nil {
		return line.Line()
	}
	return ""
}

// Version grows whenever anything has changed, the lines found included.
func (h *Host) Version() int {
	return h.Study.Version() + h.analyst.version + h.report.version + h.trainer.version + h.shared.version() + h.version
}

// News are the lines for the person since the last call.
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
	_ = h.Keep(game.NoSeat) // a refusal was reported at the change
	h.analyst.close()
	h.report.stop()
	h.judging.Close()
	if h.deps.Done != nil {
		h.deps.Done()
	}
}
