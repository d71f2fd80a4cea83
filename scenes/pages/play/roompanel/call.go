package roompanel

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
)

// mark precedes the title of a page that calls its player.
const mark = "●"

// Caller calls a player whose page is hidden: by a mark before the title, a sound and, if the
// player wants it, a system notification.
type Caller struct {
	session   *session.Session
	attention machine.Attention
	room      string // the code of the one heard last
	last      matter
	marked    bool
	waits     int // rooms elsewhere in which somebody waits
}

// NewCaller is the caller of a program.
func NewCaller(s *session.Session, a machine.Attention) *Caller {
	return &Caller{session: s, attention: a}
}

// matter is what a player is called for: a turn, a question, a beginning, an end.
type matter struct {
	phase    room.Phase
	turn     int       // the position's mark, if it is the player's turn
	question int       // its number, if the player is asked
	full     room.Time // since when all are there and the player is asked whether it is ready
}

// Heard handles what has happened to the people of a room, even while the page is hidden.
func (c *Caller) Heard(people *host.People) {
	if c.marked && c.attention.Looked() {
		c.marked = false
		c.title()
	}
	if people.Bond != host.Bound || !people.Seated() {
		return
	}
	now := matterOf(people)
	was := c.last
	c.last = now
	if people.Code != c.room {
		c.room = people.Code
		return
	}
	if key := now.since(was); key != "" && !c.attention.Looked() {
		c.call(key)
	}
}

func matterOf(people *host.People) matter {
	m := matter{phase: people.Phase}
	if you := people.You; people.Turn == you && people.Seats[you].Level == 0 {
		m.turn = people.Mark
	}
	if !people.Seats[people.You].Ready && people.Phase == room.Gathering {
		m.full = people.Full
	}
	if q := people.Asked(); q != nil {
		m.question = q.N
	}
	return m
}

// since is the text key of the reason for a new call after another matter, "" for none.
func (m matter) since(was matter) string {
	switch {
	case m.phase != was.phase && m.phase == room.Over:
		return "online.call.over"
	case m.question != was.question && m.question > 0:
		return "online.call.asked"
	case m.full != was.full && m.full > 0:
		return "online.call.ready"
	case m.turn != was.turn && m.turn > 0:
		return "event.turn.you"
	case m.phase != was.phase && (m.phase == room.Playing || m.phase == room.Laying):
		return "online.call.begin"
	}
	return ""
}

func (c *Caller) call(key string) {
	c.marked = true
	c.title()
	c.notify(locale.T(key))
}

// notify plays a sound, and shows a system notification if that is wanted.
func (c *Caller) notify(line string) {
	c.session.PlaySound(sound.Gong)
	if c.session.Notices() {
		c.attention.Notify(line)
	}
}

// title puts the call, and the number of other rooms in which somebody waits, before the title.
func (c *Caller) title() {
	text := ""
	if c.waits > 0 {
		text = "(" + strconv.Itoa(c.waits) + ")"
	}
	if c.marked {
		text = strings.TrimSpace(mark + " " + text)
	}
	c.attention.Mark(text)
}

// Wait notes in how many other rooms somebody waits for the player.
func (c *Caller) Wait(n int) {
	if n == c.waits {
		return
	}
	more := n > c.waits
	c.waits = n
	c.title()
	if more && !c.attention.Looked() {
		c.notify(locale.Count("room.waiting", n))
	}
}
