package door

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limits are the limits of one address; 0 is no limit.
type Limits struct {
	Rooms       int // that it creates in an hour
	Connections int // at a time
	Messages    int // a second, for a while five times as many
	Openings    int // of tables to strangers, and requests for games, in an hour
}

const (
	burst = 5 // seconds' worth of messages

	// Reading a long room takes much longer than handling a message: visits to rooms that are
	// not in memory, and questions about them, are limited by the entries they take.
	readsPerMessage = 50 // entries
	readsBurst      = 6  // times as many seconds' worth of them as of messages
)

// visitors are the addresses that have come lately.
type visitors struct {
	limits Limits
	mu     sync.Mutex
	known  map[string]*visitor
	swept  time.Time
}

type visitor struct {
	rooms, messages *rate.Limiter
	openings        *rate.Limiter
	entries         *rate.Limiter // of journals that are read for it
	connections     int
	seen            time.Time
}

// of is the visitor at an address.
func (v *visitors) of(address string) *visitor {
	now := time.Now()
	if now.Sub(v.swept) > time.Minute {
		v.swept = now
		for a, x := range v.known {
			if x.connections == 0 && now.Sub(x.seen) > time.Hour {
				delete(v.known, a)
			}
		}
	}
	x := v.known[address]
	if x == nil {
		x = &visitor{
			rooms:    limiter(float64(v.limits.Rooms)/3600, v.limits.Rooms),
			openings: limiter(float64(v.limits.Openings)/3600, v.limits.Openings),
			messages: limiter(float64(v.limits.Messages), burst*v.limits.Messages),
			entries:  limiter(float64(readsPerMessage*v.limits.Messages), burst*readsPerMessage*v.limits.Messages*readsBurst),
		}
		v.known[address] = x
	}
	x.seen = now
	return x
}

func limiter(perSecond float64, burst int) *rate.Limiter {
	if burst == 0 {
		return rate.NewLimiter(rate.Inf, 0)
	}
	return rate.NewLimiter(rate.Limit(perSecond), burst)
}

// mayCreate reports whether an address may create a room, and counts it.
func (v *visitors) mayCreate(address string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.of(address).rooms.Allow()
}

// mayOpen reports whether an address may open a table or ask for a game, and counts it.
func (v *visitors) mayOpen(address string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.of(address).openings.Allow()
}

// mayAsk reports whether an address may ask after so many rooms, and counts them as messages.
func (v *visitors) mayAsk(address string, rooms int) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.of(address).messages.AllowN(time.Now(), rooms)
}

// mayRead reports whether anything may be read for an address.
func (v *visitors) mayRead(address string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	entries := v.of(address).entries
	return entries.Limit() == rate.Inf || entries.Tokens() > 0
}

// hasRead counts how many entries were read for an addressafterwards: it may fall into debt.
func (v *visitors) hasRead(address string, entries int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	l := v.of(address).entries
	l.ReserveN(time.Now(), min(entries, l.Burst()))
}

// arrive counts a connection: its address's limiter, nil for too many, and what its end does.
func (v *visitors) arrive(address string) (messages *rate.Limiter, leave func()) {
	v.mu.Lock()
	defer v.mu.Unlock()
	x := v.of(address)
	if v.limits.Connections > 0 && x.connections >= v.limits.Connections {
		return nil, nil
	}
	x.connections++
	return x.messages, func() {
		v.mu.Lock()
		defer v.mu.Unlock()
		x.connections--
		x.seen = time.Now()
	}
}
