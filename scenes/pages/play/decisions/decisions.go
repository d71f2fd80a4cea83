// Package decisions shows the table page's questions to a person: to confirm a turn and its
// cost, to choose a promotion, a slide or a sweep, to answer an offer, to confirm a resignation.
package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// question is an action that the page confirms first.
type question uint8

const (
	nothing question = iota
	resigning
	drawing
	takingBack
)

// Decisions are the pending decisions at a moment.
type Decisions struct {
	// Peers says what people elsewhere ask, or who is waited for.
	Peers func() Question

	// Coach is a coach's objection to the turn just taken.
	Coach Coach

	// Study leaves a game that goes on without the person, to study it; nil if it cannot.
	Study func() ui.Nav

	do   func(host.Request) bool
	grid moment.Grid
	land func() // ends a running animation

	ask     question
	now     *moment.Moment
	due     notice
	slide   slide
	asked   asked // none if there is none
	stake   stake
	pending asking
}

// New returns the decisions of a table, which carries them out. Cards stand beside the squares
// of the grid; land ends a running animation before a turn is taken back.
func New(do func(host.Request) bool, grid moment.Grid, land func()) *Decisions {
	return &Decisions{Peers: func() Question { return Question{} }, do: do, grid: grid, land: land}
}

// State is the part of the decisions that a moment depends on.
type State struct{ ask question }

// State is the present state.
func (d *Decisions) State() State { return State{d.ask} }

// Show finds the pending decisions at a moment; order says in one line who waits for whom.
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

// asks is the action of a button that sends a request to the table.
func (d *Decisions) asks(verb host.Verb) func() {
	return func() { d.do(host.Request{Do: verb}) }
}

// Resign asks whether to resign; a second call cancels.
func (d *Decisions) Resign() { d.toggle(resigning) }

// Draw asks whether to offer a draw; a second call cancels.
func (d *Decisions) Draw() { d.toggle(drawing) }

// Resigning reports whether the person is asked whether to resign.
func (d *Decisions) Resigning() bool { return d.ask == resigning }

// Drawing reports whether a draw is being offered.
func (d *Decisions) Drawing() bool { return d.ask == drawing }

// TakeBack takes the person's last turn back, asking first if pieces would lie face down again.
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
	d.do(host.Request{Do: host.TakeBack})
}

func (d *Decisions) toggle(q question) {
	if d.ask == q {
		q = nothing
	}
	d.ask = q
}

// Drop cancels a question and reports whether there was one.
func (d *Decisions) Drop() bool {
	was := d.ask
	d.ask = nothing
	return was != nothing
}

// coversUp reports whether a take-back without a question would lay pieces face down again.
func (d *Decisions) coversUp() bool {
	for _, move := range d.now.Returning() {
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
	yes, no    answer // no is empty if there is only one answer
	leave      answer // empty where the question cannot be cancelled
	primary    bool   // yes is the primary action
	warn       bool   // a warning's colours, and its seal
	seal       string
	aside      bool // wide frames ask it beside the square instead
	standing   bool // the game goes on without the answer
	lasting    bool // likewise, and the answers are explained in full
}

// answer is one of them.
type answer struct {
	id, label string
	icon      canvas.Icon // in the small frame's bar; a tick or a cross if none
	do        func()
	goes      func() ui.Nav // instead, where it leads to another page
}

func (a *asked) on() bool { return a.head != "" }

// newAsked finds the pending decision.
func (d *Decisions) newAsked() asked {
	m := d.now
	if a, ok := d.ofPeers(true); ok {
		return a
	}
	switch offer := m.May.Offer; {
	case m.Watched:
		return asked{}
	case m.Busy.Stuck:
		return asked{head: locale.T("error.worker"), line: locale.T("error.worker.help"), yes: d.answer("retry", "ui.retry", d.asks(host.Retry))}
	case offer.Open:
		return asked{
			head: tabletext.Listed(gametext.SideName(m.Info, offer.For), locale.T("dialog.draw.offered", tabletext.Side(m.Info, "side", offer.By))),
			yes:  d.answer("accept", "dialog.draw.accept", func() { d.do(host.Request{Do: host.Answer, Yes: true}) }),
			no:   d.answer("decline", "dialog.draw.decline", func() { d.do(host.Request{Do: host.Answer, Yes: false}) }),
		}
	case d.ask != nothing:
		return d.sure()
	case d.Coach.On():
		return asked{}
	case d.stake.on():
		a := d.stake.asked
		a.yes, a.no = d.answer("confirm", "", d.asks(host.Confirm)), d.cancel("ui.cancel")
		a.yes.label = d.stake.confirm
		return a
	}
	if turn, ok := m.Hand.Proposed(); ok {
		return asked{head: tabletext.Move(m, tabletext.Proposal(m, turn)), primary: true,
			yes: d.answer("confirm", "play.confirm.move", d.asks(host.Confirm)), no: d.cancel("play.confirm.cancel")}
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

// cancel takes back the pending turn.
func (d *Decisions) cancel(key string) answer {
	return d.answer("unconfirm", key, d.asks(host.Cancel))
}

// sure asks for a confirmation.
func (d *Decisions) sure() asked {
	no := d.answer("ask.no", "ui.cancel", func() {})
	switch d.ask {
	case resigning:
		line := locale.T("dialog.resign.two")
		if len(d.now.Info.Seats) > 2 {
			line = tabletext.Worded(d.now.Info, "dialog.resign.three")
		}
		return asked{head: locale.T("dialog.resign.title"), line: line, primary: true, no: no,
			yes: d.answer("resign.yes", "dialog.resign.confirm", d.asks(host.Resign))}
	case drawing:
		return asked{head: locale.T("dialog.draw.title"), line: locale.T("dialog.draw.line"), no: no,
			yes: d.answer("draw.yes", "dialog.draw.confirm", d.asks(host.Draw))}
	}
	return asked{head: locale.T("dialog.takeback.title"), no: no,
		line: locale.T("dialog.takeback.line") + tabletext.Joint() + locale.T("dialog.takeback.hidden"),
		yes: d.answer("takeback.yes", "play.takeback", func() {
			d.land()
			d.do(host.Request{Do: host.TakeBack})
		})}
}

// press is an answer's button.
func (a *answer) press(primary bool) ui.Part {
	if a.id == "" {
		return ui.Part{}
	}
	if primary {
		return ui.Press(a.acts(ui.Primary(a.id, a.label)))
	}
	return ui.Press(a.acts(ui.Secondary(a.id, a.label)))
}

// acts gives a button the answer's action.
func (a *answer) acts(button ui.Control) ui.Control {
	if a.goes != nil {
		return button.Replies().Goes(a.goes)
	}
	return button.Replies().Does(a.do)
}
