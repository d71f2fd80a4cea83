package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"yanyi/cmd/rooms/bots"
	"yanyi/game/room"
)

// lookers are connections that look at the lobby, or at a game.
type lookers struct {
	open, messages, bytes atomic.Int64
	all                   sync.WaitGroup
}

// lobby is the greeting of a viewer of the lobby.
var lobby = room.Greeting{V: room.Version, Look: true}

// look opens so many connections, some at a time, until all are there or cannot be.
func (l *load) look(ctx context.Context, n int, greeting room.Greeting) (*lookers, error) {
	k, failed := &lookers{}, make(chan error, n)
	some := make(chan struct{}, 50)
	for i := range n {
		some <- struct{}{}
		k.all.Go(func() {
			conn, err := looker(ctx, l.hosts[i%len(l.hosts)], greeting)
			<-some
			if err != nil {
				failed <- err
				return
			}
			defer conn.CloseNow()
			k.open.Add(1)
			k.hear(ctx, conn)
		})
	}
	for start := time.Now(); int(k.open.Load()) < n; time.Sleep(20 * time.Millisecond) {
		select {
		case err := <-failed:
			return k, err
		default:
		}
		if time.Since(start) > time.Minute {
			return k, fmt.Errorf("only %d of %d lookers are there", k.open.Load(), n)
		}
	}
	return k, nil
}

func looker(ctx context.Context, host string, greeting room.Greeting) (*websocket.Conn, error) {
	conn, _, err := websocket.Dial(ctx, "ws://"+host+"/rooms/ws", nil)
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(1 << 17)
	text, err := json.Marshal(greeting)
	if err != nil {
		return nil, err
	}
	return conn, conn.Write(ctx, websocket.MessageText, text)
}

// hear counts messages until the connection ends, and keeps none: real viewers have machines
// of their own.
func (k *lookers) hear(ctx context.Context, conn *websocket.Conn) {
	for {
		_, text, err := conn.Reader(ctx)
		if err != nil {
			return
		}
		n, err := io.Copy(io.Discard, text)
		if err != nil {
			return
		}
		k.messages.Add(1)
		k.bytes.Add(n)
	}
}

// list has the tables' games listed, as ones that may be watched.
func (l *load) list(ctx context.Context, tables []*bots.Table) error {
	for i, t := range tables {
		conn, _, err := websocket.Dial(ctx, "ws://"+l.hosts[i%len(l.hosts)]+"/rooms/ws", nil)
		if err != nil {
			return err
		}
		for _, message := range []any{
			room.Greeting{V: room.Version, Code: t.Code, Token: t.Tokens[0]},
			room.Say{V: room.Version, Do: room.List, List: &room.Listing{Watch: true}},
		} {
			text, err := json.Marshal(message)
			if err == nil {
				err = conn.Write(ctx, websocket.MessageText, text)
			}
			if err != nil {
				return err
			}
		}
		if _, _, err := conn.Read(ctx); err != nil {
			return err
		}
		defer conn.CloseNow()
	}
	return nil
}

// idle prints the cost of connections that only view the lobby.
func (l *load) idle(ctx context.Context, n int) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	before, err := l.told("process_resident_memory_bytes")
	if err != nil {
		return err
	}
	k, err := l.look(ctx, n, lobby)
	if err != nil {
		return err
	}
	time.Sleep(l.time)
	after, err := l.told("process_resident_memory_bytes")
	fmt.Printf("%d lookers: %.1f kB each, %.1f messages a second\n", n, (after-before)/float64(n)/1000,
		float64(k.messages.Load())/l.time.Seconds())
	stop()
	k.all.Wait()
	return err
}
