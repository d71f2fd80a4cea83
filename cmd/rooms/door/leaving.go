package door

import (
	"context"
	"time"

	"yanyi/cmd/rooms/hall"
	"yanyi/game/room"
)

// Who leaves games at open tables rests a while before it opens one or sits down there
// again ([manners.Leavers]).

var errRest = &room.Refusal{Code: "rest", What: "games with strangers were left from your address; it rests for some minutes"}

// awayTime is how long after a connection's end it is written down, at the latest, that its
// person is away, beyond the time that people may be.
const awayTime = 15 * time.Second

// leaves notes whoever has gone for good, once that is known.
func (x *visit) leaves() {
	if x.door.Lobby == nil {
		return
	}
	code, key, address := x.code, x.guest.Key, x.address
	time.AfterFunc(x.door.hall.Away+awayTime, func() {
		if hall.Deserted(context.Background(), x.door.hall, code, key) {
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

// maySit refuses who has to rest a seat at a table that is open to anybody.
func (x *visit) maySit(ctx context.Context, say *room.Say) error {
	sits := say.Do == room.Sit || say.Do == room.Ask && say.What == room.Join
	if err := x.door.rests(x.address); err != nil && sits && hall.Open(ctx, x.door.hall, x.code) {
		return err
	}
	return nil
}
