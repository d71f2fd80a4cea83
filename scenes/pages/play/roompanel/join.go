package roompanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/decisions"
)

// Joiner joins the others who study the game.
type Joiner struct {
	Invites bool // they may be, from here
	Joins   bool // and are
}

// Joined reports whether they are.
func (c *Panel) Joined() bool { return c != nil && c.Joins }

// joining offers it.
func (c *Panel) joining() decisions.Question {
	by := c.room.Studies
	if !c.Invites || by == game.NoSeat || by == c.people().Own() {
		return decisions.Question{}
	}
	return decisions.Question{
		Head: locale.T("together.join", c.named("name", by)),
		Yes:  reply("join", "together.title", func() { c.Joins = true }),
		No:   reply("later", "ui.close", func() { c.Invites = false }),
	}
}
