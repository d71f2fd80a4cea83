package hall

import (
	"context"
	"errors"

	"yanyi/game"
	"yanyi/game/room"
)

// graceTime is how long whoever asked for a game may be without a connection before it
// begins.
const graceTime room.Time = 10_000

// ErrFull is that of a quick game in which nobody can sit down any more.
var ErrFull = errors.New("no seat is free")

// Seat seats somebody at a quick game, on one of the free seats by lot. The game begins
// by the time given at the latest, if whoever waits there does not want it sooner.
//
// Ruling: of those who wait at one table the least patient says how long.
func Seat(ctx context.Context, h *Hall, code string, who room.Key, name string, by room.Time) error {
	for range mostTries {
		seat, listing, err := place(ctx, h, code, by)
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
		err = h.Say(ctx, code, room.House, &room.Say{V: room.Version, Do: room.List, List: &listing})
		if refused(err, "nothing") || refused(err, "phase") { // or the game has begun meanwhile
			err = nil
		}
		return err
	}
	return ErrFull
}

// place is a free seat of a quick game, and how it is listed with somebody more.
func place(ctx context.Context, h *Hall, code string, by room.Time) (game.Seat, room.Listing, error) {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer tidy(h, code, t)
	if err := h.load(ctx, code, t); err != nil {
		return 0, room.Listing{}, err
	}
	list := t.room.Listing()
	free := freeSeats(t.room)
	if t.room.Phase() != room.Gathering || list.Quick == 0 || len(free) == 0 {
		return 0, list, ErrFull
	}
	if now := h.Now(); list.Quick <= now || by < list.Quick || len(free) == len(t.room.Seats()) {
		list.Quick = by
	}
	return free[luck{}.Uint64()%uint64(len(free))], list, nil
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

// alarm is when something happens in a room by itself.
func (t *table) alarm() (at room.Time, ok bool) {
	if q := t.room.Listing().Quick; q > 0 && t.room.Phase() == room.Gathering {
		return q, true
	}
	return t.room.Deadline()
}

// fill lets computers take the seats that are free in a quick game whose time has come.
// What another process has done meanwhile is refused, and well.
func fill(h *Hall, code string) {
	t := h.locked(code, true)
	err := h.load(h.ctx, code, t)
	says := t.filling(h.Now())
	tidy(h, code, t)
	t.mu.Unlock()
	for _, say := range says {
		if err == nil {
			err = h.Say(h.ctx, code, room.House, &say)
		}
		var no *room.Refusal
		if errors.As(err, &no) {
			err = nil
		}
	}
	if err != nil && h.ctx.Err() == nil {
		h.Log.Error("a quick game", "room", code, "error", err)
	}
}

// filling is what the House says then. Without anybody who is ready nothing is.
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
