package players

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// order says who moves, who goes on and who waits while one player waits for another
// (game/threekingdoms/README.md, Passing over 轮空).
type order struct {
	m      *moment.Moment
	steps  []canvas.OrderStep // nil while nobody waits
	notice string             // in one line
	brief  string             // in the fewest words
	why    string             // who checks whom, "" if that is not known
	spoken string             // both as sentences
}

// newOrder is the order at a moment: while somebody waits, and while the one who waited moves.
func newOrder(m *moment.Moment) order {
	seats, ok := sequence(m.View)
	if !ok {
		return turnOf(m)
	}
	key, args := orderKey(m.View), orderArgs(m.Info, m.View)
	o := order{m: m, notice: locale.T("order.notice."+key, args...), why: orderWhy(m), spoken: locale.T("sr."+key, args...)}
	o.brief = locale.T("order.brief."+key, args...)
	for _, s := range seats {
		o.add(s, orderStep(m.View, s))
	}
	o.explain()
	return o
}

func (o *order) add(s game.Seat, step canvas.OrderStep) {
	step.Emblem = o.m.Emblem(s, canvas.OrderEmblem)
	o.steps = append(o.steps, step)
}

// explain gives the reason first, for a screen reader.
func (o *order) explain() {
	if o.why != "" {
		o.spoken = locale.T("sr.why", tabletext.Arg("text", o.why)) + tabletext.Joint() + o.spoken
	}
}

// sequence is the three players as they follow each other while one waits: the one passed over,
// or else the last mover; the one who moves; the one after it.
func sequence(v *game.View) (seats [3]game.Seat, ok bool) {
	if v.Wait == nil || v.Outcome.Over || !v.Actor.Player() {
		return seats, false
	}
	seats = [3]game.Seat{game.NoSeat, v.Actor, v.Wait.Next}
	for s := range v.Seats {
		if s := game.Seat(s); v.Seats[s].Alive && s != v.Actor && s != v.Wait.Next {
			seats[0] = s
		}
	}
	return seats, seats[0] != game.NoSeat
}

// orderStep says what a player's turn is.
func orderStep(v *game.View, s game.Seat) canvas.OrderStep {
	switch {
	case s == v.Actor && v.Seats[s].Checked:
		return canvas.OrderStep{Lit: true, Caption: locale.T("order.answers")}
	case s == v.Actor:
		return canvas.OrderStep{Lit: true, Caption: locale.T("order.moves")}
	case passed(v, s):
		return canvas.OrderStep{Tag: locale.T("order.tag"), Caption: locale.T("order.waits")}
	case s == v.Wait.Next:
		return canvas.OrderStep{Caption: locale.T("order.next")}
	}
	return canvas.OrderStep{Caption: locale.T("order.moved")}
}

// passed reports whether a seat is being passed over.
func passed(v *game.View, s game.Seat) bool {
	return v.Wait != nil && v.Wait.Passed && v.Wait.Seat == s && !v.Outcome.Over
}

// orderKey is the suffix of the keys of a wait's texts.
func orderKey(v *game.View) string {
	switch {
	case v.Wait.Passed:
		return "passed"
	case v.Seats[v.Actor].Checked:
		return "then"
	}
	return "waited"
}

// orderArgs names who moves (a), who waits (b) and who goes on (c).
func orderArgs(in *game.Info, v *game.View) []locale.Arg {
	return []locale.Arg{tabletext.Side(in, "a", v.Actor), tabletext.Side(in, "b", v.Wait.Seat), tabletext.Side(in, "c", v.Wait.Next)}
}

// orderWhy says why the waiting player is not on turn: who checks whom, or who answered before.
func orderWhy(m *moment.Moment) string {
	actor := m.Actor()
	switch {
	case m.Last == nil:
		return ""
	case !m.View.Seats[actor].Checked:
		return locale.T("order.why.waited", tabletext.Side(m.Info, "side", m.Last.Seat))
	}
	line := ""
	for i := range m.Last.Events {
		if e := &m.Last.Events[i]; e.Type == game.Check && e.Seat == actor {
			line = joined(line, checker(m, e.From))
		}
	}
	if line == "" {
		return ""
	}
	return locale.T("order.why.check", tabletext.Arg("a", line), tabletext.Side(m.Info, "b", actor))
}

// checker names the piece on a square and whose it is.
func checker(m *moment.Moment, sq game.Square) string {
	cell := m.View.Cells[sq]
	return locale.T("order.checker", tabletext.Owner(m.Info, "side", cell.Commander), tabletext.Arg("piece", gametext.PieceWord(m.Info, cell.Piece)))
}

// joined is two names in a line, or the one there is.
func joined(line, more string) string {
	if line == "" {
		return more
	}
	return locale.T("ui.list.and", tabletext.Arg("a", line), tabletext.Arg("b", more))
}

// gave says whom a seat has just put in check, while the order of turns is shown because of it.
func (o *order) gave(s game.Seat) string {
	if o.steps == nil || o.m.Last == nil || o.m.Last.Seat != s {
		return ""
	}
	for i := range o.m.Last.Events {
		if e := &o.m.Last.Events[i]; e.Type == game.Check && o.m.View.Cells[e.From].Commander == s {
			return locale.T("order.gave", tabletext.Side(o.m.Info, "side", e.Seat))
		}
	}
	return ""
}
