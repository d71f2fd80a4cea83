package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"yanyi/cmd/rooms/bots"
	"yanyi/game/room"
)

// strangers request quick games, two at a time, and play them, whatever happens to their server.
type strangers struct {
	host   func(seat int) string
	mu     sync.Mutex
	tables []*bots.Table // of pairs that have met
	missed int           // pairs that asked one after the other and have not met
}

// meet has pairs meet and play for a while, three at a time, until ctx ends.
func (s *strangers) meet(ctx context.Context) {
	var all sync.WaitGroup
	for k := range 3 {
		all.Go(func() {
			for n := k; ctx.Err() == nil; n += 3 {
				s.pair(ctx, n)
			}
		})
	}
	all.Wait()
}

// pair has two strangers request a game with a clock that nobody else uses, and play it.
func (s *strangers) pair(ctx context.Context, n int) {
	a := s.ask(ctx, fmt.Sprint("Ann ", n), n)
	b := s.ask(ctx, fmt.Sprint("Bob ", n), n)
	s.mu.Lock()
	if a.Code == "" || a.Code != b.Code {
		s.missed++ // an answer was lost, or the list of waiting players
		s.mu.Unlock()
		return
	}
	t := bots.Join(a.Code, 20*time.Millisecond, a.Tokens[0], b.Tokens[0])
	t.Quick = true
	s.tables = append(s.tables, t)
	s.mu.Unlock()
	ctx, stop := context.WithTimeout(ctx, 3*time.Second)
	defer stop()
	t.Play(ctx, s.host)
}

// ask repeats the same request for a quick game until it is answered: a request that was handled
// is refused, even if its answer was lost.
func (s *strangers) ask(ctx context.Context, name string, n int) (c room.Opened) {
	body := fmt.Sprintf(`{"v":2,"game":"baige","clock":{"total":%d},"name":%q,"level":1,"wait":600000,"once":"once-once-%d-%d"}`,
		600_000+n, name, n, time.Now().UnixNano())
	for ctx.Err() == nil {
		answer, err := http.Post("http://"+s.host(0)+"/rooms/quick", "application/json", strings.NewReader(body))
		if err != nil {
			time.Sleep(50 * time.Millisecond) // until the server is back
			continue
		}
		err = json.NewDecoder(answer.Body).Decode(&c)
		answer.Body.Close()
		if err == nil && len(c.Tokens) == 1 || answer.StatusCode == http.StatusBadRequest {
			return c
		}
	}
	return room.Opened{}
}

// check finds everybody who has met on his own seat, with all turns played.
func (s *strangers) check(t *testing.T, p *process) {
	t.Helper()
	if len(s.tables) == 0 {
		t.Error("no strangers have met")
	}
	for _, table := range s.tables {
		checkKept(t, p, table)
	}
}

// seesAll views the list until each of the tables has been in it.
func seesAll(t *testing.T, p *process, tables []*bots.Table) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	e, seen := p.look(t), map[string]bool{}
	for left := len(tables); left > 0; {
		e.hear(ctx)
		left = 0
		for _, table := range tables {
			seen[table.Code] = seen[table.Code] || e.list[table.Code].Code != ""
			if !seen[table.Code] {
				left++
			}
		}
	}
}
