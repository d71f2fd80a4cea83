package door

import (
	"context"
	"sync"
	"time"

	"yanyi/game/room"
)

// Players who leave games at open tables rest before they open one or sit down there again
// ([abandonment.Leavers]).

// errDismissed is also the room's own refusal, of a key.
//
// Ruling: a link from the host lets in whoever has it.
var errDismissed = &room.Refusal{Code: "dismissed", What: "the host has asked somebody at your address to go from this table"}

var errRest = &room.Refusal{Code: "rest", What: "games with strangers were left from your address; it rests for some minutes"}

// awayTime is how long after a connection's end it is written down, at the latest, that its
// person is away, beyond the time that people may be.
const awayTime = 15 * time.Second

// departures are the people who disconnected lately and may come back, by room and key.
type departures struct {
	mu    sync.Mutex
	known map[string]*departure
}

// departure is how a person has gone.
type departure struct {
	ends    int  // ended connections under examination
	excused bool // the last one, since the others kept it waiting
}

// note notes the end of a connection.
func (x *departures) note(who string, excused bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.known == nil {
		x.known = map[string]*departure{}
	}
	d := x.known[who]
	if d == nil {
		d = &departure{}
		x.known[who] = d
	}
	d.ends++
	d.excused = excused
}

// counts reports, when a connection has ended, whether it was the last and nothing excuses it.
func (x *departures) counts(who string) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	d := x.known[who]
	if d.ends--; d.ends > 0 {
		return false
	}
	delete(x.known, who)
	return !d.excused
}

// leaves notes people who have gone for good, once that is certain.
//
// Ruling: a player who was kept waiting has not left anybody.
func (x *visit) leaves() {
	if x.door.Lobby == nil || x.guest.Key == "" {
		return
	}
	code, key, address := x.code, x.guest.Key, x.address
	who := code + string(key)
	x.door.departures.note(who, x.door.hall.Delayed(context.Background(), code, key))
	time.AfterFunc(x.door.hall.Away+awayTime, func() {
		if x.door.departures.counts(who) && x.door.hall.Deserted(context.Background(), code, key) {
			x.door.Leavers.Leave(address, code, time.Now())
		}
	})
}

// rests refuses an address that has to rest.
func (d *Door) rests(address string) error {
	if d.Leavers.Rests(address, time.Now()) > 0 {
		return errRest
	}
	return nil
}

// maySit refuses a seat at an open table to players who have to rest or take too many.
func (x *visit) maySit(ctx context.Context, say *room.Say) error {
	joins := say.Do == room.Ask && say.What == room.Join // which is counted elsewhere
	if say.Do != room.Sit && !joins {
		return nil
	}
	if x.door.Leavers.Barred(x.address, x.code, time.Now()) && !x.door.hall.Invited(ctx, x.code, x.guest.Key) {
		return errDismissed
	}
	if !x.door.hall.Open(ctx, x.code) {
		return nil
	}
	if err := x.door.rests(x.address); err != nil {
		return err
	}
	if !joins && !x.door.visitors.mayOpen(x.address) {
		return errMany
	}
	return nil
}
