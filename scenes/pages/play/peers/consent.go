package peers

import (
	"cmp"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
)

// Asked is what is asked here or waited for.
func (c *Peers) Asked() decisions.Question {
	if c == nil {
		return decisions.Question{}
	}
	people := c.people()
	q := people.Question
	own, held := c.own()
	switch {
	case people.Bond == host.Ended || people.Phase == room.Done:
		return c.ended()
	case c.cut():
		return decisions.Question{Head: locale.T("online.lost"), Line: locale.T("online.lost.line"), Yes: iconed(reply("retry", "online.retry", c.room.Retry), canvas.IconReset)}
	case !held:
		return c.late()
	case people.Asked() != nil && !c.room.Saying(room.Answer):
		return c.question(q)
	case q != nil:
		return c.waiting(q)
	case own.Level > 0 && people.Phase < room.Over:
		return decisions.Question{Head: locale.T("online.back.head"), Yes: reply("sit", "online.back", func() { c.room.Say(room.Say{Do: room.Return}) })}
	}
	if people.Phase == room.Over {
		return c.joining()
	}
	return c.relief()
}

// question asks for consent.
func (c *Peers) question(q *room.Question) decisions.Question {
	ask := map[room.What]string{
		room.TakeBack: "online.ask.takeback", room.Draw: "online.ask.draw",
		room.Relief: "online.ask.computer", room.Rematch: "online.ask.rematch", room.Join: "online.ask.join",
	}[q.What]
	who, side := c.named("name", q.By), words.Arg("side", phrase.SideName(c.info, q.For))
	if q.What == room.Join {
		who.Value = q.Name
	}
	return decisions.Question{
		Head:   locale.T(ask, who, c.named("other", q.For), side),
		Urgent: true,
		Yes:    reply("accept", "dialog.draw.accept", func() { c.answer(q, true) }),
		No:     reply("decline", "dialog.draw.decline", func() { c.answer(q, false) }),
	}
}

func (c *Peers) answer(q *room.Question, yes bool) {
	c.room.Say(room.Say{Do: room.Answer, Of: q.N, Yes: yes})
}

// waiting tells for whose consent is waited; whoever asked may take the question back.
func (c *Peers) waiting(q *room.Question) decisions.Question {
	head := map[room.What]string{
		room.TakeBack: "online.wait.takeback", room.Draw: "online.wait.draw",
		room.Relief: "online.wait.computer", room.Rematch: "online.wait.rematch", room.Join: "online.wait.join",
	}[q.What]
	w := decisions.Question{Head: locale.T(head), Line: locale.T("online.wait.for", words.Arg("names", c.names(c.people().Waiting)))}
	if q.By == c.people().You {
		w.No = reply("withdraw", "online.withdraw", func() {
			c.asking = nil
			c.answer(q, false)
		})
	}
	return w
}

// relief offers that a computer plays on for who has been away.
func (c *Peers) relief() decisions.Question {
	people := c.people()
	if p := people.Phase; p != room.Laying && p != room.Playing || c.room.Saying(room.Ask) || !people.Alive.Has(people.You) {
		return decisions.Question{}
	}
	for i, seat := range people.Seats {
		s := game.Seat(i)
		if !seat.Away {
			c.waits &^= game.SetOf(s)
			continue
		}
		if seat.Level == 0 && s != people.You && !c.waits.Has(s) && people.Alive.Has(s) {
			return decisions.Question{
				Head: locale.T("online.relief.head", c.named("name", s)),
				Line: locale.T("online.relief.line"),
				Yes:  reply("relieve", "online.relief", func() { c.room.Say(room.Say{Do: room.Ask, What: room.Relief, Seat: s, Level: c.level()}) }),
				No:   reply("wait", "online.relief.wait", func() { c.waits = c.waits.With(s) }),
			}
		}
	}
	return decisions.Question{}
}

// usualRelief is the level of a computer that takes over where the room names none.
const usualRelief = 4

func (c *Peers) level() int {
	if n := c.people().Setup.Relief; n > 0 {
		return n
	}
	return usualRelief
}

// ended says why nothing more will be heard of the room.
func (c *Peers) ended() decisions.Question {
	home := iconed(reply("leave", "play.home", func() {
		c.session.Online.Leave()
		c.session.Stack.Home()
	}), canvas.IconHome)
	q := decisions.Question{Head: locale.T("online.ended"), Line: phrase.Refused(cmp.Or(c.people().Fault, "none")), Yes: home}
	if renew := c.session.Renew(); renew != nil && c.people().Fault == "version" {
		q.Yes, q.No = iconed(reply("renew", "error.reload", renew), canvas.IconReset), home
	}
	return q
}

// reply is an answer.
func reply(id, key string, do func()) decisions.Reply {
	return decisions.Reply{ID: id, Label: locale.T(key), Do: do}
}

// iconed is an answer with an icon for where its label does not fit.
func iconed(r decisions.Reply, icon canvas.Icon) decisions.Reply {
	r.Icon = icon
	return r
}

// Named is who sits on a seat, with the seat, and in little room without; "" where all play
// here.
func (c *Peers) Named(s game.Seat) (who, short string) {
	if c == nil {
		return "", ""
	}
	list := c.people().Seats
	switch who, short = c.name(s), phrase.SideName(c.info, s); {
	case s == c.people().Own():
		short = locale.T("ui.you")
	case int(s) < len(list) && (list[s].Level > 0 || list[s].Name != ""):
		short = phrase.Player(list[s].Player(), false)
	}
	return who, short
}

// named fills {name} in a text with who sits on a seat.
func (c *Peers) named(name string, s game.Seat) locale.Arg { return words.Arg(name, c.name(s)) }

func (c *Peers) name(s game.Seat) string {
	return phrase.RoomSeat(c.info, c.people().Seats, s, c.people().Own())
}

// names are those of seats.
func (c *Peers) names(set game.SeatSet) string {
	var list []string
	for s := range game.Seat(len(c.info.Seats)) {
		if set.Has(s) {
			list = append(list, c.name(s))
		}
	}
	return words.Listed(list...)
}

// tellOutcome tells that what was asked from here came to nothing: where it comes to
// something, that is seen.
func (c *Peers) tellOutcome() {
	people := c.people()
	if people.Bond != host.Bound {
		return
	}
	was, now := c.asking, people.Question
	if c.asking = nil; now != nil && now.By == people.You && !c.room.Saying(room.Answer) {
		c.asking = now
	}
	if was != nil && now == nil && !c.agreed(was) {
		c.session.Say(locale.T("online.declined"))
	}
}

// agreed reports whether what a question asked for has come about.
func (c *Peers) agreed(q *room.Question) bool {
	people := c.people()
	switch q.What {
	case room.TakeBack:
		return people.Ply <= q.Ply
	case room.Draw:
		return people.Phase == room.Over
	case room.Relief:
		return people.Seats[q.For].Level > 0
	case room.Join:
		return people.Seats[q.For].Taken
	}
	return people.Phase != room.Over
}
