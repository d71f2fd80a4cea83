package roompanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/tabletext"
)

// late lets a person without a seat ask for a computer's, unless the person came to watch.
func (c *Panel) late() decisions.Question {
	people := c.people()
	if q := people.Joining(); q != nil {
		return c.waiting(q)
	}
	s := people.Vacant()
	switch name := c.session.PlayerName(); {
	case c.room.Asking:
		return decisions.Question{Head: locale.T("online.wait.join")}
	case s == game.NoSeat || people.Question != nil || c.room.Watches || c.waits.Has(s) || name == "":
		return decisions.Question{}
	default:
		return decisions.Question{
			Head: locale.T("online.join.head", tabletext.Arg("side", gametext.SideName(c.info, s))),
			Line: locale.T("online.relief.line"),
			Yes:  reply("join", "online.back", func() { c.say(room.Say{Do: room.Ask, What: room.Join, Seat: s, Name: name}) }),
			No:   reply("watch", "room.spectators", func() { c.waits = c.waits.With(s) }),
		}
	}
}
