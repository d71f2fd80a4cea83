package remote

import (
	"yanyi/scenes/host"
	"yanyi/scenes/online"
)

// World is what rooms need of the program.
type World = online.World

// rooms are those of a server.
type rooms struct {
	*online.Client
	world World
	room  *onlineRoom // the last one
}

// New connects to rooms at the named server, "" for the usual one. Offline there are none.
func New(w World, server string) host.Rooms {
	if w.Net == nil {
		return host.Alone{}
	}
	return &rooms{Client: online.New(w, server), world: w}
}

// Room is the current room, nil for none.
func (r *rooms) Room() host.Room {
	now := r.Client.Room()
	if now == nil {
		return nil
	}
	if r.room == nil || r.room.Room != now {
		r.room = &onlineRoom{now, r.world, r.Leave}
	}
	return r.room
}

// onlineRoom is one of them.
type onlineRoom struct {
	*online.Room
	store World
	leave func()
}
