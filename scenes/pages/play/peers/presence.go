package peers

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/pages/play/players"
	"yanyi/scenes/pages/play/words"
)

// Lamp tells whether a person is there.
func (c *Peers) Lamp(s game.Seat) players.Lamp {
	if c == nil {
		return players.NoLamp
	}
	list := c.people().Seats
	if int(s) >= len(list) || !list[s].Taken {
		return players.NoLamp
	}
	switch people := c.people(); {
	case !people.Here.Has(s), c.cut() && s == c.people().You:
		return players.Dark
	case people.Weak.Has(s):
		return players.Dim
	}
	return players.Bright
}

// Told is what there is to tell of a person elsewhere: what it says, else why it is not
// quite there; "" for nothing.
func (c *Peers) Told(s game.Seat) string {
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
	switch lamp := c.Lamp(s); {
	case list[s].Level > 0:
		return locale.T("online.computer")
	case list[s].Away:
		return locale.T("online.away")
	case lamp == players.Dark:
		return locale.T("online.absent")
	case lamp == players.Dim:
		return locale.T("online.weak")
	}
	return ""
}

// talkTime is how long a phrase is shown.
const talkTime room.Time = 8000 // ms

// phrase is what a seat is saying, 0 for nothing or if it is not listened to.
func (c *Peers) phrase(s game.Seat) int {
	talk := c.people().Talk
	for i := len(talk) - 1; i >= 0; i-- {
		if talk[i].By == s && !c.muted(s) && c.room.Now()-talk[i].At < talkTime {
			return talk[i].Phrase
		}
	}
	return 0
}

// Spoken is who says what, and who is not quite there, for someone who cannot see it.
func (c *Peers) Spoken() string {
	if c == nil {
		return ""
	}
	text := ""
	for s := range game.Seat(len(c.info.Seats)) {
		if told := c.Told(s); told != "" {
			text += words.Joint() + words.Sentence(locale.T("online.spoken", c.named("name", s), words.Arg("text", told)))
		}
	}
	return text
}
