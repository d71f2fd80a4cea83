package peers

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

// mark stands before the title of a page that calls.
const mark = "●"

// Caller calls a player who looks elsewhere: by a mark before the title, a sound and,
// where the player wants that, a notice of the system.
type Caller struct {
	session   *session.Session
	attention machine.Attention
	room      host.Room
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

// Heard takes in what has come from a room, also while nobody sees the page.
func (c *Caller) Heard(r host.Room) {
	if c.marked && c.attention.Looked() {
		c.marked = false
		c.title()
	}
	people := r.People()
	if people.Bond != host.Bound || !people.Seated() {
		return
	}
	now := matterOf(people)
	was := c.last
	c.last = now
	if r != c.room {
		c.room = r
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

// since is the key of what a player is called for after another matter, "" for nothing.
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

// notify sounds, and shows a notice of the system where that is wanted.
func (c *Caller) notify(line string) {
	c.session.PlaySound(sound.Gong)
	if session.Notices(c.session) {
		c.attention.Notify(line)
	}
}

// title writes before the title that the player is called, and in how many rooms elsewhere
// somebody waits.
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

// Wait takes in in how many rooms elsewhere somebody waits for the player.
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
