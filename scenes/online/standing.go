package online

import (
	"encoding/json"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/machine"
)

// askTime is between two times that the rooms are asked after in which seats are held.
const askTime = time.Minute

// standings is the state of the rooms in which seats are held, as last received.
type standings struct {
	answer  <-chan machine.Reply
	next    time.Duration // when to ask again
	known   map[string]room.Standing
	waiting int
}

// enquire polls the kept rooms at intervals, all in one request, and processes the answer.
// Without a server, or a seat in an unfinished game, it asks nothing.
func (c *Client) enquire() {
	s := &c.standings
	if s.answer != nil {
		select {
		case reply := <-s.answer:
			s.answer = nil
			c.told(reply)
		default:
		}
		return
	}
	if c.finder.server == "" || c.world.Elapsed() < s.next {
		return
	}
	s.next = c.world.Elapsed() + askTime
	q := room.Enquiry{V: room.Version}
	for _, k := range c.there() {
		if !k.Over && k.Token != "" && (c.room == nil || c.room.code != k.Code) && len(q.Rooms) < room.MostAsked {
			q.Rooms = append(q.Rooms, room.Greeting{Code: k.Code, Token: k.Token})
		}
	}
	if len(q.Rooms) == 0 {
		s.waiting = 0
		return
	}
	body, err := json.Marshal(q)
	if err != nil {
		panic("online: an enquiry is plain data: " + err.Error())
	}
	s.answer = c.world.Net.Fetch(c.finder.server+"rooms/seats", string(body))
	if c.world.Listen != nil { // also while the page is hidden
		time.AfterFunc(askTime+time.Second, c.world.Listen)
	}
}

// Enquire asks after the kept rooms anew, at the next tick.
func (c *Client) Enquire() { c.standings.next = 0 }

// told processes an answer. It forgets rooms that are gone, and stops polling finished ones.
func (c *Client) told(reply machine.Reply) {
	var told room.Standings
	if reply.Err != nil || reply.Status != 200 || json.Unmarshal([]byte(reply.Body), &told) != nil {
		return // it is asked again
	}
	s := &c.standings
	s.known, s.waiting = map[string]room.Standing{}, 0
	for _, st := range told.Rooms {
		s.known[st.Code] = st
		if st.Waits {
			s.waiting++
		}
	}
	list := c.all()
	rest := list[:0]
	for _, k := range list {
		st, known := s.known[k.Code]
		if known && k.Server == c.finder.server {
			if st.Gone {
				continue
			}
			k.At, k.Over = st.At, st.Phase >= room.Over
			if st.You != game.NoSeat {
				k.Seat = st.You
			}
		}
		rest = append(rest, k)
	}
	c.write(rest)
}

// Waiting is the number of rooms in which the others wait for this player.
func (c *Client) Waiting() int { return c.standings.waiting }
