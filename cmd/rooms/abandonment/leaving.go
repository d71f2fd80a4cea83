// Package abandonment keeps players who repeatedly leave games at open tables away from such
// tables for a while. It has no clock of its own.
package abandonment

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// A player who leaves games with strangers patience times within Within is kept away for Rest.
const (
	patience = 2
	Within   = time.Hour
	Rest     = 10 * time.Minute
)

// Leavers are the addresses from which open tables were left lately, by what a secret makes
// of them. They are safe for concurrent use; the zero Leavers are none, and are kept in
// memory alone.
type Leavers struct {
	secret []byte
	bucket jetstream.KeyValue // that all processes share; nil for none
	log    *slog.Logger

	mu    sync.Mutex
	known map[string]leaver
	swept time.Time
}

// leaver is an address, as it is written down.
type leaver struct {
	Left  []left    `json:"left,omitempty"` // within the last hour
	Until time.Time `json:"until,omitzero"` // it rests
}

// left is a table that was left.
type left struct {
	Code string    `json:"code"`
	At   time.Time `json:"at"`
}

// Leave notes that a player at an address has left a game at an open table, known by a code,
// before its end. It may take a while.
//
// Ruling: leaving one table several times counts once.
func (l *Leavers) Leave(address, code string, at time.Time) {
	mark := l.mark(address)
	if l.bucket != nil {
		x, err := l.write(mark, code, at)
		if err == nil {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.sweep(at)
			l.keep(mark, x)
			return
		}
		// Then this process alone knows.
		l.log.Error("who leaves tables", "error", err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(at)
	x := l.known[mark]
	x.leave(code, at)
	l.keep(mark, x)
}

// leave notes that a table was left.
func (x *leaver) leave(code string, at time.Time) {
	x.Left = append(slices.DeleteFunc(x.lately(at), func(t left) bool { return t.Code == code }), left{code, at})
	if len(x.Left) >= patience {
		x.Left, x.Until = nil, at.Add(Rest)
	}
}

// Rests is how long an address must rest before it may open or join a strangers' table, or 0.
func (l *Leavers) Rests(address string, at time.Time) time.Duration {
	mark := l.mark(address)
	l.mu.Lock()
	defer l.mu.Unlock()
	return max(0, l.known[mark].Until.Sub(at))
}

// Bar notes that somebody at an address was asked to go from a table, and does not come back to
// it by its code within the next hour. Other processes know it a little later.
func (l *Leavers) Bar(address, code string, at time.Time) {
	mark, x := l.mark(address+" "+code), leaver{Until: at.Add(Within)}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(at)
	l.keep(mark, x)
	if l.bucket != nil {
		go l.bar(mark, x)
	}
}

// Barred reports whether that is so.
func (l *Leavers) Barred(address, code string, at time.Time) bool {
	return l.Rests(address+" "+code, at) > 0
}

// mark is what stands for an address.
func (l *Leavers) mark(address string) string {
	sum := hmac.New(sha256.New, l.secret)
	sum.Write([]byte(address))
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

// keep remembers an address, if there is room.
func (l *Leavers) keep(mark string, x leaver) {
	if l.known == nil {
		l.known = map[string]leaver{}
	}
	if _, old := l.known[mark]; old || len(l.known) < mostKnown {
		l.known[mark] = x
	}
}

// lately is the games it left within the last hour.
func (x *leaver) lately(at time.Time) []left {
	return slices.DeleteFunc(slices.Clone(x.Left), func(t left) bool { return at.Sub(t.At) >= Within })
}

// sweep forgets, now and then, addresses that have left nothing for an hour.
func (l *Leavers) sweep(at time.Time) {
	if at.Sub(l.swept) < Rest {
		return
	}
	l.swept = at
	for mark, x := range l.known {
		if len(x.lately(at)) == 0 && !x.Until.After(at) {
			delete(l.known, mark)
		}
	}
}
