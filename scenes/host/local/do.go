package local

import (
	"strings"
	"time"

	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// verbs are the implementations of a person's requests.
var verbs = [...]func(*Host, host.Request) bool{
	host.Play:     func(h *Host, r host.Request) bool { return h.coach.plays(h, r.Turn) },
	host.Resign:   func(h *Host, r host.Request) bool { return h.did(h.match.Resign(r.Seat)) },
	host.TakeBack: (*Host).takeBack,
	host.Draw:     func(h *Host, r host.Request) bool { return h.draws.offer(r.Seat) },
	host.Answer:   func(h *Host, r host.Request) bool { return h.draws.answer(r.Yes) },
	host.Rematch:  (*Host).rematch,
	host.Unseen:   func(h *Host, _ host.Request) bool { return h.noted(h.match.NoteUnseen) },
	host.Peek:     func(h *Host, _ host.Request) bool { return h.noted(h.match.NotePeek) },
	host.Lay:      (*Host).lay,
	host.Sketch:   (*Host).sketch,
	host.Hint:     func(h *Host, _ host.Request) bool { return h.computers.askHint() },
	host.SetPace:  func(h *Host, r host.Request) bool { return h.computers.hurry(r.Pace) },
	host.Retry:    func(h *Host, _ host.Request) bool { return h.computers.retry() },
	host.Coach:    func(h *Host, r host.Request) bool { return h.coach.turn(r.Yes) },
	host.Heed:     func(h *Host, r host.Request) bool { return h.coach.heeded(h, r.Yes) },
}

// Do carries out a person's request. In a game that is only shown, the only one is a rematch.
func (h *Host) Do(r host.Request) bool {
	return (!h.deps.Idle || r.Do == host.Rematch) && int(r.Do) < len(verbs) && verbs[r.Do](h, r)
}

// play takes a turn for the player to move.
func (h *Host) play(turn game.Turn) bool { return h.did(h.match.PlayTurn(turn)) }

// did continues after a change of the match, unless the change failed.
func (h *Host) did(err error) bool {
	if err != nil {
		h.fault("error.unexpected")
		return false
	}
	h.played()
	return true
}

// noted notes something about the game that changes no position.
func (h *Host) noted(note func()) bool {
	note()
	h.changes++
	h.touch()
	return true
}

// played follows a turn or a take-back of the match; earlier questions are withdrawn. At a fast
// pace not every turn is shown and saved.
func (h *Host) played() {
	h.changes++
	h.draws.question = nil
	h.coach.rest()
	if h.holds() {
		_ = h.match.AgreeDraw() // of the games with endgames all can be drawn
	}
	if h.computers.rest(h.match.Over()) {
		h.touch()
	}
}

// holds reports whether a person has held the game as long as is asked for.
func (h *Host) holds() bool {
	turns := 0
	for _, move := range h.match.Moves() {
		if h.human(move.Seat) {
			turns++
		}
	}
	return h.deps.Held > 0 && turns >= h.deps.Held && !h.match.Over()
}

// takeBack goes back to before the last turn a person took, stopping a computer that
// thinks.
func (h *Host) takeBack(host.Request) bool {
	ply := h.backTo()
	if ply < 0 {
		return false
	}
	h.computers.etiquette = newEtiquette(h.match)
	h.computers.talk = newTalk(h.deps.Explains)
	h.computers.pace = host.Usual
	return h.did(h.match.TakeBackTo(ply))
}

func (h *Host) rematch(host.Request) bool {
	h.moved = true
	h.touch()
	return true
}

// Tick lets time pass. A computer's turn is played only while no animation is running, except at
// a fast pace. Once the people are out, nothing is played while a past moment is shown.
func (h *Host) Tick(t host.Tick) {
	if h.deps.Idle || h.match.Deploying() || t.Past && h.bystanding() {
		return
	}
	h.runClock(t.Passed)
	answer, answered := h.computers.listen(t.Passed)
	switch {
	case !answered:
	case answer.Purpose == engine.Move:
		h.computed(answer)
	case answer.Purpose == engine.Hint:
		h.computers.hinted(answer)
	default:
		h.coach.heard(answer)
	}
	if h.match.Over() {
		return
	}
	h.spent += min(t.Passed, time.Second)
	h.computers.wait(t)
	// An engine that has just answered gets a tick to come to rest.
	if !h.coach.holds(t) && !answered {
		h.computers.think()
	}
}

// computed plays a computer's answer, unless the computer resigns.
func (h *Host) computed(a engine.Answer) {
	if h.computers.pace == host.PlayedOut {
		h.finish(a)
		return
	}
	seat := h.match.OnTurn()
	h.computers.judge(seat, a.Best())
	turn, err := h.match.Find(strings.Join(a.Turns, " "))
	if err == nil && h.computers.yields(seat) {
		turn = game.Resign(seat)
	}
	before, rose := h.match.Preview(), h.computers.rises(seat, a.Best())
	if err != nil || !h.play(turn) {
		h.computers.fail()
		return
	}
	h.computers.explain(before, a.Best().Turns, rose)
	if h.computers.proposes(seat) {
		h.draws.propose(seat)
	}
}

// finish plays the computers' turns to the end; if the engine did not reach it, they settle it.
func (h *Host) finish(a engine.Answer) {
	for _, text := range a.Turns {
		if err := h.match.PlayRecorded(text); err != nil {
			h.computers.fail()
			return
		}
	}
	if !h.match.Over() && !h.settle(a.Best()) {
		h.computers.fail()
		return
	}
	h.played()
}

// settle ends a game of computers by its position, and reports whether it could: a clearly
// worse computer resigns, otherwise they agree to a draw.
//
// Ruling. Nobody waits for an end that may be hundreds of turns away.
func (h *Host) settle(by engine.Line) bool {
	worst, best := game.NoSeat, game.NoSeat
	for s := range game.Seat(len(h.info.Seats)) {
		if !h.match.Alive().Has(s) {
			continue
		}
		if worst == game.NoSeat || percent(by, s) < percent(by, worst) {
			worst = s
		}
		if best == game.NoSeat || percent(by, s) > percent(by, best) {
			best = s
		}
	}
	if h.info.Drawable && max(0, percent(by, best)) <= 2*max(0, percent(by, worst)) {
		return h.match.AgreeDraw() == nil
	}
	return h.match.Resign(worst) == nil
}

// runClock runs the mover's clock. The time of a suspended page does not count.
func (h *Host) runClock(passed time.Duration) {
	if h.match.Over() {
		return
	}
	if s, fell := h.match.Tick(min(passed, time.Second)); fell {
		h.played()
		h.say(game.Say("event.out.time", game.OfSeat("side", s)))
	}
}

func (h *Host) lay(r host.Request) bool {
	if err := h.match.Lay(r.Seat, r.Tiles); err != nil {
		return false
	}
	h.touch()
	return true
}

// sketch keeps what a seat has laid so far, so that it is saved.
func (h *Host) sketch(r host.Request) bool {
	if err := h.match.Sketch(r.Seat, r.Tiles); err != nil {
		return false
	}
	h.touch()
	return true
}

// Sketched is what a seat has laid so far.
func (h *Host) Sketched(s game.Seat) []int { return h.match.Sketched(s) }
