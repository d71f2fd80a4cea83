package players

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// turnOf is the order while a player who has waited for another's answer moves: the last mover,
// the player, the next one. It is nothing in a turn that nothing preceded.
func turnOf(m *moment.Moment) order {
	w, ok := waited(m)
	if !ok {
		return order{}
	}
	actor := m.Actor()
	a, b := tabletext.Side(m.Info, "a", actor), tabletext.Side(m.Info, "b", w.answered)
	o := order{m: m, notice: w.notice(m.You() == actor, a, b), brief: locale.T("order.brief.now", a)}
	switch {
	case !w.passed:
		o.spoken = locale.T("sr.after", a, b)
	case w.answered.Player():
		o.spoken, o.why = locale.T("sr.now", a), locale.T("order.why.now", b)
	default:
		o.spoken = locale.T("sr.now", a)
	}
	moves := orderStep(m.View, actor)
	o.add(m.Last.Seat, canvas.OrderStep{Caption: locale.T("order.moved")})
	o.add(actor, moves)
	o.add((actor+1)%game.Seat(len(m.Info.Seats)), canvas.OrderStep{Caption: locale.T("order.next")})
	o.explain()
	return o
}

// wait is how the player to move has waited for its turn.
type wait struct {
	answered game.Seat // who had the turn instead; NoSeat if unknown
	passed   bool      // over: the player waited longer than for the answer
}

// notice says it in one line, to the player itself if that is the only person here.
func (w wait) notice(you bool, a, b locale.Arg) string {
	switch {
	case w.passed && you:
		return locale.T("order.notice.now.you")
	case w.passed:
		return locale.T("order.notice.now", a)
	case you:
		return locale.T("order.notice.after.you", b)
	}
	return locale.T("order.notice.after", a, b)
}

// waited says how the player to move has waited since its last turn, if it has.
func waited(m *moment.Moment) (w wait, ok bool) {
	actor := m.Actor()
	if m.Last == nil || m.View.Outcome.Over || !actor.Player() || !all(m.View) {
		return w, false
	}
	for _, move := range slices.Backward(m.Line.Moves()[:m.Ply]) {
		if move.Seat == actor {
			return w, ok
		}
		for _, e := range move.Events {
			if e.Type == game.PassedOver && e.Seat == actor {
				w, ok = wait{e.Other, w.passed || e.N == 1}, true
			}
		}
	}
	if ok {
		return w, true
	}
	start := m.Line.ViewAt(0, game.NoSeat) // of a position that was set up
	return wait{game.NoSeat, true}, start.Wait != nil && start.Wait.Seat == actor
}

// all reports whether nobody is out.
func all(v *game.View) bool {
	return !slices.ContainsFunc(v.Seats, func(s game.SeatView) bool { return !s.Alive })
}
