// Package manners is what people at open tables owe each other: who leaves games there
// again and again rests a while. It has no clock and no network of its own.
package manners

import (
	"slices"
	"sync"
	"time"
)

// Who leaves games with strangers patience times within Within, rests for Rest.
const (
	patience = 2
	Within   = time.Hour
	Rest     = 10 * time.Minute
)

// Leavers are the addresses from which open tables were left lately. They are safe for
// concurrent use; the zero Leavers are none. Nothing of them is written down.
type Leavers struct {
	mu    sync.Mutex
	known map[string]leaver
	swept time.Time
}

// leaver is an address.
type leaver struct {
	left  []left    // within the last hour
	until time.Time // it rests
}

// left is a table that was left.
type left struct {
	code string
	at   time.Time
}

// Leave notes that somebody at an address has left a game at an open table, known by a code,
// before its end.
//
// Ruling: who leaves one table several times has left one.
func (l *Leavers) Leave(address, code string, at time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(at)
	if l.known == nil {
		l.known = map[string]leaver{}
	}
	x := l.known[address]
	x.left = append(slices.DeleteFunc(x.lately(at), func(t left) bool { return t.code == code }), left{code, at})
	if len(x.left) >= patience {
		x.left, x.until = nil, at.Add(Rest)
	}
	l.known[address] = x
}

// Rests is how much longer an address has to rest before it may open a table to anybody or
// sit down at one; 0 if it need not.
func (l *Leavers) Rests(address string, at time.Time) time.Duration {
	l.mu.Lock()
	defer l.mu.Unlock()
	return max(0, l.known[address].until.Sub(at))
}

// lately is what it left within the last hour.
func (x *leaver) lately(at time.Time) []left {
	return slices.DeleteFunc(slices.Clone(x.left), func(t left) bool { return at.Sub(t.at) >= Within })
}

// sweep forgets, now and then, who has not left anything for an hour.
func (l *Leavers) sweep(at time.Time) {
	if at.Sub(l.swept) < Rest {
		return
	}
	l.swept = at
	for address, x := range l.known {
		if len(x.lately(at)) == 0 && !x.until.After(at) {
			delete(l.known, address)
		}
	}
}
