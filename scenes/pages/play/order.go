package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// orderStrip tells who moves, who goes on and who waits while one player waits for
// another (three-kingdoms.md §1 轮空), worked out when something changes.
type orderStrip struct {
	steps  []draw.OrderStep // nil while nobody waits
	notice string           // in one line
	why    string           // who checks whom, "" if that is not known
	spoken string           // both as sentences
}

// on reports whether there is anything to tell.
func (o *orderStrip) on() bool { return o.steps != nil }

// newOrder is the strip at the moment shown.
func (p *Page) newOrder() orderStrip {
	v := p.table.View()
	seats, ok := sequence(v)
	if !ok {
		return orderStrip{}
	}
	o := orderStrip{notice: orderNotice(p.info, v), why: orderWhy(p.info, v, p.table.Move())}
	for i, s := range seats {
		o.steps = append(o.steps, draw.OrderStep{Emblem: p.emblem(s, draw.OrderEmblem)})
		orderCaption(&o.steps[i], v, s)
	}
	o.spoken = orderSpoken(p.info, v, o.why)
	return o
}

// sequence is the three players as they follow each other while one waits: who was
// due and is passed over, or else who has just moved; who moves; who goes on.
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

// orderCaption says what a player's turn is.
func orderCaption(step *draw.OrderStep, v *game.View, s game.Seat) {
	switch {
	case s == v.Actor:
		step.Lit, step.Caption = true, locale.T("order.moves")
		if v.Seats[s].Checked {
			step.Caption = locale.T("order.answers")
		}
	case passed(v, s):
		step.Tag, step.Caption = locale.T("order.tag"), locale.T("order.waits")
	case s == v.Wait.Next:
		step.Caption = locale.T("order.next")
	default:
		step.Caption = locale.T("order.moved")
	}
}

// passed reports whether a seat is being passed over.
func passed(v *game.View, s game.Seat) bool {
	return v.Wait != nil && v.Wait.Passed && v.Wait.Seat == s && !v.Outcome.Over
}

// orderKey ends the keys of what is said of a wait.
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
	return []locale.Arg{named(in, "a", v.Actor), named(in, "b", v.Wait.Seat), named(in, "c", v.Wait.Next)}
}

// orderNotice is the strip in one line.
func orderNotice(in *game.Info, v *game.View) string {
	return locale.T("order.notice."+orderKey(v), orderArgs(in, v)...)
}

// orderWhy says why it is not the turn of who waits: who checks whom, or who
// answered before.
func orderWhy(in *game.Info, v *game.View, last *match.Move) string {
	if last == nil {
		return ""
	}
	if !v.Seats[v.Actor].Checked {
		return locale.T("order.why.waited", named(in, "side", last.Seat))
	}
	line := ""
	for i := range last.Events {
		e := &last.Events[i]
		if e.Type != game.Check || e.Seat != v.Actor {
			continue
		}
		who := locale.T("order.checker", owned(in, "side", v.Cells[e.From].Commander), named1("piece", phrase.PieceWord(in, v.Cells[e.From].Piece)))
		if line != "" {
			who = locale.T("ui.list.and", named1("a", line), named1("b", who))
		}
		line = who
	}
	if line == "" {
		return ""
	}
	return locale.T("order.why.check", named1("a", line), named(in, "b", v.Actor))
}

// orderSpoken is the strip for someone who cannot see it.
func orderSpoken(in *game.Info, v *game.View, why string) string {
	text := locale.T("sr."+orderKey(v), orderArgs(in, v)...)
	if why != "" {
		text = locale.T("sr.why", named1("text", why)) + joint() + text
	}
	return text
}

// joint is what stands between two sentences.
func joint() string {
	if locale.Current() == locale.En {
		return " "
	}
	return ""
}

// gaveCheck says whom a seat has just put in check, while the order of turns is
// told because of it.
func (p *Page) gaveCheck(v *game.View, s game.Seat) string {
	last := p.table.Move()
	if _, told := sequence(v); !told || last == nil || last.Seat != s {
		return ""
	}
	for i := range last.Events {
		if e := &last.Events[i]; e.Type == game.Check && v.Cells[e.From].Commander == s {
			return locale.T("order.gave", named(p.info, "side", e.Seat))
		}
	}
	return ""
}
