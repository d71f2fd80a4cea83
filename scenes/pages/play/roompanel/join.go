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
	s := c.room.Study()
	if !c.Invites || s == nil {
		return decisions.Question{}
	}
	by := s.Shows
	if n := len(s.Changes); by == game.NoSeat && n > 0 {
		by = s.Changes[n-1].Seat
	}
	if by == game.NoSeat || by == c.people().Own() {
		return decisions.Question{}
	}
	return decisions.Question{
		Head: locale.T("together.join", c.named("name", by)),
		Yes:  reply("join", "together.title", func() { c.Joins = true }),
		No:   reply("later", "ui.close", func() { c.Invites = false }),
	}
}
