package hall

import (
	"context"
	"errors"

	"yanyi/game"
	"yanyi/game/room"
)

// graceTime is how long a waiting player may be without a connection before the game begins.
const graceTime room.Time = 10_000

// ErrFull is the error of a quick game without a free seat.
var ErrFull = errors.New("no seat is free")

// Seat seats a player at a quick game, on a random free seat. The game begins by the given time
// at the latest, or sooner if another waiting player chose so.
//
// Ruling: the least patient player at a table decides.
func (h *Hall) Seat(ctx context.Context, code string, who room.Key, name string, by room.Time) error {
	for range mostTries {
		seat, listing, err := h.place(ctx, code, by)
		if err != nil {
			return err
		}
		switch err := h.Say(ctx, code, who, &room.Say{V: room.Version, Do: room.Sit, Seat: seat, Name: name}); {
		case refused(err, "taken"):
			continue
		case refused(err, "phase"):
			return ErrFull
		case err != nil:
			return err
		}
		err = h.Say(ctx, code, room.Server, &room.Say{V: room.Version, Do: room.List, List: &listing})
		if refused(err, "nothing") || refused(err, "phase") { // or the game has begun meanwhile
			err = nil
		}
		return err
	}
	return ErrFull
}

// place is a free seat of a quick game, and its entry with one more player.
func (h *Hall) place(ctx context.Context, code string, by room.Time) (at game.Seat, list room.Listing, err error) {
	err = h.within(code, true, func(t *table) error {
		if err := h.load(ctx, code, t); err != nil {
			return err
		}
		list = t.room.Listing()
		free := freeSeats(t.room)
		if t.room.Phase() != room.Gathering || list.Quick == 0 || len(free) == 0 {
			return ErrFull
		}
		if now := h.Now(); list.Quick <= now || by < list.Quick || len(free) == len(t.room.Seats()) {
			list.Quick = by
		}
		at = free[h.Luck.Uint64()%uint64(len(free))]
		return nil
	})
	return at, list, err
}

func freeSeats(r *room.Room) (list []game.Seat) {
	for i, s := range r.Seats() {
		if !s.Taken && s.Level == 0 {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// refused reports whether an error is a refusal with a code.
func refused(err error, code string) bool {
	var no *room.Refusal
	return errors.As(err, &no) && no.Code == code
}

// alarm is the time of the room's next timed event.
func (t *table) alarm() (at room.Time, ok bool) {
	if q := t.room.Listing().Quick; q > 0 && t.room.Phase() == room.Gathering {
		return q, true
	}
	return t.room.Deadline()
}

// fill lets computers take the seats that are free in a quick game whose time has come.
// What another process has done meanwhile is refused, and well.
func (h *Hall) fill(code string) error {
	var says []room.Say
	err := h.within(code, true, func(t *table) error {
		err := h.load(h.ctx, code, t)
		says = t.filling(h.Now())
		return err
	})
	for _, say := range says {
		if err == nil {
			err = h.Say(h.ctx, code, room.Server, &say)
		}
		var no *room.Refusal
		if errors.As(err, &no) {
			err = nil
		}
	}
	if err != nil && h.ctx.Err() == nil {
		h.Log.Error("a quick game", "room", code, "error", err)
	}
	return err
}

// filling is the server's messages in such a game. Without a player who is ready there are none.
func (t *table) filling(now room.Time) (says []room.Say) {
	list, ready := t.room.Listing(), false
	if t.room.Phase() != room.Gathering || list.Quick == 0 || now < list.Quick {
		return nil
	}
	level := max(1, t.room.Setup().Relief)
	for i, s := range t.room.Seats() {
		seat := game.Seat(i)
		ready = ready || s.Taken && s.Ready
		if s.Taken && !s.Ready {
			says = append(says, room.Say{V: room.Version, Do: room.Leave, Seat: seat})
		}
		if s.Level == 0 && !(s.Taken && s.Ready) {
			says = append(says, room.Say{V: room.Version, Do: room.Appoint, Seat: seat, Level: level})
		}
	}
	if !ready {
		return nil
	}
	return says
}
