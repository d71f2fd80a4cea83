// Package decisions is what the table page asks a person: to confirm a turn and what
// it costs, to choose a promotion, a slide of the marker, a sweep, to answer an offer,
// to be sure before giving up.
package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// question is what the page asks the person before it does it.
type question uint8

const (
	nothing question = iota
	resigning
	drawing
	takingBack
)

// Decisions is what must be decided at a moment.
type Decisions struct {
	// Peers tells what people elsewhere ask, or are waited for.
	Peers func() Question

	// Coach is what a coach says against the turn just taken.
	Coach Coach

	table *table.Table
	grid  moment.Grid
	land  func() // ends a running animation

	ask     question
	now     *moment.Moment
	due     notice
	slide   slide
	asked   asked // none if there is none
	stake   stake
	pending asking
}

// New returns the decisions of a table. Cards stand beside the squares of the grid;
// land ends a running animation before a turn is taken back.
func New(t *table.Table, grid moment.Grid, land func()) *Decisions {
	return &Decisions{Peers: func() Question { return Question{} }, table: t, grid: grid, land: land}
}

// State is what of the decisions a moment depends on.
type State struct{ ask question }

// State is what a picture of it depends on, as it is at present.
func (d *Decisions) State() State { return State{d.ask} }

// Show works out what must be decided at a moment; order is who waits for whom in
// one line, if anybody does.
func (d *Decisions) Show(m *moment.Moment, order string) {
	d.now = m
	d.due = newNotice(m, order)
	d.stake = newStake(m)
	d.slide = d.newSlide()
	d.Coach = newCoach(d)
	d.asked = d.newAsked()
	d.pending = newAsking(m)
}

// Deciding reports whether anything must be decided in the panel or the bar.
func (d *Decisions) Deciding() bool { return d.slide.on() || d.asked.on() }

// Asks reports whether a card beside a square asks something.
func (d *Decisions) Asks() bool { return d.pending.on() || d.stake.on() || d.Coach.On() }

// Resign asks whether to give up; again leaves it.
func (d *Decisions) Resign() { d.toggle(resigning) }

// Draw asks whether to offer a draw; again leaves it.
func (d *Decisions) Draw() { d.toggle(drawing) }

// Resigning reports whether the person is asked about giving up.
func (d *Decisions) Resigning() bool { return d.ask == resigning }

// Drawing reports whether a draw is being offered.
func (d *Decisions) Drawing() bool { return d.ask == drawing }

// TakeBack takes the person's last turn back. Where that would lay pieces face down
// again, the person is asked first.
func (d *Decisions) TakeBack() {
	if d.Coach.On() {
		d.Coach.yes.do()
		return
	}
	if d.coversUp() {
		d.toggle(takingBack)
		return
	}
	d.land()
	d.table.TakeBack()
}

func (d *Decisions) toggle(q question) {
	if d.ask == q {
		q = nothing
	}
	d.ask = q
}

// Drop leaves a question and reports whether there was one.
func (d *Decisions) Drop() bool {
	was := d.ask
	d.ask = nothing
	return was != nothing
}

// coversUp reports whether a take-back that nobody is asked about would lay pieces face
// down again.
func (d *Decisions) coversUp() bool {
	may := d.table.May()
	if may.TakeBack != host.AtOnce {
		return false
	}
	for _, move := range d.table.Line().Moves()[may.Back:] {
		for _, e := range move.Events {
			if e.Type == game.Revealed || e.Type == game.Captured && e.Piece.Hidden() {
				return true
			}
		}
	}
	return false
}

// asked is a question with its answers.
type asked struct {
	head, line string
	yes, no    answer // no is none where there is but one answer
	primary    bool   // yes is the primary action
	warn       bool   // a warning's colours, and its seal
	seal       string
	aside      bool // wide frames ask it beside the square instead
	standing   bool // nothing waits for the answer: the game goes on meanwhile
	lasting    bool // likewise, and what the answers are is told in full
}

// answer is one of them.
type answer struct {
	id, label string
	icon      canvas.Icon // in the small frame's bar; a tick or a cross if none
	do        func()
}

func (a *asked) on() bool { return a.head != "" }

// newAsked finds what must be decided now.
func (d *Decisions) newAsked() asked {
	m, t := d.now, d.table
	if a, ok := d.ofPeers(true); ok {
		return a
	}
	busy := t.Busy()
	switch offer := m.May.Offer; {
	case m.Watched:
		return asked{}
	case busy.Stuck:
		return asked{head: locale.T("error.worker"), line: locale.T("error.worker.help"), yes: d.answer("retry", "ui.retry", t.Retry)}
	case offer.Open:
		return asked{
			head: words.Listed(phrase.SideName(m.Info, offer.For), locale.T("dialog.draw.offered", words.Side(m.Info, "side", offer.By))),
			yes:  d.answer("accept", "dialog.draw.accept", func() { t.AnswerDraw(true) }),
			no:   d.answer("decline", "dialog.draw.decline", func() { t.AnswerDraw(false) }),
		}
	case d.ask != nothing:
		return d.sure()
	case d.Coach.On():
		return asked{}
	case d.stake.on():
		a := d.stake.asked
		a.yes, a.no = d.answer("confirm", "", t.Confirm), d.cancel("ui.cancel")
		a.yes.label = d.stake.confirm
		return a
	}
	if turn, ok := m.Hand.Proposed(); ok {
		return asked{head: words.Move(m, words.Proposal(m, turn)), primary: true,
			yes: d.answer("confirm", "play.confirm.move", t.Confirm), no: d.cancel("play.confirm.cancel")}
	}
	if a, ok := d.ofPeers(false); ok {
		return a
	}
	switch {
	case !m.Live || m.Over:
		return asked{}
	case m.May.Hurry && !m.Screen.Bare:
		return d.onward()
	}
	return d.sweep()
}

// answer is an answer that ends the question.
func (d *Decisions) answer(id, key string, do func()) answer {
	a := answer{id: id, do: func() {
		d.ask = nothing
		do()
	}}
	if key != "" {
		a.label = locale.T(key)
	}
	return a
}

// cancel takes the turn that waits back.
func (d *Decisions) cancel(key string) answer {
	return d.answer("unconfirm", key, func() { d.table.Cancel() })
}

// sure asks whether the person means it.
func (d *Decisions) sure() asked {
	no := d.answer("ask.no", "ui.cancel", func() {})
	switch d.ask {
	case resigning:
		line := locale.T("dialog.resign.two")
		if len(d.now.Info.Seats) > 2 {
			line = words.Worded(d.now.Info, "dialog.resign.three")
		}
		return asked{head: locale.T("dialog.resign.title"), line: line, primary: true, no: no,
			yes: d.answer("resign.yes", "dialog.resign.confirm", func() { d.table.Resign() })}
	case drawing:
		return asked{head: locale.T("dialog.draw.title"), line: locale.T("dialog.draw.line"), no: no,
			yes: d.answer("draw.yes", "dialog.draw.confirm", func() { d.table.OfferDraw() })}
	}
	return asked{head: locale.T("dialog.takeback.title"), no: no,
		line: locale.T("dialog.takeback.line") + words.Joint() + locale.T("dialog.takeback.hidden"),
		yes: d.answer("takeback.yes", "play.takeback", func() {
			d.land()
			d.table.TakeBack()
		})}
}

// press is an answer's button.
func (a *answer) press(primary bool) ui.Part {
	if a.id == "" {
		return ui.Part{}
	}
	if primary {
		return ui.Press(ui.Primary(a.id, a.label).Does(a.do))
	}
	return ui.Press(ui.Secondary(a.id, a.label).Does(a.do))
}
