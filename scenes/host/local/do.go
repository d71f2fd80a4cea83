package local

import (
	"time"

	"yanyi/game"
	"yanyi/scenes/host"
)

// verbs are how what a person wants is done.
var verbs = [...]func(*Host, host.Request) bool{
	host.Play:     func(h *Host, r host.Request) bool { return h.coach.plays(h, r.Turn) },
	host.Resign:   func(h *Host, r host.Request) bool { return h.did(h.match.Resign(r.Seat)) },
	host.TakeBack: (*Host).takeBack,
	host.Draw:     func(h *Host, r host.Request) bool { return h.draws.offer(r.Seat) },
	host.Answer:   func(h *Host, r host.Request) bool { return h.draws.answer(r.Yes) },
	host.Rematch:  (*Host).rematch,
	host.Lay:      (*Host).lay,
	host.Sketch:   (*Host).sketch,
	host.Hint:     func(h *Host, _ host.Request) bool { return h.computers.askHint() },
	host.SetPace:  func(h *Host, r host.Request) bool { return h.computers.hurry(r.Pace) },
	host.Retry:    func(h *Host, _ host.Request) bool { return h.computers.retry() },
	host.Coach:    func(h *Host, r host.Request) bool { return h.coach.turn(r.Yes) },
	host.Heed:     func(h *Host, r host.Request) bool { return h.coach.heeded(h, r.Yes) },
}

// Do does what a person here wants. Where nobody plays, only a rematch can be had.
func (h *Host) Do(r host.Request) bool {
	return (!h.deps.Idle || r.Do == host.Rematch) && verbs[r.Do](h, r)
}

// play takes a turn for whoever is to move.
func (h *Host) play(turn game.Turn) bool { return h.did(h.match.PlayTurn(turn)) }

// did goes on after the match was changed, unless it could not be.
func (h *Host) did(err error) bool {
	if err != nil {
		h.fault("error.unexpected")
		return false
	}
	h.played()
	return true
}

// played takes in that the match has gone on or back; what was asked before is asked no
// more. In haste not every turn is shown and kept.
func (h *Host) played() {
	h.draws.question = nil
	h.coach.rest()
	if h.computers.rest(h.match.Over()) {
		h.touch()
	}
}

// takeBack goes back to before the last turn a person took, stopping a computer that
// thinks.
func (h *Host) takeBack(host.Request) bool {
	ply := h.backTo()
	if ply < 0 {
		return false
	}
	h.computers.etiquette = newEtiquette(h.match)
	h.computers.pace = host.Usual
	return h.did(h.match.TakeBackTo(ply))
}

func (h *Host) rematch(host.Request) bool {
	h.moved = true
	h.touch()
	return true
}

// Tick lets time pass. Only without an animation is a computer's turn played, so that
// every turn is seen, but at a pace that hurries. Who looks back misses nothing.
func (h *Host) Tick(t host.Tick) {
	if h.deps.Idle || h.match.Deploying() || t.Past && h.bystanding() {
		return
	}
	h.runClock(t.Passed)
	answer, p := h.computers.listen(t.Passed)
	switch p {
	case forTurn:
		h.computed(answer)
	case forHint:
		h.computers.hinted(answer)
	case forCoach:
		h.coach.heard()
	}
	if h.match.Over() {
		return
	}
	h.spent += min(t.Passed, time.Second)
	h.computers.wait(t)
	// An engine that has just answered is left a tick to come to rest.
	if !h.coach.holds(t) && p == forNothing {
		h.computers.think()
	}
}

// computed plays what a computer answered, unless it rather gives up.
func (h *Host) computed(answer string) {
	seat := h.match.OnTurn()
	h.computers.judge(seat, h.computers.asker.chances)
	turn, err := h.match.Find(answer)
	if err == nil && h.computers.yields(seat) {
		turn = game.Resign(seat)
	}
	if err != nil || !h.play(turn) {
		h.computers.fail()
		return
	}
	if h.computers.proposes(seat) {
		h.draws.propose(seat)
	}
}

// runClock runs the mover's clock. A page that slept has not thought.
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
