package roompanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/pages/play/players"
	"yanyi/scenes/pages/play/tabletext"
)

// Presence is whether the person of a seat is connected.
func (c *Panel) Presence(s game.Seat) players.Presence {
	if c == nil {
		return players.Local
	}
	list := c.people().Seats
	if int(s) >= len(list) || !list[s].Taken {
		return players.Local
	}
	switch people := c.people(); {
	case !people.Here.Has(s), c.cut() && s == c.people().You:
		return players.Absent
	case people.Weak.Has(s):
		return players.Weak
	}
	return players.Present
}

// Told is the line about a person elsewhere: what the person says, else why the person is not
// fully present; "" for nothing.
func (c *Panel) Told(s game.Seat) string {
	if c == nil {
		return ""
	}
	if n := c.phrase(s); n > 0 {
		return locale.T("online.quote", locale.Arg{Name: "text", Value: phraseText(n)})
	}
	list := c.people().Seats
	if int(s) >= len(list) || !list[s].Taken || c.people().Seated() && s == c.people().You {
		return ""
	}
	switch presence := c.Presence(s); {
	case list[s].Level > 0:
		return locale.T("online.computer")
	case list[s].Away:
		return locale.T("online.away")
	case presence == players.Absent:
		return locale.T("online.absent")
	case presence == players.Weak:
		return locale.T("online.weak")
	}
	return ""
}

// talkTime is how long a phrase is shown.
const talkTime room.Time = 8000 // ms

// phrase is what a seat is saying, 0 for nothing or if the seat is muted.
func (c *Panel) phrase(s game.Seat) int {
	talk := c.people().Talk
	for i := len(talk) - 1; i >= 0; i-- {
		if talk[i].By == s && !c.muted(s) && c.room.Now-talk[i].At < talkTime {
			return talk[i].Phrase
		}
	}
	return 0
}

// Spoken says for a screen reader that a move waits, who says what, and who is not fully
// present.
func (c *Panel) Spoken() string {
	if c == nil {
		return ""
	}
	text := ""
	if c.waited() {
		text = locale.T("play.sent")
	}
	for s := range game.Seat(len(c.info.Seats)) {
		if told := c.Told(s); told != "" {
			text += tabletext.Joint() + tabletext.Sentence(locale.T("online.spoken", c.named("name", s), tabletext.Arg("text", told)))
		}
	}
	return text
}
