package roompanel

import (
	"cmp"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/tabletext"
)

// Asked is the question asked here, or the one whose answer is awaited.
func (c *Panel) Asked() decisions.Question {
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
		return decisions.Question{Head: locale.T("online.lost"), Line: locale.T("online.lost.line"), Yes: iconed(reply("retry", "online.retry", func() { c.do(host.Request{Do: host.Reconnect}) }), canvas.IconReset)}
	case !held:
		return c.late()
	case people.Asked() != nil && !c.room.Answering:
		return c.question(q)
	case q != nil:
		return c.waiting(q)
	case own.Level > 0 && people.Phase < room.Over:
		return decisions.Question{Head: locale.T("online.back.head"), Yes: reply("sit", "online.back", func() { c.say(room.Say{Do: room.Return}) })}
	}
	if people.Phase == room.Over {
		return c.joining()
	}
	return c.relief()
}

// what is the suffix of the keys of a question's texts.
var what = map[room.What]string{
	room.TakeBack: "takeback", room.Draw: "draw", room.Relief: "computer", room.Rematch: "rematch", room.Join: "join",
}

// asks says who asks for what, in the text of a key with the suffix of what.
func (c *Panel) asks(key string, q *room.Question) string {
	who := c.named("name", q.By)
	if q.What == room.Join {
		who.Value = q.Name
	}
	return locale.T(key+what[q.What], who, c.named("other", q.For), tabletext.Arg("side", gametext.SideName(c.info, q.For)))
}

// question asks for consent.
func (c *Panel) question(q *room.Question) decisions.Question {
	return decisions.Question{
		Head:   c.asks("online.ask.", q),
		Urgent: true,
		Yes:    reply("accept", "dialog.draw.accept", func() { c.answer(q, true) }),
		No:     reply("decline", "dialog.draw.decline", func() { c.answer(q, false) }),
	}
}

func (c *Panel) answer(q *room.Question, yes bool) {
	c.say(room.Say{Do: room.Answer, Of: q.N, Yes: yes})
}

// waiting says who has asked for what, and whose consent is awaited; the person who asked may
// withdraw the question.
func (c *Panel) waiting(q *room.Question) decisions.Question {
	mine := q.By == c.people().You
	w := decisions.Question{Head: c.asks("online.asked.", q)}
	if mine {
		w.Head = locale.T("online.wait." + what[q.What])
	}
	if others := c.people().Waiting &^ game.SetOf(c.people().You); others != 0 {
		w.Line = locale.T("online.wait.for", tabletext.Arg("names", c.names(others)))
	}
	if mine {
		w.No = reply("withdraw", "online.withdraw", func() {
			c.asking = nil
			c.answer(q, false)
		})
	}
	return w
}

// relief offers to let a computer play on for an absent person.
func (c *Panel) relief() decisions.Question {
	people := c.people()
	if p := people.Phase; p != room.Laying && p != room.Playing || c.room.Asking || !people.Alive.Has(people.You) {
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
				Yes:  reply("relieve", "online.relief", func() { c.say(room.Say{Do: room.Ask, What: room.Relief, Seat: s, Level: c.level()}) }),
				No:   reply("wait", "online.relief.wait", func() { c.waits = c.waits.With(s) }),
			}
		}
	}
	return decisions.Question{}
}

// usualRelief is the level of a computer that takes over where the room names none.
const usualRelief = 4

func (c *Panel) level() int {
	if n := c.people().Setup.Relief; n > 0 {
		return n
	}
	return usualRelief
}

// ended says why the connection to the room has ended.
func (c *Panel) ended() decisions.Question {
	home := iconed(reply("leave", "play.home", func() {
		c.session.Online.Leave()
		c.session.Stack.Home()
	}), canvas.IconHome)
	q := decisions.Question{Head: locale.T("online.ended"), Line: gametext.Refused(cmp.Or(c.people().Fault, "none")), Yes: home}
	if renew := c.session.Renew(); renew != nil && c.people().Fault == "version" {
		q.Yes, q.No = iconed(reply("renew", "error.reload", renew), canvas.IconReset), home
	}
	return q
}

// reply is an answer.
func reply(id, key string, do func()) decisions.Reply {
	return decisions.Reply{ID: id, Label: locale.T(key), Do: do}
}

// iconed is an answer with an icon for places where its label does not fit.
func iconed(r decisions.Reply, icon canvas.Icon) decisions.Reply {
	r.Icon = icon
	return r
}

// Named is the player of a seat, with the seat and, for little room, without; "" where all play
// here.
func (c *Panel) Named(s game.Seat) (who, short string) {
	if c == nil {
		return "", ""
	}
	list := c.people().Seats
	switch who, short = c.name(s), gametext.SideName(c.info, s); {
	case s == c.people().Own():
		short = locale.T("ui.you")
	case int(s) < len(list) && (list[s].Level > 0 || list[s].Name != ""):
		short = gametext.Player(gametext.Seated(list[s].Level, list[s].Name, list[s].Bot), false)
	}
	return who, short
}

// named fills {name} in a text with the player of a seat.
func (c *Panel) named(name string, s game.Seat) locale.Arg { return tabletext.Arg(name, c.name(s)) }

func (c *Panel) name(s game.Seat) string {
	return gametext.RoomSeat(c.info, c.people().Seats, s, c.people().Own())
}

// names are those of seats.
func (c *Panel) names(set game.SeatSet) string {
	var list []string
	for s := range game.Seat(len(c.info.Seats)) {
		if set.Has(s) {
			list = append(list, c.name(s))
		}
	}
	return tabletext.Listed(list...)
}

// tellOutcome tells everybody who has refused what, and tells the person who asked if it failed
// for another reason. Success is visible by itself.
func (c *Panel) tellOutcome() {
	people := c.people()
	if people.Bond != host.Bound {
		return
	}
	no := people.Declined
	told := c.declined
	if c.declined = no.N; told >= 0 && no.N > told {
		c.asking = nil
		c.session.Say(c.refused(&no))
		return
	}
	was, now := c.asking, people.Question
	if c.asking = nil; now != nil && now.By == people.You && !c.room.Answering {
		c.asking = now
	}
	if was != nil && now == nil && !c.agreed(was) {
		c.session.Say(locale.T("online.declined"))
	}
}

// refused is who has refused what, or has withdrawn the question.
func (c *Panel) refused(no *room.Declined) string {
	text := tabletext.Arg("text", locale.T("online.matter."+what[no.Of.What]))
	late := no.Of.What == room.Join && no.By == no.Of.For // the person asking for a seat has none
	key, who := "online.declined", c.named("name", no.By)
	if no.By == no.Of.By || late {
		key = "online.withdrawn"
	}
	if late {
		who.Value = no.Of.Name
	}
	if no.By == c.people().You {
		return locale.T(key+".you", text)
	}
	return locale.T(key+".by", who, text)
}

// agreed reports whether what a question asked for has come about.
func (c *Panel) agreed(q *room.Question) bool {
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
