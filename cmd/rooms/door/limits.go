package door

import (
	"cmp"
	"slices"
	"sync"
	"sync/atomic"
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
	came   int // how many have been given a number
}

type visitor struct {
	rooms, messages *rate.Limiter
	openings        *rate.Limiter
	entries         *rate.Limiter // of journals that are read for it
	connections     int
	seen            time.Time

	number       int // by which the owner tells it from others
	said, slowed atomic.Int64
	made, sought atomic.Int64 // rooms, and openings
}

// allow counts something that an address does: n of its limiter's, and in done if it may.
func (x *visitor) allow(by *rate.Limiter, n int, done *atomic.Int64) bool {
	if !by.AllowN(time.Now(), n) {
		x.slowed.Add(1)
		return false
	}
	done.Add(int64(n))
	return true
}

// maySpeak reports whether a message of an address is heard, and counts it.
func (x *visitor) maySpeak() bool { return x.allow(x.messages, 1, &x.said) }

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
		v.came++
		x = &visitor{
			number:   v.came,
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
	x := v.of(address)
	return x.allow(x.rooms, 1, &x.made)
}

// mayOpen reports whether an address may open a table or ask for a game, and counts it.
func (v *visitors) mayOpen(address string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	x := v.of(address)
	return x.allow(x.openings, 1, &x.sought)
}

// mayAsk reports whether an address may ask after so many rooms, and counts them as messages.
func (v *visitors) mayAsk(address string, rooms int) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	x := v.of(address)
	return x.allow(x.messages, rooms, &x.said)
}

// mayRead reports whether anything may be read for an address.
func (v *visitors) mayRead(address string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	x := v.of(address)
	may := x.entries.Limit() == rate.Inf || x.entries.Tokens() > 0
	if !may {
		x.slowed.Add(1)
	}
	return may
}

// hasRead counts how many entries were read for an addressafterwards: it may fall into debt.
func (v *visitors) hasRead(address string, entries int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	l := v.of(address).entries
	l.ReserveN(time.Now(), min(entries, l.Burst()))
}

// arrive counts a connection: its address, nil for too many, and what its end does.
func (v *visitors) arrive(address string) (x *visitor, leave func()) {
	v.mu.Lock()
	defer v.mu.Unlock()
	x = v.of(address)
	if v.limits.Connections > 0 && x.connections >= v.limits.Connections {
		x.slowed.Add(1)
		return nil, nil
	}
	x.connections++
	return x, func() {
		v.mu.Lock()
		defer v.mu.Unlock()
		x.connections--
		x.seen = time.Now()
	}
}

// Behaviour is what has come from an address since it was first seen, or lately; the address
// itself is not told.
type Behaviour struct {
	Number      int   `json:"number"` // of the address, in this process
	Connections int   `json:"connections"`
	Messages    int64 `json:"messages"` // and rooms asked after
	Rooms       int64 `json:"rooms"`    // created
	Openings    int64 `json:"openings"`
	Slowed      int64 `json:"slowed"` // how often it was refused something as too much
	Rests       bool  `json:"rests,omitempty"`
}

// Behaviour is that of the addresses which stand out most: by refusals, then by what they said.
func (d *Door) Behaviour(most int) []Behaviour {
	v := &d.visitors
	v.mu.Lock()
	defer v.mu.Unlock()
	var list []Behaviour
	for address, x := range v.known {
		list = append(list, Behaviour{x.number, x.connections, x.said.Load(), x.made.Load(), x.sought.Load(), x.slowed.Load(), d.rests(address) != nil})
	}
	slices.SortFunc(list, func(a, b Behaviour) int {
		return cmp.Or(cmp.Compare(b.Slowed, a.Slowed), cmp.Compare(b.Messages, a.Messages), cmp.Compare(a.Number, b.Number))
	})
	return list[:min(len(list), most)]
}
