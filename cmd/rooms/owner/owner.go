// Package owner is what the owner of a server of rooms can see and do on the command line. The
// processes that serve rooms answer over the NATS they share; everybody who reaches it has all
// these rights, so nobody else may reach it.
package owner

import (
	"context"
	"encoding/json"
	"errors"
	"runtime"
	"time"

	"yanyi/cmd/rooms/door"
	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/journal"
	"yanyi/game/room"
)

// question is what the owner asks.
type question struct {
	Do   string `json:"do"` // list, stats, close
	Code string `json:"code,omitempty"`
}

// stats are figures of a process.
type stats struct {
	Rooms   int    `json:"rooms"` // in memory
	Here    int    `json:"here"`  // people in them with a connection, on any process
	Looking int    `json:"looking"`
	Think   int    `json:"think"`
	Memory  uint64 `json:"memory"` // bytes
	Up      int    `json:"up"`     // seconds

	Kept  uint64 `json:"kept"`  // rooms in the journal
	Bytes uint64 `json:"bytes"` // of the journal
}

// answer is a process's.
type answer struct {
	List      []hall.Seen      `json:"list,omitempty"`
	Addresses []door.Behaviour `json:"addresses,omitempty"` // with the list
	Stats     *stats           `json:"stats,omitempty"`
	Error     string           `json:"error,omitempty"`
}

// mostListed are the rooms of one answer, which has to fit into a message of NATS.
const (
	mostListed    = 1000
	mostAddresses = 20
)

const patience = 5 * time.Second

// Server answers for a process.
type Server struct {
	Journal   *journal.Journal
	Hall      *hall.Hall
	Looking   func() int                      // number of viewers of the lobby
	Behaviour func(most int) []door.Behaviour // of addresses
	began     time.Time
}

// Serve answers until stop is called.
func (s *Server) Serve(ctx context.Context) (stop func(), err error) {
	s.began = time.Now()
	return s.Journal.Answers(func(text []byte, one bool) []byte { return s.answer(ctx, text, one) })
}

// answer answers questions to all, and closes a room where a question asks for it.
func (s *Server) answer(ctx context.Context, text []byte, one bool) []byte {
	var q question
	var a answer
	switch err := json.Unmarshal(text, &q); {
	case err != nil:
		return nil
	case q.Do == "close" && one:
		a.Error = s.close(ctx, q.Code)
	case q.Do == "list" && !one:
		a.List = s.Hall.Seen()
		a.List = a.List[:min(len(a.List), mostListed)]
		a.Addresses = s.Behaviour(mostAddresses)
	case q.Do == "stats" && !one:
		a.Stats = s.stats(ctx)
	default:
		return nil
	}
	said, err := json.Marshal(a)
	if err != nil {
		panic("owner: an answer is plain data: " + err.Error())
	}
	return said
}

// close closes a room, at any time of its game. It says why not, "" if it did.
func (s *Server) close(ctx context.Context, code string) string {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	err := s.Hall.Say(ctx, code, room.Server, &room.Say{V: room.Version, Do: room.Close})
	var no *room.Refusal
	switch {
	case errors.As(err, &no) && no.Code == "phase":
		return "it is closed already"
	case err != nil:
		return err.Error()
	}
	return ""
}

func (s *Server) stats(ctx context.Context) *stats {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	x := &stats{Looking: s.Looking(), Think: s.Hall.Thinking(), Memory: memory.Sys, Up: int(time.Since(s.began).Seconds())}
	for _, seen := range s.Hall.Seen() {
		x.Rooms++
		x.Here += seen.Here
	}
	if rooms, bytes, err := s.Journal.Size(ctx); err == nil { // else they are left out
		x.Kept, x.Bytes = rooms, bytes
	}
	return x
}
