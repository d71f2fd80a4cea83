package bots

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/coder/websocket"

	"yanyi/game"
	"yanyi/game/room"
)

const (
	againTime = 50 * time.Millisecond // until a lost server is tried again
	urgeTime  = time.Second           // until an unconfirmed message is sent again
	mostHeard = 1 << 16
)

// Play plays at a table until ctx ends. host is where the bot of a seat finds its server now.
func (t *Table) Play(ctx context.Context, host func(seat int) string) {
	var all sync.WaitGroup
	for i, token := range t.Tokens {
		all.Go(func() {
			for ctx.Err() == nil {
				if err := t.visit(ctx, host(i), token); err != nil {
					wait(ctx, againTime)
				}
			}
		})
	}
	all.Wait()
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// heard is the part of a message that bots evaluate.
type heard struct {
	Event   *room.Event
	You     *game.Seat
	Refused *room.Refusal
}

// bot is one connection.
type bot struct {
	table *Table
	conn  *websocket.Conn
	seat  game.Seat
	last  room.Say  // the last message
	at    time.Time // and when
}

// visit plays over one connection until it or ctx ends.
func (t *Table) visit(ctx context.Context, host, token string) error {
	conn, _, err := websocket.Dial(ctx, "ws://"+host+"/rooms/ws", nil)
	if err != nil {
		return err
	}
	defer conn.CloseNow()
	conn.SetReadLimit(mostHeard)
	greeting, err := json.Marshal(room.Greeting{V: room.Version, Code: t.Code, Token: token, Reads: room.Reads})
	if err == nil {
		err = conn.Write(ctx, websocket.MessageText, greeting)
	}
	messages := make(chan heard)
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go listen(ctx, cancel, conn, messages)
	b := &bot{table: t, conn: conn, seat: game.NoSeat}
	for err == nil {
		err = b.step(ctx, messages)
	}
	return err
}

// listen passes on messages until the connection ends.
func listen(ctx context.Context, cancel func(), conn *websocket.Conn, messages chan<- heard) {
	defer cancel()
	for {
		_, text, err := conn.Read(ctx)
		var m heard
		if err != nil || json.Unmarshal(text, &m) != nil {
			return
		}
		select {
		case messages <- m:
		case <-ctx.Done():
			return
		}
	}
}

// step handles a message, or sends one that is due.
func (b *bot) step(ctx context.Context, messages <-chan heard) error {
	var pace <-chan time.Time
	if say := b.table.next(b.seat); say != nil {
		pace = time.After(b.patience(say))
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case m := <-messages:
		b.hear(m)
		return nil
	case <-pace:
		return b.say(ctx)
	}
}

// patience is how long to wait before saying something; for an answer, longer.
func (b *bot) patience(say *room.Say) time.Duration {
	if say.Do == b.last.Do && say.Of == b.last.Of {
		return max(b.table.Pace, urgeTime-time.Since(b.at))
	}
	return b.table.Pace
}

func (b *bot) hear(m heard) {
	if m.You != nil {
		b.seat = *m.You
	}
	if m.Event != nil {
		b.table.take(m.Event, m.Event.Kind == room.Turned && m.Event.Seat == b.seat)
	}
	if m.Refused != nil {
		b.table.refused(m.Refused)
	}
}

func (b *bot) say(ctx context.Context) error {
	say := b.table.next(b.seat)
	if say == nil {
		return nil
	}
	text, err := json.Marshal(say)
	if err != nil {
		return err
	}
	b.last, b.at = *say, time.Now()
	b.table.saying(say)
	return b.conn.Write(ctx, websocket.MessageText, text)
}
